"""Initial."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the database to this version."""
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("push", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index("devices_by_user", ["user_id"], unique=False)

    op.create_table(
        "friends",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("friend_id", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "friend_id"),
    )
    op.create_table(
        "mailboxes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("digest", sa.String(length=8), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    with op.batch_alter_table("mailboxes", schema=None) as batch_op:
        batch_op.create_index("mailboxes_by_address", ["address"], unique=False)

    op.create_table(
        "notices",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=4), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", "way"),
    )
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.create_index("notices_by_due", ["due"], unique=False)

    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.create_index("passkeys_by_user", ["user_id"], unique=False)

    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("server", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("visible", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "server"),
    )
    op.create_table(
        "rated_games",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("opponents", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id"),
    )
    with op.batch_alter_table("rated_games", schema=None) as batch_op:
        batch_op.create_index("rated_games_by_table", ["table_id"], unique=False)
        batch_op.create_index("rated_games_by_user", ["user_id", "game", "at"], unique=False)

    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("low", sa.Float(), nullable=False),
        sa.Column("high", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game"),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ratings_by_game", ["game", "low"], unique=False)

    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("by_user", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=True),
        sa.Column("chat_excerpt", sa.String(length=500), nullable=False),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("resolved", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index("reports_by_resolved", ["resolved", "at"], unique=False)

    op.create_table(
        "settings",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "solved",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "kind", "game", "name"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.String(length=200), nullable=False),
        sa.Column("rules", sa.Integer(), server_default="1", nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("undo_floor", sa.Integer(), server_default="0", nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("absence_timeout", sa.Integer(), server_default="180", nullable=False),
        sa.Column("many_seats", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("manual_chance", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("phone_hands", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("guided", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("result", sa.String(length=100), nullable=True),
        sa.Column("move_seconds", sa.Integer(), server_default="0", nullable=False),
        sa.Column("bank_seconds", sa.Integer(), server_default="0", nullable=False),
        sa.Column("time_up", sa.String(length=8), server_default="bot", nullable=False),
        sa.Column("since", sa.Float(), nullable=True),
        sa.Column("before", sa.Float(), nullable=True),
        sa.Column("undone", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("paused", sa.Float(), nullable=True),
        sa.Column("forked", sa.Integer(), server_default="0", nullable=False),
        sa.Column("past", sa.String(length=64), server_default="", nullable=False),
        sa.Column("tournament", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(
            "tables_by_due", ["due"], unique=False, sqlite_where=sa.text("due IS NOT NULL"), postgresql_where=sa.text("due IS NOT NULL")
        )
        batch_op.create_index("tables_by_host", ["host", "status"], unique=False)
        batch_op.create_index("tables_by_status", ["status", "changed"], unique=False)

    op.create_table(
        "tickets",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.create_index("tickets_by_user", ["user_id"], unique=False)

    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.String(length=200), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), server_default="0", nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("move_seconds", sa.Integer(), nullable=False),
        sa.Column("bank_seconds", sa.Integer(), nullable=False),
        sa.Column("time_up", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.create_index("tournaments_by_status", ["status", "changed"], unique=False)

    op.create_table(
        "users",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("epoch", sa.Integer(), server_default="0", nullable=False),
        sa.Column("preferences", sa.Text(), server_default="{}", nullable=False),
        sa.Column("page", sa.String(length=32), nullable=True),
        sa.Column("ranked", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.create_index("users_by_page", ["page"], unique=True)

    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("depth", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("chat_by_table", ["table_id", "id"], unique=False)

    op.create_table(
        "favourites",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("user_id", "table_id"),
    )
    op.create_table(
        "kept_out",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("who", sa.String(length=32), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.create_index(
            "lines_by_who", ["who"], unique=False, sqlite_where=sa.text("who IS NOT NULL"), postgresql_where=sa.text("who IS NOT NULL")
        )

    op.create_table(
        "nudges",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("by_seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("held_at", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("lapsed", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("invited", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("wanted_level", sa.String(length=16), nullable=True),
        sa.Column("wanted_by", sa.String(length=40), nullable=True),
        sa.Column("wanted_at", sa.Float(), nullable=True),
        sa.Column("bank", sa.Float(), nullable=True),
        sa.Column("mark", sa.String(length=10), nullable=True),
        sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("hinted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("agrees", sa.String(length=8), nullable=True),
        sa.Column("chats", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("seats_by_invited", ["invited"], unique=False)
        batch_op.create_index("seats_by_user", ["user_id"], unique=False)
        batch_op.create_index("seats_by_wanted", ["wanted_at"], unique=False)

    op.create_table(
        "tournament_games",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("beaten", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
    )
    with op.batch_alter_table("tournament_games", schema=None) as batch_op:
        batch_op.create_index("tournament_games_by_tournament", ["tournament_id", "round"], unique=False)

    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number"),
    )
    with op.batch_alter_table("tournament_players", schema=None) as batch_op:
        batch_op.create_index("tournament_players_by_user", ["user_id", "tournament_id"], unique=True)
