/**
 * The ladder of one venue as a distribution. Rays are read off directly; exclusive ranges are added up.
 *
 *   [0.4, inf) at 52¢ bid, 54¢ ask        at 0.4 or more: 52 to 54
 *   (-inf, 0.4] at 46¢ bid, 48¢ ask       above 0.4: 52 to 54
 *   [0.5, 0.5], [0.6, 0.6], [0.7, inf)    at 0.5 or more: the sums of all three
 */
import type { Bound, Piece } from './payout.ts';

export interface PricedClaim {
  readonly venue: string;
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** In cents, for places in a picture; nothing where it is not quoted. */
  readonly bid: number | undefined;
  readonly ask: number | undefined;
}

/** How likely the figure is to come out at a place or beyond, in cents. */
export interface LadderPoint {
  readonly at: number;
  readonly text: string;
  /** Whether the place itself is part of it. */
  readonly closed: boolean;
  readonly bid: number;
  readonly ask: number;
}

export type Direction = 'above' | 'below';

/** Deadlines are read as "by then", everything else as "at least". */
export function directionOf(claims: readonly PricedClaim[]): Direction {
  const rays = claims.flatMap(({ pieces }) => (pieces.length === 1 ? pieces : []));
  const up = rays.filter(({ low, high }) => low !== undefined && high === undefined).length;
  const down = rays.filter(({ low, high }) => low === undefined && high !== undefined).length;
  return down > up ? 'below' : 'above';
}

export function ladderOf(
  claims: readonly PricedClaim[],
  direction: Direction,
  grid: number | undefined,
): readonly LadderPoint[] {
  const quoted = claims.flatMap((claim) => {
    const [piece] = claim.pieces;
    const isOne = claim.pieces.length === 1 && piece?.pays === '1';
    return isOne && claim.bid !== undefined && claim.ask !== undefined
      ? [{ piece, bid: claim.bid, ask: claim.ask }]
      : [];
  });
  const hasRanges = quoted.some(({ piece }) => piece.low !== undefined && piece.high !== undefined);
  const points = hasRanges
    ? addUp(quoted, direction)
    : quoted.flatMap((claim) => readOff(claim, direction, grid));
  return [...new Map(points.map((point) => [nameOf(point), point])).values()].sort(
    (one, other) => one.at - other.at || Number(isLater(one, direction)) - Number(isLater(other, direction)),
  );
}

/** Of two points at one place: more than 0 comes after 0 or more, and 0 or less after less than 0. */
function isLater({ closed }: LadderPoint, direction: Direction): boolean {
  return direction === 'above' ? !closed : closed;
}

function nameOf({ at, closed }: LadderPoint): string {
  return `${at} ${closed}`;
}

interface Quoted {
  readonly piece: Piece;
  readonly bid: number;
  readonly ask: number;
}

function readOff(
  { piece, bid, ask }: Quoted,
  direction: Direction,
  grid: number | undefined,
): readonly LadderPoint[] {
  const { low, high } = piece;
  if (low !== undefined && high === undefined) {
    if (direction === 'above') return [{ ...low, bid, ask }];
    return [beyond(low, grid === undefined ? 0 : -grid, bid, ask)];
  }
  if (low === undefined && high !== undefined) {
    if (direction === 'below') return [{ ...high, bid, ask }];
    return [beyond(high, grid ?? 0, bid, ask)];
  }
  return [];
}

/** What the other side of a bound says: on a grid it begins at the next value. */
function beyond(bound: Bound, step: number, bid: number, ask: number): LadderPoint {
  const isNext = bound.closed && step !== 0;
  const at = isNext ? round(bound.at + step) : bound.at;
  return {
    at,
    text: isNext ? String(at) : bound.text,
    closed: isNext || !bound.closed,
    bid: 100 - ask,
    ask: 100 - bid,
  };
}

/** Exclusive ranges from the far end on; sums are cut at a dollar. */
function addUp(quoted: readonly Quoted[], direction: Direction): readonly LadderPoint[] {
  const ranges = quoted.flatMap(({ piece, bid, ask }) => {
    const bound = direction === 'above' ? piece.low : piece.high;
    return bound === undefined ? [] : [{ bound, bid, ask }];
  });
  ranges.sort(({ bound: one }, { bound: other }) => {
    const byPlace = direction === 'above' ? other.at - one.at : one.at - other.at;
    return byPlace || Number(one.closed) - Number(other.closed);
  });
  let bid = 0;
  let ask = 0;
  return ranges.map((range) => {
    bid += range.bid;
    ask += range.ask;
    return { ...range.bound, bid: Math.min(100, bid), ask: Math.min(100, ask) };
  });
}

/** What lies between neighbouring points, by their middles, in cents. */
export interface Mass {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly cents: number;
}

export function massesOf(points: readonly LadderPoint[], direction: Direction): readonly Mass[] {
  const middles = points.map(({ at, bid, ask }) => ({ at, middle: (bid + ask) / 2 }));
  const outer = (value: number) => Math.max(0, value);
  const [first] = middles;
  const last = middles.at(-1);
  if (first === undefined || last === undefined) return [];
  const between = middles.slice(1).map(({ at, middle }, index): Mass => {
    const before = middles[index] ?? first;
    return {
      from: before.at,
      to: at,
      cents: outer(direction === 'above' ? before.middle - middle : middle - before.middle),
    };
  });
  return [
    {
      from: undefined,
      to: first.at,
      cents: outer(direction === 'above' ? 100 - first.middle : first.middle),
    },
    ...between,
    { from: last.at, to: undefined, cents: outer(direction === 'above' ? last.middle : 100 - last.middle) },
  ];
}

/** Places at which both venues quote and their bands do not touch. */
export function apartAt(
  one: readonly LadderPoint[],
  other: readonly LadderPoint[],
): readonly [LadderPoint, LadderPoint][] {
  return one.flatMap((point) => {
    const same = other.find((candidate) => nameOf(candidate) === nameOf(point));
    return same !== undefined && (point.bid > same.ask || same.bid > point.ask)
      ? [[point, same] as [LadderPoint, LadderPoint]]
      : [];
  });
}

function round(value: number): number {
  return Number(value.toFixed(6));
}
