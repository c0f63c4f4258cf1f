/** A market of one bound in an event that is declared exclusive, read with some of its fields changed. */
import { type ContractReading, readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { type Raw, readVenueA, venueAEvent, venueAMarket } from '../harness/raw-payloads.ts';

export function readExclusive(fields: Raw): ContractReading {
  const { contract, event } = readVenueA(
    venueAMarket({
      ticker: 'KXRAIN-26NOV-T3',
      event_ticker: 'KXRAIN-26NOV',
      title: 'Rain in November above 3 inches?',
      yes_sub_title: 'Above 3',
      rules_primary: 'If the count is above 3, then the market resolves to Yes.',
      strike_type: 'greater',
      floor_strike: 3,
      ...fields,
    }),
    venueAEvent({
      event_ticker: 'KXRAIN-26NOV',
      series_ticker: 'KXRAIN',
      title: 'Rain',
      mutually_exclusive: true,
    }),
  );
  return readContract({ fingerprint }, contract, event);
}
