/** Every figure of money that is shown of a market, exactly, as of `now`. What is not known is undefined. */
import { type Micros, microsPerUnit, type Quotient } from '../exact/index.ts';
import { formatDecimalText, nearDollars, wholeDollars } from './decimal-text.ts';
import { type Depth, depthsOf } from './depth.ts';
import { gradeLiquidity, type LiquidityGrade, tradeable } from './liquidity.ts';
import type { LiveMarket, LiveQuote } from './live-market.ts';
import { quoteAt } from './quote-at.ts';
import { type DayTrades, noTrades } from './recent-trades.ts';
import { formatScaled } from './scaled-text.ts';
import { imbalanceOf } from './top-figures.ts';
import { notionalPlaces } from './trade.ts';
import type { VenueFigures } from './venue-figures.ts';

const notionalPerDollar = 10n ** BigInt(notionalPlaces);

/** Amounts of dollars are exact decimal texts with at least four places; they are rounded where they are printed. */
export interface MoneyFigures {
  readonly quote: LiveQuote | undefined;
  readonly volume24hUsd: string;
  /** The venue's own figure where it has one, else the notional of the fills recorded here. */
  readonly volumeSource: 'venue' | 'trades';
  readonly openInterestUsd: string | undefined;
  /** Yes ask plus No ask minus 1; undefined when a side has no ask. */
  readonly spread: Micros | undefined;
  readonly trades24h: number;
  readonly liquidity: LiquidityGrade;
}

export interface MarketFigures extends MoneyFigures {
  readonly totalVolumeUsd: string | undefined;
  /** Yes ask minus Yes bid. */
  readonly yesSpread: Micros | undefined;
  /** No ask minus No bid. */
  readonly noSpread: Micros | undefined;
  /** Undefined while no book is live. */
  readonly book: BookFigures | undefined;
}

export interface BookFigures {
  /** Undefined when a side is empty. */
  readonly spread: Micros | undefined;
  readonly yesDepth: Depth;
  readonly noDepth: Depth;
  /** Undefined when nothing rests on either side. */
  readonly imbalance: Quotient | undefined;
  readonly changedAt: number | undefined;
}

export function describeMarketFigures(market: LiveMarket | undefined, now: number): MarketFigures {
  const money = describeMoney(market, now);
  return {
    ...money,
    totalVolumeUsd: asAmount(market?.figures?.totalVolumeUsd),
    // On both venues an offer of one outcome is a bid for the other, so that each outcome's own spread is the round trip.
    yesSpread: money.spread,
    noSpread: money.spread,
    book: market?.bookState === 'live' ? describeBook(market) : undefined,
  };
}

/**
 * What stands beside every name of a market; cheap enough for every event of a stream. Of a market of which nothing is
 * known live, what is required all the same: no trades, no volume, thin.
 */
export function describeMoney(market: LiveMarket | undefined, now: number): MoneyFigures {
  return describeMoneyFacts(moneyFactsOf(market, now));
}

/** What figures of money are made of, of one moment: nothing of it changes later. */
export interface MoneyFacts {
  readonly quote: LiveQuote | undefined;
  readonly figures: VenueFigures | undefined;
  readonly trades: DayTrades;
}

/** Costs a tenth of the figures: for readers of many markets of which few are shown. */
export function moneyFactsOf(market: LiveMarket | undefined, now: number): MoneyFacts {
  return {
    quote: market && quoteAt(market, now),
    figures: market?.figures,
    trades: market?.trades24h(now) ?? noTrades,
  };
}

export function describeMoneyFacts({ quote, figures, trades }: MoneyFacts): MoneyFigures {
  const spread = spreadOf(quote);
  const venueVolume = asAmount(figures?.volume24hUsd);
  const volume24hUsd = venueVolume ?? formatScaled(trades.notional, notionalPlaces);
  const openInterestUsd = asAmount(figures?.openInterestUsd);
  return {
    quote,
    volume24hUsd,
    volumeSource: venueVolume === undefined ? 'trades' : 'venue',
    openInterestUsd,
    spread,
    trades24h: trades.count,
    liquidity: gradeLiquidity({
      wholeVolumeUsd: wholeDollars(volume24hUsd),
      wholeOpenInterestUsd: wholeDollars(openInterestUsd),
      spread,
    }),
  };
}

/** The volume of these facts as a number that is off by less than a part in a trillion. */
export function nearVolumeUsd({ figures, trades }: MoneyFacts): number {
  const text = figures?.volume24hUsd;
  const near = text === undefined ? Number.NaN : nearDollars(text);
  return Number.isNaN(near) ? Number(trades.notional) / Number(notionalPerDollar) : near;
}

/** The grade of `describeMoney`, without the texts: for callers that grade every fill. */
export function gradeOf(market: LiveMarket | undefined, now: number): LiquidityGrade {
  const spread = market && spreadOf(quoteAt(market, now));
  // Thin, whatever the money.
  if (spread === undefined || spread > tradeable.spread) return 'thin';
  return gradeLiquidity({
    wholeVolumeUsd: wholeVolumeUsd(market, now),
    wholeOpenInterestUsd: market?.wholeOpenInterestUsd ?? 0,
    spread,
  });
}

/** The whole dollars of the volume of `describeMoney`, without the texts: for callers that look at every market. */
export function wholeVolumeUsd(market: LiveMarket | undefined, now: number): number {
  return market?.wholeVolumeUsd ?? Number((market?.trades24h(now).notional ?? 0n) / notionalPerDollar);
}

function describeBook({ book, bookChangedAt }: LiveMarket): BookFigures {
  const bid = book.bids.prices.at(-1);
  const ask = book.asks.prices[0];
  const { yes, no } = depthsOf(book);
  return {
    spread: bid === undefined || ask === undefined ? undefined : ask - bid,
    yesDepth: yes,
    noDepth: no,
    imbalance: imbalanceOf(yes, no),
    changedAt: bookChangedAt,
  };
}

function spreadOf(quote: LiveQuote | undefined): Micros | undefined {
  if (quote?.yesAsk === undefined || quote.noAsk === undefined) return undefined;
  return quote.yesAsk + quote.noAsk - microsPerUnit;
}

function asAmount(text: string | undefined): string | undefined {
  return text === undefined ? undefined : formatDecimalText(text);
}
