-- The lives of leads, and who records them.
--
--   watch_session      who records leads: every batch takes its row first
--   lead ─< lead_event what became of one, appended; an `executable` is written with its row of outbox
--
-- * A life is one row, from when the two asks left something until they no longer did. A lead that opens again is another
--   life. A life that is over is never changed.
-- * Money is in millionths of a dollar.

create table watch_session (
  id serial primary key,
  started_at timestamptz not null,
  -- By the clock of the database: a session without a recent one is dead.
  heartbeat_at timestamptz not null,
  over boolean not null default false,
  -- How many of its batches are saved: one whose commit was not heard of is not written twice.
  batches integer not null default 0 check (batches >= 0)
);

create unique index watch_session_current on watch_session (over) where not over;

create table lead (
  id bigserial primary key,
  -- Both legs with their sides: the same over runs and processes.
  key text not null check (length(key) between 1 and 1100),
  left_venue text not null check (left_venue in ('venue_a', 'venue_b')),
  left_id text not null check (length(left_id) between 1 and 500),
  left_side text not null check (left_side in ('yes', 'no')),
  right_venue text not null check (right_venue in ('venue_a', 'venue_b')),
  right_id text not null check (length(right_id) between 1 and 500),
  right_side text not null check (right_side in ('yes', 'no')),
  relation text not null,
  -- The graph run it was opened in.
  run integer not null references graph_run (id),
  opened_at timestamptz not null,
  -- Now, or when it was closed.
  executable boolean not null,
  -- When it first was.
  executable_at timestamptz,
  closed_at timestamptz,
  close_reason text check (length(close_reason) between 1 and 40),
  -- The best net edge of a pair that an event of it told; null while no fee was known.
  best_net bigint,
  -- How many of its events are saved.
  events integer not null check (events > 0),
  check ((closed_at is null) = (close_reason is null)),
  check (not executable or executable_at is not null)
);

-- At most one life of a lead goes on.
create unique index lead_open on lead (key) where closed_at is null;
create index lead_closed on lead (closed_at) where closed_at is not null;

create table lead_event (
  lead bigint not null references lead (id) on delete cascade,
  -- Counted from 1 within a life.
  number integer not null check (number > 0),
  kind text not null check (kind in ('opened', 'executable', 'lapsed', 'closed')),
  at timestamptz not null,
  run integer not null references graph_run (id),
  -- Asks, edges, issues and depth as they were then.
  snapshot json not null,
  primary key (lead, number)
);

create index lead_event_at on lead_event (at);
