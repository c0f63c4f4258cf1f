/**
 * Pairs that were related and fail at settlement: another match of the same family names, exclusive events whose members
 * may pay together, terms that only a title or question holds, and names that many things share.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkProof, type Member, relate } from '../../src/core/relation/index.ts';
import {
  type Raw,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { memberOfListing } from './own-listings.ts';

let serial = 0;

function onA(market: Raw, event: Raw = {}, game?: string): Member {
  serial += 1;
  const listed = { event_ticker: 'KXEVENT-26', series_ticker: 'KXEVENT', title: 'An event', ...event };
  const facts =
    game === undefined
      ? undefined
      : { id: game, league: undefined, startsAt: undefined, home: undefined, away: undefined };
  return memberOfListing(
    readVenueA(
      venueAMarket({ ticker: `KXEVENT-26-${serial}`, event_ticker: listed.event_ticker, ...market }),
      venueAEvent(listed),
      facts,
    ),
  );
}

function onB(market: Raw, event: Raw = {}): Member {
  serial += 1;
  return memberOfListing(
    readVenueB(
      venueBMarket({ slug: `market-${serial}`, ...market }),
      venueBEvent({ slug: 'event', ...event }),
    ),
  );
}

function kindOf(left: Member, right: Member): string {
  const found = relate(left, right);
  if (found.kind === 'related') assert.deepEqual(checkProof(found, left, right), { ok: true });
  return found.kind === 'related' ? found.relation : 'none';
}

describe('a tennis match', () => {
  const round = 'the Wang vs Zhang professional tennis match in the 2026 WTA Harbor Masters Round Of 32';
  const wins = (name: string, game: string): Member =>
    onA(
      {
        yes_sub_title: name,
        rules_primary: `Yes is paid if ${name} wins ${round} after a ball has been played.`,
        rules_secondary: `This market is about ${round}, once at least one ball was hit.`,
      },
      { event_ticker: `KXWTAMATCH-${game}`, series_ticker: 'KXWTAMATCH' },
      game,
    );

  it('is that of the venue, not of two family names', () => {
    assert.ok(wins('Xinyu Wang', 'G1').claim !== undefined);
    assert.equal(kindOf(wins('Xinyu Wang', 'G1'), wins('Xiyu Wang', 'G2')), 'none');
    assert.equal(kindOf(wins('Xinyu Wang', 'G1'), wins('Shuai Zhang', 'G2')), 'none');
    assert.equal(kindOf(wins('Xinyu Wang', 'G1'), wins('Shuai Zhang', 'G1')), 'contradicts');
  });
});

describe('an event declared exclusive', () => {
  const exclusive = { mutually_exclusive: true };
  const member = (label: string, rules: string, more: Raw = {}): Member =>
    onA({ yes_sub_title: label, rules_primary: rules, ...more }, exclusive);
  const both = (does: string): string =>
    kindOf(
      ...(['Ana Doe', 'Ben Roe'].map((name) =>
        member(name, `If ${name} ${does}, then the market resolves to Yes.`),
      ) as [Member, Member]),
    );

  it('excludes where only one can', () => assert.equal(both('wins the Golden Pen of 2027'), 'contradicts'));
  for (const does of [
    'leads the league in home runs (including ties)',
    'wins or ties for the lead',
    'reaches the final',
    'advances to the semifinals',
    'qualifies for the playoffs',
    'finishes on the podium',
    'wins a medal',
    'finishes third or better',
    'is relegated',
    'is nominated for the Golden Pen',
  ]) {
    it(`H79 says nothing of members where each ${does}`, () => assert.equal(both(does), 'none'));
  }
  for (const sentence of [
    'In the event of a tie, the tied nominees resolve to Yes.',
    'Ties count as wins.',
    'Sharing the award with another person counts.',
    'If the prize is split, the market still resolves to Yes.',
    'An ex aequo award counts.',
    'This market resolves independently of the others.',
  ]) {
    it(`H79 says nothing where it is added: ${sentence}`, () =>
      assert.equal(
        both(`wins the Golden Pen of 2027, then the market resolves to Yes. ${sentence} If so`),
        'none',
      ));
  }

  it('says nothing of deadlines that lie one in the other', () => {
    const before = (day: string): Member =>
      member(`Before ${day}`, `If Ana Doe resigns before ${day}, then the market resolves to Yes.`);
    assert.equal(kindOf(before('Jun 1, 2026'), before('Jul 1, 2026')), 'none');
  });

  it('says nothing of bounds on one figure, whatever their labels call it', () => {
    const atLeast = (floor: number, label: string): Member =>
      member(
        label,
        `If the number of launches is at least ${floor} in 2026, then the market resolves to Yes.`,
        {
          strike_type: 'greater_or_equal',
          floor_strike: floor,
        },
      );
    assert.equal(kindOf(atLeast(5, 'At least 5'), atLeast(10, '10+ launches')), 'none');
  });
});

describe('a range that the rules leave to the title', () => {
  const range = (label: string, question: string): Member =>
    onB({
      groupItemTitle: label,
      question,
      description:
        'Decided by the number of posts, as the official tracker gives it at the end of November 20, 2026, ET. Each market counts the range in its title, both ends included.',
    });
  const vance = range('40-50', 'Will Arlo Vance post 40-50 times?');

  it('is of what the title asks for', () => {
    assert.equal(kindOf(vance, range('60-70', 'Will Arlo Vance post 60-70 times?')), 'contradicts');
    assert.equal(kindOf(vance, range('60-70', 'Will Ben Roe post 60-70 times?')), 'none');
    assert.equal(kindOf(vance, range('40-50', 'Will Ben Roe post 40-50 times?')), 'none');
    assert.equal(kindOf(vance, range('60-70', 'Will Arlo Vance post 60-70 times in week 2?')), 'none');
    assert.equal(kindOf(vance, range('60-70', 'Will Arlo Vance not post 60-70 times?')), 'none');
    assert.equal(kindOf(vance, range('60-70', 'Will Arlo Vance post outside 60-70 times?')), 'none');
  });
});

describe('a bill', () => {
  const bill = (name: string, event: string): Member =>
    onA(
      {
        rules_primary: `Yes if the ${name} becomes law, since Jan 1, 2026 and before Jan 1, 2027, dates in Eastern time, as given by the Federal Register.`,
      },
      { event_ticker: event, series_ticker: 'KXBILL' },
    );

  it('has a name of its own', () => {
    assert.equal(kindOf(bill('Farm Bill', 'KXBILL-1'), bill('Farm Bill', 'KXBILL-2')), 'equivalent');
    for (const name of ['Bill', 'Other Bill', 'Appropriations Bill', 'Bill of the Week', 'Budget Act'])
      assert.equal(kindOf(bill(name, 'KXBILL-1'), bill(name, 'KXBILL-2')), 'none', name);
  });
});

describe('a ladder of deadlines', () => {
  const before = (day: string, title: string): Member =>
    onA({
      title,
      yes_sub_title: `Before ${day}`,
      rules_primary: `If Ana Doe resigns before ${day}, then the market resolves to Yes.`,
    });

  it('is of what its titles ask for', () => {
    const june = before('Jul 1, 2026', 'Will Ana Doe resign before Jul 1, 2026?');
    assert.equal(kindOf(june, before('Aug 1, 2026', 'Will Ana Doe resign before Aug 1, 2026?')), 'implies');
    assert.equal(kindOf(june, before('Aug 1, 2026', 'Will Ana Doe resign in July?')), 'none');
    assert.equal(kindOf(june, before('Aug 1, 2026', 'Will Ana Doe stay before Aug 1, 2026?')), 'none');
  });
});

describe('a ladder of strikes', () => {
  const rung = (floor: number, title: string): Member =>
    onA({
      title,
      yes_sub_title: `At least ${floor}`,
      rules_primary: `If the number of shots of Ana Doe at the Harbor Open on Nov 20, 2026 is at least ${floor}, then the market resolves to Yes.`,
      strike_type: 'greater_or_equal',
      floor_strike: floor,
    });

  it('is of what its titles ask for', () => {
    const five = rung(5, 'At least 5 shots?');
    assert.equal(kindOf(five, rung(7, 'At least 7 shots?')), 'implied_by');
    assert.equal(kindOf(five, rung(7, 'At least 7 shots on day 2?')), 'none');
    // A number behind a name is no bound, though it is as large.
    assert.equal(kindOf(rung(5, 'Shots at Hole 5?'), rung(7, 'Shots at Hole 7?')), 'none');
    assert.equal(kindOf(five, rung(7, 'Fewer than 7 shots?')), 'none');
  });
});
