-- What a change of rules cost: the relations of a market that a run withdrew when it read the market's new text.
--
--   graph_run ─< rules_withdrawal >─ market
--
-- * Written in the transaction of the run, appended and never changed.
-- * Only a market that stayed in the graph with another text has a row, and only if relations were withdrawn.

create table rules_withdrawal (
  market integer not null references market (key),
  run integer not null references graph_run (id) deferrable initially deferred,
  -- The first version with the new text that a run has read.
  contract_version bigint not null references contract_version (id),
  -- All of them.
  withdrawn integer not null check (withdrawn > 0),
  -- The first of them, those across venues before others: [{ venue, id, relation }], the relation from the market's side.
  -- Of a run that withdrew relations of very many markets, those of some are only counted.
  relations json not null,
  primary key (market, run)
);

create trigger rules_withdrawal_is_kept before update or delete on rules_withdrawal
  for each row execute function keep_graph_run();

-- Whether an event or a series is still listed is known by its markets.
create index contract_version_event on contract_version (event_id);
create index contract_version_series on contract_version (series_id) where series_id is not null;
