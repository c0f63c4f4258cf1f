/**
 * Two workers, receivers that answer on request, and a clock that stands still, over any queue. Each step is
 * checked against what may be true of claims, sends and leases; `settle` brings everything to its end and checks that.
 */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { AnnouncementTopic } from '../../src/core/announcement/index.ts';
import { createLog } from '../../src/runtime/log.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import type { AttemptEnd, ClaimedDelivery } from '../../src/store/index.ts';
import type { DeliveryQueue } from '../../src/webhooks/delivery-queue.ts';
import { DeliveryWorker, type WorkerLimits } from '../../src/webhooks/delivery-worker.ts';
import type { SendOutcome, SendRequest } from '../../src/webhooks/sender.ts';
import type { QueueUnderTest, TestEntry } from './queue-under-test.ts';

export type Answer = 'ok' | 'no_content' | 'error' | 'redirect' | 'timeout' | 'reset' | 'gone';

export type Command =
  | {
      readonly kind: 'subscribe';
      readonly events: readonly string[];
      readonly crossVenue: boolean | undefined;
    }
  | { readonly kind: 'write'; readonly topic: AnnouncementTopic; readonly crossVenue: boolean }
  | { readonly kind: 'fan_out' }
  | { readonly kind: 'round'; readonly worker: number; readonly fault: 'before' | 'after' | undefined }
  | { readonly kind: 'answer'; readonly pick: number; readonly answer: Answer }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'crash'; readonly worker: number }
  | { readonly kind: 'redeliver'; readonly pick: number }
  | { readonly kind: 'set_active'; readonly pick: number; readonly active: boolean };

interface Send {
  readonly worker: number;
  readonly request: SendRequest;
  readonly delivery: string;
  readonly at: number;
  readonly answer: (outcome: SendOutcome) => void;
  outcome: SendOutcome | undefined;
}

interface Claim {
  readonly delivery: ClaimedDelivery;
  readonly at: number;
  /** The end that the queue recorded, and when it ended. */
  end: AttemptEnd | undefined;
}

const key = Buffer.alloc(32, 7);
const startsAt = Date.parse('2026-09-15T12:00:00Z');
const retries = { attemptsMax: 8, firstRetryMs: 30_000 };

export class DeliveryWorld {
  now = startsAt;
  readonly #queue: QueueUnderTest;
  readonly #limits: WorkerLimits;
  readonly #workers: { readonly worker: DeliveryWorker; fault: 'before' | 'after' | undefined }[];
  readonly #subscriptions: { readonly id: string; readonly secret: string; readonly accepts: boolean }[] = [];
  readonly #sends: Send[] = [];
  readonly #claims = new Map<string, Claim[]>();
  /** Disabled by a receiver that is gone. */
  readonly #gone = new Set<string>();
  /** When an owner asked for a delivery again, or switched its subscription off or on. */
  readonly #interventions = new Map<string, number[]>();
  /** Deliveries that were asked for again, while their subscription was not switched off since: claims by then. */
  readonly #asked = new Map<string, number>();
  readonly #log: string[] = [];
  #draws = 1;
  #tokens = 0;

  constructor(queue: QueueUnderTest, limits: WorkerLimits) {
    this.#queue = queue;
    this.#limits = limits;
    this.#workers = [this.#startWorker(0), this.#startWorker(1)];
  }

