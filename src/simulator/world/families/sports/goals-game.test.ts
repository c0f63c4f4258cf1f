import assert from 'node:assert/strict';
import { it } from 'node:test';
import { most } from './contest.ts';
import { type GoalsFigure, type GoalsSport, readGoals, scoreCode } from './goals-figures.ts';
import { GoalsGame } from './goals-game.ts';

const startsAt = Date.UTC(2026, 9, 1, 18);
const hour = 3_600_000;
const figures: readonly GoalsFigure[] = [
  'margin',
  'total',
  'home',
  'away',
  'regulationMargin',
  'score',
  'bothScore',
  'firstPartMargin',
  'firstPartTotal',
  'firstInning',
  'corners',
  'overtime',
  'advances',
];
const times = [startsAt - 24 * hour, startsAt, startsAt + hour, startsAt + 2 * hour - 1, startsAt + 9 * hour];

function games(): GoalsGame[] {
  const sports: readonly GoalsSport[] = ['soccer', 'hockey', 'baseball'];
  return sports.flatMap((sport) =>
    [false, true].flatMap((cup) =>
      [1, 2, 3].map(
        (seed) =>
          new GoalsGame(
            { kind: 'goals', sport, homeRate: 2.6, awayRate: 2.2, cup },
            {
              seed,
              id: 'game',
              listedAt: startsAt - 72 * hour,
              startsAt,
              durationMs: 2 * hour,
              strength: 0.1,
            },
          ),
      ),
    ),
  );
}

function near(left: number, right: number, what: string): void {
  assert.ok(Math.abs(left - right) < 1e-9, `${what}: ${left} and ${right}`);
}

it('every figure of a game of goals is certain to have some value', () => {
  for (const game of games())
    for (const name of figures)
      for (const at of times) near(game.figure(name).chance(at, Number.NEGATIVE_INFINITY, most), 1, name);
});

it('figures of one score agree with each other at every time', () => {
  for (const game of games())
    for (const at of times.filter((time) => time < game.endsAt)) {
      const chance = (name: GoalsFigure, low: number, high: number) =>
        game.figure(name).chance(at, low, high);
      const level = chance('regulationMargin', 0, 0);
      if (game.sport === 'soccer') {
        near(chance('bothScore', 1, most), chance('home', 1, most) * chance('away', 1, most), 'both');
        near(chance('score', 0, 0), chance('total', 0, 0), 'no goal');
        near(
          chance('score', scoreCode(1, 0), scoreCode(1, 0)) + chance('score', 1, 1),
          chance('total', 1, 1),
          'one',
        );
        near(chance('margin', 0, 0), level, 'a draw stands');
      } else {
        near(chance('margin', 0, 0), 0, 'somebody wins');
        near(chance('overtime', 1, 1), level, 'a tie goes on');
        near(
          chance('margin', 1, most) - chance('regulationMargin', 1, most),
          level / 2,
          'to either side alike',
        );
      }
    }
});

it('a game that is over has the figures of its result', () => {
  for (const game of games()) {
    const { outcome } = game;
    if (outcome.kind !== 'state') continue;
    for (const name of figures) {
      const value = readGoals(name, outcome.state);
      assert.equal(game.figure(name).chance(game.endsAt, value, value), 1, name);
    }
  }
});
