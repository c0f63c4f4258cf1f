/**
 * Two quantities of one game: which of their values can occur together. Every piece of a claim becomes regions of the plane
 * of results (first, second), two counts from 0 upward; two pieces can meet if two of their regions share a result. A region
 * bounds first, second, first − second and first + second, so the question is decided exactly by looking at a few results.
 */
import type { Claim } from '../claim/index.ts';
import { type End, isInteger, setContainsValue, zero } from '../exact/index.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Integers or ±Infinity, both ends included. */
export interface Region {
  readonly firstLow: number;
  readonly firstHigh: number;
  readonly secondLow: number;
  readonly secondHigh: number;
  readonly marginLow: number;
  readonly marginHigh: number;
  readonly totalLow: number;
  readonly totalHigh: number;
}

export interface GamePieces {
  /** The regions of every piece of the claim, in the order of the pieces. */
  readonly regions: readonly (readonly Region[])[];
  /** The variable itself says that the counts are never equal. */
  readonly excludesTie: boolean;
}

/** A bound beyond it is no count of any game, and sums of a few such bounds are still exact as numbers. */
const boundMax = 1_000_000_000_000n;

/** `score` is first × 1000 + second. */
const scoreBase = 1000;

/** `2-1` for 2001. */
export function formatScore(score: number): string {
  return `${Math.floor(score / scoreBase)}-${score % scoreBase}`;
}

const everyResult: Region = {
  firstLow: 0,
  firstHigh: Infinity,
  secondLow: 0,
  secondHigh: Infinity,
  marginLow: -Infinity,
  marginHigh: Infinity,
  totalLow: 0,
  totalHigh: Infinity,
};

const known = new WeakMap<Claim, GamePieces | 'none'>();

/** Undefined for a claim on another quantity or with bounds that no game has. */
export function gamePiecesOf(claim: Claim): GamePieces | undefined {
  const found = known.get(claim) ?? layOut(claim) ?? 'none';
  known.set(claim, found);
  return found === 'none' ? undefined : found;
}

/** Whether a result lies in a region of both; without ties, one that is no tie. */
export function regionsMeet(
  left: readonly Region[],
  right: readonly Region[],
  excludesTie: boolean,
): boolean {
  for (const one of left) {
    for (const other of right) {
      const firstLow = Math.max(one.firstLow, other.firstLow);
      const firstHigh = Math.min(one.firstHigh, other.firstHigh);
      const secondLow = Math.max(one.secondLow, other.secondLow);
      const secondHigh = Math.min(one.secondHigh, other.secondHigh);
      const marginLow = Math.max(one.marginLow, other.marginLow);
      const marginHigh = Math.min(one.marginHigh, other.marginHigh);
      const totalLow = Math.max(one.totalLow, other.totalLow);
      const totalHigh = Math.min(one.totalHigh, other.totalHigh);
      const holds = (low: number, high: number): boolean =>
        hasResult(firstLow, firstHigh, secondLow, secondHigh, low, high, totalLow, totalHigh);
      // Without ties the plane falls into two halves: the first side leads, or the second does.
      const meets = excludesTie
        ? holds(Math.max(marginLow, 1), marginHigh) || holds(marginLow, Math.min(marginHigh, -1))
        : holds(marginLow, marginHigh);
      if (meets) return true;
    }
  }
  return false;
}

/**
 * For a given `first` the bounds on `second` are integers, lowest(first) and highest(first), so a result exists exactly if
 * highest − lowest ≥ 0 for some `first`. That difference is a concave line of straight pieces: over the integers it is
 * greatest at an end, or beside a place where it bends. Towards infinity it rises only if every pair of bounds spreads,
 * and then all have room beyond the sum of their magnitudes.
 */