  async run(command: Command): Promise<void> {
    switch (command.kind) {
      case 'subscribe':
        return this.#subscribe(command.events, command.crossVenue);
      case 'write':
        return this.#queue.write(entryOf(command.topic, command.crossVenue), this.now);
      case 'fan_out':
        await this.#queue.queue.fanOut(this.now);
        return;
      case 'round':
        return this.#round(command.worker, command.fault);
      case 'answer': {
        const open = this.#open();
        const send = open[command.pick % Math.max(1, open.length)];
        if (send !== undefined) await this.#answer(send, command.answer);
        return;
      }
      case 'advance':
        this.now += command.ms;
        return;
      case 'crash':
        for (const send of this.#sends) if (send.worker === command.worker) send.outcome ??= lost;
        this.#workers[command.worker] = this.#startWorker(command.worker);
        return;
      case 'redeliver':
        return this.#redeliver(command.pick);
      case 'set_active':
        return this.#setActive(command.pick, command.active);
    }
  }

  state() {
    return this.#queue.state();
  }

  /** Every entry fans out, and every receiver answers as it always does, until nothing waits; then all of it is judged. */
  async settle(): Promise<void> {
    for (let step = 0; ; step++) {
      assert.ok(step < 2_000 && this.now < Infinity, 'deliveries wait without end');
      await this.#queue.queue.fanOut(this.now);
      for (const worker of [0, 1]) await this.#round(worker, undefined);
      const open = this.#open();
      for (const send of open) {
        const subscription = this.#subscriptions.find(({ id }) => id === send.request.poolKey);
        await this.#answer(send, subscription?.accepts ? 'ok' : 'error');
      }
      if (open.length > 0) continue;
      const { deliveries, subscriptions } = await this.state();
      const active = new Set(subscriptions.filter(({ status }) => status === 'active').map(({ id }) => id));
      const times = deliveries
        .filter(({ status, subscription }) => status === 'pending' && active.has(subscription))
        .map(({ nextAttemptAt = 0, leaseUntil = 0 }) => Math.max(nextAttemptAt, leaseUntil));
      if (times.length === 0) break;
      // What is due and was not claimed waits for a lease to run out.
      this.now = Math.min(...times.filter((time) => time > this.now));
    }
    await this.#judge();
  }

  #startWorker(worker: number) {
    const held: { fault: 'before' | 'after' | undefined } = { fault: undefined };
    this.#tokens += 1;
    const log = createLog({ level: 'debug', destination: { write: (line) => void this.#log.push(line) } });
    const queue: DeliveryQueue = {
      fanOut: (now) => this.#queue.queue.fanOut(now),
      exchange: async (ends, claim) => {
        const { fault } = held;
        held.fault = undefined;
        if (fault === 'before') throw new Error('The database is away.');
        const exchange = await this.#queue.queue.exchange(ends, claim);
        await this.#noteExchange(ends, exchange);
        if (fault === 'after') throw new Error('The answer of the database was lost.');
        return exchange;
      },
    };
    const deps = {
      queue,
      sender: { send: (request: SendRequest) => this.#send(worker, request), close: async () => undefined },
      key,
      now: () => this.now,
      random: () => this.#draw(),
      log,
      token: `worker-${this.#tokens}`,
    };
    return Object.assign(held, { worker: new DeliveryWorker(deps, this.#limits) });
  }

  #draw(): number {
    this.#draws = (this.#draws * 48_271) % 2_147_483_647;
    return this.#draws / 2_147_483_647;
  }

  async #subscribe(events: readonly string[], crossVenue: boolean | undefined): Promise<void> {
    const number = this.#subscriptions.length;
    const id = `whk_${String(number).padStart(22, '0')}`;
    const secret = `whsec_${String(number).padStart(43, 'S')}`;
    this.#subscriptions.push({ id, secret, accepts: number % 3 !== 2 });
    await this.#queue.subscribe({ id, events, crossVenue }, sealSecret(key, secret, id), this.now);
  }

  async #setActive(pick: number, active: boolean): Promise<void> {
    const { subscriptions, deliveries } = await this.state();
    const subscription = subscriptions[pick % Math.max(1, subscriptions.length)];
    if (subscription === undefined) return;
    await this.#queue.setActive(subscription.id, active, this.now);
    if (active) this.#gone.delete(subscription.id);
    for (const { id } of deliveries.filter((delivery) => delivery.subscription === subscription.id)) {
      this.#intervene(id);
      this.#asked.delete(id);
    }
  }

  async #redeliver(pick: number): Promise<void> {
    const { deliveries } = await this.state();
    const delivery = deliveries[pick % Math.max(1, deliveries.length)];
    if (delivery === undefined) return;
    await this.#queue.redeliver(delivery.subscription, delivery.id, this.now);
    this.#intervene(delivery.id);
    this.#asked.set(delivery.id, this.#claims.get(delivery.id)?.length ?? 0);
  }

  #intervene(delivery: string): void {
    this.#interventions.set(delivery, [...(this.#interventions.get(delivery) ?? []), this.now]);
  }

  async #round(number: number, fault: 'before' | 'after' | undefined): Promise<void> {
    const held = this.#workers[number];
    assert.ok(held);
    held.fault = fault;
    const before = this.#sends.length;
    const begun = await held.worker.round().catch((error: unknown) => {
      if (fault === undefined) throw error;
      return 0;
    });
    await turn();
    assert.equal(this.#sends.length - before, begun, 'every claim is sent');
    if (fault === undefined) await this.#checkNoneWaits(held.worker);
  }

  /** Every delivery that is due and has room was claimed, while there were places. */
  async #checkNoneWaits(worker: DeliveryWorker): Promise<void> {
    // What is under way may have been claimed again, after its lease ran out: then it takes two places.
    if (worker.counts().inFlight * 2 >= this.#limits.failingMax) return;
    const { subscriptions, deliveries } = await this.state();
    for (const { id, status, failures } of subscriptions) {
      if (status !== 'active') continue;
      const own = deliveries.filter(
        ({ subscription, status }) => subscription === id && status === 'pending',
      );
      const busy = own.filter(({ leaseUntil = 0 }) => leaseUntil > this.now).length;
      const due = own.filter(
        ({ leaseUntil = 0, nextAttemptAt = 0 }) => leaseUntil <= this.now && nextAttemptAt <= this.now,
      );
      const room = failures > 0 ? 1 : this.#limits.perSubscriptionMax;
      assert.ok(due.length === 0 || busy >= room, `${id} has ${due.length} due and ${busy} under way`);
    }
  }

  async #noteExchange(
    ends: readonly AttemptEnd[],
    { claimed, recorded }: { readonly claimed: readonly ClaimedDelivery[]; readonly recorded: number },
  ): Promise<void> {
    const isGone = ends.some(({ verdict }) => verdict.kind === 'gone');
    const { subscriptions } = isGone ? await this.state() : { subscriptions: [] };
    for (const end of ends) {
      const claim = this.#claims.get(end.delivery)?.find(({ delivery }) => delivery.attempt === end.attempt);
      assert.ok(claim, 'what ended had begun');
      claim.end = end;
      if (end.verdict.kind !== 'gone') continue;
      // One that came too late counts for nothing.
      const status = subscriptions.find(({ id }) => id === end.subscription)?.status;
      if (recorded === ends.length) assert.equal(status, 'disabled', '410 disables');
      if (status === 'disabled') this.#gone.add(end.subscription);
      for (const [id, [first]] of this.#claims) {
        if (first?.delivery.subscription === end.subscription) this.#asked.delete(id);
      }
    }
    for (const delivery of claimed) {
      assert.ok(!this.#gone.has(delivery.subscription), 'nothing is sent to who is gone');
      const claims = this.#claims.get(delivery.id) ?? [];
      assert.equal(delivery.attempt, claims.length + 1, 'attempts are numbered without gaps');
      claims.push({ delivery, at: this.now, end: undefined });
      this.#claims.set(delivery.id, claims);
    }
    for (const { subscription, failures } of claimed) {
      const leased = [...this.#claims.values()]
        .flatMap((claims) => claims.slice(-1))
        .filter(
          ({ delivery, at, end }) =>
            delivery.subscription === subscription &&
            end === undefined &&
            at + this.#limits.leaseMs > this.now,
        );
      const room = failures > 0 ? 1 : this.#limits.perSubscriptionMax;
      assert.ok(leased.length <= room, `${leased.length} under way at once for ${subscription}`);
    }
  }

  #send(worker: number, request: SendRequest): Promise<SendOutcome> {
    const subscription = this.#subscriptions.find(({ id }) => id === request.poolKey);
    assert.ok(subscription);
    const seconds = Math.floor(this.now / 1000);
    const { body } = request;
    const signed = createHmac('sha256', subscription.secret).update(`${seconds}.`).update(body).digest('hex');
    assert.equal(request.headers['Routeur-Signature'], `t=${seconds},v1=${signed}`);
    const delivery = request.headers['Routeur-Delivery'] ?? '';
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    this.#sends.push({ worker, request, delivery, at: this.now, answer: resolve, outcome: undefined });
    return promise;
  }

  #open(): Send[] {
    return this.#sends.filter(({ outcome }) => outcome === undefined);
  }

  async #answer(send: Send, answer: Answer): Promise<void> {
    const secret = this.#subscriptions.find(({ id }) => id === send.request.poolKey)?.secret ?? '';
    const outcome = outcomeOf(answer, `thanks\0, ${secret} ${'\ud800'}`);
    send.outcome = outcome;
    send.answer(outcome);
    await turn();
  }

