import type { BookGap } from '../../../store/index.ts';
import { printTime } from '../../print-time.ts';
import { type Gap, gapsMax } from '../../schemas/index.ts';
import type { TimeSpan } from './deps.ts';

/**
 * The gaps of a span, oldest first. Of too many, the last ones become one that spans them: the answer never calls less unknown than
 * is. The time since recording stopped is added where no gap lasts.
 */
export async function listGaps(
  load: (span: TimeSpan) => Promise<readonly BookGap[]>,
  span: TimeSpan,
  unsaved: readonly BookGap[],
): Promise<Gap[]> {
  if (span.from >= span.to) return [];
  const gaps = await load(span);
  return describeGaps(
    gaps,
    unsaved.filter(({ beganAt }) => beganAt < span.to),
  );
}

function describeGaps(gaps: readonly BookGap[], unsaved: readonly BookGap[]): Gap[] {
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
