import type { TickKind } from '../ticks/index.ts';

/** Where a part of an hour is once it is sealed; relative to the history folder. `hour` is its first millisecond. */
export function sealedFileName(kind: TickKind, hour: number, part: number): string {
  const text = new Date(hour).toISOString();
  const day = text.slice(0, 10);
  return `${kind}/${day}/${kind}-${day.replaceAll('-', '')}T${text.slice(11, 13)}-${part}.parquet`;
}
