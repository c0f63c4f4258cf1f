/**
 * One worker of the queue. It claims what is due, makes the attempts, and records in the queue how they ended.
 *
 *   round: ends, free places ─► queue ─► claimed ─► attempt ─► outcome ─► decideOutcome ─► ends of the next round
 *
 * It keeps no time of its own: its owner calls `round`; `whenEnded` resolves when there is something to record.
 */
import type { Log } from '../runtime/log.ts';
import { redactSecrets } from '../runtime/secrets.ts';
import type { AttemptEnd, ClaimedDelivery, CutAttempts } from '../store/index.ts';
import { decideOutcome, defaultRetryRules, type RetryRules, retryDelaysMs } from './decide-outcome.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { OpenedSecrets } from './opened-secrets.ts';
import type { SendError, Sender, SendOutcome } from './sender.ts';
import { signBody } from './sign.ts';

export interface WorkerDeps {
  readonly queue: DeliveryQueue;
  readonly sender: Sender;
  /** Opens the sealed secrets. */
  readonly key: Uint8Array;
  readonly now: () => number;
  /** From [0, 1). */
  readonly random: () => number;
  readonly log: Log;
  /** Like no other worker's. */
  readonly token: string;
}

export interface WorkerLimits extends RetryRules {
  /**
   * How long a claim stands. What is claimed begins within a third of it or is given back, and ends within `attemptMs`:
   * together below the lease, so that nothing is sent twice at once, by as much as clocks may differ.
   */
  readonly leaseMs: number;
  /** The next round aborts, in real time, an attempt that its sender has not ended. */
  readonly attemptMs: number;
  readonly inFlightMax: number;
  /** Of these, attempts for subscriptions that have another under way here, and attempts for failing ones. */
  readonly furtherMax: number;
  readonly failingMax: number;
  readonly perSubscriptionMax: number;
}

/**
 * Three hundred receivers that hang from their first delivery on take as many places and the 256 that go to second ones:
 * there is room for the first of everybody else. When they have failed once, failing ones have 512 places together, so
 * that another who has failed once does not wait for them either.
 */
export const defaultWorkerLimits: WorkerLimits = {
  ...defaultRetryRules,
  leaseMs: 30_000,
  attemptMs: 12_000,
  inFlightMax: 1_024,
  furtherMax: 256,
  failingMax: 512,
  perSubscriptionMax: 4,
};

interface UnderWay {
  /** Claimed once more, if the lease ran out meanwhile. */
  delivery: ClaimedDelivery;
  /** Of a clock that never goes back, in milliseconds. */
  readonly begunAt: number;
  /** Ends it before its time, with this outcome. */
  readonly cut: (outcome: Outcome) => void;
  readonly ended: Promise<void>;
}

const cutShort: Outcome = { kind: 'cut_short' };
const tookTooLong: Outcome = { kind: 'failed', error: 'timeout', durationMs: undefined };

type Outcome =
  | SendOutcome
  | { readonly kind: 'failed'; readonly error: SendError; readonly durationMs: undefined }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'cut_short' };

export interface WorkerCounts {
  readonly inFlight: number;
  readonly delivered: number;
  /** Attempts that failed. */
  readonly failed: number;
  readonly exhausted: number;
  /** Ends that were not recorded, because another worker had the lease. */
  readonly tooLate: number;
}

export class DeliveryWorker {
  readonly #deps: WorkerDeps;
  readonly #limits: WorkerLimits;
  readonly #secrets: OpenedSecrets;
  readonly #retryDelaysMs: readonly number[];
  /** By delivery. */
  readonly #underWay = new Map<string, UnderWay>();
  #ends: AttemptEnd[] = [];
  #ended = Promise.withResolvers<void>();
  #halfEnded = Promise.withResolvers<void>();
  readonly #counts = { delivered: 0, failed: 0, exhausted: 0, tooLate: 0 };

  constructor(deps: WorkerDeps, limits: WorkerLimits = defaultWorkerLimits) {
    this.#deps = deps;
    this.#limits = limits;
    this.#secrets = new OpenedSecrets(deps.key);
    this.#retryDelaysMs = retryDelaysMs(limits);
  }

