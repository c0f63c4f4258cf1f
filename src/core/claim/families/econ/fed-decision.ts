/**
 * What a meeting does to the target range. One venue's outcomes are moves of exactly so many basis points; the other's
 * brackets round a move between its options up in size, so that `25 bps decrease` holds every cut from just above 0 to 25.
 * Both are sets of the same figure, the move itself, and need no belief about the steps in which the bank moves.
 */
import {
  above,
  below,
  continuous,
  equalSets,
  type Interval,
  type IntervalSet,
  interval,
  intervalSet,
  negateRational,
  one,
  parseDecimal,
  paysOn,
  point,
  type Rational,
  rational,
  setContainsValue,
  subtractRationals,
  wholeLine,
  zero,
} from '../../../exact/index.ts';
import type { VoidBranch } from '../../claim.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readVoids, sayings, scopesOf } from '../subject.ts';
import { fedSource, readMeeting } from './fed-meeting.ts';
import { findForeign } from './foreign.ts';
import { checkSource, factsOf } from './read-release.ts';

export const fedDecision: Family = {
  id: 'fed_decision',
  about:
    'By how much one scheduled meeting of the US central bank moves the upper bound of its target range.',
  read: readDecision,
};

const scopeWords: ReadonlySet<string> = new Set([
  'upper_bound',
  'odd_moves_rounded_up_to_25',
  'not_held_is_no_change',
  'no_statement_is_no_change',
]);

function readDecision(subject: Subject): FamilyAnswer {
  const meeting = readMeeting(subject);
  if ('reason' in meeting) return meeting;
  const foreign = findForeign(subject, scopeWords) ?? checkSource(subject, fedSource);
  if (foreign !== undefined) return foreign;
  const values = readMoves(subject);
  if ('reason' in values) return values;
  const voids = readMeetingVoids(subject, values);
  if ('reason' in voids) return voids;
  return {
    family: 'fed_decision',
    variable: {
      frame: {
        kind: 'line',
        reach: meeting.reach,
        source: fedSource.source,
        subject: 'federal funds target range, upper bound',
        window: meeting.name,
        scope: 'meeting held',
      },
      quantity: 'value',
      statistic: 'change at the meeting',
      unit: 'basis points',
      grid: continuous,
      domain: wholeLine,
    },
    payout: paysOn(values),
    orientation: undefined,
    voids,
    facts: [meeting.fact, ...factsOf(subject.sentences)],
  };
}

/** The label, the strike and the sentences must name the same moves. */
function readMoves(subject: Subject): IntervalSet | Withheld {
  const { yesLabel, strike } = subject.contract;
  const stated = sayings(subject, 'yes_if');
  if (stated.length === 0) return readBracket(subject);
  const places = [
    ...stated.map(({ saying }) => moveOf(saying.measure)),
    ...Object.entries(strike?.custom ?? {}).map(([action, size]) => moveOf(`${action} ${size}`)),
    ...(yesLabel === 'Yes'
      ? []
      : [yesLabel === 'Fed maintains rate' ? point(zero) : moveOf(yesLabel.replace(/ ?bps$/, ''))]),
  ];
  const sets = places.map((place) => place && intervalSet([place]));
  const [first] = sets;
  if (first === undefined || sets.some((set) => set === undefined || !equalSets(set, first)))
    return withhold('bound_conflict', 'label, strike and rules name different moves');
  return first;
}

const movePattern = /^(Cut|Hike) (>?)(\d{1,4})$/;

/** `Cut 25` is a move of −25 basis points, `Hike >25` any above 25. */
function moveOf(text: string): Interval | undefined {
  const match = movePattern.exec(text);
  const size = match?.[3] === undefined ? undefined : parseDecimal(match[3]);
  if (match === null || size === undefined) return undefined;
  const isCut = match[1] === 'Cut';
  if (match[2] === '') return point(isCut ? negateRational(size) : size);
  return isCut ? below(negateRational(size)) : above(size);
}

const bracketPattern = /^(\d{1,4})(\+?) bps (decrease|increase)$/;
const roundedTo = rational(25n);

function readBracket(subject: Subject): IntervalSet | Withheld {
  const settling = sayings(subject, 'settles_on');
  if (settling.length === 0 || settling.some(({ saying }) => saying.measure !== 'change'))
    return withhold('no_statement', 'no sentence says that the change of the range decides');
  const isRounded = scopesOf(subject).has('odd_moves_rounded_up_to_25');
  if (!isRounded)
    return withhold('unknown_scope', 'nothing says which bracket a move between two of them belongs to');
  const { yesLabel } = subject.contract;
  if (yesLabel === 'No change') return intervalSet([point(zero)]);
  const match = bracketPattern.exec(yesLabel);
  const size = match?.[1] === undefined ? undefined : parseDecimal(match[1]);
  // Every listed move is a multiple of 25, or rounding up would not lead to it.
  if (match === null || size === undefined || size.numerator <= 0n || size.numerator % 25n !== 0n)
    return withhold('no_bound', 'the label names no bracket of 25 basis points');
  const bracket = bracketOf(size, match[2] === '+', match[3] === 'decrease');
  return bracket === undefined
    ? withhold('no_bound', 'the label names no bracket of 25 basis points')
    : intervalSet([bracket]);
}

/** A rise of N holds what is rounded up to N: more than N − 25, at most N; `N+` has no upper end. */
function bracketOf(size: Rational, isTail: boolean, isCut: boolean): Interval | undefined {
  const inner = subtractRationals(size, roundedTo);
  if (isCut) {
    const nearest = { kind: 'open', at: negateRational(inner) } as const;
    return isTail ? below(nearest.at) : interval({ kind: 'closed', at: negateRational(size) }, nearest);
  }
  return isTail ? above(inner) : interval({ kind: 'open', at: inner }, { kind: 'closed', at: size });
}

/** Which branch a sentence speaks of: a meeting may be put off and still have a statement, so that the two are not one. */
const noChangeBranches = [
  ['not_held_is_no_change', 'meeting_not_held'],
  ['no_statement_is_no_change', 'no_statement'],
] as const;

/** Where a meeting that is not held, or without a statement, counts as no change, it pays what a move of nothing pays. */
function readMeetingVoids(subject: Subject, values: IntervalSet): readonly VoidBranch[] | Withheld {
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const scopes = scopesOf(subject);
  const paid = setContainsValue(values, zero) ? one : zero;
  const added = noChangeBranches.flatMap(([scope, branch]): VoidBranch[] =>
    scopes.has(scope) ? [{ branch, pays: { kind: 'exact', value: paid } }] : [],
  );
  if (voids.some(({ branch }) => added.some((other) => other.branch === branch)))
    return withhold('clause_conflict', 'two sentences pay differently when the meeting is not held');
  return [...voids, ...added].sort((left, right) => (left.branch < right.branch ? -1 : 1));
}
