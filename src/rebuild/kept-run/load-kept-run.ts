/**
 * The run that an earlier process has kept, if it is the very one the database has as its last. It is read in slices: requests
 * are answered meanwhile.
 */
import type { Log } from '../../runtime/log.ts';
import { type ArrayFileNames, readArrayFile } from './array-file.ts';
import { type KeptRun, type KeptRunPlace, keptRunNames, keptRunPath, type StoredRun } from './kept-run.ts';

type Refusal = 'other_program' | 'other_run' | 'other_database';

export type KeptRunReading =
  | { readonly kind: 'kept'; readonly kept: KeptRun }
  | { readonly kind: 'not_kept'; readonly reason: Refusal | 'absent' | 'damaged' | 'unreadable' };

/** Rejects only when the signal is aborted. */
export async function loadKeptRun(
  { log }: { readonly log: Log },
  place: KeptRunPlace,
  stored: StoredRun,
  signal: AbortSignal,
): Promise<KeptRunReading> {
  const names = keptRunNames(place, stored);
  try {
    const reading = await readArrayFile(keptRunPath(place), (found) => refuse(names, found), signal);
    switch (reading.kind) {
      case 'refused':
        return { kind: 'not_kept', reason: reading.reason };
      case 'damaged':
        log.warn({ detail: reading.detail }, 'the kept run is damaged');
        return { kind: 'not_kept', reason: 'damaged' };
      case 'read':
        // This very program wrote them, and their bytes are those that were written.
        return { kind: 'kept', kept: reading.values as unknown as KeptRun };
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { kind: 'not_kept', reason: 'absent' };
    }
    log.warn({ error }, 'the kept run could not be read');
    return { kind: 'not_kept', reason: 'unreadable' };
  }
}

function refuse(wanted: ArrayFileNames, found: ArrayFileNames): Refusal | undefined {
  if (found['program'] !== wanted['program']) return 'other_program';
  if (found['run'] !== wanted['run']) return 'other_run';
  return found['database'] === wanted['database'] ? undefined : 'other_database';
}
