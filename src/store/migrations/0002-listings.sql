-- What the venues list: what they promised (versions, appended), where each market stands (one row that moves), and how
-- each reading went.
--
--   listing_cycle ─┬─< listing_quarantine        what did not fit, counted by reason
--                  │
--                  ├─< series ──── version ──► series_version ───┐
--                  ├─< event ───── version ──► event_version ────┼──► rule_text   by SHA-256, each text once
--                  └─< market ──── version ──► contract_version ─┘
--                        └───────────────────< settlement
--
-- * A `…_version` row is never changed. Another is appended when the venue's words differ from the latest; words that
--   come back are a new version again, which is why versions are numbered and not unique by hash. The versions of a rules
--   text are those rows whose `rules_hash` differs from the one before: derived, so that they cannot disagree.
-- * `series`, `event` and `market` are the row that moves: which version is current and, for a market, its state.
-- * A market is the venue's own key; its public id may be renamed. `market.key` is what ticks are recorded by.
-- * `first_cycle` names the reading that first had the row. Readers take what a complete reading has confirmed: see
--   `loadListedMarkets`.
-- * Cycles are referred to without a foreign key: whoever writes holds the row of its cycle in the same transaction, and
--   cycles are never deleted.

-- One reading of a venue's listing. A row without `finished_at` is under way while `heartbeat_at` is recent: it is the
-- lease of the venue, and every transaction of the cycle begins by taking its row.
create table listing_cycle (
  id serial primary key,
  venue text not null check (venue in ('venue_a', 'venue_b')),
  kind text not null check (kind in ('full', 'changes')),
  started_at timestamptz not null,
  heartbeat_at timestamptz not null,
  finished_at timestamptz,
  complete boolean not null,
  -- Why it is not complete, and what was found.
  reason text check (length(reason) between 1 and 40),
  detail text check (length(detail) <= 2000),
  pages integer not null,
  series integer not null,
  events integer not null,
  markets integer not null,
  new_markets integer not null,
  new_versions integer not null,
  closed integer not null,
  gone integer not null,
  moved integer not null,
  looked_up integer not null,
  settled integer not null,
  quarantined integer not null,
  -- Fields of the wire that nobody has read yet, by name, with how often they were seen.
  unknown_fields json not null,
  check (finished_at is not null or not complete),
  check (complete or finished_at is null or reason is not null)
);

create unique index listing_cycle_under_way on listing_cycle (venue) where finished_at is null;
create index listing_cycle_complete on listing_cycle (venue, kind, id) where complete;
create index listing_cycle_venue on listing_cycle (venue, id);

create table listing_quarantine (
  cycle integer not null references listing_cycle (id),
  kind text not null check (kind in ('series', 'event', 'market')),
  reason text not null check (length(reason) between 1 and 40),
  count integer not null check (count > 0),
  -- The first of them, as [{ "id", "detail" }].
  samples json not null,
  primary key (cycle, kind, reason)
);

create table rule_text (
  hash bytea primary key check (length(hash) = 32),
  text text not null
);

create table series_version (
  id bigserial primary key,
  series integer not null,
  number integer not null check (number > 0),
  content_hash bytea not null check (length(content_hash) = 32),
  title text not null,
  category text not null,
  topics text[] not null,
  rules_hash bytea references rule_text (hash),
  rules_url text,
  sources json not null,
  terms json not null,
  first_cycle integer not null,
  first_seen_at timestamptz not null,
  unique (series, number)
);

create table series (
  key serial primary key,
  venue text not null check (venue in ('venue_a', 'venue_b')),
  id text not null check (length(id) between 1 and 500),
  version bigint not null references series_version (id) deferrable initially deferred,
  first_cycle integer not null,
  unique (venue, id)
);

alter table series_version add foreign key (series) references series (key);

