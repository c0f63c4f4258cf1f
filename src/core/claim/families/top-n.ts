/** Finishing among the first so many of a chart: the place is a whole number, and the first five are among the first ten. */
import {
  atLeast,
  between,
  compareRationals,
  integerGrid,
  intervalSet,
  isInteger,
  one,
  paysOn,
  restrictPayout,
} from '../../exact/index.ts';
import type { Variable } from '../claim.ts';
import type { Family, FamilyAnswer, Subject } from '../family.ts';
import { withhold } from '../withheld.ts';
import { boundsIn, sameDay, sayings, scopesOf, slotsWithRole } from './subject.ts';

export const topNFamily: Family = {
  id: 'top_n',
  about:
    'Somebody finishes among the first so many of a chart of a day, where tied entries share the better place.',
  read: readTopN,
};

function readTopN(subject: Subject): FamilyAnswer {
  const [statement, ...others] = sayings(subject, 'yes_if');
  if (statement === undefined || others.length > 0)
    return withhold('clause_conflict', `${others.length + 1} sentences say what Yes depends on`);
  const { saying, sentence } = statement;
  if (saying.measure !== 'place') return withhold('no_statement', `a chart has no ${saying.measure}`);
  const [participant] = slotsWithRole([sentence], 'subject');
  const [chart] = slotsWithRole([sentence], 'source');
  const [top, ...otherBounds] = boundsIn(sentence);
  const day = sameDay(slotsWithRole([sentence], 'date'));
  if (participant === undefined || chart === undefined)
    return withhold('unknown_identity', 'nobody, or no chart, is named');
  const { yesLabel, strike } = subject.contract;
  const struck = strike?.custom?.['Participant'] ?? yesLabel;
  if (participant.text !== yesLabel || participant.text !== struck)
    return withhold('subject_conflict', 'the rules name somebody else than the label');
  if (top === undefined || otherBounds.length > 0 || !isInteger(top) || compareRationals(top, one) < 0)
    return withhold('no_bound', 'no single place is named');
  if (day?.year === undefined) return withhold('unknown_window', 'the day of the chart is not known');
  // Where tied entries are counted otherwise, the place is another number.
  if (!scopesOf(subject).has('ties_share_the_better_place'))
    return withhold('unknown_scope', 'the rules do not say which place tied entries hold');
  const variable: Variable = {
    frame: {
      kind: 'line',
      reach: 'venue',
      source: chart.text,
      subject: `${subject.contract.venue}: ${participant.text}`,
      window: `chart of ${day.year}-${`${day.month}`.padStart(2, '0')}-${`${day.day}`.padStart(2, '0')}`,
      scope: 'tied entries share the better place',
    },
    quantity: 'value',
    statistic: 'place',
    unit: 'place',
    grid: integerGrid,
    domain: intervalSet([atLeast(one)]),
  };
  const places = between(one, top);
  if (places === undefined) return withhold('no_bound', 'no place is named');
  return {
    family: 'top_n',
    variable,
    payout: restrictPayout(paysOn(intervalSet([places])), variable.grid, variable.domain),
    orientation: undefined,
    voids: [],
    facts: [`place of ${participant.text} on ${chart.text}`, 'ties are included'],
  };
}
