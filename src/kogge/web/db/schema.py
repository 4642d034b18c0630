"""The schema of the database, table by table. `migrations/` upgrades an older database to it; `make migration` writes a new migration."""

from __future__ import annotations

import sqlalchemy as sa

HEAD = "0001"  # the newest migration
# Code whose HEAD is at least this may use a database of HEAD: old and new workers share it during an upgrade, and a new version can be
# taken back. A migration that only adds what old code can ignore leaves it as it is ("expand"); one that drops or renames something that
# old code needs raises it ("contract"), and belongs into a later release than the code that no longer needs it.
COMPATIBLE = "0001"
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.String(200), nullable=False),  # separated by spaces, as in a record
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),  # the version of the rules
    sa.Column("secret", sa.String(64), nullable=False),  # the source of this table's chance; shown only when the game is over
    sa.Column("status", sa.String(8), nullable=False),  # open: waits for people · running · over · record: read from a file
    sa.Column("version", sa.Integer, nullable=False),  # counts every change of the record
    sa.Column("revision", sa.Integer, nullable=False),  # counts every visible change: of the record, the seats, the chat
    sa.Column("lines", sa.Integer, nullable=False),  # how many lines the record has
    # lines that can no longer be undone (`Match.undo_floor`); a move by a bot makes all lines so far final
    sa.Column("undo_floor", sa.Integer, nullable=False, server_default="0"),
    sa.Column("turn", sa.Integer),  # the seat to decide; 0: a chance event must be entered
    sa.Column("listed", sa.Boolean, nullable=False),  # whether it is listed in the lobby
    sa.Column("host", sa.String(32), nullable=False),  # who opened it
    sa.Column("rematch", sa.String(32)),  # the table of the rematch
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("absence_timeout", sa.Integer, nullable=False, server_default="180"),  # seconds away after which a bot may be asked for
    sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()),  # may one user take several open seats?
    sa.Column(
        "manual_chance", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # with real cards: people enter chance events; no secret
    sa.Column("phone_hands", sa.Boolean, nullable=False, server_default=sa.false()),  # one shared screen, everyone's phone shows their hand
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # may players ask the engine?
    sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()),  # the guided first game: tips while playing
    sa.Column("result", sa.String(100)),  # when it is over: the points by seat, winners with a star: `31 24* 28`
    sa.Column("move_seconds", sa.Integer, nullable=False, server_default="0"),  # time for each decision; 0: no clock (clocks.py)
    sa.Column("bank_seconds", sa.Integer, nullable=False, server_default="0"),  # each seat's extra time for the whole game
    sa.Column("time_up", sa.String(8), nullable=False, server_default="bot"),  # when time is up: bot: one plays on · ask: the others decide
    sa.Column("since", sa.Float),  # when the seat to decide got its turn
    sa.Column("before", sa.Float),  # when the seat before it got its turn; empty: that decision was undone, or its time is spent
    sa.Column("undone", sa.Integer, nullable=False, server_default="0"),  # decisions that a seat makes again without getting new time
    sa.Column("due", sa.Float),  # when its time is up; empty: no clock runs
    sa.Column("paused", sa.Float),  # when the clock was paused; empty: it is not
    sa.Column("forked", sa.Integer, nullable=False, server_default="0"),  # how many lines were taken over from another game (forks.py)
    sa.Column("past", sa.String(64), nullable=False, server_default=""),  # their hash, part of the commitment to the deal (fairness.py)
    sa.Column("tournament", sa.String(32)),  # the series or tournament that it belongs to
    sa.Index("tables_by_status", "status", "changed"),
    sa.Index("tables_by_due", "due", sqlite_where=sa.text("due IS NOT NULL"), postgresql_where=sa.text("due IS NOT NULL")),
    sa.Index("tables_by_host", "host", "status"),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("who", sa.String(32)),  # the user; empty for chance and bots
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("lines_by_who", "who", sqlite_where=sa.text("who IS NOT NULL"), postgresql_where=sa.text("who IS NOT NULL")),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # person · bot · open
    sa.Column("user_id", sa.String(32)),  # several seats of one user: they share a screen
    sa.Column("invited", sa.String(32)),  # the user for whom an open seat is kept until they accept or decline
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(16)),  # of a bot, or of the bot that stands in for a player
    sa.Column("wanted_level", sa.String(16)),  # the level of the bot that was requested for an absent player
    sa.Column("wanted_by", sa.String(40)),  # who requested it; kept while the bot stands in
    sa.Column("wanted_at", sa.Float),  # when it sits down, unless the player is back
    sa.Column("bank", sa.Float),  # seconds left of the table's `bank_seconds`; empty: all of them
    sa.Column("mark", sa.String(10)),  # time: their time is up · conceded · won: their only opponent has conceded
    sa.Column("assisted", sa.Boolean, nullable=False, server_default=sa.false()),  # a bot held a user's seat, or their time ran out
    sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()),  # the user asked for a hint
    sa.Column("agrees", sa.String(8)),  # what the player agrees to: pause, or bot (for somebody whose time is up)
    sa.Column("chats", sa.Boolean, nullable=False, server_default=sa.false()),  # at a table of strangers: do they want to chat?
    sa.Index("seats_by_user", "user_id"),
    sa.Index("seats_by_invited", "invited"),
    sa.Index("seats_by_wanted", "wanted_at"),
)

