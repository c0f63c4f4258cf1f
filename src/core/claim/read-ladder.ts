/**
 * A venue's own numeric ladder: rungs of one event whose rules are one text but for the condition. What is measured is not
 * understood, so the claim is known inside that venue, event and text only; the fingerprint of the text without its
 * condition is part of the variable's name. All sentences beside the statement are read, and pay every rung alike.
 *
 * venue_a: the strike fields state the condition; the text must say it in a phrase of a closed grammar, and the label must
 * not say another one. Only that phrase is masked: a date or a delay that happens to be the bound stays as it is.
 *
 * venue_b has no strike fields, and a label by itself decides nothing: `62,000` may mean "closes higher than", "touches"
 * or "is exactly", and two ranges may or may not share their border. So there is a ladder only where a sentence says that the
 * range of the label is what counts (`range_of_label`).
 *
 * A text that is not understood may speak of many values: of the highest in one rung and of the lowest in another. So upper
 * rungs meet only upper ones, lower ones only lower ones, and a range none but itself, unless the venue declares the event
 * exclusive: then at most one rung is met, by whatever value. And there may be no value at all, so that no two rungs cover
 * everything. Strike fields and label only confirm: where they write the bound of the text in another way (over 70, and 71
 * or more), the text decides, and only rungs that write it in the same two ways meet.
 */
import type { ContractVersion, TermValue } from '../contract/index.ts';
import {
  compareRationals,
  continuous,
  formatPayout,
  formatRational,
  half,
  type IntervalSet,
  intervalSet,
  isInteger,
  paysOn,
  type Rational,
  subtractRationals,
  wholeLine,
} from '../exact/index.ts';
import { agree } from './agree.ts';
import { isAlikeOnRungs } from './alike-on-rungs.ts';
import { bracketValues } from './bracket.ts';
import { type Claim, unreadScope } from './claim.ts';
import type { Saying } from './clause.ts';
import {
  amountsIn,
  type Condition,
  isSilentLabel,
  labelCondition,
  strikeCondition,
  valuesOf,
} from './condition.ts';
import { type ConditionPhrase, findConditionPhrases } from './condition-phrases.ts';
import type { FamilyReading, ReadSentence } from './family.ts';
import type { Fingerprint } from './fingerprint.ts';
import { rungNumbers } from './label-numbers.ts';
import type { LadderSentence } from './ladder-sentence.ts';
import { sourceFacts } from './ladder-source.ts';
import {
  doubtInStatement,
  isOverTime,
  namesFigure,
  openMoment,
  statementAround,
} from './ladder-statement.ts';
import { strangeWordIn } from './ladder-words.ts';
import { beginsWithMarket, hourOfListing } from './listing-time.ts';
import { maskTitle } from './mask-title.ts';
import { LineTest } from './rules-lines.ts';
import { foldText, plainLetters, withoutNumberedNames } from './text/index.ts';
import type { Withheld } from './withheld.ts';

/** The scope word of a clause that lets the label's range decide. */
export const rangeOfLabel = 'range_of_label';

/** Asked for where all else makes a ladder; undefined for a text that is not divided into sentences. */
type LadderSentences = () => readonly LadderSentence[] | undefined;

/** Undefined where there is nothing to make a ladder of. */
export function readLadder(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  sentences: LadderSentences,
): FamilyReading | undefined {
  const reading =
    contract.venue === 'venue_a'
      ? readStrikeLadder(fingerprint, contract, sentences)
      : readLabelLadder(fingerprint, contract, sentences);
  return reading?.kind === 'claim' && beginsWithMarket(contract.rules)
    ? withhold('unknown_window', 'counting begins with the market itself, and its terms name no day')
    : reading;
}

/** Nothing of this reaches over the end of a line. */
const unfilled = inFoldedLines((line) => /[{}\u2016\u2039\u203a]/.test(line));
const unseen = inFoldedLines((line) => /\p{Cf}|\p{Cc}(?<!\n)/u.test(line));
const looseMark = inFoldedLines((line) => /(?<![\p{L}\p{M}])\p{M}/u.test(line));
const otherScript = inFoldedLines((line) => plainLetters(line) === undefined);

function inFoldedLines(test: (line: string) => boolean): LineTest {
  return new LineTest({ test: (line) => test(foldText(line)) });
}

