/**
 * Both venues at their size for `bench/leads.ts`: the markets whose frames are replayed, copies of a simulated world
 * around them, all of them quoted as the simulated venues would quote them, and the busiest with books.
 */
import type { ServedRun } from '../src/core/catalog/index.ts';
import type { VenueId } from '../src/core/contract/index.ts';
import { rational } from '../src/core/exact/index.ts';
import { createBook, type ListedState, type LiveMarkets, setLevel } from '../src/core/market/index.ts';
import { type BookView, createExchange, type Exchange } from '../src/simulator/exchange/index.ts';
import { buildWorld, type WorldOptions } from '../src/simulator/world/index.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { type ServedListing, serveContracts } from '../tests/harness/served-run.ts';
import { contractsOf } from '../tests/harness/world-contracts.ts';
import { reportProgress } from './bench.ts';
import { copyContracts } from './graph-contracts.ts';

export interface LeadsMarketOptions {
  /** The markets of this world are framed or around those that are. */
  readonly own: WorldOptions;
  readonly framed: readonly MarketName[];
  /** The world that is copied around them, until there are so many markets. */
  readonly base: WorldOptions;
  readonly markets: number;
}

interface MarketName {
  readonly venue: VenueId;
  readonly id: string;
}

interface QuotedListing extends ReadListing {
  readonly book: BookView;
}

const dayMs = 86_400_000;
/** What is followed by default, on each venue. */
const booksFollowed = 2_000;
/** Simulated prices are in ten-thousandths, sizes in hundredths. */
const microsPerPrice = 100;
const microsPerSize = 10_000;

/**
 * Fills the live state as the listings and books of the start say, but that each framed market has a neighbour quoted so
 * that the two leave about as much as the fees: a lead that comes and goes with every cent. The run of all markets is all
 * that stays of it: worlds and listings in memory would be collected again and again while something else is measured.
 */
export function buildLeadsMarket(
  live: LiveMarkets,
  { own: world, framed, base, markets }: LeadsMarketOptions,
  now: number,
): ServedRun {
  const own = quotedContracts(world);
  const copied = quotedContracts(base);
  const listings: QuotedListing[] = [...own];
  // The first copy is the world itself, which may list what the framed one lists.
  let place = 0;
  for (const listing of copyContracts(copied, copied.length + Math.max(0, markets - own.length))) {
    place += 1;
    if (place > copied.length) listings.push(listing);
  }
  const served = serveContracts(
    listings.map(
      ({ contract, event }): ServedListing => ({ contract, event, category: 'Other', topics: [] }),
    ),
    { money: (index) => ({ wholeVolumeUsd: (index * 7_919) % 100_003, isThin: false }) },
  );
  fill(live, listings, now);
  temptAll(live, served, framed, now);
  return served;
}

function quotedContracts(options: WorldOptions): QuotedListing[] {
  const world = buildWorld(options);
  const exchange: Exchange = createExchange(world);
  return contractsOf(world).map(({ contract, event, market }) => ({
    contract,
    event,
    book: exchange.book(market),
  }));
}

function fill(live: LiveMarkets, listings: readonly QuotedListing[], now: number): void {
  const followed = { venue_a: 0, venue_b: 0 };
  for (const [place, { contract, book }] of listings.entries()) {
    const { venue, id, termsHash } = contract;
    const [bid, ask] = [book.bids[0], book.asks[0]];
    live.takeFigures(
      venue,
      id,
      {
        yesBid: bid && bid.price * microsPerPrice,
        yesAsk: ask && ask.price * microsPerPrice,
        lastPrice: undefined,
        volume24hUsd: '10000',
        totalVolumeUsd: '100000',
        openInterestUsd: undefined,
      },
      now,
    );
    live.takeNames(venue, id, { eventId: id, yesLabel: 'Yes', noLabel: 'No' });
    live.takeState(venue, id, { ...stateOf(venue, now), termsHash });
    if (place % 7 !== 0 || followed[venue] >= booksFollowed) continue;
    followed[venue] += 1;
    const copy = createBook();
    for (const [side, levels] of [
      ['bid', book.bids],
      ['ask', book.asks],
    ] as const) {
      for (const { price, size } of levels) {
        setLevel(copy, { side, price: price * microsPerPrice, quantity: size * microsPerSize });
      }
    }
    live.takeBook(venue, id, { book: copy, changes: 'all', assurance: 'full', receivedAt: now });
  }
}

/** What a pair of asks is to cost, in millionths: a dollar less about what both venues charge in the middle. */
const temptingCost = 970_000;

function temptAll(live: LiveMarkets, served: ServedRun, framed: readonly MarketName[], now: number): void {
  const { catalog, relations } = served;
  const taken = new Set(framed.map(({ venue, id }) => catalog.find(venue, id)));
  let tempted = 0;
  for (const index of [...taken]) {
    const quote = index === -1 ? undefined : live.find(catalog.venueOf(index), catalog.id(index))?.quote;
    if (quote?.yesAsk === undefined || quote.noAsk === undefined) continue;
    const { indexes, sides } = relations.coverings(index);
    for (let place = 0; place < indexes.length; place += 1) {
      const other = indexes[place] ?? 0;
      const bit = sides[place] ?? 0;
      if (taken.has(other)) continue;
      // The other's price at which a pair of sides costs that much: its ask, or the bid that asks for No.
      const price =
        (bit & 1) !== 0
          ? temptingCost - quote.yesAsk
          : (bit & 2) !== 0
            ? quote.yesAsk + 1_000_000 - temptingCost
            : (bit & 4) !== 0
              ? temptingCost - quote.noAsk
              : quote.noAsk + 1_000_000 - temptingCost;
      const isAsk = (bit & 5) !== 0 && (bit & 2) === 0;
      if (price < 30_000 || price > 970_000) continue;
      taken.add(other);
      tempted += 1;
      const bid = isAsk ? price - 10_000 : price;
      const book = createBook();
      for (let level = 0; level < 20; level += 1) {
        const quantity = (20 + level) * 1_000_000;
        if (bid > level * 10_000) setLevel(book, { side: 'bid', price: bid - level * 10_000, quantity });
        const ask = bid + (level + 1) * 10_000;
        if (ask < 1_000_000) setLevel(book, { side: 'ask', price: ask, quantity });
      }
      const name = { venue: catalog.venueOf(other), id: catalog.id(other) };
      live.takeBook(name.venue, name.id, { book, changes: 'all', assurance: 'full', receivedAt: now });
      break;
    }
  }
  reportProgress(`  ${tempted} of ${framed.length} framed markets have a tempting neighbour`);
}

function stateOf(venue: VenueId, now: number): Omit<ListedState, 'termsHash'> {
  return {
    status: 'open',
    disputed: false,
    closesAt: now + 30 * dayMs,
    expectedSettlementAt: now + 31 * dayMs,
    fees: venue === 'venue_a' ? quadraticFees : powerFees,
    listedAt: now,
  };
}

const quadraticFees: ListedState['fees'] = {
  kind: 'quadratic',
  schedule: 'quadratic',
  rate: rational(7n, 100n),
  multiplier: rational(1n),
  setBy: 'series',
  waivedUntil: undefined,
};
const powerFees: ListedState['fees'] = {
  kind: 'power',
  schedule: 'taker',
  rate: rational(3n, 100n),
  exponent: rational(1n),
  takerOnly: true,
};
