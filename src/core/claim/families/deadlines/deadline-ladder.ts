/**
 * A venue's own ladder of deadlines: markets of one event whose rules are one text but for the last moment. What must
 * happen is not understood, so the claim is known inside that venue, event and text only; but whatever happens before an
 * earlier moment happens before a later one, if the text asks for no more than that it happens. This holds only where
 *
 * - the statement is `Yes if … before or by DEADLINE`, and `…` is of the closed form of what happens at a moment, with no
 *   negation, state of affairs, superlative, comparison or other time in it;
 * - counting does not begin with the issue of the market itself, which may be another day for each rung;
 * - every other sentence is known, so that it cannot pay a later deadline less.
 *
 * Anything else is withheld.
 */
import type { ContractVersion } from '../../../contract/index.ts';
import { type CalendarDate, intervalSet, paysOn, restrictPayout } from '../../../exact/index.ts';
import { isAlikeOnRungs } from '../../alike-on-rungs.ts';
import type { Claim, VoidBranch } from '../../claim.ts';
import { type FamilyAnswer, type FamilyReading, readingOf } from '../../family.ts';
import type { Fingerprint } from '../../fingerprint.ts';
import type { LadderSentence } from '../../ladder-sentence.ts';
import { momentOfListing } from '../../listing-time.ts';
import {
  foldText,
  type MaskedText,
  maskFormats,
  plainLetters,
  plainText,
  type Slot,
} from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readVoids } from '../subject.ts';
import { askedAs } from './asked-as.ts';
import { type Deadline, deadlineBefore, deadlineUntil, firstTime, isoDay } from './deadline.ts';
import { type DeadlineLabel, labelAgrees, readDeadlineLabel } from './deadline-label.ts';
import { mayComeUndone } from './happens-once.ts';
import { labelledDay } from './listed-day.ts';
import { refuseTitledDeadline } from './titled-deadline.ts';

/** Undefined where no sentence states a deadline, or a strike states another condition. */
export function readDeadlineLadder(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  read: () => readonly LadderSentence[] | undefined,
): FamilyReading | undefined {
  const answer = answerOf(fingerprint, contract, read);
  return answer && readingOf(answer);
}

function answerOf(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  read: () => readonly LadderSentence[] | undefined,
): FamilyAnswer | undefined {
  const { strike, exclusivity, yesLabel } = contract;
  // Members that exclude each other cannot lie one in the other.
  if (strike?.floor || strike?.cap || exclusivity.eventMutuallyExclusive) return undefined;
  if (!mayState.test(contract.rules)) return undefined;
  const sentences = (read() ?? []).map((sentence) => ({ ...sentence, statement: statementOf(sentence) }));
  const [own, ...copies] = sentences.flatMap(({ statement }) => statement ?? []);
  if (own === undefined) return undefined;
  const known = sentences.flatMap((sentence) => (sentence.statement === undefined && sentence.read) || []);
  const label = readDeadlineLabel(yesLabel);
  if (label === 'unclear') return withhold('bound_conflict', 'the label names a deadline in no exact form');
  if (copies.some(({ template }) => template !== own.template))
    return withhold('clause_conflict', 'two sentences state different conditions');
  const momentOf = ({ date, time }: Statement): string => JSON.stringify([date, time?.text]);
  if (copies.some((copy) => momentOf(copy) !== momentOf(own)))
    return withhold('bound_conflict', 'two sentences state different deadlines');
  if (label === undefined && !isNamedIn(own.condition, yesLabel))
    return withhold('subject_conflict', 'the label names somebody or something that the statement does not');
  const doubt = doubtIn(own.condition, contract.title) ?? doubtInOthers(sentences);
  if (doubt !== undefined) return doubt;
  const deadline = deadlineOf(own, label, contract);
  if (deadline === undefined)
    return withhold('unknown_window', 'the deadline is stated in no exact form, or without its year');
  if (label !== undefined && !labelAgrees(label, deadline.tooLate, undefined))
    return withhold('bound_conflict', 'the label and the rules name different deadlines');
  const titled = refuseTitledDeadline(contract, deadline.tooLate, []);
  if (titled !== undefined) return titled;
  const voids = readVoids({ contract, event: undefined, sentences: known });
  if ('reason' in voids) return voids;
  return claimOf(fingerprint, contract, own, deadline, voids, [
    // Who is named tells two ladders of one event apart.
    label === undefined ? yesLabel : '',
    JSON.stringify(strike?.custom ?? {}),
    // What the title asks for beside its moment: another office, another month, or that it does not happen.
    askedAs(contract),
    ...new Set([
      ...known.map(({ print, slots }) => [print, ...slots.map(({ slot }) => slot.text)].join(' ')),
      ...sentences.flatMap(({ statement, text, read: known }) =>
        known === undefined || statement !== undefined ? [statement?.template ?? text] : [],
      ),
    ]),
  ]);
}

