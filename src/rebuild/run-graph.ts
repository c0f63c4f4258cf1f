/**
 * One run of the graph, from the published listings to a finished run.
 *
 *   lock ─► last run ─► read contracts that changed ─► build ─► diff ─► members, run, outbox ─► commit
 *           (memory,     (all of them under another
 *            or store)    graph version)
 *
 * It is one transaction: killed at any instant it leaves nothing, and the last run stays the last. Contracts that are
 * neither new nor changed are not read again, so that a run costs what has changed.
 */
import { setImmediate as giveWay } from 'node:timers/promises';
import { announceRelation, type RelationChanged } from '../core/announcement/index.ts';
import type { HandedPhrase, readContract } from '../core/claim/index.ts';
import { type VenueId, venueIds } from '../core/contract/index.ts';
import { diffGraphs, type Graph } from '../core/graph/index.ts';
import { Failure } from '../runtime/failure.ts';
import type { Log } from '../runtime/log.ts';
import {
  appendMembers,
  type ContractToRead,
  closeMembers,
  countMarketsToRead,
  defaultStoreLimits,
  findLastRunIn,
  type GraphRun,
  inGraphRun,
  loadContractsToRead,
  loadPublishedCycles,
  loadReworded,
  loadUnlistedMembers,
  type NewMember,
  pruneOutbox,
  type Store,
  type StoreLimits,
  type Writing,
  writeGraphRun,
  writeOutbox,
  writeReading,
  writeRulesWithdrawals,
} from '../store/index.ts';
import { buildGraph, GraphSnapshot, loadSnapshotOf } from './graph-snapshot.ts';
import { countAsFound, listChanges, type RunChanges } from './list-changes.ts';
import { pagesAhead } from './pages-ahead.ts';
import { type RunMember, readMember, toRunMember } from './run-member.ts';
import { WithdrawalTally } from './withdrawal-tally.ts';

export interface GraphRunDeps {
  readonly log: Log;
  /** Reads contracts instead of the phrases, for tests of what a wrong reading comes to. */
  readonly read?: typeof readContract;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
  readonly store: Store;
  readonly now: () => number;
  readonly graphVersion: string;
  /** Only if this is still the last run, 0 for none: two processes that find a run due at once make one. */
  readonly follows?: number;
  readonly onProgress?: (progress: RunProgress) => void;
}

export interface RunProgress {
  readonly phase: 'reading' | 'relating' | 'saving';
  readonly done: number;
  readonly total: number;
}

export type RunOutcome =
  | {
      readonly kind: 'finished';
      readonly snapshot: GraphSnapshot;
      readonly changes: readonly RelationChanged[];
    }
  /** Another process runs. */
  | { readonly kind: 'busy' }
  /** Another process has finished a run meanwhile. */
  | { readonly kind: 'overtaken' }
  /** No venue has a complete listing yet. */
  | { readonly kind: 'nothing_listed' };

export interface RunLimits {
  readonly runMaxMs: number;
  readonly marketsMax: number;
  /** Contracts read, and members written, at a time. */
  readonly rowsMax: number;
  readonly changesListedMax: number;
  /** Entries of the outbox are kept for this long: their deliveries have a text of their own, so a reader of logs has a day. */
  readonly outboxKeepMs: number;
}

export const defaultRunLimits: RunLimits = {
  runMaxMs: 900_000,
  marketsMax: 2_000_000,
  rowsMax: 500,
  changesListedMax: 10_000,
  outboxKeepMs: 86_400_000,
};

/** A run is one transaction on one connection, which may take as long as the run. */
export const rebuildStoreLimits: StoreLimits = {
  ...defaultStoreLimits,
  connectionsMax: 2,
  statementTimeoutMs: defaultRunLimits.runMaxMs,
};

/** A venue that lost more members than this, and more than half of them, in one run is worth a word. */
const suddenLossMin = 100;
/** Contracts that could not be read are logged one by one up to here, then counted. */
const failuresLoggedMax = 20;

class RebuildError extends Failure {
  override readonly name = 'RebuildError';
  readonly code: 'too_many_markets';

  constructor(code: RebuildError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** `previous`: what this process holds of the last run; what is stored counts. Rejects with a StoreError or a bug. */
export async function runGraph(
  deps: GraphRunDeps,
  previous: GraphSnapshot | undefined,
  signal: AbortSignal,
  limits: RunLimits = defaultRunLimits,
): Promise<RunOutcome> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(limits.runMaxMs)]);
  const outcome = await inGraphRun(
    deps.store,
    (writing) => runLocked(deps, writing, previous, within, limits),
    within,
  );
  return outcome ?? { kind: 'busy' };
}

