/** What an operator watches of webhooks. */
import type { ServiceGauge } from '../api/index.ts';
import type { Delivering } from './delivering.ts';

export function webhookGauges({ status }: Delivering): readonly ServiceGauge[] {
  return [
    { name: 'webhooks_in_flight', help: 'Attempts under way.', read: () => status().inFlight },
    {
      name: 'webhooks_delivered',
      help: 'Deliveries that arrived since the start.',
      read: () => status().delivered,
    },
    { name: 'webhooks_failed', help: 'Attempts that failed since the start.', read: () => status().failed },
    {
      name: 'webhooks_pending',
      help: 'Deliveries that wait, of all processes.',
      read: () => status().waiting?.pending ?? 0,
    },
  ];
}
