/**
 * The past of one market that trades: what was before it was recorded. From then on the recorder has it, so that a market
 * is asked for once, and again only after a while without a recorder.
 */
import type { ArchivedSpan, ImportedPast, MarketPast } from '../../store/index.ts';
import type { MarketReference } from '../../venues/index.ts';
import { closingPrices, type HourlyPrice } from './closing-prices.ts';
import {
  type Fetched,
  isSoundPoint,
  type PastDeps,
  readNewestTrades,
  type SavedPast,
  saveFetched,
} from './import-past.ts';
import { floorHour } from './spans.ts';

export interface OpenPastWanted {
  /** Nothing earlier is asked for. */
  readonly since: number;
  /** Since then everything is recorded. */
  readonly recordedSince: number;
  /** How many trades of a market are kept, the newest. */
  readonly tradesMax: number;
}

/** What was fetched ends between two instants: trades of the last minutes are asked for again. */
const tradesOverlapMs = 600_000;

/** Undefined if nothing was missing. Throws an ImportLost, and what the venue and the store throw; nothing is saved then. */
export async function importOpenPast(
  deps: PastDeps,
  run: number,
  { past, opensAt, ...reference }: MarketPast,
  wanted: OpenPastWanted,
  signal: AbortSignal,
): Promise<SavedPast | undefined> {
  const until = deps.now();
  const from = wantedFrom(opensAt, wanted.since);
  const trades = hasTrades(past, from, wanted)
    ? undefined
    : await fetchTrades(deps, reference, past, { from, until }, wanted.tradesMax, signal);
  const prices = hasPrices(past, from, wanted)
    ? undefined
    : await fetchPrices(deps, reference, past, { from, until }, signal);
  if (trades === undefined && prices === undefined) return undefined;
  return saveFetched(deps, run, reference, { trades, prices }, signal);
}

/** Whether there is nothing left to ask for. */
export function isOpenPastHere({ past, opensAt }: MarketPast, wanted: OpenPastWanted): boolean {
  const from = wantedFrom(opensAt, wanted.since);
  return hasTrades(past, from, wanted) && hasPrices(past, from, wanted);
}

function wantedFrom(opensAt: number | undefined, since: number): number {
  return floorHour(Math.max(opensAt ?? since, since));
}

function hasTrades(past: ImportedPast, from: number, { recordedSince, tradesMax }: OpenPastWanted): boolean {
  return (past.trades?.until ?? 0) >= recordedSince && reachesBack(past, from, tradesMax);
}

/** Of what was cut, more than the newest is not asked for again. */
function reachesBack({ trades, tradesCutAt }: ImportedPast, from: number, tradesMax: number): boolean {
  if (trades === undefined) return false;
  return tradesCutAt === undefined ? trades.from <= from : tradesCutAt >= tradesMax;
}

function hasPrices(past: ImportedPast, from: number, { recordedSince }: OpenPastWanted): boolean {
  if (past.prices === undefined) return false;
  return past.prices.from <= from && past.prices.until >= floorHour(recordedSince);
}

/** All of the span, or only what has come since, if the rest is here. */
async function fetchTrades(
  { venue }: PastDeps,
  reference: MarketReference,
  past: ImportedPast,
  span: ArchivedSpan,
  tradesMax: number,
  signal: AbortSignal,
): Promise<Fetched<'trades'>> {
  const done = reachesBack(past, span.from, tradesMax) ? past.trades : undefined;
  const from = Math.max(span.from, (done?.until ?? 0) - tradesOverlapMs);
  const fetched = await readNewestTrades(venue, reference, { from, until: span.until }, tradesMax, signal);
  return {
    ...fetched,
    span: { from: Math.min(done?.from ?? span.from, span.from), until: span.until },
    cutAt: fetched.cutAt ?? (done && past.tradesCutAt),
  };
}

/** The last price of each hour, and the newest of the present one: it is what is known of the time until it closes. */
async function fetchPrices(
  { venue }: PastDeps,
  reference: MarketReference,
  { prices: done }: ImportedPast,
  span: ArchivedSpan,
  signal: AbortSignal,
): Promise<Fetched<'prices'>> {
  const goesOn = done !== undefined && done.from <= span.from;
  const from = goesOn ? Math.max(span.from, done.until) : span.from;
  const answered = from < span.until ? await venue.readPriceHistory(reference, from, span.until, signal) : [];
  const sound: HourlyPrice[] = answered.filter((point) => isSoundPoint(point, from, span.until));
  return {
    span: { from: goesOn ? done.from : span.from, until: Math.max(from, floorHour(span.until)) },
    found: closingPrices(sound),
    setAside: answered.length - sound.length,
  };
}
