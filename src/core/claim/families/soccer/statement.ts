/** What Yes depends on in a soccer contract: the figure, the values that pay, and the side they are stated from. */

import {
  atLeast,
  compareRationals,
  complementSet,
  type Interval,
  type IntervalSet,
  integerGrid,
  intersectSets,
  intervalSet,
  isInteger,
  negateRational,
  one,
  type Payout,
  parseRational,
  payout,
  paysOn,
  point,
  type Rational,
  rational,
  snapToGrid,
  zero,
} from '../../../exact/index.ts';
import type { Claim, Variable } from '../../claim.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { isTeamOf } from '../../identity/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readContestLabel } from '../contest-label.ts';
import { checkLines, hasLine } from '../contest-line.ts';
import type { ContestSide } from '../contest-side.ts';
import { refuseContestTitle, type StatedContest } from '../contest-title.ts';
import { lineAsStrike } from '../line-strike.ts';
import { type GamePeriod, scoreCode, scoreVariable } from '../score-variable.ts';
import { boundsIn, readValues, sayings, slotsWithRole } from '../subject.ts';
import { checkBranches, checkPeriod } from './check-statement.ts';
import { findStatement, type SoccerSentence } from './find-statement.ts';
import { type Match, sideOf } from './match.ts';
import { firstHalf, ninetyMinutes, readScopes, type Scopes, secondHalf, unstated } from './period.ts';
import { refuseShownFigure, withPlainGroup } from './shown-figure.ts';
import type { SoccerMeasure } from './soccer-measure.ts';

export interface SoccerStatement {
  readonly variable: Variable;
  readonly payout: Payout;
  readonly orientation: Claim['orientation'];
  /** Which places named the condition. */
  readonly said: readonly string[];
}

const unit = 'goals';

export function readStatement(subject: Subject, match: Match): SoccerStatement | Withheld {
  const said = findStatement(subject, match);
  if ('reason' in said) return said;
  const others = slotsWithRole(subject.sentences, 'opponent').map(({ text }) => sideOf(match, text));
  if (others.some((other) => other === undefined || other === said.side)) {
    return withhold('subject_conflict', 'the other outcome is not the other side of the match');
  }
  const scopes = readScopes(subject);
  if (scopes.ninetyMinutes && scopes.extraTime) {
    return withhold('clause_conflict', 'extra time counts by one sentence and not by another');
  }
  const conflict = checkBranches(subject, match, said) ?? checkPeriod(scopes, said);
  if (conflict !== undefined) return conflict;
  const { measure } = said;
  const goes = measure.name === 'advances' || (measure.name === 'wins' && scopes.extraTime);
  if (goes) {
    const disagreement =
      checkLines(subject.contract, { of: 'lead', values: undefined, window: 'match' }) ??
      checkTitle(subject, match, said, undefined);
    if (disagreement !== undefined) return disagreement;
    if (sayings(subject, 'tie').length > 0)
      return withhold('clause_conflict', 'a draw is paid where one side always goes on');
    if (!scopes.extraTime || !scopes.singleLeg) {
      return withhold('unknown_scope', 'whether one match alone decides who goes on is not stated');
    }
    const variable = scoreVariable(reachOf(match, ninetyMinutes), ninetyMinutes, 'advances', unit);
    return sided(variable, said.side, intervalSet([point(one)]), []);
  }
  if (scopes.extraTime) {
    return withhold('unknown_scope', 'extra time counts, and no figure with extra time is carried');
  }
  const read = readMeasure(subject, match, periodOf(measure, scopes), said, scopes);
  return 'reason' in read ? read : decidedBy(scopes, read);
}

function periodOf({ period }: SoccerMeasure, scopes: Scopes): GamePeriod {
  if (period === 'first half') return firstHalf;
  if (period === 'second half') return secondHalf;
  return scopes.ninetyMinutes ? ninetyMinutes : unstated;
}

/** Two pages that may decide, and what is paid where neither does, are another source than the official result alone. */
function decidedBy({ statisticsPages }: Scopes, statement: SoccerStatement): SoccerStatement {
  if (!statisticsPages) return statement;
  const { variable } = statement;
  const source = 'official statistics, else Flashscore, else Sofascore';
  return { ...statement, variable: { ...variable, frame: { ...variable.frame, source } } };
}

/** A figure whose period is not stated is one of its venue's own. */
function reachOf({ game }: Match, period: GamePeriod, venue?: string): Match['game'] {
  return period === unstated ? { ...game, reach: 'venue', venue: game.venue ?? venue } : game;
}

