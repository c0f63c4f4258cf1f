/**
 * Things that a question describes in a whole clause, where no name is long enough: `Will legislation that bans parking become
 * law before …?` is on `legislation that bans parking`, `What will Ana say during her visit to Alder?` on `her visit to Alder`.
 * The words are those of a field of the market, taken whole; a rules text that has other words does not have the thing.
 */
import { anyMonth } from '../text/index.ts';

const thingLengthMax = 400;

interface Form {
  readonly pattern: RegExp;
  /** What must happen is stated of the thing, so that its words must not turn or narrow that. */
  readonly isOfStatement: boolean;
}

const forms: readonly Form[] = [
  {
    pattern: /^Will (?<thing>.+?) (?:becomes? law|pass(?:ed|es)? the (?:House|Senate))(?: before .+)?\?$/u,
    isOfStatement: true,
  },
  {
    pattern:
      /^Will .{2,80}? issue any executive action on (?<thing>.+?)(?: before .+| during in 20\d\d)?\?$/u,
    isOfStatement: true,
  },
  { pattern: /^Will .{2,80}? leaves? (?<thing>.+?) (?:in )?before .+\?$/u, isOfStatement: true },
  {
    pattern: /^What will .{2,60}? say (?:during|at)(?: (?:his|her|their))? (?<thing>.+?)\?$/u,
    isOfStatement: false,
  },
  { pattern: /^(?<thing>.+?) Rotten Tomatoes score\?$/u, isOfStatement: false },
  {
    pattern:
      /^Will .{2,80}? issue any executive action on imposing tariffs specifically on (?<thing>[^,]+), where the executive action .+\?$/u,
    isOfStatement: true,
  },
];

/** A thing that speaks of the market, of a number of times or of what does not happen is not taken whole. */
const doubtful = new RegExp(
  [
    String.raw`\b(?:not|no|never|none|only|first|last|next|exactly|zero|fewer|less|most|least|unless|except|without|(?<!\bor )otherwise|until|within|market(?! structure\b)|title|listed|strike|resolves?|yes|issuance|deadline)\b`,
    String.raw`\b(?:neither|nor|nobody|nothing|hardly|latest|current(?:ly)?|still|yet|remain(?:s|ing)?|stay(?:s|ing)?)\b`,
    String.raw`\b(?:before|after|by|on|since) (?:the (?:end|listing|date|day)\b|th(?:is|at)\b|any\b|\d|${anyMonth}\b)`,
  ].join('|'),
  'u',
);

/** A bill is one of its kind, whichever comes: of several, or of none, the law of one says nothing. */
const oneBill =
  /^(?:(?:[Aa]ny|[Aa]n?|[Tt]he) )?(?:[Bb]udget [Rr]econciliation )?(?:(?!(?:another|other|second|third|fourth|rival|competing|two|three|four|every|each|several) )[a-z-]+ ){0,4}(?:[Ll]egislation|[Bb]ill|[Ll]aw|[Aa]mendment|[Rr]esolution)\b/;
const isBill = / (?:becomes? law|pass(?:ed|es)? the (?:House|Senate))\b/u;

/** A bill with a small first letter as well, and without its article: rules write it inside a sentence. */
export function thingsInTitle(title: string): readonly string[] {
  const text = title.trim();
  if (text.length > thingLengthMax) return [];
  for (const { pattern, isOfStatement } of forms) {
    const thing = pattern.exec(text)?.groups?.['thing']?.trim();
    if (thing === undefined || (isOfStatement && (!thing.includes(' ') || doubtful.test(thing)))) continue;
    if (!isBill.test(text)) return [thing];
    if (!oneBill.test(thing)) continue;
    const bare = thing.replace(/^(?:an?|the) /i, '');
    const small = bare.charAt(0).toLowerCase() + bare.slice(1);
    return [...new Set([thing, bare, small])];
  }
  return [];
}
