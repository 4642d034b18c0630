"""Tables that play on from a moment of another game; lessons and puzzles that somebody has solved."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """The tables that are there have all their lines from themselves; nobody has solved anything yet."""
    op.add_column("tables", sa.Column("forked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("past", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "solved",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("solved")
    op.drop_column("tables", "past")
    op.drop_column("tables", "forked")
