/** What an operator watches of signals. */
import type { ServiceGauge } from '../api/index.ts';
import type { Signals } from './signals.ts';

export function signalGauges({ book, recorder }: Signals): readonly ServiceGauge[] {
  return [
    { name: 'signals_open', help: 'Signals that are open.', read: () => recorder.status().watched },
    { name: 'signals_kept', help: 'Signals of the last day in memory.', read: () => book.status().episodes },
    {
      name: 'signals_unsaved',
      help: 'Signals with changes that are not saved yet.',
      read: () => recorder.status().waiting,
    },
    {
      name: 'signals_dropped',
      help: 'Changes that were not recorded since the start: the queue was full, or the database refused them.',
      read: () => recorder.status().leftOut + recorder.status().refused,
    },
  ];
}
