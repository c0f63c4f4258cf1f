-- Who is told what by webhook, and what became of each telling.
--
--   outbox ─ fan out ─< webhook_delivery >─ webhook_subscription
--                              └─< webhook_attempt
--
-- * An entry of the outbox becomes deliveries and is marked dispatched in one transaction: a delivery for each
--   subscription that asked for it, never two.
-- * A pending delivery belongs to whoever holds its lease; the end of an attempt is written only while the lease is his.
-- * Times are of the clock of whoever writes, which is real.

alter table outbox add column dispatched_at timestamptz;

-- Nobody was there to be told of them.
update outbox set dispatched_at = created_at;

create index outbox_undispatched on outbox (id) where dispatched_at is null;

create table webhook_subscription (
  id text collate "C" primary key check (id ~ '^whk_[0-9A-Za-z]{22}$'),
  -- The caller it belongs to.
  owner text not null,
  url text not null check (length(url) between 1 and 2048),
  events text[] not null check (cardinality(events) > 0),
  -- Filters; null lets everything through.
  cross_venue boolean,
  min_net_usd numeric,
  -- Sealed; the plain secret is nowhere.
  secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  status text not null check (status in ('active', 'disabled')),
  -- `gone`: the receiver answered 410; `backlog`: too many deliveries waited; `by_owner`.
  disabled_reason text check (length(disabled_reason) between 1 and 40),
  disabled_at timestamptz,
  -- Attempts that failed since the last one that did not.
  failures integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- It is told of entries written after it was made, by their numbers and not by clocks that may differ.
  since_outbox bigint not null default coalesce(pg_sequence_last_value('outbox_id_seq'), 0),
  check ((status = 'disabled') = (disabled_reason is not null)),
  check ((status = 'disabled') = (disabled_at is not null)),
  check ((previous_secret is null) = (previous_until is null))
);

create index webhook_subscription_owner on webhook_subscription (owner, created_at);

create table webhook_delivery (
  id text collate "C" primary key check (id ~ '^dlv_[0-9A-Za-z]{22}$'),
  subscription text collate "C" not null references webhook_subscription (id) on delete cascade,
  -- The entry it tells of, which may be gone from the outbox by now; null for a test.
  outbox bigint,
  -- `evt_17`, or `evt_test_…`.
  event text not null,
  type text not null check (length(type) between 1 and 40),
  -- The bytes that are sent and signed at each attempt.
  body text not null,
  created_at timestamptz not null,
  status text not null check (status in ('pending', 'delivered', 'exhausted', 'cancelled')),
  -- Attempts begun, which numbers them; and those that ended since it was made or told to be delivered again.
  attempts integer not null default 0,
  round_attempts integer not null default 0,
  -- Null once it is not pending.
  next_attempt_at timestamptz,
  -- The attempt under way.
  lease_until timestamptz,
  lease_by text,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  delivered_at timestamptz,
  unique (subscription, outbox),
  check ((status = 'pending') = (next_attempt_at is not null)),
  check ((lease_until is null) = (lease_by is null)),
  check (lease_by is null or status = 'pending')
);

create index webhook_delivery_due on webhook_delivery (subscription, next_attempt_at, outbox, id) where status = 'pending';
create index webhook_delivery_leased on webhook_delivery (subscription) where lease_by is not null;
create index webhook_delivery_listed on webhook_delivery (subscription, created_at, id);

create table webhook_attempt (
  delivery text collate "C" not null references webhook_delivery (id) on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  -- Null, with the error `interrupted`, when whoever made it did not live to tell.
  duration_ms integer,
  status integer,
  error text,
  -- The beginning of what the receiver answered.
  response text,
  primary key (delivery, number)
);
