/** The figures of games with few goals or runs: how they are read from a state, and how they are named. */
import type { State } from '../../occurrence.ts';

export type GoalsSport = 'soccer' | 'hockey' | 'baseball';

export type GoalsFigure =
  | 'margin'
  | 'total'
  | 'home'
  | 'away'
  | 'regulationMargin'
  | 'unstatedTotal'
  | 'unstatedMargin'
  | 'score'
  | 'bothScore'
  | 'firstPartMargin'
  | 'firstPartTotal'
  | 'firstPartHome'
  | 'firstPartAway'
  | 'firstInning'
  | 'corners'
  | 'overtime'
  | 'advances';

/** The share of the game that its first part is: a half, a period, five innings. */
export const firstParts = { soccer: 1 / 2, hockey: 1 / 3, baseball: 5 / 9 } as const;

const partWords = { soccer: 'first half', hockey: 'first period', baseball: 'first five innings' } as const;

const scopeWords = {
  soccer: '90 minutes plus stoppage time',
  hockey: 'full game, a shootout won counts one goal',
  baseball: 'full game with extra innings',
} as const;

/** Exact scores up to this many goals a side have a code of their own; all others share one. */
const scoreMax = 3;

export const otherScore = 10 * scoreMax + scoreMax + 1;

export function scoreCode(home: number, away: number): number {
  return home > scoreMax || away > scoreMax ? otherScore : home * 10 + away;
}

/** The figure of a game in words; see `Claim.variable`. */
export function goalsVariable(id: string, sport: GoalsSport, name: GoalsFigure): string {
  const scope = scopeWords[sport];
  switch (name) {
    case 'margin':
      return `${id}: margin (home less away), ${scope}`;
    case 'total':
      return `${id}: total, ${scope}`;
    case 'home':
    case 'away':
      return `${id}: count of the ${name} team, ${scope}`;
    case 'regulationMargin':
      return `${id}: margin (home less away), regulation only`;
    case 'unstatedTotal':
      return `${id}: total, shootout not mentioned`;
    case 'unstatedMargin':
      return `${id}: margin (home less away), period of play not mentioned`;
    case 'score':
      return `${id}: score, ${scope}`;
    case 'bothScore':
      return `${id}: least count of the two teams, ${scope}`;
    case 'firstPartMargin':
      return `${id}: margin (home less away), ${partWords[sport]}`;
    case 'firstPartTotal':
      return `${id}: total, ${partWords[sport]}`;
    case 'firstPartHome':
    case 'firstPartAway':
      return `${id}: count of the ${name === 'firstPartHome' ? 'home' : 'away'} team, ${partWords[sport]}`;
    case 'firstInning':
      return `${id}: total, first inning`;
    case 'corners':
      return `${id}: total corners, ${scope}`;
    case 'overtime':
      return `${id}: whether it goes beyond regulation`;
    case 'advances':
      return `${id}: who advances, extra time and penalties count`;
  }
}

/** Margin and total of one score are tied to it by arithmetic; a win in 90 minutes of a single tie advances. */
export function comparableFigures(name: GoalsFigure): readonly GoalsFigure[] {
  if (name === 'score') {
    return ['margin', 'total', 'home', 'away', 'bothScore'];
  }
  return name === 'advances' ? ['margin'] : [];
}

export function goalsState(
  home: number,
  away: number,
): State & { readonly home: number; readonly away: number } {
  return {
    home,
    away,
    regulationHome: home,
    regulationAway: away,
    firstPartHome: Math.floor(home / 2),
    firstPartAway: Math.floor(away / 2),
    firstInningHome: 0,
    firstInningAway: 0,
    overtime: 0,
    shootout: 0,
    extraHome: 0,
    extraAway: 0,
    corners: 10,
    advances: Math.sign(home - away),
  };
}

/** A count of a first part stands in for all parts, so that one reader serves them. */
export function partState(state: State & { readonly home: number; readonly away: number }): State {
  return {
    ...state,
    firstPartHome: state.home,
    firstPartAway: state.away,
    firstInningHome: state.home,
    firstInningAway: state.away,
  };
}

const firstPartFigures: ReadonlySet<GoalsFigure> = new Set([
  'firstPartMargin',
  'firstPartTotal',
  'firstPartHome',
  'firstPartAway',
]);

export function partOf(name: GoalsFigure, sport: GoalsSport): number {
  if (firstPartFigures.has(name)) {
    return firstParts[sport];
  }
  return name === 'firstInning' ? 1 / 9 : 1;
}

export function readGoals(name: GoalsFigure, state: State): number {
  const { home = 0, away = 0, firstPartHome = 0, firstPartAway = 0 } = state;
  const { regulationHome = 0, regulationAway = 0, firstInningHome = 0, firstInningAway = 0 } = state;
  const { corners = 0, overtime = 0, advances = 0 } = state;
  switch (name) {
    case 'margin':
    case 'unstatedMargin':
      return home - away;
    case 'total':
    case 'unstatedTotal':
      return home + away;
    case 'home':
      return home;
    case 'away':
      return away;
    case 'regulationMargin':
      return regulationHome - regulationAway;
    case 'score':
      return scoreCode(home, away);
    case 'bothScore':
      return Math.min(home, away);
    case 'firstPartMargin':
      return firstPartHome - firstPartAway;
    case 'firstPartTotal':
      return firstPartHome + firstPartAway;
    case 'firstPartHome':
      return firstPartHome;
    case 'firstPartAway':
      return firstPartAway;
    case 'firstInning':
      return firstInningHome + firstInningAway;
    case 'corners':
      return corners;
    case 'overtime':
      return overtime;
    case 'advances':
      return advances;
  }
}
