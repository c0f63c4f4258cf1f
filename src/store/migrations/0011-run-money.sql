-- The money behind each market of a run when the run first came into service. Lists are ordered by it, so all processes on
-- the database order those of one run alike, and pages that different processes answer fit together.

create table graph_run_money (
  run integer primary key references graph_run (id) deferrable initially deferred,
  -- As the program packs it, in the order of the run's markets.
  money bytea not null
);
