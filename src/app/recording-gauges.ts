/** What an operator watches of the recorder and of sealing. */
import type { ServiceGauge } from '../api/index.ts';
import type { Recording } from './recording.ts';

export function recordingGauges({ recorder, sealing }: Recording): readonly ServiceGauge[] {
  return [
    gauge('recorder_recording', '1 while this process records.', () =>
      ['recording', 'overloaded'].includes(recorder.status().state) ? 1 : 0,
    ),
    gauge('recorder_queue_rows', 'Rows received and not saved yet.', () => recorder.status().queueRows),
    gauge(
      'recorder_oldest_unsaved_ms',
      'Age of the oldest of them.',
      () => recorder.status().oldestUnsavedMs,
    ),
    gauge('recorder_saved_rows', 'Rows saved since the start.', () => recorder.status().savedRows),
    gauge(
      'recorder_conflated_rows',
      'Quotes and tops given up for later ones since the start.',
      () => recorder.status().conflatedRows,
    ),
    gauge(
      'recorder_overloads',
      'Times depth was given up since the start.',
      () => recorder.status().overloads,
    ),
    gauge(
      'recorder_trades_dropped',
      'Trades not taken since the start; each has its gap.',
      () => recorder.status().tradesDropped,
    ),
    gauge('sealed_parts', 'Hours sealed since the start, by kind.', () => sealing.status().parts),
    gauge('sealed_rows', 'Rows in them.', () => sealing.status().rows),
    gauge('sealing_failures', 'Sealings that failed since the start.', () => sealing.status().failures),
  ];
}

function gauge(name: string, help: string, read: () => number): ServiceGauge {
  return { name, help, read };
}
