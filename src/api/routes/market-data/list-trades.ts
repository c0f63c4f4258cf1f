/** Recorded and archived trades as one list, newest first, paged by a cursor that keeps its window. */

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { MarketName } from '../../../core/contract/index.ts';
import { formatMicros, parseMicros, printAmount } from '../../../core/exact/index.ts';
import { complement, towardOf } from '../../../core/market/index.ts';
import type { marketTradesEndpoint } from '../../endpoints/index.ts';
import { type Cursors, refuseCursor } from '../../http/cursor.ts';
import { printTime } from '../../print-time.ts';
import type { MarketTradesQuery, TradeResource } from '../../schemas/index.ts';
import type {
  MarketDataDeps,
  MarketWords,
  RecordedTrade,
  TimeSpan,
  TradePosition,
  TradesAsked,
} from './deps.ts';
import { listGaps } from './describe-gaps.ts';
import { coverWindow, readSavedTime, readWindow } from './time-window.ts';

interface TradesDeps extends MarketDataDeps {
  readonly now: () => number;
  readonly cursors: Cursors;
}

interface ListedTrade {
  readonly trade: RecordedTrade;
  readonly archived: boolean;
}

type TradesQuery = Static<typeof MarketTradesQuery>;

/** The place of the last trade shown, and the window of the first page, which does not move with the clock. */
const Position = Type.Tuple([Type.Integer(), Type.String(), Type.Integer(), Type.Integer()]);

const microsPerDollar = 1_000_000n;

/** What is asked for; a wrong cursor is refused before the market is looked for. */
export interface TradesPage {
  /** What a cursor of it is bound to. */
  readonly scope: readonly string[];
  /** Where the page before ended; undefined for the first. */
  readonly place: TradesPlace | undefined;
}

interface TradesPlace {
  readonly window: TimeSpan;
  readonly before: TradePosition;
}

/** Throws a RequestError for a cursor that is not one of this list. */
export function readTradesPage(
  deps: Pick<TradesDeps, 'cursors'>,
  market: MarketName,
  query: TradesQuery,
): TradesPage {
  const scope = scopeOf(market, query);
  return { scope, place: readPlace(deps.cursors, scope, query) };
}

export async function listTrades(
  deps: TradesDeps,
  market: MarketName & MarketWords,
  query: TradesQuery,
  { scope, place }: TradesPage,
  signal: AbortSignal,
): Promise<Static<typeof marketTradesEndpoint.response>> {
  const { limit = 100 } = query;
  const saved = await readSavedTime(deps, signal);
  const covered = coverWindow(place?.window ?? readWindow(query), saved, deps.now());
  // What is saved may have moved on, the window of the first page stays.
  const window = place?.window ?? covered.window;
  const before = place?.before;
  // One more than is shown reveals whether there are more.
  const asked: TradesAsked = { ...window, before, minNotional: readMinNotional(query), limit: limit + 1 };
  const trades = mergeTrades(
    await deps.loadTrades(market, asked, signal),
    await deps.loadArchivedTrades(market, asked, signal),
  );
  const shown = trades.slice(0, limit);
  const last = shown.at(-1)?.trade;
  const gapsOf = (span: TimeSpan) => deps.loadTradeGaps(market, span, signal);
  return {
    data: shown.map((listed) => describeTrade(listed, market)),
    gaps: await listGaps(gapsOf, window, covered.unsaved),
    from: printTime(window.from),
    to: printTime(window.to),
    ...(last === undefined || trades.length <= limit
      ? {}
      : {
          next_cursor: deps.cursors.issue(
            scope,
            JSON.stringify([last.ts, last.id, window.from, window.to] satisfies Static<typeof Position>),
          ),
        }),
  };
}

/** What a cursor is bound to: times and amounts by what they mean, not by how they are written. */
function scopeOf({ venue, id }: MarketName, query: TradesQuery): string[] {
  const { from, to, min_notional_usd: least } = query;
  const values = [
    from && Date.parse(from),
    to && Date.parse(to),
    least === undefined ? undefined : parseMicros(least),
  ];
  return ['trades', venue, id, ...values.map((value) => String(value ?? ''))];
}

function readPlace(cursors: Cursors, scope: readonly string[], query: TradesQuery): TradesPlace | undefined {
  if (query.cursor === undefined) return undefined;
  const position: unknown = JSON.parse(cursors.read(scope, query.cursor));
  // Signed by us, but in a form of another version.
  if (!Value.Check(Position, position)) throw refuseCursor();
  const [ts, id, from, to] = position;
  return { window: { from, to }, before: { ts, id } };
}

/** In millionths of a millionth of a dollar. */
function readMinNotional({ min_notional_usd: least }: TradesQuery): bigint | undefined {
  if (least === undefined) return undefined;
  const [whole = '', fraction = ''] = least.split('.');
  return BigInt(whole + fraction.padEnd(6, '0')) * microsPerDollar;
}

/** Both lists are newest first. A trade that is in both was recorded. */
function mergeTrades(recorded: readonly RecordedTrade[], archived: readonly RecordedTrade[]): ListedTrade[] {
  const merged: ListedTrade[] = [];
  let next = 0;
  for (const trade of archived) {
    for (let other = recorded[next]; other && comesFirst(other, trade); other = recorded[++next]) {
      merged.push({ trade: other, archived: false });
    }
    const other = recorded[next];
    if (other?.ts !== trade.ts || other.id !== trade.id) merged.push({ trade, archived: true });
  }
  for (const trade of recorded.slice(next)) merged.push({ trade, archived: false });
  return merged;
}

/** Ids in the order of their bytes, as the stores have them. */
function comesFirst(left: TradePosition, right: TradePosition): boolean {
  if (left.ts !== right.ts) return left.ts > right.ts;
  return Buffer.compare(Buffer.from(left.id), Buffer.from(right.id)) > 0;
}

export function describeTrade({ trade, archived }: ListedTrade, words: MarketWords): TradeResource {
  const { outcome, takerAction, price, quantity } = trade;
  const isYes = outcome === 'yes';
  const taken = isYes ? price : complement(price);
  return {
    id: trade.id,
    executed_at: printTime(trade.ts),
    price_usd: formatMicros(price),
    quantity: formatMicros(quantity),
    notional_usd: printAmount(BigInt(taken) * BigInt(quantity), 12),
    taker_action: takerAction,
    outcome: isYes ? words.yesLabel : words.noLabel,
    toward: towardOf(trade),
    block: trade.block,
    archived,
  };
}
