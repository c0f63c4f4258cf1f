/**
 * Records the lives of leads. It holds up no other part: the watch hands it a change and goes on. Of all
 * processes on a database one records; the others stand by, know what is open, and take over.
 *
 *   take a session ─► load what is open ─► every 200 ms: save a batch ─► … ─► stop: save the rest, end the session
 *        ▲  another one records: ask again         │ failed: the same batch again, until it is saved
 *        └─────────────────────────────────────────┘ session lost
 */
import type { LeadBoard, LeadChange } from '../core/lead/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import {
  endWatchSession,
  findLeadsBeyond,
  isRecordableId,
  isRefused,
  type LeadBatch,
  type LeadLife,
  type LeadLifeChange,
  loadOpenLeads,
  pruneLeads,
  type Store,
  StoreError,
  saveLeads,
  takeWatchSession,
  type WatchSession,
} from '../store/index.ts';
import { type AnnouncedLead, describeChange } from './announced-lead.ts';
import { RecordedLives } from './recorded-lives.ts';

/** Where batches go. */
export interface LeadStore {
  /** Nothing while another process records. */
  takeSession(signal: AbortSignal): Promise<WatchSession | undefined>;
  loadOpen(signal: AbortSignal): Promise<readonly LeadLife[]>;
  save(session: WatchSession, batch: LeadBatch, signal: AbortSignal): Promise<void>;
  /** When the latest of the events happened that are not among the newest `rowsMax`. */
  findBeyond(rowsMax: number, signal: AbortSignal): Promise<number | undefined>;
  /** How many rows were removed. */
  prune(before: number, limit: number, signal: AbortSignal): Promise<number>;
  endSession(session: WatchSession, signal: AbortSignal): Promise<void>;
}

/** Every bound, and what happens at it. */
export interface LeadRecorderLimits {
  /** Between two flushes. */
  readonly flushMs: number;
  /** A session shows itself alive at least so often, and is taken for dead after `deadAfterMs` without. */
  readonly heartbeatMs: number;
  readonly deadAfterMs: number;
  /** For saving what is left when the service stops. */
  readonly endMs: number;
  /** As in LivesLimits. */
  readonly changesMax: number;
  readonly batchChangesMax: number;
  /** Lives of an earlier process that were not found so long after every market was looked at are over. */
  readonly confirmMs: number;
  /** How long events, and lives that are over, are kept, by the clock of the data; removed so many at once. */
  readonly keepMs: number;
  /** Events that are kept; beyond it the oldest go, and with their last event lives that are over. */
  readonly eventsMax: number;
  readonly pruneEveryMs: number;
  readonly pruneRowsMax: number;
}

const defaultLeadRecorderLimits: LeadRecorderLimits = {
  flushMs: 200,
  heartbeatMs: 1_000,
  deadAfterMs: 5_000,
  endMs: 10_000,
  changesMax: 20_000,
  batchChangesMax: 5_000,
  confirmMs: 300_000,
  keepMs: 30 * 86_400_000,
  eventsMax: 1_000_000,
  pruneEveryMs: 600_000,
  pruneRowsMax: 5_000,
};

export interface LeadRecorderDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly leads: LeadStore;
  /** The Lead as JSON, as subscribers get it; undefined where it cannot be announced. */
  readonly print: (change: LeadChange) => string | undefined;
  readonly watch: {
    /** What an earlier process had open; it is announced again only when it changes. */
    restore(open: readonly LeadLife[]): void;
    /** Every market of the run in service was looked at. */
    readonly isSwept: boolean;
    readonly board: LeadBoard | undefined;
  };
}

/**
 * - `starting`: no session was asked for yet.
 * - `standby`: another process records.
 * - `recording`, `overloaded`: recording, but some lives are left out until there is room again.
 * - `waiting`: the database does not take what there is.
 * - `stopped`.
 */
export type LeadRecorderState = 'starting' | 'standby' | 'recording' | 'overloaded' | 'waiting' | 'stopped';

const retryBackoff: Backoff = { firstMs: 200, maxMs: 5_000 };
const standbyMs = 1_000;

export class LeadRecorder {
  readonly #deps: LeadRecorderDeps;
  readonly #limits: LeadRecorderLimits;
  readonly #lives: RecordedLives;
  #state: LeadRecorderState = 'starting';
  #saved = 0;
  #refused = 0;
  #wasOverloaded = false;
  #stop: AbortSignal | undefined = undefined;
  /** On their way. */
  #sent: { readonly changes: number; readonly oldestAt: number | undefined } | undefined;

  constructor(deps: LeadRecorderDeps, limits: Partial<LeadRecorderLimits> = {}) {
    this.#deps = deps;
    this.#limits = { ...defaultLeadRecorderLimits, ...limits };
    this.#lives = new RecordedLives(this.#limits);
  }

