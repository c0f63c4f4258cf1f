/**
 * A venue's flag that at most one market of the event resolves Yes, held against the contract's own terms. Both are evidence:
 * where a text lets several markets pay, where two members promise the same, or where one pays whenever another does, the
 * evidence conflicts, and nothing is believed.
 */
import type { ContractVersion } from '../contract/index.ts';
import {
  type End,
  formatRational,
  formatSet,
  type IntervalSet,
  intervalSet,
  rationalOf,
  wholeLine,
} from '../exact/index.ts';
import type { Comparator } from './clause.ts';
import {
  amountsIn,
  type Condition,
  isSilentLabel,
  labelCondition,
  strikeCondition,
  valuesOf,
} from './condition.ts';
import { earlyCloseOf } from './early-close.ts';
import type { Fingerprint } from './read-sentences.ts';
import { anyMonth, cardinalIn, foldText, monthNumberOf } from './text/index.ts';

/** What sets a member of an exclusive event apart from the others. */
export interface ExclusiveMark {
  /** Equal if two members say the same. */
  readonly print: string;
  /** Equal if two members have one label; undefined where the label names nothing. */
  readonly name: string | undefined;
  /** Whose figure `values` bound, as far as the label names anybody. */
  readonly about: string;
  /** Where a bound pays, in interval notation; undefined where none is stated. */
  readonly values: string | undefined;
}

export function exclusiveMark(fingerprint: Fingerprint, contract: ContractVersion): ExclusiveMark {
  const { venue, rules, yesLabel, title } = contract;
  const label = plain(yesLabel);
  const name = isSilentLabel(yesLabel) ? undefined : written(yesLabel).replaceAll(' ', '');
  // Markets of one event on venue_b share their text, and the label, or else the question, sets them apart.
  const said =
    venue === 'venue_a'
      ? [written(rules).replaceAll(' ', '')]
      : [rules, (label === 'yes' ? written(title) : written(yesLabel)).replaceAll(' ', '')];
  // What happens before an earlier moment happens before a later one too: two such members do not exclude each other.
  const isDeadline = deadline.test(yesLabel.trim());
  const days = daysOf(foldText(yesLabel).trim());
  const values = isDeadline ? wholeLine : (days ?? boundValues(contract));
  return {
    print: fingerprint(JSON.stringify([venue, ...said])),
    name: name === undefined ? undefined : fingerprint(JSON.stringify([venue, name, strikeText(contract)])),
    about: isDeadline ? 'deadline' : days === undefined ? figureOf(contract) : 'days',
    values: values && formatSet(values),
  };
}

const deadline = /^(?:on or )?(?:before|by|prior to|until|through|within|no later than|not later than)\b/i;

/** Two members of one label may still differ in their bounds. */
function strikeText({ strike }: ContractVersion): string {
  const { floor, cap, custom } = strike ?? {};
  return JSON.stringify([floor && formatRational(floor), cap && formatRational(cap), custom ?? {}]);
}

const daysLabel = new RegExp(
  String.raw`^(?:(?:in|on) )?(?:(?<month>${anyMonth})\.?(?: (?<day>\d{1,2})(?:st|nd|rd|th)?)?|(?<part>[QH])(?<number>[1-4]))(?:,? (?<year>20\d\d))?$`,
);

/** A month, a day, a quarter or half of a year, as days of a year of equal months: June holds June 15, and H1 both. */
function daysOf(label: string): IntervalSet | undefined {
  const { month, day, part, number, year } = daysLabel.exec(label)?.groups ?? {};
  if (month === undefined && part === undefined) return undefined;
  const months = part === 'Q' ? 3 : part === 'H' ? 6 : 1;
  const first = month === undefined ? (Number(number) - 1) * months : (monthNumberOf(month) ?? 1) - 1;
  const begins = Number(year ?? 0) * 400 + first * 31 + (day === undefined ? 0 : Number(day) - 1);
  const length = day === undefined ? months * 31 - 1 : 0;
  return intervalSet([{ low: closed(begins), high: closed(begins + length) }]);
}

function closed(day: number): End {
  return { kind: 'closed', at: rationalOf(day) };
}

/** Strike fields bound one figure of the event, whatever a label calls it. */
function figureOf({ strike, yesLabel }: ContractVersion): string {
  if (strikeCondition(strike) !== undefined) return '';
  return plain(inDigits(yesLabel)).replaceAll(comparing, ' ').replaceAll(/ +/g, ' ').trim();
}

/** Numbers and words that compare; what remains of `50+ bps decrease` is what the bound is on. */
const comparing =
  /\b(?:\d+[kmbt]?|above|over|more|greater|higher|than|below|under|less|fewer|lower|at|least|most|or|to|and|between|exactly)\b/g;

