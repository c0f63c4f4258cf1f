/**
 * Keeps the graph in service up to date until it is stopped: the last good run at once, then a run whenever one is due,
 * and the runs of other processes as they finish. After each, what has settled is held against it. A run that fails is tried again with growing pauses; the last good one
 * stays in service.
 */
import type { RelationChanged } from '../core/announcement/index.ts';
import {
  type MarketMoney,
  packMoney,
  type Ranking,
  type ServedRun,
  unpackMoney,
} from '../core/catalog/index.ts';
import type { HandedPhrase } from '../core/claim/index.ts';
import { type VenueId, venueIds } from '../core/contract/index.ts';
import type { LiveMarkets } from '../core/market/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import type { Topic } from '../runtime/topic.ts';
import {
  agreeOnRunMoney,
  findCompleteCycle,
  findLastRun,
  type GraphRun,
  type Store,
  type StoreConnection,
} from '../store/index.ts';
import type { AccuracyInService } from './accuracy-in-service.ts';
import { countRead } from './count-read.ts';
import type { GraphInService } from './graph-in-service.ts';
import { GraphWorker } from './graph-worker.ts';
import { loadKeptRun, readListingProgram } from './kept-run/index.ts';
import { findStoredRun } from './list-run.ts';
import { findRunReason, type RunSchedule } from './plan-run.ts';
import { serveKeptRun, serveRun } from './serve-run.ts';
import type { ServedRunData } from './served-run-data.ts';

export interface FinishedRun {
  readonly run: GraphRun;
  /** Relations found and withdrawn, those across venues first; the run has the whole numbers. */
  readonly changes: readonly RelationChanged[];
}

export interface RebuildDeps {
  readonly store: Store;
  /** For the connections of the worker. */
  readonly connection: StoreConnection;
  readonly log: Log;
  readonly now: () => number;
  readonly graphVersion: string;
  /** The folder the newest run is kept in for the next start; without one none is kept. */
  readonly keptIn?: string | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
  readonly enabledVenues: readonly VenueId[];
  /** For the order of lists. */
  readonly live: LiveMarkets;
  readonly inService: GraphInService;
  readonly accuracy: AccuracyInService;
  /** Another number whenever settled markets were imported: then settlements are checked, without waiting for a run. */
  readonly settledImports?: () => number;
  /** Called after the commit, and after the run has come into service; at once if another process has overtaken it. */
  readonly topic: Topic<FinishedRun>;
}

export interface RebuildOptions extends RunSchedule {
  /** How often it is asked whether a run is due, or another process has finished one. */
  readonly pollMs: number;
  readonly backoff: Backoff;
}

export const defaultRebuildOptions: RebuildOptions = {
  everyMs: 3_600_000,
  venuePatienceMs: 600_000,
  pollMs: 1_000,
  backoff: { firstMs: 2_000, maxMs: 300_000 },
};

/** Resolves when the signal is aborted. */
export async function runRebuilds(
  deps: RebuildDeps,
  signal: AbortSignal,
  options: RebuildOptions = defaultRebuildOptions,
): Promise<void> {
  const { log, connection, graphVersion, keptIn, phrases } = deps;
  const worker = new GraphWorker({ log, connection, graphVersion, keptIn, phrases });
  const state: RebuildState = {
    startedAt: deps.now(),
    hasRun: false,
    isCheckDue: true,
    importsChecked: 0,
    lastRunAt: undefined,
  };
  // A run under way is broken off at once, not when it is over.
  const closing = closeWhenAborted(worker, signal);
  let failures = 0;
  while (!signal.aborted) {
    try {
      const isBusy = await advance(deps, worker, state, signal, options);
      failures = 0;
      if (!isBusy) await waitUnlessAborted(options.pollMs, signal);
    } catch (error) {
      if (signal.aborted) break;
      failures += 1;
      const waitMs = backoffMs(options.backoff, failures);
      log.error({ error, waitMs }, 'the graph could not be brought up to date; the last good run stays');
      await waitUnlessAborted(waitMs, signal);
    }
  }
  await closing;
}

interface RebuildState {
  readonly startedAt: number;
  /** Whether settlements have yet to be held against what was published: at the start and after each run. */
  isCheckDue: boolean;
  /** Imports of settled markets that were checked. */
  importsChecked: number;
  /** Whether this process, or another, has finished a run since the start because of it. */
  hasRun: boolean;
  /**
   * When the run in service began, by the clock of this process: when it was noticed, if another made it. Two processes
   * whose clocks are in different hours would else run in turns for ever.
   */
  lastRunAt: number | undefined;
}