function readMeasure(
  subject: Subject,
  match: Match,
  period: GamePeriod,
  said: SoccerSentence,
  scopes: Scopes,
): SoccerStatement | Withheld {
  const game = reachOf(match, period, subject.contract.venue);
  const { side } = said;
  if (!said.measure.isBounded) {
    const conflict =
      checkLines(subject.contract, { of: 'lead', values: undefined, window: period.window }) ??
      checkTitle(subject, match, said, undefined);
    if (conflict !== undefined) return conflict;
  }
  switch (said.measure.name) {
    case 'wins':
    case 'half_leads':
      if (said.isPaired && tie(subject).length === 0) {
        return withhold('unknown_scope', 'what a draw pays is not stated');
      }
      return sided(
        scoreVariable(game, period, 'margin', unit),
        side,
        intervalSet([atLeast(one)]),
        tie(subject),
      );
    case 'ties':
    case 'half_level':
      return unsided(scoreVariable(game, period, 'margin', unit), paysOn(intervalSet([point(zero)])));
    case 'both_score':
    case 'half_both_score':
    case 'second_both_score':
      return unsided(scoreVariable(game, period, 'lesser', unit), paysOn(intervalSet([atLeast(one)])));
    case 'score':
      return exactScore(subject, match, scoreVariable(game, period, 'score', unit), said.sentence);
    case 'other_score':
      return unsided(scoreVariable(game, period, 'score', unit), paysOn(otherScores(3)));
    default:
      return onBound(subject, match, game, period, said, scopes);
  }
}

/** Figures with a bound: margins, totals, a side's goals, corners. */
function onBound(
  subject: Subject,
  match: Match,
  game: Match['game'],
  period: GamePeriod,
  said: SoccerSentence,
  scopes: Scopes,
): SoccerStatement | Withheld {
  const strange = refuseShownFigure(subject.contract, match, said);
  if (strange !== undefined) return strange;
  const contract = withPlainGroup(subject.contract);
  const {
    measure: { name },
    comparator,
    sentence,
    side,
  } = said;
  const isByLabel = name === 'corners_label';
  if (!isByLabel && comparator === undefined) return withhold('no_bound', 'no comparison is stated');
  // `if 11+ corners are taken`: the rules repeat the label, which states the condition.
  if (isByLabel && slotsWithRole([sentence], 'bound').some(({ text }) => text !== contract.yesLabel)) {
    return withhold('bound_conflict', 'the rules name another number of corners than the label');
  }
  const values = readValues(
    { ...subject, contract: lineAsStrike(contract) },
    integerGrid,
    comparator && {
      comparator,
      // `covers -1.5`: the handicap is added, so the margin must be above its opposite.
      bounds: name === 'covers' ? boundsIn(sentence).map(negateRational) : boundsIn(sentence),
    },
    hasLine(contract) ? '' : (readContestLabel(contract.yesLabel)?.condition ?? ''),
  );
  if ('reason' in values) return values;
  const of = name === 'wins_by' || name === 'covers' ? 'lead' : 'count';
  const conflict =
    checkLines(contract, { of, values: values.values, window: period.window }) ??
    checkTitle(subject, match, said, values.values);
  if (conflict !== undefined) return conflict;
  const facts = [`the condition is stated by the ${values.said.join(', the ')}`];
  switch (name) {
    case 'wins_by': {
      if (
        values.values.parts.some(({ low }) => low.kind === 'infinite' || compareRationals(low.at, one) < 0)
      ) {
        return withhold('bound_conflict', 'a win by less than one goal');
      }
      return sided(scoreVariable(game, period, 'margin', unit), side, values.values, [], facts);
    }
    case 'covers':
      return sided(scoreVariable(game, period, 'margin', unit), side, values.values, [], facts);
    case 'side_total':
    case 'half_side_total':
    case 'second_side_total':
      if (side === undefined) return noSide;
      return unsided(scoreVariable(game, period, side, unit), paysOn(values.values), facts);
    case 'total':
    case 'half_total':
    case 'second_total':
      return unsided(scoreVariable(game, period, 'total', unit), paysOn(values.values), facts);
    case 'side_corners':
      if (side === undefined) return noSide;
      return unsided(corners(game, period, JSON.stringify(game[side]), scopes), paysOn(values.values), facts);
    case 'corners':
    case 'half_corners':
    case 'second_corners':
    case 'corners_label':
      return unsided(corners(game, period, 'both sides', scopes), paysOn(values.values), facts);
    default:
      return withhold('no_statement', `no soccer figure is called ${name}`);
  }
}

/** Corners are not goals: a line by itself, beside the frame of the score. */
function corners(game: Match['game'], period: GamePeriod, whose: string, { cornersTaken }: Scopes): Variable {
  const total = scoreVariable(game, period, 'total', 'corners');
  const statistic = `corners${cornersTaken ? ', taken and not only awarded,' : ''} of ${whose}`;
  return { ...total, frame: { ...total.frame, kind: 'line' }, quantity: 'value', statistic };
}

