/**
 * Games of the North American leagues: winner, spread, total, team total, margin, tie, overtime, and the same of halves,
 * quarters, periods and innings. Everything that both venues list on one game is a quantity of one frame.
 */
import {
  above,
  complementSet,
  type IntervalSet,
  intervalSet,
  isConstant,
  negateRational,
  one,
  type PayoutStep,
  payout,
  point,
  restrictPayout,
  setContainsValue,
  subtractSets,
  zero,
} from '../../../exact/index.ts';
import type { Variable, VoidBranch } from '../../claim.ts';
import { seriesTerms } from '../../curated/series-terms.ts';
import { describeDocument } from '../../curated/terms-document.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { type ClosedSayings, refuseUnknownSayings } from '../closed-sayings.ts';
import { refusePageOtherThan } from '../deciding-league.ts';
import { type GameIdentity, type GamePeriod, type ScoreQuantity, scoreVariable } from '../score-variable.ts';
import { meaningsOf, readVoids, sayings, scopesOf } from '../subject.ts';
import { checkConditions, checkTitle, negateSet } from './conditions.ts';
import {
  type LeaguePlay,
  leaguePlay,
  mayBeExhibition,
  overtimeUnstated,
  shootoutUnstated,
} from './league-play.ts';
import { type Game, readGame } from './read-game.ts';
import { type Deed, readStatement, type Statement } from './statement.ts';
import { readTie, type Tie } from './tie.ts';
import { readSide, type YesSide } from './yes-side.ts';

const fullGame = 'full game';

export const gameFamily: Family = {
  id: 'game',
  readsSides: true,
  about:
    'Single games of the North American leagues: winner, lines, totals, ties, overtime, and their parts.',
  read,
};

function read(subject: Subject): FamilyAnswer {
  const unknown = refuseUnknownSayings(subject, known);
  if (unknown !== undefined) return unknown;
  const statement = readStatement(subject);
  if ('reason' in statement) return statement;
  const game = readGame(subject);
  if ('reason' in game) return game;
  const play = game.league === undefined ? undefined : leaguePlay(game.league);
  if (play === undefined) {
    return withhold('unknown_scope', 'the league is not known, so neither are overtime and ties');
  }
  const other = game.league === undefined ? undefined : refusePageOtherThan(subject, game.league);
  if (other !== undefined) return other;
  const side = readSide(subject, statement, game);
  if ('reason' in side) return side;
  if (side.team === undefined && sided.has(statement.deed))
    return withhold('unknown_identity', 'no sentence names the side it is about');
  const stated =
    checkConditions(subject, statement, side, play.unit) ??
    checkTitle(subject, statement, side, game, play.unit);
  if (stated !== undefined) return stated;
  const period = readPeriod(subject, statement, play, game);
  if ('reason' in period) return period;
  return statement.deed === 'overtime'
    ? overtimeClaim(subject, statement, game, period)
    : scoreClaim(subject, statement, game, play, period, side);
}

const overtimeScopes: ReadonlySet<string> = new Set([
  'overtime_counts',
  'shootout_counts',
  'shootout_goal',
  'extra_innings_count',
]);

const known: ClosedSayings = {
  says: ['settles_on', 'no_if', 'tie', 'scope'],
  scopes: overtimeScopes,
};

/** Deeds of one side. */
const sided: ReadonlySet<Deed> = new Set(['win', 'outscore', 'spread', 'handicap', 'team_total']);

function readPeriod(
  subject: Subject,
  statement: Statement,
  play: LeaguePlay,
  { league = '', identity }: Game,
): GamePeriod | Withheld {
  const { window } = statement;
  const said = scopesOf(subject);
  if (window !== fullGame) {
    return said.size > 0
      ? withhold('unknown_scope', 'overtime is counted into a part of the game')
      : { window, scope: 'period completed', ties: 'possible' };
  }
  const hasOvertime = said.size > 0 || isOfTheWin(statement) || termsCountOvertime(subject);
  const hasShootout = !play.shootout || said.has('shootout_goal') || isSameInShootout(statement);
  const scope = !hasOvertime ? overtimeUnstated : hasShootout ? play.scope : shootoutUnstated;
  return { window, scope, ties: mayBeExhibition(league, identity.scheduled) ? 'possible' : play.ties };
}

/**
 * Whether it is on the win itself, or on its margin: a game that is level after regulation is won in overtime or not at
 * all, so the words need not say that overtime counts. What teams score they also score in a game that nobody has won.
 */
function isOfTheWin({ deed }: Statement): boolean {
  return deed === 'win' || deed === 'spread' || deed === 'tie' || deed === 'overtime';
}

function termsCountOvertime({ contract }: Subject): boolean {
  return seriesTerms(contract.seriesId)?.overtimeCounts === true;
}

/** Whether the goal of a shootout, counted or not, can change what is paid. A win is a win; a lead of two is none. */
function isSameInShootout({ deed, values }: Statement): boolean {
  if (deed === 'win' || deed === 'overtime') return true;
  if ((deed !== 'spread' && deed !== 'handicap') || values === undefined) return false;
  const level = setContainsValue(values, zero);
  return [one, negateRational(one)].every((lead) => setContainsValue(values, lead) === level);
}

