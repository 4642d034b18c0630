"""Tokens that can be made void, who is present, the archive."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what several servers and long years need."""
    op.add_column("users", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take it away; unpack archived games first."""
    op.drop_table("archive")
    op.drop_table("presence")
    op.drop_column("users", "epoch")
