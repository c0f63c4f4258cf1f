-- What filters of subscriptions look at stands beside the payload, so that nothing that was printed is read again.
--
-- Entries that wait get theirs from their payloads, once.

alter table outbox
  add column cross_venue boolean,
  -- Of a lead, in millionths of a dollar: what its size brings after fees.
  add column net bigint;

update outbox set
  cross_venue = case when json_typeof(payload -> 'cross_venue') = 'boolean'
    then (payload ->> 'cross_venue')::boolean end,
  net = case when payload -> 'depth' ->> 'net_usd' ~ '^-?\d{1,10}(\.\d{1,6})?$'
    then ((payload -> 'depth' ->> 'net_usd')::numeric * 1000000)::bigint end
where dispatched_at is null and topic in ('lead.executable', 'relation.found', 'relation.withdrawn');
