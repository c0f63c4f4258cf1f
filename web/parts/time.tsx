/** A time in the reader's zone, with UTC on hover. */
import { printClock, printDay, printDayTime } from '../state/format.ts';

interface Props {
  readonly at: string;
  readonly as?: 'day-time' | 'clock' | 'day';
}

export function Time({ at, as = 'day-time' }: Props) {
  const text = as === 'clock' ? printClock(at) : as === 'day' ? printDay(at) : printDayTime(at);
  return (
    <time dateTime={at} title={`${at.replace('T', ' ').replace('Z', '')} UTC`}>
      {text}
    </time>
  );
}
