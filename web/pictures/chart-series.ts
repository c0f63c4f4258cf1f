/**
 * What a chart draws, oldest first: a quote holds until the next one, through fills and up to the end of the window, and
 * never across a gap.
 *
 *   quote ─── quote ───┤ gap ├─── quote ─── end
 */
import type { Answer } from '../../client/index.ts';

export interface ChartData {
  readonly quotes: Pick<Answer<'listMarketQuotes'>, 'data' | 'gaps' | 'from' | 'to'>;
  readonly trades: Pick<Answer<'listMarketTrades'>, 'data'>;
}

/** In seconds since 1970, as all times here. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Times, then asks, bids, fills and archived closing prices in cents. Places in a picture are floating-point. */
export type ChartSeries = [
  times: number[],
  asks: (number | null)[],
  bids: (number | null)[],
  fills: (number | null)[],
  archived: (number | null)[],
];

export function gapSpans({ quotes }: ChartData): readonly Span[] {
  const end = toSeconds(quotes.to);
  return quotes.gaps.map(({ from, to }) => ({
    from: Math.max(toSeconds(from), toSeconds(quotes.from)),
    to: to === undefined ? end : Math.min(end, toSeconds(to)),
  }));
}

interface Row {
  readonly at: number;
  readonly ask: number | null;
  readonly bid: number | null;
  readonly fill?: number | null;
  readonly archived?: number | null;
}

const nothing = { ask: null, bid: null };
/** Two rows of one time would be drawn in any order. */
const shortly = 0.001;

export function makeSeries(data: ChartData): ChartSeries {
  const { quotes, trades } = data;
  const gaps = gapSpans(data);
  const rows: Row[] = quotes.data.map((quote) => {
    const at = toSeconds(quote.observed_at);
    if (quote.source === 'archive') return { at, ...nothing, archived: toCents(quote.price_usd) };
    const noAsk = toCents(quote.no_ask_usd);
    // A book known again within the last second of a gap holds from the end of it.
    const within = gaps.find(({ from, to }) => from <= at && at < to);
    return {
      at: within?.to ?? at,
      ask: toCents(quote.yes_ask_usd),
      bid: noAsk === null ? null : 100 - noAsk,
    };
  });
  // The newest comes first, and is the one that holds where several end up at one time.
  const sorted = rows.toReversed();
  for (const { from, to } of gaps) {
    sorted.push({ at: from, ...nothing }, { at: to - shortly, ...nothing });
  }
  sorted.sort((one, other) => one.at - other.at);
  const fills = trades.data
    .map((trade) => ({ at: toSeconds(trade.executed_at), price: toCents(trade.price_usd) }))
    .sort((one, other) => one.at - other.at);
  return toColumns(holdBetween(sorted, fills, toSeconds(quotes.to)));
}

interface Fill {
  readonly at: number;
  readonly price: number | null;
}

/** Fills lie between quotes: there the last quote holds, as it did. */
function holdBetween(quotes: readonly Row[], fills: readonly Fill[], end: number): readonly Row[] {
  const rows: Row[] = [];
  let last: Row | undefined;
  let next = 0;
  const holdAt = (at: number): Row => ({ at, ask: last?.ask ?? null, bid: last?.bid ?? null });
  const fillUntil = (at: number) => {
    for (let fill = fills[next]; fill !== undefined && fill.at < at; fill = fills[++next]) {
      rows.push({ ...holdAt(fill.at), fill: fill.price });
    }
  };
  for (const quote of quotes) {
    fillUntil(quote.at);
    const isEnd = quote.archived === undefined && quote.ask === null && quote.bid === null;
    // A line is drawn up to its last row, so it has one where it ends.
    if (isEnd && last !== undefined && last.at < quote.at - shortly) rows.push(holdAt(quote.at - shortly));
    rows.push(quote);
    if (quote.archived === undefined) last = quote;
  }
  fillUntil(Number.POSITIVE_INFINITY);
  const newest = rows.at(-1);
  if (last !== undefined && newest !== undefined && newest.at < end) rows.push(holdAt(end));
  return rows;
}

function toColumns(rows: readonly Row[]): ChartSeries {
  return [
    rows.map(({ at }) => at),
    rows.map(({ ask }) => ask),
    rows.map(({ bid }) => bid),
    rows.map(({ fill }) => fill ?? null),
    rows.map(({ archived }) => archived ?? null),
  ];
}

function toSeconds(instant: string): number {
  return Date.parse(instant) / 1000;
}

function toCents(text: string | undefined): number | null {
  return text === undefined ? null : Number(text) * 100;
}