  counts(): WorkerCounts {
    return { inFlight: this.#underWay.size, ...this.#counts };
  }

  /** Resolves when an attempt has ended that is not recorded yet. */
  whenEnded(): Promise<void> {
    return this.#ends.length > 0 ? Promise.resolve() : this.#ended.promise;
  }

  /** Resolves when as many attempts wait to be recorded as are under way, or none does. */
  whenHalfEnded(): Promise<void> {
    return this.#isHalfEnded() ? Promise.resolve() : this.#halfEnded.promise;
  }

  #isHalfEnded(): boolean {
    return this.#ends.length === 0 || this.#ends.length >= this.#underWay.size;
  }

  /** Records, claims and begins; how many were begun. What could not be recorded waits for the next round. */
  async round(): Promise<number> {
    const { now } = this.#deps;
    const askedAt = now();
    this.#cutOverdue();
    const { claimed } = await this.#exchange(this.#freePlaces());
    // An attempt begun so late could outlive its lease, and be made by another at the same time.
    const isLate = now() > askedAt + this.#limits.leaseMs / 3;
    let begun = 0;
    for (const delivery of claimed) {
      const underWay = this.#underWay.get(delivery.id);
      if (underWay) {
        // A clock jumped, or the process was stopped: what is under way ends as the attempt that was claimed now.
        underWay.delivery = { ...delivery, url: underWay.delivery.url };
      } else if (isLate) {
        this.#end(delivery, now(), cutShort);
      } else {
        this.#begin(delivery);
        begun += 1;
      }
    }
    return begun;
  }

