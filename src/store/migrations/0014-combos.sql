-- Combos: markets whose legs are other markets. A venue may have far more of them than markets, so they are kept apart from the
-- listing: they are looked up by their ids, bounded by themselves, removed some time after they are over, and whether they are
-- complete says nothing of the listing.

alter table market add column combo boolean not null default false;

update market m set combo = true from contract_version v where v.id = m.version and v.legs is not null;

create index market_combo on market (venue, key) where combo;

-- Of the combos, apart from the listing's own `complete`: null where none were looked for, and why they are not all there.
alter table listing_cycle add column combos_complete boolean;
alter table listing_cycle add column combos_issue text check (length(combos_issue) between 1 and 2000);

-- What refers to a version is found without reading the whole table when a combo is removed.
create index market_version on market (version);
create index event_version_current on event (version);
create index graph_member_contract_version on graph_member (contract_version);
create index graph_member_event_version on graph_member (event_version);
create index rules_withdrawal_contract_version on rules_withdrawal (contract_version);
