/**
 * One reading of a venue's listing, from its first page to the facts in the store.
 *
 *   start (lease) ─► walk: page ─► writer ─► … end ─┬─ full and complete ─► resolve what was not listed ─► finish
 *         └─ heartbeat while it lasts               └─ changes, or incomplete ────────────────────────────►
 *
 * Before it is finished the venue's combos are read, apart: whatever becomes of them, the listing is as complete as it was.
 *
 * It may be killed at any instant: each batch is one transaction, what a batch says of a market is true by itself, and
 * only the last statement calls the cycle complete. The next cycle writes what is still missing and nothing twice.
 */
import type { VenueId } from '../core/contract/index.ts';
import type { Log } from '../runtime/log.ts';
import {
  type CombosEnd,
  type CycleCounts,
  type CycleKind,
  findCompleteCycle,
  finishListingCycle,
  type Store,
  saveUnreadable,
  startListingCycle,
} from '../store/index.ts';
import type { ListingStep, Venue } from '../venues/index.ts';
import { type ComboLimits, defaultComboLimits } from './combo-limits.ts';
import { ComboReading } from './combo-reading.ts';
import { ComboWants } from './combo-wants.ts';
import { type IncompleteCycle, withLease } from './cycle-lease.ts';
import { CycleTally } from './cycle-tally.ts';
import type { KnownListing } from './known-listing.ts';
import { type BatchLimits, CycleLost, type ListingChange, ListingWriter } from './listing-writer.ts';
import { type MissingLimits, resolveMissing } from './resolve-missing.ts';

export type CycleOutcome =
  | {
      readonly kind: 'finished';
      readonly cycle: number;
      readonly walk: CycleKind;
      /** Undefined for a complete reading. */
      readonly incomplete: IncompleteCycle | undefined;
      /** It closed more markets than one reading alone may: a further one must show it once more. */
      readonly isMassClosure: boolean;
      readonly counts: CycleCounts;
      /** Undefined where the venue has none apart from its listing. */
      readonly combos: (CombosEnd & { readonly counts: CycleCounts }) | undefined;
    }
  /** Another process reads this venue now. */
  | { readonly kind: 'busy'; readonly cycle: number }
  /** Another process took this cycle over, after hearing nothing of us for too long. */
  | { readonly kind: 'lost'; readonly cycle: number };

export interface CycleProgress {
  readonly venue: VenueId;
  readonly walk: CycleKind;
  readonly counts: Readonly<CycleCounts>;
  /** Markets in the last complete full reading: roughly what a full one has to come to. */
  readonly marketsBefore: number | undefined;
}

export interface CycleDeps {
  readonly venue: Venue;
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  /** One for each venue, kept from cycle to cycle. */
  readonly known: KnownListing;
  /** Whether the feed has lately brought a book or a trade of the market; no feed, no evidence. */
  readonly isTrading?: (id: string) => boolean;
  /** When the feed last brought a trade of the market. */
  readonly lastTradeAt?: (id: string) => number | undefined;
  /** One for each venue that has combos, kept from cycle to cycle; without it none are wanted. */
  readonly comboWants?: ComboWants | undefined;
  /** After each page and each look-up. */
  readonly onProgress?: (progress: CycleProgress) => void;
  /** After each commit that changed rules or settled a market. */
  readonly onChanges?: (changes: readonly ListingChange[]) => void;
}

export interface CycleLimits extends BatchLimits, MissingLimits, ComboLimits {
  /** How far before the start of the last complete cycle changes are asked for: clocks differ, venues publish late. */
  readonly overlapMs: number;
  readonly beatEveryMs: number;
  /** A cycle that is not heard of for this long is taken over. */
  readonly silenceMaxMs: number;
  readonly cycleMaxMs: number;
  readonly pagesMax: number;
  readonly marketsMax: number;
}

export const defaultCycleLimits: CycleLimits = {
  ...defaultComboLimits,
  rowsMax: 1_000,
  textLengthMax: 8_000_000,
  lookUpMax: 100,
  missedMin: 20,
  missedShareMax: 0.01,
  goneMin: 20,
  goneShareMax: 0.01,
  apartMs: 1_800_000,
  unsettledMax: 2_000,
  goneAskedForMs: 86_400_000,
  overlapMs: 300_000,
  beatEveryMs: 5_000,
  silenceMaxMs: 20_000,
  cycleMaxMs: 3_600_000,
  pagesMax: 100_000,
  marketsMax: 2_000_000,
};

