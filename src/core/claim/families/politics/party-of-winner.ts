/**
 * The party of the winner of a seat or an office: one number for every party, so that two parties exclude each other. Winning
 * an election, being sworn in and being called the winner are different facts, and each is a variable of its own: the measure
 * of the statement names the fact, and its source who declares it. Venues meet only where both settle on one declaration of
 * an exact fact, which is being sworn in for a term that begins in a named year, with no earlier way to settle.
 */
import {
  atLeast,
  integerGrid,
  intervalSet,
  paysOn,
  point,
  rational,
  restrictPayout,
  zero,
} from '../../../exact/index.ts';
import type { SlotRole } from '../../clause.ts';
import { isSilentLabel } from '../../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../../family.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { decidedBy } from '../deciding-source.ts';
import { definedBy } from '../defined-by.ts';
import { meaningsOf, readVoids, sayings, slotsWithRole } from '../subject.ts';

export const partyOfWinnerFamily: Family = {
  id: 'party_of_winner',
  about: 'The party of who wins a seat, or is sworn in to it; a number for each party.',
  read: readParty,
};

/** By their number; any other party, and a seat without a winner, is 0. */
const parties: readonly (readonly string[])[] = [
  ['democratic', 'democrat', 'democrats', 'democratic party', 'the democrats', 'the democratic party'],
  ['republican', 'republicans', 'republican party', 'the republicans', 'the republican party', 'gop'],
  ['libertarian', 'libertarian party', 'the libertarian party'],
  ['green', 'greens', 'green party', 'the green party'],
];

const oath = 'sworn in';
/** The facts that are the same wherever they are declared. */
const sharedFacts: ReadonlySet<string> = new Set([oath]);
/**
 * A state has two senators, and may elect both of them at once: one for a whole term, one for the rest of another. Texts name the
 * state and the year, so that which of the two is meant only the event knows.
 */
const doubleSeats: ReadonlySet<string> = new Set(['US Senate seat']);
const knownScopes: ReadonlySet<string> = new Set([
  'definition',
  'projection_may_decide',
  'certified_if_not_called',
]);

/** It says which election is meant, and is compared with its year. */
const dayOfElection: ReadonlySet<SlotRole> = new Set(['date']);

function readParty(subject: Subject): FamilyAnswer {
  const statements = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const [own, ...others] = statements;
  if (own === undefined || others.length > 0)
    return withhold('clause_conflict', `${statements.length} sentences name a seat`);
  const { saying, sentence } = own;
  const [place] = slotsWithRole([sentence], 'subject');
  const [year] = slotsWithRole([sentence], 'period');
  if (place === undefined) return withhold('unknown_identity', 'the rules name no seat');
  if (year?.kind !== 'year') return withhold('unknown_window', 'the rules name no year');
  const [fact = '', seat = ''] = saying.measure.split(': ');
  // Who is elected in November takes the oath in January.
  const elected = fact === oath ? year.year - 1 : year.year;
  const days = slotsWithRole(subject.sentences, 'date');
  if (days.some((day) => day.kind !== 'date' || day.year !== elected))
    return withhold('subject_conflict', 'a sentence names the day of another election');
  // What a choice of a definition adds stands behind a colon, and in the name of the claim.
  const strange = sayings(subject, 'scope').find(
    ({ saying }) => !knownScopes.has(saying.scope.replace(/^definition: .*/, 'definition')),
  );
  if (strange !== undefined)
    return withhold(
      'unknown_scope',
      `a sentence names a way to settle that no seat has: ${strange.saying.scope}`,
    );
  const party = partyOf(subject, sentence, place.text);
  if (typeof party !== 'number') return party;
  const source = decidedBy(subject);
  if (typeof source !== 'string') return source;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const definitions = definedBy(subject, dayOfElection);
  const { venue, eventId } = subject.contract;
  const isOneOfTwo = doubleSeats.has(seat);
  const named = `${seat}, ${foldText(place.text)}: ${fact}${definitions}`;
  const isShared = !isOneOfTwo && sharedFacts.has(fact) && definitions === '' && source === `${venue} rules`;
  const domain = intervalSet([atLeast(zero)]);
  const value = intervalSet([point(rational(BigInt(party)))]);
  return {
    family: partyOfWinnerFamily.id,
    variable: {
      frame: {
        kind: 'line',
        reach: isShared ? 'shared' : 'venue',
        source: isShared ? 'the oath of office' : `${source}, on ${venue}`,
        subject: isOneOfTwo ? `${venue} event ${eventId}: ${named}` : named,
        // A seat may be filled twice a year: a text that names the day is not held for one that does not.
        window:
          fact === oath
            ? `term beginning in ${year.year}`
            : [`election of ${year.year}`, ...new Set(days.map(({ text }) => text))].join(', '),
        scope: 'seat won, or no winner of a named party',
      },
      quantity: 'value',
      statistic: 'party by its number in the table of parties, 0 for any other and without a winner',
      unit: 'party',
      grid: integerGrid,
      domain,
    },
    payout: restrictPayout(paysOn(value), integerGrid, domain),
    orientation: undefined,
    voids,
    facts: meaningsOf(subject),
  };
}

