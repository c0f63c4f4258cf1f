/**
 * What a member of an exclusive event must be or do so that one alone can: win what is won once, be the first, the next, the most of
 * something, hold a place. Anything else (sign a letter, release an album, file for bankruptcy, become mayor some day) several
 * may do, whatever the venue declares of their event; a list of such acts would never end, so that it is this list that is closed.
 */

const rank =
  '(?:1st|2nd|3rd|\\d{1,2}th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|runner-up)';
const order = '(?:first|next|last|only|sole|earliest|latest)';
const superlative =
  '(?:most|fewest|greatest|highest|lowest|largest|smallest|biggest|best|worst|longest|shortest|fastest|slowest|oldest|youngest|richest|top|number one)';
const office =
  '(?:president|prime minister|chancellor|premier|governor|mayor|speaker|leader|chair|chairman|chairwoman|head|king|queen|pope|monarch|ceo)';
const taken =
  '(?:is|be|are|been|was|becomes?|became|named|crowned|declared|chosen|selected|elected|appointed|announced|picked|ranked|as)';

/** Words of a name, up to what it is a name of: an article, a clause or another name between them is about somebody else. */
const named = String.raw`(?:(?!(?:the|an?|any|one|some|each|every|another|former|past|previous|that|who|which|of|by|for|to|with|against|or)\b)[\p{L}\p{N}'&().-]+ ){0,9}`;
const prize =
  '(?:awards?|prizes?|troph(?:y|ies)|medals?|titles?|cups?|belts?|crowns?|nominations?|pens?|shields?|plates?|jerseys?|oscars?|gramm(?:y|ies)|emm(?:y|ies)|globes?|mvp)';
/** What is won once; a win of anything else (an appeal, the right to play, the backing of a party) is no contest of the members. */
const contest =
  '(?:elections?|race|primary|run-?off|caucus|presidency|governorship|seat|nomination|award|prize|title|championships?|cup|trophy|finals?|tournament|series|league|match|game|fight|bout|set|map|round|heat|group|division|conference|pennant|contest|competition|season|singles|doubles|marathon|stage|tour|popular vote)';
const ofNoContest =
  /^(?:\S+ ){0,3}?(?:approval|support|endorsement|backing|confirmation|votes?(?! of the)|seats(?! of the)|games|money)\b/i;
const won = new RegExp(
  String.raw`(?<!\b(?:that|who|which|whose) (?:\p{L}+ )?)\b(?:[Ww]ins?|[Ww]on|[Ww]inning|carr(?:y|ies)) (?:and \p{Ll}+ )?(?:the )?(?<what>(?:(?!(?:the|an?|any|some|of|to|in|at|by|for|from|with|on|and|or|but|if|then|as|his|her|their|its|more|several|both|enough|back)\b)[\p{Ll}'-]+ ){0,4}?(?:["\u201c]?\p{Lu}|20\d\d\b|\d{1,3}(?:st|nd|rd|th)\b|${contest}\b).*)$`,
  'su',
);

