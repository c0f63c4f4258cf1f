-- What webhooks send is kept once for all who are told, and an owner's wish for another round is kept during an attempt.

create table webhook_event (
  -- `evt_17`.
  id text collate "C" primary key,
  -- The bytes that are sent and signed at each attempt to each subscription.
  body text not null,
  -- As the deliveries that were made of it: older than all of them means that none is left.
  created_at timestamptz not null
);

create index webhook_event_created on webhook_event (created_at);

-- Null where the event has it. A test has its own.
alter table webhook_delivery alter column body drop not null;

-- When its owner asked for it again while an attempt was under way: a new round begins when that has ended.
alter table webhook_delivery add column redeliver_at timestamptz;
alter table webhook_delivery add check (redeliver_at is null or lease_by is not null);

-- Checked at each change of a row, which a pattern is too dear for.
alter table webhook_delivery drop constraint webhook_delivery_id_check;
alter table webhook_delivery add check (length(id) = 26);
