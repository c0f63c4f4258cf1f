/**
 * Attempts whose worker died before it recorded how they ended. Whether the receiver had them is not known: each counts as
 * one that failed, so that a receiver whose answers end the process is not tried for ever.
 */
import { type RawBuilder, sql } from 'kysely';
import { sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';

export interface CutRules {
  readonly now: number;
  /**
   * After how long a delivery comes again, counted from the beginning of the attempt that was cut: the first number after
   * one attempt of the round, the second after two. Beyond the last it is given up.
   */
  readonly retryDelaysMs: readonly number[];
}

export interface CutAttempts {
  readonly attempts: number;
  /** Of these, the last ones of their deliveries. */
  readonly givenUp: number;
}

/** Ends those whose lease ran out. */
export function endLapsed(writing: Writing, rules: CutRules): Promise<CutAttempts> {
  return endCut(writing, rules, sql`lease_until <= ${sentTime(rules.now)}::timestamptz`);
}

/** Ends those of every other worker, for one that knows it is alone: all others are dead. */
export function endOfOthers(
  store: Store,
  rules: CutRules & { readonly token: string },
  signal?: AbortSignal,
): Promise<CutAttempts> {
  return store.query(
    (db, options) =>
      db.transaction().execute((trx) => endCut({ trx, options }, rules, sql`lease_by <> ${rules.token}`)),
    signal,
  );
}

async function endCut(
  { trx, options }: Writing,
  { now, retryDelaysMs }: CutRules,
  which: RawBuilder<unknown>,
): Promise<CutAttempts> {
  const at = sql`${sentTime(now)}::timestamptz`;
  const { rows } = await sql<CutAttempts>`
    with cut as (
      select d.id, d.attempts, d.redeliver_at, d.round_attempts + 1 as ended,
        coalesce(d.last_attempt_at, ${at}) as started_at,
        (${[...retryDelaysMs]}::double precision[])[d.round_attempts + 1] as delay_ms
      from webhook_delivery d where lease_by is not null and ${which}
      for no key update skip locked
    ), kept as (
      insert into webhook_attempt (delivery, number, started_at, error)
      select id, attempts, started_at, 'interrupted' from cut on conflict do nothing
    ), ended as (
      update webhook_delivery d set
        status = case when c.redeliver_at is null and c.delay_ms is null then 'exhausted' else 'pending' end,
        round_attempts = case when c.redeliver_at is null then c.ended else 0 end,
        next_attempt_at = coalesce(c.redeliver_at, c.started_at + c.delay_ms * interval '1 millisecond'),
        redeliver_at = null,
        lease_until = null,
        lease_by = null,
        last_status = null,
        last_error = 'interrupted'
      from cut c where d.id = c.id
      returning d.status
    )
    select count(*)::integer as attempts, count(*) filter (where status = 'exhausted')::integer as "givenUp"
    from ended`.execute(trx, options);
  return rows[0] ?? { attempts: 0, givenUp: 0 };
}