/** On words in lower case. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:if|as|crowned|named|declared|be|is|are|becomes?) (?:the )?${named}(?:winner|champions?|nominee|recipient|victor)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:receives?|received|awarded|accepts?|accepted|given|claims?) (?:and accepts? )?the ${named}${prize}\\b`,
    'u',
  ),
  /\bis (?:won|held|led|topped) by\b/,
  /\bif the (?:[\p{L}'-]+ ){1,4}(?:who|that|to) .{3,120} (?:is|are|belongs? to) /u,
  new RegExp(`\\bnominated (?:for|as) (?:the )?(?:vice )?(?:presidency|${office})\\b`),
  // First, next, last.
  new RegExp(
    `\\b(?:${taken}|if) (?:[\\p{L}'&.-]+ ){0,3}?${order}\\b(?! (?:round|half|time|day|week|month)\\b)`,
    'u',
  ),
  new RegExp(
    `\\bas the ${order}\\b|\\b${order} (?:\\p{L}+ ){0,3}(?:to|formally|officially)\\b|\\bscores? the (?:first|last|only)\\b`,
    'u',
  ),
  new RegExp(`\\b(?:finish(?:es|ed)?|comes?|came|places?|placed|ranks?|ranked) (?:in )?(?:the )?${rank}\\b`),
  new RegExp(`\\b(?:is|be|in|at|into|occupies) (?:the )?${rank} (?:place|position|overall pick|pick)\\b`),
  /\b(?:is|be|ranks?|ranked|at|named|reaches|finishes) (?:the )?(?:#|number |no\. ?)(?:\d+|one)\b/,
  // The most of something.
  new RegExp(`\\b(?:the|wins?|won) (?:\\p{L}+ )?${superlative}\\b`, 'u'),
  /\b(?:wins?|won|holds?|receives?|gets?|has|have|secures?|controls?) (?:an? |the )?(?:\p{L}+ )?(?:majority|plurality)\b|\bmore than (?:half|(?:5\d|[6-9]\d)(?:\.\d+)? ?(?:%|percent))/u,
  // What is held by one: an office that is won in an election, or is held on one day.
  new RegExp(
    `(?<!-)\\belected (?:as |to be |to the office of )?(?:the )?(?:[\\p{L}.]+ ){0,3}?${office}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:is|serves as|holds the office of) (?:the )?(?:[\\p{L}.]+ ){0,2}?${office}\\b.* on \\p{L}{3,9}\\.? \\d`,
    'u',
  ),
  /\b(?:inaugurated|sworn in|takes? (?:the oath|office))\b.{0,80}\b(?:for the (?:\p{L}+ )?term|at the inauguration)/u,
  /\b(?:inaugurated|sworn in) as (?!an? ).{0,80}\bon \p{L}{3,9}\.? \d/u,
  /\b(?:is|be|named|crowned|declared|chosen|selected) the (?!(?:subject|target|victim|guest|host|focus|topic|object|cause|same)\b)/,
  /\b(?:is|be|named|chosen|selected|declared) (?:[\p{L}'&.-]+ ){0,4}of the (?:year|decade|century|season|tournament|match|game|series)\b/u,
];

/** What a text on all members resolves to, in the singular: one of them is it. */
const ofAll =
  /\bresolves?(?: to| according to| based on| in favou?r of) (?:whoever|(?:the|which) (?:(?!(?:people|persons|teams|countries|states|companies|of|that|who)\b)[\p{L}\p{N}.'-]+ ){0,4}?(?:winner|results?|party|person|individual|candidate|player|driver|team|club|nation|country|state|city|company|model|film|song|artist|date|day|month|range|bracket|option|amount|number|value|figure|level|sentence|score|entry)\b(?!(?: \p{L}+){0,3} as an? ))|^the (?:market|range|bracket|option)\b|^the winner of .* decides\b|^decided by .* of who\b/u;

/** A contest of the member's own, or of any one of many: `first in her heat`, `the chair of a committee`. */
const ofOwn =
  /\b(?:on|of) (?:the|a) (?:\p{L}+ )?(?:team|group|side|ticket|cast|crew) (?:that|which|who)\b|\b(?:of|in|for|among) (?:his|her|their|its|an?|any|one|some|each|every|either|another)\b(?! (?:or more|time|point|reason)\b)/u;

/** `act`: the sentence that says what pays, or what follows the name of the member, in the letters in which it is written. */
export function isForOneAlone(act: string): boolean {
  const lower = act.toLowerCase();
  if (ofAll.test(lower)) return true;
  if (ofOwn.test(lower)) return false;
  const what = won.exec(act)?.groups?.['what'];
  return (what !== undefined && !ofNoContest.test(what)) || patterns.some((pattern) => pattern.test(lower));
}
