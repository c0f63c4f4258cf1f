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

/** On words in lower case. */
const patterns: readonly RegExp[] = [
  // What is won: not a seat, a game or a medal of many.
  /\b(?:wins?|won|winning) (?:and \p{L}+ )?(?!(?:re-?election|re-?elected|reelection|their|his|her|its|an?|any|some|more|several|both|two|three|four|five|at|in|by|back|or|gold|silver|bronze|enough|approval|support|(?:votes?|seats?|games?|awards?|money|prizes?)\b(?! of the))\b|(?!20\d\d\b)\d|,|$)/u,
  /\b(?:if|as|crowned|named|declared|be|is) (?:[\p{L}\p{N}'&-]+ ){0,8}(?<!\b(?:for|against|by|with|of|to) (?:the |a )?(?:[\p{L}\p{N}'&-]+ ){0,3})(?:winner|champions?|nominee|recipient|victor)\b/u,
  /\b(?:receives?|received|awarded|accepts?|accepted|given|claims?) (?:and accepts? )?the (?!(?:vaccine|vote|votes|support|endorsement|backing|call|news|news|letter|bill)\b)/u,
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
  /\b(?:majority|plurality)\b|\bmore than (?:half|(?:5\d|[6-9]\d)(?:\.\d+)? ?(?:%|percent))/,
  // What is held by one: an office that is won in an election, or is held on one day.
  new RegExp(
    `(?<!-)\\belected (?:as |to be |to the office of )?(?:the )?(?:[\\p{L}.]+ ){0,3}?${office}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:is|serves as|holds the office of) (?:the )?(?:[\\p{L}.]+ ){0,2}?${office}\\b.* on \\p{L}{3,9}\\.? \\d`,
    'u',
  ),
  /\b(?:inaugurated|sworn in|takes? (?:the oath|office))\b.{0,80}\b(?:for the (?:\p{L}+ )?term|at the inauguration|on \p{L}{3,9}\.? \d)/u,
  /\b(?:is|be|named|crowned|declared|chosen|selected) the (?!(?:subject|target|victim|guest|host|focus|topic|object|cause|same)\b)/,
  /\b(?:is|be|named|chosen|selected|declared) (?:[\p{L}'&.-]+ ){0,4}of the (?:year|decade|century|season|tournament|match|game|series)\b/u,
];

/** `act`: what follows the name of the member. */
export function isForOneAlone(act: string): boolean {
  return patterns.some((pattern) => pattern.test(act));
}
