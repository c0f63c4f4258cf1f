/** What the structured fields of a contract explain in its rules text: its bounds, and the names it is about. */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import {
  addRationals,
  compareRationals,
  half,
  negateRational,
  type Rational,
  subtractRationals,
} from '../exact/index.ts';
import { BoundedMap } from './bounded-memo.ts';
import {
  competitionNames,
  leagueCount,
  leagueInWords,
  leagueNamePattern,
  leagueWithCodeAt,
  leagueWithSeriesAt,
} from './identity/index.ts';
import { labelNumbers } from './label-numbers.ts';
import { LineFact } from './rules-lines.ts';
import { nothingStated, type Stated, statedIn } from './stated-names.ts';
import { findAll, type KnownSpans } from './text/index.ts';
import { textFact } from './text-facts.ts';

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

/** `lines`: what the lines of the rules tell, in their order. */
export function knownSpans(
  contract: ContractVersion,
  event: EventFacts | undefined,
  lines: readonly LineFacts[],
): KnownSpans {
  const facts = factsBy(lines);
  return {
    bounds: boundsOf(contract, facts),
    names: namesOf(contract, event, facts),
    namePattern: namePatternOf(contract, event, facts),
  };
}

/** What one line of rules tells by itself; none of it goes beyond a line. */
export interface LineFacts {
  readonly line: string;
  /** Most lines tell nothing. */
  readonly isSilent: boolean;
  readonly stated: Stated;
  readonly gamePairs: readonly string[];
  readonly matchPairs: readonly string[];
  /** As `leagueInWords`. */
  readonly league: number;
}

/** The same, found once for a line that is kept. */
export const lineFacts: LineFact<LineFacts> = new LineFact(factsOfLine);

const textsMax = 60_000;
const none: readonly never[] = [];

function factsOfLine(line: string): LineFacts {
  const stated = statedIn(line);
  const [games, matches, league] = [gamePairs(line), matchPairs(line), leagueInWords(line)];
  const isSilent = stated === nothingStated && games.length + matches.length === 0 && league === leagueCount;
  return { line, isSilent, stated, gamePairs: games, matchPairs: matches, league };
}

/** The pair of a game is looked for at the beginning of the rules only. */
const pairsWithin = 2000;

/** The lines that tell anything. */
function factsBy(lines: readonly LineFacts[]): readonly LineFacts[] {
  const facts: LineFacts[] = [];
  let from = 0;
  for (const each of lines) {
    const to = from + each.line.length;
    if (to > pairsWithin) {
      const begun = each.line.slice(0, Math.max(0, pairsWithin - from));
      facts.push({ ...each, gamePairs: gamePairs(begun), matchPairs: matchPairs(begun) });
    } else if (!each.isSilent) facts.push(each);
    from = to + 1;
  }
  return facts;
}

/** The venue's own code or series comes before words of the text. */
function namePatternOf(
  { seriesId }: ContractVersion,
  event: EventFacts | undefined,
  lines: readonly LineFacts[],
): RegExp | undefined {
  let place = Math.min(leagueOfCode(event?.game?.league ?? ''), leagueOfSeries(seriesId ?? ''));
  if (place === leagueCount) for (const { league } of lines) place = Math.min(place, league);
  return leagueNamePattern(place);
}

const leagueOfCode = textFact(leagueWithCodeAt);
const leagueOfSeries = textFact(leagueWithSeriesAt);

const boundLists = new BoundedMap<string, readonly Rational[]>(textsMax);

/** Every number that is a bound, with either sign, and the whole numbers beside a half line: `over 1.5` is `2 or more`. */
function boundsOf(
  { strike, yesLabel, terms }: ContractVersion,
  lines: readonly LineFacts[],
): readonly Rational[] {
  const line = strike?.custom?.['line'] ?? terms['line'];
  const title = terms['groupItemTitle'];
  let numbers: readonly Rational[] = labelNumbers(yesLabel);
  if (typeof line === 'string') numbers = joined(numbers, labelNumbers(line));
  if (typeof title === 'string') numbers = joined(numbers, labelNumbers(title));
  for (const { stated } of lines) numbers = joined(numbers, stated.bounds);
  if (strike?.floor !== undefined) numbers = joined(numbers, [strike.floor]);
  if (strike?.cap !== undefined) numbers = joined(numbers, [strike.cap]);
  let key = '';
  for (const { numerator, denominator } of numbers) key += `${numerator}/${denominator} `;
  const known = boundLists.get(key);
  if (known !== undefined) return known;
  const bounds = withNeighbours(numbers);
  boundLists.set(key, bounds);
  return bounds;
}

function joined(left: readonly Rational[], right: readonly Rational[]): readonly Rational[] {
  if (left.length === 0) return right;
  return right.length === 0 ? left : [...left, ...right];
}

