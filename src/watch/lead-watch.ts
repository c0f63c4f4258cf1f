/**
 * Watches every pair of sides that a run proves to pay a dollar together, and announces when one can be had for less.
 *
 *   quote change ─ asks ─ coverings of that market ─ cost below a dollar? ─ priced ─ sized ─┐
 *   run ────────── carried over, verified ─ all markets swept in slices ────────────────────┼─ opened ─ executable
 *   fee change ─── all coverings of its markets, in slices ─────────────────────────────────┤
 *   second ─────── the best and the executable looked at again ─────────────────────────────┘  lapsed · closed
 *
 * It does nothing by itself but in `run`: under a virtual clock its owner calls `sweep` and `tick`.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import { microsPerUnit } from '../core/exact/index.ts';
import type { FeeCalendar } from '../core/fee/index.ts';
import type { LeadBoard, LeadChange } from '../core/lead/index.ts';
import type { FeesChange, LiveMarket, QuoteChange } from '../core/market/index.ts';
import type { Log } from '../runtime/log.ts';
import type { Topic } from '../runtime/topic.ts';
import { fallen } from './ask-board.ts';
import { type BookReader, BookReads } from './book-reads.ts';
import { otherOf, sidesOf } from './coverings-cache.ts';
import { FeeTurns } from './fee-turns.ts';
import { LeadKeeper, type RestoredLead } from './lead-keeper.ts';
import { LeadPricer } from './lead-pricer.ts';
import type { OpenLead } from './open-leads.ts';
import { RunWatch } from './run-watch.ts';
import { defaultLeadWatchOptions, type LeadWatchOptions } from './watch-options.ts';

export interface LeadWatchDeps {
  /** The clock of the data, in milliseconds since 1970; it may run faster than time does. */
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly calendar: FeeCalendar;
  readonly changes: Topic<LeadChange>;
  readonly log: Log;
  /** Without it only books that are followed are used. */
  readonly readBook?: BookReader | undefined;
  /** Called again and again for the books of leads that look best: a feed may quote without them. */
  readonly wantBook?: ((venue: VenueId, id: string) => void) | undefined;
  /** Milliseconds of a clock that never goes back and runs in real time. */
  readonly elapsed?: (() => number) | undefined;
}

/** How much of a market's coverings to look at. */
interface ScanSpan {
  readonly keep: 'always' | 'ifFree';
  readonly from: number;
  /** Bits of `Coverings.sides`. */
  readonly sides: number;
  readonly deadline: number;
}

const scanned = -1;
const allSides = fallen.yes | fallen.no;
const noLimit = Number.POSITIVE_INFINITY;
/** Looking at the clock costs as much as reading some asks. */
const fillsPerLook = 64;

export class LeadWatch {
  readonly #deps: LeadWatchDeps;
  readonly #options: LeadWatchOptions;
  readonly #elapsed: () => number;
  readonly #reads: BookReads | undefined;
  readonly #pricer: LeadPricer;
  readonly #keeper: LeadKeeper;
  readonly #feeTurns: FeeTurns;
  #run: RunWatch | undefined = undefined;
  /** Passed on from run to run: tens of megabytes that come and go would each time be a reason to collect garbage. */
  #coveringsSlab: Int32Array | undefined = undefined;
  /** What is shown until every lead of the run before is verified. */
  #boardBefore: LeadBoard | undefined = undefined;
  /** Leads to be looked at again as soon as there is time. */
  readonly #due = new Set<OpenLead>();
  /** Markets whose coverings were not all looked at after a quote, and where to go on. */
  readonly #unfinished = new Map<number, number>();
  #othersFrom = 0;
  #wake: () => void = () => undefined;

  constructor(deps: LeadWatchDeps, options: Partial<LeadWatchOptions> = {}) {
    const { readBook, log, now, changes } = deps;
    const elapsed = deps.elapsed ?? (() => performance.now());
    this.#deps = deps;
    this.#options = { ...defaultLeadWatchOptions, ...options };
    this.#elapsed = elapsed;
    this.#reads = readBook && new BookReads({ log, now, elapsed, readBook }, this.#options.reads);
    this.#pricer = new LeadPricer({ ...deps, reads: this.#reads }, this.#options.levelsMax);
    this.#keeper = new LeadKeeper({ now, elapsed, changes, pricer: this.#pricer }, this.#options);
    this.#feeTurns = new FeeTurns(deps.calendar);
  }

