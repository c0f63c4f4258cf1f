-- API keys: only the SHA-256 of the secret is kept, so a lost key cannot be shown again.
create table api_key (
  id text primary key check (id ~ '^[0-9A-Za-z]{12}$'),
  tier text not null check (tier in ('free', 'trader', 'pro', 'institutional')),
  label text not null check (length(label) between 1 and 100),
  secret_sha256 bytea not null check (length(secret_sha256) = 32),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- Requests counted against the daily quota, by caller and UTC day.
create table daily_usage (
  caller text not null check (length(caller) between 1 and 200),
  day date not null,
  requests bigint not null check (requests >= 0),
  primary key (caller, day)
);

create index daily_usage_day on daily_usage (day);
