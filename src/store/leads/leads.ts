/**
 * The lives of leads. A batch is one transaction: lives, their events, and for every lead that became executable its entry of
 * the outbox, so that it is announced exactly once, whatever is killed when.
 */
import { sql } from 'kysely';
import type { LeadExecutable } from '../../core/announcement/index.ts';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import { insertRows, type SentRow, sentRows, sentTime, sentTimeOrNull, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import { takeNumbers } from '../versioned.ts';
import { writeOutbox } from '../webhooks/index.ts';
import { advanceWatchSession, holdWatchSession, type WatchSession } from './watch-session.ts';

const sides = ['yes', 'no'] as const;

export interface StoredLeg {
  readonly venue: VenueId;
  readonly id: string;
  readonly side: (typeof sides)[number];
}

/** A life as it stands. Times in milliseconds since 1970, money in millionths of a dollar. */
export interface LeadLife {
  readonly key: string;
  readonly left: StoredLeg;
  readonly right: StoredLeg;
  readonly relation: string;
  /** The graph run it was opened in. */
  readonly run: number;
  readonly openedAt: number;
  readonly executable: boolean;
  /** When it first was. */
  readonly executableAt: number | undefined;
  /** The best net edge of its events. */
  readonly bestNet: number | undefined;
  /** How many events it has. */
  readonly events: number;
}

export interface LeadEvent {
  readonly kind: 'opened' | 'executable' | 'lapsed' | 'closed';
  readonly at: number;
  readonly run: number;
  readonly snapshot: Readonly<Record<string, unknown>>;
  /** What subscribers get. */
  readonly announced: LeadExecutable | undefined;
}

/** A life as it is once the batch is saved, and what the batch adds to it. */
export interface LeadLifeChange {
  readonly life: LeadLife;
  readonly isNew: boolean;
  readonly closed: { readonly at: number; readonly reason: string } | undefined;
  /** The last ones of `life.events`; at least one. */
  readonly added: readonly LeadEvent[];
}

export interface LeadBatch {
  /** Counted from 1 within a session. A batch is tried again as it is, under its number. */
  readonly number: number;
  /** Of one key in the order of time. */
  readonly changes: readonly LeadLifeChange[];
  readonly writtenAt: number;
}

/** Rejects with `session_lost` when another process records now. */
export async function saveLeads(
  store: Store,
  session: WatchSession,
  batch: LeadBatch,
  signal?: AbortSignal,
): Promise<void> {
  await store.query(
    (db, options) => db.transaction().execute((trx) => writeBatch({ trx, options }, session, batch)),
    signal,
  );
}

/** Lives that go on, oldest first. */
export async function loadOpenLeads(store: Store, signal?: AbortSignal): Promise<LeadLife[]> {
  const rows = await store.query(
    (db, options) =>
      db.selectFrom('lead').selectAll().where('closed_at', 'is', null).orderBy('id').execute(options),
    signal,
  );
  return rows.map((row) => ({
    key: row.key,
    left: readLeg(row.left_venue, row.left_id, row.left_side),
    right: readLeg(row.right_venue, row.right_id, row.right_side),
    relation: row.relation,
    run: row.run,
    openedAt: row.opened_at.getTime(),
    executable: row.executable,
    executableAt: row.executable_at?.getTime(),
    bestNet: row.best_net === null ? undefined : Number(row.best_net),
    events: row.events,
  }));
}

/**
 * Removes events from before a time, and lives that were over by then, at most `limit` of each, the oldest first. Returns
 * how many rows there were: as long as there are any, there may be more.
 */
export async function pruneLeads(
  store: Store,
  before: number,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        const { numAffectedRows: events = 0n } = await sql`
          delete from lead_event where (lead, number) in (
            select lead, number from lead_event where at < ${sentTime(before)}::timestamptz
            order by at limit ${limit})`.execute(trx, options);
        const { numAffectedRows: lives = 0n } = await sql`
          delete from lead where id in (
            select id from lead l where closed_at < ${sentTime(before)}::timestamptz
              and not exists (select from lead_event where lead = l.id)
            order by closed_at limit ${limit})`.execute(trx, options);
        return Number(events + lives);
      }),
    signal,
  );
}

