/** A plain client of venue_b's market channel that keeps every frame, and books made from them. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { WebSocket } from 'ws';
import { within } from '../harness/eventually.ts';
import { shaped } from './venue-b-under-test.ts';

const Level = Type.Object({ price: Type.String(), size: Type.String() });
const BookMessage = Type.Object({
  event_type: Type.Literal('book'),
  market: Type.String(),
  asset_id: Type.String(),
  timestamp: Type.String(),
  hash: Type.String(),
  bids: Type.Array(Level),
  asks: Type.Array(Level),
});
export const PriceChangeMessage = Type.Object({
  event_type: Type.Literal('price_change'),
  market: Type.String(),
  timestamp: Type.String(),
  price_changes: Type.Array(
    Type.Object({
      asset_id: Type.String(),
      price: Type.String(),
      size: Type.String(),
      side: Type.Union([Type.Literal('BUY'), Type.Literal('SELL')]),
      hash: Type.String(),
      best_bid: Type.String(),
      best_ask: Type.String(),
    }),
  ),
});
const Message = Type.Object({ event_type: Type.String() });
export type Message = Static<typeof Message> & Record<string, unknown>;

export class MarketSocket {
  readonly frames: string[] = [];
  readonly closed: Promise<unknown>;
  readonly #socket: WebSocket;
  readonly #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = once(socket, 'close');
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text === 'PONG') this.#waiting.shift()?.();
      else this.frames.push(text);
    });
  }

  static async open(context: Pick<TestContext, 'after'>, url: string): Promise<MarketSocket> {
    const socket = new WebSocket(url);
    const opened = new MarketSocket(socket);
    context.after(() => socket.terminate());
    await once(socket, 'open');
    return opened;
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Resolves when everything sent to this socket before has arrived: the answer to a PING comes behind it. */
  async settle(): Promise<void> {
    const answered = new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.send('PING');
    await within(answered, 'a PONG');
  }

  /** All JSON messages so far, arrays taken apart; notices and broken frames left out. */
  messages(): Message[] {
    return this.frames.flatMap((frame) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(frame);
      } catch {
        // A notice or a broken frame: tests that expect one look at the frames.
        return [];
      }
      const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
      return list.filter((each): each is Message => Value.Check(Message, each));
    });
  }

  of(kind: string): Message[] {
    return this.messages().filter((message) => message.event_type === kind);
  }

  clear(): void {
    this.frames.length = 0;
  }
}

export interface MadeBook {
  readonly bids: Map<string, string>;
  readonly asks: Map<string, string>;
  hash: string;
  best: { bid: string; ask: string } | undefined;
}

/** Applies dumps and deltas as a reader would. */
export function makeBooks(messages: readonly Message[]): Map<string, MadeBook> {
  const books = new Map<string, MadeBook>();
  for (const message of messages) {
    if (message.event_type === 'book') {
      const book = shaped(BookMessage, message);
      books.set(book.asset_id, {
        bids: new Map(book.bids.map(({ price, size }) => [price, size])),
        asks: new Map(book.asks.map(({ price, size }) => [price, size])),
        hash: book.hash,
        best: undefined,
      });
    } else if (message.event_type === 'price_change') {
      for (const change of shaped(PriceChangeMessage, message).price_changes) {
        const book = books.get(change.asset_id);
        if (book === undefined) continue;
        const side = change.side === 'BUY' ? book.bids : book.asks;
        if (change.size === '0')
          assert.ok(side.delete(change.price), 'only levels that are there are removed');
        else side.set(change.price, change.size);
        book.hash = change.hash;
        book.best = { bid: change.best_bid, ask: change.best_ask };
      }
    }
  }
  return books;
}
