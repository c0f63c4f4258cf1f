/** Trade records of the data service: which trades a request means, and their rows in both generations of the API. */
import type { SimulatedTrade } from '../../exchange/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { isVenueB } from '../catalog.ts';
import { printOf, traderOf } from '../prints.ts';
import type { VenueBState } from '../state.ts';
import { numberOf, priceText, sizeText } from '../wire-text.ts';

export interface DataTradeRow {
  readonly trade: SimulatedTrade;
  readonly market: VenueBMarket;
  /** The taker's side of a match, or the maker's. */
  readonly party: 'taker' | 'maker';
}

export interface TradeSelection {
  /** Undefined means the whole venue. */
  readonly markets: readonly VenueBMarket[] | undefined;
  readonly takerOnly: boolean;
  readonly side: string | undefined;
  readonly user: string | undefined;
  /** Milliseconds, both included. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Smallest amount, in hundredths of a share or of a dollar. */
  readonly amountMin: { readonly of: 'CASH' | 'TOKENS'; readonly hundredths: number } | undefined;
}

/** Newest first. Records run some seconds behind the matches. */
export function* selectTrades(state: VenueBState, selection: TradeSelection): Generator<DataTradeRow> {
  const visibleTo = Math.min(selection.toMs, state.exchange.now - state.tradeLagMs);
  for (const trade of tradesOf(state, selection.markets)) {
    if (trade.at < selection.fromMs) return;
    if (trade.at > visibleTo || !isVenueB(trade.market)) continue;
    const parties = selection.takerOnly ? (['taker'] as const) : (['taker', 'maker'] as const);
    for (const party of parties) {
      const row: DataTradeRow = { trade, market: trade.market, party };
      if (isWanted(row, selection)) yield row;
    }
  }
}

function tradesOf(
  state: VenueBState,
  markets: readonly VenueBMarket[] | undefined,
): Iterable<SimulatedTrade> {
  if (markets === undefined) return state.exchange.trades('venue_b');
  return newestFirst(markets.map((market) => allOf(state, market)));
}

/** Of several lists that are newest first; of equal times, those of the earlier list. A page is read, not the months behind it. */
function* newestFirst(lists: readonly Iterable<SimulatedTrade>[]): Generator<SimulatedTrade> {
  const heads = lists.map((list) => {
    const rest = list[Symbol.iterator]();
    return { rest, trade: rest.next().value };
  });
  for (;;) {
    let newest: (typeof heads)[number] | undefined;
    for (const head of heads) {
      if (head.trade !== undefined && (newest?.trade === undefined || isNewer(head.trade, newest.trade)))
        newest = head;
    }
    if (newest?.trade === undefined) return;
    yield newest.trade;
    newest.trade = newest.rest.next().value;
  }
}

function isNewer(one: SimulatedTrade, other: SimulatedTrade): boolean {
  return one.at > other.at || (one.at === other.at && one.microseconds > other.microseconds);
}

function* allOf({ exchange }: VenueBState, market: VenueBMarket): Generator<SimulatedTrade> {
  yield* exchange.trades(market);
  yield* exchange.earlierTrades(market);
}

function isWanted(row: DataTradeRow, selection: TradeSelection): boolean {
  const { side, price } = sideOf(row);
  if (selection.side !== undefined && side !== selection.side) return false;
  if (selection.user !== undefined && walletOf(row).wallet !== selection.user) return false;
  if (selection.amountMin === undefined) return true;
  const { of, hundredths } = selection.amountMin;
  const { size } = row.trade;
  return of === 'TOKENS' ? size >= hundredths : size * price >= hundredths * 10_000;
}

/** The maker stands on the other side of the same token. */
function sideOf({ trade, party }: DataTradeRow) {
  const print = printOf(trade);
  if (party === 'taker') return print;
  return { ...print, side: print.side === 'BUY' ? ('SELL' as const) : ('BUY' as const) };
}

function walletOf({ trade, party }: DataTradeRow) {
  return traderOf(party === 'taker' ? trade.transactionHash : `maker ${trade.id}`);
}

export function renderV1(state: VenueBState, row: DataTradeRow) {
  const { market, trade } = row;
  const { token, side, price } = sideOf(row);
  const terms = market.terms(state.exchange.now);
  const trader = walletOf(row);
  return {
    proxyWallet: trader.wallet,
    side,
    asset: market.tokenIds[token],
    conditionId: market.conditionId,
    size: numberOf(sizeText(trade.size)),
    price: numberOf(priceText(price)),
    timestamp: Math.floor(trade.at / 1000),
    title: terms.question,
    slug: market.id,
    icon: `https://images.example/${market.event.slug}.png`,
    eventSlug: market.event.slug,
    outcome: terms.outcomes[token],
    outcomeIndex: token,
    name: trader.name,
    pseudonym: trader.pseudonym,
    bio: '',
    profileImage: '',
    profileImageOptimized: '',
    transactionHash: trade.transactionHash,
  };
}

/** The same row in snake_case; every key is present. */
export function renderV2(state: VenueBState, row: DataTradeRow) {
  const v1 = renderV1(state, row);
  return {
    proxy_wallet: v1.proxyWallet,
    side: v1.side,
    token_id: v1.asset,
    condition_id: v1.conditionId,
    size: v1.size,
    price: v1.price,
    timestamp: v1.timestamp,
    title: v1.title,
    slug: v1.slug,
    icon: v1.icon,
    event_slug: v1.eventSlug,
    outcome: v1.outcome,
    outcome_index: v1.outcomeIndex,
    name: v1.name,
    pseudonym: v1.pseudonym,
    bio: v1.bio,
    profile_image: v1.profileImage,
    profile_image_optimized: v1.profileImageOptimized,
    transaction_hash: v1.transactionHash,
  };
}
