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
import {
  type ArchiveSnapshot,
  listImportedPasts,
  loadSavedPast,
  type SavedPastName,
  type Store,
} from '../store/index.ts';

export interface ImportsOfOthersDeps {
  readonly log: Log;
  readonly store: Store;
  readonly imported: Topic<PastImported>;
  /** By which the store knows what this process has imported and published itself. */
  readonly importsHere: string;
}

const everyMs = 1_000;
const backoff: Backoff = { firstMs: 1_000, maxMs: 30_000 };

export class ImportsOfOthers {
  readonly #deps: ImportsOfOthersDeps;
  /** What was saved up to then is heard of, or waits. */
  #seen: ArchiveSnapshot | undefined;
  #waiting: SavedPastName[] = [];

  constructor(deps: ImportsOfOthersDeps) {
    this.#deps = deps;
  }

  /** What was saved later than this look is news. */
  beginAt(seen: ArchiveSnapshot | undefined): void {
    this.#seen = seen;
  }

  /** What the second look found in the archive and the first did not. Rejects with a StoreError. */
  async findBetween(
    since: ArchiveSnapshot,
    upTo: ArchiveSnapshot,
    signal: AbortSignal,
  ): Promise<readonly PastImported[]> {
    const { store, importsHere: heardBy } = this.#deps;
    const { pasts } = await listImportedPasts(store, { since, upTo, heardBy }, signal);
    const found: PastImported[] = [];
    for (const past of pasts) found.push(await this.#load(past, signal));
    return found;
  }

  /** Publishes what is new since the last look. Rejects with a StoreError; what was not published then is later. */
  async hear(signal: AbortSignal): Promise<void> {
    const { store, imported, importsHere: heardBy } = this.#deps;
    const { seen, pasts } = await listImportedPasts(store, { since: this.#seen, heardBy }, signal);
    this.#seen = seen;
    this.#waiting.push(...pasts);
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      imported.publish(await this.#load(next, signal));
      this.#waiting.shift();
    }
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

  async #load(past: SavedPastName, signal: AbortSignal): Promise<PastImported> {
    const { venue, id } = past;
    return { venue, id, ...(await loadSavedPast(this.#deps.store, past, signal)) };
  }
}
