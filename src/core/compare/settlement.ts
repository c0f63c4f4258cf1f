/**
 * Whether two contracts that pay alike on every value also pay alike where there is none. The branches are judged as leads
 * judge them: two sides that pay at least a dollar together both ways round pay the same.
 */
import { type Claim, possibleVoids, type VoidName, type VoidPayout, waitsOf } from '../claim/index.ts';
import { type OutcomeSide, voidIssuesOf } from '../lead/index.ts';
import { type Member, type NamedBranch, namedBranches } from '../relation/index.ts';
import type { FindingResult } from './finding.ts';
import type { Mapping } from './mapping.ts';

/**
 * `compatible`: every branch that can occur is known on both sides and pays the same. `different`: a branch that both know is
 * paid differently. `unknown`: else.
 */
export type Settlement = 'unknown' | 'compatible' | 'different';

export interface JudgedBranch extends NamedBranch {
  readonly result: FindingResult;
}

/** Sorted by name. Undefined where it is not known which branches can occur. */
export function judgeBranches(
  left: Member,
  right: Member,
  mapping: Mapping,
): readonly JudgedBranch[] | undefined {
  if (left.claim === undefined || right.claim === undefined) return undefined;
  const pairs = mapping === 'opposite' ? oppositePairs : samePairs;
  const issues = new Set(pairs.flatMap((sides) => voidIssuesOf(left, right, sides)));
  const possible = possibleVoids(left.claim.variable.frame.scope);
  if (issues.has('rules_unread') || possible === undefined) return undefined;
  const named = namedBranches(left.claim, right.claim);
  const silent = possible.filter((branch) => named.every((each) => each.branch !== branch));
  const all = [...named, ...silent.map((branch) => ({ branch, left: undefined, right: undefined }))];
  all.sort((one, other) => (one.branch < other.branch ? -1 : 1));
  return all.map((branch) => ({ ...branch, result: judge(branch, left.claim, right.claim, issues) }));
}

/** The two pay the same exactly if one side of each covers the other, both ways round. */
const samePairs: readonly (readonly [OutcomeSide, OutcomeSide])[] = [
  ['yes', 'no'],
  ['no', 'yes'],
];
const oppositePairs: readonly (readonly [OutcomeSide, OutcomeSide])[] = [
  ['yes', 'yes'],
  ['no', 'no'],
];

function judge(
  { branch, left, right }: NamedBranch,
  leftClaim: Claim | undefined,
  rightClaim: Claim | undefined,
  issues: ReadonlySet<string>,
): FindingResult {
  // Cancelled pays 1/2 on the left and nothing on the right.
  if (issues.has(`void_pays_less:${branch}`)) return 'different';
  // Both pay 1/2 when it is cancelled.
  if (!issues.has(`void_unknown:${branch}`)) return 'agree';
  // A fair price on the left and 1/2 on the right: two rules, whatever the price will be.
  if (isStated(left) && isStated(right) && left.kind !== right.kind) return 'different';
  // The left waits for a postponed game without an end, the right for a week.
  const [wait, otherWait] = [waitKind(leftClaim, branch), waitKind(rightClaim, branch)];
  if (isStated(left) && isStated(right) && wait !== undefined && otherWait !== undefined) {
    return (wait === 'endless') === (otherWait === 'endless') ? 'unknown' : 'different';
  }
  // Two fair prices, or a contract that does not speak of it.
  return 'unknown';
}

function isStated(pays: VoidPayout | undefined): pays is VoidPayout {
  return pays !== undefined && pays.kind !== 'unknown';
}

function waitKind(claim: Claim | undefined, branch: VoidName): 'endless' | 'limited' | undefined {
  const waits = claim === undefined ? [] : waitsOf(claim, branch);
  if (waits.length === 0) return undefined;
  return waits.every(([, { wait }]) => wait === 'endless') ? 'endless' : 'limited';
}
