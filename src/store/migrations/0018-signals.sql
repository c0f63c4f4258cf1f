-- Episodes of unusual trading. One that is new is written with its row of outbox.
--
-- * Of one market and kind no two overlap: between the end of one and the next there is a quiet quarter of an hour.
-- * Kept for 30 days after they opened.

create table signal (
  venue text not null check (venue in ('venue_a', 'venue_b')),
  market_id text collate "C" not null check (length(market_id) between 1 and 500),
  kind text not null check (kind in ('burst', 'block', 'sweep', 'one_sided', 'price_jump')),
  detected_at timestamptz not null,
  -- The highest reached: -log10 of a chance, a statistic.
  score double precision not null check (score >= 0 and score < 'infinity'),
  -- When it was last strange.
  last_at timestamptz not null check (last_at >= detected_at),
  -- Fifteen minutes after that; null while it goes on.
  closed_at timestamptz check (closed_at >= last_at),
  primary key (venue, market_id, kind, detected_at)
);

create index signal_detected on signal (detected_at);
create index signal_open on signal (last_at) where closed_at is null;