function claimOf(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  { form, time }: Statement,
  deadline: Deadline,
  voids: readonly VoidBranch[],
  identity: readonly string[],
): Claim {
  const { venue, eventId } = contract;
  const variable = firstTime({
    kind: 'line',
    reach: 'venue',
    source: `${venue} rules`,
    subject: `${venue} event ${eventId}`,
    // Nothing says when counting begins, and most of what happens at a moment may happen again.
    window: `text ${fingerprint(JSON.stringify(identity))}, listed ${momentOfListing(contract)}`,
    scope: 'as the rules say',
  });
  return {
    family: 'deadline_ladder',
    variable,
    payout: restrictPayout(paysOn(intervalSet([deadline.inTime])), variable.grid, variable.domain),
    orientation: undefined,
    voids,
    facts: [
      `pays if it happens ${form} the deadline; too late from ${isoDay(deadline.tooLate)}${time === undefined ? '' : ', Eastern time'}`,
      'the rules are one text with those of its event but for the deadline',
    ],
  };
}

/** A label that is no date names the side that is paid, or who the statement is about. */
function isNamedIn(condition: string, label: string): boolean {
  const name = foldText(label).trim();
  return name === '' || name.toLowerCase() === 'yes' || condition.includes(name);
}

interface Statement {
  readonly condition: string;
  readonly form: 'before' | 'by';
  /** Undefined where the text leaves the date to the label. */
  readonly date: CalendarDate | undefined;
  readonly time: Extract<Slot, { readonly kind: 'time' }> | undefined;
  /** The sentence without its deadline. */
  readonly template: string;
}

const clock = String.raw`(?:,? \(?\u2039time\u203a\)?| \(ET\))?`;
const moment = String.raw`(?:\u2039date\u203a${clock}|\u2039time\u203a on \u2039date\u203a|the (?:listed|specified) date${clock})`;
const statementPattern = new RegExp(
  String.raw`^(?<head>[\p{L}" ]*?)\b[Ii]f (?<condition>.+),? (?<form>before|by) (?<moment>${moment})(?<tail>[\p{L}",; ]*)$`,
  'u',
);

/** Longer sentences are no plain statements, and a hostile one must not cost time. */
const statementMax = 1500;

function statementOf({ text }: LadderSentence): Statement | undefined {
  if (text.length > statementMax) return undefined;
  return parseStatement(maskFormats(text, moments));
}

function parseStatement(sentence: MaskedText): Statement | undefined {
  const groups = statementPattern.exec(sentence.masked)?.groups;
  if (groups === undefined || !paysYes(groups['head'] ?? '', groups['tail'] ?? '')) return undefined;
  const [condition = '', at = ''] = [groups['condition'], groups['moment']];
  const slots = sentence.slots.slice(sentence.slots.length - (at.match(maskPattern)?.length ?? 0));
  const date = slots.find((slot) => slot.kind === 'date');
  const plain = plainText({ masked: condition, slots: sentence.slots });
  return {
    condition: plain,
    form: groups['form'] === 'by' ? 'by' : 'before',
    date: date && { year: date.year, month: date.month, day: date.day },
    time: slots.find((slot) => slot.kind === 'time'),
    template: [groups['head'], plain, groups['form'], at, groups['tail']].join(' | '),
  };
}

/** Nothing but which side is paid: Yes, and No otherwise. */
const sideWords: ReadonlySet<string> = new Set(
  'this the market will resolve resolves to yes no then otherwise'.split(' '),
);

