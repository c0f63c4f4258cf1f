/** Which values can occur: a grid stands on a sentence, on what a publisher prints or on counting, never on labels. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatGrid, formatPayout } from '../../src/core/exact/index.ts';
import { type Member, relate } from '../../src/core/relation/index.ts';
import { type Raw, readVenueA, venueAEvent, venueAMarket } from '../harness/raw-payloads.ts';
import { memberOfListing } from './own-listings.ts';

/** A mean of sixty values of an index, in the simulator's wording. */
function mean(condition: string, label: string, strike: Raw, series = 'KXBTC'): Member {
  const ticker = `${series}-26NOV2017`;
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker: `${ticker}-${condition.replaceAll(/\W/g, '')}`,
        event_ticker: ticker,
        title: 'Bitcoin price range on Nov 20, 2026?',
        yes_sub_title: label,
        rules_primary: `Yes if the simple average of the sixty one-second values of the CF Benchmarks Bitcoin real-time index before 5 PM EST is ${condition} at 5 PM EST on Nov 20, 2026.`,
        rules_secondary:
          'Prices elsewhere may differ: sixty values of the index are taken in the last minute, and their mean is the final value.',
        ...strike,
      }),
      venueAEvent({ event_ticker: ticker, series_ticker: series, title: 'Bitcoin' }),
    ),
  );
}

const above = mean('above 53249.99', '$53,250 or above', { strike_type: 'greater', floor_strike: 53249.99 });
const below = mean('below 53250', '$53,249.99 or below', { strike_type: 'less', cap_strike: 53250 });

function kindOf(left: Member, right: Member): string {
  const found = relate(left, right);
  return found.kind === 'related' ? found.relation : found.reason;
}

describe('an average of polls', () => {
  const approval = (words: string, strike: Raw) =>
    memberOfListing(
      readVenueA(
        venueAMarket({
          ticker: `KXAPPROVE-26NOV30-${words.replaceAll(/\W/g, '')}`,
          event_ticker: 'KXAPPROVE-26NOV30',
          yes_sub_title: '',
          rules_primary: `${words}`,
          ...strike,
        }),
        venueAEvent({ event_ticker: 'KXAPPROVE-26NOV30', series_ticker: 'KXAPPROVE', title: 'Approval' }),
      ),
    );

  it('H80 has no grid either: an unread text gives none', () => {
    const found = approval('If approval is above 43.9 on Nov 30, 2026, then the market resolves to Yes.', {
      strike_type: 'greater',
      floor_strike: 43.9,
    });
    assert.equal(found.claim && formatGrid(found.claim.variable.grid), 'continuous');
  });
});

describe('a mean of prices', () => {
  it('H80 lies on no grid of the prices, so that above 53249.99 and below 53250 may both pay', () => {
    assert.equal(above.claim && formatGrid(above.claim.variable.grid), 'continuous');
    const found = relate(above, below);
    assert.ok(found.kind === 'related');
    assert.equal(found.relation, 'overlaps');
    assert.equal(found.together.atMostOne, false);
  });

  it('H80 keeps its order and its exclusions all the same', () => {
    const higher = mean('above 53499.99', '$53,500 or above', {
      strike_type: 'greater',
      floor_strike: 53499.99,
    });
    assert.equal(kindOf(higher, above), 'implies');
    const low = mean('below 53000', '$52,999.99 or below', { strike_type: 'less', cap_strike: 53000 });
    assert.equal(kindOf(low, above), 'contradicts');
  });

  const range = { strike_type: 'between', floor_strike: 53250, cap_strike: 53499.99 };
  const [words, label] = ['between 53250-53499.99', '$53,250 to 53,499.99'];

  it('H86 both ends of a range are included by cited terms of its series, and the evidence names them', () => {
    const inside = mean(words, label, range);
    assert.equal(inside.claim && formatPayout(inside.claim.payout), '[53250, 53499.99]');
    const found = relate(inside, above);
    assert.ok(found.kind === 'related');
    assert.equal(found.relation, 'implies');
    assert.ok(found.evidence.some((fact) => fact.includes('as cited in public')));
  });

  it('H86 of a series without such terms the ends are not known', () => {
    const unstated = mean(words, label, range, 'KXBTCRANGE');
    assert.notEqual(unstated.claim?.variable.frame.reach, 'shared');
    assert.equal(relate(unstated, above).kind, 'unrelated');
    assert.equal(
      mean(
        'above 53249.99',
        '$53,250 or above',
        { strike_type: 'greater', floor_strike: 53249.99 },
        'KXBTCRANGE',
      ).claim?.family,
      'price',
    );
  });

  it('H80 a label that names another bound than the sentence is a conflict', () => {
    const wrong = mean('above 53249.99', '$53,251 or above', {
      strike_type: 'greater',
      floor_strike: 53249.99,
    });
    assert.equal(wrong.claim, undefined);
  });
});
