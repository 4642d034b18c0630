"""Reports, bans, and who wants to talk with strangers."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Those who sit at tables now may talk as before."""
    op.add_column("seats", sa.Column("talks", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE seats SET talks = :yes").bindparams(yes=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by_user", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("word", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_index("reports_by_settled", "reports", ["settled", "at"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("bans")
    op.drop_table("reports")
    op.drop_column("seats", "talks")
