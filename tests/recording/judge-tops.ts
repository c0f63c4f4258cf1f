/**
 * The points of a book's history at every resolution, judged exactly by a plain loop over what reached the recorder, and
 * loosely by the exchange's log: a price that was recorded was the best one there at that time or shortly before.
 */
import { type Evidence, lookedBack } from './judge-books.ts';
import type { PlainBook } from './plain-book.ts';
import type { MarketName } from './recorded-history.ts';
import { pointsOf, resolutionsMs, type TopPoint } from './top-points.ts';

export interface TopVerdict {
  windows: number;
  points: number;
  /** The longest time for which what was recorded was no longer so. */
  lagMs: number;
  readonly wrong: string[];
}

export interface TopQuestion {
  readonly markets: readonly MarketName[];
  /** Windows are of whole seconds. */
  readonly windows: readonly { readonly from: number; readonly to: number }[];
  readonly lagMaxMs: number;
}

export async function judgeTops(
  { history, truth, log }: Evidence,
  { markets, windows, lagMaxMs }: TopQuestion,
): Promise<TopVerdict> {
  const verdict: TopVerdict = { windows: 0, points: 0, lagMs: 0, wrong: [] };
  for (const market of markets) {
    const changes = truth.tops(market.venue, market.id);
    for (const { from, to } of windows) {
      for (const stepMs of resolutionsMs) {
        const expected = pointsOf(changes, { from, to, stepMs });
        const found = await history.tops(market, { from, to, stepMs });
        verdict.windows += 1;
        verdict.points += found.length;
        const difference = findDifference(expected, found);
        if (difference !== undefined) {
          verdict.wrong.push(`${market.venue} ${market.id} [${from}, ${to}) by ${stepMs}: ${difference}`);
        }
        if (stepMs > 1000) continue;
        for (const point of found) judgePoint(log, market, point, lagMaxMs, verdict);
      }
    }
  }
  return verdict;
}

function findDifference(expected: readonly TopPoint[], found: readonly TopPoint[]): string | undefined {
  for (let place = 0; place < Math.max(expected.length, found.length); place++) {
    const [wanted, got] = [describePoint(expected[place]), describePoint(found[place])];
    if (wanted !== got) return `point ${place} is ${got}, not ${wanted}`;
  }
  return undefined;
}

function describePoint(point: TopPoint | undefined): string {
  if (point === undefined) return 'none';
  const { ts, changes, bid, bidQuantity, ask, askQuantity, yesDepth, noDepth } = point;
  return [ts, changes, bid, bidQuantity, ask, askQuantity, yesDepth, noDepth].join(' ');
}

function judgePoint(
  log: Evidence['log'],
  { venue, id }: MarketName,
  point: TopPoint,
  lagMaxMs: number,
  verdict: TopVerdict,
): void {
  const isSo = ({ top }: PlainBook) => top.bid === point.bid && top.ask === point.ask;
  const lagMs = log.sinceWhen(venue, id, { at: point.ts, withinMs: lagMaxMs * lookedBack }, isSo);
  verdict.lagMs = Math.max(verdict.lagMs, lagMs ?? 0);
  if (lagMs === undefined || lagMs > lagMaxMs) {
    verdict.wrong.push(`${venue} ${id}: last so ${lagMs} ms before: ${describePoint(point)}`);
  }
}
