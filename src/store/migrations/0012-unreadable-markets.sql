-- A market that was read before and no longer can be: its last readable terms may no longer be its terms, so that nothing is
-- proven from them until it is readable again. The cycle that first found it so; null while it is readable.

alter table market add column unreadable_cycle integer;

create index market_unreadable on market (venue) where unreadable_cycle is not null;