async function runLocked(
  deps: GraphRunDeps,
  writing: Writing,
  previous: GraphSnapshot | undefined,
  signal: AbortSignal,
  limits: RunLimits,
): Promise<RunOutcome> {
  const startedAt = deps.now();
  const listing = await loadPublishedCycles(writing);
  const listed = venueIds.filter((venue) => listing[venue] !== undefined);
  if (listed.length === 0) return { kind: 'nothing_listed' };
  const last = await findLastRunIn(writing);
  if (deps.follows !== undefined && deps.follows !== (last?.id ?? 0)) return { kind: 'overtaken' };
  const before =
    last === undefined || last.id === previous?.run.id
      ? last && previous
      : await loadSnapshotOf(writing, last, signal);
  const id = (last?.id ?? 0) + 1;
  const read = await readChanged(deps, writing, before, listed, signal, limits);

  const members = new Map(before?.members);
  for (const key of read.unlisted) members.delete(key);
  const added = read.fresh.map((fresh) => toRunMember({ ...fresh, firstRun: id }));
  for (const member of added) members.set(member.key, member);
  checkSize(members.size, limits);

  deps.onProgress?.({ phase: 'relating', done: 0, total: members.size });
  // A display of progress may draw before the one step that cannot be divided.
  await giveWay();
  const changedKeys = new Set([...read.unlisted, ...added.map(({ key }) => key)]);
  const graph = before !== undefined && changedKeys.size === 0 ? before.graph : buildGraph(members);
  const changes: RunChanges =
    before === undefined
      ? countAsFound(graph)
      : listChanges(
          new WithdrawalTally((key) => members.has(key), await findReworded(writing, before, added, limits)),
          diffGraphs(before.graph, graph, changedKeys),
          limits.changesListedMax,
          signal,
        );

  const replaced = added.flatMap(({ key }) => (before?.members.has(key) ? [key] : []));
  const closed = [...read.unlisted, ...replaced];
  const run: GraphRun = {
    id,
    graphVersion: deps.graphVersion,
    startedAt,
    finishedAt: Math.max(startedAt, deps.now()),
    listing,
    markets: members.size,
    ...countClaims(members, graph.totals.conflicting),
    variables: graph.totals.variables,
    membersRead: read.count,
    membersAdded: added.length,
    membersClosed: closed.length,
    relations: countPairs(graph),
    found: changes.found,
    withdrawn: changes.withdrawn,
    changesListed: changes.listed.length,
  };
  await save(deps, writing, { run, closed, fresh: read.fresh, changes }, signal, limits);
  return {
    kind: 'finished',
    snapshot: new GraphSnapshot(run, members, graph),
    changes: changes.listed,
  };
}

interface ReadContracts {
  readonly count: number;
  /** Members that are new, or differ from those before. */
  readonly fresh: readonly NewMember[];
  /** Keys of members whose market is no longer listed. */
  readonly unlisted: readonly number[];
}

/** A venue without a complete listing is left as it is: nothing can be concluded from what is not there. */
async function readChanged(
  deps: GraphRunDeps,
  writing: Writing,
  before: GraphSnapshot | undefined,
  listed: readonly VenueId[],
  signal: AbortSignal,
  limits: RunLimits,
): Promise<ReadContracts> {
  const which = before?.run.graphVersion === deps.graphVersion ? 'changed' : 'all';
  let total = 0;
  for (const venue of listed) total += await countMarketsToRead(writing, venue);
  checkSize(total, limits);
  const fresh: NewMember[] = [];
  const unlisted: number[] = [];
  let count = 0;
  let failures = 0;
  const reading = {
    read: deps.read,
    phrases: deps.phrases,
    onFailure: (error: unknown, { venue, id }: ContractToRead['contract']) => {
      failures += 1;
      if (failures > failuresLoggedMax) return;
      deps.log.error({ error, venue, market: id }, 'a contract could not be read');
    },
  };
  for (const venue of listed) {
    const gone = await loadUnlistedMembers(writing, venue);
    reportSuddenLoss(deps.log, venue, gone.length, before);
    unlisted.push(...gone.filter((key) => before?.members.has(key)));
    const load = (page: { readonly afterKey: number; readonly limit: number }) =>
      loadContractsToRead(writing, venue, which, page);
    for await (const page of pagesAhead(load, limits.rowsMax)) {
      signal.throwIfAborted();
      for (const contract of page) {
        const member = readMember(reading, contract);
        if (isNews(contract, member, before)) fresh.push(member);
      }
      count += page.length;
      deps.onProgress?.({ phase: 'reading', done: count, total });
    }
  }
  if (failures > failuresLoggedMax)
    deps.log.error({ failures }, 'contracts could not be read; only the first are logged');
  // A market may be listed again between the two looks: then it is what was read last.
  const freshKeys = new Set(fresh.map(({ key }) => key));
  return { count, fresh, unlisted: unlisted.filter((key) => !freshKeys.has(key)) };
}

