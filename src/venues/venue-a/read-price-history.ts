/** Past prices of a market: the last trade of each minute, hour or day, as fine as one request can give. */

import type { MarketReference } from '../market-reference.ts';
import type { VenuePricePoint } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import { type Api, objectOf, rowsOf } from './api.ts';
import { type CandleSource, readCandle, toWireSeconds } from './wire/index.ts';

/** The venue gives about 5,000 candles a request. */
const candlesPerRequest = 4_000;

const minuteMs = 60_000;
const periodsMinutes = [1, 60, 1440] as const;

/** Points of the half-open span, oldest first. Rejects with a VenueError, or with the signal's reason. */
export async function readPriceHistory(
  deps: { api: Api },
  market: Pick<MarketReference, 'id' | 'eventId' | 'seriesId'>,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<readonly VenuePricePoint[]> {
  if (to <= from) return [];
  const periodMinutes = choosePeriod(to - from);
  const seriesId = market.seriesId ?? (await readSeriesOf(deps.api, market.eventId, signal));
  const ticker = encodeURIComponent(market.id);
  const live = `/series/${encodeURIComponent(seriesId)}/markets/${ticker}/candlesticks`;
  try {
    return await readCandles(deps.api, live, 'live', { from, to, periodMinutes }, signal);
  } catch (error) {
    // A market settled long ago is only in the archive, and the live answers do not know it.
    if (!(error instanceof VenueError) || error.code !== 'not_found') throw error;
    const archived = `/historical/markets/${ticker}/candlesticks`;
    return readCandles(deps.api, archived, 'archived', { from, to, periodMinutes }, signal);
  }
}

/** The finest period whose candles fit into one request: minutes of two days, hours of five months. */
function choosePeriod(spanMs: number): number {
  return periodsMinutes.find((minutes) => spanMs / (minutes * minuteMs) <= candlesPerRequest) ?? 1440;
}

async function readCandles(
  api: Api,
  path: string,
  source: CandleSource,
  span: { readonly from: number; readonly to: number; readonly periodMinutes: number },
  signal: AbortSignal,
): Promise<readonly VenuePricePoint[]> {
  const points = new Map<number, VenuePricePoint>();
  const stepMs = candlesPerRequest * span.periodMinutes * minuteMs;
  for (let start = span.from; start < span.to; start += stepMs) {
    const query = {
      start_ts: toWireSeconds(start),
      end_ts: toWireSeconds(Math.min(start + stepMs, span.to)),
      period_interval: span.periodMinutes.toString(),
    };
    for (const row of rowsOf(await api.read(path, { query }, signal), 'candlesticks', path)) {
      const reading = readCandle(row, source);
      if (reading.kind === 'misfit')
        throw new VenueError('malformed', `venue_a ${path}: a candle makes no sense.`);
      if (reading.kind === 'untraded') continue;
      const { point } = reading;
      if (point.at >= span.from && point.at < span.to) points.set(point.at, point);
    }
  }
  return [...points.values()].sort((a, b) => a.at - b.at);
}

async function readSeriesOf(api: Api, eventId: string, signal: AbortSignal): Promise<string> {
  const path = `/events/${encodeURIComponent(eventId)}`;
  const series = objectOf(await api.read(path, {}, signal), 'event', path)['series_ticker'];
  if (typeof series === 'string' && series !== '') return series;
  throw new VenueError('malformed', `venue_a ${path}: the event names no series.`);
}
