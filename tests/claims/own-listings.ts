/** Listings written for a test in the simulator's wordings, and what is read from them. */
import { readContract } from '../../src/core/claim/index.ts';
import { type Member, memberOf } from '../../src/core/relation/index.ts';
import {
  type Raw,
  type ReadListing,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

/** A bill that becomes law by the end of 2026, on venue_a. */
export function billOnA(fields: Raw = {}): ReadListing {
  return readVenueA(
    venueAMarket({
      ticker: 'KXFARMBILL-27-27JAN01',
      event_ticker: 'KXFARMBILL-27',
      yes_sub_title: 'Before Jan 1, 2027',
      rules_primary:
        'Yes if the Farm Bill becomes law, since Jan 1, 2026 and before Jan 1, 2027, dates in Eastern time, as given by the Federal Register.',
      ...fields,
    }),
    venueAEvent({ event_ticker: 'KXFARMBILL-27', series_ticker: 'KXFARMBILL', title: 'Farm Bill' }),
  );
}

export const billRulesOfB =
  'Yes if the Farm Bill becomes law, since Jan 1, 2026 and until 11:59:59 PM ET on December 31, 2026, dates in Eastern time; No otherwise.\n\nThe source is the Federal Register.';

/** The same on venue_b. */
export function billOnB(fields: Raw = {}, event: Raw = {}): ReadListing {
  return readVenueB(
    venueBMarket({
      slug: 'farm-bill-by-december-31',
      question: 'Farm Bill by December 31?',
      groupItemTitle: 'December 31',
      description: billRulesOfB,
      ...fields,
    }),
    venueBEvent({ slug: 'farm-bill', title: 'Farm Bill by…?', description: billRulesOfB, ...event }),
  );
}

export function memberOfListing({ contract, event }: ReadListing): Member {
  return memberOf({ ...contract, marketId: contract.id }, readContract(simulatedReader, contract, event));
}
