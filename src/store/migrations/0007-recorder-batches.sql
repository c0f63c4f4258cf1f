-- What a recorder's session leaves to the next try, and to the next session.

alter table recorder_session
  -- How many of its batches are saved: one whose commit was not heard of is not written twice.
  add column batches integer not null default 0 check (batches >= 0),
  -- Trades since then may not have been fetched yet when it began. Null in the first session of all.
  add column trades_from timestamptz;
