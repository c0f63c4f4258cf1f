/**
 * A venue's flag that at most one market of the event resolves Yes, held against the contract's own terms. Both are evidence:
 * where a text lets several markets pay, where two members promise the same, or where one pays whenever another does, the
 * evidence conflicts, and nothing is believed.
 */
import type { ContractVersion } from '../contract/index.ts';
import { formatRational, formatSet } from '../exact/index.ts';
import { isAskedOfOneAlone } from './asked-of-one.ts';
import { BoundedMemo } from './bounded-memo.ts';
import { joinFields } from './claim.ts';
import { isSilentLabel } from './condition.ts';
import { earlyCloseOf } from './early-close.ts';
import { boundValues, figureOf } from './exclusive-bounds.ts';
import { daysOf, ofDays } from './exclusive-days.ts';
import type { Fingerprint } from './fingerprint.ts';
import { sentencesOfLine } from './grammar/index.ts';
import { momentOfListing, pointsToListing } from './listing-time.ts';
import { LineFact, LineTest, linesOf } from './rules-lines.ts';
import { isDoneByMany, ofTie, onSeveral, type SentenceOnSeveral, severalDo } from './sentence-on-several.ts';
import { statementForm } from './statement-form.ts';
import { foldText, isAscii } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** What sets a member of an exclusive event apart from the others. */
export interface ExclusiveMark {
  /** What it asks for: the venue's word is on members that ask for one thing, and these alone have one form. */
  readonly form: string;
  /** Equal if two members say the same. */
  readonly print: string;
  /** Equal if two members have one label; undefined where the label names nothing. */
  readonly name: string | undefined;
  /** The words of its label, in lower case, one blank apart; undefined where the label names nothing. */
  readonly words: string | undefined;
  /** Whose figure `values` bound, as far as the label names anybody; `ofDays` for days, behind `scoreMark` where it may be a score. */
  readonly about: string;
  /** Where a bound pays, in interval notation; undefined where none is stated. */
  readonly values: string | undefined;
}

export function exclusiveMark(fingerprint: Fingerprint, contract: ContractVersion): ExclusiveMark {
  const { venue, rules, yesLabel, title } = contract;
  const name = isSilentLabel(yesLabel) ? undefined : squeezed(yesLabel);
  // Markets of one event on venue_b share their text, and the label, or else the question, sets them apart.
  const said =
    venue === 'venue_a'
      ? [linesOf(rules).map(squeezedLine.of).join('')]
      : [rules, squeezed(isBareYes(yesLabel) ? title : yesLabel)];
  const days = daysOf(contract);
  const values = days ?? boundValues(contract);
  // Of those that count from their listing, the ones that were listed together ask for one thing.
  const listed = pointsToListing(contract) ? momentOfListing(contract) : '';
  return {
    form: fingerprint(joinFields([statementForm(contract), listed])),
    print: fingerprint(JSON.stringify([venue, ...said])),
    name: name === undefined ? undefined : fingerprint(JSON.stringify([venue, name, strikeText(contract)])),
    words: name === undefined ? undefined : wordsOfLabel(yesLabel),
    about: days === undefined ? figureOf(contract) : ofDays,
    values: values && formatSet(values),
  };
}

/** Two members of one label may still differ in their bounds. */
function strikeText({ strike }: ContractVersion): string {
  const { floor, cap, custom } = strike ?? {};
  return JSON.stringify([floor && formatRational(floor), cap && formatRational(cap), custom ?? {}]);
}