/** When the latest of the events happened that are not among the newest `rowsMax`; undefined if there are no more. */
export async function findLeadsBeyond(
  store: Store,
  rowsMax: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('lead_event')
        .select('at')
        .orderBy('at', 'desc')
        .offset(rowsMax)
        .limit(1)
        .execute(options),
    signal,
  );
  return rows[0]?.at.getTime();
}

async function writeBatch(writing: Writing, session: WatchSession, batch: LeadBatch): Promise<void> {
  const saved = await holdWatchSession(writing, session);
  // Its commit was not heard of, and came through.
  if (saved === batch.number) return;
  if (saved !== batch.number - 1) {
    throw new TypeError(`Batch ${batch.number} of a session that has saved ${saved}.`);
  }
  const known = await updateLives(
    writing,
    batch.changes.filter(({ isNew }) => !isNew),
  );
  // After that: a life can follow one that has just ended.
  const fresh = await insertLives(
    writing,
    batch.changes.filter(({ isNew }) => isNew),
  );
  await insertRows(writing, 'lead_event', [...known, ...fresh].flatMap(toEventRows));
  await writeOutbox(writing, announcementsOf(batch), batch.writtenAt);
  await advanceWatchSession(writing, session, batch.number);
}

interface Placed extends LeadLifeChange {
  readonly id: string;
}

async function updateLives(writing: Writing, changes: readonly LeadLifeChange[]): Promise<Placed[]> {
  if (changes.length === 0) return [];
  const rows = changes.map((change) => toLifeRow(change, '0'));
  const { rows: updated } = await sql<RowOf<'lead', 'id' | 'key'>>`
    update lead l set executable = n.executable, executable_at = n.executable_at, closed_at = n.closed_at,
      close_reason = n.close_reason, best_net = n.best_net, events = n.events
    from ${sentRows('lead', rows)} n where l.key = n.key and l.closed_at is null
    returning l.id, l.key`.execute(writing.trx, writing.options);
  const ids = new Map(updated.map(({ id, key }) => [key, id.toString()]));
  return changes.map((change) => {
    const id = ids.get(change.life.key);
    if (id === undefined) throw new TypeError(`No life of ${change.life.key} goes on.`);
    return { ...change, id };
  });
}

async function insertLives(writing: Writing, changes: readonly LeadLifeChange[]): Promise<Placed[]> {
  const ids = (await takeNumbers(writing, 'lead_id_seq', changes.length)).values();
  const placed = changes.map((change) => ({ ...change, id: String(ids.next().value) }));
  await insertRows(
    writing,
    'lead',
    placed.map((change) => toLifeRow(change, change.id)),
  );
  return placed;
}

function toLifeRow({ life, closed }: LeadLifeChange, id: string): SentRow<'lead'> {
  const { left, right } = life;
  return {
    id,
    key: life.key,
    left_venue: left.venue,
    left_id: left.id,
    left_side: left.side,
    right_venue: right.venue,
    right_id: right.id,
    right_side: right.side,
    relation: life.relation,
    run: life.run,
    opened_at: sentTime(life.openedAt),
    executable: life.executable,
    executable_at: sentTimeOrNull(life.executableAt),
    closed_at: sentTimeOrNull(closed?.at),
    close_reason: closed?.reason ?? null,
    best_net: life.bestNet === undefined ? null : String(life.bestNet),
    events: life.events,
  };
}

function toEventRows({ id, life, added }: Placed): SentRow<'lead_event'>[] {
  const before = life.events - added.length;
  return added.map(({ kind, at, run, snapshot }, place) => ({
    lead: id,
    number: before + place + 1,
    kind,
    at: sentTime(at),
    run,
    snapshot,
  }));
}

/** In the order of time. */
function announcementsOf({ changes }: LeadBatch): LeadExecutable[] {
  return changes
    .flatMap(({ added }) => added)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ announced }) => announced ?? []);
}

export function readLeg(venue: string, id: string, side: string): StoredLeg {
  return { venue: readOneOf(venueIds, venue), id, side: readOneOf(sides, side) };
}
