/** The past of one market: fetched as far as it is missing, checked, and saved at once. */
import type { Trade } from '../../core/market/index.ts';
import {
  type ArchivedSpan,
  type FetchedPast,
  type FindSealedTradeIds,
  findSealedTradeHours,
  type ImportedPast,
  type SealedTradeHours,
  type Store,
  StoreError,
  savePast,
} from '../../store/index.ts';
import type { MarketReference, Venue } from '../../venues/index.ts';
import { closingPrices, type HourlyPrice } from './closing-prices.ts';
import { ImportLost } from './import-lost.ts';
import { covers, floorHour, hourMs, joinSpans, missingSpans } from './spans.ts';

export interface PastDeps {
  readonly venue: Pick<Venue, 'id' | 'readTrades' | 'readPriceHistory'>;
  readonly store: Store;
  readonly now: () => number;
  /** Without it, trades of sealed hours are left out: they may be recorded. */
  readonly findSealedTradeIds?: FindSealedTradeIds;
  /** This process, where it takes what is saved from the result; without it, it hears of it from the store as all others do. */
  readonly heardBy?: string | undefined;
}

export interface PastWanted {
  readonly span: ArchivedSpan;
  /** How many trades at the most, the newest of them; undefined for none at all. */
  readonly tradesMax: number | undefined;
}

export interface SavedPast {
  /** Those that were neither recorded nor in the archive before. */
  readonly trades: readonly Trade[];
  /** Closing prices. */
  readonly prices: readonly HourlyPrice[];
  /** Trades and points that make no sense. */
  readonly setAside: number;
}

/** Hours are sealed one after the other, seldom two within the time of a look. */
const looksMax = 5;
const idLengthMax = 500;
const priceMax = 1_000_000;

/** Undefined if nothing was missing. Throws an ImportLost, and what the venue and the store throw; nothing is saved then. */
export async function importPast(
  deps: PastDeps,
  run: number,
  market: { readonly reference: MarketReference; readonly past: ImportedPast },
  wanted: PastWanted,
  signal: AbortSignal,
): Promise<SavedPast | undefined> {
  const trades = await fetchTrades(deps, market, wanted, signal);
  const prices = await fetchPrices(deps, market, wanted.span, signal);
  if (trades === undefined && prices === undefined) return undefined;
  return saveFetched(deps, run, market.reference, { trades, prices }, signal);
}

export type Fetched<Kind extends keyof FetchedPast> =
  | (Omit<NonNullable<FetchedPast[Kind]>, 'looked'> & { readonly setAside: number })
  | undefined;

async function fetchTrades(
  deps: PastDeps,
  { reference, past }: { readonly reference: MarketReference; readonly past: ImportedPast },
  { span, tradesMax }: PastWanted,
  signal: AbortSignal,
): Promise<Fetched<'trades'>> {
  if (tradesMax === undefined) return undefined;
  const isCut = past.tradesCutAt !== undefined && past.tradesCutAt < tradesMax;
  // Of what was cut, more than the newest is not asked for again.
  const done = past.tradesCutAt === undefined ? past.trades : past.trades && { ...past.trades, from: 0 };
  if (!isCut && covers(done, span)) return undefined;
  // Whatever the venue dates later than its end belongs to the market all the same.
  const until = Math.max(deps.now(), span.until);
  return readNewestTrades(deps.venue, reference, { from: span.from, until }, tradesMax, signal);
}

/** The newest trades of a span, each once. */
export async function readNewestTrades(
  venue: Pick<Venue, 'readTrades'>,
  reference: MarketReference,
  span: ArchivedSpan,
  tradesMax: number,
  signal: AbortSignal,
): Promise<NonNullable<Fetched<'trades'>>> {
  const found = new Map<string, Trade>();
  let setAside = 0;
  let cutAt: number | undefined;
  for await (const page of venue.readTrades(reference, span.from, span.until, signal)) {
    for (const trade of page) {
      if (!isSoundTrade(trade)) setAside += 1;
      else if (found.size < tradesMax || found.has(trade.id)) found.set(trade.id, trade);
      else cutAt = tradesMax;
    }
    if (cutAt !== undefined) break;
  }
  return { span, cutAt, found: [...found.values()], setAside };
}

