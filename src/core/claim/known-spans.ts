/** What the structured fields of a contract explain in its rules text: its bounds, and the names it is about. */
import { type ContractVersion, type EventFacts, numbersIn } from '../contract/index.ts';
import {
  addRationals,
  compareRationals,
  half,
  negateRational,
  type Rational,
  subtractRationals,
} from '../exact/index.ts';
import { competitionNames, leagueNamePattern } from './identity/index.ts';
import { statedBounds, statedNames } from './stated-names.ts';
import type { KnownSpans } from './text/index.ts';

const namesMax = 24;
const nameLengthMax = 80;

/** Words that label a side without naming anybody. */
const plainLabels = new Set([
  'yes',
  'no',
  'over',
  'under',
  'up',
  'down',
  'odd',
  'even',
  'other',
  'tie',
  'draw',
]);

export function knownSpans(contract: ContractVersion, event: EventFacts | undefined): KnownSpans {
  return {
    bounds: boundsOf(contract),
    names: namesOf(contract, event),
    namePattern: leagueNamePattern(contract, event),
  };
}

/** Every number that is a bound, with either sign, and the whole numbers beside a half line: `over 1.5` is `2 or more`. */
export function boundsOf({ strike, yesLabel, terms, rules }: ContractVersion): Rational[] {
  const line = strike?.custom?.['line'] ?? terms['line'];
  const named = [
    strike?.floor,
    strike?.cap,
    ...numbersIn(yesLabel),
    ...(typeof line === 'string' ? numbersIn(line) : []),
    ...statedBounds(rules),
  ];
  const label = terms['groupItemTitle'];
  if (typeof label === 'string') named.push(...numbersIn(label));
  const bounds: Rational[] = [];
  const add = (bound: Rational): void => {
    if (!bounds.some((known) => compareRationals(known, bound) === 0)) bounds.push(bound);
  };
  for (const bound of named) {
    if (bound === undefined) continue;
    for (const signed of [bound, negateRational(bound)]) {
      add(signed);
      if (signed.denominator === 2n) {
        add(addRationals(signed, half));
        add(subtractRationals(signed, half));
      }
    }
  }
  return bounds;
}

function namesOf(contract: ContractVersion, event: EventFacts | undefined): string[] {
  const { yesLabel, noLabel, title, terms, strike, rules } = contract;
  const outcomes = Array.isArray(terms['outcomes']) ? terms['outcomes'] : [];
  const game = event?.game;
  const candidates = [
    yesLabel,
    noLabel,
    ...outcomes.filter((outcome) => typeof outcome === 'string'),
    ...Object.values(strike?.custom ?? {}),
    ...[game?.home?.name, game?.away?.name].filter((name) => name !== undefined),
    ...pairIn(event?.title ?? ''),
    ...pairIn(title),
    ...pairIn(yesLabel),
    ...gamePairs(rules),
    ...matchPairs(rules),
    ...statedNames(rules),
  ];
  const names: string[] = [];
  for (const candidate of candidates) {
    const name = candidate.trim();
    if (names.length < namesMax && isName(name) && !names.includes(name)) names.push(name);
  }
  return names;
}

/** A title's half or a label may be a phrase about a game instead of a name: `Boston Pro Hockey game`. */
const phrasePattern = /\b(?:game|match)\b| (?:wins|win) (?:by|the) /;

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= nameLengthMax &&
    /^[\p{Lu}\d]/u.test(text) &&
    /\p{L}{2}|^[A-PR-Z]\d$/u.test(text) &&
    !plainLabels.has(text.toLowerCase()) &&
    !phrasePattern.test(text)
  );
}

const pairPattern = /^(?:[^:]*: )?(?:.*\()?(.+?) (?:vs\.?|v\.|at|@) (.+?)(?:\)|:.*| - .*| Winner\??|\?.*)?$/;

/** `Dallas vs. Boston: Total` names Dallas and Boston. */
function pairIn(title: string): string[] {
  if (title.length > 200) return [];
  const match = pairPattern.exec(title);
  const [, first, second] = match ?? [];
  if (first === undefined || second === undefined) return [];
  const isEsports = esportsMatch.test(second);
  return [isEsports ? first.replace(/^Will .* win (?:the )?(?=\S)/, '') : first, plainName(second)];
}

const esportsMatch = / (?:CS2|Counter-Strike|League of Legends|Dota 2|Valorant|R6) match$/;
const competitionSuffix = new RegExp(` (?:${competitionNames})$`, 'u');

/** Without what may follow the second name of a pair: `T1 League of Legends match`, `Fulham Premier League`. */
function plainName(name: string): string {
  return name.replace(esportsMatch, '').replace(competitionSuffix, '');
}

const gamePattern =
  /\bthe (?:Game \d+: |full )?([\p{Lu}\d][\p{L}\d.'&()\u2019 -]{0,40}?) (?:vs\.?|at|v\.) ([\p{Lu}\d][\p{L}\d.'&()\u2019 -]{0,40}?) (?=(?:professional|Professional|Pro|pro|college|College|men|women|Men|Women|[A-Z]{2,6}|soccer|tennis|match|game)\b)/gu;

/** The pair of a game as rules write it before the kind of game: `the A vs B professional football game`. */
function gamePairs(rules: string): string[] {
  if (!rules.includes(' vs') && !rules.includes(' at ') && !rules.includes(' v. ')) return [];
  const named = [...rules.slice(0, 2000).matchAll(gamePattern)].flatMap((match) => match.slice(1, 3));
  return named.map((name) => plainName(name.replace(/^.* of the /, '')));
}

const betweenPattern =
  /\bmatch between ([\p{Lu}\d][\p{L}\d.'&()\u2019 -]{0,40}?) and ([\p{Lu}\d][\p{L}\d.'&()\u2019 -]{0,40}?) in the /gu;

/** The sides of a match by their full names, where the outcomes carry family names only. */
function matchPairs(rules: string): string[] {
  if (!rules.includes('match between ')) return [];
  return [...rules.slice(0, 2000).matchAll(betweenPattern)].flatMap((match) => match.slice(1, 3));
}
