/** What the service says of itself, for the strip on every page and for the mark of simulated data. */
import { signal } from '@preact/signals';
import type { Accuracy, Client, Status } from '../../client/index.ts';
import { noticeRefusal } from './session.ts';

export const status = signal<Status | undefined>(undefined);
/** What lagged how far behind each time the status was read in this tab, oldest first. */
export const lagSamples = signal<readonly LagSample[]>([]);
export const accuracy = signal<Accuracy | undefined>(undefined);
/** The service's clock less this machine's: the demo lives in a time of its own. */
const clockAheadMs = signal(0);

/** In milliseconds; null where it is not known. */
export interface LagSample {
  readonly venues: Readonly<Record<string, number | null>>;
  readonly recorder: number;
}

export const lagSamplesMax = 300;

/** Both the strip and the status page read it; a tab that has been open for a while has a past to show. */
export function noteLag({ venues, recorder }: Status): void {
  const sample = {
    venues: Object.fromEntries(venues.map(({ venue, lag_ms }) => [venue, lag_ms])),
    recorder: recorder.oldest_unsaved_ms ?? 0,
  };
  lagSamples.value = [...lagSamples.peek(), sample].slice(-lagSamplesMax);
}

export function isSimulated(): boolean {
  return status.value?.venues.some(({ simulated }) => simulated) ?? false;
}

export function serviceNow(): number {
  return Date.now() + clockAheadMs.value;
}

/** For what must know the service's time before it can ask. */
export async function knowTime(api: Client, signal: AbortSignal): Promise<number> {
  if (status.value === undefined) await loadStatus(api, signal);
  return serviceNow();
}

/** A refused key is noticed; after any other failure the next call tries again. */
export async function loadStatus(api: Client, signal: AbortSignal): Promise<void> {
  try {
    const [statusAnswer, accuracyAnswer] = await Promise.all([
      api.call('getStatus', {}, { signal }),
      api.call('getAccuracy', {}, { signal }),
    ]);
    status.value = statusAnswer.data;
    noteLag(statusAnswer.data);
    accuracy.value = accuracyAnswer.data;
    const times = statusAnswer.data.venues.flatMap(({ last_message_at: at }) =>
      at === null ? [] : [Date.parse(at)],
    );
    if (times.length > 0) clockAheadMs.value = Math.max(...times) - Date.now();
  } catch (error) {
    noticeRefusal(error);
  }
}
