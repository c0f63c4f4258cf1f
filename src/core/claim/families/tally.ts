/**
 * A number that a text names in read words: people who are pardoned, votes for a nominee, the score of a film. No table knows
 * who or what is counted, so that it is known inside one event of one venue, and every sentence that bears on it is part of
 * its name. Rungs of the event are compared by their bounds, in whatever way each of them compares.
 */
import {
  addRationals,
  atLeast,
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
import { type Condition, labelCondition, valuesOf } from '../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { termsBeside } from './beside-statement.ts';
import { countedFrom } from './counted-from.ts';
import { customEntries, definedBy } from './defined-by.ts';
import { statedValues } from './stated-values.ts';
import { boundsIn, meaningsOf, readValues, sayings, slotsWithRole } from './subject.ts';
import { titledConditions } from './titled-condition.ts';

export const tallyFamily: Family = {
  id: 'tally',
  about: 'A number that is named in read words, inside one event of one venue.',
  // Figures of a player stand beside sentences that the venue's own ladders share.
  concerns: ['ladder'],
  read: readTally,
};

/** What is counted one by one; everything else may lie between two whole numbers: half of a hot dog, a part of a day. */
const counted: ReadonlySet<string> = new Set([
  'awards',
  'encounters',
  'goals',
  'headlines',
  'members',
  'orders',
  'people',
  'rounds',
  'seats',
  'ties',
  'tornadoes',
  'trips',
  'votes',
]);
const knownScopes: ReadonlySet<string> = new Set(['definition', 'since_listing']);

function readTally(subject: Subject): FamilyAnswer {
  const statements = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const [own, ...others] = sayings(subject, 'yes_if');
  if (own === undefined || others.length > 0 || statements.length > 1)
    return withhold('clause_conflict', `${statements.length} sentences name a number`);
  const { comparator, measure } = own.saying;
  if (comparator === undefined) return withhold('no_bound', 'the statement compares with nothing');
  const strange = sayings(subject, 'scope').find(({ saying }) => !knownScopes.has(saying.scope));
  if (strange !== undefined)
    return withhold('unknown_scope', `a sentence counts in another way: ${strange.saying.scope}`);
  const [unit = '', what = ''] = measure.split(': ');
  const isCounted = counted.has(unit);
  const grid: Grid = isCounted ? integerGrid : continuous;
  const stated = { comparator, bounds: boundsIn(own.sentence) };
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
        subject: `${venue} event ${eventId}: ${what} (${filledIn(own.sentence)})${countedFrom(subject)}${definedBy(subject)}${customEntries(subject)}; asked as ${asked}`,
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

/** A label may name whose rung it is before the bound: `Ana Doe: 2+`. */
function countedValues(
  subject: Subject,
  sentence: ReadSentence,
  stated: Parameters<typeof readValues>[2],
): IntervalSet | Withheld {
  const { yesLabel } = subject.contract;
  const [named] = slotsWithRole([sentence], 'subject');
  const prefix = named === undefined ? '' : `${named.text}: `;
  const label = prefix !== '' && yesLabel.startsWith(prefix) ? yesLabel.slice(prefix.length) : yesLabel;
  const read = readValues(subject, integerGrid, stated, label);
  return 'reason' in read ? read : read.values;
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
