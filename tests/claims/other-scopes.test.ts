/** Contracts that look like parts of one another and are on different figures or rounds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkProof, type Member, relate } from '../../src/core/relation/index.ts';
import { type Raw, readVenueA, venueAEvent, venueAMarket } from '../harness/raw-payloads.ts';
import { memberOfListing } from './own-listings.ts';

function onA(ticker: string, label: string, rules: string, fields: Raw = {}): Member {
  const event_ticker = ticker.replace(/-[^-]+$/, '');
  const [series_ticker] = ticker.split('-');
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker,
        event_ticker,
        title: 'How much is it?',
        yes_sub_title: label,
        rules_primary: rules,
        ...fields,
      }),
      venueAEvent({ event_ticker, series_ticker, title: 'An event' }),
    ),
  );
}

function least(bound: number): Raw {
  return { strike_type: 'greater_or_equal', floor_strike: bound };
}

describe('margins and seats', () => {
  const seat = onA(
    'SENATEGA-26-D',
    'Democratic',
    'If a Democrat wins the seat of Georgia in the Senate, then the market resolves to Yes.',
  );

  it('H87 the margin of a first round implies no seat', () => {
    const margin = onA(
      'KXMIDTERMMOV-GASEND-2',
      'At least 2',
      'If the Democratic nominee wins the first round of the 2026 Senate election in Georgia by at least 2 percentage points, then the market resolves to Yes.',
      least(2),
    );
    assert.equal(relate(margin, seat).kind, 'unrelated');
  });

  it('H87 nor does a margin whose text is not understood', () => {
    const margin = onA(
      'KXMIDTERMMOV-NCSEND-2',
      'At least 2',
      'If the Democratic margin in the Senate election in North Carolina is at least 2 points, then the market resolves to Yes.',
      least(2),
    );
    assert.equal(relate(margin, seat).kind, 'unrelated');
  });
});

describe('two listings of one figure', () => {
  const gas = (ticker: string, bound: string, day = 'Aug 3, 2026', more = '') =>
    onA(
      `${ticker}-${bound}`,
      `Above $${bound}`,
      `If average regular gas prices for United States are strictly greater than $${bound} on ${day} according to AAA, then the market resolves to Yes.${more}`,
      { strike_type: 'greater', floor_strike: Number(bound) },
    );
  const daily = gas('KXAAAGASD-26AUG03', '4.090');
  const kindOf = (left: Member, right: Member): string => {
    const found = relate(left, right);
    if (found.kind === 'related') assert.deepEqual(checkProof(found, left, right), { ok: true });
    return found.kind === 'related' ? found.relation : found.reason;
  };

  it('H92 the same sentence of the same day in two series is one contract', () => {
    assert.equal(kindOf(daily, gas('KXAAAGASW-26AUG03', '4.090')), 'equivalent');
    assert.equal(kindOf(gas('KXAAAGASW-26AUG03', '4.100'), daily), 'implies');
  });

  it('H92 another day, or a sentence more, is another', () => {
    assert.equal(kindOf(daily, gas('KXAAAGASW-26AUG10', '4.090', 'Aug 10, 2026')), 'different_window');
    const more = ' The highest figure of the week counts.';
    assert.equal(relate(daily, gas('KXAAAGASW-26AUG03', '4.090', 'Aug 3, 2026', more)).kind, 'unrelated');
  });
});

describe('goals', () => {
  it('H91 goals of a player with extra time imply no total of 90 minutes', () => {
    const player = onA(
      'KXWCGOAL-26JUL19ESPARG-P2',
      '2+',
      'If the striker scores at least 2 goals in the match, including extra time, then the market resolves to Yes.',
      least(2),
    );
    const total = onA(
      'KXWCTOTAL-26JUL19ESPARG-2',
      'Over 1.5',
      'If the teams score over 1.5 goals in 90 minutes, then the market resolves to Yes.',
      { strike_type: 'greater', floor_strike: 1.5 },
    );
    assert.equal(relate(player, total).kind, 'unrelated');
  });
});
