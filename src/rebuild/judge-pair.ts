/** Two settled markets: which relations were published of them, and what became of each. */
import { frameKey } from '../core/claim/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import { parseDecimal, type Rational } from '../core/exact/index.ts';
import {
  isPaidAtPrice,
  type JudgedRelation,
  judgeSettlement,
  type Member,
  memberOf,
  relate,
  type SettledSide,
} from '../core/relation/index.ts';
import { fingerprint } from '../runtime/content-hash.ts';
import type { CountedRelation, MemberVersion, PaidMarket, PairOutcome } from '../store/index.ts';

/** A member from `firstRun` until `closedRun`, which no longer has it. */
export interface JudgedVersion extends Member {
  readonly contractVersion: bigint;
  readonly firstRun: number;
  readonly closedRun: number;
  /** Fingerprint of its frame. */
  readonly frame: string | undefined;
  /** The venue has promised something else since: its settlement proves nothing of this one. */
  readonly isSuperseded: boolean;
}

/** Where nothing was published: a version that no run has had stands beside every other such. Runs are numbered from 1. */
export const noRun = 0;

export interface JudgedMarket {
  readonly key: number;
  readonly venue: VenueId;
  readonly settlement: number;
  readonly paid: Rational;
  readonly settledAt: number;
  /** The venue names the figure that settled it, which a void has not. */
  readonly hasFigure: boolean;
  readonly versions: readonly JudgedVersion[];
  readonly frames: readonly string[];
  /** Frames of which this settlement shows that they ended in a void. */
  readonly shownVoids: readonly string[];
}

/** What was ever read of a leg of a combo. */
export type VersionsOf = (marketId: string) => readonly JudgedVersion[];

export interface JudgedPair {
  readonly relation: CountedRelation;
  readonly crossVenue: boolean;
  readonly family: string;
  readonly outcome: PairOutcome;
  /** The last run that had both; undefined where none has. */
  readonly run: number | undefined;
  readonly left: JudgedSide;
  readonly right: JudgedSide;
}

export interface JudgedSide {
  readonly market: JudgedMarket;
  readonly version: JudgedVersion;
}

export function toJudgedMarket(settled: PaidMarket): JudgedMarket {
  const { key, venue, settlement, settledAt, observed } = settled;
  const paid = parseDecimal(settled.yesPayout);
  if (paid === undefined)
    throw new TypeError(`Market ${key} was paid ${settled.yesPayout}, which is no number.`);
  const versions = toJudgedVersions(settled.versions);
  const frames = new Set(versions.flatMap(({ frame }) => frame ?? []));
  const priced = versions.flatMap(({ claim, frame }) =>
    frame !== undefined && observed === undefined && isPaidAtPrice({ claim, paid }) ? [frame] : [],
  );
  return {
    key,
    venue,
    settlement,
    paid,
    settledAt,
    hasFigure: observed !== undefined,
    versions,
    frames: [...frames],
    shownVoids: [...new Set(priced)],
  };
}

/** Of one market, oldest first. */
export function toJudgedVersions(versions: readonly MemberVersion[]): JudgedVersion[] {
  const last = versions.at(-1);
  return versions.map((version) => {
    const { contractVersion, firstRun, closedRun, reading, readingText } = version;
    const { claim } = reading;
    return {
      ...memberOf(version, reading),
      contractVersion,
      firstRun,
      closedRun: closedRun ?? Number.POSITIVE_INFINITY,
      frame: claim && fingerprint(frameKey(claim.variable.frame)),
      // The same terms read otherwise by a later build are our own mistake, and no excuse.
      isSuperseded: contractVersion !== last?.contractVersion && readingText !== last?.readingText,
    };
  });
}

/** Every relation that a run has had between the two, each kind once. `isVoid`: whether a venue has shown a void in a frame. */
export function judgePair(
  one: JudgedMarket,
  other: JudgedMarket,
  versionsOf: VersionsOf,
  isVoid: (venue: VenueId, frame: string) => boolean,
): JudgedPair[] {
  const [left, right] = inOrder(one, other);
  const judged = new Map<string, JudgedPair>();
  for (const leftVersion of left.versions) {
    for (const rightVersion of right.versions) {
      const pair = judgeVersions(
        { market: left, version: leftVersion },
        { market: right, version: rightVersion },
        versionsOf,
        isVoid,
      );
      if (pair === undefined) continue;
      const name = `${pair.relation} ${pair.left.market.key}`;
      // What still stands when the markets settle is judged before what was promised differently since.
      if (judged.get(name)?.outcome !== 'terms_changed' && judged.has(name)) continue;
      judged.set(name, pair);
    }
  }
  return [...judged.values()];
}

/** Venues in the order of their names, then markets in the order they were first listed. */
function inOrder(one: JudgedMarket, other: JudgedMarket): readonly [JudgedMarket, JudgedMarket] {
  const isFirst = one.venue === other.venue ? one.key < other.key : one.venue < other.venue;
  return isFirst ? [one, other] : [other, one];
}

function judgeVersions(
  left: JudgedSide,
  right: JudgedSide,
  versionsOf: VersionsOf,
  isVoid: (venue: VenueId, frame: string) => boolean,
): JudgedPair | undefined {
  const run = lastCommonRun(left.version, right.version);
  if (run === undefined) return undefined;
  const relation = relate(left.version, right.version, (_venue, id) =>
    versionsOf(id).find(({ firstRun, closedRun }) => firstRun <= run && run < closedRun),
  );
  if (relation.kind === 'unrelated' || relation.relation === 'overlaps') return undefined;
  const isTurned = relation.relation === 'implied_by';
  const [first, second] = isTurned ? [right, left] : [left, right];
  const kind = relation.relation === 'implied_by' ? 'implies' : relation.relation;
  return {
    relation: kind,
    crossVenue: relation.crossVenue,
    family: familyOf(first.version, second.version),
    outcome: outcomeOf(kind, first, second, isVoid),
    run: run === noRun ? undefined : run,
    left: first,
    right: second,
  };
}

/** One that is open stands in whatever run is the last; the later beginning of the two is then as good as any. */
function lastCommonRun(left: JudgedVersion, right: JudgedVersion): number | undefined {
  const first = Math.max(left.firstRun, right.firstRun);
  const closed = Math.min(left.closedRun, right.closedRun);
  if (first >= closed) return undefined;
  return closed === Number.POSITIVE_INFINITY ? first : closed - 1;
}

function outcomeOf(
  relation: JudgedRelation,
  left: JudgedSide,
  right: JudgedSide,
  isVoid: (venue: VenueId, frame: string) => boolean,
): PairOutcome {
  if (left.version.isSuperseded || right.version.isSuperseded) return 'terms_changed';
  const toSide = ({ market, version: { claim, frame } }: JudgedSide): SettledSide => ({
    claim,
    paid: market.paid,
    isVoid: !market.hasFigure && frame !== undefined && isVoid(market.venue, frame),
  });
  return judgeSettlement(relation, toSide(left), toSide(right));
}

function familyOf(left: JudgedVersion, right: JudgedVersion): string {
  if (left.legs !== undefined || right.legs !== undefined) return 'combo';
  // Two without a common frame are related because their venue declares it.
  if (left.claim === undefined || right.claim === undefined || left.frame !== right.frame)
    return 'exclusive_event';
  return [...new Set([left.claim.family, right.claim.family])].sort().join('+');
}
