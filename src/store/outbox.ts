/** Events for subscribers, written in the transaction of the fact that causes them: a crash loses none and invents none. */
import { sql } from 'kysely';
import { insertRows, sentTime, type Writing } from './send-rows.ts';
import { takeNumbers } from './versioned.ts';

export interface OutboxEntry {
  /** `lead.executable`, `relation.found`, `relation.withdrawn`, `rules.changed`, `market.settled`, `signal.opened`. */
  readonly topic: string;
  /** The graph run it follows from. */
  readonly run: number | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** In the order given; numbers rise with it. */
export async function writeOutbox(
  writing: Writing,
  entries: readonly OutboxEntry[],
  createdAt: number,
): Promise<void> {
  const numbers = (await takeNumbers(writing, 'outbox_id_seq', entries.length)).values();
  await insertRows(
    writing,
    'outbox',
    entries.map(({ topic, run, payload }) => ({
      id: String(numbers.next().value),
      topic,
      created_at: sentTime(createdAt),
      run: run ?? null,
      payload,
      dispatched_at: null,
    })),
  );
}

/** Entries that were not dispatched yet are kept so much longer: the service may have been away. */
const undispatchedKeptDays = 30;

/** Removes entries from before a time, the oldest first, at most `limit`. */
export async function pruneOutbox({ trx, options }: Writing, before: number, limit: number): Promise<void> {
  await sql`
    delete from outbox where id in (
      select id from outbox where created_at < ${sentTime(before)}::timestamptz and (
        dispatched_at is not null
        or created_at < ${sentTime(before)}::timestamptz - make_interval(days => ${undispatchedKeptDays}))
      order by id limit ${limit})`.execute(trx, options);
}