  /** Lets what is under way end for as long as `grace` is not aborted, then gives back what is not delivered. */
  async stop(grace: AbortSignal): Promise<void> {
    const cutAll = () => {
      for (const { cut } of this.#underWay.values()) cut(cutShort);
    };
    if (grace.aborted) cutAll();
    grace.addEventListener('abort', cutAll, { once: true });
    await Promise.all([...this.#underWay.values()].map(({ ended }) => ended));
    grace.removeEventListener('abort', cutAll);
    if (this.#ends.length > 0) await this.#exchange({ slots: 0, furtherSlots: 0, failingSlots: 0 });
  }

  async #exchange(places: Places) {
    const { queue, now, token } = this.#deps;
    const { leaseMs, perSubscriptionMax } = this.#limits;
    const ends = this.#ends;
    this.#ends = [];
    if (ends.length > 0) {
      this.#ended = Promise.withResolvers();
      this.#halfEnded = Promise.withResolvers();
    }
    try {
      const rules = { token, now: now(), leaseMs, perSubscriptionMax, retryDelaysMs: this.#retryDelaysMs };
      const exchange = await queue.exchange(ends, { ...rules, ...places });
      this.#counts.tooLate += ends.length - exchange.recorded;
      this.#noteCut(exchange.cut);
      return exchange;
    } catch (error) {
      // Whether it was recorded is not known; if it was, the lease is gone and it is not recorded again.
      this.#ends = [...ends, ...this.#ends];
      if (this.#ends.length > 0) this.#ended.resolve();
      throw error;
    }
  }

  #noteCut(cut: CutAttempts): void {
    if (cut.attempts === 0) return;
    this.#deps.log.warn({ ...cut }, 'attempts were cut off: their worker is gone or was too late');
    this.#counts.failed += cut.attempts;
    this.#counts.exhausted += cut.givenUp;
  }

  #freePlaces(): Places {
    const { inFlightMax, furtherMax, failingMax } = this.#limits;
    const all = [...this.#underWay.values()];
    const subscriptions = new Set(all.map(({ delivery }) => delivery.subscription));
    const failing = all.filter(({ delivery }) => delivery.failures > 0);
    return {
      slots: Math.max(0, inFlightMax - all.length),
      furtherSlots: Math.max(0, furtherMax - (all.length - subscriptions.size)),
      failingSlots: Math.max(0, failingMax - failing.length),
    };
  }

  #cutOverdue(): void {
    const before = performance.now() - this.#limits.attemptMs;
    for (const { begunAt, cut } of this.#underWay.values()) if (begunAt < before) cut(tookTooLong);
  }

  #begin(delivery: ClaimedDelivery): void {
    const startedAt = this.#deps.now();
    const stop = new AbortController();
    const outcome = Promise.withResolvers<Outcome>();
    this.#attempt(delivery, stop.signal).then(outcome.resolve, (error: unknown) => {
      // Its result is not used if the attempt was cut.
      if (!stop.signal.aborted) {
        this.#deps.log.error({ error, delivery: delivery.id }, 'an attempt broke down');
      }
      outcome.resolve({ kind: 'failed', error: 'connection', durationMs: undefined });
    });
    const ended = outcome.promise.then((known) => {
      const claim = this.#underWay.get(delivery.id)?.delivery ?? delivery;
      this.#underWay.delete(delivery.id);
      this.#end(claim, startedAt, known);
    });
    const cut = (known: Outcome) => {
      outcome.resolve(known);
      stop.abort();
    };
    this.#underWay.set(delivery.id, { delivery, begunAt: performance.now(), cut, ended });
  }

  async #attempt(delivery: ClaimedDelivery, signal: AbortSignal): Promise<Outcome> {
    const secrets = this.#openSecrets(delivery);
    if (secrets === undefined) return { kind: 'unsigned' };
    const { sender, now } = this.#deps;
    const request = {
      poolKey: delivery.subscription,
      url: delivery.url,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Routeur-Webhooks/1',
        'Routeur-Signature': signBody(secrets, delivery.body, Math.floor(now() / 1000)),
        'Routeur-Delivery': delivery.id,
        'Routeur-Event': delivery.event,
      },
      body: delivery.body,
    };
    const outcome = await sender.send(request, signal);
    if (outcome.kind !== 'answered') return outcome;
    return { ...outcome, response: storable(outcome.response, secrets) };
  }

  /** Newest first; undefined, with a line in the log, if they do not open with our key. */
  #openSecrets({ subscription, secret, previousSecret, previousUntil }: ClaimedDelivery) {
    const { now, log } = this.#deps;
    const signsToo = previousUntil !== undefined && previousUntil > now();
    try {
      return this.#secrets.open(subscription, secret, signsToo ? previousSecret : undefined);
    } catch (error) {
      log.error({ error, subscription }, 'the secret of a webhook cannot be opened');
      return undefined;
    }
  }

  #end(delivery: ClaimedDelivery, startedAt: number, outcome: Outcome): void {
    const { now, random, log } = this.#deps;
    const at = now();
    const status = outcome.kind === 'answered' ? outcome.status : undefined;
    const endedAttempts = delivery.endedAttempts + 1;
    const verdict: AttemptEnd['verdict'] =
      outcome.kind === 'cut_short'
        ? { kind: 'released', at }
        : decideOutcome(this.#limits, { status, endedAttempts, at }, random());
    this.#count(verdict);
    if (verdict.kind === 'exhausted' || verdict.kind === 'gone') {
      const { id, subscription } = delivery;
      log.warn({ delivery: id, subscription, status, verdict: verdict.kind }, 'a delivery was given up');
    }
    this.#ends.push({
      delivery: delivery.id,
      subscription: delivery.subscription,
      url: delivery.url,
      attempt: delivery.attempt,
      startedAt,
      durationMs: Math.max(0, Math.round(measuredMs(outcome) ?? at - startedAt)),
      status,
      error: describeFailure(outcome),
      response: outcome.kind === 'answered' ? outcome.response : undefined,
      wasFailing: delivery.failures > 0,
      verdict,
    });
    this.#ended.resolve();
    if (this.#isHalfEnded()) this.#halfEnded.resolve();
  }

  #count({ kind }: AttemptEnd['verdict']): void {
    if (kind === 'delivered') this.#counts.delivered += 1;
    else if (kind !== 'released') this.#counts.failed += 1;
    if (kind === 'exhausted') this.#counts.exhausted += 1;
  }
}

interface Places {
  readonly slots: number;
  readonly furtherSlots: number;
  readonly failingSlots: number;
}

function measuredMs(outcome: Outcome): number | undefined {
  return 'durationMs' in outcome ? outcome.durationMs : undefined;
}

function describeFailure(outcome: Outcome): string | undefined {
  switch (outcome.kind) {
    case 'answered':
      return undefined;
    case 'failed':
      return outcome.error;
    case 'unsigned':
      return 'secret_unreadable';
    case 'cut_short':
      return 'interrupted';
  }
}

const responseCharactersMax = 1_024;

/** What a receiver answered, without our secrets and what PostgreSQL takes for no text. */
function storable(response: string, secrets: readonly string[]): string {
  if (response === '') return response;
  const text = response.slice(0, responseCharactersMax).replaceAll('\0', '').toWellFormed();
  return redactSecrets(secrets.reduce((left, secret) => left.replaceAll(secret, '[redacted]'), text));
}
