-- Combos that are over are removed, and with them what runs and the ledger have of them: a venue has more of them than a disk
-- holds. What the ledger counted stays, and so does every combo of a violation. Of all other markets nothing is ever removed.

create or replace function keep_graph_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.closed_run is not null
    and exists (select from market m where m.key = old.market and m.combo) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.closed_run is null and new.closed_run is not null
    and (new.market, new.first_run, new.contract_version, new.event_version, new.family, new.variable_hash)
      is not distinct from
      (old.market, old.first_run, old.contract_version, old.event_version, old.family, old.variable_hash)
    and new.reading::text = old.reading::text then
    return new;
  end if;
  raise exception 'a member of the graph is appended and closed, never changed' using errcode = 'restrict_violation';
end $$;

create function keep_accuracy_of_market() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from market m where m.key = old.market and m.combo) then
    return old;
  end if;
  raise exception 'the ledger of settlements is never changed' using errcode = 'restrict_violation';
end $$;

drop trigger accuracy_market_is_kept on accuracy_market;
create trigger accuracy_market_is_kept before update or delete on accuracy_market
  for each row execute function keep_accuracy_of_market();
create trigger accuracy_market_is_not_emptied before truncate on accuracy_market
  for each statement execute function keep_accuracy();

drop trigger accuracy_place_is_kept on accuracy_place;
create trigger accuracy_place_is_kept before update or delete on accuracy_place
  for each row execute function keep_accuracy_of_market();
create trigger accuracy_place_is_not_emptied before truncate on accuracy_place
  for each statement execute function keep_accuracy();

-- What refers to a market of the ledger is found without reading the whole table.
create index accuracy_place_market on accuracy_place (market);
create index accuracy_void_market on accuracy_void (market);
create index accuracy_violation_right_market on accuracy_violation (right_market);
