/** Every figure of money that is shown of a market, exactly, as of `now`. What is not known is undefined. */
import { type Micros, microsPerUnit, type Quotient } from '../exact/index.ts';
import { formatDecimalText, wholeDollars } from './decimal-text.ts';
import { type Depth, depthsOf } from './depth.ts';
import { gradeLiquidity, type LiquidityGrade } from './liquidity.ts';
import type { LiveMarket, LiveQuote } from './live-market.ts';
import { quoteAt } from './quote-at.ts';
import { formatScaled } from './scaled-text.ts';
import { imbalanceOf } from './top-figures.ts';
import { notionalPlaces } from './trade.ts';

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
  const quote = market && quoteAt(market, now);
  const spread = spreadOf(quote);
  const figures = market?.figures;
  const trades = market?.trades24h(now);
  const venueVolume = asAmount(figures?.volume24hUsd);
  const volume24hUsd = venueVolume ?? formatScaled(trades?.notional ?? 0n, notionalPlaces);
  const openInterestUsd = asAmount(figures?.openInterestUsd);
  return {
    quote,
    volume24hUsd,
    volumeSource: venueVolume === undefined ? 'trades' : 'venue',
    openInterestUsd,
    spread,
    trades24h: trades?.count ?? 0,
    liquidity: gradeLiquidity({
      wholeVolumeUsd: wholeDollars(volume24hUsd),
      wholeOpenInterestUsd: wholeDollars(openInterestUsd),
      spread,
    }),
  };
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
