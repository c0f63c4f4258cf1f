/**
 * Contracts that a third attack related although what they show beside their rules speaks against it: labels that turn a
 * condition round, scales and units, conditions for an early close, kinds of market, subtitles, two deadlines, women's teams.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { readVenueA, venueAEvent, venueAMarket } from '../harness/raw-payloads.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { memberOfListing } from './own-listings.ts';
import { readWorld, type WorldMember } from './read-world.ts';

const { members } = readWorld(1, 2000);

function findMember(isMeant: (member: WorldMember) => boolean): WorldMember {
  const found = members.find((member) => member.claim !== undefined && isMeant(member));
  assert.ok(found !== undefined);
  return found;
}

function reasonOf(
  { source }: WorldMember,
  changes: Partial<ContractVersion>,
  eventChanges: Partial<EventFacts> = {},
): string {
  const event = source.event && { ...source.event, ...eventChanges };
  const { claim, withheld } = readContract(simulatedReader, { ...source.contract, ...changes }, event);
  return claim === undefined ? (withheld[0]?.reason ?? '') : 'claim';
}

const game = findMember(
  ({ claim, venue }) =>
    venue === 'venue_b' && claim?.family === 'game' && claim.variable.frame.window === 'full game',
);

describe('a ladder', () => {
  const rung = (floor: number, fields: Readonly<Record<string, unknown>> = {}) =>
    memberOfListing(
      readVenueA(
        venueAMarket({
          ticker: `KXINDEX-26-${floor}`,
          event_ticker: 'KXINDEX-26',
          title: 'Where is the index?',
          yes_sub_title: `Above ${floor}`,
          rules_primary: `If the index on Nov 20, 2026 is above ${floor}, then the market resolves to Yes.`,
          strike_type: 'greater',
          floor_strike: floor,
          ...fields,
        }),
        venueAEvent({ event_ticker: 'KXINDEX-26', series_ticker: 'KXINDEX', title: 'The index' }),
        undefined,
      ),
    );
  const areRelated = (fields: (floor: number) => Readonly<Record<string, unknown>>): boolean =>
    relate(rung(110, fields(110)), rung(100, fields(100))).kind === 'related';

  it('is in order by what its labels say', () => {
    assert.ok(areRelated(() => ({})));
    assert.ok(areRelated(() => ({ yes_sub_title: 'Yes' })));
    assert.ok(areRelated((floor) => ({ yes_sub_title: `Index above ${floor} points` })));
    for (const label of [
      'Fails to exceed N',
      'Exactly N',
      'Above N until the next strike',
      'Will not be above N',
      'Anything but above N',
      'Other than above N',
      'Yes unless above N',
    ]) {
      const labels = (floor: number) => ({ yes_sub_title: label.replace('N', String(floor)) });
      assert.ok(!areRelated(labels), label);
    }
  });

  it('is in order by what its titles and subtitles say', () => {
    for (const title of ['Will the index not be above N?', 'Is N the highest strike met?', 'Only N?'])
      assert.ok(!areRelated((floor) => ({ title: title.replace('N', String(floor)) })), title);
    assert.ok(areRelated((floor) => ({ subtitle: `Above ${floor}` })));
    assert.ok(!areRelated((floor) => ({ subtitle: floor === 100 ? 'Week 7' : 'Week 8' })));
  });
});

describe('what a contract shows beside its rules', () => {
  it('is the kind of market that its rules are', () => {
    assert.equal(reasonOf(game, {}), 'claim');
    const terms = { ...game.source.contract.terms, sportsMarketType: 'first_half_moneyline' };
    assert.equal(reasonOf(game, { terms }), 'subject_conflict');
  });

  it('closes early without paying otherwise', () => {
    const { terms } = game.source.contract;
    const close = (condition: string) =>
      reasonOf(game, { terms: { ...terms, early_close_condition: condition } });
    assert.equal(close('This market will close and expire early if the event occurs.'), 'claim');
    assert.equal(close('It resolves to No if the game is moved.'), 'unknown_clause');
  });

  it('is of the sex that its rules are of', () => {
    const soccer = findMember(({ claim, venue }) => venue === 'venue_a' && claim?.family === 'soccer');
    assert.equal(reasonOf(soccer, {}), 'claim');
    assert.equal(reasonOf(soccer, {}, { title: 'Arsenal Women vs Real Madrid Women' }), 'subject_conflict');
  });

  it('asks for no more and no less than its rules', () => {
    const { title } = game.source.contract;
    assert.equal(reasonOf(game, { title: `${title}: who loses?` }), 'subject_conflict');
    assert.equal(reasonOf(game, { title: `Two rivals: ${title}` }), 'subject_conflict');
    // Ornaments of a title are none of its terms.
    for (const ornament of ['Week 10: ', '#5 ', '(5-4) ', '(-3) ', '2026-27 ', '10 AM PT '])
      assert.equal(reasonOf(game, { title: `${ornament}${title}` }), 'claim', ornament);
  });

  it('counts in the unit of its rules', () => {
    const jobs = findMember(
      ({ claim, venue, source }) =>
        venue === 'venue_b' && claim?.family === 'us_jobs' && /^<\d+k$/.test(source.contract.yesLabel),
    );
    const { yesLabel, terms } = jobs.source.contract;
    assert.equal(reasonOf(jobs, {}), 'claim');
    const bare = yesLabel.replace('k', '');
    const title = `Will the US add fewer than ${bare.slice(1)} thousand jobs?`;
    const labelled = (label: string) => ({
      yesLabel: label,
      terms: { ...terms, groupItemTitle: label },
      title,
    });
    assert.equal(reasonOf(jobs, labelled(bare)), 'bound_conflict');
    assert.equal(reasonOf(jobs, { ...labelled(`${bare}%`), title: 'Jobs?' }), 'bound_conflict');
  });

  it('is too long to be read beyond any name', () => {
    assert.equal(reasonOf(game, { title: 'Abc of '.repeat(150_000) }), 'too_large');
    assert.equal(reasonOf(game, { yesLabel: '1,'.repeat(30_000) }), 'too_large');
  });
});

describe('a thing that happens by a day', () => {
  it('has one day', () => {
    const bill = findMember(({ claim, venue }) => venue === 'venue_a' && claim?.family === 'deadline');
    const { rules } = bill.source.contract;
    const [day = ''] = /before \w+ \d+, \d+/.exec(rules) ?? [];
    const [statement = ''] = rules.split(/\n/);
    assert.equal(reasonOf(bill, {}), 'claim');
    assert.equal(reasonOf(bill, { rules: `${rules}\n\n${statement}` }), 'claim');
    const other = statement.replace(day, 'before Jun 1, 2026');
    assert.equal(reasonOf(bill, { rules: `${rules}\n\n${other}` }), 'bound_conflict');
  });
});