function readStrikeLadder(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  sentences: LadderSentences,
): FamilyReading | undefined {
  const { strike } = contract;
  if (strike === undefined || strike.functional !== undefined) return undefined;
  const text = foldText(contract.rules);
  if (unfilled.test(contract.rules)) {
    return withhold('unfilled_template', 'a place of the template is not filled in');
  }
  if (unseen.test(contract.rules)) {
    return withhold('unknown_scope', 'the rules hold characters that cannot be seen');
  }
  // A letter may have an accent; a number with a mark on it is struck out, or another one.
  if (looseMark.test(contract.rules)) {
    return withhold('unknown_scope', 'the rules hold a mark on something else than a letter');
  }
  if (otherScript.test(contract.rules)) {
    return withhold('unknown_scope', 'the rules hold letters of another script');
  }
  const label = readLabel(contract.yesLabel);
  const phrases = findConditionPhrases(text);
  const stated = strikeCondition(strike) ?? unnamedCondition(contract, label, phrases);
  if (stated === undefined) return undefined;
  const [first, ...others] = phrases.filter(({ condition }) => agree(condition, stated));
  if (first === undefined) {
    if (phrases.some(({ condition }) => sharesBound(condition, stated))) {
      return withhold(
        'bound_conflict',
        'the rules compare with the bound of the strike fields in another way',
      );
    }
    return phrases.some(({ condition }) => condition.comparator === stated.comparator)
      ? withhold('bound_conflict', 'the rules compare with another bound than the strike fields')
      : withhold('no_bound', 'the rules do not state the condition of the strike fields');
  }
  if (first.negated) return withhold('no_bound', 'the condition stands under a negation');
  const written = first.condition;
  const isRival = ({ condition, unit }: ConditionPhrase): boolean =>
    unit === first.unit && sharesBound(condition, stated) && !agree(condition, stated);
  if (phrases.some(isRival) || others.some(({ condition }) => !isSame(condition, written)))
    return withhold('bound_conflict', 'the rules compare with one bound in two ways');
  const doubt = doubtInStatement(text, first, phrases);
  if (doubt !== undefined)
    return withhold('unknown_scope', `the condition is stated in no plain form: ${doubt}`);
  const open = openMoment(text, first);
  if (open !== undefined) return withhold('unknown_window', `no day or no year is stated beside: ${open}`);
  const unread = doubtBeside(sentences(), statementAround(text, first));
  if (unread !== undefined) return unread;
  const words = isSilentLabel(contract.yesLabel)
    ? ''
    : withoutNumberedNames(label.rest.replaceAll(mask, ' '));
  const strange = label.isNegated ? 'a negation' : strangeWordIn(words);
  if (strange !== undefined)
    return withhold('bound_conflict', `the label has a word that may turn its condition round: ${strange}`);
  const labelled = label.condition;
  if (labelled !== undefined && !(agree(labelled, stated) && agree(labelled, written))) {
    return withhold('bound_conflict', 'the label and the strike fields name different conditions');
  }
  if (
    !label.numbers.every((number) => stated.bounds.some((bound) => compareRationals(bound, number) === 0))
  ) {
    return withhold('bound_conflict', 'the label names a number that is no bound');
  }
  if (isDeniedByTitle(contract.title, text))
    return withhold('bound_conflict', 'the title has a word that turns the condition round or narrows it');
  const isExclusive = contract.exclusivity.eventMutuallyExclusive;
  const direction = isExclusive ? '' : directionOf(written);
  const masked = maskPhrases(text, [first, ...others.filter(({ unit }) => unit === first.unit)]);
  // What the title says beside the bound may tell two subjects or periods apart: any other number in it is kept. Rungs of an
  // exclusive event word theirs differently.
  const bounds = [...written.bounds, ...stated.bounds, ...(labelled?.bounds ?? [])];
  const titled = isExclusive ? '' : maskTitle(contract.title, bounds);
  const style = isSame(written, stated) ? '' : `${stated.comparator} for ${written.comparator}`;
  const subtitle = maskTitle(textOf(contract.terms['subtitle']), bounds);
  const template = JSON.stringify([
    masked,
    isExclusive ? '' : subtitle,
    first.unit,
    label.rest,
    label.unit ?? '',
    titled,
    style,
    ...customEntries(contract),
    ...(isOverTime(text, first) ? [hourOfListing(contract)] : []),
  ]);
  const values = valuesOf(written);
  if (values === undefined) return withhold('bound_conflict', 'the rules name bounds that no condition has');
  return ladderClaim(
    contract,
    fingerprint(template),
    direction,
    intervalSet([values]),
    'strike fields, label and rules',
  );
}

