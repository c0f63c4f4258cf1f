/**
 * A venue's flag that at most one market of the event resolves Yes, held against the contract's own terms. Both are evidence:
 * where a text lets several markets pay, where two members promise the same, or where one pays whenever another does, the
 * evidence conflicts, and nothing is believed.
 */
import type { ContractVersion } from '../contract/index.ts';
import { compareRationals, formatRational, formatSet, parseDecimal, rationalOf } from '../exact/index.ts';
import { BoundedMemo } from './bounded-memo.ts';
import { joinFields } from './claim.ts';
import { isSilentLabel } from './condition.ts';
import { earlyCloseOf } from './early-close.ts';
import { boundValues, figureOf } from './exclusive-bounds.ts';
import { daysOf, ofDays } from './exclusive-days.ts';
import type { Fingerprint } from './fingerprint.ts';
import { sentencesOfLine } from './grammar/index.ts';
import { momentOfListing, pointsToListing } from './listing-time.ts';
import { isForOneAlone } from './one-alone.ts';
import { makesOthersWin, paysOnOther } from './other-winners.ts';
import { LineFact, LineTest, linesOf } from './rules-lines.ts';
import { statementForm } from './statement-form.ts';
import { anyMonth, foldText, isAscii } from './text/index.ts';
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
  /\b(?:joint|shared|divided) (?:wins?|awards?|titles?|prizes?)\b.{0,40}\b(?:counts?|sufficient|suffices?)\b|\b(?:alone|individually) or with\b|\beither\b.{0,40}\b(?:resolves?|settles?|pays?)\b.{0,20}\byes\b/,
  /\byes unless\b|\botherwise\b[^."]{0,30}\byes\b/,
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
  /\b(?:1st|first) or (?:2nd|second)\b|\bgold or silver\b|\bshortlisted\b|\bmakes? the (?:[\p{L}\d-]+ ){0,4}(?:playoffs|cut|finals?|roster|team)\b/u,
  // Alone or with others, in any order and form of words.
  /\b(?:if|when|whether|or|even|including|is|are|be|being) (?:it is |they are |a |an )?(?:shared|joint|jointly)\b/,
  /\b(?:whether|even|including)(?: if)? tied\b/,
  /\b(?:wins?|leads?|receives?|finishes|takes?) or (?:ties?|draws?|shares?|co-\p{L}+)\b|\b(?:ties?|draws?|shares?|co-\p{L}+) or (?:not|wins?|leads?|receives?|finishes|takes?)\b/u,
  /\b(?:solely|outright|alone) or\b/,
  // What a person is called beside it is no share in it.
  /\bco-(?!(?:founde|ceo|chair|host|star|own|author|writ|direct|creat|president|pilot|op|ord))\p{L}+/u,
  // One of many seats, places or events.
  /\b(?:elected|named|voted|selected|drafted|added|admitted|called up|chosen|picked) (?:in)?to (?!(?:the )?(?:office|presidency|papacy|position|post|role|chairmanship|premiership)\b)/,
  /\bany (?!time\b|point\b|reason\b|length\b|moment\b|capacity\b|other\b|kind\b|way\b|date\b|party\b|subsequent\b|later\b|runoff\b)(?:\p{L}+ )?(?:event|race|discipline|category|game|match|round|stage|class|division|medal|award|prize|state|county|district|list|poll)\b/u,
  /\bscores? (?:a|an|at least|any)\b|\bafter any round\b|\b(?:leading|leads) or\b/,
];

/** What each of many may do or get, where the member itself does it: `If Ada Doe attends the gala`. */
const manyDo = new RegExp(
  [
    '(?:wins?|receives?|gets?|earns?|takes?|records?|hits?|throws?|has|have) (?:an?|any|at least)\\b(?! (?:majority|plurality))',
    '(?:is|are|becomes?) an? (?:finalist|semifinalist|quarterfinalist|nominee|candidate|guest|contestant|participant|performer|starter)\\b',
    '(?:is|are|gets?) (?:a part|invited|mentioned|inducted|booked|charged|convicted|indicted|arrested|impeached|pardoned|promoted|nominated as|on the ballot)\\b',
    '(?:plays|appears|starts|is|are) in the final\\b',
    '(?:attends?|performs?|appears?|participates?|competes?|joins?|enters?|medals|runs for|votes (?:for|against)|endorses?|ratif(?:y|ies)|recognizes|goes on to|progresses to|makes (?:the|it)|avoids|survives)\\b',
    '(?:resigns?|retires?|dies|leaves|steps down|withdraws?|drops out|is (?:confirmed|fired|removed|suspended|injured|traded|released|sentenced|acquitted|extradited|deported|sanctioned))\\b',
    '(?:finishes|places) no (?:lower|worse)\\b|wins or (?:draws|ties|finishes)\\b|(?:is leading|leads|holds the lead)\\b',
    '(?:hosts?|headlines?|wins? (?:gold|silver|bronze))\\b',
  ].join('|'),
);
/** Of those, one alone is the first. */
const singlesOut =
  /\b(?:first|next|last|only|sole|single|most|highest|lowest|largest|best|top|number one)\b|#1\b/;

