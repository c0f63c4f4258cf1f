/**
 * Contracts of the simulated world under other titles. A title proves nothing; one that asks for something else than the
 * terms withholds its contract, and one that only words it differently does not.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { readWorld, type WorldMember } from './read-world.ts';

const { members } = readWorld(1, 2000);

function findMember(family: string, venue: string, isMeant: (member: WorldMember) => boolean): WorldMember {
  const found = members.find(
    (member) => member.claim?.family === family && member.venue === venue && isMeant(member),
  );
  assert.ok(found !== undefined, `no contract of ${family} on ${venue}`);
  return found;
}

/** `claim`, or the reason for which there is none. */
function readAs({ source: { contract, event } }: WorldMember, title: string): string {
  const { claim, withheld } = readContract(simulatedReader, { ...contract, title }, event);
  return claim === undefined ? (withheld[0]?.reason ?? '') : 'claim';
}

function check(member: WorldMember, reworded: readonly string[], others: readonly string[]): void {
  for (const title of [member.source.contract.title, ...reworded])
    assert.equal(readAs(member, title), 'claim', title);
  for (const title of others) assert.match(readAs(member, title), /^(?:subject|bound)_conflict$/, title);
}

describe('a title', () => {
  it('of a game has no number, day or month that its terms do not have', () => {
    const game = findMember('game', 'venue_a', ({ source }) => / win the /.test(source.contract.title));
    const { title } = game.source.contract;
    check(
      game,
      ['Who takes it?', title.replace('?', ' tonight?')],
      [
        `${title} Game 7`,
        title.replace('?', ' on Dec 30?'),
        title.replace('?', ' at 3:33 PM?'),
        `2nd: ${title}`,
      ],
    );
  });

  it('of a day names no other day, city or figure of the weather', () => {
    const warm = findMember(
      'weather',
      'venue_a',
      ({ claim }) =>
        claim?.variable.frame.subject === 'station KNYC' && /^highest/.test(claim.variable.statistic),
    );
    check(
      warm,
      ['Hot in New York?', 'The high in NYC?', 'Maximum temperature?'],
      [
        'Hot in Chicago?',
        'The low in NYC?',
        'The high in NYC on Feb 29?',
        'The high in NYC in leap year 1928?',
      ],
    );
  });

  it('points where the strike points', () => {
    const above = findMember(
      'us_jobs',
      'venue_a',
      ({ source }) => source.contract.strike?.type === 'greater',
    );
    check(above, ['Above?', 'How many?'], ['Fewer?', 'Below?']);
  });

  it('of a bill names the bill of the rules', () => {
    const bill = members.find(({ source }) => /Stablecoin Reserve Act/.test(source.contract.rules));
    assert.ok(bill !== undefined);
    check(
      bill,
      ['Will the Stablecoin Reserve Act become law?', 'Will it become law?'],
      ['Will the Stablecoin Freedom Act become law?', 'Will the Farm Bill become law?'],
    );
  });

  it('of a margin leads with the party of the rules', () => {
    const margin = findMember('margin_of_victory', 'venue_b', () => true);
    check(
      margin,
      ['The margin of Democrats against Republicans?', 'The margin?'],
      ['The margin of the Republican nominee?', 'By how much do Republicans beat Democrats?'],
    );
  });

  it('of a part of a game names that part, its side and its line', () => {
    const half = findMember('game', 'venue_a', ({ source }) =>
      / wins the 1st half by over 3\.5 /.test(source.contract.title),
    );
    const { title } = half.source.contract;
    const [, side = ''] = /^(.+) wins /.exec(title) ?? [];
    check(
      half,
      ['The 1st half?', 'Who wins the 1st half?'],
      [
        'Who has the better start?',
        title.replace('1st', '2nd'),
        title.replace('1st half', '1st quarter'),
        title.replace('3.5', '6.5'),
        title.replace(`${side} `, 'Nobody '),
        `2H Spread: ${side} (-3.5)`,
        `1H Spread: ${side} (+3.5)`,
        `Will ${side} win the second half?`,
        'The 2nd half?',
      ],
    );
    assert.equal(readAs(half, `1H Spread: ${side} (-3.5)`), 'claim');
  });

  it('of a match of two teams asks for the side of Yes', () => {
    const win = findMember('soccer', 'venue_b', ({ source }) =>
      /^Will .+ win on /.test(source.contract.title),
    );
    const { contract, event } = win.source;
    const side = /^Will (.+) win on /.exec(contract.title)?.[1] ?? '';
    const other = [event?.game?.home?.name, event?.game?.away?.name].find((name) => name !== side) ?? '';
    check(win, ['Who wins?', `${side} wins?`], [contract.title.replace(side, other), `${other} wins?`]);
  });

  it('of a set names that set', () => {
    const set = findMember('set_match', 'venue_a', ({ source }) =>
      / win set 1\?$/.test(source.contract.title),
    );
    const { title } = set.source.contract;
    check(set, ['Set 1?'], [title.replace('set 1', 'set 2'), 'Set 2 Winner', 'Map 1 Winner']);
  });

  it('of a match names no part of it', () => {
    const match = findMember(
      'set_match',
      'venue_b',
      ({ claim, source }) => claim?.variable.statistic === 'winner' && / vs /.test(source.contract.title),
    );
    const { title } = match.source.contract;
    check(match, [], [`Map 1 Winner: ${title}`, `${title} - Set 2 Winner`]);
  });

  it('and a subtitle names the range of the label', () => {
    const warm = findMember('weather', 'venue_a', ({ claim }) => claim !== undefined);
    const { contract, event } = warm.source;
    const readWith = (subtitle: string): boolean =>
      readContract(simulatedReader, { ...contract, terms: { ...contract.terms, subtitle } }, event).claim !==
      undefined;
    for (const subtitle of ['', contract.yesLabel, 'Temperature']) assert.ok(readWith(subtitle), subtitle);
    for (const subtitle of ['Above 900', '1 or below', '1 to 2', 'Any words'])
      assert.ok(!readWith(subtitle), subtitle);
  });
});
