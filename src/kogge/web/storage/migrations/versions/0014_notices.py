"""It is your turn: where people are told, what is to be told, and whether those who are present look."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has asked for notices yet."""
    op.add_column("devices", sa.Column("push", sa.Text))
    op.add_column("presence", sa.Column("looks", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "notices",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(4), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Index("notices_by_due", "due"),
    )
    op.create_table(
        "mailboxes",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String(8), nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Index("mailboxes_by_address", "address"),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("mailboxes")
    op.drop_table("notices")
    op.drop_column("presence", "looks")
    op.drop_column("devices", "push")
