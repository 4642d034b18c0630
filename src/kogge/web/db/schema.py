"""The schema of the database, table by table. `migrations/` brings an older database to it; `make migration` writes a new one."""

from __future__ import annotations

from collections import namedtuple

import sqlalchemy as sa

HEAD = "0001"  # the newest migration
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.String(200), nullable=False),  # separated by spaces, as in a record
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),  # the version of the rules it is played by
    sa.Column("secret", sa.String(64), nullable=False),  # where this table's chance comes from; never shown
    sa.Column("status", sa.String(8), nullable=False),  # open: waits for people · running · over · record: read from a file
    sa.Column("version", sa.Integer, nullable=False),  # counts every change of the record
    sa.Column(
        "revision", sa.Integer, nullable=False
    ),  # counts every change that can be seen there: those of the record, who sits down, talk
    sa.Column("lines", sa.Integer, nullable=False),  # how many the record has
    # so many lines can no longer be taken back (`Match.undo_floor`); a bot's move made in somebody's stead settles all that is there
    sa.Column("undo_floor", sa.Integer, nullable=False, server_default="0"),
    sa.Column("turn", sa.Integer),  # the seat to decide; 0: chance must be told
    sa.Column("listed", sa.Boolean, nullable=False),  # may strangers find it in the lobby?
    sa.Column("host", sa.String(32), nullable=False),  # who opened it
    sa.Column("rematch", sa.String(32)),  # the table where they play again
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("absence_timeout", sa.Integer, nullable=False, server_default="180"),  # seconds away after which a bot may be asked for
    sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()),  # may one person take several open seats?
    sa.Column(
        "manual_chance", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # with real cards: chance is told, not drawn; no secret
    sa.Column("hands", sa.Boolean, nullable=False, server_default=sa.false()),  # one screen for all, everyone's phone is their hand
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # may people ask the engine?
    sa.Column("result", sa.String(100)),  # when it is over: the points by seat, those who have won with a star: `31 24* 28`
    sa.Column("move_seconds", sa.Integer, nullable=False, server_default="0"),  # a decision's own time; 0: no clock (clocks.py)
    sa.Column("bank_seconds", sa.Integer, nullable=False, server_default="0"),  # each seat's time beyond that, for the whole game
    sa.Column("time_up", sa.String(8), nullable=False, server_default="bot"),  # then: bot: one plays on · ask: the others decide
    sa.Column("since", sa.Float),  # since when the seat to decide may do so,
    sa.Column("before", sa.Float),  # since when the decision before it could be made,
    sa.Column("due", sa.Float),  # and when its time is up; empty: no clock runs
    sa.Column("paused", sa.Float),  # since when the clock stands still
    sa.Column("forked", sa.Integer, nullable=False, server_default="0"),  # so many lines were taken over from another game (forks.py)
    sa.Column("past", sa.String(64), nullable=False, server_default=""),  # their hash: part of what the deal is sealed with (deal.py)
    sa.Index("tables_by_status", "status", "changed"),
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_host", "host", "status"),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("who", sa.String(32)),  # the person; empty for chance and bots
    sa.Column("at", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # person · bot · open
    sa.Column("user_id", sa.String(32)),  # whose screen; several seats of one person: hot seat
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(16)),  # of a bot, or of the bot that stands in for an absent person
    sa.Column("wanted_level", sa.String(16)),  # the bot that somebody has asked for in the absent person's stead,
    sa.Column("wanted_by", sa.String(40)),  # who asked; this stays while the bot stands in,
    sa.Column("wanted_at", sa.Float),  # and when it sits down, unless they are back
    sa.Column("bank", sa.Float),  # seconds left of the table's `bank_seconds`; empty: all
    sa.Column("mark", sa.String(10)),  # time: theirs is up · conceded
    sa.Column("assisted", sa.Boolean, nullable=False, server_default=sa.false()),  # a bot held a user's seat, or their time ran out
    sa.Column("agrees", sa.String(8)),  # to what its person agrees: pause, or bot, for somebody whose time is up
    sa.Column("talks", sa.Boolean, nullable=False, server_default=sa.false()),  # where strangers play: do they want to talk?
    sa.Index("seats_by_user", "user_id"),
    sa.Index("seats_by_wanted", "wanted_at"),
)

