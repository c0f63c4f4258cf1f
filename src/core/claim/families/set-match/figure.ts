/** The figures of a match in sets: who wins it or a part of it, by how many parts, how many are played. */

import type { ContractVersion } from '../../../contract/index.ts';
import {
  atLeast,
  atMost,
  half,
  type IntervalSet,
  integerGrid,
  intersectSets,
  intervalSet,
  negateRational,
  one,
  type PayoutStep,
  point,
  rational,
  unionSets,
  wholeLine,
  zero,
} from '../../../exact/index.ts';
import type { Claim, Variable } from '../../claim.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { type ContestScope, drawScope } from '../../open-scopes.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readContestLabel } from '../contest-label.ts';
import { checkLines, hasLine } from '../contest-line.ts';
import type { ContestSide } from '../contest-side.ts';
import { refuseContestTitle, type StatedContest } from '../contest-title.ts';
import { lineAsStrike } from '../line-strike.ts';
import { boundsIn, readValues, scopesOf } from '../subject.ts';
import { refuseTitledCount, withoutPartAsLine, withPlainGroup } from './event-group.ts';
import type { SetMatchSentence } from './find-statement.ts';
import { type SetMatch, sideOf } from './match.ts';
import { forfeitScopes, type MatchMeasure, type MatchPart, nameOfPart } from './match-measure.ts';

export interface FigureReading {
  readonly variable: Variable;
  readonly steps: readonly PayoutStep[];
  readonly orientation: Claim['orientation'];
}

/**
 * A match that is begun and never finished has this margin and this count of parts; no match has so many. Games of sets may be
 * as many, and are never fewer than none.
 */
const unfinished = rational(99n);
const unfinishedInGames = rational(-1n);
const partsMax = rational(98n);
const twoSides = intervalSet([point(rational(-1n)), point(one)]);
const finishedCounts = intersectSets(intervalSet([atLeast(one)]), intervalSet([atMost(partsMax)]));
const finishedMargins = unionSets(finishedCounts, fromSide(finishedCounts, 'second'));

export function figureOf(
  subject: Subject,
  match: SetMatch,
  said: SetMatchSentence,
): FigureReading | Withheld {
  const scopes = scopesOf(subject);
  const { measure, side } = said;
  if (measure.of === 'winner') {
    if (side === undefined) return withhold('unknown_identity', 'no side of the match is named');
    if (scopes.has('unfinished_half')) {
      return withhold('unknown_scope', 'who has won an unfinished match is not stated');
    }
    const part = partOf(measure.part, said.sentence);
    if (typeof part === 'object') return part;
    const plain = withPlainGroup(subject, measure, part);
    if ('reason' in plain) return plain;
    const contract = withoutPartAsLine(plain, part);
    const conflict =
      checkPart(contract, part) ??
      checkTitle(contract, match, { of: 'win', side, values: undefined, unit: 'side' });
    if (conflict !== undefined) return conflict;
    const variable = variableOf(
      match,
      part === '' ? 'winner' : `winner of ${part}`,
      'side',
      twoSides,
      sidesOf(match, begun),
    );
    return {
      variable,
      steps: [{ pays: one, on: intervalSet([point(side === 'first' ? one : rational(-1n))]) }],
      orientation: side === 'first' ? 'same' : 'negated',
    };
  }
  return onBound(subject, match, { ...said, measure }, scopes.has('unfinished_half'));
}

const begun = 'match begun, whoever goes on has won';

/** The scope of a figure that speaks of one side or the other. */
function sidesOf({ hasWinner }: SetMatch, scope: ContestScope): string {
  return hasWinner ? scope : drawScope(scope);
}

/** `set 1`: the number is in the measure, or is the one bound of the sentence; empty for the whole match. */
function partOf(part: MatchPart | undefined, sentence: ReadSentence): string | Withheld {
  if (part === undefined) return '';
  if (part.number !== undefined) return nameOfPart(part);
  const [number, ...more] = boundsIn(sentence);
  if (number === undefined || more.length > 0) {
    return withhold('no_bound', 'which part of the match it is on is not stated');
  }
  return nameOfPart(part, number.numerator);
}

/** The title of the group names the same part, or none, and no line where none decides. */
function checkPart(contract: ContractVersion, part: string): Withheld | undefined {
  const title = contract.terms['groupItemTitle'];
  const named = typeof title === 'string' ? /^(Set|Map|Game) (\d) Winner$/.exec(title) : null;
  if (named !== null && `${named[1]?.toLowerCase()} ${named[2]}` !== part) {
    return withhold('bound_conflict', 'the title of the group names another part than the rules');
  }
  return checkLines(contract, { of: 'lead', values: undefined, window: 'match' });
}

