-- Which key a subscription belongs to stands in a column: nothing has to be read out of the id of its owner.

alter table webhook_subscription
  -- The id of the owner's API key; null for an owner without one.
  add column owner_key text;

update webhook_subscription s set owner_key = k.id from api_key k where s.owner = 'key:' || k.id;

create index webhook_subscription_owner_key on webhook_subscription (owner_key) where owner_key is not null;
