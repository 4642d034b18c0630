"""By which version of the rules a table is played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables begun before there were versions are played on by the first."""
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "rules")
