/**
 * What one fill costs: through the windows and the detector of signals, with the quote it changes and its share of what is
 * done every minute, against the reading of its frame. Both in processor time of this thread, in turn, so that a busy machine
 * does not show; the live state takes the fills in between, uncounted.
 */
import type { QuoteChange, Trade, TradeSeen } from '../src/core/market/index.ts';
import type { BenchResult } from './bench.ts';
import { createFillReader, type FramedFill, frameFills } from './insights-fills.ts';
import type { InsightWorld } from './insights-world.ts';
import { cpuOfThread, microsSince } from './thread-cpu.ts';

const minuteMs = 60_000;
const settleMs = 1_000;
const minutes = 60;
/** Until everything is compiled. */
const minutesToWarmUp = 15;
/** What both venues bring together. */
const fillsPerSecond = 44;
const costShareMax = 0.25;
const noSignal = new AbortController().signal;

interface Cost {
  fills: number;
  quotes: number;
  reading: number;
  fillMicros: number;
  quoteMicros: number;
}

export async function measureFills(world: InsightWorld): Promise<readonly BenchResult[]> {
  const begunAt = world.clock.now;
  const fills = frameFills(world.markets, {
    from: begunAt,
    forMs: minutes * minuteMs,
    count: minutes * 60 * fillsPerSecond,
  });
  const read = createFillReader();
  const costs = { venue_a: noCost(), venue_b: noCost() };
  let minuteMicros = 0;
  let next = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const until = begunAt + minute * minuteMs;
    const batches: Record<'venue_a' | 'venue_b', FramedFill[]> = { venue_a: [], venue_b: [] };
    for (let fill = fills[next]; fill !== undefined && fill.at <= until; fill = fills[++next])
      batches[fill.market.venue].push(fill);
    const isCounted = minute > minutesToWarmUp;
    for (const venue of ['venue_a', 'venue_b'] as const)
      takeMinute(world, read, batches[venue], isCounted ? costs[venue] : noCost());
    world.clock.now = until + settleMs;
    // No run is in service: nothing is built.
    const turned = await microsOf(() => world.keeper.turn(noSignal));
    if (isCounted) minuteMicros += turned;
  }
  const counted = costs.venue_a.fills + costs.venue_b.fills;
  return (['venue_a', 'venue_b'] as const).flatMap((venue) =>
    describe(venue, costs[venue], minuteMicros / counted),
  );
}

function noCost(): Cost {
  return { fills: 0, quotes: 0, reading: 0, fillMicros: 0, quoteMicros: 0 };
}

function takeMinute(
  { live, keeper, signals, clock }: InsightWorld,
  read: ReturnType<typeof createFillReader>,
  batch: readonly FramedFill[],
  cost: Cost,
): void {
  const trades: Trade[] = [];
  let begun = cpuOfThread();
  for (const fill of batch) trades.push(read(fill));
  cost.reading += microsSince(begun);
  const seen: TradeSeen[] = [];
  const quotes: QuoteChange[] = [];
  for (const [place, { market, at }] of batch.entries()) {
    const trade = trades[place];
    if (trade === undefined) continue;
    clock.now = at;
    const effect = live.takeTrade(market.venue, market.id, trade, at);
    if (effect === undefined) continue;
    // As the live state publishes them.
    seen.push({ venue: market.venue, market: market.id, trade, receivedAt: at, live: effect.market });
    const { quote } = effect.market;
    if (effect.quoteChanged && quote !== undefined) quotes.push({ market: effect.market, quote, at });
  }
  begun = cpuOfThread();
  for (const each of seen) {
    keeper.takeTrade(each);
    signals.takeTrade(each);
  }
  cost.fillMicros += microsSince(begun);
  begun = cpuOfThread();
  for (const each of quotes) {
    keeper.takeQuote(each);
    signals.takeQuote(each);
  }
  cost.quoteMicros += microsSince(begun);
  cost.fills += seen.length;
  cost.quotes += quotes.length;
}

function describe(venue: string, cost: Cost, minuteMicrosPerFill: number): readonly BenchResult[] {
  const reading = cost.reading / cost.fills;
  const compared = (what: string, micros: number): BenchResult => ({
    what: `${venue}: ${what}`,
    value: micros,
    unit: 'µs CPU',
    peer: 'reading its frame',
    peerValue: reading,
    ratio: micros / reading,
  });
  const quotes = cost.quoteMicros / cost.fills;
  const whole = cost.fillMicros / cost.fills + quotes + minuteMicrosPerFill;
  return [
    { ...compared('a fill through windows and signals', whole), goal: { atMost: costShareMax } },
    compared('of that, what is done when it comes', cost.fillMicros / cost.fills),
    compared(`of that, the quotes it changes (${(cost.quotes / cost.fills).toFixed(2)} a fill)`, quotes),
    compared('of that, its share of every minute', minuteMicrosPerFill),
  ];
}

async function microsOf(work: () => Promise<void>): Promise<number> {
  const begun = cpuOfThread();
  await work();
  return microsSince(begun);
}