function readLabelLadder(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  read: LadderSentences,
): FamilyReading | undefined {
  if (!rangePattern.test(contract.yesLabel)) return undefined;
  const sentences = read() ?? [];
  const sayings = sentences.flatMap((sentence) => sentence.read?.says ?? []);
  if (!sayings.some((saying) => saying.says === 'scope' && saying.scope === rangeOfLabel)) return undefined;
  const border = sayings.find((saying) => saying.says === 'border');
  const values = bracketValues(contract, border?.belongs);
  if (values === undefined) return withhold('no_bound', 'the label is no range in an exact format');
  if ('reason' in values) return { kind: 'withheld', reasons: [values] };
  const others = sentences.filter((sentence) => sentence.read?.says.every(isOnRange) !== true);
  const statement = others.find((sentence) => sentence.read === undefined && namesFigure(sentence.text));
  const unread = doubtBeside(others, statement?.text);
  if (unread !== undefined) return unread;
  // The rules leave the range to the title, so that what else it asks for is a term.
  const asked = maskTitle(contract.title, amountsIn(foldText(contract.yesLabel))).replaceAll(comparing, '');
  return ladderClaim(
    contract,
    fingerprint(JSON.stringify([foldText(contract.rules), asked])),
    '',
    values,
    'label',
  );
}

/** A label without a number is no range. */
const rangePattern = /\d/;

/** How a question compares with the range that is masked in it. */
const comparing =
  /\b(?:or (?:more|fewer|less|above|below|higher|lower)|(?:more|fewer|less|greater|higher|lower) than|at (?:least|most)|above|below|over|under|between|exactly|and|to)\b|[-\u2013+<>\u2264\u2265 ]|\u2039bound\u203a/g;

function isOnRange(saying: Saying): boolean {
  return saying.says === 'border' || (saying.says === 'scope' && saying.scope === rangeOfLabel);
}

/**
 * An unread sentence may say anything: that only the highest rung pays, that each counts from its own day, that
 * below is meant. One text for all rungs is no help against that, and no list of words is long enough to find it. So
 * nothing may stand unread beside the statement, and what is known must pay all rungs alike.
 */
function doubtBeside(
  sentences: readonly LadderSentence[] | undefined,
  statement: string | undefined,
): FamilyReading | undefined {
  if (sentences === undefined)
    return withhold('unknown_clause', 'the rules are not divided into sentences that are read');
  if (sentences.some(({ text, isOfFamily }) => text === statement && isOfFamily))
    return withhold('unknown_clause', 'the statement is one of a family that does not carry it');
  const beside = sentences.filter(({ text }) => text !== statement);
  const known: ReadSentence[] = [];
  for (const { read } of beside) {
    if (read === undefined)
      return withhold('unknown_clause', 'no phrase reads a sentence beside the statement');
    known.push(read);
  }
  return known.every(isAlikeOnRungs)
    ? undefined
    : withhold('unknown_clause', 'a sentence of another family stands beside the statement');
}

function ladderClaim(
  contract: ContractVersion,
  print: string,
  direction: string,
  values: IntervalSet,
  places: string,
): FamilyReading {
  const { venue, eventId } = contract;
  const payout = paysOn(values);
  const claim: Claim = {
    family: 'ladder',
    variable: {
      frame: {
        kind: 'line',
        reach: 'venue',
        source: `${venue} rules`,
        subject: `${venue} event ${eventId}`,
        window: 'as the rules say',
        scope: unreadScope,
      },
      quantity: 'value',
      statistic: `figure of rules text ${print}${direction}`,
      unit: 'as the rules say',
      grid: continuous,
      domain: wholeLine,
    },
    payout,
    orientation: undefined,
    voids: [],
    facts: [
      `${places}: ${formatPayout(payout)}`,
      `rules text without the condition has fingerprint ${print}, one text for all rungs of ${venue} event ${eventId}`,
      ...sourceFacts(contract),
    ],
  };
  return { kind: 'claim', claim };
}

function withhold(reason: Withheld['reason'], detail: string): FamilyReading {
  return { kind: 'withheld', reasons: [{ reason, detail }] };
}

interface LabelParts {
  readonly condition: Condition | undefined;
  /** Numbers of a label that states no condition; each must be a bound. */
  readonly numbers: readonly Rational[];
  /** What the label says beside the condition: part of the template. */
  readonly rest: string;
  /** What a label that is all condition counts in. */
  readonly unit?: string;
  readonly isNegated: boolean;
}

