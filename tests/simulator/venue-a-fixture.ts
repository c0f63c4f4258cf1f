/** venue_a over a world made by hand, with a key to sign with and time standing still unless a test moves it. */
import { constants, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createExchange, type Exchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { startVenueA, type VenueAServerOptions } from '../../src/simulator/venue-a/index.ts';
import type { World } from '../../src/simulator/world/index.ts';
import { eventually } from '../harness/eventually.ts';
import { smallWorld } from './small-world.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
export const keyId = '0d9f4f0a-5f1b-4a53-9d5c-6f2a2f6f3b11';
export const privateKeyPem = privateKey;
export const streamPath = '/trade-api/ws/v2';

export interface VenueAFixture {
  readonly exchange: Exchange;
  readonly faults: Faults;
  readonly url: string;
  readonly webSocketUrl: string;
  connect(): Promise<TestSocket>;
  close(): Promise<void>;
}

export async function startFixture(
  options: Partial<VenueAServerOptions> = {},
  world: World = smallWorld(),
): Promise<VenueAFixture> {
  const exchange =
    options.exchange ??
    createExchange(world, {
      updatesPerSecond: 20,
      updatesPerPause: Number.POSITIVE_INFINITY,
      updatesPerCloseMove: Number.POSITIVE_INFINITY,
    });
  const faults = options.faults ?? new Faults(3);
  const server = await startVenueA({
    keys: [{ id: keyId, publicKeyPem: publicKey }],
    limits: { refillPerSecond: 1e6, capacity: 1e6, costPerRequest: 10 },
    ...options,
    exchange,
    faults,
  });
  const sockets: TestSocket[] = [];
  return {
    exchange,
    faults,
    url: server.url,
    webSocketUrl: server.webSocketUrl,
    connect: async () => {
      const socket = new TestSocket(server.webSocketUrl);
      sockets.push(socket);
      await socket.opened;
      return socket;
    },
    close: async () => {
      for (const socket of sockets) socket.close();
      await server.close();
    },
  };
}

export function signedHeaders(method: string, path: string, saltLength = 32): Record<string, string> {
  const timestamp = String(Date.now());
  const signature = sign('sha256', Buffer.from(`${timestamp}${method}${path}`), {
    key: privateKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength,
  });
  return {
    'KALSHI-ACCESS-KEY': keyId,
    'KALSHI-ACCESS-TIMESTAMP': timestamp,
    'KALSHI-ACCESS-SIGNATURE': signature.toString('base64'),
  };
}

export interface Frame {
  readonly type: string;
  readonly id?: number;
  readonly sid?: number;
  readonly seq?: number;
  readonly msg?: Readonly<Record<string, unknown>>;
}

export class TestSocket {
  readonly socket: WebSocket;
  readonly opened: Promise<unknown>;
  readonly frames: Frame[] = [];
  readonly malformed: string[] = [];
  readonly pings: string[] = [];
  isClosed = false;
  #lastId = 0;

  constructor(url: string) {
    this.socket = new WebSocket(url, { headers: signedHeaders('GET', streamPath) });
    this.opened = once(this.socket, 'open');
    this.socket.on('message', (data) => this.#take(String(data)));
    this.socket.on('ping', (body) => this.pings.push(body.toString()));
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    // A cut connection is seen in `isClosed`.
    this.socket.on('error', () => undefined);
  }

  /** Sends a command and resolves with the frames that answer it, once there are as many as expected. */
  async command(cmd: string, params?: object, answers = 1): Promise<Frame[]> {
    const id = ++this.#lastId;
    this.socket.send(JSON.stringify({ id, cmd, params }));
    return eventually(() => {
      const found = this.frames.filter((frame) => frame.id === id);
      return found.length >= answers && found;
    }, `the answer to ${cmd}`);
  }

  /** Resolves when everything sent before has arrived: replies come in order. */
  async settled(): Promise<void> {
    await this.command('list_subscriptions');
  }

  close(): void {
    this.socket.terminate();
  }

  #take(text: string): void {
    try {
      this.frames.push(JSON.parse(text));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.malformed.push(text);
    }
  }
}
