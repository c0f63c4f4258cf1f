/**
 * Readings of a venue's listing. A cycle that is under way is also the lease of its venue: one at a time among all
 * processes on the database.
 *
 *   start ─► every transaction of the cycle takes its row first (holdCycle) ─► finish
 *     │              └─ between them a heartbeat, so that a slow venue is not taken for a dead process
 *     └─ a cycle without a heartbeat for `silenceMaxMs` is finished as abandoned by the next start; if its process
 *        lives after all, its next transaction finds the row finished and writes nothing
 *
 * It is a row and not an advisory lock of a session: a connection of the pool is cut when it is held for long, and behind
 * a pooler of transactions there are no sessions. Heartbeats are compared on the clock of the database alone.
 */
import { sql } from 'kysely';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { abandonRun, beatRun, holdRun } from '../leased-run.ts';
import type { RowOf } from '../row-of.ts';
import { insertRows, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readList, readNumber, readOneOf, readRecord, readText } from '../stored-json.ts';

export const cycleKinds = ['full', 'changes'] as const;
export type CycleKind = (typeof cycleKinds)[number];

export interface CycleCounts {
  readonly pages: number;
  readonly series: number;
  readonly events: number;
  readonly markets: number;
  readonly newMarkets: number;
  /** Contract versions appended, those of new markets included. */
  readonly newVersions: number;
  /** Markets whose trading was found to be over. */
  readonly closed: number;
  /** Of those, the ones their venue no longer knows. */
  readonly gone: number;
  /** Markets the walk missed although they are open. */
  readonly moved: number;
  readonly lookedUp: number;
  /** Settlements appended. */
  readonly settled: number;
  readonly quarantined: number;
}

export interface QuarantineCount {
  readonly kind: 'series' | 'event' | 'market';
  readonly reason: string;
  readonly count: number;
  readonly samples: readonly QuarantineSample[];
}

export interface QuarantineSample {
  readonly id: string | undefined;
  readonly detail: string;
}

/** Whether all combos that should be there are; of its own, whatever the listing is. */
export interface CombosEnd {
  readonly complete: boolean;
  /** Why they are not, beginning with a code. */
  readonly issue: string | undefined;
}

export interface CycleEnd {
  readonly finishedAt: number;
  /** Undefined for a complete reading. */
  readonly incomplete: { readonly reason: string; readonly detail: string } | undefined;
  /** Undefined where combos were not looked for. */
  readonly combos: CombosEnd | undefined;
  readonly counts: CycleCounts;
  readonly quarantine: readonly QuarantineCount[];
  readonly unknownFields: Readonly<Record<string, number>>;
}

export interface ListingCycle {
  readonly id: number;
  readonly venue: VenueId;
  readonly kind: CycleKind;
  readonly startedAt: number;
  /** Undefined while it is under way. */
  readonly finishedAt: number | undefined;
  readonly complete: boolean;
  readonly reason: string | undefined;
  readonly detail: string | undefined;
  /** Undefined where combos were not looked for. */
  readonly combos: CombosEnd | undefined;
  readonly counts: CycleCounts;
  readonly unknownFields: Readonly<Record<string, number>>;
}

export type CycleStart =
  | {
      readonly kind: 'started';
      readonly cycle: number;
      /** The venue's cycle before this one, of any process. */
      readonly previousCycle: number | undefined;
    }
  | { readonly kind: 'busy'; readonly cycle: number };

export const noCycleCounts: CycleCounts = {
  pages: 0,
  series: 0,
  events: 0,
  markets: 0,
  newMarkets: 0,
  newVersions: 0,
  closed: 0,
  gone: 0,
  moved: 0,
  lookedUp: 0,
  settled: 0,
  quarantined: 0,
};

const detailLengthMax = 2_000;
/** What a reading set aside is shown for the latest ones; its counts stay with the cycle. */
const quarantineKeptMs = 30 * 86_400_000;
/** More than any reading adds, so that the rest is caught up with. */
const quarantineRemovedMax = 1_000;

export async function startListingCycle(
  store: Store,
  start: {
    readonly venue: VenueId;
    readonly kind: CycleKind;
    readonly startedAt: number;
    readonly silenceMaxMs: number;
  },
  signal?: AbortSignal,
): Promise<CycleStart> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx): Promise<CycleStart> => {
        // Two that start at once take turns; the second then finds the first under way.
        await sql`select pg_advisory_xact_lock(hashtext(${`listing_cycle ${start.venue}`}))`.execute(
          trx,
          options,
        );
        const { rows: previous } = await sql<
          RowOf<'listing_cycle', 'id'> & { under_way: boolean; silent: boolean }
        >`
          select id, finished_at is null as under_way,
            heartbeat_at < clock_timestamp() - ${`${start.silenceMaxMs} milliseconds`}::interval as silent
          from listing_cycle where venue = ${start.venue} order by id desc limit 1 for update`.execute(
          trx,
          options,
        );
        const last = previous[0];
        if (last?.under_way) {
          if (!last.silent) return { kind: 'busy', cycle: last.id };
          await abandonRun({ trx, options }, 'listing_cycle', last.id, start.startedAt);
        }
        const { id } = await trx
          .insertInto('listing_cycle')
          .values({
            venue: start.venue,
            kind: start.kind,
            started_at: new Date(start.startedAt),
            heartbeat_at: sql<Date>`clock_timestamp()`,
            complete: false,
            ...toCountColumns(noCycleCounts),
            unknown_fields: '{}',
          })
          .returning('id')
          .executeTakeFirstOrThrow(options);
        return { kind: 'started', cycle: id, previousCycle: last?.id };
      }),
    signal,
  );
}

