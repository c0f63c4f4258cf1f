/**
 * Records signals. Reporting a change never waits for the database.
 *
 *   change ─► waits, joined by episode ─► every 200 ms: save a batch (episodes and announcements, one transaction)
 *                                              │ failed: the same batch again, until it is saved
 *   every minute: close what no process watches any more, remove what is older than 30 days
 *
 * Any number of processes may record on one database: an episode that both found is saved and announced once. A process may
 * take an episode of another for abandoned and close it early; the next report of its own process corrects that.
 */
import type { VenueId } from '../core/contract/index.ts';
import {
  episodeOf,
  joinEpisodes,
  type SignalChange,
  type SignalEpisode,
  signalQuietMs,
} from '../core/insight/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import {
  isRecordableId,
  isRefused,
  loadQuietSignals,
  pruneSignals,
  type SignalBatch,
  type SignalToSave,
  type Store,
  saveSignals,
} from '../store/index.ts';

/** Where batches go. */
export interface SignalStore {
  /** How many episodes were new. */
  save(batch: SignalBatch, signal: AbortSignal): Promise<number>;
  loadQuiet(
    asked: { readonly until: number; readonly limit: number },
    signal: AbortSignal,
  ): Promise<readonly SignalEpisode[]>;
  /** How many were removed. */
  prune(before: number, limit: number, signal: AbortSignal): Promise<number>;
}

/** Every bound, and what happens at it. */
export interface SignalRecorderLimits {
  /** How long changes gather before they are saved. */
  readonly flushMs: number;
  /** Episodes with changes that wait. Beyond it further ones are left out and counted, until their next change. */
  readonly waitingMax: number;
  readonly batchMax: number;
  /** Open episodes known to be watched here. Those beyond it may be closed in the record before their time. */
  readonly watchedMax: number;
  /** An episode reported later than this after it opened is recorded without an announcement: it is no news. */
  readonly announceWithinMs: number;
  /** How long episodes are kept, by the clock of the data. */
  readonly keepMs: number;
  readonly upkeepEveryMs: number;
  /** Rows that one statement of the upkeep reads or removes. */
  readonly upkeepRowsMax: number;
  /** For saving what is left when the service stops. */
  readonly endMs: number;
}

const defaultSignalRecorderLimits: SignalRecorderLimits = {
  flushMs: 200,
  waitingMax: 20_000,
  batchMax: 1_000,
  watchedMax: 100_000,
  announceWithinMs: 3_600_000,
  keepMs: 30 * 86_400_000,
  upkeepEveryMs: 60_000,
  upkeepRowsMax: 5_000,
  endMs: 10_000,
};

export interface SignalRecorderDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly signals: SignalStore;
  /** The event of a market, where it is known. */
  readonly findEvent: (venue: VenueId, id: string) => string | undefined;
  /** Resolves after `ms`, or when the signal is aborted. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `waiting`: the database does not take what there is. */
export type SignalRecorderState = 'starting' | 'recording' | 'waiting' | 'stopped';

const retryBackoff: Backoff = { firstMs: 200, maxMs: 5_000 };

export class SignalRecorder {
  readonly #deps: SignalRecorderDeps;
  readonly #limits: SignalRecorderLimits;
  readonly #wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** By episode, in the order of the first change that waits. */
  readonly #waiting = new Map<string, SignalToSave>();
  /** Markets and kinds with an episode that this process saw open. */
  readonly #watched = new Set<string>();
  readonly #counts = { saved: 0, added: 0, leftOut: 0, refused: 0 };
  #sent = 0;
  #state: SignalRecorderState = 'starting';
  #isFull = false;
  #wake: () => void = () => undefined;

  constructor(deps: SignalRecorderDeps, limits: Partial<SignalRecorderLimits> = {}) {
    this.#deps = deps;
    this.#limits = { ...defaultSignalRecorderLimits, ...limits };
    this.#wait = deps.wait ?? waitUnlessAborted;
  }

  status() {
    return {
      state: this.#state,
      /** Episodes whose changes are not saved yet. */
      waiting: this.#waiting.size + this.#sent,
      /** Open episodes of this process. */
      watched: this.#watched.size,
      ...this.#counts,
    };
  }

