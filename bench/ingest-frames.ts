/**
 * Frames as both venues' simulators send them to a plain client, in the order of their coming, to be replayed without a
 * network. The client asks as our feeds ask, so that the answers to its commands are among the frames.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { silentLog } from '../src/runtime/log.ts';
import { type Simulator, startSimulator } from '../src/simulator/index.ts';
import type { SimulatedMarket } from '../src/simulator/world/index.ts';
import { BookStream } from '../src/venues/venue-a/feed/book-stream.ts';
import { FeedHealth } from '../src/venues/venue-a/feed/feed-health.ts';
import { venueADefaults } from '../src/venues/venue-a/index.ts';
import { createSigner } from '../src/venues/venue-a/sign.ts';
import { venueAWire } from '../src/venues/venue-a/wire/index.ts';
import { subscription } from '../src/venues/venue-b/feed/market-channel.ts';
import { WireDrift } from '../src/venues/wire-drift.ts';

export interface CapturedFrame {
  readonly text: string;
  readonly receivedAt: number;
}

export interface CapturedMarket {
  readonly id: string;
  readonly venueKey: string;
  readonly feedKeys: readonly string[];
}

export interface Capture {
  readonly markets: readonly CapturedMarket[];
  readonly frames: readonly CapturedFrame[];
}

/** The world whose venues send the frames. */
export const capturedWorld = { seed: 3, markets: 1000, startsAt: Date.UTC(2026, 10, 16, 12) };

const marketsPerVenue = 200;
const framesPerVenue = 30_000;
const captureMaxMs = 20_000;

export async function captureFrames(): Promise<{ readonly venueA: Capture; readonly venueB: Capture }> {
  const stop = new AbortController();
  const simulator = await startSimulator(
    {
      world: capturedWorld,
      speed: 10,
      updatesPerSecond: 10_000,
    },
    stop.signal,
  );
  try {
    const [venueA, venueB] = await Promise.all([captureVenueA(simulator), captureVenueB(simulator)]);
    return { venueA, venueB };
  } finally {
    stop.abort();
    await simulator.close();
  }
}

async function captureVenueA(simulator: Simulator): Promise<Capture> {
  const markets = liveliest(simulator.exchange.venueAEvents.flatMap((event) => event.markets)).map(
    ({ id }): CapturedMarket => ({ id, venueKey: id, feedKeys: [] }),
  );
  const { venueAKey: key } = simulator;
  if (key === undefined) throw new Error('The simulator made no key.');
  const sign = createSigner({ now: Date.now }, key);
  const path = new URL(simulator.venueAWebSocketUrl).pathname;
  const socket = new WebSocket(simulator.venueAWebSocketUrl, { headers: sign('GET', path) });
  const stream = openBookStream(markets, () => undefined);
  const send = () => {
    for (let text = stream.nextCommand(Date.now()); text !== undefined; text = stream.nextCommand(Date.now()))
      socket.send(text);
  };
  return { markets, frames: await collect(socket, send, (text, at) => void stream.accept(text, at)) };
}

/** The stream of one connection, as captured and as replayed. */
export function openBookStream(
  markets: readonly CapturedMarket[],
  emit: ConstructorParameters<typeof BookStream>[0]['emit'],
): BookStream {
  const watch = new WireDrift({ log: silentLog, now: () => 0 }).watch('venue_a', venueAWire);
  const stream = new BookStream({ emit, health: new FeedHealth(), watch }, venueADefaults.stream);
  stream.follow(new Set(markets.map(({ id }) => id)), 0);
  stream.opened(0);
  return stream;
}

async function captureVenueB(simulator: Simulator): Promise<Capture> {
  const chosen = liveliest(simulator.exchange.venueBEvents.flatMap((event) => event.markets));
  const markets = chosen.map(
    ({ id, conditionId, tokenIds }): CapturedMarket => ({ id, venueKey: conditionId, feedKeys: tokenIds }),
  );
  const socket = new WebSocket(simulator.venueBWebSocketUrl);
  let asked = false;
  const send = () => {
    if (!asked) socket.send(subscription(markets.flatMap(({ feedKeys }) => feedKeys)));
    asked = true;
  };
  return { markets, frames: await collect(socket, send, () => undefined) };
}

async function collect(
  socket: WebSocket,
  send: () => void,
  accept: (text: string, receivedAt: number) => void,
): Promise<CapturedFrame[]> {
  const frames: CapturedFrame[] = [];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, captureMaxMs);
  socket.on('message', (bytes) => {
    const text = bytes.toString();
    const receivedAt = Date.now();
    frames.push({ text, receivedAt });
    accept(text, receivedAt);
    send();
    if (frames.length === framesPerVenue) resolve();
  });
  await once(socket, 'open');
  send();
  await done;
  clearTimeout(timer);
  socket.terminate();
  return frames.slice(0, framesPerVenue);
}

function liveliest<Market extends SimulatedMarket>(markets: readonly Market[]): Market[] {
  return markets.toSorted((a, b) => b.activity - a.activity).slice(0, marketsPerVenue);
}
