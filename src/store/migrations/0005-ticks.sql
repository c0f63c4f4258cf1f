-- What was recorded of prices, by the second. Times are ours (when it was received) except a trade's, which is its venue's.
--
--   recorder_session        who records, and up to when everything is saved
--   recorded_market ─┬─< book_gap                when nothing is known of a book
--                    └─< tick_<kind>_<hour>_<part>     hot hours, made like the four templates below
--                             │ seal
--                             └──► Parquet files, named by tick_hour
--
-- * Prices are millionths of a dollar, quantities millionths of a contract, depths ten-billionths of a dollar.
-- * A row of an hour is in a hot table or in a sealed file, never in both: tick_hour says which, and changes in the
--   transaction that drops the table. Rows that come after an hour was sealed make a further part of it.
-- * The templates stay empty.

create table recorded_market (
  key serial primary key,
  venue text not null check (venue in ('venue_a', 'venue_b')),
  id text not null check (length(id) between 1 and 500),
  -- Its book is being recorded: no gap is open. The next recorder opens one where this one died.
  live boolean not null default false,
  -- When recording of its book began; null if it never has.
  book_from timestamptz,
  unique (venue, id)
);

create index recorded_market_live on recorded_market (key) where live;

-- The latest row that is not over records; every flush takes it first, so that two never record together.
create table recorder_session (
  id serial primary key,
  started_at timestamptz not null,
  covered_until timestamptz not null,
  -- By the clock of the database: a session without a recent one is dead.
  heartbeat_at timestamptz not null,
  over boolean not null default false,
  -- How many of its batches are saved: one whose commit was not heard of is not written twice.
  batches integer not null default 0 check (batches >= 0),
  -- Trades since then may not have been fetched yet when it began. Null in the first session of all.
  trades_from timestamptz
);

create unique index recorder_session_current on recorder_session (over) where not over;

create table book_gap (
  market integer not null references recorded_market (key),
  began_at timestamptz not null,
  -- Null while it lasts.
  ended_at timestamptz,
  cause text not null check (length(cause) between 1 and 40),
  primary key (market, began_at),
  check (ended_at >= began_at)
);

create unique index book_gap_open on book_gap (market) where ended_at is null;
create index book_gap_ended on book_gap (ended_at);

-- Trades that were missed and could not be fetched afterwards; of all markets of the venue where none is named.
create table trade_gap (
  id bigserial primary key,
  venue text not null check (venue in ('venue_a', 'venue_b')),
  market integer references recorded_market (key),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  cause text not null check (length(cause) between 1 and 40),
  check (ended_at >= began_at)
);

create index trade_gap_venue on trade_gap (venue, ended_at);

create table tick_hour (
  kind text not null check (kind in ('quote', 'trade', 'top', 'depth')),
  hour timestamptz not null,
  part smallint not null check (part >= 0),
  -- Null while hot. Relative to the history folder.
  file text check (length(file) between 1 and 200),
  rows bigint,
  bytes bigint,
  -- Of the rows, the same whether computed here or from the file.
  checksum text,
  sealed_at timestamptz,
  primary key (kind, hour, part),
  check ((file is null) = (rows is null) and (file is null) = (bytes is null) and (file is null) = (checksum is null)
    and (file is null) = (sealed_at is null))
);

create index tick_hour_hot on tick_hour (kind, hour) where file is null;

-- The last quote of each second in which it changed; no asks in a quote that became stale.
create table tick_quote (
  ts timestamptz not null,
  market integer not null,
  yes_ask integer,
  no_ask integer,
  -- The last trade.
  price integer
);

create index tick_quote_market on tick_quote (market, ts);

create table tick_trade (
  -- The venue's time.
  ts timestamptz not null,
  received_at timestamptz not null,
  quantity bigint not null,
  market integer not null,
  -- Of Yes.
  price integer not null,
  -- 1: the taker sold; 2: the outcome is No; 4: a block trade.
  flags smallint not null,
  id text not null
);

-- No trade is there twice, whoever tells it.
create unique index tick_trade_id on tick_trade (market, id);
create index tick_trade_market on tick_trade (market, ts, id);

-- The last state of each second in which the top changed; `ts` is when that state began.
create table tick_top (
  ts timestamptz not null,
  bid_quantity bigint,
  ask_quantity bigint,
  yes_depth bigint not null,
  no_depth bigint not null,
  market integer not null,
  bid integer,
  ask integer,
  changes integer not null
);

create index tick_top_market on tick_top (market, ts);

-- What each second changed in a book. `ts` is the start of the second, the state that of its end.
create table tick_depth (
  ts timestamptz not null,
  -- What rests at the price now; 0 removes it.
  quantity bigint not null,
  market integer not null,
  price integer not null,
  -- 0: a bid; 1: an ask; 2: the book is emptied first, and every level follows; 3: from now on every level is proven;
  -- 4: from now on the best prices are. Within one ts: 2 first, then 3 or 4, then levels.
  entry smallint not null
);

create index tick_depth_market on tick_depth (market, ts);