  take(change: SignalChange): void {
    const episode = episodeOf(change);
    if (!isRecordableId(episode.id) || !Number.isFinite(episode.score)) {
      this.#counts.refused += 1;
      return;
    }
    const name = nameOf(episode);
    if (episode.closed) this.#watched.delete(name);
    else if (this.#watched.size < this.#limits.watchedMax) this.#watched.add(name);
    this.#enqueue(episode);
  }

  /** Ends when the signal is aborted and what waits is saved, or could not be within `endMs`. */
  async run(signal: AbortSignal): Promise<void> {
    const end = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const giveUp = (): void => {
      timer = setTimeout(() => end.abort(), this.#limits.endMs);
      this.#wake();
    };
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    this.#state = 'recording';
    try {
      await Promise.all([this.#saveWaiting(signal, end.signal), this.#keepUp(signal)]);
    } finally {
      signal.removeEventListener('abort', giveUp);
      clearTimeout(timer);
      this.#state = 'stopped';
      const { waiting } = this.status();
      if (waiting > 0) this.#deps.log.error({ waiting }, 'signals were not saved before the stop');
    }
  }

  #enqueue(episode: SignalEpisode): void {
    const { log } = this.#deps;
    const key = `${nameOf(episode)} ${episode.detectedAt}`;
    const waits = this.#waiting.get(key);
    const isFull = waits === undefined && this.#waiting.size + this.#sent >= this.#limits.waitingMax;
    if (isFull) {
      this.#counts.leftOut += 1;
      if (!this.#isFull) log.warn(this.status(), 'drop signal changes: the queue is full');
    } else if (waits === undefined) {
      this.#waiting.set(key, { episode, announcement: this.#announce(episode) });
    } else {
      this.#waiting.set(key, { ...waits, episode: joinEpisodes(waits.episode, episode) });
    }
    this.#isFull = isFull;
    this.#wake();
  }

  #announce(episode: SignalEpisode): SignalToSave['announcement'] {
    const { venue, id, kind, score, detectedAt } = episode;
    if (this.#deps.now() - detectedAt > this.#limits.announceWithinMs) return undefined;
    const eventId = this.#deps.findEvent(venue, id);
    return { topic: 'signal.opened', market: { venue, id }, eventId, kind, score, detectedAt };
  }

  async #saveWaiting(signal: AbortSignal, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      if (this.#waiting.size === 0) {
        if (signal.aborted) return;
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        await this.#wait(this.#limits.flushMs, signal);
        continue;
      }
      const batch = [...this.#waiting].slice(0, this.#limits.batchMax);
      for (const [key] of batch) this.#waiting.delete(key);
      const signals = batch.map(([, each]) => each);
      this.#sent = signals.length;
      const isSaved = await this.#save(signals, end);
      if (!isSaved) return;
      this.#sent = 0;
    }
  }

  /**
   * False if it was given up. One episode that the database refuses must not keep the others from being saved: a batch that is
   * refused is saved in two halves.
   */
  async #save(signals: readonly SignalToSave[], end: AbortSignal): Promise<boolean> {
    const { log, now } = this.#deps;
    for (let failures = 1; ; failures += 1) {
      try {
        this.#counts.added += await this.#deps.signals.save({ signals, writtenAt: now() }, end);
        this.#counts.saved += signals.length;
        this.#state = 'recording';
        return true;
      } catch (error) {
        if (end.aborted) return false;
        if (isRefused(error)) {
          log.error({ error, signals: signals.length, first: signals[0]?.episode }, 'signals were refused');
          break;
        }
        this.#state = 'waiting';
        log.warn({ error, failures, signals: signals.length }, 'signals could not be saved yet');
        await this.#wait(backoffMs(retryBackoff, failures), end);
        if (end.aborted) return false;
      }
    }
    if (signals.length <= 1) {
      this.#counts.refused += signals.length;
      return true;
    }
    const half = signals.length >> 1;
    return (await this.#save(signals.slice(0, half), end)) && this.#save(signals.slice(half), end);
  }

  async #keepUp(signal: AbortSignal): Promise<void> {
    const { log, now, signals } = this.#deps;
    const { keepMs, upkeepRowsMax, upkeepEveryMs } = this.#limits;
    while (!signal.aborted) {
      try {
        await this.#closeAbandoned(signal);
        while ((await signals.prune(now() - keepMs, upkeepRowsMax, signal)) === upkeepRowsMax);
      } catch (error) {
        if (!signal.aborted) log.warn({ error }, 'old signals could not be closed or removed');
      }
      await this.#wait(upkeepEveryMs, signal);
    }
  }

  /** An earlier process may have left them open. Many are closed a part at a time. */
  async #closeAbandoned(signal: AbortSignal): Promise<void> {
    const { now, signals } = this.#deps;
    const quiet = await signals.loadQuiet(
      { until: now() - signalQuietMs, limit: this.#watched.size + this.#limits.upkeepRowsMax },
      signal,
    );
    for (const episode of quiet) {
      if (!this.#watched.has(nameOf(episode))) this.#enqueue({ ...episode, closed: true });
    }
  }
}

/** Of one market and kind one episode is open at a time. */
function nameOf({ venue, id, kind }: SignalEpisode): string {
  return `${venue} ${kind} ${id}`;
}

export function createDatabaseSignals({ store }: { readonly store: Store }): SignalStore {
  return {
    save: (batch, signal) => saveSignals(store, batch, signal),
    loadQuiet: (asked, signal) => loadQuietSignals(store, asked, signal),
    prune: (before, limit, signal) => pruneSignals(store, before, limit, signal),
  };
}
