-- Archived trades of at least 100 dollars, by time, over all markets: what the tape reads. The condition is the text that
-- `large-trade-rows.ts` asks with.
create index archived_trade_large on archived_trade (ts)
  where (case flags & 2 when 2 then 1000000 - price else price end)::numeric * quantity >= 100000000000000;
