/**
 * What a new process needs to know the prices of the last month again, as points for `PriceHistory`: one of a kind for each
 * market and minute of the last 25 hours, or hour before them. The engines reduce rows to that; here come a few thousand
 * points at a time, oldest hours first. Their order does not matter, and some may come twice.
 *
 *   ends of recorder sessions ─ gaps of books ─ recorded quotes ─ recorded fills ─ archived fills ─ archived closes
 *
 * The session that records now has not ended, unless `endsLastSession`: a new process has recorded nothing yet, and what a
 * process that died had saved last is in force no longer.
 */
import { type PricePoint, priceSpansAt } from '../../../core/insight/index.ts';
import type { History } from '../open-history.ts';
import { loadArchivedCloses, loadArchivedFills } from './archived-points.ts';
import { loadRecordedFills } from './fill-points.ts';
import { loadBookGapPoints, loadSessionEnds } from './gap-points.ts';
import { MarketNames } from './market-names.ts';
import { loadRecordedQuotes } from './quote-points.ts';

const pointsPerPageUsual = 10_000;

/** Rejects with a StoreError. */
export async function* loadPricePoints(
  history: History,
  {
    now,
    endsLastSession = false,
    pointsPerPage = pointsPerPageUsual,
  }: { readonly now: number; readonly endsLastSession?: boolean; readonly pointsPerPage?: number },
  signal?: AbortSignal,
): AsyncGenerator<readonly PricePoint[], void, undefined> {
  const names = new MarketNames(history.store);
  const asked = { history, now, spans: priceSpansAt(now), names, endsLastSession, pointsPerPage, signal };
  yield await loadSessionEnds(asked);
  yield* loadBookGapPoints(asked);
  yield* loadRecordedQuotes(asked);
  yield* loadRecordedFills(asked);
  yield* loadArchivedFills(asked);
  yield* loadArchivedCloses(asked);
}
