-- Relations of settled markets that an import brought, which no run has ever had, are judged too, in batches of their own.
-- Nobody published them before their markets settled, so that they are counted apart.

alter table accuracy_batch add column imported boolean not null default false;

-- Null for a pair that no run has had.
alter table accuracy_violation alter column run drop not null;

-- Markets that an import was the first to bring are found without reading all.
create index market_first_cycle on market (first_cycle);
