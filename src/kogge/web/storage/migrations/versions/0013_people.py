"""Pages of people, ratings, friends, favourite games."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Everybody is private and unranked."""
    op.add_column("users", sa.Column("page", sa.String(32)))
    op.add_column("users", sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("users_by_page", "users", ["page"], unique=True)
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("high", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "low"])
    op.create_table(
        "friends",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("friend_id", sa.String(32), primary_key=True),
    )
    op.create_table(
        "favourites",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    """Take it away."""
    for name in ("favourites", "friends", "ratings"):
        op.drop_table(name)
    op.drop_index("tables_by_host", "tables")
    op.drop_index("users_by_page", "users")
    op.drop_column("users", "ranked")
    op.drop_column("users", "page")
