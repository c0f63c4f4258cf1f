-- What settled history rests on and what was measured on it.
--
-- Ends that listings stated before they moved them: horizons of settled markets count back from what was stated at the time:
-- * A row is written when a listing is seen with another expected settlement than before; most markets have none.
-- * At most 32 a market: beyond that an end says nothing, and none that was stated later is used.
-- * Starts of games are not here: each is in a contract version, with the time at which it was first seen.

create table moved_end (
  market integer not null references market (key) on delete cascade,
  -- When the listing was first seen with another end.
  stated_until timestamptz not null,
  -- Null where none was stated.
  expected_settlement_at timestamptz,
  primary key (market, stated_until)
);

-- By horizon in the order of the prices, in milliseconds since 1970: the end that the listing stated at its moment, where that
-- is another than `expected_end_at`. Null for a market whose end never moved.
alter table settled_market add column moved_ends json check (json_array_length(moved_ends) = 5);

-- Strategies and calibration as measured in a run, packed: whoever measures first, all processes and later starts answer the
-- same for the run. Only the last runs are kept.
create table settled_results (
  run integer primary key check (run > 0),
  -- Of the packed bytes; results in another format are measured again.
  format integer not null,
  results bytea not null
);