/** Hours are sealed while we look into those that are: then we look again. */
export async function saveFetched(
  deps: PastDeps,
  run: number,
  reference: MarketReference,
  { trades, prices }: { readonly trades: Fetched<'trades'>; readonly prices: Fetched<'prices'> },
  signal: AbortSignal,
): Promise<SavedPast> {
  const { venue, store, heardBy } = deps;
  const name = { venue: venue.id, id: reference.id };
  for (let looks = 1; looks <= looksMax; looks++) {
    const kept = trades && { ...trades, ...(await leaveOutSealed(deps, reference, trades.found, signal)) };
    const outcome = await savePast(store, { run, heardBy }, name, { trades: kept, prices }, signal);
    if (outcome.kind === 'saved') {
      const setAside = (trades?.setAside ?? 0) + (prices?.setAside ?? 0);
      return { trades: outcome.trades, prices: prices?.found ?? [], setAside };
    }
    if (outcome.kind === 'lost') {
      throw new ImportLost(`Import ${run} of ${venue.id} was taken over by another process.`);
    }
  }
  throw new StoreError(
    'failed',
    `Hours were sealed each of ${looksMax} times that sealed ones were looked into.`,
  );
}

/** Without what is in sealed files, so that no trade is there twice. Hot tables are looked at when it is saved. */
async function leaveOutSealed(
  { store, venue, findSealedTradeIds }: PastDeps,
  { id }: MarketReference,
  trades: readonly Trade[],
  signal: AbortSignal,
): Promise<{ readonly found: readonly Trade[]; readonly looked: SealedTradeHours | undefined }> {
  const byHour = Map.groupBy(trades, ({ venueTime }) => floorHour(venueTime));
  const hours = [...byHour.keys()].sort((left, right) => left - right);
  const [first] = hours;
  if (first === undefined) return { found: trades, looked: undefined };
  const span = { from: first, until: (hours.at(-1) ?? first) + hourMs };
  const looked = await findSealedTradeHours(store, { venue: venue.id, id }, span, signal);
  const { market } = looked;
  if (market === undefined) return { found: trades, looked };
  for (const hour of looked.hours) {
    const ofHour = byHour.get(hour) ?? [];
    if (ofHour.length === 0) continue;
    const asked = ofHour.map((trade) => ({ market, id: trade.id }));
    const recorded = await findSealedTradeIds?.(hour, asked);
    const known = recorded?.get(market) ?? new Set();
    byHour.set(hour, recorded === undefined ? [] : ofHour.filter((trade) => !known.has(trade.id)));
  }
  return { found: [...byHour.values()].flat(), looked };
}

async function fetchPrices(
  { venue }: PastDeps,
  { reference, past }: { readonly reference: MarketReference; readonly past: ImportedPast },
  span: ArchivedSpan,
  signal: AbortSignal,
): Promise<Fetched<'prices'>> {
  if (covers(past.prices, span)) return undefined;
  const points: HourlyPrice[] = [];
  let setAside = 0;
  for (const { from, until } of missingSpans(past.prices, span)) {
    const answered = await venue.readPriceHistory(reference, from, until, signal);
    const sound = answered.filter((point) => isSoundPoint(point, from, until));
    setAside += answered.length - sound.length;
    points.push(...closingPrices(sound));
  }
  return { span: joinSpans(past.prices, span), found: points, setAside };
}

function isSoundTrade({ id, venueTime, price, quantity }: Trade): boolean {
  return (
    id.length > 0 &&
    id.length <= idLengthMax &&
    id.isWellFormed() &&
    !id.includes('\0') &&
    Number.isInteger(venueTime) &&
    isPrice(price) &&
    Number.isSafeInteger(quantity) &&
    quantity > 0
  );
}

export function isSoundPoint({ at, price }: HourlyPrice, from: number, until: number): boolean {
  return Number.isInteger(at) && at >= from && at < until && isPrice(price);
}

function isPrice(price: number): boolean {
  return Number.isInteger(price) && price >= 0 && price <= priceMax;
}