/**
 * The statement names the party, or leaves it to what the market is called: then label and question must name one, and the
 * question must be on the same seat.
 */
function partyOf({ contract }: Subject, sentence: ReadSentence, place: string): number | Withheld {
  const { title, rules, yesLabel, terms } = contract;
  const stated = slotsWithRole([sentence], 'opponent').map(({ text }) => text);
  const [, asked, contest = ''] = questionPattern.exec(foldText(title).trim()) ?? [];
  const group = terms['groupItemTitle'];
  const labels = [yesLabel, ...(typeof group === 'string' ? [group] : [])].filter(
    (label) => !isSilentLabel(label) && label.trim() !== '',
  );
  if (stated.length === 0 && asked === undefined && labels.every((label) => numberOf(label) === undefined))
    return withhold('unknown_identity', 'neither the rules nor the question name a party');
  if (asked !== undefined && !foldText(title).toLowerCase().includes(foldText(place).toLowerCase()))
    return withhold('subject_conflict', 'the question is on another seat than the rules');
  const unstated = asked === undefined ? undefined : unstatedWordIn(contest, rules);
  if (unstated !== undefined)
    return withhold(
      'subject_conflict',
      `the question is on a contest that the rules do not name: ${unstated}`,
    );
  const numbers = new Set([...stated, ...(asked === undefined ? [] : [asked])].map(numberOf));
  for (const label of labels) {
    const known = numberOf(label) ?? numberOfCandidate(label);
    // Where the rules name the party, a candidate's name confirms nothing: who is the nominee may change.
    if (known !== undefined || stated.length === 0 || !isPerson(label)) numbers.add(known);
  }
  const [party] = numbers;
  if (numbers.size > 1)
    return withhold('subject_conflict', 'rules, label and question name different parties');
  return party ?? withhold('unknown_identity', 'the party is in no table');
}

const questionPattern =
  /^Will (?:the )?(Democrats?|Democratic|Republicans?|Libertarian|Green)(?: Party)? win the (.+)\?$/;
/** What a question may call a seat or the election to it; a primary, a runoff or a special election is another one. */
const namesOfContest: ReadonlySet<string> = new Set(
  'us house senate representatives governor governorship governors gubernatorial seat race election elections in of the for district'.split(
    ' ',
  ),
);

function unstatedWordIn(contest: string, rules: string): string | undefined {
  const stated = new Set(wordsOf(rules));
  return wordsOf(contest).find((word) => !namesOfContest.has(word) && !stated.has(word));
}

function wordsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .toLowerCase()
      .replaceAll('.', '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const candidate = /^\p{Lu}[\p{L}\p{M}'. -]+ \((?<letter>[DRLG])\)$/u;
const letters = 'DRLG';
const person = /^\p{Lu}[\p{L}\p{M}'.-]*(?: [\p{L}\p{M}'.-]+)+$/u;
/** Words of a label that is on somebody else than a nominee. */
const noPerson =
  /\b(?:no|not|none|nobody|neither|other|another|any|anyone|field|independents?|party|candidates?|person|someone)\b/i;

function isPerson(label: string): boolean {
  const name = foldText(label).trim();
  return person.test(name) && !noPerson.test(name);
}

/** `Ada Doe (D)`; any other name may be of a candidate without a party, or of all others. */
function numberOfCandidate(label: string): number | undefined {
  const letter = candidate.exec(foldText(label).trim())?.groups?.['letter'];
  return letter === undefined ? undefined : letters.indexOf(letter) + 1;
}

function numberOf(name: string): number | undefined {
  const index = parties.findIndex((names) => names.includes(foldText(name).trim().toLowerCase()));
  return index === -1 ? undefined : index + 1;
}
