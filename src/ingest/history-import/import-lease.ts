/** The work of an import with a heartbeat beside it, and how it ended. */
import { Failure } from '../../runtime/failure.ts';
import { withHeartbeat } from '../../runtime/heartbeat.ts';
import type { Log } from '../../runtime/log.ts';
import { beatImportRun, type Store, StoreError } from '../../store/index.ts';
import { VenueError } from '../../venues/index.ts';
import { ImportLost } from './import-lost.ts';

export interface IncompleteImport {
  readonly reason: string;
  readonly detail: string;
}

export type ImportEnd =
  | { readonly kind: 'ended'; readonly incomplete: IncompleteImport | undefined }
  | { readonly kind: 'bug'; readonly incomplete: IncompleteImport; readonly error: unknown }
  | { readonly kind: 'lost' };

/** Too many markets failed one after another. */
export class VenueUnavailable extends Failure {
  override readonly name = 'VenueUnavailable';
  readonly code = 'venue_unavailable';
}

interface LeaseDeps {
  readonly store: Store;
  readonly log: Log;
}

interface Lease {
  readonly run: number;
  readonly beatEveryMs: number;
}

/** Rejects when the database is away: then it would not take the end either, and the next import finds it abandoned. */
export async function withImportLease(
  deps: LeaseDeps,
  lease: Lease,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<IncompleteImport | undefined>,
): Promise<ImportEnd> {
  const heartbeat = {
    everyMs: lease.beatEveryMs,
    beat: async () => {
      if (!(await beatImportRun(deps.store, lease.run)))
        throw new ImportLost(`Import ${lease.run} was taken over.`);
    },
    isLost: (error: unknown) => error instanceof ImportLost,
    onFailure: (error: unknown) =>
      deps.log.warn({ error, run: lease.run }, 'the heartbeat of an import could not be written'),
  };
  return withHeartbeat(
    heartbeat,
    async (held, lost): Promise<ImportEnd> => {
      try {
        return { kind: 'ended', incomplete: await work(held) };
      } catch (error) {
        if (lost.aborted || error instanceof ImportLost) return { kind: 'lost' };
        if (signal.aborted) return ended('stopped', 'the service stops');
        if (error instanceof VenueUnavailable) return ended(error.code, error.message);
        if (error instanceof StoreError && error.code === 'unavailable') throw error;
        const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        return { kind: 'bug', incomplete: { reason: 'failed', detail }, error };
      }
    },
    signal,
  );
}

/** A venue that failed in the middle of a listing; anything else is thrown again. */
export function toIncomplete(error: unknown, signal: AbortSignal): IncompleteImport {
  signal.throwIfAborted();
  if (!(error instanceof VenueError)) throw error;
  return { reason: 'request_failed', detail: `${error.code}: ${error.message}` };
}

function ended(reason: string, detail: string): ImportEnd {
  return { kind: 'ended', incomplete: { reason, detail } };
}
