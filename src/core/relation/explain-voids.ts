/** What two related contracts pay where their variable ends without a value, in words for a trader. */
import type { VoidBranch } from '../claim/index.ts';
import { nameMember } from './explain-withheld.ts';
import type { Member } from './member.ts';
import { compareBranch, describeVoidPayout, isUnread, type NamedBranch, namedBranches } from './voids.ts';

/** What follows "when". */
const whenOf: Readonly<Record<VoidBranch['branch'], string>> = {
  abandoned: 'it is abandoned',
  cancelled: 'it is cancelled',
  death: 'somebody it is about dies',
  forfeit: 'it is forfeited',
  meeting_not_held: 'the meeting is not held',
  no_statement: 'no statement is made',
  not_published: 'the figure is never published',
  postponed: 'it is postponed',
  retired: 'a player retires',
  revised: 'the figure is revised',
  shortened: 'it is shortened',
  tie: 'it ends in a tie',
  walkover: 'there is a walkover',
};

/** One sentence: where they differ, where they may, or that they do not. */
export function explainVoids(left: Member, right: Member): string {
  if (left.legs !== undefined || right.legs !== undefined) {
    return 'A combo may be paid at a price when one of its legs is, so what the two pay then is not known to be the same.';
  }
  const branches = namedBranches(left.claim, right.claim);
  const different = branches.filter((branch) => compareBranch(branch) === 'different');
  if (different.length > 0) return `They differ ${describeBranches(left, right, different)}.`;
  const unknown = branches.filter((branch) => compareBranch(branch) === 'unknown');
  if (unknown.length > 0)
    return `They are not known to pay the same ${describeBranches(left, right, unknown)}.`;
  if (branches.length === 0) return explainSilence(left, right);
  // A tie that pays half is a value of most games, and no word on a game that has no result.
  if (branches.every(({ branch }) => branch === 'tie')) {
    return 'They pay the same when it ends in a tie, and neither says what it pays when there is no result to settle on.';
  }
  return `They pay the same ${branches.map(({ branch }) => `when ${whenOf[branch]}`).join(' and ')}.`;
}

/** Rules that were not read, or no further than their bound, may say anything. */
function explainSilence(left: Member, right: Member): string {
  const unread = [left, right].filter(({ claim }) => isUnread(claim));
  if (unread.length === 0) return 'Neither says what it pays when there is no result to settle on.';
  const whose = unread.map((member) => nameMember(member)).join(' and of ');
  return `What the two pay when there is no result to settle on is not known, because the rules of ${whose} were not read that far.`;
}

/** `when it is cancelled (venue_a pays 1/2, venue_b is silent), and when …` */
export function describeBranches(left: Member, right: Member, branches: readonly NamedBranch[]): string {
  return branches
    .map((branch) => `when ${whenOf[branch.branch]} (${paidThen(left, right, branch)})`)
    .join(', and ');
}

/** `venue_a pays 1/2, venue_b is silent`, or `each waits for the later result`. */
function paidThen(left: Member, right: Member, branch: NamedBranch): string {
  const one = describeVoidPayout(branch.left, left.claim);
  const other = describeVoidPayout(branch.right, right.claim);
  if (one === other) return `each ${one}`;
  return left.venue === right.venue
    ? `${left.marketId} ${one}, ${right.marketId} ${other}`
    : `${left.venue} ${one}, ${right.venue} ${other}`;
}
