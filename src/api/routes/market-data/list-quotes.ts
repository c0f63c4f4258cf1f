/** Recorded quotes, newest first, continued by archived closing prices from before recording began. */

import type { Static } from 'typebox';
import type { MarketName } from '../../../core/contract/index.ts';
import { formatMicros } from '../../../core/exact/index.ts';
import type { marketQuotesEndpoint } from '../../endpoints/index.ts';
import { printTime } from '../../print-time.ts';
import type { MarketQuotesQuery, Quote } from '../../schemas/index.ts';
import type { MarketDataDeps, PastPrice, RecordedQuote, TimeSpan } from './deps.ts';
import { listGaps } from './describe-gaps.ts';
import { coverWindow, readSavedTime, readWindow, startOfStep, stepsMs } from './time-window.ts';

/** `resolution` and `limit` have defaults, which the query's reader fills in. */
export async function listQuotes(
  deps: MarketDataDeps & { readonly now: () => number },
  market: MarketName,
  query: Static<typeof MarketQuotesQuery>,
  signal: AbortSignal,
): Promise<Static<typeof marketQuotesEndpoint.response>> {
  const { resolution = '1m', limit = 500 } = query;
  const saved = await readSavedTime(deps, signal);
  const { window, unsaved } = coverWindow(readWindow(query), saved, deps.now());
  const stepMs = stepsMs[resolution];
  // One more than is shown reveals whether there are more.
  const recorded = await deps.loadQuotes(market, { ...window, stepMs, limit: limit + 1 }, signal);
  const archived = await loadContinuation(deps, market, { window, recorded, stepMs, limit }, signal);
  const shown = [...recorded.map(describeRecorded), ...archived.map(describeArchived)].slice(0, limit);
  const times = [...recorded, ...archived].map(({ ts }) => ts);
  const oldest = times[limit - 1];
  const from =
    oldest === undefined || times.length <= limit
      ? window.from
      : Math.max(window.from, startOfStep(oldest, stepMs));
  const gapsOf = (span: TimeSpan) => deps.loadBookGaps(market, span, signal);
  return {
    data: shown,
    gaps: await listGaps(gapsOf, { from, to: window.to }, unsaved),
    from: printTime(from),
    to: printTime(window.to),
    step: resolution,
  };
}

/** Archived prices before the first recorded quote of the market, if that is not before the window. */
async function loadContinuation(
  deps: MarketDataDeps,
  market: MarketName,
  found: {
    readonly window: TimeSpan;
    readonly recorded: readonly RecordedQuote[];
    readonly stepMs: number;
    readonly limit: number;
  },
  signal: AbortSignal,
): Promise<readonly PastPrice[]> {
  const { window, recorded, stepMs, limit } = found;
  const missing = limit + 1 - recorded.length;
  if (missing <= 0) return [];
  const oldest = recorded.at(-1);
  // The step of the oldest recorded quote has its quote.
  const to = oldest === undefined ? window.to : startOfStep(oldest.ts, stepMs);
  if (to <= window.from) return [];
  const archived = await deps.loadArchivedPrices(market, { from: window.from, to, limit: missing }, signal);
  if (archived.length === 0) return [];
  const before = { from: 0, to: window.from, stepMs: stepsMs['1h'], limit: 1 };
  const recordedBefore = await deps.loadQuotes(market, before, signal);
  return recordedBefore.length === 0 ? archived : [];
}

function describeRecorded({ ts, yesAsk, noAsk, price }: RecordedQuote): Quote {
  return {
    observed_at: printTime(ts),
    ...(yesAsk === undefined ? {} : { yes_ask_usd: formatMicros(yesAsk) }),
    ...(noAsk === undefined ? {} : { no_ask_usd: formatMicros(noAsk) }),
    ...(price === undefined ? {} : { price_usd: formatMicros(price) }),
    source: 'venue',
  };
}

function describeArchived({ ts, price }: PastPrice): Quote {
  return { observed_at: printTime(ts), price_usd: formatMicros(price), source: 'archive' };
}
