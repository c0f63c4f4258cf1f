/** What the home page shows of the board: the same claim at two prices, widest first, and what moved most. */
import type { Client, CrossVenuePair, Market, MarketSummary, PriceGap } from '../../client/index.ts';
import { oneDollar, parseDecimal, printDecimal } from './decimal.ts';

export interface PricedMarket {
  readonly venue: string;
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly ask: string | undefined;
  /** Midway between bid and ask. */
  readonly price: string | undefined;
}

export interface ClaimGap {
  /** On venue_a. */
  readonly a: PricedMarket;
  readonly b: PricedMarket;
  readonly apart: string;
}

const pairsMax = 100;

export interface HomeBoard {
  readonly gaps: readonly ClaimGap[];
  readonly movers: readonly MarketSummary[];
}

export async function loadHomeBoard(api: Client, signal: AbortSignal): Promise<HomeBoard> {
  const { spreads, movers } = (await api.call('getInsights', {}, { signal })).data;
  const gaps = spreads.length > 0 ? spreads.map(ofSpread) : await loadGapsOfNow(api, signal);
  return { gaps, movers };
}

function ofSpread({ left, right, spread_usd }: PriceGap): ClaimGap {
  const [a, b] = left.venue === 'venue_a' ? [left, right] : [right, left];
  return { a: ofSummary(a), b: ofSummary(b), apart: spread_usd };
}

/** A service in its first minute has no board yet. */
async function loadGapsOfNow(api: Client, signal: AbortSignal): Promise<readonly ClaimGap[]> {
  const pairs = await api.call(
    'listCrossVenuePairs',
    { relation: 'equivalent', limit: pairsMax },
    { signal },
  );
  return pairs.data
    .flatMap(measure)
    .toSorted((one, other) => (parseDecimal(one.apart) < parseDecimal(other.apart) ? 1 : -1));
}

function ofSummary({ venue, id, title, label, yes_ask_usd, sparkline }: MarketSummary): PricedMarket {
  return { venue, id, title, label, ask: yes_ask_usd, price: sparkline.at(-1) };
}

function measure({ left, right }: CrossVenuePair): readonly ClaimGap[] {
  const [a, b] = [ofMarket(left), ofMarket(right)];
  if (
    a.price === undefined ||
    b.price === undefined ||
    left.liquidity === 'thin' ||
    right.liquidity === 'thin'
  )
    return [];
  const apart = parseDecimal(a.price) - parseDecimal(b.price);
  return [{ a, b, apart: printDecimal(apart < 0n ? -apart : apart) }];
}

function ofMarket({ venue, id, title, yes_label, quote }: Market): PricedMarket {
  const { yes_ask_usd: ask, no_ask_usd: noAsk } = quote ?? {};
  const price =
    ask === undefined || noAsk === undefined
      ? undefined
      : printDecimal((parseDecimal(ask) + oneDollar - parseDecimal(noAsk)) / 2n);
  return { venue, id, title, label: yes_label, ask, price };
}
