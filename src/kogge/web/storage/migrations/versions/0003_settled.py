"""What can no longer be taken back, where the lines alone do not say so."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """All that was played before now stands."""
    op.add_column("tables", sa.Column("settled", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET settled = lines")


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "settled")
