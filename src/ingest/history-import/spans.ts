/** Which part of a market's past is wanted and not here yet. Spans are half-open and begin and end with an hour. */
import type { ArchivedSpan } from '../../store/index.ts';

export const hourMs = 3_600_000;

export function floorHour(at: number): number {
  return Math.floor(at / hourMs) * hourMs;
}

/**
 * From the hour it opened in, or that `since` is in, until an hour after the one it ended in: a price is dated by the end
 * of its period.
 */
export function wantedSpan(
  market: { readonly opensAt: number | undefined; readonly endedAt: number },
  since: number,
): ArchivedSpan {
  const until = floorHour(market.endedAt) + 2 * hourMs;
  return { from: Math.min(floorHour(Math.max(market.opensAt ?? since, since)), until), until };
}

export function covers(done: ArchivedSpan | undefined, wanted: ArchivedSpan): boolean {
  return done !== undefined && done.from <= wanted.from && done.until >= wanted.until;
}

/** What of `wanted` lies before and after what is done; together with it, one span. */
export function missingSpans(done: ArchivedSpan | undefined, wanted: ArchivedSpan): ArchivedSpan[] {
  if (done === undefined) return wanted.from < wanted.until ? [wanted] : [];
  return [
    { from: wanted.from, until: done.from },
    { from: done.until, until: wanted.until },
  ].filter(({ from, until }) => from < until);
}

export function joinSpans(done: ArchivedSpan | undefined, wanted: ArchivedSpan): ArchivedSpan {
  if (done === undefined) return wanted;
  return { from: Math.min(done.from, wanted.from), until: Math.max(done.until, wanted.until) };
}
