"""Devices of people, tickets to sign in on another one, and what each person prefers."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Tokens that were given before name no device; they count on until their person signs out elsewhere."""
    op.add_column("users", sa.Column("preferences", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Index("devices_by_user", "user_id"),
    )
    op.create_table(
        "tickets",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Index("tickets_by_user", "user_id"),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("tickets")
    op.drop_table("devices")
    op.drop_column("users", "preferences")