function scoreClaim(
  subject: Subject,
  statement: Statement,
  game: Game,
  play: LeaguePlay,
  period: GamePeriod,
  { team, yesIs }: YesSide,
): FamilyAnswer {
  const { sides } = game;
  const identity = identityIn(period, game, subject);
  const quantity = quantityOf(statement, team === sides.first);
  const isNegated = quantity === 'margin' && team !== undefined && team === sides.second;
  const variable = scoreVariable(identity, period, quantity, play.unit);
  const stated = statedValues(statement);
  const yes = yesIs === 'stated' ? stated : complementSet(stated);
  const tie = readTie(subject, statement, period);
  if ('reason' in tie) return tie;
  if (statement.tieToOther && setContainsValue(stated, zero)) {
    return withhold('clause_conflict', 'one sentence pays a tie to the outcome that another takes it from');
  }
  const voids = withTie(readVoids(subject), tie);
  if ('reason' in voids) return voids;
  const level = intervalSet([point(zero)]);
  const steps: PayoutStep[] =
    tie.pays === undefined
      ? [{ pays: one, on: yes }]
      : [
          { pays: one, on: subtractSets(yes, level) },
          { pays: tie.pays, on: level },
        ];
  const paid = restrictPayout(
    payout(isNegated ? steps.map(({ pays, on }) => ({ pays, on: negateSet(on) })) : steps),
    variable.grid,
    variable.domain,
  );
  if (isConstant(paid, variable.grid, variable.domain)) {
    return withhold('constant_payout', 'it pays the same whatever the score');
  }
  return {
    family: gameFamily.id,
    variable,
    payout: paid,
    orientation: quantity !== 'margin' || team === undefined ? undefined : isNegated ? 'negated' : 'same',
    voids,
    facts: [...factsOf(subject, game, period), ...overtimeFacts(subject, period), ...tie.facts],
  };
}

/** Two venues that are both silent on overtime or the shootout need not mean the same. */
function identityIn({ scope }: GamePeriod, { identity }: Game, { contract }: Subject): GameIdentity {
  return scope === shootoutUnstated || scope === overtimeUnstated
    ? { ...identity, reach: 'venue', venue: contract.venue }
    : identity;
}

function quantityOf({ deed }: Statement, isFirst: boolean): ScoreQuantity {
  if (deed === 'total' || deed === 'scored') return 'total';
  if (deed === 'team_total') return isFirst ? 'first' : 'second';
  return 'margin';
}

/** Of the lead of the stated side, or of the count. */
function statedValues({ deed, values }: Statement): IntervalSet {
  if (values !== undefined) return values;
  return intervalSet([deed === 'tie' ? point(zero) : above(zero)]);
}

function withTie(voids: readonly VoidBranch[] | Withheld, { branch }: Tie): readonly VoidBranch[] | Withheld {
  if ('reason' in voids || branch === undefined) return voids;
  const others = voids.filter((each) => each.branch !== branch.branch);
  return [...others, branch].sort((a, b) => (a.branch < b.branch ? -1 : 1));
}

/** Whether overtime is played is no quantity of the score: a figure by itself, 1 or 0. */
function overtimeClaim(subject: Subject, statement: Statement, game: Game, period: GamePeriod): FamilyAnswer {
  const tie = readTie(subject, statement, period);
  if ('reason' in tie) return tie;
  if (statement.tieToOther) return withhold('clause_conflict', 'a tie is paid to a side, and there is none');
  const { frame, grid } = scoreVariable(game.identity, period, 'total', 'points');
  const variable: Variable = {
    frame: { ...frame, kind: 'line', scope: 'game completed' },
    quantity: 'value',
    statistic: 'whether overtime is played',
    unit: '1 if so, else 0',
    grid,
    domain: intervalSet([point(zero), point(one)]),
  };
  const voids = withTie(readVoids(subject), tie);
  if ('reason' in voids) return voids;
  return {
    family: gameFamily.id,
    variable,
    payout: payout([{ pays: one, on: intervalSet([point(one)]) }]),
    orientation: undefined,
    voids,
    facts: factsOf(subject, game, period),
  };
}

function factsOf(subject: Subject, { identity, facts }: Game, { window, scope }: GamePeriod): string[] {
  const { league, scheduled, first, second } = identity;
  return [
    `Game: ${league}, ${scheduled}, ${first} against ${second}; ${window}, ${scope}.`,
    ...facts,
    ...meaningsOf(subject),
  ];
}

/** On what it rests that overtime counts, where the rules themselves do not say so. */
function overtimeFacts(subject: Subject, { window, scope }: GamePeriod): string[] {
  if (window !== fullGame || scope === overtimeUnstated) return [];
  const terms = seriesTerms(subject.contract.seriesId);
  if (terms?.overtimeCounts === true) return [`Overtime counts: ${describeDocument(terms)}.`];
  return sayings(subject, 'scope').length > 0
    ? []
    : ['Overtime is not mentioned: a game that is level after regulation is won in overtime or not at all.'];
}
