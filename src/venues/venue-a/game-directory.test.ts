import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VenueRequest } from '../venue-client.ts';
import { GameDirectory } from './game-directory.ts';
import { venueADefaults } from './options.ts';

function milestone(id: string): Record<string, string | readonly string[]> {
  return {
    id,
    type: 'football_game',
    start_date: '2026-11-22T18:00:00Z',
    primary_event_tickers: ['KXGAME-26NOV22AB'],
    related_event_tickers: [],
  };
}

test('of two games at one time an event has the same one in whatever order they came', () => {
  const api = { read: () => Promise.reject(new Error('not asked for')) };
  for (const order of [
    ['one', 'two'],
    ['two', 'one'],
  ]) {
    const games = new GameDirectory({ api, now: Date.now }, venueADefaults.listing);
    games.learn(order.map(milestone));
    assert.equal(games.find('KXGAME-26NOV22AB')?.id, 'one');
  }
});

test('games that were doubted are all read again, and once', async () => {
  const asked: (string | undefined)[] = [];
  const api = {
    read: async (_path: string, { query }: VenueRequest) => {
      asked.push(String(query?.['min_updated_ts'] ?? 'all'));
      return { milestones: [], cursor: '' };
    },
  };
  const games = new GameDirectory({ api, now: () => 1_000_000 }, venueADefaults.listing);
  const { signal } = new AbortController();
  for (let reading = 0; reading < 2; reading++) await games.load(signal);
  games.readAllNext();
  for (let reading = 0; reading < 2; reading++) await games.load(signal);
  assert.deepEqual(asked, ['all', '880', 'all', '880']);
});

test('a team the venue said nothing of is asked for again after ten minutes, or when it is doubted', async () => {
  let now = 1_000_000;
  let asked = 0;
  const api = {
    read: async () => {
      asked += 1;
      return { structured_targets: [] };
    },
  };
  const games = new GameDirectory({ api, now: () => now }, venueADefaults.listing);
  games.learn([{ ...milestone('one'), details: { home_team_id: 'h', away_team_id: 'a' } }]);
  const { signal } = new AbortController();
  const learn = async () => {
    await games.learnTeams(['KXGAME-26NOV22AB'], signal);
    return asked;
  };
  assert.deepEqual([await learn(), await learn()], [1, 1]);
  now += 600_000;
  assert.deepEqual([await learn(), await learn()], [2, 2]);
  games.readAllNext();
  assert.deepEqual([await learn(), await learn()], [3, 3]);
});

for (const [what, changed] of [
  ['cannot be read', { start_date: 'soon' }],
  ['cannot be read in part', { start_date: '2026-11-22T15:00:00Z', related_event_tickers: 'all' }],
  ['is no game', { type: 'season' }],
] as const) {
  test(`a game whose milestone ${what} any more leaves its events without a start`, () => {
    const api = { read: () => Promise.reject(new Error('not asked for')) };
    const games = new GameDirectory({ api, now: Date.now }, venueADefaults.listing);
    games.learn([milestone('one')]);
    assert.equal(games.startsAt('KXGAME-26NOV22AB'), Date.UTC(2026, 10, 22, 18));
    assert.deepEqual([...games.learn([{ ...milestone('one'), ...changed }])], ['KXGAME-26NOV22AB']);
    assert.equal(games.startsAt('KXGAME-26NOV22AB'), undefined);
    assert.deepEqual([...games.learn([milestone('one')])], ['KXGAME-26NOV22AB']);
    assert.equal(games.find('KXGAME-26NOV22AB')?.id, 'one');
  });
}