  async #judge(): Promise<void> {
    const { deliveries, attempts, subscriptions } = await this.state();
    const pairs = deliveries.map(({ event, subscription }) => `${event} ${subscription}`);
    assert.equal(new Set(pairs).size, pairs.length, 'one delivery for an event and a subscription');
    for (const delivery of deliveries) {
      const sends = this.#sends.filter((send) => send.delivery === delivery.id);
      for (const { request } of sends) assert.equal(request.body, delivery.body, 'the bytes stay the same');
      const claims = this.#claims.get(delivery.id) ?? [];
      const kept = new Map(
        attempts.filter((row) => row.delivery === delivery.id).map((row) => [row.number, row]),
      );
      this.#judgeOrder(delivery.id, claims, kept);
      const asked = this.#asked.get(delivery.id);
      const isActive = subscriptions.find(({ id }) => id === delivery.subscription)?.status === 'active';
      assert.ok(
        asked === undefined || !isActive || claims.length > asked,
        'what was asked for again is sent again',
      );
      switch (delivery.status) {
        case 'delivered':
          assert.ok(
            sends.some(({ outcome }) => isAccepted(outcome)),
            'delivered is what a receiver took',
          );
          break;
        case 'exhausted':
          assert.equal(delivery.roundAttempts, retries.attemptsMax);
          assert.ok(kept.size >= retries.attemptsMax);
          if (!this.#interventions.has(delivery.id)) assert.equal(kept.size, retries.attemptsMax);
          break;
        default: {
          const subscription = subscriptions.find(({ id }) => id === delivery.subscription);
          const wasOff = subscription?.status === 'disabled' || this.#interventions.has(delivery.id);
          assert.ok(wasOff, `${delivery.status} for no reason`);
        }
      }
    }
    const written = JSON.stringify(attempts) + this.#log.join('');
    for (const { secret } of this.#subscriptions)
      assert.ok(!written.includes(secret), 'a secret was written');
  }

  /** Each attempt began after the one before had ended and waited as it should, or had lost its lease. */
  #judgeOrder(
    id: string,
    claims: readonly Claim[],
    kept: ReadonlyMap<number, { error: string | undefined }>,
  ): void {
    const interventions = this.#interventions.get(id) ?? [];
    for (const [index, claim] of claims.entries()) {
      const { end, delivery, at } = claim;
      const row = kept.get(delivery.attempt);
      const counted = row !== undefined && row.error !== 'interrupted';
      if (counted && end?.verdict.kind === 'retry') {
        const scheduledMs = retries.firstRetryMs * 2 ** delivery.endedAttempts;
        const waits = end.verdict.at - at;
        assert.ok(waits >= scheduledMs, `retry after ${waits} ms`);
        assert.ok(delivery.endedAttempts + 1 < retries.attemptsMax, 'no attempt after the last');
      }
      const next = claims[index + 1];
      if (next === undefined) continue;
      if (!counted) {
        assert.ok(next.at >= at + this.#limits.leaseMs, 'a lease was not waited for');
        if (interventions.some((time) => time >= at && time <= next.at)) continue;
        const scheduledMs = retries.firstRetryMs * 2 ** delivery.endedAttempts;
        assert.ok(next.at >= at + scheduledMs, 'sent again too early after one that was cut off');
        assert.ok(next.delivery.endedAttempts === delivery.endedAttempts + 1, 'one that was cut off counts');
      } else if (!interventions.some((time) => time >= at && time <= next.at)) {
        assert.ok(end?.verdict.kind === 'retry', `sent again after ${end?.verdict.kind}`);
        assert.ok(next.at >= end.verdict.at, 'sent again too early');
      }
    }
  }
}

const lost: SendOutcome = { kind: 'failed', error: 'connection', durationMs: 0 };

function isAccepted(outcome: SendOutcome | undefined): boolean {
  return outcome?.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
}

function outcomeOf(answer: Answer, response: string): SendOutcome {
  const statuses = { ok: 200, no_content: 204, error: 500, redirect: 302, gone: 410 };
  if (answer === 'timeout') return { kind: 'failed', error: 'timeout', durationMs: 10_000 };
  if (answer === 'reset') return { kind: 'failed', error: 'connection', durationMs: 3 };
  return { kind: 'answered', status: statuses[answer], response, durationMs: 12.4 };
}

function entryOf(topic: AnnouncementTopic, crossVenue: boolean): TestEntry {
  return { topic, crossVenue, payload: { cross_venue: crossVenue, text: 'é "quoted" \u2028' } };
}

/** Ids that rise, as good as random ones for two worlds to agree on. */
export function countedIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `dlv_${String(made).padStart(22, '0')}`;
  };
}
