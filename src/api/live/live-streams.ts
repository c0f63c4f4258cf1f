/** The live streams of this process: the hub, who may open one, and when one has to end. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { waitUnlessAborted } from '../../runtime/backoff.ts';
import type { Log } from '../../runtime/log.ts';
import { loadApiKeys, type Store } from '../../store/index.ts';
import type { Caller } from '../keys/caller.ts';
import type { TierTable } from '../limits/tiers.ts';
import { RequestError } from '../request-error.ts';
import { describeHub } from './describe-hub.ts';
import type { LiveClient, LiveConnection } from './live-client.ts';
import type { LiveFilter } from './live-filter.ts';
import { LiveHub } from './live-hub.ts';
import type { LiveOptions } from './live-options.ts';
import { openSse } from './sse-connection.ts';
import { StreamPlaces } from './stream-places.ts';
import { findUpgrade } from './upgrade.ts';
import { WebSocketStreams } from './websocket-connection.ts';

export interface LiveStreamsDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly store: Store;
}

export class LiveStreams {
  readonly hub: LiveHub;
  readonly #deps: LiveStreamsDeps;
  readonly #options: LiveOptions;
  readonly #places: StreamPlaces;
  readonly #webSockets: WebSocketStreams;
  #stopping = false;

  constructor(deps: LiveStreamsDeps, options: LiveOptions & { readonly tiers: TierTable }) {
    this.#deps = deps;
    this.#options = options;
    this.hub = new LiveHub(deps, options);
    this.#places = new StreamPlaces(options.tiers, options.streamsMax);
    this.#webSockets = new WebSocketStreams(options);
  }

  /** Answers the request with a stream, or throws a RequestError and has done nothing. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    stream: { readonly caller: Caller; readonly filter: LiveFilter; readonly resume: string | undefined },
  ): void {
    const resumeAfter = stream.resume === undefined ? undefined : this.hub.readResume(stream.resume);
    if (this.#stopping) {
      throw new RequestError('stream_unavailable', 'The service is stopping.', { retryAfterMs: 5_000 });
    }
    if (request.raw.socket.destroyed || reply.sent) {
      // While its key was looked up, the client went away or the rest of its request was refused. Its end would not be
      // announced again, and its place never be free.
      throw new RequestError('timeout', 'The client went away.');
    }
    const giveBack = this.#places.take(stream.caller);
    let client: LiveClient | undefined;
    const onClose = () => {
      giveBack();
      if (client) this.hub.close(client);
    };
    let connection: LiveConnection;
    try {
      const upgrade = findUpgrade(request.raw);
      connection = upgrade
        ? this.#webSockets.open(request, reply, upgrade, onClose)
        : openSse(request, reply, this.#options, onClose);
    } catch (error) {
      giveBack();
      throw error;
    }
    client = this.hub.open(connection, { ...stream, resumeAfter });
  }

  /** Looks after the open streams until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    await Promise.all([this.#tick(signal), this.#reviewCallers(signal)]);
  }

  /** Ends every stream at once and opens no more. */
  stop(): void {
    this.#stopping = true;
    this.hub.endAll();
  }

  /** As Prometheus' text. */
  describe(): string {
    return describeHub(this.hub.status);
  }

  async #tick(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await waitUnlessAborted(this.#options.tickMs, signal);
      this.hub.tick();
    }
  }

  /** A request made with a revoked key is refused when it is made; a stream has to be ended. */
  async #reviewCallers(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await waitUnlessAborted(this.#options.reviewMs, signal);
      if (signal.aborted) return;
      this.#endOldIdentities();
      try {
        await this.#endRevoked(signal);
      } catch (error) {
        // Streams go on: they need no database, and a key cannot be revoked without it.
        if (!signal.aborted) this.#deps.log.debug({ error }, 'keys of live streams could not be confirmed');
      }
    }
  }

  #endOldIdentities(): void {
    const oldest = performance.now() - this.#options.identityStreamMs;
    for (const client of this.hub.clients) {
      if (client.caller.keyId === undefined && client.openedAt < oldest) client.end('renew');
    }
  }

  async #endRevoked(signal: AbortSignal): Promise<void> {
    const asked = new Set([...this.hub.clients].flatMap(({ caller }) => caller.keyId ?? []));
    if (asked.size === 0) return;
    const records = await loadApiKeys(this.#deps.store, [...asked], signal);
    const valid = new Set(records.filter(({ revokedAt }) => revokedAt === undefined).map(({ id }) => id));
    for (const client of this.hub.clients) {
      const { keyId } = client.caller;
      // One that came while the database was asked is looked at the next time.
      if (keyId !== undefined && asked.has(keyId) && !valid.has(keyId)) client.end('key_revoked');
    }
  }
}
