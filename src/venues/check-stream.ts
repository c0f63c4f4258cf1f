/** Opens a venue's stream once, asks for its channels, and compares what comes with the known shapes for a moment. */
import { WebSocket } from 'ws';
import type { VenueId } from '../core/contract/index.ts';
import { type EndpointCheck, WireTally } from './wire-check.ts';
import { streamName, type WireStream } from './wire-endpoint.ts';
import { objectOf } from './wire-shape.ts';

export interface StreamPlan {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent once it is open. */
  readonly commands: readonly string[];
  readonly channels: readonly StreamChannel[];
  readonly frameBytesMax: number;
}

export interface StreamChannel {
  readonly name: string;
  /** Types of its messages. */
  readonly types: readonly string[];
  /** The message that has to come, which shows that the channel is open. */
  readonly isFirst: (message: unknown) => boolean;
}

export interface StreamCheckLimits {
  /** Until every channel is open. */
  readonly timeoutMs: number;
  /** How long further messages are listened for. */
  readonly listenMs: number;
}

interface OpenChannel {
  readonly channel: StreamChannel;
  readonly tally: WireTally;
  readonly met: Set<string>;
  latencyMs: number | undefined;
}

export async function checkStream(
  deps: { readonly venue: VenueId; readonly stream: WireStream; readonly elapsed: () => number },
  plan: StreamPlan,
  limits: StreamCheckLimits,
  signal: AbortSignal,
): Promise<readonly EndpointCheck[]> {
  const channels = plan.channels.map(
    (channel): OpenChannel => ({ channel, tally: new WireTally(), met: new Set(), latencyMs: undefined }),
  );
  const begun = deps.elapsed();
  const take = (message: unknown) => {
    for (const each of channels) {
      if (each.latencyMs === undefined && each.channel.isFirst(message))
        each.latencyMs = deps.elapsed() - begun;
    }
    compareMessage(deps.stream, channels, message);
    return channels.every(({ latencyMs }) => latencyMs !== undefined);
  };
  const reason = await listen(plan, limits, take, signal);
  signal.throwIfAborted();
  return channels.map((each) => describeChannel(deps.venue, each, reason, limits));
}

/** Undefined once it was open; otherwise why it was not, or no longer. */
function listen(
  { url, headers, commands, frameBytesMax }: StreamPlan,
  { timeoutMs, listenMs }: StreamCheckLimits,
  /** Whether every channel is open now. */
  take: (message: unknown) => boolean,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = new WebSocket(url, {
    headers,
    handshakeTimeout: timeoutMs,
    maxPayload: frameBytesMax,
    perMessageDeflate: false,
    followRedirects: false,
  });
  let opened = false;
  let listening: NodeJS.Timeout | undefined;
  const end = (reason: string | undefined) => {
    clearTimeout(deadline);
    clearTimeout(listening);
    signal.removeEventListener('abort', stop);
    socket.terminate();
    resolve(reason);
  };
  const stop = () => end('stopped');
  const deadline = setTimeout(
    () => end(opened ? undefined : `no connection within ${timeoutMs} ms`),
    timeoutMs,
  );
  signal.addEventListener('abort', stop);
  socket.on('open', () => {
    opened = true;
    for (const command of commands) socket.send(command);
  });
  socket.on('message', (bytes, isBinary) => {
    if (isBinary) return;
    let isComplete = false;
    for (const message of messagesOf(bytes.toString())) isComplete = take(message);
    if (!isComplete || listening !== undefined) return;
    clearTimeout(deadline);
    listening = setTimeout(() => end(undefined), listenMs);
  });
  socket.on('unexpected-response', (_request, response) =>
    end(`the handshake got status ${response.statusCode}`),
  );
  socket.on('error', (error) => end(error.message));
  socket.on('close', (code) => end(`closed with code ${code}`));
  if (signal.aborted) stop();
  return promise;
}

function messagesOf(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return []; // A notice in plain words, such as PONG.
  }
}

/** A message of no known type could be of any channel: it is reported with the first. */
function compareMessage(
  { typeField, messages }: WireStream,
  channels: readonly OpenChannel[],
  message: unknown,
): void {
  const type =
    typeof message === 'object' && message !== null
      ? Object.getOwnPropertyDescriptor(message, typeField)?.value
      : undefined;
  const shape = typeof type === 'string' ? messages.get(type) : undefined;
  const own = channels.find(({ channel }) => channel.types.includes(type)) ?? channels[0];
  if (own === undefined) return;
  if (shape === undefined) {
    own.tally.take(
      typeof type === 'string' ? 'new_value' : 'missing_field',
      `message.${typeField}`,
      type ?? message,
    );
    return;
  }
  own.met.add(shape.name);
  own.tally.compare(message, objectOf(shape));
}

function describeChannel(
  venue: VenueId,
  { channel, tally, met, latencyMs }: OpenChannel,
  reason: string | undefined,
  { timeoutMs }: StreamCheckLimits,
): EndpointCheck {
  const endpoint = streamName(channel.name);
  const described = tally.describe();
  if (latencyMs !== undefined) {
    const quiet = channel.types.filter((type) => !met.has(type));
    const detail = quiet.length === 0 ? undefined : `no ${quiet.join(', ')} came meanwhile`;
    return { venue, endpoint, ...described, latencyMs, detail };
  }
  const isOpen = reason === undefined;
  const detail = isOpen ? `connected, and no first message within ${timeoutMs} ms` : reason;
  return { venue, endpoint, ...described, state: isOpen ? 'missing' : 'unreachable', latencyMs, detail };
}
