/** What two listed markets are to each other: in which direction a mistake of one shows, and whether it can be bought. */
import { DeadlineFigure } from './figures.ts';
import { ListedVenueAMarket } from './list-venue-a.ts';
import { ListedVenueBMarket } from './list-venue-b.ts';
import type { Halves, SimulatedMarket, SimulatedVoidPayout } from './market.ts';
import { type OracleVerdict, relationOf } from './oracle.ts';

export type PairedMarket = ListedVenueAMarket | ListedVenueBMarket;

export interface RelatedPair {
  readonly market: PairedMarket;
  readonly other: PairedMarket;
  readonly kind: OracleVerdict['kind'];
  /** In which direction a mistake of `market` breaks the relation; both if they are equal. */
  readonly direction: 1 | -1 | 'both';
}

export function isListed(market: SimulatedMarket): market is PairedMarket {
  return market instanceof ListedVenueAMarket || market instanceof ListedVenueBMarket;
}

/** Undefined unless the worths are so close to the bound of their relation that a mistake would show. */
export function pairOf(
  market: PairedMarket,
  other: PairedMarket,
  at: number,
  close: number,
): RelatedPair | undefined {
  const [fair, otherFair] = [market.fair(at), other.fair(at)];
  const isNear = Math.abs(otherFair - fair) < close;
  const isNearOne = 1 - fair - otherFair < close;
  if (!isNear && !isNearOne) {
    return undefined;
  }
  // Asked last, as it may have to look at every state of the world.
  const kind = relationKind(market, other);
  if (kind === 'equivalent') {
    return { market, other, kind, direction: 'both' };
  }
  if (kind === 'contradicts') {
    return isNearOne ? { market, other, kind, direction: 1 } : undefined;
  }
  if (!isNear || (kind !== 'implies' && kind !== 'implied_by')) {
    return undefined;
  }
  return { market, other, kind, direction: kind === 'implies' ? 1 : -1 };
}

/** Whether the two sides that a mistake in this direction makes cheap pay a dollar on every void branch named. */
export function isSafe({ market, other, kind, direction }: RelatedPair, mistake: 1 | -1): boolean {
  if (direction !== 'both' && direction !== mistake) {
    return false;
  }
  const [own, others] = [voidsOf(market), voidsOf(other)];
  return [...new Set([...own.keys(), ...others.keys()])].every((branch) => {
    const [paid, paidByOther] = [own.get(branch), others.get(branch)];
    if (typeof paid !== 'number' || typeof paidByOther !== 'number') {
      return paid === 'by_later_result' && paidByOther === 'by_later_result';
    }
    const bought = mistake === 1 ? noOf(paid) : paid;
    const boughtOfOther = mistake === 1 && kind !== 'contradicts' ? paidByOther : noOf(paidByOther);
    return bought + boughtOfOther >= 2;
  });
}

function noOf(halves: Halves): number {
  return 2 - halves;
}

function voidsOf({ claim }: PairedMarket): ReadonlyMap<string, SimulatedVoidPayout> {
  return new Map('legs' in claim ? [] : Object.entries(claim.voids));
}

/**
 * The text says what is paid if nothing takes place, or there is always a result: a deadline is met or it is not. Of
 * releases and meetings the texts leave too much open: what is paid on a figure that comes late, or is revised.
 */
export function isKnownToPay(market: PairedMarket): boolean {
  return (
    voidsOf(market).has('cancelled') ||
    ('occurrence' in market.claim && market.claim.occurrence instanceof DeadlineFigure)
  );
}

/** The first word of the occurrence's id: a league, an indicator, `contest`, `happening`. */
export function kindOf({ claim }: PairedMarket): string {
  return 'legs' in claim ? '' : (claim.occurrence.id.split('-', 1)[0] ?? '');
}

const knownKinds = new WeakMap<PairedMarket, WeakMap<PairedMarket, OracleVerdict['kind']>>();

/** Found once for two markets, however often a mistake is tried on them: what they are to each other does not change. */
function relationKind(left: PairedMarket, right: PairedMarket): OracleVerdict['kind'] {
  const ofLeft = knownKinds.get(left) ?? new WeakMap<PairedMarket, OracleVerdict['kind']>();
  knownKinds.set(left, ofLeft);
  const kind = ofLeft.get(right) ?? findKind(left, right);
  ofLeft.set(right, kind);
  return kind;
}

/** What ranges of one figure say by themselves; the oracle's word where they say nothing. */
function findKind(left: PairedMarket, right: PairedMarket): OracleVerdict['kind'] {
  const [one, other] = [rangeOf(left), rangeOf(right)];
  if (one === undefined || other === undefined || one.variable !== other.variable) {
    return relationOf(left, right).kind;
  }
  const [isInside, holds] = [isWithin(one, other), isWithin(other, one)];
  if (isInside || holds) {
    return isInside && holds ? 'equivalent' : isInside ? 'implies' : 'implied_by';
  }
  return one.high < other.low || other.high < one.low ? 'contradicts' : relationOf(left, right).kind;
}

interface Range {
  readonly variable: string;
  readonly low: number;
  readonly high: number;
}

/** The values that pay a dollar, where no value pays a half. */
function rangeOf({ claim }: PairedMarket): Range | undefined {
  if ('legs' in claim || !('low' in claim && 'high' in claim)) {
    return undefined;
  }
  if ('half' in claim && claim.half !== undefined) {
    return undefined;
  }
  const { variable, low, high } = claim;
  return typeof low === 'number' && typeof high === 'number' ? { variable, low, high } : undefined;
}

function isWithin(inner: Range, outer: Range): boolean {
  return inner.low >= outer.low && inner.high <= outer.high;
}
