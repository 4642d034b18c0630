"""How a game ended, for the list of one's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the result; of games that are over already it is not known here, their records tell it."""
    op.add_column("tables", sa.Column("result", sa.String(100)))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "result")
