import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('of two games at one time an event has the same one in whatever order they were told', () => {
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