function readLabel(label: string): LabelParts {
  const folded = foldText(label).trim();
  const whole = labelCondition(folded);
  // A bare number names the bound, not what is compared with it.
  if (whole?.comparator === 'exactly' && !/^exactly\b/i.test(folded))
    return { condition: undefined, numbers: whole.bounds, rest: '', unit: unitOf(folded), isNegated: false };
  if (whole !== undefined)
    return { condition: whole, numbers: [], rest: '', unit: unitOf(folded), isNegated: false };
  const [phrase, ...more] = findConditionPhrases(folded);
  if (phrase !== undefined && more.length === 0) {
    const rest = maskPhrases(folded, [phrase]);
    const unit = unitOf(folded.slice(phrase.from, phrase.to));
    return { condition: phrase.condition, numbers: [], rest, unit, isNegated: phrase.negated };
  }
  // Each number must be a bound, so that all of them are masked and no other.
  const numbers = rungNumbers(folded);
  return { condition: undefined, numbers, rest: maskTitle(folded, numbers), isNegated: false };
}

const comparingInLabel =
  /\b(?:above|over|more|greater|higher|than|below|under|less|fewer|lower|at|least|most|or|to|and|between|exactly)\b/gi;

/** With the letter that scales it: `120k` and `1.2m` are of one unit. */
const scaledNumber = /\d[\d,.]*(?: ?[kmbt](?!\p{L}))?/giu;

/** `Above 110%` and `Above $100` are on two figures, though one text may stand beside both; so are `90°F` and `35°C`. */
function unitOf(label: string): string {
  const left = label.replaceAll(scaledNumber, ' ').replaceAll(comparingInLabel, ' ');
  const words = left.match(/\p{Sc}|%|\u00b0 ?[FC]?(?!\p{L})|\p{L}+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase().replace(/s$/, '')))].join(' ');
}

/** What stands for a condition in a masked label, whose margin it is, and in what it counts. */
const mask = /\u2039[^\u203a]*\u203a|\bwins? by\b|\b(?:thousand|million|billion|trillion)\b/g;

/**
 * A strike without a comparison of its own, such as a player's `10+`: the label states it, or the text with that number. A
 * floor of 9.5 beside a label `10+` is the half line of the same count; the condition is then the label's own.
 */
function unnamedCondition(
  { strike }: ContractVersion,
  label: LabelParts,
  phrases: readonly ConditionPhrase[],
): Condition | undefined {
  const bound = strike?.floor ?? strike?.cap;
  if (bound === undefined || isHalfLineOf(strike?.floor, label.condition)) return label.condition;
  const candidates = [
    ...(label.condition === undefined ? [] : [label.condition]),
    ...phrases.map(({ condition }) => condition),
  ];
  return candidates.find(
    ({ bounds }) => bounds.length === 1 && bounds.every((each) => compareRationals(each, bound) === 0),
  );
}

function isHalfLineOf(floor: Rational | undefined, condition: Condition | undefined): boolean {
  if (floor === undefined || condition?.comparator !== 'at_least') return false;
  const [least] = condition.bounds;
  return (
    least !== undefined && isInteger(least) && compareRationals(subtractRationals(least, half), floor) === 0
  );
}

/** The venue's own named entries say who or what a rung is about. */
function customEntries({ strike }: ContractVersion): string[] {
  const entries = Object.entries(strike?.custom ?? {});
  return entries.map(([name, value]) => `${name}=${value}`).sort();
}

function isSame(left: Condition, right: Condition): boolean {
  return left.comparator === right.comparator && agree(left, right);
}

function sharesBound(left: Condition, right: Condition): boolean {
  return left.bounds.some((bound) => right.bounds.some((other) => compareRationals(bound, other) === 0));
}

function maskPhrases(text: string, phrases: readonly ConditionPhrase[]): string {
  let masked = '';
  let at = 0;
  for (const { from, to } of [...phrases].sort((a, b) => a.from - b.from)) {
    masked += `${text.slice(at, from)}\u2039condition\u203a`;
    at = to;
  }
  return masked + text.slice(at);
}

/** Which rungs meet where the figure may have many values. */
function directionOf({ comparator, bounds }: Condition): string {
  switch (comparator) {
    case 'above':
    case 'at_least':
      return ', upper rungs';
    case 'below':
    case 'at_most':
      return ', lower rungs';
    default:
      return `, range of ${bounds.map(formatRational).join(' and ')}`;
  }
}

const denying = /\b(?:not|never|fails?|loses?|only|unless|except|instead|opposite|strikes?|rungs?)\b/gi;

/** A word that the rules have too is a matter of their reading. */
function isDeniedByTitle(title: string, rules: string): boolean {
  const words = foldText(title).match(denying) ?? [];
  return words.some((word) => !new RegExp(String.raw`\b${word}\b`, 'i').test(rules));
}

function textOf(term: TermValue | undefined): string {
  return typeof term === 'string' ? term : '';
}
