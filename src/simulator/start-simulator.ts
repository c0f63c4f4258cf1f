/** Both venues on loopback over one seeded world, with time running. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { createExchange, type Exchange, type ExchangeOptions, runExchange } from './exchange/index.ts';
import { type FaultSettings, Faults } from './faults.ts';
import { startVenueA, type VenueAPublicKey } from './venue-a/index.ts';
import { startVenueB } from './venue-b/index.ts';
import { buildWorld, type World, type WorldOptions } from './world/index.ts';

export interface SimulatorOptions {
  readonly world: WorldOptions;
  /** Simulated time in one unit of real time; 1 unless given. */
  readonly speed?: number;
  /** What counts as real time, in milliseconds; the machine's clock unless given. */
  readonly clock?: { now(): number };
  /** Order-book updates in a second of real time, both venues together. */
  readonly updatesPerSecond?: number;
  readonly faults?: Partial<FaultSettings>;
  /** Simulated time from one episode of planted trading to the next; none are planted unless given. */
  readonly plantEveryMs?: number | undefined;
  /** Combos of venue_a that are open beside those of the world; none unless given. */
  readonly combos?: number | undefined;
  /** Keys that venue_a accepts. Without them one is made and returned. */
  readonly venueAKeys?: readonly VenueAPublicKey[];
}

export interface Simulator {
  /** With its path, such as `http://127.0.0.1:40123/trade-api/v2`. */
  readonly venueAUrl: string;
  readonly venueAWebSocketUrl: string;
  /** To sign with, where no keys were given. */
  readonly venueAKey: { readonly id: string; readonly privateKeyPem: string } | undefined;
  readonly venueBGammaUrl: string;
  readonly venueBClobUrl: string;
  readonly venueBDataUrl: string;
  readonly venueBWebSocketUrl: string;
  readonly venueBSportsWebSocketUrl: string;
  readonly exchange: Exchange;
  readonly world: World;
  readonly faults: Faults;
  /** Stops time and both venues. Idempotent; an abort of the signal does the same. */
  close(): Promise<void>;
}

/** Quotes of quiet markets are looked at once in this much real time. */
const sweepRealMs = 600_000;

export async function startSimulator(options: SimulatorOptions, signal: AbortSignal): Promise<Simulator> {
  signal.throwIfAborted();
  const { speed = 1, updatesPerSecond } = options;
  const world = buildWorld(options.world);
  const pace: ExchangeOptions = {
    sweepMs: sweepRealMs * speed,
    plantEveryMs: options.plantEveryMs,
    ...(updatesPerSecond === undefined ? {} : { updatesPerSecond: updatesPerSecond / speed }),
  };
  const exchange = createExchange(world, pace);
  const faults = new Faults(options.world.seed, options.faults);
  const made = options.venueAKeys === undefined ? makeKey(options.world.seed) : undefined;
  const keys = options.venueAKeys ?? (made === undefined ? [] : [made]);
  const venueA = await startVenueA({
    exchange,
    faults,
    keys,
    speed: Math.max(1, speed),
    mintedCombos: options.combos ? { open: options.combos } : undefined,
  });
  const venueB = await startVenueB({ exchange, faults, speed }).catch(async (error: unknown) => {
    await venueA.close();
    throw error;
  });
  const ending = new AbortController();
  const running = runExchange({ exchange, clock: options.clock ?? performance, speed }, ending.signal);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= shutDown();
    return closed;
  };
  const onAbort = () => {
    void close();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  // An abort while the venues started had no listener yet.
  if (signal.aborted) onAbort();
  return {
    venueAUrl: venueA.url,
    venueAWebSocketUrl: venueA.webSocketUrl,
    venueAKey: made,
    venueBGammaUrl: venueB.gammaUrl,
    venueBClobUrl: venueB.clobUrl,
    venueBDataUrl: venueB.dataUrl,
    venueBWebSocketUrl: venueB.webSocketUrl,
    venueBSportsWebSocketUrl: venueB.sportsWebSocketUrl,
    exchange,
    world,
    faults,
    close,
  };

  async function shutDown(): Promise<void> {
    signal.removeEventListener('abort', onAbort);
    ending.abort();
    await running;
    await Promise.all([venueA.close(), venueB.close()]);
  }
}

function makeKey(seed: number) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const id = createHash('sha256').update(`${seed} ${publicKey}`).digest('hex').slice(0, 32);
  return { id, publicKeyPem: publicKey, privateKeyPem: privateKey };
}
