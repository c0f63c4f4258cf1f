/** What an operator watches of leads. */
import type { ServiceGauge } from '../api/index.ts';
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
