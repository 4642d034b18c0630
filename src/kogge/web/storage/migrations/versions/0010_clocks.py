"""Clocks, seats that are marked, and who was sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def columns() -> tuple[tuple[str, sa.Column], ...]:
    """What is new, and where."""
    return (
        ("tables", sa.Column("move_seconds", sa.Integer, nullable=False, server_default="0")),
        ("tables", sa.Column("bank_seconds", sa.Integer, nullable=False, server_default="0")),
        ("tables", sa.Column("time_up", sa.String(8), nullable=False, server_default="bot")),
        ("tables", sa.Column("since", sa.Float)),
        ("tables", sa.Column("before", sa.Float)),
        ("tables", sa.Column("due", sa.Float)),
        ("tables", sa.Column("paused", sa.Float)),
        ("seats", sa.Column("bank", sa.Float)),
        ("seats", sa.Column("mark", sa.String(10))),
        ("seats", sa.Column("agrees", sa.String(8))),
    )


def upgrade() -> None:
    """At the tables that are there no clock runs."""
    for table, column in columns():
        op.add_column(table, column)
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "kept_out",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("kept_out")
    op.drop_index("tables_by_due", "tables")
    for table, column in columns():
        op.drop_column(table, column.name)
