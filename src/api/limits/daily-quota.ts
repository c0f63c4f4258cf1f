/**
 * The daily quota, counted by UTC day. Counts live in memory and are added to the database every second, so a restart
 * keeps them; a crash forgets at most the last second, in the caller's favour. Other processes' counts are learnt with
 * each addition (or at once, where Redis is configured).
 */
import { waitUnlessAborted } from '../../runtime/backoff.ts';
import type { Log } from '../../runtime/log.ts';
import { whenKnown } from '../../runtime/when-known.ts';
import {
  addDailyUsage,
  loadDailyUsage,
  pruneDailyUsage,
  type Store,
  type UsageDelta,
} from '../../store/index.ts';
import type { WindowCounter } from './counters.ts';

const saveEveryMs = 1_000;
const pruneEveryMs = 6 * 3600 * 1000;
/** A caller not seen for this long is forgotten; its next request reads its count again. */
const idleForMs = 10 * 60_000;

interface Usage {
  readonly day: string;
  /** What the database held when it was last read. */
  saved: number;
  /** Counted here since then. */
  unsaved: number;
  usedAt: number;
}

export interface QuotaCount {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly msToReset: number;
}

export class DailyQuota {
  readonly #store: Store;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #shared: ((requestsPerDay: number) => WindowCounter) | undefined;
  readonly #usage = new Map<string, Usage>();
  readonly #loading = new Map<string, Promise<Usage>>();
  /** Counts of a day that ended before they were saved. */
  #carriedOver: UsageDelta[] = [];
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: {
    store: Store;
    log: Log;
    now: () => number;
    /** Where Redis is configured: the counter all processes share, for a tier's quota. */
    shared?: ((requestsPerDay: number) => WindowCounter) | undefined;
  }) {
    this.#store = deps.store;
    this.#log = deps.log;
    this.#now = deps.now;
    this.#shared = deps.shared;
  }

  /** Counts one request against the caller's day; a refused one is not counted. */
  take(callerId: string, requestsPerDay: number): QuotaCount | Promise<QuotaCount> {
    const now = this.#now();
    const usage = this.#usageOf(callerId, utcDay(now));
    return usage instanceof Promise
      ? usage.then((known) => this.#takeFrom(known, callerId, requestsPerDay, now))
      : this.#takeFrom(usage, callerId, requestsPerDay, now);
  }

  /** What is left of the caller's day, without counting. */
  remaining(callerId: string, requestsPerDay: number): number | Promise<number> {
    return whenKnown(this.#usageOf(callerId, utcDay(this.#now())), (usage) =>
      Math.max(0, requestsPerDay - usage.saved - usage.unsaved),
    );
  }

  /** Saves every second until the signal is aborted, then once more; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const saveOrWarn = () =>
      this.save().catch((error) => this.#log.warn({ error }, 'daily usage could not be saved'));
    while (!signal.aborted) {
      await waitUnlessAborted(saveEveryMs, signal);
      await saveOrWarn();
    }
    // What was counted while the signal came in the middle of a save.
    await saveOrWarn();
  }

  /** Adds what was counted since the last time to the database. */
  async save(): Promise<void> {
    const now = this.#now();
    const today = utcDay(now);
    this.#turnDay(today, now);
    const counted = [...this.#usage].filter(([, usage]) => usage.unsaved > 0);
    const deltas = counted.map(([caller, usage]) => ({ caller, day: usage.day, requests: usage.unsaved }));
    const batch = [...this.#carriedOver, ...deltas];
    if (batch.length === 0) return;
    this.#carriedOver = [];
    // Counts move to `saved` before the outcome is known. Should the addition fail, it may or may not have reached the
    // database: it is not repeated, since a request must never be counted twice.
    for (const [, usage] of counted) {
      usage.saved += usage.unsaved;
      usage.unsaved = 0;
    }
    for (const total of await addDailyUsage(this.#store, batch)) {
      const usage = this.#findUsage(total.caller, total.day);
      if (usage) usage.saved = Math.max(usage.saved, total.requests);
    }
    if (now - this.#prunedAt > pruneEveryMs) {
      this.#prunedAt = now;
      await pruneDailyUsage(this.#store, today);
    }
  }

  #takeFrom(
    usage: Usage,
    callerId: string,
    requestsPerDay: number,
    now: number,
  ): QuotaCount | Promise<QuotaCount> {
    usage.usedAt = now;
    const msToReset = msToNextDay(now);
    if (usage.saved + usage.unsaved >= requestsPerDay) return { allowed: false, remaining: 0, msToReset };
    // Counted before anything is awaited: two requests at once never share one place.
    usage.unsaved += 1;
    const used = usage.saved + usage.unsaved;
    if (!this.#shared) return { allowed: true, remaining: requestsPerDay - used, msToReset };
    return whenKnown(this.#shared(requestsPerDay).take(`${usage.day}:${callerId}`), (shared) => {
      if (!shared.allowed) {
        usage.unsaved -= 1;
        return { allowed: false, remaining: 0, msToReset };
      }
      return { allowed: true, remaining: requestsPerDay - Math.max(used, shared.used), msToReset };
    });
  }

  #usageOf(callerId: string, day: string): Usage | Promise<Usage> {
    return this.#findUsage(callerId, day) ?? this.#loadUsage(callerId, day);
  }

  #findUsage(callerId: string, day: string): Usage | undefined {
    const usage = this.#usage.get(callerId);
    return usage?.day === day ? usage : undefined;
  }

  async #loadUsage(callerId: string, day: string): Promise<Usage> {
    const place = `${day}:${callerId}`;
    const underWay = this.#loading.get(place);
    if (underWay) return underWay;
    const loading = loadDailyUsage(this.#store, callerId, day)
      .then((saved) => {
        this.#turnCaller(callerId, day);
        const usage: Usage = { day, saved, unsaved: this.#takeBack(callerId, day), usedAt: this.#now() };
        this.#usage.set(callerId, usage);
        return usage;
      })
      .finally(() => this.#loading.delete(place));
    this.#loading.set(place, loading);
    return loading;
  }

  #turnDay(today: string, now: number): void {
    for (const [callerId, usage] of this.#usage) {
      const idle = usage.unsaved === 0 && now - usage.usedAt > idleForMs;
      if (usage.day !== today) this.#turnCaller(callerId, today);
      else if (idle) this.#usage.delete(callerId);
    }
  }

  #turnCaller(callerId: string, day: string): void {
    const usage = this.#usage.get(callerId);
    if (!usage || usage.day === day) return;
    if (usage.unsaved > 0) {
      this.#carriedOver.push({ caller: callerId, day: usage.day, requests: usage.unsaved });
    }
    this.#usage.delete(callerId);
  }

  /** What was carried over from a day the clock has entered again: it was set back, or the answers of two loads crossed. */
  #takeBack(callerId: string, day: string): number {
    const isOwn = (delta: UsageDelta): boolean => delta.caller === callerId && delta.day === day;
    const unsaved = this.#carriedOver.filter(isOwn).reduce((sum, delta) => sum + delta.requests, 0);
    if (unsaved > 0) this.#carriedOver = this.#carriedOver.filter((delta) => !isOwn(delta));
    return unsaved;
  }
}

const dayMs = 86_400_000;
let lastDay = { number: Number.NaN, text: '' };

/** Asked for by every request, and the same for a whole day. */
export function utcDay(nowMs: number): string {
  const number = Math.floor(nowMs / dayMs);
  if (number !== lastDay.number) lastDay = { number, text: new Date(nowMs).toISOString().slice(0, 10) };
  return lastDay.text;
}

export function msToNextDay(nowMs: number): number {
  return dayMs - (nowMs % dayMs);
}
