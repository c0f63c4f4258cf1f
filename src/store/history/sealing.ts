/**
 * Seals hours as they end, oldest first and one at a time, and forgets those that are older than history is kept. Any
 * number of processes may run this on one database and folder; a lock lets one of them work.
 *
 * A part that cannot be sealed (a full disk, a file that does not read back) stays hot and is tried again, each time
 * after more rounds; the others do not wait for it.
 */
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { waitUnlessAborted } from '../../runtime/backoff.ts';
import type { Log } from '../../runtime/log.ts';
import { defaultStoreLimits, type Store, type StoreLimits } from '../store.ts';
import { tickKinds } from '../ticks/index.ts';
import { removeOldClosings } from './closing-quotes.ts';
import { exportGaps } from './export-gaps.ts';
import type { History } from './open-history.ts';
import { forgetGaps, forgetHours, removeForgotten, removeLeftovers } from './remove-files.ts';
import { type HourPart, type SealedHour, type SealHooks, sealHour } from './seal-hour.ts';

const hourMs = 3_600_000;

export interface SealingDeps {
  readonly history: History;
  /** Opened with `sealingStoreLimits`: an hour may take longer than a request. */
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly onSealed?: (part: HourPart, sealed: SealedHour) => void;
  readonly hooks?: SealHooks;
}

export interface SealingOptions {
  /** After the end of an hour, by `now`: rows that come later make a further part. */
  readonly graceMs: number;
  /** Between two parts of one hour, by `now`. */
  readonly partEveryMs: number;
  /** Between two rounds, in real time. */
  readonly pollMs: number;
  /** Hours that ended longer ago, by `now`, are removed; undefined keeps all. */
  readonly retentionMs?: number | undefined;
  /** Between forgetting an hour and removing its file, by `now`: a reader may be at it. */
  readonly removalGraceMs: number;
}

export const defaultSealingOptions: SealingOptions = {
  graceMs: 600_000,
  partEveryMs: hourMs,
  pollMs: 5_000,
  removalGraceMs: 3_600_000,
};

/** One connection holds the lock while others read and write. */
export const sealingStoreLimits: StoreLimits = {
  ...defaultStoreLimits,
  connectionsMax: 3,
  statementTimeoutMs: 900_000,
};

export interface SealingStatus {
  /** Parts and rows since the start. */
  readonly parts: number;
  readonly rows: number;
  readonly bytes: number;
  readonly failures: number;
  readonly filesRemoved: number;
}

const lockName = 'history_sealing';
/** A gap may be committed late. */
const gapsOverlapMs = 3 * hourMs;
const partsAtOnce = 1_000;
/** A part that failed often is tried again after so many rounds. */
const roundsMax = 64;

export class Sealing {
  readonly #deps: SealingDeps;
  readonly #options: SealingOptions;
  readonly #history: History;
  readonly #failed = new Map<string, { readonly attempts: number; readonly fromRound: number }>();
  #toRemove: { readonly file: string; readonly from: number }[] = [];
  #round = 0;
  #cleaned = false;
  /** The first time all of them are. */
  #gapsExportedAt = 0;
  #status: SealingStatus = { parts: 0, rows: 0, bytes: 0, failures: 0, filesRemoved: 0 };

  constructor(deps: SealingDeps, options: SealingOptions = defaultSealingOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#history = { ...deps.history, store: deps.store };
  }

  status(): SealingStatus {
    return this.#status;
  }

  /** Runs until the signal is aborted, which stops a sealing under way: its hour stays hot. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.sealDue(signal);
      } catch (error) {
        if (signal.aborted) break;
        this.#fail(error, 'history cannot be sealed now');
      }
      await waitUnlessAborted(this.#options.pollMs, signal);
    }
  }

  /** One round: everything that is due. Rejects with a StoreError when the database cannot even say what is. */
  async sealDue(signal?: AbortSignal): Promise<void> {
    this.#round++;
    if (!this.#cleaned) {
      const removed = await this.#locked(() => this.#clean(signal), signal);
      if (removed !== undefined) {
        this.#cleaned = true;
        this.#count({ filesRemoved: removed });
      }
    }
    const { parts } = this.#status;
    for (const part of await this.#loadDue(signal)) {
      if (signal?.aborted) return;
      await this.#seal(part, signal);
    }
    if (this.#status.parts > parts) {
      await this.#exportGaps(signal);
      this.#count({ filesRemoved: await removeOldClosings(this.#history, this.#deps.now()) });
    }
    await this.#removeOld(signal);
  }

