/**
 * The newest run as a file in the data folder, so that the next start need not make it again:
 *
 *   run listed ─ begin: arrays ─ handed over ─ ranked ─ complete: order of lists ─ handed over ─ publish: fsync, rename
 *
 * It is only ever a copy of what the database holds: a file that is missing, damaged, of another run, database or program
 * is not served, and a run that cannot be kept is served all the same.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Ranking } from '../../core/catalog/index.ts';
import type { Log } from '../../runtime/log.ts';
import type { ServedRunData } from '../served-run-data.ts';
import { type ArrayFileNames, ArrayFileWriter } from './array-file.ts';
import { type KeptRunPlace, keptRunNames, keptRunPath, type StoredRun } from './kept-run.ts';

const temporaryEnd = '.new';
/** Two million markets, which is as many as a run may have, take less. */
const fileBytesMax = 8 * 2 ** 30;

export class RunKeeper {
  readonly #log: Log;
  readonly #place: KeptRunPlace;
  #begun:
    | { readonly writer: ArrayFileWriter; readonly path: string; readonly names: ArrayFileNames }
    | undefined;
  #isComplete = false;

  constructor(deps: { readonly log: Log }, place: KeptRunPlace) {
    this.#log = deps.log;
    this.#place = place;
  }

  /** Writes what is handed over next. One that was begun before is given up. */
  async begin(stored: StoredRun, data: ServedRunData, signal: AbortSignal): Promise<void> {
    await this.abandon();
    await this.#attempt(signal, async () => {
      await mkdir(this.#place.folder, { recursive: true, mode: 0o700 });
      await this.#removeTemporaries();
      const path = `${keptRunPath(this.#place)}-${randomBytes(6).toString('hex')}${temporaryEnd}`;
      const writer = await ArrayFileWriter.create(path, fileBytesMax);
      this.#begun = { writer, path, names: keptRunNames(this.#place, stored) };
      await writer.add('data', data, signal);
    });
  }

  /** Writes the order of its lists, of the run that was begun last. */
  async complete(ranking: Ranking, signal: AbortSignal): Promise<void> {
    const begun = this.#begun;
    if (begun === undefined) return;
    await this.#attempt(signal, async () => {
      await begun.writer.add('ranking', ranking, signal);
      await begun.writer.complete(begun.names, signal);
      this.#isComplete = true;
    });
  }

  /** Puts it in the place of the one before; nothing if none is complete. */
  async publish(signal: AbortSignal): Promise<void> {
    const begun = this.#begun;
    if (begun === undefined || !this.#isComplete) return;
    await this.#attempt(signal, async () => {
      await begun.writer.sync();
      await begun.writer.close();
      await rename(begun.path, keptRunPath(this.#place));
      this.#begun = undefined;
      this.#isComplete = false;
      await syncFolder(this.#place.folder);
    });
  }

  /** Removes what is not published. */
  async abandon(): Promise<void> {
    const begun = this.#begun;
    this.#begun = undefined;
    this.#isComplete = false;
    if (begun === undefined) return;
    // It may be closed already.
    await begun.writer.close().catch(() => undefined);
    await rm(begun.path, { force: true }).catch((error: unknown) => {
      this.#log.warn({ error }, 'an incomplete kept run could not be removed');
    });
  }

  async #attempt(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) this.#log.warn({ error }, 'the run could not be kept for the next start');
      await this.abandon();
    }
  }

  /** Those a killed process left. A process that is writing one now keeps none, and the next run is kept again. */
  async #removeTemporaries(): Promise<void> {
    const { folder } = this.#place;
    const begin = `${basename(keptRunPath(this.#place))}-`;
    for (const name of await readdir(folder)) {
      const isOurs = name.startsWith(begin) && name.endsWith(temporaryEnd);
      if (isOurs) await rm(join(folder, name), { force: true });
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
