/** Which fee schedule a market is under: the event's override beats the series. */
import type { FeeTerms } from '../../core/contract/index.ts';
import { quadraticRate } from './fee-rates.ts';
import type { VenueAWireEvent, VenueAWireMarket, VenueAWireSeries } from './wire/index.ts';

export function readFeeTerms(
  market: Pick<VenueAWireMarket, 'fee_waiver_expiration_time'>,
  event: Pick<VenueAWireEvent, 'overrides_read' | 'fee_type_override' | 'fee_multiplier_override'>,
  series: Pick<VenueAWireSeries, 'fee_type' | 'fee_multiplier'> | undefined,
): FeeTerms {
  if (!event.overrides_read) return { kind: 'unknown', reason: 'event_not_read' };
  const schedule = event.fee_type_override ?? series?.fee_type;
  const multiplier = event.fee_multiplier_override ?? series?.fee_multiplier;
  const overridden = event.fee_type_override !== undefined || event.fee_multiplier_override !== undefined;
  if (schedule === undefined) {
    return { kind: 'unknown', reason: series ? 'no_schedule_named' : 'series_unknown' };
  }
  const rate = quadraticRate(schedule);
  if (rate === undefined) return { kind: 'unknown', reason: `schedule_not_published: ${schedule}` };
  if (multiplier === undefined) return { kind: 'unknown', reason: 'no_multiplier_named' };
  if (multiplier.numerator < 0n) return { kind: 'unknown', reason: 'multiplier_below_zero' };
  return {
    kind: 'quadratic',
    schedule,
    rate,
    multiplier,
    setBy: overridden ? 'event' : 'series',
    waivedUntil: market.fee_waiver_expiration_time,
  };
}
