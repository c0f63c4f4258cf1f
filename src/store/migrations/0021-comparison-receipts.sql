-- What was found when the terms of two contracts were compared. A receipt is written once and never changed: it is the
-- record that an answer rested on.
--
-- * `left_hash` and `right_hash` bind it to the complete sources of both contracts; other sources never find it.
-- * It is used until `expires_at`, and removed some time after that.

create table comparison_receipt (
  id text primary key check (id ~ '^rcpt_[0-9a-f]{32}$'),
  left_hash bytea not null check (length(left_hash) = 32),
  right_hash bytea not null check (length(right_hash) = 32),
  -- The version of the rules it was made by, and what made it.
  policy text not null check (length(policy) between 1 and 200),
  model text not null check (length(model) between 1 and 200),
  status text not null check (status in ('complete', 'inconclusive')),
  reason text check (length(reason) between 1 and 2000),
  challenge text check (length(challenge) between 1 and 2000),
  mapping text not null check (mapping in ('unconfirmed', 'same', 'opposite')),
  scope text not null check (length(scope) <= 2000),
  -- As the API shows them.
  findings json not null,
  assessed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > assessed_at),
  check (status = 'complete' or reason is not null)
);

create index comparison_receipt_sources on comparison_receipt (left_hash, right_hash, policy, model, assessed_at);
create index comparison_receipt_expires on comparison_receipt (expires_at);