/** Of the members that take another's place, those whose contract has another rules text. */
async function findReworded(
  writing: Writing,
  before: GraphSnapshot,
  added: readonly RunMember[],
  { rowsMax }: RunLimits,
): Promise<RunMember[]> {
  const replaced = added.flatMap(({ key, contractVersion }) => {
    const known = before.members.get(key)?.contractVersion;
    return known === undefined || known === contractVersion
      ? []
      : [{ market: key, before: known, after: contractVersion }];
  });
  const reworded = new Set<number>();
  for (let place = 0; place < replaced.length; place += rowsMax) {
    const keys = await loadReworded(writing, replaced.slice(place, place + rowsMax));
    for (const key of keys) reworded.add(key);
  }
  return added.filter(({ key }) => reworded.has(key));
}

/** Under another graph version everything is read again, and most of it reads the same: such a member stays. */
function isNews(
  { key, isChanged }: ContractToRead,
  { reading }: NewMember,
  before: GraphSnapshot | undefined,
): boolean {
  const known = before?.members.get(key);
  if (known === undefined || isChanged) return true;
  return JSON.stringify(writeReading(known)) !== JSON.stringify(writeReading(reading));
}

async function save(
  deps: GraphRunDeps,
  writing: Writing,
  results: {
    readonly run: GraphRun;
    readonly closed: readonly number[];
    readonly fresh: readonly NewMember[];
    readonly changes: RunChanges;
  },
  signal: AbortSignal,
  { rowsMax, outboxKeepMs, changesListedMax }: RunLimits,
): Promise<void> {
  const { run, closed, fresh } = results;
  const { listed, rulesWithdrawals } = results.changes;
  for (let place = 0; place < closed.length; place += rowsMax) {
    signal.throwIfAborted();
    await closeMembers(writing, run.id, closed.slice(place, place + rowsMax));
  }
  for (let place = 0; place < fresh.length; place += rowsMax) {
    signal.throwIfAborted();
    deps.onProgress?.({ phase: 'saving', done: place, total: fresh.length });
    await appendMembers(writing, run.id, fresh.slice(place, place + rowsMax));
  }
  for (let place = 0; place < listed.length; place += rowsMax) {
    const announcements = listed
      .slice(place, place + rowsMax)
      .map((change) => announceRelation(change, run.id));
    await writeOutbox(writing, announcements, run.finishedAt);
  }
  for (let place = 0; place < rulesWithdrawals.length; place += rowsMax) {
    await writeRulesWithdrawals(writing, run.id, rulesWithdrawals.slice(place, place + rowsMax));
  }
  // More than a run adds, so that the outbox cannot grow for ever.
  await pruneOutbox(writing, run.finishedAt - outboxKeepMs, 2 * changesListedMax);
  await writeGraphRun(writing, run);
  deps.onProgress?.({ phase: 'saving', done: fresh.length, total: fresh.length });
}

/** `implies` and its turn are the same pairs. */
function countPairs({ totals }: Graph): GraphRun['relations'] {
  const { equivalent, implies, contradicts, overlaps, crossVenue } = totals.relations;
  return { equivalent, implies, contradicts, overlaps, crossVenue };
}

/** A contract that is withheld for two reasons is counted under both; pairs are withheld where two placements disagree. */
function countClaims(
  members: ReadonlyMap<number, RunMember>,
  conflictingPairs: number,
): Pick<GraphRun, 'claims' | 'withheld'> {
  let claims = 0;
  const withheld: Record<string, number> =
    conflictingPairs === 0 ? {} : { conflicting_placements: conflictingPairs };
  for (const member of members.values()) {
    if (member.claim !== undefined) claims += 1;
    for (const reason of new Set(member.withheld.map((each) => each.reason))) {
      withheld[reason] = (withheld[reason] ?? 0) + 1;
    }
  }
  return { claims, withheld };
}

function reportSuddenLoss(log: Log, venue: VenueId, closed: number, before: GraphSnapshot | undefined): void {
  if (closed < suddenLossMin || before === undefined) return;
  let held = 0;
  for (const member of before.members.values()) if (member.venue === venue) held += 1;
  if (closed * 2 > held) log.warn({ venue, held, closed }, 'most markets of a venue left the graph at once');
}

function checkSize(markets: number, { marketsMax }: RunLimits): void {
  if (markets > marketsMax) {
    throw new RebuildError(
      'too_many_markets',
      `${markets} markets are listed, and no more than ${marketsMax} are related.`,
    );
  }
}
