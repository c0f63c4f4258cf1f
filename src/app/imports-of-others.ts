/**
 * What other processes import, heard from the store and published as if this one had imported it.
 *
 *   start: sums of the day ─ seen ─┐         ┌─ seen: money by hour
 *                                  └─ lacked ┘─ news ─ looks, one a second ─►
 */
import type { PastImported } from '../ingest/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import type { Topic } from '../runtime/topic.ts';
import { type ArchiveSnapshot, listImportedPasts, loadSavedPast, type Store } from '../store/index.ts';

export interface ImportsOfOthersDeps {
  readonly log: Log;
  readonly store: Store;
  readonly imported: Topic<PastImported>;
  /** By which the store knows what this process has imported and published itself. */
  readonly importsHere: string;
}

const everyMs = 1_000;
const backoff: Backoff = { firstMs: 1_000, maxMs: 30_000 };
/** Names that are held at once, however many were saved. */
const pageMax = 1_000;

/** What was saved between two snapshots, as far as it was heard of. */
interface Look {
  readonly since: ArchiveSnapshot | undefined;
  /** Undefined until it has begun. */
  upTo: ArchiveSnapshot | undefined;
  /** The place of the last one that was heard of. */
  after: bigint;
}

export class ImportsOfOthers {
  readonly #deps: ImportsOfOthersDeps;
  #look: Look = { since: undefined, upTo: undefined, after: 0n };

  constructor(deps: ImportsOfOthersDeps) {
    this.#deps = deps;
  }

  /** What was saved later than this look is news. */
  beginAt(since: ArchiveSnapshot | undefined): void {
    this.#look = { since, upTo: undefined, after: 0n };
  }

  /** What the second look found in the archive and the first did not. Throws a StoreError. */
  findBetween(
    since: ArchiveSnapshot,
    upTo: ArchiveSnapshot,
    signal: AbortSignal,
  ): AsyncGenerator<PastImported> {
    return this.#read({ since, upTo, after: 0n }, signal);
  }

  /** Publishes what is new since the last look. Rejects with a StoreError; what was not published then is later. */
  async hear(signal: AbortSignal): Promise<void> {
    for await (const past of this.#read(this.#look, signal)) this.#deps.imported.publish(past);
    this.beginAt(this.#look.upTo);
  }

  /** Until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await this.hear(signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        this.#deps.log.error({ error }, 'imports of other processes could not be read; trying again');
      }
      await waitUnlessAborted(failures === 0 ? everyMs : backoffMs(backoff, failures), signal);
    }
  }

  async *#read(look: Look, signal: AbortSignal): AsyncGenerator<PastImported> {
    const { store, importsHere: heardBy } = this.#deps;
    for (;;) {
      const { seen, pasts } = await listImportedPasts(store, { ...look, limit: pageMax, heardBy }, signal);
      look.upTo = seen;
      for (const past of pasts) {
        const { venue, id, place } = past;
        yield { venue, id, ...(await loadSavedPast(store, past, signal)) };
        look.after = place;
      }
      if (pasts.length < pageMax) return;
    }
  }
}
