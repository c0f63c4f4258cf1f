-- The ledger of how published relations fared once both of their markets had settled. Rows are appended and never changed;
-- triggers see to that.
--
--   accuracy_batch ─┬─< accuracy_market ─< accuracy_place    markets whose settlement counts, and where they meet others
--                   ├─< accuracy_void                        voids that a venue's settlements have shown
--                   ├─< accuracy_count                       pairs, counted
--                   └─< accuracy_violation                   pairs that failed, one by one
--
-- * A batch is one transaction: the marks of its markets and all that follows from them, or nothing.
-- * A pair is judged when the later of its two markets is marked: each pair once, however often a check is broken off.
-- * Pairs that held are not kept one by one: they follow from the members, the settlements and the marks.

create table accuracy_batch (
  id serial primary key,
  judged_at timestamptz not null,
  -- The first settlement of a pair that was judged here; null if no pair was.
  first_settled_at timestamptz
);

create table accuracy_market (
  market integer primary key references market (key),
  batch integer not null references accuracy_batch (id),
  -- The settlement that counted; what the venue says afterwards is kept beside it and judged no more.
  settlement integer not null,
  foreign key (market, settlement) references settlement (market, number)
);

-- Only markets that share a place can be related. A place is the start of the SHA-256 of its name.
create table accuracy_place (
  place bytea not null check (length(place) = 16),
  market integer not null references accuracy_market (market),
  primary key (place, market)
);

-- A venue paid this market a price that its claim never pays: whatever the market is about ended in a void there.
create table accuracy_void (
  frame bytea not null check (length(frame) = 16),
  venue text not null check (venue in ('venue_a', 'venue_b')),
  market integer not null references accuracy_market (market),
  primary key (frame, venue)
);

create table accuracy_count (
  batch integer not null references accuracy_batch (id),
  -- From the left; `implied_by` is counted as `implies`, and `overlaps` promises nothing.
  relation text not null check (relation in ('equivalent', 'implies', 'contradicts')),
  cross_venue boolean not null,
  family text not null,
  -- The last three are excluded: paid at a price, paid in a void, or promised differently later.
  outcome text not null check (outcome in ('held', 'violated', 'priced', 'voided', 'terms_changed')),
  pairs bigint not null check (pairs > 0),
  primary key (batch, relation, cross_venue, family, outcome)
);

create table accuracy_violation (
  id bigserial primary key,
  batch integer not null references accuracy_batch (id),
  relation text not null check (relation in ('equivalent', 'implies', 'contradicts')),
  cross_venue boolean not null,
  family text not null,
  -- The last run that had both.
  run integer not null references graph_run (id),
  left_market integer not null references accuracy_market (market),
  left_version bigint not null references contract_version (id),
  right_market integer not null references accuracy_market (market),
  right_version bigint not null references contract_version (id),
  unique (left_market, right_market, relation)
);

create function keep_accuracy() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of settlements is never changed' using errcode = 'restrict_violation';
end $$;

create trigger accuracy_batch_is_kept before update or delete or truncate on accuracy_batch
  for each statement execute function keep_accuracy();
create trigger accuracy_market_is_kept before update or delete or truncate on accuracy_market
  for each statement execute function keep_accuracy();
create trigger accuracy_place_is_kept before update or delete or truncate on accuracy_place
  for each statement execute function keep_accuracy();
create trigger accuracy_void_is_kept before update or delete or truncate on accuracy_void
  for each statement execute function keep_accuracy();
create trigger accuracy_count_is_kept before update or delete or truncate on accuracy_count
  for each statement execute function keep_accuracy();
create trigger accuracy_violation_is_kept before update or delete or truncate on accuracy_violation
  for each statement execute function keep_accuracy();
