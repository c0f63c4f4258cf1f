/** Announcements for subscribers, written in the transaction of the fact that causes them: a crash loses none and invents none. */
import { sql } from 'kysely';
import {
  type Announcement,
  type AnnouncementFacts,
  type AnnouncementTopic,
  factsOf,
  printAnnouncement,
} from '../../core/announcement/index.ts';
import { sentTime, type Writing } from '../send-rows.ts';
import { takeNumbers } from '../versioned.ts';

/** An announcement as it is stored: printed, with what filters look at beside it. */
export interface OutboxEntry extends AnnouncementFacts {
  readonly topic: AnnouncementTopic;
  /** JSON. */
  readonly payload: string;
}

/** In the order given; numbers rise with it. */
export async function writeOutbox(
  writing: Writing,
  announcements: readonly Announcement[],
  createdAt: number,
): Promise<void> {
  const entries = announcements.map(
    (each): OutboxEntry => ({ topic: each.topic, ...factsOf(each), payload: printAnnouncement(each) }),
  );
  await writeEntries(writing, entries, createdAt);
}

export async function writeEntries(
  writing: Writing,
  entries: readonly OutboxEntry[],
  createdAt: number,
): Promise<void> {
  if (entries.length === 0) return;
  const { trx, options } = writing;
  const numbers = await takeNumbers(writing, 'outbox_id_seq', entries.length);
  // Payloads are sent as the texts they are: within one JSON text of all rows they would have to be parsed first.
  await sql`
    insert into outbox (id, topic, created_at, run, payload, cross_venue, net)
    select id, topic, ${sentTime(createdAt)}::timestamptz, run, payload::json, cross_venue, net from unnest(
      ${numbers}::bigint[],
      ${entries.map(({ topic }) => topic)}::text[],
      ${entries.map(({ run }) => run ?? null)}::integer[],
      ${entries.map(({ payload }) => payload)}::text[],
      ${entries.map(({ crossVenue }) => crossVenue ?? null)}::boolean[],
      ${entries.map(({ net }) => net ?? null)}::bigint[]) as e(id, topic, run, payload, cross_venue, net)`.execute(
    trx,
    options,
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
