/**
 * Everything that insights are made of, for as many markets as are wanted, in memory: a run, figures of every market, prices of
 * a day and money of a month. Only the first few thousand contracts are related: what a run proves costs insights nothing.
 */
import type { ServedRun } from '../src/core/catalog/index.ts';
import type { MarketName, VenueId } from '../src/core/contract/index.ts';
import { RunMarkets, type SignalChange } from '../src/core/insight/index.ts';
import { type LiveMarket, LiveMarkets } from '../src/core/market/index.ts';
import { InsightKeeper, SignalBook, SignalWatch } from '../src/insight/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { Topic } from '../src/runtime/topic.ts';
import { listWorld, type ServedListing, serveContracts, servedAt } from '../tests/harness/served-run.ts';
import { drawFigures, drawFor } from './drawn-figures.ts';
import { copyContracts } from './graph-contracts.ts';

export interface InsightWorld {
  readonly served: ServedRun;
  readonly live: LiveMarkets;
  readonly keeper: InsightKeeper;
  readonly signals: SignalWatch;
  readonly book: SignalBook;
  /** The most popular first. */
  readonly markets: readonly MarketName[];
  readonly clock: { now: number };
}

export const hourMs = 3_600_000;
const relatedContracts = 4_000;
/** One market in so many has fills in the month before. */
const tradedOneIn = 3;
/** Before the hour that runs; of a market with fills. */
const tradedHours = [1, 5, 30, 100, 400];

export function buildInsightWorld(marketCount: number): InsightWorld {
  const served = serveContracts(listContracts(marketCount));
  const clock = { now: servedAt };
  const now = () => clock.now;
  const live = new LiveMarkets();
  const findLive = (venue: VenueId, id: string) => live.find(venue, id);
  const keeper = new InsightKeeper({
    log: silentLog,
    now,
    findLive,
    numbers: live.numbers,
    onMinute: (at) => signals.turnTo(at),
  });
  const changes = new Topic<SignalChange>({ log: silentLog }, 'signals');
  const past = new Topic<SignalChange>({ log: silentLog }, 'signals of the past');
  const run = new RunMarkets(served, findLive, live.numbers);
  const findCategory = (venue: VenueId, id: string, market: LiveMarket | undefined): string | undefined => {
    const index = (market && run.indexOf(market)) ?? served.catalog.find(venue, id);
    return index === -1 ? undefined : served.catalog.categoryOf(index);
  };
  const signals = new SignalWatch({ now, findLive, numbers: live.numbers, findCategory, changes, past });
  const book = new SignalBook({ now });
  changes.subscribe((change) => book.take(change));
  const markets = Array.from({ length: served.catalog.size }, (_, index): MarketName => {
    const { venue, id } = served.catalog.market(index);
    return { venue, id };
  });
  for (const [place, market] of markets.entries()) takeMarket(live, keeper, market, place);
  // As every board does.
  for (let index = 0; index < served.catalog.size; index += 1) run.live(index);
  return { served, live, keeper, signals, book, markets, clock };
}

function listContracts(marketCount: number): ServedListing[] {
  const base = listWorld({ seed: 5, markets: Math.min(relatedContracts, marketCount) }).flatMap(
    ({ event, ...listing }) => (event === undefined ? [] : [{ ...listing, event }]),
  );
  return [...copyContracts(base, marketCount)].map((listing, place) =>
    place < base.length ? listing : { ...listing, contract: { ...listing.contract, rules: '' } },
  );
}

/** Drawn from the market's place, so that every run of the bench has the same. */
function takeMarket(
  live: LiveMarkets,
  { prices, flows }: InsightKeeper,
  market: MarketName,
  place: number,
): void {
  const { venue, id } = market;
  const draw = drawFor(place);
  const yesBid = (46 + (draw % 4)) * 10_000;
  const figures = drawFigures(venue, draw, yesBid);
  live.takeFigures(venue, id, figures, servedAt);
  const { yesAsk } = figures;
  prices.takeQuote(venue, id, servedAt - 25 * hourMs, 2 * (400_000 + ((draw >>> 5) % 20) * 10_000));
  prices.takeQuote(venue, id, servedAt - 1_000, yesBid + yesAsk);
  if (place % tradedOneIn !== 0) return;
  for (const hours of tradedHours) {
    const gross = BigInt(1 + (draw % 10_000)) * 10n ** 12n;
    const net = ((draw >>> 7) % 2 === 0 ? 1n : -1n) * (gross / 3n);
    flows.addHour(venue, id, Math.floor(servedAt / hourMs) - hours, {
      net,
      gross,
      archived: hours > 24 ? gross : 0n,
      fillsTowardYes: 2,
      fillsTowardNo: 1,
      fillsUnsided: 0,
      largest: gross / 2n,
    });
  }
}
