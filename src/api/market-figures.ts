/** The figures of money that stand beside a market, as the API writes them. */
import { formatMicros, printAmount, printAmountText, printRatio } from '../core/exact/index.ts';
import { depthPlaces, type LiveQuote, type MarketFigures, type MoneyFigures } from '../core/market/index.ts';
import type { Market, Quote } from './schemas/index.ts';

type PrintedMoney = Pick<Market, 'volume_24h_usd' | 'spread_usd' | 'liquidity'>;

type PrintedFigures = PrintedMoney &
  Pick<
    Market,
    | 'quote'
    | 'volume_source'
    | 'total_volume_usd'
    | 'open_interest_usd'
    | 'yes_spread_usd'
    | 'no_spread_usd'
    | 'trades_24h'
    | 'book_spread_usd'
    | 'book_yes_depth_5c_usd'
    | 'book_no_depth_5c_usd'
    | 'book_imbalance'
    | 'book_at'
  >;

/** What everything that names a market carries. */
export function printMoney({ volume24hUsd, spread, liquidity }: MoneyFigures): PrintedMoney {
  return {
    volume_24h_usd: amountOf(volume24hUsd),
    ...(spread === undefined ? {} : { spread_usd: formatMicros(spread) }),
    liquidity,
  };
}

/** Every field of a Market that is about money. */
export function printMarketFigures(figures: MarketFigures): PrintedFigures {
  const { quote, totalVolumeUsd, openInterestUsd, yesSpread, noSpread } = figures;
  return {
    ...(quote === undefined ? {} : { quote: printQuote(quote) }),
    ...printMoney(figures),
    volume_source: figures.volumeSource,
    ...(totalVolumeUsd === undefined ? {} : { total_volume_usd: amountOf(totalVolumeUsd) }),
    ...(openInterestUsd === undefined ? {} : { open_interest_usd: amountOf(openInterestUsd) }),
    ...(yesSpread === undefined ? {} : { yes_spread_usd: formatMicros(yesSpread) }),
    ...(noSpread === undefined ? {} : { no_spread_usd: formatMicros(noSpread) }),
    trades_24h: figures.trades24h,
    ...printBookFigures(figures),
  };
}

/** A stale quote keeps its time and the last price, and has no ask. */
export function printQuote({ observedAt, yesAsk, noAsk, price }: LiveQuote): Quote {
  return {
    observed_at: new Date(observedAt).toISOString(),
    ...(yesAsk === undefined ? {} : { yes_ask_usd: formatMicros(yesAsk) }),
    ...(noAsk === undefined ? {} : { no_ask_usd: formatMicros(noAsk) }),
    ...(price === undefined ? {} : { price_usd: formatMicros(price) }),
    source: 'venue',
  };
}

function printBookFigures({ book }: MarketFigures): Partial<PrintedFigures> {
  if (book === undefined) return {};
  const { spread, yesDepth, noDepth, imbalance, changedAt } = book;
  return {
    ...(spread === undefined ? {} : { book_spread_usd: formatMicros(spread) }),
    book_yes_depth_5c_usd: printAmount(yesDepth, depthPlaces),
    book_no_depth_5c_usd: printAmount(noDepth, depthPlaces),
    ...(imbalance === undefined ? {} : { book_imbalance: printRatio(imbalance) }),
    ...(changedAt === undefined ? {} : { book_at: new Date(changedAt).toISOString() }),
  };
}

/** Figures are decimal texts. */
function amountOf(text: string): string {
  return printAmountText(text) ?? text;
}
