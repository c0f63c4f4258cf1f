/**
 * The certified margin of one party's nominee over the other's in a race, in percentage points to one decimal: ladders on
 * one venue, brackets on the other.
 */
import {
  equalSets,
  type IntervalSet,
  intervalSet,
  paysOn,
  rational,
  restrictPayout,
  snapToGrid,
  stepGrid,
  wholeLine,
} from '../../../exact/index.ts';
import { bracketValues } from '../../bracket.ts';
import type { Variable } from '../../claim.ts';
import { type Condition, isSilentLabel, labelCondition, strikeCondition, valuesOf } from '../../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { boundsIn, sayings, slotsWithRole } from '../subject.ts';

export const marginOfVictoryFamily: Family = {
  id: 'margin_of_victory',
  about: "The certified margin of one party's nominee over the other's in a race, to a tenth of a point.",
  read: readMargin,
};

const tenths = stepGrid(rational(1n, 10n));

interface Stated {
  readonly measure: string;
  readonly sentence: ReadSentence;
  readonly condition: Condition | undefined;
}

function readMargin(subject: Subject): FamilyAnswer {
  const stated: readonly Stated[] = [
    ...sayings(subject, 'yes_if').map(({ saying, sentence }) => ({
      measure: saying.measure,
      sentence,
      condition: saying.comparator && { comparator: saying.comparator, bounds: boundsIn(sentence) },
    })),
    ...sayings(subject, 'settles_on').map(({ saying, sentence }) => ({
      measure: saying.measure,
      sentence,
      condition: undefined,
    })),
  ];
  const [first, ...others] = stated;
  if (first === undefined || others.length > 0)
    return withhold('clause_conflict', `${stated.length} sentences name a margin`);
  const leader = partyIn(subject.contract.title);
  if (leader !== undefined && leader !== partyIn(first.measure))
    return withhold('subject_conflict', "its title leads with another party than the rules' margin");
  const [place] = slotsWithRole([first.sentence], 'subject');
  const [year] = slotsWithRole([first.sentence], 'period');
  if (place === undefined) return withhold('unknown_identity', 'the rules name no place');
  if (year?.kind !== 'year') return withhold('unknown_window', 'the rules name no year');
  const values = readMarginValues(subject, first.condition);
  if ('reason' in values) return values;
  const variable: Variable = {
    frame: {
      kind: 'line',
      reach: 'shared',
      source: 'certified result',
      subject: `${first.measure} in ${place.text}`,
      window: `election of ${year.year}`,
      scope: 'result certified',
    },
    quantity: 'value',
    statistic: 'margin',
    unit: 'percentage points',
    grid: tenths,
    domain: wholeLine,
  };
  const payout = restrictPayout(paysOn(values), variable.grid, variable.domain);
  if (payout.steps.length === 0) return withhold('constant_payout', 'no margin pays');
  return {
    family: 'margin_of_victory',
    variable,
    payout,
    orientation: undefined,
    voids: [],
    facts: [
      `${first.measure} in ${place.text}, election of ${year.year}`,
      'margins are given to one decimal',
    ],
  };
}

/** The party that a text names first. */
function partyIn(text: string): string | undefined {
  return /\b(?:Democrat|Republican)/.exec(text)?.[0];
}

/** Label, strike fields and rules must name one condition; a bracket needs a rule for its borders. */
function readMarginValues(subject: Subject, stated: Condition | undefined): IntervalSet | Withheld {
  const { contract } = subject;
  const borders = new Set(sayings(subject, 'border').map(({ saying }) => saying.belongs));
  const [border] = borders;
  if (border !== undefined && stated !== undefined)
    return withhold('clause_conflict', 'a sentence places the border of brackets, and there are none');
  if (borders.size > 1)
    return withhold('clause_conflict', 'two sentences give the border of two brackets differently');
  if (border === undefined && labelCondition(contract.yesLabel)?.comparator === 'between')
    return withhold('unknown_scope', 'a bracket without a rule for its borders');
  const labelled = bracketValues(contract, border);
  if (labelled !== undefined && 'reason' in labelled) return labelled;
  const conditions = [strikeCondition(contract.strike), stated].flatMap((condition) => condition ?? []);
  if (labelled === undefined && conditions.length > 0 && !isSilentLabel(contract.yesLabel))
    return withhold('bound_conflict', 'the label names a margin in no exact form');
  let found = labelled && snapToGrid(labelled, tenths);
  for (const condition of conditions) {
    const values = valuesOf(condition);
    if (values === undefined) return withhold('bound_conflict', 'bounds that no condition has');
    const snapped = snapToGrid(intervalSet([values]), tenths);
    if (found !== undefined && !equalSets(found, snapped))
      return withhold('bound_conflict', 'label, strike fields and rules name different margins');
    found = snapped;
  }
  return found ?? withhold('no_bound', 'no place names a margin in an exact form');
}