kept_out = sa.Table(  # users whom a host removed from a table before it began
    "kept_out",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # tokens of an earlier epoch are void
    sa.Column("preferences", sa.Text, nullable=False, server_default="{}"),  # see preferences.py, as JSON
    sa.Column("page", sa.String(32)),  # the address of their public profile; empty: it is private
    sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()),  # do they want to appear in rankings?
    sa.Index("users_by_page", "page", unique=True),
)

devices = sa.Table(  # where a user is signed in; a token is valid as long as the row of its device exists
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),  # browser and system, from its User-Agent
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # when it was last used, to the day
    sa.Column("push", sa.Text),  # its push subscription: endpoint and keys, as JSON
    sa.Index("devices_by_user", "user_id"),
)

tickets = sa.Table(  # to sign in on another device; each is valid once
    "tickets",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the secret
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # its purpose: code · link · register · sign-in
    sa.Column("until", sa.Float, nullable=False),
    sa.Index("tickets_by_user", "user_id"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
)

ratings = sa.Table(  # on the arena's scale
    "ratings",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("low", sa.Float, nullable=False),  # of the 95 % interval
    sa.Column("high", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_by_game", "game", "low"),
)

rated_games = sa.Table(  # what a user's rating follows from: one row for each rated game
    "rated_games",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),  # the table may be deleted
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("opponents", sa.Text, nullable=False),  # their ratings before the game, from first to last, as JSON
    sa.Column("place", sa.Integer, nullable=False),  # how many of them finished before the user
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("rated_games_by_user", "user_id", "game", "at"),
    sa.Index("rated_games_by_table", "table_id"),
)

friends = sa.Table(  # each pair is stored twice
    "friends",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("friend_id", sa.String(32), primary_key=True),
)

favourites = sa.Table(  # games that a user has bookmarked
    "favourites",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)

reports = sa.Table(  # reports of users to the moderators, about tables and other users
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),  # it may have been removed
    sa.Column("by_user", sa.String(32), nullable=False),
    sa.Column("about", sa.String(32)),  # a user
    sa.Column("chat_excerpt", sa.String(500), nullable=False),  # the latest chat messages of the reported user
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("resolved", sa.Float),  # when a moderator marked it as resolved
    sa.Index("reports_by_resolved", "resolved", "at"),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # ban: may change nothing · mute: may not chat
    sa.Column("whom", sa.String(64), nullable=False),  # a user's id, or an address range
    sa.Column("until", sa.Float),  # empty: permanently
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

settings = sa.Table(
    "settings", metadata, sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.String(200), nullable=False)
)