/** `changes` becomes a full reading as long as the venue has no complete one. Rejects with a StoreError or a bug. */
export async function runListingCycle(
  deps: CycleDeps,
  kind: CycleKind,
  signal: AbortSignal,
  limits: CycleLimits = defaultCycleLimits,
): Promise<CycleOutcome> {
  const { venue, store, now, known } = deps;
  const lastFull = await findCompleteCycle(store, venue.id, 'full', signal);
  const last = await findCompleteCycle(store, venue.id, undefined, signal);
  const walk = lastFull === undefined ? 'full' : kind;
  const startedAt = now();
  const { silenceMaxMs } = limits;
  const started = await startListingCycle(
    store,
    { venue: venue.id, kind: walk, startedAt, silenceMaxMs },
    signal,
  );
  if (started.kind === 'busy') return started;

  const { cycle } = started;
  known.beginCycle(cycle, started.previousCycle);
  const tally = new CycleTally();
  // The last cycle may have been begun by a clock that was ahead of ours.
  const since = Math.min(last?.startedAt ?? startedAt, startedAt) - limits.overlapMs;
  const onProgress = () =>
    deps.onProgress?.({
      venue: venue.id,
      walk,
      counts: tally.counts,
      marketsBefore: lastFull?.counts.markets,
    });
  let isMassClosure = false;
  const end = await withLease({ store, log: deps.log }, cycle, limits, signal, async (within) => {
    const writer = new ListingWriter(
      { store, known, tally, now, onChanges: (changes) => deps.onChanges?.(changes) },
      { venue: venue.id, cycle },
      limits,
    );
    const steps = walk === 'full' ? venue.listOpen(within) : venue.listChanges(since, within);
    const incomplete = await readSteps({ tally, writer, onProgress }, steps, limits, within);
    await writer.flush(within);
    if (incomplete !== undefined) return incomplete;
    const setAside = async (): Promise<void> => {
      const place = { cycle, venue: venue.id };
      if (!(await saveUnreadable(store, place, [...tally.unreadable], walk === 'full', within)))
        throw new CycleLost(`Cycle ${cycle} was taken over by another process.`);
    };
    if (walk === 'changes') {
      // If many cannot be read, the next full reading finds out whether that is the venue's answer or its markets.
      const isFew = tally.unreadable.size < limits.missedMin;
      if (isFew && tally.unreadable.size > 0) await setAside();
      return undefined;
    }
    const { isTrading = () => false } = deps;
    const resolved = await resolveMissing(
      { ...deps, isTrading, tally, writer, onProgress },
      cycle,
      limits,
      within,
    );
    if (resolved.kind === 'doubtful') {
      venue.doubtTables();
      return { reason: resolved.reason, detail: resolved.detail };
    }
    await setAside();
    isMassClosure = resolved.isMass;
    return undefined;
  });
  if (end.kind === 'lost') return { kind: 'lost', cycle };

  const { incomplete } = end;
  const combos = await readCombos(deps, { cycle, walk, since }, limits, signal);
  if (combos === 'lost') return { kind: 'lost', cycle };
  if (incomplete === undefined && walk === 'full') known.forgetUnseen();
  const isOurs = await finishListingCycle(store, cycle, {
    finishedAt: now(),
    incomplete,
    combos,
    counts: tally.counts,
    quarantine: tally.quarantined(),
    unknownFields: tally.unknownFields(),
  });
  if (end.kind === 'bug') throw end.error;
  if (!isOurs) return { kind: 'lost', cycle };
  return { kind: 'finished', cycle, walk, incomplete, isMassClosure, counts: tally.counts, combos };
}

/** Within the same lease, but with a time and an end of its own. */
async function readCombos(
  deps: CycleDeps,
  reading: { readonly cycle: number; readonly walk: CycleKind; readonly since: number },
  limits: CycleLimits,
  signal: AbortSignal,
): Promise<Extract<CycleOutcome, { kind: 'finished' }>['combos'] | 'lost'> {
  const { venue, store, log, now, known } = deps;
  const { combos } = venue;
  if (combos === undefined) return undefined;
  const tally = new CycleTally();
  const { isTrading = () => false, lastTradeAt = () => undefined } = deps;
  const wants = deps.comboWants ?? new ComboWants(now);
  const time = { ...limits, cycleMaxMs: limits.combosMaxMs };
  const end = await withLease({ store, log }, reading.cycle, time, signal, (within) => {
    const writer = new ListingWriter(
      { store, known, tally, now, onChanges: (changes) => deps.onChanges?.(changes) },
      { venue: venue.id, cycle: reading.cycle },
      limits,
    );
    const all = { ...deps, combos, wants, tally, writer, isTrading, lastTradeAt };
    return new ComboReading(all, reading, limits, within).run();
  });
  if (end.kind === 'lost') return 'lost';
  if (end.kind === 'bug') log.error({ error: end.error, venue: venue.id }, 'combos could not be read');
  const issue = end.incomplete && `${end.incomplete.reason}: ${end.incomplete.detail}`;
  return { complete: issue === undefined, issue, counts: tally.counts };
}

/** Undefined if the walk reached its end. */
async function readSteps(
  deps: { readonly tally: CycleTally; readonly writer: ListingWriter; readonly onProgress: () => void },
  steps: AsyncIterable<ListingStep>,
  limits: CycleLimits,
  signal: AbortSignal,
): Promise<Omit<IncompleteCycle, 'retryAfterMs'> | undefined> {
  const { writer, onProgress } = deps;
  const { counts } = deps.tally;
  for await (const step of steps) {
    if (step.kind === 'end') {
      return step.complete ? undefined : { reason: step.reason, detail: step.detail };
    }
    counts.pages += 1;
    counts.series += step.series.length;
    counts.events += step.events.length;
    counts.markets += step.markets.length;
    if (
      counts.pages > limits.pagesMax ||
      counts.markets + counts.events + counts.series > limits.marketsMax
    ) {
      return { reason: 'too_many', detail: `${counts.pages} pages with ${counts.markets} markets` };
    }
    // Before what is readable: a market with a bad row and a good one is readable.
    for (const entry of step.quarantined) deps.tally.quarantine(entry);
    for (const series of step.series) {
      writer.addSeries(series);
      if (writer.isFull) await writer.flush(signal);
    }
    for (const event of step.events) {
      writer.addEvent(event);
      if (writer.isFull) await writer.flush(signal);
    }
    for (const market of step.markets) {
      writer.addMarket(market);
      if (writer.isFull) await writer.flush(signal);
    }
    deps.tally.addUnknownFields(step.unknownFields);
    onProgress();
  }
  return { reason: 'no_end', detail: 'the pages stopped without a word on whether they were all' };
}
