-- The past of both venues from Parquet files: `routeur history import --from FOLDER`.
--
--   bulk_import ─< bulk_import_step      what of a folder is done; a step and its counts are written once
--   archive_file                         the fills and hourly prices of a month, sorted by market, in one file
--
-- * A file that archive_file names never changes. A month that gets more rows gets a new file by a new name, and the row
--   changes to it in the transaction that writes the step.

-- Who imports; none where no row is.
create table bulk_import_lease (
  only_one boolean primary key default true check (only_one),
  holder text not null check (length(holder) between 1 and 40),
  -- By the clock of the database.
  heartbeat_at timestamptz not null
);

create table bulk_import (
  id serial primary key,
  source text not null check (length(source) between 1 and 4096),
  -- Of the files that were found: other files make another import.
  fingerprint text not null check (length(fingerprint) = 64),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Why it ended without being complete.
  abandoned text check (length(abandoned) between 1 and 200),
  check (abandoned is null or finished_at is not null)
);

create unique index bulk_import_open on bulk_import (source) where finished_at is null;

create table bulk_import_step (
  import integer not null references bulk_import (id),
  name text not null check (length(name) between 1 and 200),
  -- How many of what, by name.
  counts json not null,
  done_at timestamptz not null,
  primary key (import, name)
);

create table archive_file (
  kind text not null check (kind in ('trade', 'price')),
  venue text not null check (venue in ('venue_a', 'venue_b')),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  -- Relative to the history folder.
  file text not null check (length(file) between 1 and 200),
  generation integer not null check (generation > 0),
  rows bigint not null,
  bytes bigint not null,
  primary key (kind, venue, month)
);