presence = sa.Table(  # who is at which table, by server process; only where several share the database
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # the server renews it before then; afterwards: when they were last there
    sa.Column("visible", sa.Boolean, nullable=False, server_default=sa.true()),  # false: their pages of it are all hidden
)

notices = sa.Table(  # notifications of a user's turn
    "notices",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("way", sa.String(4), primary_key=True),  # push · mail
    sa.Column("version", sa.Integer, nullable=False),  # the table's version when the turn began
    sa.Column("due", sa.Float),  # when to send it; a server postpones it while it tries to send it. Empty: it was sent
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("notices_by_due", "due"),
)

passkeys = sa.Table(  # public keys that users sign in with
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the credential's id, which may be long
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("credential", sa.Text, nullable=False),  # id and public key as in WebAuthn, in base64
    sa.Column("name", sa.String(60), nullable=False),  # where it was created
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("passkeys_by_user", "user_id"),
)

mailboxes = sa.Table(
    "mailboxes",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),  # they have opened the link that was sent there
    sa.Column("digest", sa.String(8), nullable=False),  # how often a mail may be sent: hour · day · never
    sa.Column("last", sa.Float, nullable=False),  # when the last mail was sent
    sa.Index("mailboxes_by_address", "address"),
)

archive = sa.Table(  # the lines of games that ended long ago: JSON of [text, who, at], compressed
    "archive",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("packed", sa.LargeBinary, nullable=False),
)

solved = sa.Table(  # lessons and puzzles that a user has solved
    "solved",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # lessons · puzzles
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

analyses = sa.Table(  # analyses of finished games: the JSON of kogge.analysis, compressed
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("depth", sa.Integer, nullable=False),
    sa.Column("progress", sa.Float, nullable=False),  # 1: complete
    sa.Column("packed", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),  # when it last changed
)

plans = sa.Table(  # what a player has planned for coming decisions, in games over days
    "plans",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("plan", sa.Text, nullable=False),  # decision to answer and its basis, as JSON (plans/service.py)
    # lines of the record when it was last used or saved on the player's own turn: no plan is played there, also after an undo; -1: none
    sa.Column("held_at", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("lapsed", sa.Integer, nullable=False, server_default="0"),  # answers that were dropped because something had changed
)

nudges = sa.Table(  # reminders from one player to the one to decide; the latest for each
    "nudges",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),  # who was reminded
    sa.Column("by_seat", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the table, when it was sent
    sa.Column("at", sa.Float, nullable=False),
)

tournaments = sa.Table(  # several games of the same people: a series at one table, or rounds at several
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # series · tournament
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.String(200), nullable=False),
    sa.Column("places", sa.Integer, nullable=False),  # how many people may take part
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),  # the current one; 0: it has not begun
    sa.Column("status", sa.String(8), nullable=False),  # open · running · over
    sa.Column("move_seconds", sa.Integer, nullable=False),  # the clock of its tables (clocks.py)
    sa.Column("bank_seconds", sa.Integer, nullable=False),
    sa.Column("time_up", sa.String(8), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tournaments_by_status", "status", "changed"),
)

tournament_players = sa.Table(
    "tournament_players",
    metadata,
    sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # in the order in which they joined
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Index("tournament_players_by_user", "user_id", "tournament_id", unique=True),
)

tournament_games = sa.Table(
    "tournament_games",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),  # the table may be deleted
    sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("people", sa.Text, nullable=False),  # the numbers of the players by seat, 0 for a bot, as JSON
    sa.Column("beaten", sa.Text, nullable=False, server_default=""),  # when it is over: the opponents beaten by seat, ties half, as JSON
    sa.Index("tournament_games_by_tournament", "tournament_id", "round"),
)