  /** Takes nothing once it is stopping: leads that end then end because feeds do, and go on after the next start. */
  take(change: LeadChange): void {
    if (this.#stop?.aborted === true) return;
    const announced = this.#describe(change);
    if (announced === undefined) {
      this.#refused += 1;
      return;
    }
    this.#lives.take(announced);
    const { isOverloaded } = this.#lives;
    if (isOverloaded && !this.#wasOverloaded) {
      this.#deps.log.warn({ ...this.#lives.status() }, 'the queue of lead changes is full');
    }
    this.#wasOverloaded = isOverloaded;
  }

  status() {
    const { isOverloaded, oldestAt: waitingSince, ...counts } = this.#lives.status();
    const oldestAt = this.#sent?.oldestAt ?? waitingSince;
    return {
      ...counts,
      waiting: counts.waiting + (this.#sent?.changes ?? 0),
      state: this.#state === 'recording' && isOverloaded ? 'overloaded' : this.#state,
      oldestUnsavedMs: oldestAt === undefined ? 0 : Math.max(0, this.#deps.now() - oldestAt),
      /** Changes of lives. */
      saved: this.#saved,
      refused: this.#refused,
    } as const;
  }

  /** Ends when the signal is aborted and what was left is saved, or could not be within `endMs`. */
  async run(signal: AbortSignal): Promise<void> {
    this.#stop = signal;
    const end = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const giveUp = (): void => {
      timer = setTimeout(() => end.abort(), this.#limits.endMs);
    };
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      while (!signal.aborted) {
        const session = await this.#takeSession(signal);
        if (session !== undefined) await this.#record(session, signal, end.signal);
        this.#lives.stop();
      }
    } finally {
      signal.removeEventListener('abort', giveUp);
      clearTimeout(timer);
      this.#state = 'stopped';
    }
  }

  /** Undefined only when the signal was aborted. */
  async #takeSession(signal: AbortSignal): Promise<WatchSession | undefined> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const session = await this.#deps.leads.takeSession(signal);
        if (session !== undefined) return session;
        failures = 0;
        this.#state = 'standby';
      } catch (error) {
        if (signal.aborted) return undefined;
        failures += 1;
        this.#state = 'waiting';
        this.#deps.log.warn({ error }, 'no watch session could be taken');
      }
      await waitUnlessAborted(failures === 0 ? standbyMs : backoffMs(retryBackoff, failures), signal);
    }
    return undefined;
  }

  /** Until the session is lost, or everything is saved after the signal was aborted. */
  async #record(session: WatchSession, signal: AbortSignal, end: AbortSignal): Promise<void> {
    const { now, watch } = this.#deps;
    if (!(await this.#begin(session, signal))) return;
    this.#state = 'recording';
    let savedAt = performance.now();
    let prunedAt = Number.NEGATIVE_INFINITY;
    let pruneBefore: number | undefined;
    let sweptAt: number | undefined;
    for (let number = 1; ; ) {
      const stopping = signal.aborted;
      if (!stopping && this.#lives.hasUnconfirmed && watch.isSwept) {
        sweptAt ??= performance.now();
        if (performance.now() - sweptAt >= this.#limits.confirmMs) {
          this.#confirm();
          this.#lives.endUnconfirmed(now());
        }
      }
      if (this.#lives.hasChanges || performance.now() - savedAt >= this.#limits.heartbeatMs) {
        const { oldestAt } = this.#lives.status();
        const changes = this.#lives.takeChanges(now());
        this.#sent = { changes: changes.length, oldestAt };
        const next = await this.#save(session, number, changes, end);
        this.#sent = undefined;
        if (next === undefined) return;
        number = next;
        savedAt = performance.now();
        if (this.#lives.hasChanges) continue;
      }
      if (stopping) return this.#endSession(session, end);
      if (performance.now() - prunedAt >= this.#limits.pruneEveryMs) {
        // One part at a time: heartbeats and changes go between.
        pruneBefore ??= await this.#findPruneTime(end);
        const more = await this.#prune(pruneBefore, end);
        if (!more) {
          prunedAt = performance.now();
          pruneBefore = undefined;
        }
      }
      await waitUnlessAborted(this.#limits.flushMs, signal);
    }
  }

  /** False when the session is over already. */
  async #begin(session: WatchSession, signal: AbortSignal): Promise<boolean> {
    const { leads, log, watch, now } = this.#deps;
    try {
      const open = await leads.loadOpen(signal);
      this.#confirm();
      const toCarry = this.#lives.begin(open, watch.isSwept, now());
      if (toCarry.length > 0) watch.restore(toCarry);
      log.info({ session: session.id, open: open.length }, 'leads are recorded here');
      return true;
    } catch (error) {
      log.warn({ error, session: session.id }, 'open leads could not be loaded');
      await this.#endSession(session, AbortSignal.timeout(this.#limits.endMs));
      await waitUnlessAborted(standbyMs, signal);
      return false;
    }
  }

  /**
   * The number of the next batch; undefined if the session is over. One life that the database refuses must not keep the
   * others from being saved: a batch that is refused is saved in two halves.
   */
  async #save(
    session: WatchSession,
    number: number,
    changes: readonly LeadLifeChange[],
    end: AbortSignal,
  ): Promise<number | undefined> {
    const batch: LeadBatch = { number, changes, writtenAt: this.#deps.now() };
    const outcome = await this.#saveBatch(session, batch, end);
    if (outcome === 'over') return undefined;
    if (outcome === 'saved') {
      this.#saved += changes.length;
      return number + 1;
    }
    const [first] = changes;
    if (changes.length <= 1) {
      this.#refused += changes.length;
      if (first !== undefined) this.#lives.drop(first.life.key);
      return number;
    }
    const half = changes.length >> 1;
    const next = await this.#save(session, number, changes.slice(0, half), end);
    return next === undefined ? undefined : this.#save(session, next, changes.slice(half), end);
  }

  /** The same batch again and again: one whose commit was not heard of is known by its number. */
  async #saveBatch(
    session: WatchSession,
    batch: LeadBatch,
    end: AbortSignal,
  ): Promise<'saved' | 'refused' | 'over'> {
    const { leads, log } = this.#deps;
    const changes = batch.changes.length;
    for (let failures = 1; ; failures += 1) {
      try {
        await leads.save(session, batch, end);
        this.#state = 'recording';
        return 'saved';
      } catch (error) {
        if (error instanceof StoreError && error.code === 'session_lost') {
          log.warn({ session: session.id }, 'another process records leads now');
          return 'over';
        }
        if (isRefused(error)) {
          log.error({ error, changes, key: batch.changes[0]?.life.key }, 'changes of leads were refused');
          return 'refused';
        }
        this.#state = 'waiting';
        log.warn({ error, failures, changes }, 'changes of leads could not be saved yet');
        await waitUnlessAborted(backoffMs(retryBackoff, failures), end);
        if (end.aborted) return 'over';
      }
    }
  }

  /** What is before it is too old, or too much. */
  async #findPruneTime(signal: AbortSignal): Promise<number> {
    const { leads, log, now } = this.#deps;
    const { keepMs, eventsMax } = this.#limits;
    const oldest = now() - keepMs;
    try {
      const beyond = await leads.findBeyond(eventsMax, signal);
      return beyond === undefined ? oldest : Math.max(oldest, beyond + 1);
    } catch (error) {
      if (!signal.aborted) log.warn({ error }, 'lead events could not be counted');
      return oldest;
    }
  }