/** Accents go: they are written or left out. Marks that compare stay: `<13 launches`, `13 launches` and `13+ launches` are three members. */
function written(text: string): string {
  const folded = foldText(text);
  const letters = isAscii(folded) ? folded : folded.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return letters
    .toLowerCase()
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)|['"\u2019]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** `Robert F. Kennedy-Doe Jr.` has five words; `J.D.` is one. */
function plainWords(label: string): string {
  return written(label)
    .replaceAll(/(?<=\p{L})[.'\u2019]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Without any blank, so that lines of a text come to what the text comes to. */
const squeezedLine = new LineFact((line) => written(line).replaceAll(' ', ''));
const squeezed = textFact((text) => written(text).replaceAll(' ', ''));
const wordsOfLabel = textFact(plainWords);
const isBareYes = textFact((label) => plain(label) === 'yes');

function plain(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `Any Democrat` is paid with a Democrat of another market. */
const anyOf =
  /^(?:an? (?:\p{L}+ )?(?:democrat|republican|independent|libertarian|woman|man|male|female|person|team|player|country|nation|state|company|incumbent|challenger)$|any (?!other\b)|(?:anyone|anybody|someone|somebody) (?!else\b)|everyone\b|at least one of\b|not\b)/iu;

/** `Ada Abbott or Ben Bell` is paid with Ada Abbott's own market. */
const eitherOf = /^\p{Lu}\D* or \p{Lu}\D*$/u;

/** How venue_a nets what is held in an event whose markets exclude each other; a ladder is netted otherwise. */
const exclusiveNetting: ReadonlySet<unknown> = new Set([undefined, '', 'MECNET']);

/** Whether another field of the event has its markets lie one in the other. */
export function isNested({ terms }: ContractVersion): boolean {
  const { event, cumulativeMarkets } = terms;
  const isRecord = typeof event === 'object' && event !== null && !Array.isArray(event);
  const netting = isRecord && 'collateral_return_type' in event ? event['collateral_return_type'] : undefined;
  return cumulativeMarkets === true || !exclusiveNetting.has(netting);
}

const textsMax = 2_000;
/** Markets of one event on venue_b share their text. */
const sentencesOf = new BoundedMemo(textsMax, (text: string) =>
  foldText(text)
    .toLowerCase()
    .split(/[.;\n]+(?:\s|$)/)
    .map((sentence) => onSeveral.of(sentence)),
);

/**
 * Whether what pays Yes may come about for one market of the event after the other. A label with a number is a bracket of one
 * figure; what days a label names, and whether they meet, is held against the other members (`exclusiveMark`).
 */
export function mayComeAboutForAll(contract: ContractVersion): boolean {
  const { rules, yesLabel, terms } = contract;
  const open = textOnSeveral(rules, terms).filter(({ isOpenToAll }) => isOpenToAll);
  if (open.length === 0 || !/\d/.test(yesLabel)) return open.length > 0;
  const isOfDays = daysOf(contract) !== undefined;
  return !open.every((said) => (isOfDays ? said.happensOnce : said.comparesFigure));
}

function textOnSeveral(rules: string, terms: ContractVersion['terms']): readonly SentenceOnSeveral[] {
  const close = earlyCloseOf(terms);
  return sentencesOf.of(close === '' ? rules : `${rules}\n${close}`);
}

/** The statement is the first sentence on venue_a, and on venue_b the first sentence that says what it resolves to. */
function besideStatement({ venue, rules }: ContractVersion): readonly SentenceOnSeveral[] {
  if (venue === 'venue_a') {
    const [first = '', ...others] = rules.split('\n');
    return sentencesOf.of([...sentencesOfLine(foldText(first).trim()).slice(1), ...others].join('\n'));
  }
  const sentences = sentencesOf.of(rules);
  const stated = sentences.findIndex((said) => said.saysOutcome);
  return sentences.slice(stated + 1);
}

/** Whether its text or label says that more than one market of its event may resolve Yes. */
export function letsSeveralPay(contract: ContractVersion): boolean {
  const { venue, rules, title, yesLabel, terms } = contract;
  const { isOfSeveral, isOfTie, hasNumber, name } = labelOnSeveral(yesLabel);
  if (isOfSeveral) return true;
  // A market of venue_a says in its own words what pays Yes.
  if (venue === 'venue_a' && !saysYes.test(rules)) return true;
  // A label with a number or a day is a bracket of the part itself.
  const isBracket = hasNumber || daysOf(contract) !== undefined || boundValues(contract) !== undefined;
  const isSaid = textOnSeveral(rules, terms).some(
    (said) =>
      (said.paysTies && !isOfTie) ||
      said.paysSeveral ||
      said.isMetBySeveral ||
      (said.isHeldByMany && !hasNumber) ||
      isDoneByMany(said, name) ||
      (said.makesOthersWin && !isBracket),
  );
  if (!isBracket && !isOfTie && !isAskedOfOneAlone(contract, name)) return true;
  if (!isBracket && !isOfTie && besideStatement(contract).some((said) => said.paysOnOther)) return true;
  return isSaid || asksOfSeveral(title);
}

const saysYes = new LineTest(/\byes\b/i);

const asksOfSeveral = textFact((title) => {
  const asked = title.toLowerCase();
  return severalDo.some((pattern) => pattern.test(asked));
});

const labelOnSeveral = textFact((label) => ({
  // Nothing but a label keeps two names, two bounds or two days apart.
  isOfSeveral: isSilentLabel(label) || anyOf.test(label.trim()) || eitherOf.test(label.trim()),
  isOfTie: ofTie.test(label),
  hasNumber: /\d/.test(label),
  name: foldText(label).trim().toLowerCase(),
}));