function withNeighbours(numbers: readonly Rational[]): readonly Rational[] {
  const bounds: Rational[] = [];
  const add = (bound: Rational): void => {
    if (!bounds.some((known) => compareRationals(known, bound) === 0)) bounds.push(bound);
  };
  for (const bound of numbers) {
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

function namesOf(
  contract: ContractVersion,
  event: EventFacts | undefined,
  lines: readonly LineFacts[],
): readonly string[] {
  const { yesLabel, noLabel, title, terms, strike } = contract;
  const { outcomes } = terms;
  const game = event?.game;
  const names: string[] = [];
  const add = (candidate: string | undefined): void => {
    if (candidate === undefined || names.length >= namesMax || candidate === 'Yes' || candidate === 'No')
      return;
    const name = nameOf(candidate);
    if (name !== '' && !names.includes(name)) names.push(name);
  };
  add(yesLabel);
  add(rungOwner(yesLabel));
  add(noLabel);
  if (Array.isArray(outcomes)) {
    for (const outcome of outcomes) if (typeof outcome === 'string') add(outcome);
  }
  if (strike?.custom !== undefined) Object.values(strike.custom).forEach(add);
  for (const side of smallSides([title, event?.title ?? ''], outcomes))
    if (!names.includes(side)) names.push(side);
  add(game?.home?.name);
  add(game?.away?.name);
  if (event !== undefined) pairIn(event.title).forEach(add);
  pairIn(title).forEach(add);
  pairIn(yesLabel).forEach(add);
  for (const facts of lines) facts.gamePairs.forEach(add);
  for (const facts of lines) facts.matchPairs.forEach(add);
  for (const { stated } of lines) stated.bills.forEach(add);
  for (const { stated } of lines) stated.races.forEach(add);
  for (const { stated } of lines) stated.charts.forEach(add);
  return names;
}

/** One word in small letters, which a team may be called. */
const smallName = /^[\p{Ll}\d](?=[^\p{L}]*(?:\p{L}[^\p{L}]*){3})[\p{L}\d.+'-]{2,30}$/u;

/** Sides in small letters: only as the two outcomes of a market which a title pairs, `Dota 2: Alder vs birch (BO3)`. */
function smallSides(titles: readonly string[], outcomes: unknown): readonly string[] {
  if (!Array.isArray(outcomes) || outcomes.length !== 2) return none;
  const [first, second] = outcomes.map(String);
  const sides = [first, second].filter(
    (side): side is string =>
      side !== undefined && smallName.test(side) && !plainLabels.has(side.toLowerCase()),
  );
  const pair = ['vs', 'vs.'].map((versus) => `: ${first} ${versus} ${second}`);
  const isPaired = (title: string): boolean =>
    pair.some((each) => {
      const at = title.indexOf(each);
      return at !== -1 && /^(?: \(| - |$)/.test(title.slice(at + each.length));
    });
  return sides.length > 0 && titles.some(isPaired) ? sides : none;
}

/** Whose rung a label is: `Ana Doe: 2+`. */
const rungOwner = textFact((label) => /^([^:\d]{2,60}): ?\d[\d.,]*\+$/.exec(label)?.[1] ?? '');

/** The name a text is; empty if it is none. */
const nameOf = textFact((text) => {
  const name = text.trim();
  return isName(name) ? name : '';
});

/** A title's half or a label may be a phrase about a game instead of a name: `Boston Pro Hockey game`. */
const phrasePattern = /\b(?:game|match)\b| (?:wins|win) (?:by|the) /;

/** `alder-2-large`: what is called by a code is written in small letters, with a number in it. */
const codeName = /^(?=\D*\d)[a-z][a-z\d.]*(?:-[a-z\d.]+)+$/;

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= nameLengthMax &&
    ((/^[\p{Lu}\d]/u.test(text) && /\p{L}{2}|^[A-PR-Z]\d$/u.test(text)) || codeName.test(text)) &&
    !plainLabels.has(text.toLowerCase()) &&
    !phrasePattern.test(text)
  );
}

const pairPattern = /^(?:[^:]*: )?(?:.*\()?(.+?) (?:vs\.?|v\.|at|@) (.+?)(?:\)|:.*| - .*| Winner\??|\?.*)?$/;

const pairIn = textFact(findPair);

/** `Dallas vs. Boston: Total` names Dallas and Boston. */
function findPair(title: string): readonly string[] {
  const mayBePair =
    title.includes(' vs') || title.includes(' at ') || title.includes(' v. ') || title.includes(' @ ');
  if (title.length > 200 || !mayBePair) return none;
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
function gamePairs(line: string): readonly string[] {
  if (!line.includes(' vs') && !line.includes(' at ') && !line.includes(' v. ')) return none;
  const named = findAll(line, gamePattern).flatMap((match) => match.slice(1, 3));
  return named.map((name) => plainName(name.replace(/^.* of the /, '')));
}

const betweenPattern =
  /\bmatch between ([\p{Lu}\d][\p{L}\d.'&()\u2019 -]{0,40}?) and ([\p{Lu}\d][\p{L}\d.'&()\u2019 -]{0,40}?) in the /gu;

/** The sides of a match by their full names, where the outcomes carry family names only. */
function matchPairs(line: string): readonly string[] {
  if (!line.includes('match between ')) return none;
  return findAll(line, betweenPattern).flatMap((match) => match.slice(1, 3));
}
