/** A source in a field of the market, beside a text that leaves the source to the venue. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relate } from '../../src/core/relation/index.ts';
import {
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { memberOfListing } from './own-listings.ts';

function leaves(day: string, resolutionSource: string) {
  return memberOfListing(
    readVenueB(
      venueBMarket({
        slug: `moss-out-by-${day.replaceAll(/\W+/g, '-').toLowerCase()}`,
        question: `Moss out as Chancellor of Fernland by ${day}?`,
        description: `This market will resolve to "Yes" if Cleo Moss ceases to be the Chancellor of Fernland for any length of time between April 4 and ${day}, 11:59 PM ET. Otherwise, this market will resolve to "No". The resolution source for this market will be a consensus of credible reporting.`,
        resolutionSource,
      }),
      venueBEvent({ slug: 'moss-out', title: 'Moss out by?' }),
    ),
  );
}

function kindOf(first: string, second: string): string {
  const found = relate(leaves('July 31, 2026', first), leaves('October 31, 2026', second));
  return found.kind === 'related' ? found.relation : found.reason;
}

describe('two deadlines of one text', () => {
  it('are of one thing where no field names a source', () => assert.equal(kindOf('', ''), 'implies'));
  it('are of one thing where the fields name one source', () =>
    assert.equal(kindOf('https://fernland.example', 'https://fernland.example'), 'implies'));
  it('are of two where the fields name two sources', () =>
    assert.equal(kindOf('https://fernland.example', 'https://daily.example'), 'different_source'));
  it('are of two where one field names a source', () =>
    assert.equal(kindOf('https://fernland.example', ''), 'different_source'));
});

function posts(event: string, source: string) {
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker: `${event}-80`,
        event_ticker: event,
        title: 'How many posts will Ana Doe make the week of Mar 15, 2026?',
        yes_sub_title: 'Above 80',
        strike_type: 'greater',
        floor_strike: 80,
        rules_primary:
          'If the number of Truth Social posts by Ana Doe from Mar 15, 2026 to Mar 21, 2026 is above 80, then the market resolves to Yes.',
      }),
      venueAEvent({
        event_ticker: event,
        series_ticker: 'KXPOSTS',
        settlement_sources: [{ name: source, url: 'https://posts.example' }],
      }),
    ),
  );
}

describe('two events of venue_a with one text', () => {
  const kind = (first: string, second: string): string => {
    const found = relate(posts('KXPOSTS-26MAR21', first), posts('KXPOSTS-26MAR21A', second));
    return found.kind === 'related' ? found.relation : found.reason;
  };
  it('are of one count where they name one source', () =>
    assert.equal(kind('Roll Call', 'Roll Call'), 'equivalent'));
  it('are of two where they name two sources', () =>
    assert.equal(kind('Roll Call', 'Trump Truth'), 'different_source'));
});