  /** Undefined before the first run. */
  get board(): LeadBoard | undefined {
    if (this.#boardBefore !== undefined) return this.#boardBefore;
    const run = this.#run;
    return run && { served: run.served, leads: () => run.leads.list() };
  }

  /** Whether every market of the run in service has been looked at once. */
  get isSwept(): boolean {
    return this.#run?.isSwept ?? false;
  }

  status() {
    const run = this.#run;
    return {
      ...this.#keeper.status,
      run: run?.served.run.id,
      open: run?.leads.size ?? 0,
      openExecutable: run?.leads.executable.size ?? 0,
      carried: run?.carried.size ?? 0,
      marketsLeft: run === undefined ? 0 : run.served.ranking.markets.length - run.swept,
      waiting: this.#due.size + this.#unfinished.size,
      coverings: run?.coverings.size ?? 0,
      reads: this.#reads?.status,
    };
  }

  /** From now on leads are of this run. Those that are open stay so if it covers them too. */
  takeRun(served: ServedRun): void {
    const before = this.#run;
    if (before !== undefined && this.#boardBefore === undefined) {
      const shown = before.leads.list();
      this.#boardBefore = { served: before.served, leads: () => shown };
    }
    const open = before === undefined ? [] : [...before.carried, ...before.leads.order];
    // Subscribers act on what was announced as executable: it is verified first.
    const { executable = [], others = [] } = Object.groupBy(open, ({ isAnnouncedExecutable }) =>
      isAnnouncedExecutable ? 'executable' : 'others',
    );
    const carried = [...executable, ...others];
    this.#coveringsSlab ??= new Int32Array(this.#options.coveringsMax);
    const run = new RunWatch(served, carried, this.#coveringsSlab);
    this.#run = run;
    this.#due.clear();
    this.#unfinished.clear();
    this.#feeTurns.forget();
    this.#othersFrom = 0;
    this.#verifyCarried(run, this.#elapsed() + this.#options.sliceMs);
    this.#wake();
  }

  takeQuote({ market, quote }: QuoteChange): void {
    const run = this.#run;
    if (run === undefined) return;
    const index = run.indexOf(market);
    if (index === -1) return;
    const cheaper = run.asks.set(index, quote);
    for (const open of run.carriedOf(index)) this.#keeper.verify(run, open);
    const deadline = this.#elapsed() + this.#options.sliceMs;
    for (const open of run.leads.ofMarket(index)) {
      if (isAsBefore(run, open, market)) continue;
      if (this.#elapsed() < deadline) this.#keeper.update(run, open);
      else this.#due.add(open);
    }
    this.#scanCheaper(run, index, cheaper, deadline);
    if (this.#due.size + this.#unfinished.size > 0) this.#wake();
  }

  /** What was not open opens only if a side has become cheaper, or was crowded out. */
  #scanCheaper(run: RunWatch, index: number, cheaper: number, deadline: number): void {
    const isWhole = this.#unfinished.has(index) || this.#keeper.isCrowded;
    if (cheaper === 0 && !isWhole) return;
    const sides = isWhole ? allSides : cheaper;
    const rest = this.#scan(run, index, { keep: 'always', from: 0, sides, deadline });
    if (rest === scanned) this.#unfinished.delete(index);
    else this.#unfinished.set(index, rest);
  }

  /** A fee that has fallen may make a lead of asks that did not change. */
  takeFees({ venue, market }: FeesChange): void {
    const index = this.#run?.served.catalog.find(venue, market) ?? -1;
    if (this.#run === undefined || index === -1) return;
    this.#lookAgain(this.#run, index);
    this.#wake();
  }

  /** What the process before this one announced: a lead that is still executable is not announced again. */
  restore(open: readonly RestoredLead[]): void {
    this.#keeper.restore(this.#run, open);
  }

  /** Does what waits, for so long at the most. Whether there is more. */
  sweep(budgetMs: number): boolean {
    const run = this.#run;
    if (run === undefined) return false;
    const deadline = this.#elapsed() + budgetMs;
    this.#findFeeTurns(run, deadline);
    this.#updateDue(run, deadline);
    this.#verifyCarried(run, deadline);
    this.#finishScans(run, deadline);
    this.#fillAsks(run, deadline);
    this.#sweepMarkets(run, deadline);
    return this.#due.size + this.#unfinished.size > 0 || !this.#feeTurns.isDone || !run.isSwept;
  }

  /** What time has changed: the executable leads, the best and some others in turn are looked at again. */
  tick(): void {
    const run = this.#run;
    if (run === undefined) return;
    this.#markDue(run);
    this.#updateDue(run, noLimit);
  }

  /** Sweeps, ticks and reads books until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { tickMs, sliceMs } = this.#options;
    let tickAt = this.#elapsed() + tickMs;
    while (!signal.aborted) {
      if (this.#run !== undefined && this.#elapsed() >= tickAt) {
        tickAt = this.#elapsed() + tickMs;
        this.#markDue(this.#run);
        this.#wantBooks(this.#run);
        this.#readBooks(this.#run, signal);
      }
      if (this.sweep(sliceMs)) await turn();
      else await this.#rest(Math.max(1, tickAt - this.#elapsed()), signal);
    }
    await this.#reads?.ended();
  }

  /** Until there is something to do. Woken thousands of times a second: what an abort costs would be felt. */
  async #rest(ms: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { once: true });
    this.#wake = wake;
    await promise;
    this.#wake = () => undefined;
    signal.removeEventListener('abort', wake);
    clearTimeout(timer);
  }

  #markDue(run: RunWatch): void {
    const { bestMax, othersMax } = this.#options;
    const { order, executable } = run.leads;
    if (run.isSwept) this.#keeper.forgetRestored();
    const now = this.#deps.now();
    for (const open of this.#keeper.doubtsOver(now)) this.#due.add(open);
    for (const index of this.#feeTurns.look(run.served.catalog, now)) this.#lookAgain(run, index);
    for (const open of executable) this.#due.add(open);
    for (const open of order.slice(0, bestMax)) this.#due.add(open);
    if (this.#othersFrom < bestMax || this.#othersFrom >= order.length) this.#othersFrom = bestMax;
    for (const open of order.slice(this.#othersFrom, this.#othersFrom + othersMax)) this.#due.add(open);
    this.#othersFrom += othersMax;
  }

  #findFeeTurns(run: RunWatch, deadline: number): void {
    const isLate = () => this.#elapsed() >= deadline;
    for (const index of this.#feeTurns.find(run.served.catalog, isLate)) this.#lookAgain(run, index);
  }

  /** As soon as there is time: what is open, and what may open. */
  #lookAgain(run: RunWatch, index: number): void {
    for (const open of run.leads.ofMarket(index)) this.#due.add(open);
    this.#unfinished.set(index, 0);
  }

  #updateDue(run: RunWatch, deadline: number): void {
    for (const open of this.#due) {
      if (this.#elapsed() >= deadline) return;
      this.#due.delete(open);
      // It may have been closed while it waited.
      if (run.leads.find(open.lead.key) === open) this.#keeper.update(run, open);
    }
  }

  #verifyCarried(run: RunWatch, deadline: number): void {
    for (const open of run.carried) {
      if (this.#elapsed() >= deadline) return;
      this.#keeper.verify(run, open);
    }
    this.#boardBefore = undefined;
  }

  #finishScans(run: RunWatch, deadline: number): void {
    for (const [index, from] of this.#unfinished) {
      if (this.#elapsed() >= deadline) return;
      const rest = this.#scan(run, index, { keep: 'always', from, sides: allSides, deadline });
      if (rest === scanned) this.#unfinished.delete(index);
      else this.#unfinished.set(index, rest);
    }
  }

  /** All asks before any market is swept: what is found depends on both sides. */
  #fillAsks(run: RunWatch, deadline: number): void {
    const { catalog, ranking } = run.served;
    const { markets } = ranking;
    for (; run.filled < markets.length; run.filled += 1) {
      if (run.filled % fillsPerLook === 0 && this.#elapsed() >= deadline) return;
      const index = markets[run.filled] ?? 0;
      run.asks.set(index, this.#deps.findLive(catalog.venueOf(index), catalog.id(index))?.quote);
    }
  }

  /** Most money first. */
  #sweepMarkets(run: RunWatch, deadline: number): void {
    const { markets } = run.served.ranking;
    if (run.filled < markets.length) return;
    while (run.swept < markets.length) {
      if (this.#elapsed() >= deadline) return;
      const index = markets[run.swept] ?? 0;
      const rest = this.#scan(run, index, {
        keep: 'ifFree',
        from: run.sweptFrom,
        sides: allSides,
        deadline,
      });
      if (rest !== scanned) {
        run.sweptFrom = rest;
        return;
      }
      run.sweptFrom = 0;
      run.swept += 1;
    }
  }

  /** Opens what can be had for less than a dollar with this market. Where to go on, or `scanned`. */
  #scan(run: RunWatch, index: number, { keep, from, sides: among, deadline }: ScanSpan): number {
    const { asks, coverings } = run;
    if (!asks.hasAny(index)) return scanned;
    const yes = asks.yes[index] ?? microsPerUnit;
    const no = asks.no[index] ?? microsPerUnit;
    const { entries, begin, end } = coverings.of(index, keep);
    for (let at = begin + from; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      const sides = sidesOf(entry) & among;
      const other = otherOf(entry);
      const otherYes = asks.yes[other] ?? microsPerUnit;
      const otherNo = asks.no[other] ?? microsPerUnit;
      const isBelow =
        ((sides & 1) !== 0 && yes + otherYes < microsPerUnit ? 1 : 0) |
        ((sides & 2) !== 0 && yes + otherNo < microsPerUnit ? 2 : 0) |
        ((sides & 4) !== 0 && no + otherYes < microsPerUnit ? 4 : 0) |
        ((sides & 8) !== 0 && no + otherNo < microsPerUnit ? 8 : 0);
      if (isBelow === 0) continue;
      if (this.#elapsed() >= deadline && at > begin + from) return at - begin;
      for (let place = 0; place < 4; place += 1) {
        if ((isBelow & (1 << place)) !== 0) this.#keeper.consider(run, index, other, place);
      }
    }
    return scanned;
  }

  /** What is executable and what looks best, so that their sizes are of books that are followed. */
  #wantBooks({ leads: { executable, order } }: RunWatch): void {
    const { wantBook } = this.#deps;
    if (wantBook === undefined) return;
    for (const { left, right } of [...executable, ...order.slice(0, this.#options.readBestMax)]) {
      wantBook(left.venue, left.id);
      wantBook(right.venue, right.id);
    }
  }

  /** For those that look best: first what is executable by a book that was read, then what could be, then the rest. */
  #readBooks(run: RunWatch, signal: AbortSignal): void {
    const reads = this.#reads;
    if (reads === undefined) return;
    const best = run.leads.order.slice(0, this.#options.readBestMax);
    const wanted = new Set([
      ...[...run.leads.executable].filter(({ reads: kept }) => kept.some((read) => read !== undefined)),
      ...best.filter(({ lead }) => lead.priced.issues.length === 0),
      ...best,
    ]);
    for (const { left, right } of wanted) {
      if (reads.free <= 0) return;
      const unread = [left, right].filter((leg) => this.#pricer.findFollowed(leg) === undefined);
      // Both at once or neither: a book is good for some seconds.
      if (unread.length > reads.free || !unread.every((leg) => reads.isDue(leg))) continue;
      for (const leg of unread) reads.begin(leg, () => this.#takeBook(leg), signal);
    }
  }

  /** A book was read: the leads it is for are sized. */
  #takeBook({ venue, id }: { readonly venue: VenueId; readonly id: string }): void {
    const index = this.#run?.served.catalog.find(venue, id) ?? -1;
    for (const open of this.#run?.leads.ofMarket(index) ?? []) this.#due.add(open);
    this.#wake();
  }
}

/** Whether both asks are what they were, in a book that is followed as it was: only deeper levels may differ. */
function isAsBefore(
  { asks }: RunWatch,
  { lead, sizedFrom, doubtedAt }: OpenLead,
  market: LiveMarket,
): boolean {
  // Else it was priced or sized from something other than two books that are followed.
  if (sizedFrom === undefined || doubtedAt !== undefined || market.bookState !== 'live') return false;
  const [left, right] = lead.sides;
  return asks[left][lead.left] === lead.asks[0] && asks[right][lead.right] === lead.asks[1];
}
