/**
 * A thing that its text names in read words happens or does not: a nomination, a vote, an appearance. Nothing orders such
 * things, and no table names the people in them, so that the claim is known inside one event of one venue, and every
 * sentence that bears on it is part of its name. What has a deadline and nothing else to it belongs to the deadlines.
 */

import type { ContractVersion } from '../../contract/index.ts';
import {
  atLeast,
  atMost,
  compareRationals,
  integerGrid,
  intersectSets,
  intervalSet,
  one,
  parseRational,
  paysOn,
  point,
  restrictPayout,
  zero,
} from '../../exact/index.ts';
import type { VoidBranch } from '../claim.ts';
import { isSilentLabel } from '../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../family.ts';
import { foldText } from '../text/index.ts';
import { withhold } from '../withheld.ts';
import { termsBeside } from './beside-statement.ts';
import { countedFrom } from './counted-from.ts';
import { askedAs } from './deadlines/index.ts';
import { customEntries, definedBy } from './defined-by.ts';
import { meaningsOf, sayings, slotsWithRole } from './subject.ts';

export const occurrenceFamily: Family = {
  id: 'occurrence',
  about: 'A thing that is named in read words happens or does not, inside one event of one venue.',
  // Sentences on a player of a game stand beside numbers and beside who scores first.
  concerns: ['ladder'],
  read: readOccurrence,
};

const happensOrNot = intersectSets(intervalSet([atLeast(zero)]), intervalSet([atMost(one)]));

function readOccurrence(subject: Subject): FamilyAnswer {
  const settling = sayings(subject, 'settles_on');
  const statements = [...sayings(subject, 'yes_if'), ...settling];
  const [own, ...others] = statements;
  if (own === undefined || others.length > 0)
    return withhold('clause_conflict', `${statements.length} sentences name what must happen`);
  if (settling.some(({ saying }) => !leftToLabel.test(saying.measure)))
    return withhold('no_statement', 'no sentence or label states what pays Yes');
  const ties = new Set(sayings(subject, 'tie').map(({ saying }) => saying.pays));
  const isContest = isOfContest(own.sentence);
  const measured = measuredAs(subject);
  // A label may be a range of the figure that the statement names.
  const isRange = own.saying.measure.startsWith('listed range ');
  if ((ties.size > 0 && !isContest) || ties.size > 1 || (measured.length > 0 && !isRange))
    return withhold('unknown_scope', 'a tie or a border is named where nothing is measured');
  const names = namesIn(own.sentence);
  const { venue, eventId, yesLabel, title } = subject.contract;
  if (!isSilentLabel(yesLabel) && names.length > 0 && !isNamed(own.saying.measure, names, subject.contract))
    return withhold('subject_conflict', 'the label names somebody or something that the statement does not');
  const beside = termsBeside(subject, own.sentence, own.saying.measure);
  if ('reason' in beside) return beside;
  const { source } = beside;
  const voids = withTie(beside.voids, [...ties][0]);
  if (voids === undefined) return withhold('clause_conflict', 'two sentences pay differently when tie');
  const filled = own.sentence.slots.map(({ role, slot }) => `${role} ${slot.text}`).join('; ');
  const thing = `${own.saying.measure} (${filled})${measured.join('')}${countedFrom(subject)}`;
  const named = leftToLabel.test(own.saying.measure) ? `, of ${yesLabel.trim()}: ${title.trim()}` : '';
  // Rules may name two people, and two labels one of them each.
  const labelled = isSilentLabel(yesLabel) ? '' : `; labelled ${yesLabel.trim()}`;
  return {
    family: occurrenceFamily.id,
    variable: {
      frame: {
        kind: 'line',
        reach: 'venue',
        source,
        subject: `${venue} event ${eventId}: ${thing}${named}${definedBy(subject)}${customEntries(subject)}${labelled}; asked as ${askedAs(subject.contract)}`,
        window: 'as the statement names it',
        scope: isContest ? 'happens in a contest, or does not' : 'happens, or does not',
      },
      quantity: 'value',
      statistic: '1 if it happens, 0 if it does not',
      unit: 'occurrence',
      grid: integerGrid,
      domain: happensOrNot,
    },
    payout: restrictPayout(paysOn(intervalSet([point(one)])), integerGrid, happensOrNot),
    orientation: undefined,
    voids,
    facts: [`what must happen: ${thing}`, ...meaningsOf(subject)],
  };
}

/** A game that ends level has no winner, so that it has no value there; undefined where two sentences pay differently for that. */
function withTie(voids: readonly VoidBranch[], pays: string | undefined): readonly VoidBranch[] | undefined {
  const value = pays === undefined ? undefined : parseRational(pays);
  if (value === undefined) return voids;
  const known = voids.find(({ branch }) => branch === 'tie')?.pays;
  if (known !== undefined)
    return known.kind === 'exact' && compareRationals(known.value, value) === 0 ? voids : undefined;
  const tied: VoidBranch = { branch: 'tie', pays: { kind: 'exact', value } };
  return [...voids, tied].sort((left, right) => (left.branch < right.branch ? -1 : 1));
}

/** Into which of two ranges a figure between them falls, and how exactly it is published: each sentence once. */
function measuredAs(subject: Subject): readonly string[] {
  const said = [
    ...sayings(subject, 'border').map(({ saying }) => `; between two ranges the ${saying.belongs} one`),
    ...sayings(subject, 'precision').map(({ saying }) => `; in steps of ${saying.step}`),
  ];
  return [...new Set(said)].sort();
}

/** A game may be called off, and a player may stay on the bench: what is paid then was not read. */
function isOfContest(sentence: ReadSentence): boolean {
  return slotsWithRole([sentence], 'first').length > 0 && slotsWithRole([sentence], 'date').length > 0;
}

/**
 * A text may leave the name to the label: `the named individual`; then the label is part of the thing. A tie is none of the sides, a
 * choice that is spoken behind a colon is what its label says, and the label of a band stands in the statement word for word.
 */
function isNamed(measure: string, names: readonly string[], { yesLabel, rules }: ContractVersion): boolean {
  const label = foldText(yesLabel).trim().toLowerCase();
  if (/^a tie\b/.test(measure)) return label === 'tie';
  if (measure.startsWith('band of '))
    return foldText(rules.split('\n')[0] ?? '')
      .toLowerCase()
      .includes(` ${label} `);
  const spoken = /: (?<choice>.+)$/.exec(measure)?.groups?.['choice']?.toLowerCase();
  return (
    spoken === label || names.some((name) => writtenNames(name).includes(label)) || leftToLabel.test(measure)
  );
}

/** `Alder (ALDR)` is `Alder` with the letters it is traded by. */
function writtenNames(name: string): readonly string[] {
  const written = foldText(name);
  return [written, written.replace(/ \(\p{Lu}[\p{Lu}\p{N}.]*\)$/u, '')].map((each) => each.toLowerCase());
}

const leftToLabel = /^(?:named|listed) /;

function namesIn({ slots }: ReadSentence): readonly string[] {
  return slots.map(({ slot }) => slot.text);
}
