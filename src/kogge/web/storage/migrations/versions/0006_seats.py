"""How long somebody may be away, who may take several seats, and who asks for a bot to stand in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add what a table's maker decides about its seats, and what is asked for there."""
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="180"))
    op.add_column("tables", sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("wanted_level", sa.String(16)))
    op.add_column("seats", sa.Column("wanted_by", sa.String(40)))
    op.add_column("seats", sa.Column("wanted_at", sa.Float))
    op.create_index("seats_by_wanted", "seats", ["wanted_at"])


def downgrade() -> None:
    """Take it away."""
    op.drop_index("seats_by_wanted", "seats")
    for name in ("wanted_level", "wanted_by", "wanted_at"):
        op.drop_column("seats", name)
    op.drop_column("tables", "many_seats")
    op.drop_column("tables", "patience")