  /** What earlier processes left; no other process seals meanwhile. */
  async #clean(signal: AbortSignal | undefined): Promise<number> {
    const { retentionMs } = this.#options;
    const unfinished = await removeLeftovers(this.#history);
    if (retentionMs === undefined) return unfinished;
    const kept = this.#deps.now() - retentionMs;
    return unfinished + (await removeForgotten(this.#history, kept, signal));
  }

  async #seal(part: HourPart, signal: AbortSignal | undefined): Promise<void> {
    const name = `${part.kind} ${part.hour} ${part.part}`;
    const failed = this.#failed.get(name);
    if (failed !== undefined && failed.fromRound > this.#round) return;
    try {
      const sealed = await this.#locked(
        () => sealHour(this.#history, part, this.#deps.now, signal, this.#deps.hooks),
        signal,
      );
      this.#failed.delete(name);
      if (sealed === undefined) return;
      this.#count({ parts: 1, rows: sealed.rows, bytes: sealed.bytes });
      this.#deps.onSealed?.(part, sealed);
    } catch (error) {
      if (signal?.aborted) return;
      const attempts = (failed?.attempts ?? 0) + 1;
      this.#failed.set(name, {
        attempts,
        fromRound: this.#round + Math.min(roundsMax, 2 ** Math.min(attempts, 10)),
      });
      this.#fail(error, `an hour cannot be sealed and stays in the database: ${name}`);
    }
  }

  /** Gaps have files for the same readers; they are written when there is more for those to read. */
  async #exportGaps(signal: AbortSignal | undefined): Promise<void> {
    const now = this.#deps.now();
    try {
      const exported = await this.#locked(
        () => exportGaps(this.#history, this.#gapsExportedAt - gapsOverlapMs, signal),
        signal,
      );
      if (exported !== undefined) this.#gapsExportedAt = now;
    } catch (error) {
      if (!signal?.aborted) this.#fail(error, 'gaps cannot be exported now');
    }
  }

  /** Undefined if another process holds the lock. */
  async #locked<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
    return this.#deps.store.query(
      (db) =>
        db.transaction().execute(async (trx) => {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
          const { rows } = await sql<{ locked: boolean }>`
            select pg_try_advisory_xact_lock(hashtext(${lockName})) as locked`.execute(trx);
          return rows[0]?.locked ? work() : undefined;
        }),
      signal,
    );
  }

  async #loadDue(signal: AbortSignal | undefined): Promise<readonly HourPart[]> {
    const endedBefore = this.#deps.now() - this.#options.graceMs;
    const rows = await this.#deps.store.query(
      (db, options) =>
        db
          .selectFrom('tick_hour')
          .select(['kind', 'hour', 'part'])
          .where('file', 'is', null)
          .where('hour', '<=', new Date(endedBefore - hourMs))
          // Late rows that trickle in make one further part an hour, not one a round.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('tick_hour as sealed')
                  .select('sealed.part')
                  .whereRef('sealed.kind', '=', 'tick_hour.kind')
                  .whereRef('sealed.hour', '=', 'tick_hour.hour')
                  .where('sealed.sealed_at', '>', new Date(this.#deps.now() - this.#options.partEveryMs)),
              ),
            ),
          )
          .orderBy('hour')
          .orderBy('kind')
          .orderBy('part')
          .limit(partsAtOnce)
          .execute(options),
      signal,
    );
    return rows.flatMap(({ kind, hour, part }) => {
      const known = tickKinds.find((name) => name === kind);
      return known === undefined ? [] : [{ kind: known, hour: hour.getTime(), part }];
    });
  }

  async #removeOld(signal: AbortSignal | undefined): Promise<void> {
    const { retentionMs, removalGraceMs } = this.#options;
    const now = this.#deps.now();
    if (retentionMs !== undefined) {
      const files = await forgetHours(this.#history, now - retentionMs, signal);
      if (files.length > 0) await forgetGaps(this.#history, now - retentionMs, signal);
      this.#toRemove.push(...files.map((file) => ({ file, from: now + removalGraceMs })));
    }
    const due = this.#toRemove.filter(({ from }) => from <= now);
    this.#toRemove = this.#toRemove.filter(({ from }) => from > now);
    for (const { file } of due) {
      // Late rows may have created the same hour again meanwhile.
      if (await this.#isNamed(file, signal)) continue;
      await rm(file, { force: true });
      this.#count({ filesRemoved: 1 });
    }
  }

  async #isNamed(path: string, signal: AbortSignal | undefined): Promise<boolean> {
    const file = path.slice(this.#history.folder.length + 1);
    const row = await this.#deps.store.query(
      (db, options) =>
        db.selectFrom('tick_hour').select('part').where('file', '=', file).executeTakeFirst(options),
      signal,
    );
    return row !== undefined;
  }

  #fail(error: unknown, message: string): void {
    this.#count({ failures: 1 });
    this.#deps.log.error({ error }, message);
  }

  #count(added: Partial<SealingStatus>): void {
    const { parts, rows, bytes, failures, filesRemoved } = this.#status;
    this.#status = {
      parts: parts + (added.parts ?? 0),
      rows: rows + (added.rows ?? 0),
      bytes: bytes + (added.bytes ?? 0),
      failures: failures + (added.failures ?? 0),
      filesRemoved: filesRemoved + (added.filesRemoved ?? 0),
    };
  }
}
