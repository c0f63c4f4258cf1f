/** The answers of the six endpoints, written from what was recomputed: floors, limits and every field. */
import {
  readDecimal,
  writeAmount,
  writeAmountText,
  writeDoubled,
  writeMicros,
  writeShare,
} from './exact-text.ts';
import { type FillRow, notionalOf, sideOf, takenPrice } from './insight-rows.ts';
import type { MarketFacts } from './market-facts.ts';
import type { GapThen, MarketThen, Recomputed, WindowName } from './recompute.ts';

/** The three parameters of every list that suggests something. */
export interface Floors {
  readonly min_volume_usd?: string;
  readonly max_spread_usd?: string;
  readonly include_thin?: boolean;
}

type Fields = Record<string, unknown>;

const usd = 10n ** 12n;
const hourMs = 3_600_000;

export function writeMoves(then: Recomputed, { limit = 20, ...floors }: Floors & { limit?: number }) {
  const shown = then.movers().filter(({ facts }) => isLiquid(facts, floors));
  const data = shown.slice(0, limit).map((market) => ({
    market: summarise(then, market),
    signals: [],
    trades_24h: market.trades.count,
    net_usd_24h: writeAmount(market.trades.net, 12),
    related: market.facts.related,
  }));
  return { data, graph_run: then.run };
}

export function writeFlows(
  then: Recomputed,
  { window = 'day', limit = 20, ...floors }: Floors & { window?: WindowName; limit?: number },
) {
  const shown = then.flows(window).filter(({ market: { facts } }) => isLiquid(facts, floors));
  const data = shown.slice(0, limit).map((flow) => ({
    market: summarise(then, flow.market),
    window,
    net_usd: writeAmount(flow.net, 12),
    gross_usd: writeAmount(flow.gross, 12),
    buys: flow.buys,
    sells: flow.sells,
    largest_fill_usd: writeAmount(flow.largest, 12),
    ...(flow.priceChange === undefined ? {} : { price_change_usd: writeDoubled(flow.priceChange) }),
    archived_share: writeShare(flow.archived, flow.gross === 0n ? 1n : flow.gross),
  }));
  return { data, graph_run: then.run };
}

export function writeClosing(
  then: Recomputed,
  { hours = 24, limit = 50, ...floors }: Floors & { hours?: number; limit?: number },
) {
  const shown = then
    .closing()
    .filter(
      ({ market: { facts }, closesAt }) => closesAt <= then.at + hours * hourMs && isLiquid(facts, floors),
    );
  const data = shown.slice(0, limit).map(({ market, closesAt }) => ({
    market: summarise(then, market),
    closes_at: new Date(closesAt).toISOString(),
    // Hundredths of an hour are 36 seconds.
    hours_left: Number(`${Math.floor((closesAt - then.at) / 36_000)}e-2`),
    signals: [],
  }));
  return { data, graph_run: then.run };
}

export function writeBundle(then: Recomputed, floors: Floors) {
  const isLiquidGap = ({ left, right }: GapThen) =>
    isLiquid(left.facts, floors) && isLiquid(right.facts, floors);
  const movers = then.movers().filter(({ facts }) => isLiquid(facts, floors));
  return {
    data: {
      spreads: then
        .gaps()
        .filter(isLiquidGap)
        .slice(0, 20)
        .map(({ left, right, distance }) => ({
          left: summarise(then, left),
          right: summarise(then, right),
          spread_usd: writeDoubled(distance),
        })),
      movers: movers.slice(0, 20).map((market) => summarise(then, market)),
      most_traded: then.mostTraded().map((market) => summarise(then, market)),
    },
    graph_run: then.run,
  };
}

export function writeTape(
  then: Recomputed,
  {
    hours = 24,
    min_notional_usd: least = 1_000,
    limit = 50,
    ...floors
  }: Floors & { hours?: number; min_notional_usd?: number; limit?: number },
) {
  const shown = then
    .tape(hours, BigInt(least) * usd)
    .filter(({ market: { facts } }) => isLiquid(facts, floors));
  const data = shown.slice(0, limit).map(({ fill, market: { facts } }) => ({
    market: { ...nameFields(facts), id: facts.id, label: facts.labels.yes },
    taker_action: fill.takerAction,
    outcome: facts.labels[fill.outcome],
    price_usd: writeMicros(takenPrice(fill)),
    quantity: writeMicros(fill.quantity),
    notional_usd: writeAmount(notionalOf(fill), 12),
    executed_at: new Date(fill.ts).toISOString(),
    toward: sideOf(fill),
    block: fill.block,
    archived: fill.archived,
  }));
  return { data, graph_run: then.run };
}

