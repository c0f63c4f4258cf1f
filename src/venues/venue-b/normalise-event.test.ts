import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListedEvent } from '../../core/contract/index.ts';
import { parseExactJson } from '../../runtime/exact-json.ts';
import { normaliseEvent } from './normalise-event.ts';
import { normaliseLeagues, normaliseTeam, noSportsTables, type SportsTables } from './sports-tables.ts';

const game = {
  id: '990001',
  slug: 'nfl-gst-hst-2026-10-04',
  title: 'Guests vs. Hosts',
  gameId: 7700,
  startTime: '2026-10-04T17:00:00Z',
  seriesSlug: 'nfl-2026',
  series: [{ id: '501', slug: 'nfl-2026', title: 'Football 2026', recurrence: 'weekly' }],
  tags: [
    { id: '1', slug: 'sports' },
    { id: '2', slug: 'NFL Games' },
  ],
  markets: [{ gameStartTime: '2026-10-04 17:25:00+00' }],
};

const tables: SportsTables = {
  leagues: normaliseLeagues(parseExactJson('[{"sport":"nfl","ordering":"away","series":"10345,501"}]')),
  teams: new Map(
    [
      { id: 1, name: 'Hosts', league: 'nfl', abbreviation: 'hst' },
      { id: 2, name: 'Guests', league: 'nfl', abbreviation: 'gst' },
    ].flatMap((row) => {
      const found = normaliseTeam(parseExactJson(JSON.stringify(row)));
      return found ? [[found.key, found.team] as const] : [];
    }),
  ),
  marketTypes: new Set(),
};

function read(changes: object, with_: SportsTables = tables): ListedEvent {
  const outcome = normaliseEvent(parseExactJson(JSON.stringify({ ...game, ...changes })), with_);
  if (outcome.kind !== 'event') throw new assert.AssertionError({ message: outcome.quarantined.detail });
  return outcome.normalised.event;
}

describe('an event of venue_b', () => {
  it('has its category and topics by its tags', () => {
    const event = read({});
    assert.equal(event.category, 'Sports');
    assert.deepEqual(event.topics, ['nfl-games', 'sports']);
    assert.equal(event.seriesId, 'nfl-2026');
  });

  for (const [what, changes] of [
    [
      'by the side each team names',
      {
        teams: [
          { id: 1, name: 'Hosts', league: 'nfl', ordering: 'home' },
          { id: 2, name: 'Guests', league: 'nfl', ordering: 'away' },
        ],
      },
    ],
    [
      'by the order of the league',
      {
        teams: [
          { id: 2, name: 'Guests', league: 'nfl' },
          { id: 1, name: 'Hosts', league: 'nfl' },
        ],
      },
    ],
    ['by name', { homeTeamName: 'Hosts', awayTeamName: 'Guests' }],
  ] as const) {
    it(`knows home and away ${what}`, () => {
      const found = read(changes).game;
      assert.deepEqual([found?.home?.id, found?.away?.id, found?.league], ['1', '2', 'nfl']);
      assert.equal(found?.startsAt, Date.UTC(2026, 9, 4, 17, 25));
      assert.equal(found?.id, '7700');
    });
  }

  it('has a series that is the same whichever of its events brings it', () => {
    const series = [
      { tags: [{ slug: 'politics' }], resolutionSource: 'https://one.example/' },
      { tags: [] },
    ].map((changes) => {
      const outcome = normaliseEvent(parseExactJson(JSON.stringify({ ...game, ...changes })), tables);
      return outcome.kind === 'event' ? outcome.normalised.series : undefined;
    });
    assert.deepEqual(series[0], series[1]);
    assert.equal(series[0]?.category, 'Sports');
  });

  it('shows its markets whether its game is played or over, where the venue says so', () => {
    const gameOf = (changes: object) => {
      const outcome = normaliseEvent(parseExactJson(JSON.stringify({ ...game, ...changes })), tables);
      return outcome.kind === 'event' ? outcome.normalised.context.game : assert.fail();
    };
    assert.equal(gameOf({}), undefined);
    assert.equal(gameOf({ live: false, ended: false }), undefined);
    assert.equal(gameOf({ live: true, ended: false }), 'live');
    assert.equal(gameOf({ live: true, ended: true }), 'ended');
  });

  it('does not guess home and away', () => {
    const found = read(
      {
        teams: [
          { id: 2, name: 'Guests' },
          { id: 1, name: 'Hosts' },
        ],
      },
      noSportsTables,
    ).game;
    assert.deepEqual([found?.home, found?.away], [undefined, undefined]);
  });

  it('is set aside without a usable slug, and keeps without its series', () => {
    const outcome = normaliseEvent(parseExactJson(JSON.stringify({ ...game, slug: '../etc' })), tables);
    assert.equal(outcome.kind === 'quarantined' && outcome.quarantined.reason, 'bad_identifier');
    const other = normaliseEvent(parseExactJson(JSON.stringify({ ...game, seriesSlug: 'a b' })), tables);
    assert.equal(other.kind === 'event' && other.normalised.quarantined[0]?.kind, 'series');
  });
});
