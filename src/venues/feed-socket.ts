/**
 * One WebSocket of a venue that is opened again whenever it ends, after a wait with jitter so that several do not return
 * together. It only carries text; what the text means is the adapter's.
 */
import { WebSocket } from 'ws';
import { type Backoff, backoffMs, wait } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';

export interface FeedSocketOptions {
  /** Names the socket in logs and facts, such as `venue_b market 3`. */
  readonly name: string;
  readonly url: string;
  readonly userAgent: string;
  /** Headers of each handshake, such as a signature with its time. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly connectTimeoutMs: number;
  /** Without any frame, not even a ping, for this long the connection is dead. */
  readonly silenceMaxMs: number;
  readonly frameBytesMax: number;
  /** A text sent again and again where the venue wants one. */
  readonly keepAlive?: { readonly text: string; readonly everyMs: number };
  readonly backoff: Backoff;
  /** A connection that lasted this long counts as a success: the next wait is the first one again. */
  readonly stableAfterMs: number;
}

export interface OpenFeedSocket {
  /** False if the connection is gone or its unsent bytes are beyond the bound; then it is being closed. */
  send(text: string): boolean;
  /** Ends this connection; another one follows. */
  restart(reason: string): void;
}

export interface FeedSocketHandlers {
  readonly onOpen: (socket: OpenFeedSocket) => void;
  readonly onText: (text: string, receivedAt: number) => void;
  /**
   * Called once for each connection that was opened; from now on nothing it brought is current. `knownUntil`: the last
   * frame of one that fell silent, which may have been dead since then.
   */
  readonly onEnd: (reason: string, knownUntil: number | undefined) => void;
}

const silent = 'silent';
/** Looks at a connection within the time after which it counts as silent. */
const ticksToSilence = 4;

/** Commands are small; more than this unsent means that the other side no longer reads. */
const unsentBytesMax = 4 * 1024 * 1024;

/** Runs until the signal is aborted. */
export async function runFeedSocket(
  deps: { log: Log; now: () => number; random: () => number },
  options: FeedSocketOptions,
  handlers: FeedSocketHandlers,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const openedAt = deps.now();
    const reason = await runConnection(deps, options, handlers, signal);
    if (signal.aborted) return;
    failures = deps.now() - openedAt >= options.stableAfterMs ? 1 : failures + 1;
    const delayMs = backoffMs(options.backoff, failures, deps.random);
    deps.log.info({ socket: options.name, reason, failures, delayMs }, 'a feed socket ended');
    try {
      await wait(delayMs, signal);
    } catch {
      return; // The wait ends early only by the signal.
    }
  }
}

/** Resolves with the reason once the connection has ended, whether it was opened or not. */
function runConnection(
  deps: { log: Log; now: () => number },
  options: FeedSocketOptions,
  handlers: FeedSocketHandlers,
  signal: AbortSignal,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = new WebSocket(options.url, {
    headers: { 'user-agent': options.userAgent, ...options.headers?.() },
    handshakeTimeout: options.connectTimeoutMs,
    maxPayload: options.frameBytesMax,
    perMessageDeflate: false,
    followRedirects: false,
  });
  let opened = false;
  let ended = false;
  let lastFrameAt = deps.now();
  let quietTicks = 0;
  const timers: NodeJS.Timeout[] = [];

  const end = (reason: string) => {
    if (ended) return;
    ended = true;
    for (const timer of timers) clearInterval(timer);
    signal.removeEventListener('abort', stop);
    // Not `close`: a peer that no longer answers would hold the socket open for half a minute.
    socket.terminate();
    if (opened) handlers.onEnd(reason, reason === silent ? lastFrameAt : undefined);
    resolve(reason);
  };
  const stop = () => end('stopped');
  signal.addEventListener('abort', stop);

  const seen = () => {
    lastFrameAt = deps.now();
    quietTicks = 0;
  };
  socket.on('open', () => {
    if (ended) return;
    opened = true;
    seen();
    const { keepAlive, silenceMaxMs } = options;
    // Silence is counted in ticks, between which every frame that has come is read: neither a process that was kept from
    // running nor a clock that was set makes a connection silent.
    const tick = () => {
      quietTicks += 1;
      if (quietTicks > ticksToSilence) end(silent);
    };
    timers.push(setInterval(tick, Math.max(10, silenceMaxMs / ticksToSilence)));
    if (keepAlive) timers.push(setInterval(() => socket.send(keepAlive.text), keepAlive.everyMs));
    handlers.onOpen({
      send: (text) => {
        if (ended) return false;
        if (socket.bufferedAmount > unsentBytesMax) {
          end('does not read');
          return false;
        }
        socket.send(text);
        return true;
      },
      restart: end,
    });
  });
  socket.on('ping', seen);
  socket.on('message', (bytes, binary) => {
    if (ended) return;
    seen();
    if (!binary) handlers.onText(bytes.toString(), lastFrameAt);
  });
  socket.on('unexpected-response', (_request, response) => end(`status ${response.statusCode}`));
  socket.on('error', (error) => end(error.message));
  socket.on('close', (code) => end(`closed ${code}`));
  if (signal.aborted) stop();
  return promise;
}
