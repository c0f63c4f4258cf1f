/** What an operator watches of the venues: what is current, and whether they ask for fewer requests. */
import type { ServiceGauge } from '../api/index.ts';
import { venueIds } from '../core/contract/index.ts';
import type { VenueReaders } from './venue-readers.ts';

export function venueGauges(readers: Pick<VenueReaders, 'statuses'>): readonly ServiceGauge[] {
  return venueIds.flatMap((id) => {
    const find = () => readers.statuses().find(({ venue }) => venue === id);
    return [
      {
        name: `${id}_books_current`,
        help: 'Followed markets whose book is current.',
        read: () => find()?.feed?.marketsCurrent ?? 0,
      },
      {
        name: `${id}_quotes_current`,
        help: 'Followed markets whose best prices are current.',
        read: () => find()?.feed?.marketsQuoted ?? 0,
      },
      {
        name: `${id}_request_share`,
        help: 'At which share of the usual pace its slowest host is asked; 1 unless it answered 429 lately.',
        read: () => find()?.requests.share ?? 1,
      },
      {
        name: `${id}_request_pause_ms`,
        help: 'Until the next request to a host that asked for a pause.',
        read: () => find()?.requests.pausedMs ?? 0,
      },
      {
        name: `${id}_rate_limited`,
        help: 'Requests it answered with 429 since the start.',
        read: () => find()?.requests.limited ?? 0,
      },
    ];
  });
}
