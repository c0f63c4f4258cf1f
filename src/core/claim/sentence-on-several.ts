/**
 * What a sentence of rules lets several markets of one event do: both be paid, each do what is asked, come about one after the other.
 * Sentences repeat from market to market, and what follows from one alone is found once.
 */
import { compareRationals, parseDecimal, rationalOf } from '../exact/index.ts';
import { BoundedMemo } from './bounded-memo.ts';
import { makesOthersWin, paysOnOther } from './other-winners.ts';
import { anyMonth } from './text/index.ts';

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
export const severalDo: readonly RegExp[] = [
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
  `^(?:${[
    '(?:wins?|receives?|gets?|earns?|takes?|records?|hits?|throws?|has|have) (?:an?|any|at least)\\b(?! (?:majority|plurality))',
    '(?:is|are|becomes?) an? (?:finalist|semifinalist|quarterfinalist|nominee|candidate|guest|contestant|participant|performer|starter)\\b',
    '(?:is|are|gets?) (?:a part|invited|mentioned|inducted|booked|charged|convicted|indicted|arrested|impeached|pardoned|promoted|nominated as|on the ballot)\\b',
    '(?:plays|appears|starts|is|are) in the final\\b',
    '(?:attends?|performs?|appears?|participates?|competes?|joins?|enters?|medals|runs for|votes (?:for|against)|endorses?|ratif(?:y|ies)|recognizes|goes on to|progresses to|makes (?:the|it)|avoids|survives)\\b',
    '(?:resigns?|retires?|dies|leaves|steps down|withdraws?|drops out|is (?:confirmed|fired|removed|suspended|injured|traded|released|sentenced|acquitted|extradited|deported|sanctioned))\\b',
    '(?:finishes|places) no (?:lower|worse)\\b|wins or (?:draws|ties|finishes)\\b|(?:is leading|leads|holds the lead)\\b',
    '(?:hosts?|headlines?|wins? (?:gold|silver|bronze))\\b',
  ].join('|')})`,
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

/** `name`: the label of the member, folded. */
export function isDoneByMany({ behind }: SentenceOnSeveral, name: string): boolean {
  if (name === '' || !behind.startsWith(`${name} `)) return false;
  const done = behind.slice(name.length + 1);
  return manyDo.test(done) && !singlesOut.test(done);
}

/** Sentences on several that let one or none of them pay. */
const keepsOne =
  /^(?!.*\byes\b).*\b(?:resolves?|settles?)(?: to)? "?no\b|\bno market resolves\b|\balphabetical|\byes or "?no\b/;

/** A tie is what a member of that name is on, and a sentence on all members may name that one. */
export const ofTie = /^(?:reg time: )?(?:tie|draw)\b|"(?:tie|draw)"/i;
const tiePays =
  /\b(?:tie|ties|tied|dead heat)\b.{0,80}\b(?:resolv\w+|pays?|paid|settles?)\b.{0,40}(?:\byes\b|\bin full\b)/;

/** What a sentence of rules, in lower case, lets happen. Sentences repeat from market to market. */
export interface SentenceOnSeveral {
  readonly paysTies: boolean;
  readonly paysSeveral: boolean;
  readonly isMetBySeveral: boolean;
  /** A part of the votes. */
  readonly isHeldByMany: boolean;
  readonly isOpenToAll: boolean;
  readonly comparesFigure: boolean;
  readonly happensOnce: boolean;
  readonly makesOthersWin: boolean;
  readonly paysOnOther: boolean;
  readonly saysOutcome: boolean;
  /** What follows an `if` at its beginning, or behind the side that it pays. */
  readonly behind: string;
}

const sentencesMax = 60_000;
export const onSeveral = new BoundedMemo(sentencesMax, (sentence: string): SentenceOnSeveral => {
  const isKept = !keepsOne.test(sentence);
  const behind =
    /(?:^\W*(?:yes )?|\byes"?,? )if (?:the )?(?<rest>.*)$/s.exec(sentence)?.groups?.['rest'] ?? '';
  return {
    paysTies: isKept && tiePays.test(sentence) && !ofTie.test(sentence),
    paysSeveral: isKept && several.some((pattern) => pattern.test(sentence)),
    isMetBySeveral: isKept && /\byes\b/.test(sentence) && severalDo.some((pattern) => pattern.test(sentence)),
    isHeldByMany: isPartOfMany(sentence),
    isOpenToAll: isKept && isOpenToAll(sentence),
    comparesFigure: comparesFigure.test(sentence),
    happensOnce: happensOnce.test(sentence),
    makesOthersWin: isKept && makesOthersWin(sentence),
    paysOnOther: isKept && paysOnOther(sentence),
    saysOutcome: /\bresolves?\b/.test(sentence),
    behind,
  };
});
