/**
 * Statements of venue_b that leave the name to the label (`the player who wins the cup`), and the sentences beside them. Who or what
 * is listed is known inside its event alone, so that every slot and every choice that is no mere spelling is part of the name.
 */
import type { Saying } from '../../clause.ts';
import { partsOf } from '../notation.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { noIf, scope, settlesOn, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
/** A season is called by one year or by two: `2026`, `2026-27`. */
export const season = 'years=({period:year} | {period:number} {aside:number})';
export const until =
  'by=({until_date:date} | {until_date:date} ET | {until_date:date} 11 59 PM | {until_date:date} {until_time:time})';
export const marketWill = 'market=(this market | the market | this polymarket | it) will';

/** Parts that only spell a sentence in another way: what fills them is a slot, or says the same. */
const spelling: ReadonlySet<string> = new Set(
  'annual as base basis by eg expected for how is link league market may on or owner part rank shown slash slip soon point so that to who years'.split(
    ' ',
  ),
);

/** `act` follows what is listed: `wins the {competition:proper}`. */
export function listed(id: string, act: string, measure: string, example: string): Phrase {
  return said(
    id,
    `this market will resolve how=(according to | to | to according to) one=[listed] {aside:kind} who=(who | that | which) ${act}`,
    (chosen) => [settlesOn(occurrence, `listed ${measure}${chosen}`)],
    'What is listed pays if it is the one.',
    `This market will resolve according to the ${example}`,
  );
}

/** The same of what calls itself by another word. */
export function listedPolymarket(id: string, act: string, measure: string, example: string): Phrase {
  return said(
    id,
    `this polymarket will resolve how=(according to | to) one=[listed] {aside:kind} who=(who | that | which) ${act}`,
    (chosen) => [settlesOn(occurrence, `listed ${measure}${chosen}`)],
    'What is listed pays if it is the one.',
    `This polymarket will resolve according to the ${example}`,
  );
}

/** The same, where the sentence does not go on with `who`: `the winner of the cup`. */
export function decided(id: string, text: string, measure: string, example: string): Phrase {
  return said(
    id,
    `market=(this market | this polymarket) will resolve how=(according to | to | to according to | based on | in favor of) ${text}`,
    (chosen) => [settlesOn(occurrence, `listed ${measure}${chosen}`)],
    'What is listed pays if it is the one.',
    `This market will resolve according to ${example}`,
  );
}

export function yes(id: string, text: string, measure: string, example: string): Phrase {
  return said(
    id,
    `this market will resolve to=[to] yes if ${text}`,
    (chosen) => [yesIf(occurrence, `${measure}${chosen}`)],
    'Yes if it happens.',
    `This market will resolve to "Yes" if ${example}`,
  );
}

/** The same, where the condition comes first. */
export function ifThenYes(id: string, text: string, measure: string, example: string): Phrase {
  return said(
    id,
    `if ${text} market=(this market | the market) will soon=[immediately] resolve to yes`,
    (chosen) => [yesIf(occurrence, `${measure}${chosen}`)],
    'Yes if it happens.',
    `If ${example}, this market will resolve to "Yes".`,
  );
}

/** What pays No before the end, or without a result. */
export function no(id: string, text: string, measure: string, example: string): Phrase {
  return said(id, text, (chosen) => [noIf(occurrence, `${measure}${chosen}`)], 'No if it happens.', example);
}

/** What else bears on it: ties, late results, what is counted. */
export function term(id: string, text: string, words: string, example: string): Phrase {
  return said(
    id,
    text,
    (chosen) => [scope(chosen === '' ? 'definition' : `definition${chosen}`)],
    words,
    example,
  );
}

function said(
  id: string,
  text: string,
  says: (chosen: string) => readonly Saying[],
  words: string,
  example: string,
): Phrase {
  const parts = partsOf(text);
  const spoken = parts.filter((part) => !spelling.has(part));
  return {
    ...phrase(`listed/${id}`, text, { venues: ['venue_b'], says: [], words, examples: [example] }),
    ignores: parts.filter((part) => spelling.has(part)),
    says: (choices) => {
      const chosen = spoken.map((part) => (choices[part] ?? '').replaceAll(/\s+/g, ' '));
      return says(chosen.length === 0 ? '' : `: ${chosen.join(', ')}`);
    },
  };
}