kept_out = sa.Table(  # who was sent away from a table before it began
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
    sa.Column("preferences", sa.Text, nullable=False, server_default="{}"),  # what they have chosen (preferences.py), as JSON
    sa.Column("page", sa.String(32)),  # the address of their page; empty: nobody else sees it
    sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()),  # do they want to be in rankings?
    sa.Index("users_by_page", "page", unique=True),
)

devices = sa.Table(  # where a person is signed in; a token is valid as long as the row of its device is here
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),  # browser and system, as it told them
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # when it was last used, to the day
    sa.Column("push", sa.Text),  # how it is reached by push: endpoint and keys, as JSON
    sa.Index("devices_by_user", "user_id"),
)

tickets = sa.Table(  # to sign in on another device, once
    "tickets",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of what must be shown
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # what it is good for: code · link · register · sign-in
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
    sa.Column("opponents", sa.Text, nullable=False),  # their strengths before the game, from first to last, as JSON
    sa.Column("place", sa.Integer, nullable=False),  # how many of them came before the user
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("rated_games_by_user", "user_id", "game", "at"),
    sa.Index("rated_games_by_table", "table_id"),
)

friends = sa.Table(  # each pair twice
    "friends",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("friend_id", sa.String(32), primary_key=True),
)

favourites = sa.Table(  # games to look at again
    "favourites",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)

reports = sa.Table(  # reports of users to the moderators, about tables and other users
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),  # it may be gone
    sa.Column("by_user", sa.String(32), nullable=False),
    sa.Column("about", sa.String(32)),  # a person
    sa.Column("word", sa.String(500), nullable=False),  # what they said at the table
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("resolved", sa.Float),  # when a moderator marked it as resolved
    sa.Index("reports_by_resolved", "resolved", "at"),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # ban: may do nothing · mute: may not talk
    sa.Column("whom", sa.String(64), nullable=False),  # a person's id, or an address range
    sa.Column("until", sa.Float),  # empty: for good
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

settings = sa.Table(
    "settings", metadata, sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.String(200), nullable=False)
)

presence = sa.Table(  # who is at which table, as each server process says; only where several share the database
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # the server says it again before then; later: when they were last there
    sa.Column("looks", sa.Boolean, nullable=False, server_default=sa.true()),  # or is the page open where nobody sees it?
)

notices = sa.Table(  # whom to tell that it is their turn
    "notices",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("way", sa.String(4), primary_key=True),  # push · mail
    sa.Column("version", sa.Integer, nullable=False),  # of the table, when the turn began
    sa.Column("due", sa.Float),  # not before then; whoever tells it puts it off meanwhile. Empty: it was told
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("notices_by_due", "due"),
)

passkeys = sa.Table(  # public keys that people sign in with
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of its own id, which may be long
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("credential", sa.Text, nullable=False),  # id and public key, as WebAuthn writes them, in base64
    sa.Column("name", sa.String(60), nullable=False),  # where it was made
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("passkeys_by_user", "user_id"),
)

mailboxes = sa.Table(
    "mailboxes",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),  # they have opened the link that was sent there
    sa.Column("digest", sa.String(8), nullable=False),  # how often a letter may come: hour · day · never
    sa.Column("last", sa.Float, nullable=False),  # when the last one came
    sa.Index("mailboxes_by_address", "address"),
)

archive = sa.Table(  # the lines of games long over, packed: JSON of [text, who, at], compressed
    "archive",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("packed", sa.LargeBinary, nullable=False),
)

solved = sa.Table(  # lessons and puzzles that somebody has solved
    "solved",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # lessons · puzzles
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

analyses = sa.Table(  # what was found out about finished games: the JSON of kogge.analysis, compressed
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("depth", sa.Integer, nullable=False),
    sa.Column("progress", sa.Float, nullable=False),  # 1: it is whole
    sa.Column("packed", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),  # when it last grew
)

# what is read for every move; SQLAlchemy's own rows are slower to look into
TableRow = namedtuple("TableRow", [column.name for column in tables.columns])  # type: ignore[misc]
SeatRow = namedtuple("SeatRow", [column.name for column in seats.columns])  # type: ignore[misc]
