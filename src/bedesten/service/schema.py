"""What the house remembers, as tables of a database. Changes of it are migrations (migrations/versions)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),  # times are milliseconds since 1970
    Column("stage", String(8), nullable=False, index=True),  # waiting, playing, over, closed
    Column("listed", Boolean, nullable=False),
    Column("settings", Text, nullable=False),  # rule set, layout, variants, clock (JSON)
    Column("rules_version", String(16), nullable=False),
    Column("begun_from", Text),  # a position text, if the game was not begun by a set-up
    Column("secret", LargeBinary, nullable=False),  # of the sealed chance; never leaves the house before the end
    Column("epochs", Text, nullable=False, server_default=text("''")),  # of the sealed chance, see fairness.py
    Column("host", String(64), nullable=False, index=True),  # the device of whoever opened the table
    Column("rematch", String(16)),  # the table that goes on from this one
    Column("deal", String(32), index=True),  # if other tables have the same layout and chance: by its name
    Column("deal_until", BigInteger),  # from when on everybody may know the deal
    Column("deal_counts", Boolean),  # the game is compared with others of the deal
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot, resigned, late
    Column("name", Text, nullable=False),
    Column("token", String(64)),  # the device that the seat belongs to: the keyed hash of its secret
    Column("bot", String(32)),  # who plays: the bot of the seat, or the one that stands in
    Column("text", Text, nullable=False),  # what was added to the sealed chance; empty: not yet
    Column("key", String(64)),  # hash of the key that moves the seat to another device, once
    Index("ix_seats_token", "token", "table_id"),
)

entries = Table(  # a game is its answers: rows are added, never changed
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the last judge between two processes
    Column("kind", String(8), nullable=False),  # answer, fate, undo and the others of table.py
    Column("seat", Integer, nullable=False),  # who did it
    Column("word", Text, nullable=False),
    Column("drawn", Integer),  # fate: the number of the draw
    Column("at", BigInteger, nullable=False),
    Column("sum", String(16)),  # of what lies on the table after it, where a turn ends: other rules would have another
)

snapshots = Table(  # see snapshots.py: never needed, but it saves reading
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),  # how many entries it stands for
    Column("version", String(64), nullable=False),  # of the house that made it: no other reads it
    Column("data", LargeBinary, nullable=False),
)

premoves = Table(  # what somebody will answer, said beforehand: see premoves/
    "premoves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),  # a plan (JSON), for nobody else's eyes
)

analyses = Table(  # of finished games: see analyses.py
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("version", String(64), nullable=False),  # of what it was made by: another one would find something else
    Column("asker", String(64), nullable=False),  # the device that asked for it
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),  # of which so many are done
    Column("beat", BigInteger, nullable=False),  # when somebody last worked on it
    Column("data", LargeBinary),  # when it is finished
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer),  # null: a spectator
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64), index=True),  # who has said it, wherever he sits now; null: nobody knows any more
)

processes = Table(  # that serve, or have served lately
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beat", BigInteger, nullable=False),  # when it last said that it is there
    Column("here", Boolean, nullable=False),  # false: it has closed in order
)

closures = Table(  # times at which the house was closed, or could not write: they are counted against nobody
    "closures",
    metadata,
    Column("until", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)

deals = Table(  # layouts and chances that several tables share: see daily/
    "deals",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("day", String(10), index=True),  # 2026-11-18: the deal of a day
    Column("agreed", Text, nullable=False),  # settings and bots of its tables (JSON)
    Column("made", BigInteger, nullable=False),  # from then on its seal is known
    Column("opens", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),  # never leaves the house before `until`
    Column("model", String(16)),  # the table at which a strong bot plays it
)

tries = Table(  # of a device at a deal: one that counts
    "tries",
    metadata,
    Column("deal", String(32), ForeignKey("deals.name", ondelete="CASCADE"), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("rounds", Integer),
    Column("rubies", Integer),
    Column("lira", Integer),
    Column("score", BigInteger),  # the smallest is the best; null: it does not count, or not yet
    Index("ix_tries_ranking", "deal", "score", "ended"),
    Index("ix_tries_of_device", "device", "begun"),
    Index("ix_tries_open", "table_id", postgresql_where=text("ended is null"), sqlite_where=text("ended is null")),
)

lineage = Table("lineage", metadata, Column("mark", Text, primary_key=True))  # a single one: see lineage.py

accounts = Table(  # of people who want their games on several devices: see people/
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),  # to whom seats belong, instead of to a device
    Column("created", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),  # empty: none is reserved
    Column("renamed", BigInteger),  # when the name was last chosen
    Column("email", Text, unique=True),  # as it is compared
    Column("settings", Text, nullable=False),  # of the page, as JSON
    Column("blocked", BigInteger),  # since when
    Column("listed", Boolean, nullable=False, server_default=text("false")),  # stands on leaderboards
    Column("shown", Boolean, nullable=False, server_default=text("false")),  # anybody may look at the profile
)

names = Table(  # that nobody else may take, as they look
    "names",
    metadata,
    Column("looks", String(160), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger),  # of a name that was given up
)

devices = Table(  # at which somebody is signed in
    "devices",
    metadata,
    Column("device", String(64), primary_key=True),  # the keyed hash of its secret
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("proved", BigInteger, nullable=False),  # when a passkey or a link was last used there
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the passkey counts them
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

tickets = Table(  # challenges and links: each is good once, for a short time
    "tickets",
    metadata,
    Column("hashed", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("device", String(64), nullable=False),  # that asked for it
    Column("account", String(16)),  # for which it was asked, or which is to be made
    Column("email", Text),
    Column("until", BigInteger, nullable=False, index=True),
)

channels = Table(  # where somebody is told of what has happened: see notices/
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, email, webhook
    Column("device", String(64), index=True),  # of a push: the browser
    Column("address", Text, nullable=False),  # an URL; empty: the account's address of e-mail
    Column("hashed", String(64), nullable=False, unique=True),  # nobody has the same one twice, and a browser has one person
    Column("format", String(8), nullable=False),  # of a webhook: discord, slack, ntfy
    Column("p256dh", String(128), nullable=False),  # of a push: the browser's public key
    Column("auth", String(32), nullable=False),  # and the secret that it shares with us
    Column("label", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("origin", Text, nullable=False),  # the name of the server as the person calls it; empty: it has none
    Column("gather", Integer, nullable=False),  # minutes for which notices are gathered
    Column("stop", String(32), nullable=False),  # the key with which it is given up
    Column("created", BigInteger, nullable=False),
    Column("free_from", BigInteger, nullable=False),  # until then a process works at it, or it rests
    Column("up_to", BigInteger),  # the last notice of those that are on their way
    Column("failures", Integer, nullable=False),  # in a row
    Column("broken", BigInteger),  # since when nothing can be delivered there
)

notices = Table(  # each for one channel
    "notices",
    metadata,
    Column("n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("channel", String(16), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("key", String(120), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("page", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("until", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger),  # when it was delivered or dropped; it is kept, so that it is not told again
    Index("ix_notices_key", "channel", "key", unique=True),
    Index("ix_notices_waiting", "channel", "n", postgresql_where=text("done is null"), sqlite_where=text("done is null")),
    Index("ix_notices_done", "done"),
    sqlite_autoincrement=True,  # a number is never given again
)

preferences = Table(  # what somebody wants to be told, and when: see notices/preferences.py
    "preferences",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("chosen", Text, nullable=False),  # JSON
)

endings = Table(  # games that are over, until somebody has noted their results: see history/
    "endings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger, nullable=False, index=True),  # not before; the oldest come first
)

results = Table(  # of finished games: a row for each person, which never changes
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),  # the device or account to which the seat belongs
    Column("ended", BigInteger, nullable=False),
    Column("rules", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("has_left", Boolean, nullable=False),  # a bot has ended the game in that seat
    Column("rounds", Integer, nullable=False),
    Column("rubies", Integer, nullable=False),
    Column("lira", Integer, nullable=False),
    Column("luck", Integer, nullable=False),  # in tenths of a lira
    Column("places", Text, nullable=False),  # in how many turns something was done where (JSON)
    Column("sources", Text, nullable=False),  # where rubies came from (JSON)
    Column("before", Float),  # the mean of the rating before it, at a rated table
    Column("mu", Float),  # and the rating after it
    Column("sigma", Float),
    Column("nth", Integer),  # which rated game it was, by these rules with so many players
    Index("ix_results_of_person", "person", "ended"),
    Index("ix_results_totals", "person", "rules", "players", "rank", "rounds", "has_left"),
)

ratings = Table(  # of accounts, by rule set and number of players
    "ratings",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", String(16), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ladder", Integer),  # the points with which it stands on the leaderboard; null: it does not
    Index("ix_ratings_leaderboard", "rules", "players", "ladder", "account"),
)

invitations = Table(  # of accounts, to tables that wait for players
    "invitations",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", String(64), nullable=False, index=True),  # a person at the table
    Column("at", BigInteger, nullable=False),
)

unwelcome = Table(  # whose invitations somebody does not want
    "unwelcome",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True, index=True),
    Column("name", Text, nullable=False),  # as it was read on the invitation
)

seekers = Table(  # people who look for others to play with: see pairing/
    "seekers",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("origin", String(64), index=True),  # keyed hash of the address, for limits alone; null: this machine
    Column("pace", String(8), nullable=False),
    Column("rules", String(16), nullable=False),  # empty: any
    Column("players", Integer, nullable=False),  # 0: any number
    Column("bot", String(32)),  # may fill the table
    Column("bots_after", Integer, nullable=False),  # seconds
    Column("since", BigInteger, nullable=False, index=True),
    Column("there_until", BigInteger, nullable=False, index=True),  # unless it is said again that the person is there
    Column("party", String(16), index=True),
    Column("is_confirmed", Boolean, nullable=False),
    Column("table_id", String(16)),  # where the game has begun
    Column("barred_until", BigInteger, nullable=False),  # has left others waiting
)

parties = Table(  # of seekers who were matched, until their game begins
    "parties",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("pace", String(8), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("bot", String(32)),  # in the seats that are left
    Column("people", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # when all must have said that they are there
)

waits = Table(  # how long people waited for games that came about
    "waits",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("pace", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waited", BigInteger, nullable=False),  # milliseconds
    Index("ix_waits_pace", "pace", "at"),
)

tournaments = Table(  # see tournaments/
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("organiser", String(64), nullable=False, index=True),  # the person who leads it
    Column("name", Text, nullable=False),
    Column("stage", String(8), nullable=False, index=True),  # open, playing, over, closed
    Column("listed", Boolean, nullable=False),
    Column("agreed", Text, nullable=False),  # settings of its tables, rounds, who may enter (JSON)
    Column("round", Integer, nullable=False),  # that is played, or was played last
    Column("seed", LargeBinary, nullable=False),  # pairings follow from it; never leaves the house
    Column("begins", BigInteger),  # when the next round begins by itself
    Column("version", Integer, nullable=False),  # counts its changes: the last judge between two processes
    Index("ix_tournaments_list", "listed", "created"),
)

entrants = Table(  # who plays in a tournament
    "entrants",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("entered", BigInteger, nullable=False),
    Column("gone", BigInteger),  # since when; nobody is paired with him any more
    Column("why", String(8)),  # left, removed
    Index("ix_entrants_once", "tournament", "person", unique=True),
)

seatings = Table(  # who sits where in a round, and how it has ended
    "seatings",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", Integer, nullable=False),  # its number in the round; 0: a bye
    Column("seat", Integer),
    Column("table_id", String(16), index=True),
    Column("place", Integer),  # at the table, when the game is over
    Column("points", Integer),  # null: the game goes on, or is to be compared with others of the same deal
    Column("rubies", Integer),
    Column("lira", Integer),
    Column("forfeit", Boolean),
    Column("corrected", Boolean),
    Column("settled", BigInteger),
    Index("ix_seatings_open", "table_id", postgresql_where=text("settled is null"), sqlite_where=text("settled is null")),
)

tournament_log = Table(  # what the organiser and the server did, for everybody to read
    "tournament_log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("tournament", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),
    Column("detail", Text, nullable=False),  # JSON
)