/** Accents go: they are written or left out. Marks that compare stay: `<13 launches`, `13 launches` and `13+ launches` are three members. */
function written(text: string): string {
  return foldText(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)|['"\u2019]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function plain(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function boundValues({ strike, yesLabel }: ContractVersion): IntervalSet | undefined {
  const label = inDigits(foldText(yesLabel).trim());
  if (strikeCondition(strike) === undefined && isBareAmount.test(label)) return wholeLine;
  const condition =
    strikeCondition(strike) ?? knownRange(label, labelCondition(label)) ?? boundAmongWords(label);
  const values = condition && valuesOf(condition);
  return values && intervalSet([values]);
}

/** `$120,000`: nothing says whether it is met, passed or hit, so that no two of them are kept apart. */
const isBareAmount = /^\$\s?[\d,.]+\s?(?:[kmbt]|thousand|million|billion|trillion)?$/i;

/** A label `1-2` may be a score; one with a unit or with numbers as few scores have them is a range. */
const range = /[$%\u00b0]|\d ?[kmbt]\b|\bto\b|[2-9]\d|\d{3}/i;

function knownRange(label: string, condition: Condition | undefined): Condition | undefined {
  if (condition?.comparator === 'between' && !range.test(label)) return undefined;
  return condition?.comparator === 'exactly' ? undefined : condition;
}

/** `Two or more` is `2 or more`. */
function inDigits(label: string): string {
  return label.replaceAll(/\p{L}+/gu, (word) => cardinalIn(word.toLowerCase()) ?? word);
}

const amount = String.raw`(\$?\d[\d,.]*(?: ?[kmbt]\b)?)`;
const boundForms: readonly (readonly [RegExp, Comparator])[] = [
  [new RegExp(`(?:\\bat least|\u2265|>=) ?${amount}`, 'i'), 'at_least'],
  [new RegExp(`(?:\\bat most|\u2264|<=) ?${amount}`, 'i'), 'at_most'],
  [new RegExp(`(?:\\b(?:above|over|more than|greater than)|>) ?${amount}`, 'i'), 'above'],
  [new RegExp(`(?:\\b(?:below|under|less than|fewer than)|<) ?${amount}`, 'i'), 'below'],
  [new RegExp(`${amount}[^\\d+]{0,20}? or (?:more|above|higher|greater|over)\\b`, 'i'), 'at_least'],
  [new RegExp(`${amount}[^\\d+]{0,20}? or (?:less|below|lower|fewer|under)\\b`, 'i'), 'at_most'],
  [new RegExp(`${amount}\\+`, 'i'), 'at_least'],
];

/** `1 to 3 inches`; behind a hyphen, a word keeps it from being a score. */
const rangeOfThings = new RegExp(`^(?:between )?${amount} ?(?:to|and|-) ?${amount} \\p{L}+$`, 'iu');

/** `2+ home runs` and `Over 5 sixes`: whatever is counted, bounds on one figure lie one in the other. */
function boundAmongWords(label: string): Condition | undefined {
  const [, low, high] = rangeOfThings.exec(label) ?? [];
  const [from, to] = [amountsIn(low ?? '')[0], amountsIn(high ?? '')[0]];
  if (from !== undefined && to !== undefined) return { comparator: 'between', bounds: [from, to] };
  for (const [form, comparator] of boundForms) {
    const [bound] = amountsIn(form.exec(label)?.[1] ?? '');
    if (bound !== undefined) return { comparator, bounds: [bound] };
  }
  return undefined;
}

const many = '(?:more than one|two or more|one or more|multiple|several|both|each|every|all)';
const number = '(?:[2-9]|[1-9]\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half)';
const payYes = '(?:resolves?|resolved|pays?|paid|settles?|settled)\\b.{0,40}\\byes';

/** Anywhere in the text. */
const several: readonly RegExp[] = [
  /\b(?:both|all|each|every one|several)(?: of (?:them|these|those))?(?: \p{L}+)? pays?\b/u,
  new RegExp(`\\b${many}\\b.{0,80}\\b${payYes}\\b`),
  /\b(?:more than one|two or more|multiple|several|both)\b.{0,60}\b(?:advance|qualify|win|winners?|champions?|holders?|leaders?)\b/,
  /\bco-?(?:winners?|champions?|holders?|leaders?|recipients?)\b/,
  /\bincluding (?:any )?ties\b|\bor ties for\b|\bties? (?:for first )?counts?\b|\btied \p{L}+ (?:resolve|count|win|pay)/u,
  /\b(?:award|prize|title|honou?r)s? (?:is|are|was|were) (?:split|shared)\b|\bex aequo\b|\balone or (?:together|jointly)\b/,
  /\bjoint(?:ly)? (?:winners?|champions?|holders?|win|awarded)\b/,
  /\bshar(?:es?|ed|ing) (?:of )?(?:the |an? )?(?:titles?|awards?|prizes?|lead|win|crown|championship|first place|victory|honou?rs?)\b/,
  /\b(?:tie|ties|tied|dead heat)\b.{0,80}\b(?:each|all|both|every)\b.{0,60}\b(?:yes|full|win|winners?|\$1)\b/,
  /\bnot mutually exclusive\b|\bnon-exclusive\b|\bindependent(?:ly)? (?:of|from) (?:the |any )?(?:others?|one another|each)\b/,
  /\b(?:more than one|several|both|multiple) (?:markets?|contracts?|outcomes?|strikes?) (?:can|may|could|might)\b/,
  /\b(?:all|both|each|every) (?:of the )?tied\b|\b(?:or|and) tied (?:for|with)\b|\bdead heats? (?:pays?|counts?|wins?)|^\s*ties (?:are )?included\b/,
  /\b(?:cancell?ed|postponed|abandoned|not (?:held|played|awarded)|no (?:winner|award|ceremony))\b.{0,80}\b(?:resolves?|pays?|settles?)\b.{0,40}\byes\b/,
  /\b(?:markets|contracts|strikes|outcomes) (?:are|is|may be) (?:not exclusive|independent|cumulative)\b/,
];

/** In the sentence that says what Yes depends on, and in the title. */
const severalDo: readonly RegExp[] = [
  /\b(?:advances? (?:to|past|from)|qualif(?:y|ies) for|reach(?:es)? the|on the podium|wins? a medal|nominated for (?!(?:vice )?president|governor|senat|mayor)|(?:is|be|are|gets?) relegated|or better)\b/,
  new RegExp(`\\btop[ -]${number}\\b`),
  new RegExp(`\\b(?:first|best|highest|leading) ${number}\\b`),
  /\b(?:is|are|be|being|was|as|named|finishes|ranks?) (?:one of|among|part of|included in)\b/,
  /\beach (?:member|of the|listed)\b/,
  /^\W*(?:yes )?if [^,]{0,80}?\b(?:(?:does|do|did|is|are|will|has|have) not|fails? to|doesn't|isn't|won't)\b/,
  /\b(?:1st|first) or (?:2nd|second)\b|\bgold or silver\b|\bshortlisted\b|\bmakes? the (?:playoffs|cut|finals?|roster|team)\b/,
  /\bscores? (?:a|an|at least|any)\b|\bafter any round\b|\b(?:leading|leads) or\b/,
];

/** Sentences on several that let one or none of them pay. */
const keepsOne =
  /^(?!.*\byes\b).*\b(?:resolves?|settles?)(?: to)? "?no\b|\bno market resolves\b|\balphabetical|\byes or "?no\b/;

/** `Any Democrat` is paid with a Democrat of another market. */
const anyOf = /^any (?!other\b)/i;

/** How venue_a nets what is held in an event whose markets exclude each other; a ladder is netted otherwise. */
const exclusiveNetting: ReadonlySet<unknown> = new Set([undefined, '', 'MECNET']);

/** Other fields of the event by which its markets lie one in the other. */
function isNested({ terms }: ContractVersion): boolean {
  const { event, cumulativeMarkets } = terms;
  const isRecord = typeof event === 'object' && event !== null && !Array.isArray(event);
  const netting = isRecord && 'collateral_return_type' in event ? event['collateral_return_type'] : undefined;
  return cumulativeMarkets === true || !exclusiveNetting.has(netting);
}

/** Whether its text or label, or a field of its event, says that more than one market of the event may resolve Yes. */
export function letsSeveralPay(contract: ContractVersion): boolean {
  const { rules, title, yesLabel, terms } = contract;
  if (anyOf.test(yesLabel.trim()) || isNested(contract)) return true;
  const sentences = foldText(`${rules}\n${earlyCloseOf(terms)}`)
    .toLowerCase()
    .split(/[.;\n]+(?:\s|$)/)
    .filter((sentence) => !keepsOne.test(sentence));
  return (
    sentences.some((sentence) => several.some((pattern) => pattern.test(sentence))) ||
    [title.toLowerCase(), ...sentences.filter((sentence) => /\byes\b/.test(sentence))].some((sentence) =>
      severalDo.some((pattern) => pattern.test(sentence)),
    )
  );
}
