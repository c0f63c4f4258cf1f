import type { BookGap } from '../../../store/index.ts';
import { type Gap, gapsMax } from '../../schemas/index.ts';
import { printTime } from './print-time.ts';

/**
 * Oldest first. Of too many, the last ones are told as one that spans them: never less is called unknown than is. What is
 * unknown because nobody records is told where no gap that lasts does so.
 */
export function describeGaps(gaps: readonly BookGap[], unsaved: readonly BookGap[] = []): Gap[] {
  const lasts = gaps.some(({ endedAt }) => endedAt === undefined);
  return boundGaps(lasts ? gaps : [...gaps, ...unsaved]).map(({ beganAt, endedAt, cause }) => ({
    from: printTime(beganAt),
    ...(endedAt === undefined ? {} : { to: printTime(endedAt) }),
    cause,
  }));
}

function boundGaps(gaps: readonly BookGap[]): readonly BookGap[] {
  const first = gaps[gapsMax - 1];
  if (first === undefined || gaps.length === gapsMax) return gaps;
  const ends = gaps.slice(gapsMax - 1).map(({ endedAt }) => endedAt ?? Number.POSITIVE_INFINITY);
  const end = ends.reduce((latest, endedAt) => Math.max(latest, endedAt));
  const last = { ...first, endedAt: Number.isFinite(end) ? end : undefined, cause: 'many' };
  return [...gaps.slice(0, gapsMax - 1), last];
}
