/**
 * Runs of the graph. A run is one transaction from its first statement to its last, and holds an advisory lock for as long:
 * one run at a time among all processes on the database, and a killed one leaves neither a row nor a lock.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { publishedCycle } from '../listings/index.ts';
import { insertRows, sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readNumber, readRecord } from '../stored-json.ts';
import type { Tables } from '../tables.ts';

export interface GraphRun {
  readonly id: number;
  readonly graphVersion: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly finishedAt: number;
  /** The latest complete cycle of each venue that had a listing. */
  readonly listing: Readonly<Partial<Record<VenueId, number>>>;
  readonly markets: number;
  /** Markets that were read to a claim. */
  readonly claims: number;
  readonly variables: number;
  readonly membersRead: number;
  readonly membersAdded: number;
  readonly membersClosed: number;
  readonly relations: RelationTotals;
  readonly withheld: Readonly<Record<string, number>>;
  /** Relations that the run before did not have. */
  readonly found: number;
  /** Relations that the run before had and this one has not. */
  readonly withdrawn: number;
  /** How many of both are in the outbox. */
  readonly changesListed: number;
}

/** Pairs, each counted once. */
export interface RelationTotals {
  readonly equivalent: number;
  readonly implies: number;
  readonly contradicts: number;
  readonly overlaps: number;
  readonly crossVenue: number;
}

const lockName = 'graph_run';
/** No statement of a run comes near; a statement in a transaction cannot be cancelled from here. */
const statementMaxMs = 120_000;
/** For a table that is locked. */
const lockWaitMaxMs = 15_000;

/** Runs `work` in one transaction under the lock of graph runs; undefined if another process holds it. */
export async function inGraphRun<T>(
  store: Store,
  work: (writing: Writing) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | undefined> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        // Between its statements a run reads contracts for as long as it takes; `work` has a bound of its own.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx, options);
        await sql`set local statement_timeout = ${sql.lit(statementMaxMs)}`.execute(trx, options);
        await sql`set local lock_timeout = ${sql.lit(lockWaitMaxMs)}`.execute(trx, options);
        const { rows } = await sql<{ locked: boolean }>`
          select pg_try_advisory_xact_lock(hashtext(${lockName})) as locked`.execute(trx, options);
        return rows[0]?.locked ? work({ trx, options }) : undefined;
      }),
    signal,
  );
}

/** Runs `work` on the graph as it is at one instant. */
export async function inGraphSnapshot<T>(
  store: Store,
  work: (reading: Writing) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  return store.query(
    (db, options) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => work({ trx, options })),
    signal,
  );
}

/** The last good run. */
export async function findLastRun(store: Store, signal?: AbortSignal): Promise<GraphRun | undefined> {
  return store.query(async (db, options) => (await selectRuns(db, 1, options))[0], signal);
}

export async function findLastRunIn({ trx, options }: Writing): Promise<GraphRun | undefined> {
  return (await selectRuns(trx, 1, options))[0];
}

/** The latest runs, newest first. */
export async function loadGraphRuns(store: Store, limit: number): Promise<GraphRun[]> {
  return store.query((db, options) => selectRuns(db, limit, options));
}

/** The latest complete cycle of each venue that has a published listing. */
export async function loadPublishedCycles({ trx, options }: Writing): Promise<GraphRun['listing']> {
  const listing: Partial<Record<VenueId, number>> = {};
  for (const venue of venueIds) {
    const { rows } = await sql<{ cycle: number | null }>`select ${publishedCycle(venue)} as cycle`.execute(
      trx,
      options,
    );
    const cycle = rows[0]?.cycle;
    if (cycle !== null && cycle !== undefined) listing[venue] = cycle;
  }
  return listing;
}

export async function writeGraphRun(writing: Writing, run: GraphRun): Promise<void> {
  const { crossVenue, ...relations } = run.relations;
  await insertRows(writing, 'graph_run', [
    {
      id: run.id,
      graph_version: run.graphVersion,
      started_at: sentTime(run.startedAt),
      finished_at: sentTime(run.finishedAt),
      listing: run.listing,
      markets: run.markets,
      claims: run.claims,
      variables: run.variables,
      members_read: run.membersRead,
      members_added: run.membersAdded,
      members_closed: run.membersClosed,
      relations: { ...relations, cross_venue: crossVenue },
      withheld: run.withheld,
      found: String(run.found),
      withdrawn: String(run.withdrawn),
      changes_listed: run.changesListed,
    },
  ]);
}

async function selectRuns(
  db: Kysely<Tables>,
  limit: number,
  options: Writing['options'],
): Promise<GraphRun[]> {
  const rows = await db
    .selectFrom('graph_run')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute(options);
  return rows.map(toRun);
}

function toRun(row: Selectable<Tables['graph_run']>): GraphRun {
  const listing = readRecord(row.listing);
  const relations = readCounts(row.relations);
  return {
    id: row.id,
    graphVersion: row.graph_version,
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at.getTime(),
    listing: Object.fromEntries(
      venueIds.flatMap((venue) =>
        listing[venue] === undefined ? [] : [[venue, readNumber(listing[venue])] as const],
      ),
    ),
    markets: row.markets,
    claims: row.claims,
    variables: row.variables,
    membersRead: row.members_read,
    membersAdded: row.members_added,
    membersClosed: row.members_closed,
    relations: {
      equivalent: relations['equivalent'] ?? 0,
      implies: relations['implies'] ?? 0,
      contradicts: relations['contradicts'] ?? 0,
      overlaps: relations['overlaps'] ?? 0,
      crossVenue: relations['cross_venue'] ?? 0,
    },
    withheld: readCounts(row.withheld),
    found: Number(row.found),
    withdrawn: Number(row.withdrawn),
    changesListed: row.changes_listed,
  };
}

function readCounts(stored: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readRecord(stored)).map(([name, count]) => [name, readNumber(count)]),
  );
}
