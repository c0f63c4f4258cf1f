/**
 * Records what happens on the venues. It delays no other work: its callers do not wait for it,
 * and a database that is slow or away costs history by the rules of `recorder-limits.ts`, never memory.
 *
 *   take a session ─► every 200 ms: close seconds that are over, save a batch ─► … ─► stop: save the rest, end the session
 *        ▲  another one records: ask again          │ failed: the same batch again, until it is saved
 *        └──────────────────────────────────────────┘ session lost
 */
import type { VenueId } from '../../core/contract/index.ts';
import type { BookEffect, QuoteChange, TradeSeen } from '../../core/market/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../../runtime/backoff.ts';
import type { Log } from '../../runtime/log.ts';
import { isRefused, type RecorderSession, StoreError, type TickBatch } from '../../store/index.ts';
import type { RecorderSink, Woken } from '../recorder-sink.ts';
import { defaultRecorderLimits, type RecorderLimits } from './recorder-limits.ts';
import { SavedRate } from './saved-rate.ts';
import { SecondRecorder } from './second-recorder.ts';

/** Where batches go. */
export interface TickStore {
  /** Nothing while another recorder is at work. */
  takeSession(signal: AbortSignal): Promise<RecorderSession | undefined>;
  save(session: RecorderSession, batch: TickBatch, signal: AbortSignal): Promise<{ readonly rows: number }>;
  endSession(session: RecorderSession, at: number, signal: AbortSignal): Promise<void>;
}

/**
 * - `starting`: no session was asked for yet.
 * - `standby`: another recorder is at work.
 * - `recording`: everything is recorded.
 * - `overloaded`: recording, but depth is left out until there is room again.
 * - `waiting`: the database does not take what there is.
 * - `stopped`.
 */
export type RecorderState = 'starting' | 'standby' | 'recording' | 'overloaded' | 'waiting' | 'stopped';

export interface RecorderStatus {
  readonly state: RecorderState;
  /** Saved, over the last ten seconds. */
  readonly rowsPerSecond: number;
  /** Waiting or on their way. */
  readonly queueRows: number;
  readonly oldestUnsavedMs: number;
  readonly savedRows: number;
  /** Quotes and tops that were given up for later ones of the same market. */
  readonly conflatedRows: number;
  /** Times depth was given up. */
  readonly overloads: number;
  readonly tradesDropped: number;
  /** Facts that no row can hold: a name or an id that is empty, too long or has a NUL. */
  readonly refused: number;
}

const retryBackoff: Backoff = { firstMs: 200, maxMs: 5_000 };
const standbyMs = 1_000;
/** A clock this far behind the last session is another clock: its seconds are not the same. */
const clockBehindMaxMs = 5_000;
/** Nor are those of a clock that was put back by so much while we record. */
const clockBackMs = 10_000;

export class Recorder implements RecorderSink {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #ticks: TickStore;
  readonly #limits: RecorderLimits;
  readonly #seconds: SecondRecorder;
  readonly #rate = new SavedRate();
  #state: RecorderState = 'starting';
  /** Being saved. */
  #sent: TickBatch | undefined;

  constructor(
    deps: { readonly log: Log; readonly now: () => number; readonly ticks: TickStore },
    limits: Partial<RecorderLimits> = {},
  ) {
    this.#log = deps.log;
    this.#now = deps.now;
    this.#ticks = deps.ticks;
    this.#limits = { ...defaultRecorderLimits, ...limits };
    this.#seconds = new SecondRecorder(this.#limits);
  }

  takeBook(effect: BookEffect, receivedAt: number, knownUntil?: number): void {
    this.#seconds.takeBook(effect, receivedAt, knownUntil);
  }

  takeQuote(change: QuoteChange): void {
    this.#seconds.takeQuote(change);
  }

  takeTrade(seen: TradeSeen): void {
    this.#seconds.takeTrade(seen);
  }

  takeTradesMissed(
    venue: VenueId,
    markets: readonly string[] | 'all',
    from: number,
    to: number,
    reason: string,
  ): void {
    this.#seconds.takeTradesMissed(venue, markets, from, to, reason);
  }

  onWoken(listener: (woken: Woken) => void): void {
    this.#seconds.onWoken(listener);
  }

  status(): RecorderStatus {
    const now = this.#now();
    const { queueRows, waitingMs, depthOpen, conflated, ...counts } = this.#seconds.status(now);
    const sent = this.#sent;
    const sentSince = sent && oldestOf(sent, now);
    // While another process records, what is kept here in case it ends is saved by that one.
    const isOwed = this.#state !== 'standby';
    return {
      state: this.#state === 'recording' && !depthOpen ? 'overloaded' : this.#state,
      rowsPerSecond: this.#rate.perSecond(performance.now()),
      queueRows: isOwed ? queueRows + (sent === undefined ? 0 : countRows(sent)) : 0,
      oldestUnsavedMs: isOwed ? Math.max(waitingMs, sentSince === undefined ? 0 : now - sentSince) : 0,
      savedRows: this.#rate.total,
      conflatedRows: conflated,
      ...counts,
    };
  }