  /** Whether there may be more to remove. */
  async #prune(before: number, signal: AbortSignal): Promise<boolean> {
    const { leads, log } = this.#deps;
    try {
      return (await leads.prune(before, this.#limits.pruneRowsMax, signal)) > 0;
    } catch (error) {
      if (!signal.aborted) log.warn({ error }, 'old leads could not be removed');
      return false;
    }
  }

  async #endSession(session: WatchSession, end: AbortSignal): Promise<void> {
    try {
      await this.#deps.leads.endSession(session, end);
    } catch (error) {
      // The next process finds it dead.
      this.#deps.log.warn({ error, session: session.id }, 'a watch session could not be ended');
    }
  }

  /** What a watch carried over a start and found again is open without a word. */
  #confirm(): void {
    const { watch, now } = this.#deps;
    const { board } = watch;
    if (board === undefined) return;
    for (const lead of board.leads()) {
      if (this.#lives.isPresent(lead.key)) continue;
      const { key } = lead;
      const change: LeadChange = {
        kind: 'opened',
        key,
        lead,
        served: board.served,
        at: now(),
        reason: undefined,
      };
      const announced = this.#describe(change);
      if (announced !== undefined) this.#lives.confirm(announced);
    }
  }

  /** Undefined where a market has an id that cannot be recorded. */
  #describe(change: LeadChange): AnnouncedLead | undefined {
    const announced = describeChange(change, (each) => this.#print(each));
    const { left, right } = announced;
    return isRecordableId(left.id) && isRecordableId(right.id) ? announced : undefined;
  }

  #print(change: LeadChange): string | undefined {
    try {
      return this.#deps.print(change);
    } catch (error) {
      this.#deps.log.error({ error, key: change.key }, 'a lead could not be printed');
      return undefined;
    }
  }
}

export function createDatabaseLeads(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { deadAfterMs }: { readonly deadAfterMs: number } = defaultLeadRecorderLimits,
): LeadStore {
  return {
    takeSession: (signal) => takeWatchSession(store, { now, deadAfterMs }, signal),
    loadOpen: (signal) => loadOpenLeads(store, signal),
    save: (session, batch, signal) => saveLeads(store, session, batch, signal),
    findBeyond: (rowsMax, signal) => findLeadsBeyond(store, rowsMax, signal),
    prune: (before, limit, signal) => pruneLeads(store, before, limit, signal),
    endSession: (session, signal) => endWatchSession(store, session, signal),
  };
}
