import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  closingTime,
  compareSignals,
  episodeOf,
  findEpisode,
  joinEpisodes,
  roundScore,
  type SignalEpisode,
  signalQuietMs,
} from './signal-change.ts';

const at = Date.parse('2026-11-15T08:00:00Z');
const minute = 60_000;
const episode: SignalEpisode = {
  venue: 'venue_a',
  id: 'M',
  kind: 'burst',
  score: 4.5,
  detectedAt: at,
  lastAt: at + 5 * minute,
  closed: false,
};

test('an episode ends fifteen minutes after it was last strange', () => {
  const signal = { kind: 'sweep', score: 5, detectedAt: at } as const;
  const closed = episodeOf({ change: 'closed', venue: 'venue_b', id: 'm', signal, lastAt: at + minute });
  assert.deepEqual(closed, {
    venue: 'venue_b',
    id: 'm',
    kind: 'sweep',
    score: 5,
    detectedAt: at,
    lastAt: at + minute,
    closed: true,
  });
  assert.equal(closingTime(closed), at + 16 * minute);
  assert.equal(closingTime(episode), undefined);
});

test('an episode was never strange before it opened', () => {
  const signal = { kind: 'sweep', score: 5, detectedAt: at } as const;
  const opened = episodeOf({ change: 'opened', venue: 'venue_b', id: 'm', signal, lastAt: at - 1 });
  assert.equal(opened.lastAt, at);
});

const others: readonly [what: string, other: Partial<SignalEpisode>, same: boolean][] = [
  ['itself', {}, true],
  ['one of another venue', { venue: 'venue_b' }, false],
  ['one of another market', { id: 'N' }, false],
  ['one of another kind', { kind: 'block' }, false],
  ['one that opened within the quiet time', { detectedAt: at + 20 * minute - 1 }, true],
  ['one that opened after the quiet time', { detectedAt: at + 20 * minute }, false],
  ['one that was last strange within the quiet time before', { lastAt: at - 15 * minute + 1 }, true],
  ['one that was last strange before the quiet time', { lastAt: at - 15 * minute }, false],
];

for (const [what, changed, same] of others) {
  test(`an episode and ${what} are ${same ? 'one' : 'two'}`, () => {
    const lastAt = Math.max(changed.detectedAt ?? 0, episode.lastAt);
    const other = {
      ...episode,
      lastAt,
      ...(changed.lastAt ? { detectedAt: at - 20 * minute } : {}),
      ...changed,
    };
    assert.equal(findEpisode([episode], other), same ? 0 : -1);
    assert.equal(findEpisode([other], episode), same ? 0 : -1);
  });
}

test('an episode is found by its name before those that overlap, and of those the last is it', () => {
  const later = { ...episode, detectedAt: at + 30 * minute, lastAt: at + 35 * minute };
  const between = { ...episode, lastAt: at + 20 * minute };
  assert.equal(findEpisode([episode, later], between), 0);
  assert.equal(findEpisode([episode, later], { ...between, detectedAt: at + minute }), 1);
  assert.equal(findEpisode([], episode), -1);
});

const arbitraryEpisode = fc
  .record({
    score: fc.integer({ min: 4, max: 9 }),
    lastAt: fc.integer({ min: 0, max: 4 }),
    closed: fc.boolean(),
  })
  .map(({ lastAt, ...rest }) => ({ ...episode, ...rest, lastAt: at + lastAt * minute }));

test('reports of an episode join to the same in any order, however often they come', () => {
  fc.assert(
    fc.property(fc.array(arbitraryEpisode, { minLength: 1, maxLength: 5 }), fc.nat(), (reports, seed) => {
      const join = (list: readonly SignalEpisode[]) => list.reduce(joinEpisodes);
      const turned = reports.map((_, place) => reports[(place + seed) % reports.length] ?? episode);
      const joined = join(reports);
      assert.deepEqual(join([...turned, ...reports]), joined);
      assert.equal(joined.score, Math.max(...reports.map(({ score }) => score)));
      const lastAt = Math.max(...reports.map((each) => each.lastAt));
      assert.equal(joined.lastAt, lastAt);
      assert.equal(
        joined.closed,
        reports.some((each) => each.closed && each.lastAt === lastAt),
      );
    }),
  );
});

test('an episode goes on when it was strange after it was taken for over', () => {
  const over = { ...episode, closed: true };
  const later = { ...episode, lastAt: over.lastAt + signalQuietMs };
  assert.equal(joinEpisodes(over, later).closed, false);
});

test('signals are listed newest first, those of one time by kind', () => {
  const list = (['price_jump', 'burst', 'block'] as const).map((kind) => ({ ...episode, kind }));
  const newest = { ...episode, kind: 'one_sided' as const, detectedAt: at + 1 };
  assert.deepEqual(
    [...list, newest].sort(compareSignals).map(({ kind }) => kind),
    ['one_sided', 'burst', 'block', 'price_jump'],
  );
});

test('a score is printed with two decimals', () => {
  assert.deepEqual([4, 4.126, 12.3449].map(roundScore), [4, 4.13, 12.34]);
});
