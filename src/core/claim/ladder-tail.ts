/**
 * What may stand between a condition and the end of its sentence: a unit, then moments, places, a game, a source, and
 * which side is paid. The end is read part by part from the left; what no part begins with leaves a doubt, because a tail
 * can make a band of a threshold: `above 100 and up to the next strike`.
 */
import { holdsOnlyNames } from './ladder-words.ts';
import { textFact } from './text-facts.ts';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)';
const zone = '(?:ET|EST|EDT|UTC|GMT|PT|PST|PDT|CT|CST|CDT)';
const date = String.raw`(?:${month}\.? \d{1,2}(?:st|nd|rd|th)?(?:, ?\d{4})?|${month} (?:19|20)\d\d|${month}|Q[1-4](?: (?:19|20)\d\d)?)(?![\p{L}\p{N}])`;
const year = '(?:19|20)\\d\\d(?: Q[1-4])?';
/** A bare number is no time: it may be a second bound. */
const time = String.raw`(?:(?:noon|midnight)(?: ${zone})?|\d{1,2}(?::\d\d){0,2} ?(?:[AaPp]\.?[Mm]\.?(?:,? ${zone})?|${zone}))(?![\p{L}\p{N}])`;
const moment = `(?:${time}(?: on ${date})?|${date}(?:,? at ${time})?)`;
const name = String.raw`(?:\p{Lu}|\d+ers\b)[\p{L}\p{M}'.&-]*`;
const names = `(?:the )?${name}(?: (?:(?:of|and|de|da|del|la|the) ){0,2}${name}){0,9}`;
const pair = `${names} (?:vs\\.?|at|v\\.) ${names}`;
const kinds =
  "(?:professional |college |men's |women's |baseball |football |hockey |basketball |soccer |tennis |cricket )*";

const units =
  '(?:thousand|million|billion|trillion|percent|percentage|basis|points?|goals?|assists|rebounds|strikeouts|total bases|bases|hits|runs|yards|touchdowns|receptions|games|sets|maps|votes|seats|albums|units|streams|views|posts|launches|cars|vehicles|deliveries|batters|tons|barrels|gallons|dollars|cents|degrees|inches|Fahrenheit|Celsius|total volume)';
const unit = new RegExp(
  String.raw`(?:%|°[FC]?)?(?: ${units}){0,3}(?: per (?:gallon|barrel|ounce|ton))?(?![\p{L}\p{N}])`,
  'uy',
);
const unitInPhrase = /\d(?:%|°[FC]?)? (?<word>\p{L}+) or /u;
const wholeUnit = new RegExp(`^${units}$`, 'u');

const parts: readonly RegExp[] = [
  // At any moment of a span.
  `at any time (?:from|between) ${moment} (?:to|and|through) ${moment}`,
  `at any time (?:before|by|in|on|during) ${moment}`,
  `(?:at|by) the end of ${date}(?:, ET)?`,
  `from ${moment} (?:to|through) ${moment}`,
  `(?:on|by|in|at|for|during|before|of|as of) ${moment}`,
  `(?:in|for|during) ${year}`,
  // A game, and when it was to be played.
  `(?:in|during|of) the ${pair} ${kinds}(?:${name} ){0,3}?${kinds}(?:game|match)(?: (?:originally|first) scheduled for ${date}(?: at ${time})?)?`,
  String.raw`during the entire game \(regulation, stoppage and any extra time periods\)`,
  'in the (?:first|second|third|fourth) (?:half|quarter|period|inning|set)',
  '(?:on|in|at|during|of) the (?:day|game|match|season|close)',
  // A source or a place.
  `(?:according to|as reported by|as published by|per) ${names}(?: \\(${name}\\))?`,
  `(?:in|at|for|of|on) ${names}`,
  // Which side is paid.
  'then (?:the market|this market|it) (?:resolves|will resolve) to "?Yes"?',
  'then "?Yes"?',
].map((source) => new RegExp(String.raw`,? ${source}(?![\p{L}\p{N}-])`, 'uy'));

/** Whether a text is of such parts, to its end. The rungs of a ladder share theirs. */
export const isPlainTail: (tail: string) => boolean = textFact((tail) => {
  let at = endOf(unit, tail, 0) ?? 0;
  while (at < tail.length) {
    const next = longestOf(tail, at);
    if (next === undefined) return /^[.\s]*$/.test(tail.slice(at));
    if (!holdsOnlyNames(withoutSide(tail.slice(at, next)))) return false;
    at = next;
  }
  return true;
});

/** Whether the word between a number and `or more` is a unit: `20 points or more`. */
export function isPlainPhrase(phrase: string): boolean {
  const word = unitInPhrase.exec(phrase)?.groups?.['word'];
  return word === undefined || wholeUnit.test(word);
}

/** Whether the condition counts in something: `$10`, `10%`, `10 points`. */
export function hasUnit(phrase: string, tail: string): boolean {
  return /[$%°]/.test(phrase) || unitInPhrase.test(phrase) || (endOf(unit, tail, 0) ?? 0) > 0;
}

function longestOf(tail: string, at: number): number | undefined {
  let longest: number | undefined;
  for (const part of parts) {
    const end = endOf(part, tail, at);
    if (end !== undefined && end > (longest ?? at)) longest = end;
  }
  return longest;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Where the side is paid, Yes is no name. */
function withoutSide(part: string): string {
  return part.startsWith(', then ') || part.startsWith(' then ') ? part.replace('Yes', '') : part;
}
