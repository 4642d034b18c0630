"""Tables with the cardboard game on them, and tables whose players hold their hands on their phones."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """At the tables that are there chance is drawn, and everyone sees the whole board."""
    op.add_column("tables", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hands", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "hands")
    op.drop_column("tables", "told")
