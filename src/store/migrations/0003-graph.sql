-- The graph: what was read from each listed contract (members), the runs that read it, and what they have to tell others.
--
--   graph_run ─┬─< graph_member ──► contract_version, event_version     from `first_run` until `closed_run`
--              └─< outbox                                               to be delivered, written with what caused it
--
-- * A run is one transaction: its row, its members and its outbox rows are there together or not at all. The latest row
--   is the last good run.
-- * Relations are not stored: they follow from two members.
-- * A member is appended, and closed once; nothing else about it ever changes, and a trigger sees to that. The members of
--   run r are those with first_run <= r and (closed_run is null or closed_run > r).

create table graph_run (
  id integer primary key check (id > 0),
  graph_version text not null check (length(graph_version) between 1 and 100),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- The listing it was made from: the latest complete cycle of each venue that had one, as { "venue_a": 12 }.
  listing json not null,
  markets integer not null,
  -- Of those, the markets that were read to a claim, and how many variables they are about.
  claims integer not null,
  variables integer not null,
  members_read integer not null,
  members_added integer not null,
  members_closed integer not null,
  -- Pairs, each once: { "equivalent", "implies", "contradicts", "overlaps", "cross_venue" }.
  relations json not null,
  -- Contracts, and pairs, by the reason they are withheld for.
  withheld json not null,
  -- Relations that were not in the run before, and those that were and are no longer; all are counted, some are listed.
  found bigint not null,
  withdrawn bigint not null,
  changes_listed integer not null
);

create table graph_member (
  market integer not null references market (key),
  first_run integer not null references graph_run (id) deferrable initially deferred,
  -- The first run that no longer has it.
  closed_run integer references graph_run (id) deferrable initially deferred,
  contract_version bigint not null references contract_version (id),
  -- The event as it was when the contract was read; null for a contract whose event was not listed.
  event_version bigint references event_version (id),
  family text,
  -- SHA-256 of the variable's name.
  variable_hash bytea check (length(variable_hash) = 32),
  -- Claim, exclusiveness, legs and reasons for withholding; numbers are exact texts.
  reading json not null,
  primary key (market, first_run),
  check (closed_run > first_run),
  check ((family is null) = (variable_hash is null))
);

create unique index graph_member_open on graph_member (market) where closed_run is null;
create index graph_member_closed on graph_member (closed_run) where closed_run is not null;

create table outbox (
  id bigserial primary key,
  topic text not null check (length(topic) between 1 and 40),
  created_at timestamptz not null,
  run integer references graph_run (id) deferrable initially deferred,
  payload json not null
);

create index outbox_created_at on outbox (created_at);

create function keep_graph_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.closed_run is null and new.closed_run is not null
    and (new.market, new.first_run, new.contract_version, new.event_version, new.family, new.variable_hash)
      is not distinct from
      (old.market, old.first_run, old.contract_version, old.event_version, old.family, old.variable_hash)
    and new.reading::text = old.reading::text then
    return new;
  end if;
  raise exception 'a member of the graph is appended and closed, never changed' using errcode = 'restrict_violation';
end $$;

create trigger graph_member_is_kept before update or delete on graph_member
  for each row execute function keep_graph_member();

create function keep_graph_run() returns trigger language plpgsql as $$
begin
  raise exception 'a run of the graph is never changed' using errcode = 'restrict_violation';
end $$;

create trigger graph_run_is_kept before update or delete on graph_run
  for each row execute function keep_graph_run();