/** What the title states of side and line must be what the rules state. */
function checkTitle(
  { contract }: Subject,
  match: Match,
  { measure, side }: SoccerSentence,
  values: IntervalSet | undefined,
): Withheld | undefined {
  const { league } = match.game;
  return refuseContestTitle(
    contract,
    { of: titledAs(measure), side, values, unit: measure.unit },
    {
      sideOf: (name) => sideOf(match, name),
      isStranger: (name) => isTeamOf(league, name) && sideOf(match, name) === undefined,
    },
  );
}

function titledAs({ labelSays }: SoccerSentence['measure']): StatedContest<ContestSide>['of'] {
  switch (labelSays) {
    case 'win':
    case 'lead':
    case 'side_count':
    case 'count':
      return labelSays;
    default:
      return 'other';
  }
}

const noSide: Withheld = withhold('unknown_identity', 'no side of the match is named');

function unsided(variable: Variable, paid: Payout, said: readonly string[] = []): SoccerStatement {
  return { variable, payout: paid, orientation: undefined, said };
}

/** `values` are stated from the side; a figure of the second side is the first side's with the other sign. */
function sided(
  variable: Variable,
  side: ContestSide | undefined,
  values: IntervalSet,
  more: readonly { readonly pays: Rational; readonly on: IntervalSet }[],
  said: readonly string[] = [],
): SoccerStatement | Withheld {
  if (side === undefined) return noSide;
  const on = side === 'first' ? values : intervalSet(values.parts.map(negateInterval));
  return {
    variable,
    payout: payout([{ pays: one, on: snapToGrid(on, integerGrid) }, ...more]),
    orientation: side === 'first' ? 'same' : 'negated',
    said,
  };
}

function negateInterval({ low, high }: Interval): Interval {
  return {
    low: high.kind === 'infinite' ? high : { kind: high.kind, at: negateRational(high.at) },
    high: low.kind === 'infinite' ? low : { kind: low.kind, at: negateRational(low.at) },
  };
}

/** What a draw pays where a sentence says so, in contracts on a winner of two. */
function tie(subject: Subject): { readonly pays: Rational; readonly on: IntervalSet }[] {
  return sayings(subject, 'tie').flatMap(({ saying }) => {
    const pays = parseRational(saying.pays);
    return pays === undefined ? [] : [{ pays, on: intervalSet([point(zero)]) }];
  });
}

function exactScore(
  { contract }: Subject,
  match: Match,
  variable: Variable,
  sentence: ReadSentence,
): SoccerStatement | Withheld {
  const names = slotsWithRole([sentence], 'subject').map(({ text }) => text);
  const [left, right] = boundsIn(sentence);
  const sides = names.map((name) => sideOf(match, name));
  if (names.length !== 2 || sides[0] === undefined || sides[1] === undefined || sides[0] === sides[1]) {
    return withhold('subject_conflict', 'the score is not stated for the two sides of the match');
  }
  if (left === undefined || right === undefined || !isCount(left) || !isCount(right)) {
    return withhold('no_bound', 'the score is not two whole counts');
  }
  const label = /^(?<first>.+) (?<left>\d+) - (?<right>\d+) (?<second>.+)$/.exec(contract.yesLabel)?.groups;
  const agrees =
    label?.['first'] === names[0] &&
    label?.['second'] === names[1] &&
    label?.['left'] === left.numerator.toString() &&
    label?.['right'] === right.numerator.toString();
  if (!agrees) return withhold('bound_conflict', 'the label and the rules state different scores');
  const { home_score: home, away_score: away } = contract.strike?.custom ?? {};
  const struck = [home, away].flatMap((count) => count ?? []).sort();
  const stated = [left, right].map(({ numerator }) => `${numerator}`).sort();
  if (struck.length > 0 && struck.join(' ') !== stated.join(' ')) {
    return withhold('bound_conflict', 'the strike and the rules state different scores');
  }
  const [first, second] = sides[0] === 'first' ? [left, right] : [right, left];
  const code = rational(scoreCode(Number(first.numerator), Number(second.numerator)));
  return unsided(variable, paysOn(intervalSet([point(code)])));
}

const countMax = 99n;

function isCount(value: Rational): boolean {
  return isInteger(value) && value.numerator >= 0n && value.numerator <= countMax;
}

/** Every score in which a side has more than `most` goals. */
function otherScores(most: number): IntervalSet {
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  const listed = counts.flatMap((first) => counts.map((second) => point(rational(scoreCode(first, second)))));
  return intersectSets(complementSet(intervalSet(listed)), intervalSet([atLeast(zero)]));
}
