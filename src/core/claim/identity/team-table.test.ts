import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findTeam } from './find-team.ts';
import { teamTable } from './team-table.ts';

function checkTeam(league: string, name: string, code: string | undefined): void {
  it(`${league}: ${name} is ${code ?? 'nobody'}`, () => {
    assert.equal(findTeam(league, name)?.code, code);
  });
}

describe('a table of teams', () => {
  it('makes every name of a line', () => {
    const [team] = teamTable('lal | =Los Angeles L;+Los Angeles | Lakers | LAL;LA', 'unique');
    assert.deepEqual(team, {
      code: 'lal',
      names: ['Los Angeles L', 'Los Angeles Lakers', 'LAL Lakers', 'LA Lakers', 'Lakers'],
      nicknames: ['Lakers'],
    });
  });
  it('keeps shared nicknames out of the names', () => {
    const teams = teamTable('aub | Auburn | Tigers\nlsu | LSU | Tigers', 'shared');
    assert.deepEqual(
      teams.map(({ names }) => names),
      [
        ['Auburn', 'Auburn Tigers'],
        ['LSU', 'LSU Tigers'],
      ],
    );
  });
  it('refuses one name for two teams', () => {
    assert.throws(() => teamTable('a | New York | Giants\nb | New York | Jets', 'unique'), RangeError);
    assert.throws(() => teamTable('a | Austin | Bats\na | Boston | Cats', 'unique'), RangeError);
  });
});

describe('teams by exact name', () => {
  checkTeam('nfl', 'New York G', 'nyg');
  checkTeam('nfl', 'New York J', 'nyj');
  checkTeam('nfl', 'New York', undefined);
  checkTeam('nfl', 'IND Colts', 'ind');
  checkTeam('nba', 'Los Angeles C', 'lac');
  checkTeam('nba', 'Los Angeles', undefined);
  checkTeam('wnba', 'Los Angeles', 'la');
  checkTeam('nba', 'Suns', 'phx');
  checkTeam('wnba', 'Suns', undefined);
  checkTeam('wnba', 'Sun', 'conn');
  checkTeam('mlb', 'Chicago WS', 'cws');
  checkTeam('mlb', 'Chicago', undefined);
  checkTeam('mlb', "A's", 'ath');
  checkTeam('nhl', 'VGK Golden Knights', 'vgk');
  checkTeam('ncaaf', 'Michigan St.', 'msu');
  checkTeam('ncaaf', 'Michigan State Spartans', 'msu');
  checkTeam('ncaaf', 'Michigan', 'mich');
  checkTeam('ncaaf', 'Miami', undefined);
  checkTeam('ncaaf', 'Miami (OH)', 'miao');
  checkTeam('ncaamb', 'Tigers', undefined);
  checkTeam('ncaamb', 'michigan', undefined);
  checkTeam('worldcup', 'Iran', 'irn');
  checkTeam('worldcup', 'IR Iran', 'irn');
  checkTeam('worldcup', 'Iran IR Iran', undefined);
  checkTeam('cricket', 'Michigan', undefined);
});
