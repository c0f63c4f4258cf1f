-- What the venues still know of the past, fetched afterwards by `routeur history import`.
--
--   import_run ─< market, event, series …      settled markets that no listing has ever shown
--   recorded_market ─┬─  history_import        how far the past of a market is here
--                    ├─< archived_trade
--                    └─< archived_price
--
-- * A market's past is written in one transaction with its row of history_import: it is here as far as that says.
-- * A trade is recorded or archived, never both: whoever writes one looks at the other, holding the recorder's session.
-- * Runs are numbered from the sequence of listing_cycle and stand beside it: a row that an import was the first to have
--   names it as its `first_cycle`, while leases and complete readings of the listings know nothing of it.

create table import_run (
  id integer primary key default nextval('listing_cycle_id_seq'),
  venue text not null check (venue in ('venue_a', 'venue_b')),
  -- How far back settled markets were asked for.
  since timestamptz not null,
  started_at timestamptz not null,
  -- By the clock of the database: a run without a recent one is over.
  heartbeat_at timestamptz not null,
  -- When every settled market back to `since` had been seen.
  listed_at timestamptz,
  finished_at timestamptz,
  -- Why it is not complete, and what was found.
  reason text check (length(reason) between 1 and 40),
  detail text check (length(detail) <= 2000),
  -- Settled markets seen, those of them that were new, and payloads that did not fit.
  markets integer not null,
  new_markets integer not null,
  quarantined integer not null,
  -- Markets whose past was fetched by this run, and those where that failed to the last.
  imported integer not null,
  failed integer not null,
  check (reason is null or finished_at is not null)
);

create unique index import_run_under_way on import_run (venue) where finished_at is null;
create index import_run_venue on import_run (venue, id);

-- Spans are half-open. Null: nothing was fetched yet.
create table history_import (
  market integer primary key references recorded_market (key),
  trades_from timestamptz,
  trades_until timestamptz,
  -- The newest that many were kept, and there were more; null when all were.
  trades_cut_at integer check (trades_cut_at > 0),
  trades integer not null,
  prices_from timestamptz,
  prices_until timestamptz,
  prices integer not null,
  -- Why the last attempt failed; null when it did not.
  failure text check (length(failure) between 1 and 500),
  check ((trades_from is null) = (trades_until is null)),
  check ((prices_from is null) = (prices_until is null))
);

create index history_import_failed on history_import (market) where failure is not null;

-- As tick_trade, without when it was received.
create table archived_trade (
  ts timestamptz not null,
  quantity bigint not null,
  market integer not null references recorded_market (key),
  price integer not null,
  flags smallint not null,
  -- In one order everywhere, whatever the database sorts by.
  id text collate "C" not null,
  primary key (market, ts, id)
);

-- The last price of Yes in each hour that had one.
create table archived_price (
  ts timestamptz not null,
  market integer not null references recorded_market (key),
  price integer not null check (price between 0 and 1000000),
  primary key (market, ts)
);
