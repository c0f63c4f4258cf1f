/**
 * Asks the model behind the answers: the first who compares two contracts gets `pending`, later ones its receipt. Few questions
 * at once, so many a day; what fails is asked again after some minutes, when the two are compared again.
 */
import type { Mapping, Receipt } from '../core/compare/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import type { Log } from '../runtime/log.ts';
import type { AssessedPair, AssessorName } from './assessor.ts';
import { DailyBudget } from './daily-budget.ts';
import {
  assessByModel,
  defaultModelLimits,
  type ModelEndpoint,
  ModelError,
  type ModelLimits,
  modelAssessorName,
  questionsPerAssessment,
} from './model/index.ts';
import { type Receipts, receiptKey } from './receipts.ts';

/** `failed`: there was no answer, or the day's questions are used up; it is asked again later. */
export type Advice =
  | { readonly kind: 'pending' | 'failed' }
  | { readonly kind: 'receipt'; readonly receipt: Receipt };

export interface AdvisorDeps {
  readonly log: Log;
  /** Real time, which questions are paid in. */
  readonly realNow: () => number;
  readonly receipts: Pick<Receipts, 'peek' | 'find' | 'save'>;
}

export interface AdvisorOptions {
  readonly endpoint: ModelEndpoint;
  readonly limits: ModelLimits;
  readonly questionsPerDayMax: number;
  readonly atOnceMax: number;
  /** Pairs that wait for their turn; further ones are not taken up yet. */
  readonly waitingMax: number;
  readonly againAfterMs: number;
}

export const defaultAdvisorOptions: Omit<AdvisorOptions, 'endpoint' | 'questionsPerDayMax'> = {
  limits: defaultModelLimits,
  atOnceMax: 2,
  waitingMax: 100,
  againAfterMs: 600_000,
};

const failuresMax = 10_000;

export class Advisor {
  readonly #deps: AdvisorDeps;
  readonly #options: AdvisorOptions;
  readonly #name: AssessorName;
  readonly #budget: DailyBudget;
  readonly #waiting = new Map<string, () => Promise<void>>();
  readonly #running = new Map<string, Promise<void>>();
  /** When, in real time. */
  readonly #failedAt = new BoundedCache<string, number>(failuresMax);
  readonly #stop = new AbortController();

  constructor(deps: AdvisorDeps, options: AdvisorOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#name = modelAssessorName(options.endpoint);
    this.#budget = new DailyBudget(Math.floor(options.questionsPerDayMax / questionsPerAssessment));
  }

  /** At once; whatever is to be asked is asked behind. */
  advise(pair: AssessedPair, mapping: Mapping): Advice {
    const key = receiptKey(pair, this.#name);
    const receipt = this.#deps.receipts.peek(key);
    if (receipt !== undefined) return { kind: 'receipt', receipt };
    const name = `${key.leftHash} ${key.rightHash}`;
    if (this.#running.has(name) || this.#waiting.has(name)) return { kind: 'pending' };
    const failedAt = this.#failedAt.peek(name);
    if (failedAt !== undefined && this.#deps.realNow() - failedAt < this.#options.againAfterMs)
      return { kind: 'failed' };
    if (this.#stop.signal.aborted || this.#waiting.size >= this.#options.waitingMax)
      return { kind: 'pending' };
    this.#waiting.set(name, () => this.#assess(name, pair, mapping));
    this.#begin();
    return { kind: 'pending' };
  }

  /** Resolves when nothing is asked any more. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#waiting.clear();
    await Promise.all(this.#running.values());
  }

  #begin(): void {
    for (const [name, assess] of this.#waiting) {
      if (this.#running.size >= this.#options.atOnceMax) return;
      this.#waiting.delete(name);
      const running = assess().finally(() => {
        this.#running.delete(name);
        this.#begin();
      });
      this.#running.set(name, running);
    }
  }

  /** Never rejects. */
  async #assess(name: string, pair: AssessedPair, mapping: Mapping): Promise<void> {
    const { log, realNow, receipts } = this.#deps;
    const { endpoint, limits } = this.#options;
    const key = receiptKey(pair, this.#name);
    try {
      // One that another process, or the last one, has made.
      if ((await receipts.find(key)) !== undefined) return;
      if (!this.#budget.take(realNow())) {
        if (this.#budget.refusals === 1) log.warn({}, 'the model is asked no more questions today');
        this.#failedAt.save(name, realNow());
        return;
      }
      const result = await assessByModel(endpoint, limits, pair, mapping, this.#stop.signal);
      const saved = await receipts.save(key, result);
      if (saved === undefined) this.#failedAt.save(name, realNow());
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#failedAt.save(name, realNow());
      const code = error instanceof ModelError ? error.code : 'internal';
      log.warn({ error, code }, 'the model did not assess two contracts');
    }
  }
}
