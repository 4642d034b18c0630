"""From which line on every chance event has a key of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What was dealt before now came from one stream a move; games go on with keys. Tables that wait for people show their old seal."""
    op.add_column("tables", sa.Column("keyed", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET keyed = CASE WHEN lines = 0 THEN -1 ELSE lines END")


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "keyed")