/** The sentence that says what pays Yes; what is paid where nothing comes about is another. */
const statement =
  /^(?!.*\b(?:cancell?ed|postponed|abandoned|not (?:completed|held|played|known|published))\b)(?:.*\byes"?,? if\b|.*\bif\b.*\b(?:resolves?|settles?|pays)\b.{0,20}\byes\b)/;
/** A time in which things come about one after the other. */
const overTime = new RegExp(
  String.raw`\b(?:before|until|prior to|during|within|at any (?:time|point)|this (?:month|quarter|year|season))\b|\bby (?:the end\b|end of\b|year-end\b|q[1-4]\b|inauguration\b|\d{1,2}[:/]\d|(?:19|20)\d\d\b)|\b(?:by|between|through|after|from) ${anyMonth}\b`,
  'i',
);
const inPeriod =
  /\bin (?:the )?(?:[\p{L}\d'-]+ ){0,4}(?:19|20)\d\d\b|\bin the (?:[\p{L}\d'-]+ ){0,4}(?:season|window|month|quarter|year)\b/u;
/** What one alone is or does in all that time. */
const picksOne =
  /\b(?:first|next|only|sole)\b|\bwin(?:s|ning)? the\b|\bwinner of\b|\bfinish(?:es)? (?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\b|\bthe result\b|\bfinal score\b/;
/** What one alone is of a whole period, and one after the other may be within it. */
const picksOneOfPeriod =
  /\bthe (?:most|fewest|greatest|highest|lowest|largest|smallest|best|longest|champions?|winner|nominee)\b/;

/** Whether what pays Yes comes about in some time, and nothing in the sentence lets it come about for one alone. */
function isOpenToAll(sentence: string): boolean {
  if (!statement.test(sentence) || picksOne.test(sentence)) return false;
  return overTime.test(sentence) || (inPeriod.test(sentence) && !picksOneOfPeriod.test(sentence));
}

/**
 * One figure, which lies in one of several brackets. A price that may be met at any time lies in several, and of some earthquake in a
 * year there are several.
 */
const comparesFigure =
  /^(?!.*\b(?:at any (?:time|point)|there (?:is|are|will be) (?:an?|any|some)(?! total))\b).*(?:\b(?:between|above|below|over|under|at least|at most|exactly|(?:more|less|fewer|greater|higher|lower) than|or (?:more|fewer|less|higher|lower|above|below))\b|\b(?:is|are|has|have|be) (?:\p{Sc})?\d)/u;

const votePart =
  /(?<least>at least|no less than|\u2265|>=)?(?: ?)(?<part>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|per cent\b)(?<more> or (?:more|higher|above|greater))?,? (?:or (?:more|higher|above|greater) )?of (?:the |all )?(?:\p{L}+ ){0,3}?(?:votes?|ballots?|delegates|seats)\b/u;
const upward =
  /\b(?:more than|over|above|greater than|exceed(?:s|ing)?|at least|no less than|or more|or higher|or above|or greater)\b|[>\u2265]/;

const half = rationalOf(50);

/** A part of the votes that two may have: at least a half each, or any smaller part. */
function isPartOfMany(sentence: string): boolean {
  const { part, least, more } = votePart.exec(sentence)?.groups ?? {};
  if (part === undefined || !/\byes\b/.test(sentence) || !upward.test(sentence)) return false;
  const share = parseDecimal(part);
  if (share === undefined) return false;
  const order = compareRationals(share, half);
  return order < 0 || (order === 0 && (least ?? more) !== undefined);
}

/** What somebody does on one day, and on no other. */
const happensOnce = /\b(?:resigns?|retires?|dies|departs?|leaves|steps down)\b/;

/** What a text calls the member whom its label names. */
const listedMember =
  /^(?:listed|named|specified) (?:\p{L}+ ){0,2}?\p{L}+(?= (?:has|have|had|will|is|are)\b| \p{L}+(?:s|ed)\b)/u;
/** `Senator Ada Doe`, `band Ada Doe`; `nominee is Ada Doe` is about a nominee. */
const titlesMax = 3;

/** `name`: the label of the member, folded. */
function isDoneByMany({ behind, isStatement }: SentenceOnSeveral, name: string, isBracket: boolean): boolean {
  if (name === '') return false;
  if (behind.startsWith(`${name} `)) {
    const done = behind.slice(name.length + 1);
    if (manyDo.exec(done)?.index === 0 && !singlesOut.test(done)) return true;
  }
  if (!isStatement || isBracket) return false;
  const at = behind.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u'));
  const isSubject = at === 0 || (at > 0 && behind.slice(0, at).trim().split(' ').length <= titlesMax);
  return (isSubject || listedMember.test(behind)) && !isForOneAlone(`if ${behind}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Sentences on several that let one or none of them pay. */
const keepsOne =
  /^(?!.*\byes\b).*\b(?:resolves?|settles?)(?: to)? "?no\b|\bno market resolves\b|\balphabetical|\byes or "?no\b/;

/** `Any Democrat` is paid with a Democrat of another market. */
const anyOf =
  /^(?:an? (?:\p{L}+ )?(?:democrat|republican|independent|libertarian|woman|man|male|female|person|team|player|country|nation|state|company|incumbent|challenger)$|any (?!other\b)|(?:anyone|anybody|someone|somebody) (?!else\b)|everyone\b|at least one of\b|not\b)/iu;

/** `Ada Abbott or Ben Bell` is paid with Ada Abbott's own market. */
const eitherOf = /^\p{Lu}\D* or \p{Lu}\D*$/u;

/** A tie is what a member of that name is on, and a sentence on all members may name that one. */
const ofTie = /^(?:reg time: )?(?:tie|draw)\b|"(?:tie|draw)"/i;
const tiePays =
  /\b(?:tie|ties|tied|dead heat)\b.{0,80}\b(?:resolv\w+|pays?|paid|settles?)\b.{0,40}(?:\byes\b|\bin full\b)/;

/** How venue_a nets what is held in an event whose markets exclude each other; a ladder is netted otherwise. */
const exclusiveNetting: ReadonlySet<unknown> = new Set([undefined, '', 'MECNET']);

/** Whether another field of the event has its markets lie one in the other. */
export function isNested({ terms }: ContractVersion): boolean {
  const { event, cumulativeMarkets } = terms;
  const isRecord = typeof event === 'object' && event !== null && !Array.isArray(event);
  const netting = isRecord && 'collateral_return_type' in event ? event['collateral_return_type'] : undefined;
  return cumulativeMarkets === true || !exclusiveNetting.has(netting);
}

/** What a sentence of rules, in lower case, lets happen. Sentences repeat from market to market. */
interface SentenceOnSeveral {
  readonly paysTies: boolean;
  readonly paysSeveral: boolean;
  readonly isMetBySeveral: boolean;
  /** A part of the votes. */
  readonly isHeldByMany: boolean;
  readonly isOpenToAll: boolean;
  readonly comparesFigure: boolean;
  readonly happensOnce: boolean;
  readonly isStatement: boolean;
  readonly makesOthersWin: boolean;
  readonly paysOnOther: boolean;
  readonly saysOutcome: boolean;
  /** What follows an `if` at its beginning, or behind the side that it pays. */
  readonly behind: string;
}

const sentencesMax = 60_000;
const onSeveral = new BoundedMemo(sentencesMax, (sentence: string): SentenceOnSeveral => {
  const isKept = !keepsOne.test(sentence);
  return {
    paysTies: isKept && tiePays.test(sentence) && !ofTie.test(sentence),
    paysSeveral: isKept && several.some((pattern) => pattern.test(sentence)),
    isMetBySeveral: isKept && /\byes\b/.test(sentence) && severalDo.some((pattern) => pattern.test(sentence)),
    isHeldByMany: isPartOfMany(sentence),
    isOpenToAll: isKept && isOpenToAll(sentence),
    comparesFigure: comparesFigure.test(sentence),
    happensOnce: happensOnce.test(sentence),
    isStatement: statement.test(sentence),
    makesOthersWin: isKept && makesOthersWin(sentence),
    paysOnOther: isKept && paysOnOther(sentence),
    saysOutcome: /\bresolves?\b/.test(sentence),
    behind: /(?:^\W*(?:yes )?|\byes"?,? )if (?:the )?(?<rest>.*)$/s.exec(sentence)?.groups?.['rest'] ?? '',
  };
});

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
  const isBracket = hasNumber || daysOf(contract) !== undefined;
  const isSaid = textOnSeveral(rules, terms).some(
    (said) =>
      (said.paysTies && !isOfTie) ||
      said.paysSeveral ||
      said.isMetBySeveral ||
      (said.isHeldByMany && !hasNumber) ||
      isDoneByMany(said, name, isBracket) ||
      (said.makesOthersWin && !isBracket),
  );
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
