-- Markets that are gone are asked for again for a while: a venue that did not know them may have been mistaken.

create index market_gone on market (venue, closed_cycle) where status = 'gone';
