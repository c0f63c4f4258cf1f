/**
 * Sentences beside the statement of an exclusive event that make winners of others, or of one more: `a shared win is a win`, `either
 * prize counts`, `the new winner resolves to Yes as well`. They speak of members by name; what counts towards a figure bounds
 * the figure, and is no concern of the brackets that share it.
 */

const won =
  '(?:win|wins|won|winning|winners?|champions?|recipients?|nominees?|nominations?|awards?|prizes?|titles?|medals?|first place|second place|runners?-up|places?|finish(?:es|ers?)?|edition|categor(?:y|ies))';
const suffices = '(?:counts?(?! of\\b)|suffices?|sufficient|enough)';
const several = '(?:two|three|four|several|many|multiple|more than one|two or more|both|each|every|all)';

/** What counts beside the win itself, in lower case. */
const counts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:either|any|both|also|again|joint|jointly|shared|honorary|group|team)\\b.{0,80}\\b${suffices}\\b`,
  ),
  new RegExp(`\\b${won}\\b.{0,60}\\b${suffices}\\b`),
  new RegExp(
    `\\b${suffices}\\b.{0,40}\\b(?:too|also|as well|for each|for both|as (?:a |the |having )?w[io]n\\p{L}*|to be (?:one|a|among))\\b`,
    'u',
  ),
  /\b(?:deemed|considered|regarded|treated|counted?s?) (?:as |to be |to have )?(?:having )?(?:also |all |both )?(?:a |the )?w(?:on|inners?)\b/,
  /\b(?:a|any|every) (?:\p{L}+ ){0,3}?(?:joint|shared|tied) (?:\p{L}+ ){0,3}?is (?:a|an|the)\b|\bwinning jointly\b/u,
];
/** Of how a contest is decided, and how an office is held: one alone wins all the same. */
const howDecided =
  /\b(?:overtime|extra (?:time|innings)|penalt(?:y|ies)|shoot-?outs?|stoppage|run-?offs?|ballots?|votes?|acting|interim|caretaker)\b/;

/** Who else wins or is paid. */
const others: readonly RegExp[] = [
  /\b(?:also|instead|as well|too)\b.{0,80}\byes\b|\byes\b.{0,40}\b(?:also|too|as well|instead)\b|\byes for (?:either|each|both|all|every|any)\b/,
  /\b(?:pays?|paid)\b.{0,30}\b(?:each|both|every|all) (?:of )?(?:the )?(?:\p{L}+ )?(?:winners?|nominees?|recipients?|finishers?|members?)\b/u,
  /\b(?:top|best|first) (?:two|three|four|five|ten|\d+) (?:\p{L}+ )?are\b.{0,20}\bpaid\b/u,
  // More than one of them, by the text's own word.
  new RegExp(`\\b${several} (?:\\p{L}+ ){0,2}?(?:winners|champions|recipients|laureates)\\b`, 'u'),
  new RegExp(
    `\\b(?:awarded|given|presented|goes|go|named|names)\\b.{0,20}\\b(?:to )?${several} (?:people|persons|nominees|players|members|films|teams)\\b`,
  ),
  /\b(?:awarded|given|presented|held|decided) (?:twice|again|more than once|in (?:two|three|several) )/,
  /\beach member of\b.{0,40}\b(?:wins?|won|receives?)\b|\bmembers of the (?:group|team|band)\b.{0,40}\b(?:won|winners?)\b/,
  /\bindependently\b|\bnot (?:an )?(?:mutually )?exclusive\b/,
];

/** A tie that pays more than a half for each. */
const tie = /(?<!["'\u201c\u2018])\b(?:tie|ties|tied|dead heat)\b/;
const paysTied = /\b(?:pays?|paid|payout|settles?|settled)\b/;
const paysPart =
  /(?<![\d.])0?\.50?(?!\d)|50-50|50\/50|\bhalf\b|\bequally\b|\bsplit\b|\bdivided\b|\bfair\b|\blast (?:traded )?price\b|\bpro rata\b/;
const denied = /\b(?:not|never|no|neither|nor|cannot)\b|n['\u2019]t\b/;

/** Whether what it says of members by name may pay another one. */
export function makesOthersWin(sentence: string): boolean {
  const isDenied =
    denied.test(sentence) &&
    !/\bnot (?:an )?(?:mutually )?exclusive\b|\bnot reduced\b|\bdoes not change\b/.test(sentence);
  if (isDenied) return false;
  if (tie.test(sentence) && paysTied.test(sentence) && !paysPart.test(sentence)) return true;
  return (
    others.some((pattern) => pattern.test(sentence)) ||
    (!howDecided.test(sentence) && counts.some((pattern) => pattern.test(sentence)))
  );
}

const paysYes = /\b(?:resolv|settl|pay|paid)\p{L}*\b.{0,40}\byes\b/u;
/** What pays Yes early, or pays the market of a tie. */
const plainYes =
  /\b(?:called|named|labell?ed) ["'\u201c\u2018]?(?:tie|draw)|\bcertain(?:ty)?\b|\bimmediately\b|\bas soon as\b|\bmay resolve\b|\bonce\b|\bwhen\b|\bbefore the\b.*\bends?\b|\bin favou?r of\b|\botherwise\b|\b(?:resolves?|settles?)(?: to)? ["\u201c]?no\b|\ball others\b/;

/** Whether it pays Yes on something that is not what the statement asks for. */
export function paysOnOther(sentence: string): boolean {
  return paysYes.test(sentence) && !plainYes.test(sentence);
}
