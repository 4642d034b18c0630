"""The engine explains: what was found out about finished games, and tables where people may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing is known yet, and nobody may ask at the tables that are there."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.Integer, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
