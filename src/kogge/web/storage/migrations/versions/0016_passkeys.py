"""Passkeys: what people sign in with on a device that knows them by finger, face or key."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Index("passkeys_by_user", "user_id"),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("passkeys")
