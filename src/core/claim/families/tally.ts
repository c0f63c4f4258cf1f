/**
 * A number that a text names in read words: people who are pardoned, votes for a nominee, the score of a film. No table knows
 * who or what is counted, so that it is known inside one event of one venue, and every sentence that bears on it is part of
 * its name. Rungs of the event are compared by their bounds, in whatever way each of them compares.
 */
import {
  addRationals,
  atLeast,
  compareRationals,
  continuous,
  divideRationals,
  equalSets,
  type Grid,
  type IntervalSet,
  integerGrid,
  intervalSet,
  isConstant,
  isInteger,
  one,
  paysOn,
  type Rational,
  rational,
  restrictPayout,
  snapToGrid,
  subtractRationals,
  wholeLine,
  zero,
} from '../../exact/index.ts';
import { agree } from '../agree.ts';
import { unreadScope } from '../claim.ts';
import type { Comparator, SlotRole } from '../clause.ts';
import { type Condition, isSilentLabel, labelCondition, valuesOf } from '../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { termsBeside } from './beside-statement.ts';
import { countedFrom } from './counted-from.ts';
import { customEntries, definedBy } from './defined-by.ts';
import { statedValues } from './stated-values.ts';
import { boundsIn, meaningsOf, readValues, type SayingOf, sayings, slotsWithRole } from './subject.ts';
import { titledConditions } from './titled-condition.ts';

export const tallyFamily: Family = {
  id: 'tally',
  about: 'A number that is named in read words, inside one event of one venue.',
  // Figures of a player stand beside sentences that the venue's own ladders share, and beside those on the game.
  concerns: ['ladder', 'game'],
  read: readTally,
};

/** What is counted one by one; everything else may lie between two whole numbers: half of a hot dog, a part of a day. */
const counted: ReadonlySet<string> = new Set([
  'assists',
  'awards',
  'blocks',
  'encounters',
  'goals',
  'headlines',
  'members',
  'orders',
  'people',
  'points',
  'rebounds',
  'rounds',
  'seats',
  'steals',
  'threes',
  'ties',
  'tornadoes',
  'trips',
  'votes',
]);
const knownScopes: ReadonlySet<string> = new Set(['definition', 'no_own_goals', 'since_listing']);

/** What a number that grows stays above. */
const growing: ReadonlySet<Comparator> = new Set(['above', 'at_least']);
/** The votes of one ruling are counted once. */
const takenAtOnce: ReadonlySet<string> = new Set(['votes']);
/** What says when a number is taken: a day or a period, or a contest that ends. */
const timing: readonly SlotRole[] = [
  ...(['period', 'date', 'until_date', 'time', 'until_time'] as const),
  ...(['competition', 'stage', 'league'] as const),
];

/** `Exactly 4 judges`, without a day: four of them today, and five of them tomorrow. */
function saysWhen({ sentences }: Subject): boolean {
  return timing.some((role) => slotsWithRole(sentences, role).length > 0);
}

function readTally(subject: Subject): FamilyAnswer {
  const statements = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const [own, ...others] = sayings(subject, 'yes_if');
  if (own === undefined || others.length > 0 || statements.length > 1)
    return withhold('clause_conflict', `${statements.length} sentences name a number`);
  const { comparator, measure } = own.saying;
  if (comparator === undefined) return withhold('no_bound', 'the statement compares with nothing');
  const strange = sayings(subject, 'scope').find(
    ({ saying }) => !knownScopes.has(saying.scope.replace(/^definition: .*/, 'definition')),
  );
  if (strange !== undefined)
    return withhold('unknown_scope', `a sentence counts in another way: ${strange.saying.scope}`);
  const [unit = '', what = ''] = measure.split(': ');
  if (!growing.has(comparator) && !takenAtOnce.has(unit) && !saysWhen(subject))
    return withhold(
      'unknown_window',
      'nothing says when the number is taken, and it may grow past its bound',
    );
  const isCounted = counted.has(unit);
  const grid: Grid = isCounted ? integerGrid : continuous;
  const isLeftToRung = what.startsWith('listed ');
  const stated = {
    comparator,
    bounds: isLeftToRung ? boundsOfRung(subject, own.sentence, comparator) : boundsIn(own.sentence),
  };
  if (!hasItsRest(subject, own.saying, stated.bounds))
    return withhold('clause_conflict', 'a sentence pays No on something else than the rest');
  if (comparator === 'between' && !hasItsEnds(subject, stated, isCounted))
    return withhold(
      'unknown_scope',
      'neither label nor width says whether the ends of the range belong to it',
    );
  const values = isCounted
    ? countedValues(subject, own.sentence, stated)
    : statedValues(withoutLeader(subject, own.sentence), stated);
  if ('reason' in values) return values;
  const periods = new Set(slotsWithRole(subject.sentences, 'period').map(({ text }) => text));
  if (periods.size > 1) return withhold('clause_conflict', 'the sentences name different periods');
  const beside = termsBeside(subject, own.sentence, measure);
  if ('reason' in beside) return beside;
  const { source, voids } = beside;
  const domain = isCounted ? intervalSet([atLeast(zero)]) : wholeLine;
  const payout = restrictPayout(paysOn(values), grid, domain);
  if (isConstant(payout, grid, domain))
    return withhold('constant_payout', 'it pays the same on every number');
  const { venue, eventId } = subject.contract;
  const { asked, conditions } = titledConditions(subject.contract, stated.bounds);
  if (isAskedOtherwise(conditions, stated, values, isCounted))
    return withhold('bound_conflict', 'the title compares in another way than the rules');
  return {
    family: tallyFamily.id,
    variable: {
      frame: {
        kind: 'line',
        reach: 'venue',
        source,
        subject: `${venue} event ${eventId}: ${what} (${filledIn(own.sentence)})${countedFrom(subject)}${definedBy(withoutRest(subject))}${customEntries(subject)}; asked as ${asked}`,
        window: 'as the statement names it',
        scope: unreadScope,
      },
      quantity: 'value',
      statistic: 'figure',
      unit,
      grid,
      domain,
    },
    payout,
    orientation: undefined,
    voids,
    facts: meaningsOf(subject),
  };
}

