/** Whether the other sentences of a soccer contract fit its one statement: draws, No, the part of the match that counts. */
import {
  complementSet,
  equalSets,
  integerGrid,
  intervalSet,
  type Rational,
  snapToGrid,
} from '../../../exact/index.ts';
import type { Comparator } from '../../clause.ts';
import { valuesOf } from '../../condition.ts';
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { boundsIn, sayings, scopesOf, slotsWithRole } from '../subject.ts';
import type { SoccerSentence } from './find-statement.ts';
import { type Match, sideOf } from './match.ts';
import type { Scopes } from './period.ts';
import type { SoccerMeasure } from './soccer-measure.ts';

const winners: ReadonlySet<SoccerMeasure['name']> = new Set(['wins', 'half_leads']);
const results: ReadonlySet<SoccerMeasure['name']> = new Set(['wins', 'ties']);

/** What other sentences say of a draw, of the result and of No must fit the one statement. */
export function checkBranches(
  subject: Subject,
  match: Match,
  { measure, comparator, sentence, side }: SoccerSentence,
): Withheld | undefined {
  if (sayings(subject, 'tie').length > 0 && !winners.has(measure.name))
    return withhold('clause_conflict', 'a draw decides a contract that is not on who wins');
  if (sayings(subject, 'tie').length > 0 && hasTieMarket(subject))
    return withhold('clause_conflict', 'a draw has a market of its own, and yet pays both sides');
  if (sayings(subject, 'settles_on').some(({ saying }) => saying.measure !== 'result'))
    return withhold('clause_conflict', 'a sentence decides by another figure');
  if (sayings(subject, 'settles_on').length > 0 && !results.has(measure.name))
    return withhold('clause_conflict', 'the result decides a contract on another figure');
  const isOpposite = sayings(subject, 'no_if').every(
    ({ saying, sentence: against }) =>
      saying.measure === measure.name &&
      (measure.namesBothSides ||
        slotsWithRole([against], 'subject').every(({ text }) => sideOf(match, text) === side)) &&
      isRest(saying.comparator, boundsIn(against), comparator, boundsIn(sentence)),
  );
  return isOpposite
    ? undefined
    : withhold('clause_conflict', 'a sentence pays No on something else than the rest');
}

function hasTieMarket(subject: Subject): boolean {
  return scopesOf(subject).has('tie_has_its_market');
}

/** Whether No has what Yes leaves. Without a comparison the two sentences name one figure and its absence. */
function isRest(
  no: Comparator | undefined,
  noBounds: readonly Rational[],
  yes: Comparator | undefined,
  yesBounds: readonly Rational[],
): boolean {
  if (no === undefined || yes === undefined) return no === yes && noBounds.length === 0;
  const [against, stated] = [
    valuesOf({ comparator: no, bounds: noBounds }),
    valuesOf({ comparator: yes, bounds: yesBounds }),
  ];
  return (
    against !== undefined &&
    stated !== undefined &&
    equalSets(
      snapToGrid(intervalSet([against]), integerGrid),
      snapToGrid(complementSet(snapToGrid(intervalSet([stated]), integerGrid)), integerGrid),
    )
  );
}

/** The part of the match that the sentences name is the statement's. */
export function checkPeriod(scopes: Scopes, { measure }: SoccerSentence): Withheld | undefined {
  const { period, unit, labelSays } = measure;
  if (scopes.firstHalf && period !== 'first half')
    return withhold('unknown_scope', 'only the first half counts, for another figure');
  if (scopes.secondHalf && period !== 'second half')
    return withhold('unknown_scope', 'only the second half counts, for another figure');
  if (period === 'second half' && scopes.ninetyMinutes)
    return withhold('unknown_scope', '90 minutes count, for a figure of the second half');
  if (period !== 'match' && scopes.extraTime)
    return withhold('unknown_scope', 'extra time is counted into a half');
  if (scopes.cornersTaken && unit !== 'corners')
    return withhold('unknown_scope', 'a sentence on corners, for another figure');
  if (scopes.oneSide && labelSays !== 'side_count')
    return withhold('unknown_scope', "only one side's count decides, for another figure");
  return undefined;
}
