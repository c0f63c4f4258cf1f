/** The venue's own price series of the Yes token, in pieces it does not refuse. */
import { parseMicros } from '../../core/exact/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { MarketReference } from '../market-reference.ts';
import type { VenuePricePoint } from '../venue.ts';
import type { VenueClient } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import { parseEpochSeconds } from './venue-time.ts';
import { isList, isRecord, WireRecord } from './wire-record.ts';

/** Longer windows are refused. */
const windowMs = 15 * 24 * 3_600_000;
const windowsMax = 200;
const liveFidelityMinutes = 60;
/** Anything finer is often empty for resolved markets. */
const resolvedFidelityMinutes = 720;

/** Oldest first, in the half-open span. Points that are not exact prices are left out. */
export async function readPriceHistory(
  clob: VenueClient,
  market: MarketReference,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<readonly VenuePricePoint[]> {
  const [token] = market.feedKeys;
  if (token === undefined) return [];
  const points: VenuePricePoint[] = [];
  const first = Math.max(from, to - windowMs * windowsMax);
  for (let start = first; start < to; start += windowMs) {
    const end = Math.min(to, start + windowMs);
    const fine = await readWindow(clob, token, start, end, liveFidelityMinutes, signal);
    const found =
      fine.length > 0 ? fine : await readWindow(clob, token, start, end, resolvedFidelityMinutes, signal);
    for (const point of found) {
      const isNext = point.at >= from && point.at < to && point.at > (points.at(-1)?.at ?? -1);
      if (isNext) points.push(point);
    }
  }
  return points;
}

async function readWindow(
  clob: VenueClient,
  token: string,
  from: number,
  to: number,
  fidelityMinutes: number,
  signal: AbortSignal,
): Promise<readonly VenuePricePoint[]> {
  const query = {
    market: token,
    startTs: String(Math.floor(from / 1000)),
    endTs: String(Math.ceil(to / 1000)),
    fidelity: String(fidelityMinutes),
  };
  const answer = await clob.request('/prices-history', { query }, signal);
  const history = isRecord(answer) ? answer['history'] : undefined;
  if (!isList(history))
    throw new VenueError('malformed', 'venue_b clob /prices-history: history is missing.');
  return history.flatMap((point) => readPoint(point) ?? []).sort((a, b) => a.at - b.at);
}

function readPoint(raw: ExactJson): VenuePricePoint | undefined {
  if (!isRecord(raw)) return undefined;
  const row = new WireRecord('point', raw);
  const at = parseEpochSeconds(row.text('t') ?? '');
  const price = parseMicros(row.text('p') ?? '');
  return at === undefined || price === undefined || price < 0 || price > 1_000_000
    ? undefined
    : { at, price };
}