function paysYes(head: string, tail: string): boolean {
  const words = wordsOf(`${head} ${tail}`);
  const sides = words.filter((word) => word === 'yes' || word === 'no' || word === 'otherwise').join(' ');
  return words.every((word) => sideWords.has(word)) && /^yes(?: otherwise no| no otherwise)?$/.test(sides);
}

function paysNoOtherwise(sentence: string): boolean {
  const words = wordsOf(sentence);
  return words[0] === 'otherwise' && words.at(-1) === 'no' && words.every((word) => sideWords.has(word));
}

/** Words by which a condition may fail again, or depends on more than that something happens. */
const doubtfulWords: ReadonlySet<string> = new Set(
  [
    'not no never none nobody nothing neither nor without cannot fail fails failed failing lack lacks unless until',
    'remain remains remained still stay stays continue continues keep keeps kept maintain maintains avoid avoids',
    'unchanged alive open closed intact survive survives persist persists last lasts lasted',
    'latest recent final most least fewer less fewest lowest highest below under over above average mean median',
    'exactly only every everyone everybody everything all each half few throughout first second third next current currently more than best top largest',
    'biggest smallest longest shortest leading lead leads ahead majority own owns hold holds control controls',
    'possess possesses occupy occupies support supports serve serves live lives exceed exceeds trail trails',
    'rank ranks ranked ranking trades closes equal equals cost costs averages stand stands sit sits polls',
    'before after when while once during within time times day days date deadline already yet then now',
  ].flatMap((line) => line.split(' ')),
);

const namesListing = /\b(?:issuance|issued|creation|created|market's|listing)\b/i;
/** `is announced` is something that happens, `is president` is something that may end. */
const stateOfAffairs = /\b(?:is|are|was|were|be)\b(?! (?:\p{L}+ly )?\p{L}+(?:ed|en|wn)\b)/u;
const possession =
  /\b(?:has|have|had)\b(?! (?:\p{L}+ ){0,3}?(?:\p{L}+ed|\p{L}+en|\p{L}+wn|left|become|been|met|made|won|held|begun|gone|signed)\b)/u;

function doubtIn(condition: string, title: string): Withheld | undefined {
  if (namesListing.test(condition) || namesListing.test(title))
    return withhold('unknown_window', 'counting begins with the market itself, and its terms name no day');
  const plain = plainLetters(condition);
  if (plain === undefined) return withhold('unknown_clause', 'the condition holds letters of another script');
  const doubtful =
    wordsOf(plain).find((word) => doubtfulWords.has(word) || word.endsWith("n't")) ??
    (stateOfAffairs.test(plain) || possession.test(plain) ? 'a state of affairs' : mayComeUndone(plain));
  return doubtful === undefined
    ? undefined
    : withhold('unknown_clause', `what must happen may also come undone: ${doubtful}`);
}

function doubtInOthers(
  sentences: readonly (LadderSentence & { readonly statement: Statement | undefined })[],
): Withheld | undefined {
  for (const { statement, text, read, isOfFamily } of sentences) {
    if (statement !== undefined && isOfFamily)
      return withhold('unknown_clause', 'the statement is one of a family that does not carry it');
    if (statement !== undefined) continue;
    if (read !== undefined && !isAlikeOnRungs(read))
      return withhold('unknown_clause', 'a sentence of another family stands in it');
    if (read === undefined && !paysNoOtherwise(text))
      return withhold('unknown_clause', 'no phrase reads a sentence beside the statement');
  }
  return undefined;
}

function deadlineOf(
  { form, date, time }: Statement,
  label: DeadlineLabel | undefined,
  { terms }: ContractVersion,
): Deadline | undefined {
  const day = date ?? labelledDay(label, terms['endDate']);
  if (day === undefined) return undefined;
  return form === 'before' && time === undefined ? deadlineBefore(day) : deadlineUntil(day, time);
}

const maskPattern = /\u2039[a-z_]+\u203a/g;

/** Only dates with their year and times are masked in a statement; a deadline is one of them. */
const moments: ReadonlySet<Slot['kind']> = new Set(['date', 'time']);
const mayState = /\b[Ii]f [^\n]* (?:before|by) /;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+(?:'[\p{L}]+)?/gu) ?? [];
}