/** One look, and what follows from it. Whether there may be more to do at once. */
async function advance(
  deps: RebuildDeps,
  worker: GraphWorker,
  state: RebuildState,
  signal: AbortSignal,
  options: RebuildOptions,
): Promise<boolean> {
  const { store, log, now, inService, graphVersion, enabledVenues } = deps;
  const lastRun = await findLastRun(store, signal);
  const held = inService.run?.id;
  if (lastRun !== undefined && lastRun.id !== held) {
    if (held === undefined && (await bringKeptIntoService(deps, state, signal))) return true;
    const loaded = await worker.command({ kind: 'load', at: now(), held });
    if (loaded.end === 'loaded') {
      await bringIntoService(deps, worker, loaded.run, loaded.data, signal);
      state.lastRunAt = held === undefined ? loaded.run.startedAt : now();
      state.isCheckDue = true;
      log.info({ run: loaded.run.id, markets: loaded.run.markets }, 'graph run in service');
    }
    return true;
  }
  const reason = findRunReason(options, {
    now: now(),
    serviceStartedAt: state.startedAt,
    hasRunSinceStart: state.hasRun,
    graphVersion,
    lastRun: lastRun && { ...lastRun, startedAt: state.lastRunAt ?? lastRun.startedAt },
    enabled: enabledVenues,
    listedAt: await loadListedAt(store, signal),
  });
  if (reason === undefined) {
    const imports = deps.settledImports?.() ?? 0;
    if (state.isCheckDue || imports !== state.importsChecked) await checkSettled(deps, worker, signal);
    state.isCheckDue = false;
    state.importsChecked = imports;
    return false;
  }
  const ended = await worker.command({ kind: 'run', at: now(), held: lastRun?.id });
  if (ended.end !== 'finished') {
    log.debug({ reason, end: ended.end }, 'no graph run was made');
    return ended.end === 'overtaken';
  }
  const { run, changes, data } = ended;
  // Without it another process has finished a run already, which is loaded next.
  if (data !== undefined) await bringIntoService(deps, worker, run, data, signal);
  state.lastRunAt = run.startedAt;
  state.hasRun = true;
  state.isCheckDue = true;
  log.info(describeRun(run, reason), 'graph run finished');
  deps.topic.publish({ run, changes });
  return true;
}

/**
 * The last run as an earlier process has kept it; whether there is one. What the next run needs beside it, the members,
 * that run reads from the database.
 */
async function bringKeptIntoService(
  { store, log, now, live, inService, graphVersion, keptIn }: RebuildDeps,
  state: RebuildState,
  signal: AbortSignal,
): Promise<boolean> {
  const stored = keptIn === undefined ? undefined : await findStoredRun(store, signal);
  if (keptIn === undefined || stored === undefined) return false;
  const { run } = stored;
  const place = { folder: keptIn, program: readListingProgram(graphVersion) };
  const reading = await loadKeptRun({ log }, place, stored, signal);
  if (reading.kind === 'not_kept') {
    log.info({ run: run.id, reason: reading.reason }, 'the last run is not kept here: list it again');
    return false;
  }
  let served: ServedRun;
  try {
    served = await serveKeptRun(run, reading.kept);
  } catch (error) {
    // A bug, which must not keep a service from starting.
    log.error({ error, run: run.id }, 'the kept run could not be served: list it again');
    return false;
  }
  inService.swap(run, served, await countRead({ live, now }, served));
  state.lastRunAt = run.startedAt;
  state.isCheckDue = true;
  log.info({ run: run.id, markets: run.markets }, 'graph run in service, as it was kept');
  return true;
}

async function bringIntoService(
  { store, now, live, inService }: RebuildDeps,
  worker: GraphWorker,
  run: GraphRun,
  data: ServedRunData,
  signal: AbortSignal,
): Promise<void> {
  const rank = async (own: MarketMoney): Promise<Ranking> => {
    const agreed = await agreeOnRunMoney(store, run.id, packMoney(own), signal);
    // Of the same run, so of as many markets; whatever else it is, lists have an order.
    const money = unpackMoney(agreed, own.isThin.length) ?? own;
    const ranked = await worker.command({ kind: 'rank', at: now(), money });
    if (ranked.end !== 'ranked') throw new TypeError(`The run could not be ranked: ${ranked.end}.`);
    return ranked.ranking;
  };
  const served = await serveRun({ now, live, rank }, run, data);
  inService.swap(run, served, await countRead({ live, now }, served));
}

/** Also what other processes have found is in the record afterwards. */
async function checkSettled(
  { store, log, now, accuracy }: RebuildDeps,
  worker: GraphWorker,
  signal: AbortSignal,
): Promise<void> {
  const ended = await worker.command({ kind: 'check_settlements', at: now() });
  if (ended.end === 'checked') {
    if (ended.check.markets > 0) log.info(ended.check, 'settlements checked');
    if (ended.imported.markets > 0) log.info(ended.imported, 'settlements of imported markets checked');
  }
  await accuracy.refresh(store, signal);
}

async function loadListedAt(store: Store, signal: AbortSignal): Promise<Map<VenueId, number>> {
  const listedAt = new Map<VenueId, number>();
  for (const venue of venueIds) {
    const cycle = await findCompleteCycle(store, venue, 'full', signal);
    if (cycle !== undefined) listedAt.set(venue, cycle.startedAt);
  }
  return listedAt;
}

function describeRun(run: GraphRun, reason: string): Record<string, unknown> {
  const { id, graphVersion, markets, claims, variables, relations, found, withdrawn } = run;
  const tookMs = run.finishedAt - run.startedAt;
  return { run: id, reason, graphVersion, tookMs, markets, claims, variables, relations, found, withdrawn };
}

async function closeWhenAborted(worker: GraphWorker, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }
  await worker.close();
}