/** Whether the title compares in the same way. */
function isAskedOtherwise(
  conditions: readonly Condition[],
  stated: Condition,
  values: IntervalSet,
  isCounted: boolean,
): boolean {
  return conditions.some((condition) => {
    const asked = valuesOf(condition);
    if (asked === undefined) return true;
    return isCounted
      ? !equalSets(snapToGrid(intervalSet([asked]), integerGrid), values)
      : !agree(condition, stated);
  });
}

/** `the listed number`: the one bound of the label, or of the title where the label is silent; it must compare as the rules do. */
function boundsOfRung(subject: Subject, sentence: ReadSentence, comparator: Comparator): readonly Rational[] {
  const { contract } = subject;
  const label = labelOf(subject, sentence);
  const labelled = labelCondition(label);
  const listed = isSilentLabel(label) ? titledConditions(contract, []).conditions : labelled && [labelled];
  const [condition, ...more] = listed ?? [];
  return condition?.comparator === comparator && more.length === 0 ? condition.bounds : [];
}

const rests: Readonly<Partial<Record<Comparator, Comparator>>> = { above: 'at_most', at_least: 'below' };

/** What pays No is what does not pay Yes: `3.5 or fewer` beside `more than 3.5`. */
function hasItsRest(
  subject: Subject,
  { comparator, measure }: SayingOf<'yes_if'>,
  bounds: readonly Rational[],
): boolean {
  return sayings(subject, 'no_if').every(({ saying, sentence }) => {
    const others = boundsIn(sentence);
    return (
      saying.measure === measure &&
      comparator !== undefined &&
      saying.comparator === rests[comparator] &&
      others.length === bounds.length &&
      others.every((bound, place) => {
        const other = bounds[place];
        return other !== undefined && compareRationals(bound, other) === 0;
      })
    );
  });
}

/** A sentence with the rest says nothing that the statement does not; its bound is that of the rung. */
function withoutRest(subject: Subject): Subject {
  return {
    ...subject,
    sentences: subject.sentences.filter(({ says }) => says.every((saying) => saying.says !== 'no_if')),
  };
}

/** A label may name whose rung it is before the bound: `Ana Doe: 2+`. */
function countedValues(
  subject: Subject,
  sentence: ReadSentence,
  stated: Parameters<typeof readValues>[2],
): IntervalSet | Withheld {
  const read = readValues(subject, integerGrid, stated, labelOf(subject, sentence));
  return 'reason' in read ? read : read.values;
}

function labelOf({ contract: { yesLabel } }: Subject, sentence: ReadSentence): string {
  const [named] = slotsWithRole([sentence], 'subject');
  const prefix = named === undefined ? '' : `${named.text}: `;
  return prefix !== '' && yesLabel.startsWith(prefix) ? yesLabel.slice(prefix.length) : yesLabel;
}

/** A label may name the party that leads before the bound: `Democrats, 19+ pts` of the Democratic Party. */
function withoutLeader(subject: Subject, sentence: ReadSentence): Subject {
  const { leader = '', margin = '' } =
    /^(?<leader>Democrat|Republican)s, (?<margin>[\d.]+\+) pts$/.exec(subject.contract.yesLabel)?.groups ??
    {};
  const [named] = slotsWithRole([sentence], 'subject');
  return leader !== '' && named?.text.startsWith(leader)
    ? { ...subject, contract: { ...subject.contract, yesLabel: margin } }
    : subject;
}

function filledIn({ slots }: ReadSentence): string {
  return slots.flatMap(({ role, slot }) => (role === 'bound' ? [] : [`${role} ${slot.text}`])).join('; ');
}

const tileSteps = rational(5n);

/** `Between` leaves its ends open, but for the same range in the label, or for ranges of whole numbers that are tiles. */
function hasItsEnds({ contract }: Subject, { bounds }: Condition, isCounted: boolean): boolean {
  const [low, high] = bounds;
  if (!isCounted || low === undefined || high === undefined) return false;
  if (labelCondition(contract.yesLabel)?.comparator === 'between') return true;
  return isTile(low) && isTile(addRationals(subtractRationals(high, low), one));
}

function isTile(value: Rational): boolean {
  return isInteger(divideRationals(value, tileSteps));
}
