/** The same claim at two prices, widest first. */
import type { Client, CrossVenuePair, Market, MarketSummary } from '../../client/index.ts';
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

/** As the board of the last minute has them; in the first minute of a service, which has none, from the quotes of now. */
export async function loadGaps(api: Client, signal: AbortSignal): Promise<readonly ClaimGap[]> {
  const { spreads } = (await api.call('getInsights', {}, { signal })).data;
  if (spreads.length > 0) {
    return spreads.map(({ left, right, spread_usd }) => {
      const [a, b] = left.venue === 'venue_a' ? [left, right] : [right, left];
      return { a: ofSummary(a), b: ofSummary(b), apart: spread_usd };
    });
  }
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
