-- What imports have brought into the archive, a row for each market and transaction: how processes on one database hear of what
-- another one has imported.
--
-- * A row is written in the transaction of what it announces. Rows of the archive that came with it have that transaction as their
--   `xmin`, so that exactly what was new is read again, and nothing is stored twice.
-- * A process names the snapshot of its last look: what is visible now and was not then is new to it, in whatever order
--   transactions were committed.
-- * Rows older than a week are removed when an import begins.

create table imported_past (
  id bigint generated always as identity primary key,
  market integer not null references recorded_market (key),
  -- The transaction that wrote it.
  saved_in xid8 not null default pg_current_xact_id(),
  saved_at timestamptz not null default now(),
  -- The process that hears of it from its own import; null where none does.
  heard_by uuid
);

create index imported_past_saved_in on imported_past (saved_in);
create index imported_past_saved_at on imported_past (saved_at);
