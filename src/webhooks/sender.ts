/**
 * One attempt of one delivery: resolve, check, connect, POST, read the status.
 *
 * Nothing that a receiver does is an exception, and no text of an error leaves: it could hold the url's query.
 */
import { createConnection } from 'node:net';
import { errors } from 'undici';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import { SenderConnections } from './sender-connections.ts';
import { exchange, type ReceiverAnswer } from './sender-exchange.ts';
import { type SendError, SendFailure, sendErrorOf } from './sender-failure.ts';
import { defaultLimits, type SenderLimits } from './sender-limits.ts';
import type { OpenSenderSocket } from './sender-socket.ts';
import { parseTarget, resolveTarget, type Target, type TargetPolicy, type TargetRefusal } from './target.ts';
import { createResolver, type Resolver } from './target-resolver.ts';

export type { SendError };

export interface SendRequest {
  /** Whose connection this is, a subscription's id: connections are never shared between two of these. */
  readonly poolKey: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

export type SendOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** At most 1,024 characters, without control characters other than line ends and tabs. */
      readonly response: string;
      /** Whole milliseconds, here and below. */
      readonly durationMs: number;
    }
  | { readonly kind: 'failed'; readonly error: SendError; readonly durationMs: number };

export interface Sender {
  /** Makes one attempt. Rejects with the signal's reason when that is aborted first, and for headers that may not be sent. */
  send(request: SendRequest, signal: AbortSignal): Promise<SendOutcome>;
  /** Cuts every connection; attempts under way fail with `connection`. */
  close(): Promise<void>;
}

/** Calls `expire` once, after `ms` milliseconds, unless it is cancelled by the function returned. */
export type StartTimer = (expire: () => void, ms: number) => () => void;

const startRealTimer: StartTimer = (expire, ms) => {
  const timer = setTimeout(expire, ms);
  return () => clearTimeout(timer);
};

export interface SenderOptions {
  readonly policy: TargetPolicy;
  readonly resolver?: Resolver;
  /** Certificates trusted instead of the usual ones. */
  readonly ca?: string;
  /** A clock in milliseconds that never goes back, for durations. */
  readonly now?: () => number;
  readonly startTimer?: StartTimer;
  readonly openSocket?: OpenSenderSocket;
  readonly limits?: Partial<SenderLimits>;
}

const targetsKeptMax = 10_000;

export function createSender({
  policy,
  resolver = createResolver(),
  ca,
  now = () => performance.now(),
  startTimer = startRealTimer,
  openSocket = createConnection,
  limits: someLimits,
}: SenderOptions): Sender {
  const limits = { ...defaultLimits, ...someLimits };
  const connections = new SenderConnections({ openSocket, ca, limits });

  // What the url itself shows; its name is resolved again at each attempt.
  const targets = new BoundedCache<string, Target | TargetRefusal>(targetsKeptMax);

  function readTarget(url: string): Target | TargetRefusal {
    const known = targets.find(url);
    if (known !== undefined) return known;
    const target = parseTarget(url, policy);
    targets.save(url, target);
    return target;
  }

  async function attempt(request: SendRequest, signal: AbortSignal): Promise<ReceiverAnswer> {
    const target = readTarget(request.url);
    if (target.kind === 'refused') throw new SendFailure('refused_address');
    const resolved = await resolveTarget(target, resolver, policy, signal);
    if (resolved.kind === 'refused') throw new SendFailure('refused_address');
    if (signal.aborted) throw new SendFailure('timeout');
    const connection = connections.take(request.poolKey, target, resolved.addresses, signal);
    try {
      const answer = await exchange({ connection, limits }, target, request, signal);
      if (answer.isWhole) connections.giveBack(connection);
      else connections.drop(connection);
      return answer;
    } catch (error) {
      connections.drop(connection);
      throw error;
    }
  }

  return {
    async send(request, signal) {
      signal.throwIfAborted();
      const startedAt = now();
      const deadline = new AbortController();
      const stop = () => deadline.abort();
      const cancelTimer = startTimer(stop, limits.attemptMs);
      signal.addEventListener('abort', stop);
      try {
        const { status, response } = await attempt(request, deadline.signal);
        return { kind: 'answered', status, response, durationMs: Math.round(now() - startedAt) };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors.InvalidArgumentError) throw error;
        return { kind: 'failed', error: sendErrorOf(error), durationMs: Math.round(now() - startedAt) };
      } finally {
        cancelTimer();
        signal.removeEventListener('abort', stop);
      }
    },
    close: () => connections.close(),
  };
}
