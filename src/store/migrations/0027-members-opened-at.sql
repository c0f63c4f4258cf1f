-- When the market opened by what the member was read from: a text that states no beginning counts from there, so that a market
-- whose opening the venue has moved is read again. Null in members from before, which another graph version reads again anyway.
alter table graph_member add column opens_at timestamptz;
