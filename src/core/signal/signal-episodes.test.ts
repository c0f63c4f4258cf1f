import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SignalChange } from '../insight/index.ts';
import { kindNumbers } from './kind-numbers.ts';
import { SignalEpisodes } from './signal-episodes.ts';

const market = { venue: 'venue_a', id: 'M', place: 0 } as const;
const minuteMs = 60_000;

function checkEpisodes(
  name: string,
  reached: readonly (readonly [minute: number, score: number])[],
  closedAt: number,
  expected: readonly string[],
): void {
  test(name, () => {
    const episodes = new SignalEpisodes(1);
    const changes: SignalChange[] = [];
    for (const [minute, score] of reached)
      episodes.reach(market, kindNumbers.burst, score, minute * minuteMs, changes);
    episodes.closeQuiet(closedAt * minuteMs, changes);
    const printed = changes.map(
      ({ change, signal, lastAt }) =>
        `${change} ${signal.score} from ${signal.detectedAt / minuteMs} to ${lastAt / minuteMs}`,
    );
    assert.deepEqual(printed, expected);
  });
}

describe('episodes', () => {
  checkEpisodes('one opens and closes after fifteen quiet minutes', [[0, 4]], 15, [
    'opened 4 from 0 to 0',
    'closed 4 from 0 to 0',
  ]);
  checkEpisodes('one stays open for less', [[0, 4]], 14.9, ['opened 4 from 0 to 0']);
  checkEpisodes(
    'its score is the highest reached',
    [
      [0, 4],
      [5, 6],
      [10, 5],
    ],
    25,
    ['opened 4 from 0 to 0', 'raised 6 from 0 to 5', 'closed 6 from 0 to 10'],
  );
  checkEpisodes(
    'a score that is hardly higher is not announced, and kept',
    [
      [0, 4],
      [1, 4.05],
    ],
    16,
    ['opened 4 from 0 to 0', 'closed 4.05 from 0 to 1'],
  );
  checkEpisodes(
    'a score that is higher by a tenth and a half is announced',
    [
      [0, 4],
      [1, 4.15],
    ],
    16,
    ['opened 4 from 0 to 0', 'raised 4.15 from 0 to 1', 'closed 4.15 from 0 to 1'],
  );
  checkEpisodes(
    'after fifteen quiet minutes another one opens, though no turn of the clock was called',
    [
      [0, 5],
      [15, 4],
    ],
    15,
    ['opened 5 from 0 to 0', 'closed 5 from 0 to 0', 'opened 4 from 15 to 15'],
  );

  test('kinds of one market have episodes of their own', () => {
    const episodes = new SignalEpisodes(1);
    const changes: SignalChange[] = [];
    episodes.reach(market, kindNumbers.burst, 4, 0, changes);
    episodes.reach(market, kindNumbers.block, 5, 10 * minuteMs, changes);
    episodes.closeQuiet(15 * minuteMs, changes);
    assert.deepEqual(
      changes.map(({ change, signal }) => `${change} ${signal.kind}`),
      ['opened burst', 'opened block', 'closed burst'],
    );
    assert.deepEqual(
      [episodes.isOpen(market.place, kindNumbers.burst), episodes.isOpen(market.place, kindNumbers.block)],
      [false, true],
    );
  });
});