interface Line {
  readonly markets: readonly string[];
  readonly entry: Fields;
}

export function writeTicker(then: Recomputed) {
  const fills = then
    .tape(1, 1_000n * usd)
    .filter(({ market: { facts } }) => isLiquid(facts, {}))
    // Of one size the newest first, as on the tape.
    .sort(
      (a, b) =>
        Number(notionalOf(b.fill) > notionalOf(a.fill)) - Number(notionalOf(b.fill) < notionalOf(a.fill)),
    );
  const kinds: Line[][] = [
    then
      .movers()
      .filter(({ facts }) => isLiquid(facts, {}))
      .map((market) => moveLine(market)),
    fills.map(({ fill, market }) => fillLine(fill, market)),
    then
      .gaps()
      .filter(({ left, right }) => isLiquid(left.facts, {}) && isLiquid(right.facts, {}))
      .map((gap) => gapLine(gap)),
  ];
  const shown = new Set<string>();
  const data: Fields[] = [];
  for (let turn = 0; data.length < 20 && kinds.some((lines) => lines.length > 0); turn += 1) {
    const lines = kinds[turn % kinds.length] ?? [];
    const next = lines.findIndex(({ markets }) => !markets.some((market) => shown.has(market)));
    const line = lines[next];
    // Those before it name markets that stand there already, and so will whenever this kind's turn comes.
    lines.splice(0, line === undefined ? lines.length : next + 1);
    if (line === undefined) continue;
    for (const market of line.markets) shown.add(market);
    data.push(line.entry);
  }
  return { data, graph_run: then.run };
}

function moveLine({ facts, price, change24h }: MarketThen): Line {
  return {
    markets: [facts.key],
    entry: {
      kind: 'move',
      ...nameFields(facts),
      market_id: facts.id,
      price_usd: writeDoubled(price ?? Number.NaN),
      change_usd: writeDoubled(change24h ?? Number.NaN),
    },
  };
}

function fillLine(fill: FillRow, { facts }: MarketThen): Line {
  return {
    markets: [facts.key],
    entry: {
      kind: 'fill',
      ...nameFields(facts),
      market_id: facts.id,
      price_usd: writeMicros(takenPrice(fill)),
      notional_usd: writeAmount(notionalOf(fill), 12),
      side: sideOf(fill),
    },
  };
}

function gapLine({ left, right }: GapThen): Line {
  return {
    markets: [left.facts.key, right.facts.key],
    entry: {
      kind: 'gap',
      ...nameFields(left.facts),
      market_id: left.facts.id,
      price_usd: writeDoubled(left.price ?? Number.NaN),
      other_venue: right.facts.venue,
      other_price_usd: writeDoubled(right.price ?? Number.NaN),
    },
  };
}

function nameFields({ venue, eventId, title, money }: MarketFacts): Fields {
  return {
    venue,
    event_id: eventId,
    title,
    volume_24h_usd: writeAmountText(money.volume24hUsd),
    ...(money.spread === undefined ? {} : { spread_usd: writeMicros(money.spread) }),
    liquidity: money.liquidity,
  };
}

function summarise(then: Recomputed, { facts, change24h }: MarketThen): Fields {
  const yesAsk = facts.money.quote?.yesAsk;
  return {
    ...nameFields(facts),
    id: facts.id,
    label: facts.labels.yes,
    ...(yesAsk === undefined ? {} : { yes_ask_usd: writeMicros(yesAsk) }),
    ...(change24h === undefined ? {} : { change_24h: writeDoubled(change24h) }),
    sparkline: then.sparkline(facts.key).map(writeDoubled),
  };
}

/** Without parameters what is not thin; each parameter takes the place of its own floor. */
function isLiquid({ money }: MarketFacts, floors: Floors): boolean {
  if (floors.include_thin === true) return true;
  const { min_volume_usd: volume, max_spread_usd: spread } = floors;
  if (volume === undefined && spread === undefined) return money.liquidity !== 'thin';
  const widest = readDecimal(spread ?? '0.05');
  if (money.spread === undefined || BigInt(money.spread) * 10n ** 34n > widest) return false;
  const traded = readDecimal(money.volume24hUsd);
  if (volume !== undefined) return traded >= readDecimal(volume);
  return traded >= readDecimal('1000') || readDecimal(money.openInterestUsd ?? '0') >= readDecimal('25000');
}