create table event_version (
  id bigserial primary key,
  event integer not null,
  number integer not null check (number > 0),
  content_hash bytea not null check (length(content_hash) = 32),
  series_id text,
  title text not null,
  sub_title text,
  category text not null,
  topics text[] not null,
  mutually_exclusive boolean not null,
  rules_hash bytea references rule_text (hash),
  sources json not null,
  game json,
  terms json not null,
  first_cycle integer not null,
  first_seen_at timestamptz not null,
  unique (event, number)
);

create table event (
  key serial primary key,
  venue text not null check (venue in ('venue_a', 'venue_b')),
  id text not null check (length(id) between 1 and 500),
  version bigint not null references event_version (id) deferrable initially deferred,
  first_cycle integer not null,
  unique (venue, id)
);

alter table event_version add foreign key (event) references event (key);

create table contract_version (
  id bigserial primary key,
  market integer not null,
  number integer not null check (number > 0),
  terms_hash bytea not null check (length(terms_hash) = 32),
  rules_hash bytea not null references rule_text (hash),
  rules_template_hash bytea not null check (length(rules_template_hash) = 32),
  -- The public id the terms were promised under.
  market_id text not null,
  event_id text not null,
  series_id text,
  title text not null,
  yes_label text not null,
  no_label text not null,
  -- Bounds as exact text: a decimal, or a fraction where no decimal ends.
  strike_type text,
  strike_floor text,
  strike_cap text,
  strike_custom json,
  strike_functional text,
  event_mutually_exclusive boolean not null,
  exclusive_group text,
  exclusive_open_ended boolean not null,
  game_starts_at timestamptz,
  currency text not null check (currency in ('USD', 'USDC')),
  payout text not null,
  sources json not null,
  legs json,
  terms json not null,
  first_cycle integer not null,
  first_seen_at timestamptz not null,
  unique (market, number)
);

create table market (
  key serial primary key,
  venue text not null check (venue in ('venue_a', 'venue_b')),
  venue_key text not null check (length(venue_key) between 1 and 500),
  id text not null check (length(id) between 1 and 500),
  version bigint not null references contract_version (id) deferrable initially deferred,
  status text not null check (
    status in ('unopened', 'open', 'paused', 'closed', 'determined', 'settled', 'gone')
  ),
  -- What was proposed or determined is challenged; the market may trade on.
  disputed boolean not null,
  opens_at timestamptz,
  closes_at timestamptz,
  expected_settlement_at timestamptz,
  latest_settlement_at timestamptz,
  fees json not null,
  feed_keys text[] not null,
  -- Of all that moves: what is read again is compared with this, not column by column.
  state_hash bytea not null,
  first_cycle integer not null,
  -- The reading that found trading over; null while it is not.
  closed_cycle integer,
  unique (venue, venue_key),
  check ((closed_cycle is null) = (status in ('unopened', 'open', 'paused')))
  -- Room for a row's next state on its own page, so that no index has to be touched.
) with (fillfactor = 80);

alter table contract_version add foreign key (market) references market (key);

-- An id names the newest market that bears it; two that trade never share one.
create unique index market_live_id on market (venue, id) where status in ('unopened', 'open', 'paused');
create index market_id on market (venue, id);
create index market_live on market (venue, key) where status in ('unopened', 'open', 'paused');
create index market_unsettled on market (venue, key) where status in ('closed', 'determined');

-- How a market ended, as its venue said it; another row when it says something else.
create table settlement (
  market integer not null references market (key),
  number integer not null check (number > 0),
  content_hash bytea not null check (length(content_hash) = 32),
  result text not null check (result in ('yes', 'no', 'scalar', 'split')),
  -- What one Yes contract paid, as exact decimal text.
  yes_payout text not null check (yes_payout ~ '^(0(\.[0-9]+)?|1(\.0+)?)$'),
  observed text,
  determined_at timestamptz,
  settled_at timestamptz,
  final boolean not null,
  first_cycle integer not null,
  seen_at timestamptz not null,
  primary key (market, number)
);
