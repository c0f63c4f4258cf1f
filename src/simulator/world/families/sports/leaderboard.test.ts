import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '../../random.ts';
import { drawLeaderboard } from './leaderboard.ts';

describe('leaderboard', () => {
  const boards = Array.from({ length: 200 }, (_, index) =>
    drawLeaderboard(
      createRandom(index, 'board'),
      Array.from({ length: 40 }, (_each, player) => 1 + (player % 4)),
    ),
  );

  it('has one winner, and as many players ahead of a place as it says', () => {
    for (const board of boards) {
      assert.equal(board.filter((place) => place === 0).length, 1);
      for (const place of board) assert.equal(board.filter((other) => other < place).length, place);
    }
  });

  it('has ties', () => {
    assert.ok(boards.some((board) => new Set(board).size < board.length));
  });

  it('favours the strong', () => {
    const wins = (rest: number) => boards.filter((board) => board.indexOf(0) % 4 === rest).length;
    assert.ok(wins(3) > wins(0));
  });
});