  /** Ends when the signal is aborted and what was left is saved, or could not be within `endMs`. */
  async run(signal: AbortSignal): Promise<void> {
    const end = new AbortController();
    const giveUp = (): void => {
      const timer = setTimeout(() => end.abort(), this.#limits.endMs);
      end.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    signal.addEventListener('abort', giveUp, { once: true });
    // Seconds are closed and bounds held while a batch is being saved, however long that takes.
    const closing = setInterval(() => this.#seconds.close(this.#now()), this.#limits.flushMs);
    try {
      while (!signal.aborted) {
        const session = await this.#takeSession(signal);
        if (session !== undefined) await this.#record(session, signal, end.signal);
      }
    } finally {
      clearInterval(closing);
      signal.removeEventListener('abort', giveUp);
      end.abort();
      this.#state = 'stopped';
    }
  }

  /** Undefined only when the signal was aborted. */
  async #takeSession(signal: AbortSignal): Promise<RecorderSession | undefined> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const session = await this.#ticks.takeSession(signal);
        if (session !== undefined) return session;
        failures = 0;
        this.#state = 'standby';
      } catch (error) {
        if (signal.aborted) return undefined;
        failures++;
        this.#state = 'waiting';
        this.#log.warn({ error }, 'no recorder session could be taken');
      }
      const waitMs = failures === 0 ? standbyMs : backoffMs(retryBackoff, failures);
      await waitUnlessAborted(waitMs, signal);
    }
    return undefined;
  }

  /** Until the session is lost, or everything is saved after the signal was aborted. */
  async #record(session: RecorderSession, signal: AbortSignal, end: AbortSignal): Promise<void> {
    const now = this.#now();
    this.#seconds.begin(now, firstSecond(session.coveredUntil, now));
    this.#state = 'recording';
    let savedAt = Number.NEGATIVE_INFINITY;
    let stoppedAt: number | undefined;
    let coveredUntil = Math.min(session.coveredUntil ?? now, now);
    for (let number = 1; ; ) {
      const stopping = signal.aborted;
      if (stopping) {
        stoppedAt ??= this.#now();
        this.#seconds.closeAll(stoppedAt);
      } else this.#seconds.close(this.#now());
      if (this.#seconds.hasRows || performance.now() - savedAt >= this.#limits.heartbeatMs) {
        const batch: TickBatch = { number, ...this.#seconds.takeRows(this.#now()) };
        const outcome = await this.#save(session, batch, end);
        if (outcome === 'refused') {
          this.#setAside(batch);
          return this.#endSession(session, coveredUntil, end);
        }
        if (outcome !== 'saved') {
          this.#seconds.stop(batch);
          return;
        }
        coveredUntil = batch.coveredUntil;
        savedAt = performance.now();
        number++;
        // More than a batch waits.
        if (this.#seconds.hasRows) continue;
      }
      // It took nothing after the stop signal, however long saving took.
      if (stopping) return this.#endSession(session, stoppedAt ?? this.#now(), end);
      if (this.#seconds.isAheadOf(this.#now() + clockBackMs)) {
        this.#log.warn({ session: session.id }, 'the clock was put back: recording starts a new session');
        this.#seconds.stop(undefined);
        return this.#endSession(session, this.#now(), end);
      }
      await waitUnlessAborted(this.#limits.flushMs, signal);
    }
  }

  /** The same batch again and again: one whose commit was not heard of is known by its number. */
  async #save(
    session: RecorderSession,
    batch: TickBatch,
    end: AbortSignal,
  ): Promise<'saved' | 'lost' | 'refused' | 'given_up'> {
    this.#sent = batch;
    let refusals = 0;
    try {
      for (let failures = 1; ; failures++) {
        try {
          const { rows } = await this.#ticks.save(session, batch, end);
          this.#rate.add(performance.now(), rows);
          this.#state = 'recording';
          return 'saved';
        } catch (error) {
          if (error instanceof StoreError && error.code === 'session_lost') {
            this.#log.warn({ session: session.id }, 'another recorder has taken over');
            return 'lost';
          }
          refusals = isRefused(error) ? refusals + 1 : 0;
          if (refusals >= this.#limits.refusalsMax) {
            this.#log.error(
              { error, refusals, rows: countRows(batch) },
              'a batch cannot be saved and is set aside',
            );
            return 'refused';
          }
          this.#state = 'waiting';
          this.#log.warn({ error, failures, rows: countRows(batch) }, 'a batch could not be saved yet');
          if (!end.aborted) await waitUnlessAborted(backoffMs(retryBackoff, failures), end);
          if (end.aborted) return 'given_up';
        }
      }
    } finally {
      this.#sent = undefined;
    }
  }

  /** Trades that cannot be saved are recorded as a gap. */
  #setAside({ trades, tradeGaps }: TickBatch): void {
    this.#seconds.stop({ trades: [], tradeGaps });
    for (const [venue, its] of Map.groupBy(trades, ({ market }) => market.venue)) {
      const times = its.map(({ ts }) => ts);
      const from = times.reduce((least, ts) => Math.min(least, ts));
      const to = times.reduce((most, ts) => Math.max(most, ts));
      this.#seconds.takeTradesMissed(venue, 'all', from, to + 1, 'refused');
    }
  }

  async #endSession(session: RecorderSession, at: number, end: AbortSignal): Promise<void> {
    try {
      await this.#ticks.endSession(session, at, end);
    } catch (error) {
      // The next recorder finds it dead and does the same.
      this.#log.warn({ error, session: session.id }, 'a recorder session could not be ended');
    }
  }
}

/** No second is written by two sessions. */
function firstSecond(coveredUntil: number | undefined, now: number): number {
  if (coveredUntil === undefined || coveredUntil > now + clockBehindMaxMs) return 0;
  return Math.ceil(coveredUntil / 1000);
}

function countRows({ quotes, tops, depths, trades, gaps }: TickBatch): number {
  return quotes.length + tops.length + depths.length + trades.length + gaps.length;
}

function oldestOf({ quotes, tops, depths, trades }: TickBatch, now: number): number {
  return Math.min(
    now,
    quotes[0]?.ts ?? now,
    tops[0]?.ts ?? now,
    depths[0]?.ts ?? now,
    trades[0]?.receivedAt ?? now,
  );
}