/** Takes the row of a cycle for the rest of a transaction; false when the cycle is no longer ours. */
export async function holdCycle(writing: Writing, cycle: number): Promise<boolean> {
  return holdRun(writing, 'listing_cycle', cycle);
}

/** Says that the process of a cycle lives; false when the cycle is no longer its own. */
export async function beatListingCycle(store: Store, cycle: number, signal?: AbortSignal): Promise<boolean> {
  return beatRun(store, 'listing_cycle', cycle, signal);
}

/** False when the cycle is no longer ours; nothing is written then. */
export async function finishListingCycle(store: Store, cycle: number, end: CycleEnd): Promise<boolean> {
  return store.query((db, options) =>
    db.transaction().execute(async (trx) => {
      const result = await trx
        .updateTable('listing_cycle')
        .set({
          finished_at: new Date(end.finishedAt),
          heartbeat_at: sql<Date>`clock_timestamp()`,
          complete: end.incomplete === undefined,
          reason: end.incomplete?.reason ?? null,
          detail: storable(end.incomplete?.detail),
          combos_complete: end.combos?.complete ?? null,
          combos_issue: storable(end.combos?.issue),
          ...toCountColumns(end.counts),
          unknown_fields: JSON.stringify(end.unknownFields),
        })
        .where('id', '=', cycle)
        .where('finished_at', 'is', null)
        .executeTakeFirst(options);
      if (result.numUpdatedRows !== 1n) return false;
      await insertRows(
        { trx, options },
        'listing_quarantine',
        end.quarantine.map((entry) => ({ cycle, ...entry })),
      );
      await sql`
        delete from listing_quarantine where cycle in (
          select q.cycle from listing_quarantine q join listing_cycle c on c.id = q.cycle
          where c.finished_at < ${new Date(end.finishedAt - quarantineKeptMs)}
          order by q.cycle limit ${quarantineRemovedMax})`.execute(trx, options);
      return true;
    }),
  );
}

function storable(text: string | undefined): string | null {
  return text?.slice(0, detailLengthMax).toWellFormed().replaceAll('\0', '') ?? null;
}

/** The latest cycles of a venue, newest first. */
export async function loadListingCycles(
  store: Store,
  venue: VenueId,
  limit: number,
): Promise<ListingCycle[]> {
  const rows = await store.query((db, options) =>
    db
      .selectFrom('listing_cycle')
      .selectAll()
      .where('venue', '=', venue)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(options),
  );
  return rows.map(toCycle);
}

/** The latest complete cycle of a venue, of one kind or of any. */
export async function findCompleteCycle(
  store: Store,
  venue: VenueId,
  kind?: CycleKind,
  signal?: AbortSignal,
): Promise<ListingCycle | undefined> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('listing_cycle')
        .selectAll()
        .where('venue', '=', venue)
        .where('complete', '=', true)
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'full'))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(options),
    signal,
  );
  return row && toCycle(row);
}

/** What a cycle set aside, the most frequent reason first. */
export async function loadQuarantine(store: Store, cycle: number): Promise<QuarantineCount[]> {
  const rows = await store.query((db, options) =>
    db
      .selectFrom('listing_quarantine')
      .selectAll()
      .where('cycle', '=', cycle)
      .orderBy('count', 'desc')
      .orderBy('kind')
      .orderBy('reason')
      .execute(options),
  );
  return rows.map((row) => ({
    kind: readOneOf(['series', 'event', 'market'], row.kind),
    reason: row.reason,
    count: row.count,
    samples: readList(row.samples).map((stored) => {
      const { id, detail } = readRecord(stored);
      return { id: id === undefined ? undefined : readText(id), detail: readText(detail) };
    }),
  }));
}

function toCountColumns(counts: CycleCounts) {
  const { newMarkets, newVersions, lookedUp, ...same } = counts;
  return { ...same, new_markets: newMarkets, new_versions: newVersions, looked_up: lookedUp };
}

type CycleRow = Omit<RowOf<'listing_cycle'>, 'heartbeat_at'>;

function toCycle(row: CycleRow): ListingCycle {
  return {
    id: row.id,
    venue: readOneOf(venueIds, row.venue),
    kind: readOneOf(cycleKinds, row.kind),
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at?.getTime(),
    complete: row.complete,
    reason: row.reason ?? undefined,
    detail: row.detail ?? undefined,
    combos:
      row.combos_complete === null
        ? undefined
        : { complete: row.combos_complete, issue: row.combos_issue ?? undefined },
    counts: {
      pages: row.pages,
      series: row.series,
      events: row.events,
      markets: row.markets,
      newMarkets: row.new_markets,
      newVersions: row.new_versions,
      closed: row.closed,
      gone: row.gone,
      moved: row.moved,
      lookedUp: row.looked_up,
      settled: row.settled,
      quarantined: row.quarantined,
    },
    unknownFields: Object.fromEntries(
      Object.entries(readRecord(row.unknown_fields)).map(([name, count]) => [name, readNumber(count)]),
    ),
  };
}
