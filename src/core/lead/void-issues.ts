/**
 * What keeps two sides that pay a dollar on every value from paying it in the worlds without a value. Only what both
 * contracts say counts, and only if they say it of the same moment.
 *
 * - `rules_unread`: of one of the two it is not known in which worlds it has no value.
 * - `void_unknown:cancelled`: in that world a side pays an amount that is not known before.
 * - `void_pays_less:cancelled`: in that world the two sides pay less than a dollar together.
 */
import {
  type Claim,
  frameKey,
  possibleVoids,
  type VoidName,
  type VoidPayout,
  type Waiting,
  waitedBranches,
  waitsOf,
} from '../claim/index.ts';
import { addRationals, compareRationals, one, type Rational, subtractRationals } from '../exact/index.ts';
import type { Member } from '../relation/index.ts';
import type { OutcomeSide } from './side.ts';

const rulesUnread = 'rules_unread';

/** Empty exactly if the two sides pay at least a dollar together on every void branch. Sorted by branch. */
export function voidIssuesOf(
  left: Member,
  right: Member,
  [leftSide, rightSide]: readonly [OutcomeSide, OutcomeSide],
): readonly string[] {
  // A combo is paid at a price when one of its legs is, and the legs' own rules may say anything.
  if (left.legs !== undefined || right.legs !== undefined) return [rulesUnread];
  // Two names on a venue's exclusive list: what they pay when there is no winner is in rules that were not read.
  if (left.claim === undefined || right.claim === undefined) return [rulesUnread];
  // Two names of an exclusive event of which one counts overtime, and the other's text is silent on it.
  if (!inOneFrame(left, left.claim, right, right.claim)) return [rulesUnread];
  const branches = branchesOf(left.claim, right.claim);
  if (branches === undefined) return [rulesUnread];
  const isOneEvent = left.venue === right.venue && left.eventId === right.eventId;
  const issues: string[] = [];
  for (const branch of branches) {
    const paid = [stated(left.claim, branch, leftSide), stated(right.claim, branch, rightSide)] as const;
    const verdict = judge(branch, paid[0], paid[1], isOneEvent);
    if (verdict !== 'covered') issues.push(`void_${verdict}:${branch}`);
  }
  return issues;
}

/** What is known inside one venue only is never one world with the other venue's, whatever its words. */
function inOneFrame(left: Member, leftClaim: Claim, right: Member, rightClaim: Claim): boolean {
  const { frame } = leftClaim.variable;
  if (frameKey(frame) !== frameKey(rightClaim.variable.frame)) return false;
  return frame.reach === 'shared' || left.venue === right.venue;
}

/** Those that can occur, and those that either contract names all the same; undefined if it is not known which can. */
function branchesOf(left: Claim, right: Claim): readonly VoidName[] | undefined {
  const possible = possibleVoids(left.variable.frame.scope);
  if (possible === undefined) return undefined;
  const named = [...left.voids, ...right.voids].map(({ branch }) => branch);
  return [...new Set([...possible, ...named])].sort();
}

interface StatedPayout {
  readonly pays: VoidPayout;
  /** What the bought side pays; undefined where that is not exact. */
  readonly paid: Rational | undefined;
  /** Undefined where the branch is a fact of the world, and does not hang on how long the contract waits. */
  readonly wait: { readonly kind: Waiting['wait'] | 'unread'; readonly words: string } | undefined;
}

/** Undefined where the contract is silent. */
function stated(claim: Claim, branch: VoidName, side: OutcomeSide): StatedPayout | undefined {
  const pays = payoutOn(claim, branch);
  if (pays !== undefined) return statedPayout(pays, side, waitOn(claim, branch));
  // "Without a winner after seven days, one half" applies to a match that is broken off, too.
  if (branch !== 'abandoned') return undefined;
  const later = payoutOn(claim, 'postponed');
  const waits = waitsOf(claim, 'postponed');
  if (later === undefined || waits.length === 0) return undefined;
  if (!waits.every(([, { unfinished }]) => unfinished === true)) return undefined;
  return statedPayout(later, side, waitOn(claim, 'postponed'));
}

function payoutOn({ voids }: Claim, branch: VoidName): VoidPayout | undefined {
  return voids.find((each) => each.branch === branch)?.pays;
}

function statedPayout(pays: VoidPayout, side: OutcomeSide, wait: StatedPayout['wait']): StatedPayout {
  if (pays.kind !== 'exact') return { pays, paid: undefined, wait };
  return { pays, paid: side === 'yes' ? pays.value : subtractRationals(one, pays.value), wait };
}

function waitOn(claim: Claim, branch: VoidName): StatedPayout['wait'] {
  if (!waitedBranches.has(branch)) return undefined;
  const waits = waitsOf(claim, branch);
  if (waits.length === 0) return { kind: 'unread', words: '' };
  const kinds = new Set(waits.map(([, { wait }]) => wait));
  const kind = kinds.has('dated') ? 'dated' : kinds.has('bounded') ? 'bounded' : 'endless';
  return { kind, words: waits.map(([words]) => words).join('\n') };
}

type Judgement = 'covered' | 'unknown' | 'pays_less';

function judge(
  branch: VoidName,
  left: StatedPayout | undefined,
  right: StatedPayout | undefined,
  isOneEvent: boolean,
): Judgement {
  // Only the left speaks of a walkover.
  if (left === undefined || right === undefined) return 'unknown';
  // Both wait until the game is played: then it has a value. One that waits for two weeks is silent on the third.
  if (left.pays.kind === 'later_result' && right.pays.kind === 'later_result') {
    return branch === 'postponed' && left.wait?.kind === 'endless' && right.wait?.kind === 'endless'
      ? 'covered'
      : 'unknown';
  }
  // A fair price on the left, one half on the right.
  if (left.paid === undefined || right.paid === undefined) return 'unknown';
  // Both pay No when there is no champion, and No was bought of both: each pays the dollar whenever it is there.
  if (paysADollar(left.paid) && paysADollar(right.paid)) return 'covered';
  // A cancelled game pays nothing for Yes of the left and half a dollar for No of the right.
  if (compareRationals(addRationals(left.paid, right.paid), one) < 0) return 'pays_less';
  // One half after seven days, and one half after the last of the month.
  return isSameMoment(left, right, isOneEvent) ? 'covered' : 'unknown';
}

function paysADollar(paid: Rational): boolean {
  return compareRationals(paid, one) >= 0;
}

/** So many days after the start, which is one for the markets of an event. */
function isSameMoment(left: StatedPayout, right: StatedPayout, isOneEvent: boolean): boolean {
  if (left.wait === undefined && right.wait === undefined) return true;
  return (
    isOneEvent &&
    left.wait?.kind === 'bounded' &&
    right.wait?.kind === 'bounded' &&
    left.wait.words === right.wait.words
  );
}