function hasResult(
  firstLow: number,
  firstHigh: number,
  secondLow: number,
  secondHigh: number,
  marginLow: number,
  marginHigh: number,
  totalLow: number,
  totalHigh: number,
): boolean {
  if (firstLow > firstHigh || secondLow > secondHigh) return false;
  if (marginLow > marginHigh || totalLow > totalHigh) return false;
  const far =
    1 +
    size(firstLow) +
    size(secondLow) +
    size(secondHigh) +
    size(marginLow) +
    size(marginHigh) +
    size(totalLow) +
    size(totalHigh);
  const last = Math.min(firstHigh, far);
  return (
    hasRoom(firstLow) ||
    hasRoom(last) ||
    hasRoomBeside(secondHigh + marginLow) ||
    hasRoomBeside(totalHigh - secondHigh) ||
    hasRoomBeside((totalHigh + marginLow) / 2) ||
    hasRoomBeside(secondLow + marginHigh) ||
    hasRoomBeside(totalLow - secondLow) ||
    hasRoomBeside((totalLow + marginHigh) / 2)
  );

  function hasRoomBeside(bend: number): boolean {
    return Number.isFinite(bend) && (hasRoom(Math.floor(bend)) || hasRoom(Math.ceil(bend)));
  }

  function hasRoom(first: number): boolean {
    if (first < firstLow || first > last) return false;
    const lowest = Math.max(secondLow, first - marginHigh, totalLow - first);
    const highest = Math.min(secondHigh, first - marginLow, totalHigh - first);
    return lowest <= highest;
  }
}

function size(bound: number): number {
  return Number.isFinite(bound) ? Math.abs(bound) : 0;
}

function layOut(claim: Claim): GamePieces | undefined {
  const { quantity, domain } = claim.variable;
  const regions: (readonly Region[])[] = [];
  for (const piece of piecesOf(claim).pieces) {
    const found = regionsOf(quantity, piece);
    if (found === undefined) return undefined;
    regions.push(found);
  }
  return { regions, excludesTie: quantity === 'margin' && !setContainsValue(domain, zero) };
}

function regionsOf(quantity: Claim['variable']['quantity'], piece: Piece): readonly Region[] | undefined {
  const low = boundOf(piece.low, -Infinity);
  const high = boundOf(piece.high, Infinity);
  if (low === undefined || high === undefined) return undefined;
  switch (quantity) {
    case 'first':
      return [{ ...everyResult, firstLow: Math.max(0, low), firstHigh: high }];
    case 'second':
      return [{ ...everyResult, secondLow: Math.max(0, low), secondHigh: high }];
    case 'margin':
      return [{ ...everyResult, marginLow: low, marginHigh: high }];
    case 'total':
      return [{ ...everyResult, totalLow: Math.max(0, low), totalHigh: high }];
    case 'lesser':
      return lesserRegions(Math.max(0, low), high);
    case 'score':
      return scoreRegions(low, high);
    case 'advances':
      return advancesRegions(low, high);
    default:
      return undefined;
  }
}

/** The smaller count is from low to high: both reach low, and one of them does not pass high. */
function lesserRegions(low: number, high: number): readonly Region[] {
  const both = { ...everyResult, firstLow: low, secondLow: low };
  return high === Infinity
    ? [both]
    : [
        { ...both, firstHigh: high },
        { ...both, secondHigh: high },
      ];
}

/** Codes run through the counts of the second side for each count of the first: a broken row, whole rows, a broken row. */
function scoreRegions(low: number, high: number): readonly Region[] | undefined {
  if (low < 0 || high >= scoreBase * scoreBase) return undefined;
  const [lowFirst, highFirst] = [Math.floor(low / scoreBase), Math.floor(high / scoreBase)];
  const [lowSecond, highSecond] = [low % scoreBase, high % scoreBase];
  if (lowFirst === highFirst) return [rows(lowFirst, highFirst, lowSecond, highSecond)];
  return [
    rows(lowFirst, lowFirst, lowSecond, scoreBase - 1),
    ...(lowFirst + 1 < highFirst ? [rows(lowFirst + 1, highFirst - 1, 0, scoreBase - 1)] : []),
    rows(highFirst, highFirst, 0, highSecond),
  ];
}

function rows(firstLow: number, firstHigh: number, secondLow: number, secondHigh: number): Region {
  return { ...everyResult, firstLow, firstHigh, secondLow, secondHigh };
}

/** Who leads goes on; after a tie either may. */
function advancesRegions(low: number, high: number): readonly Region[] {
  return [
    ...(low <= 1 && 1 <= high ? [{ ...everyResult, marginLow: 0 }] : []),
    ...(low <= -1 && -1 <= high ? [{ ...everyResult, marginHigh: 0 }] : []),
  ];
}

function boundOf(end: End, infinite: number): number | undefined {
  if (end.kind === 'infinite') return infinite;
  if (end.kind === 'open' || !isInteger(end.at)) return undefined;
  const { numerator } = end.at;
  return numerator > boundMax || numerator < -boundMax ? undefined : Number(numerator);
}