/** What the title states of side and line must be what the rules state. No table knows all sides of such matches. */
function checkTitle(
  contract: ContractVersion,
  match: SetMatch,
  stated: StatedContest<ContestSide>,
): Withheld | undefined {
  return refuseContestTitle(contract, stated, {
    sideOf: (name) => sideOf(match, name),
    isStranger: () => false,
  });
}

function onBound(
  subject: Subject,
  match: SetMatch,
  {
    measure,
    comparator,
    sentence,
    side,
  }: SetMatchSentence & {
    readonly measure: Exclude<MatchMeasure, { readonly of: 'winner' }>;
  },
  isUnfinishedHalf: boolean,
): FigureReading | Withheld {
  if (comparator === undefined) return withhold('no_bound', 'no comparison is stated');
  const part = measure.of === 'count' && measure.part !== undefined ? nameOfPart(measure.part) : '';
  const contract = withPlainGroup(subject, measure, part);
  if ('reason' in contract) return contract;
  const values = readValues(
    { ...subject, contract: lineAsStrike(contract) },
    integerGrid,
    { comparator, bounds: boundsIn(sentence) },
    side !== undefined || (hasLine(contract) && !contract.yesLabel.startsWith('Over '))
      ? ''
      : (readContestLabel(contract.yesLabel)?.condition ?? ''),
  );
  if ('reason' in values) return values;
  const of = side === undefined ? 'count' : 'lead';
  const { unit } = measure;
  // A lead in games may be any number: none is left to stand for a match that is never finished.
  if (isUnfinishedHalf && (unit === 'games_won' || part !== ''))
    return withhold('unknown_scope', 'what an unfinished match pays is not carried for this figure');
  const conflict =
    checkLines(contract, { of, values: values.values, window: 'match' }) ??
    checkTitle(contract, match, { of, side, values: values.values, unit }) ??
    refuseTitledCount(contract, measure, part, values.values);
  if (conflict !== undefined) return conflict;
  const isInGames = unit === 'games_played';
  const scope = scopeOf(part, isUnfinishedHalf, isInGames);
  const onUnfinished = intervalSet([point(isInGames ? unfinishedInGames : unfinished)]);
  const forfeits = forfeitsIn(subject);
  const more = isUnfinishedHalf ? [{ pays: half, on: onUnfinished }] : [];
  switch (measure.of) {
    case 'margin': {
      if (side === undefined) return withhold('unknown_identity', 'no side of the match is named');
      const isGames = unit === 'games_won';
      const finished = isGames ? wholeLine : finishedMargins;
      const domain = isUnfinishedHalf ? unionSets(finished, onUnfinished) : finished;
      const on = intersectSets(fromSide(values.values, side), finished);
      return {
        variable: variableOf(
          match,
          `${unit}${forfeits}, first less second`,
          unit,
          domain,
          sidesOf(match, scope),
        ),
        steps: [{ pays: one, on }, ...more],
        orientation: side === 'first' ? 'same' : 'negated',
      };
    }
    case 'count': {
      const finished = isInGames ? intervalSet([atLeast(zero)]) : finishedCounts;
      const domain = isUnfinishedHalf ? unionSets(finished, onUnfinished) : finished;
      return {
        variable: variableOf(
          match,
          `number of ${unit}${forfeits}${part === '' ? '' : ` in ${part}`}`,
          unit,
          domain,
          scope,
        ),
        steps: [{ pays: one, on: intersectSets(values.values, finished) }, ...more],
        orientation: undefined,
      };
    }
  }
}

function scopeOf(part: string, isUnfinishedHalf: boolean, isInGames: boolean): ContestScope {
  if (part !== '') return 'part completed';
  if (!isUnfinishedHalf) return 'match completed, unfinished not mentioned';
  return isInGames ? 'match begun, unfinished is -1' : 'match begun, unfinished is 99';
}

/** Which forfeited parts count is part of the figure: silence on it is no agreement. */
function forfeitsIn(subject: Subject): string {
  const stated = [...scopesOf(subject)].filter((scope) => forfeitScopes.has(scope)).sort();
  return stated.map((scope) => `; ${scope}`).join('');
}

function fromSide(values: IntervalSet, side: ContestSide): IntervalSet {
  if (side === 'first') return values;
  return intervalSet(
    values.parts.map(({ low, high }) => ({
      low: high.kind === 'infinite' ? high : { kind: high.kind, at: negateRational(high.at) },
      high: low.kind === 'infinite' ? low : { kind: low.kind, at: negateRational(low.at) },
    })),
  );
}

function variableOf(
  { source, subject }: SetMatch,
  statistic: string,
  unit: string,
  domain: IntervalSet,
  scope: string,
): Variable {
  return {
    frame: { kind: 'line', reach: 'venue', source, subject, window: 'match', scope },
    quantity: 'value',
    statistic,
    unit,
    grid: integerGrid,
    domain,
  };
}
