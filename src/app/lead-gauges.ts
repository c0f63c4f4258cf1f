/** What an operator watches of leads and of webhooks. */
import type { ServiceGauge } from '../api/index.ts';
import type { Delivering } from './delivering.ts';
import type { Watching } from './watching.ts';

export function leadGauges({ leads, recorder }: Watching): readonly ServiceGauge[] {
  return [
    { name: 'leads_open', help: 'Leads that are open.', read: () => leads.status().open },
    {
      name: 'leads_executable',
      help: 'Those whose live books could be filled at a profit.',
      read: () => leads.status().openExecutable,
    },
    {
      name: 'leads_markets_left',
      help: 'Markets of the run in service not yet looked at.',
      read: () => leads.status().marketsLeft,
    },
    {
      name: 'leads_recording',
      help: '1 while this process records the lives of leads.',
      read: () => (['recording', 'overloaded'].includes(recorder.status().state) ? 1 : 0),
    },
    {
      name: 'leads_oldest_unsaved_ms',
      help: 'Age of the oldest change of a lead that is not saved yet.',
      read: () => recorder.status().oldestUnsavedMs,
    },
  ];
}

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
