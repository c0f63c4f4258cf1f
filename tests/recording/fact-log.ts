/**
 * What reached a recorder, in the order in which it did, kept in a file by the recording process itself before it handed
 * it on: nothing that was recorded can be missing here, even when the process was killed.
 */
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FeedFact } from '../../src/venues/index.ts';
import { PlainBook } from './plain-book.ts';

export type LoggedFact =
  | { readonly kind: 'session'; readonly session: number; readonly at: number }
  | {
      readonly kind: 'book';
      readonly venue: string;
      readonly market: string;
      readonly at: number;
      readonly assurance: 'full' | 'top';
      /** Received minus venue time of a change on the stream. */
      readonly lagMs?: number;
      /** Bids and asks as JSON text: most are never looked at, and as objects they would take ten times the room. */
      readonly levels: string;
    }
  | {
      readonly kind: 'doubt';
      readonly venue: string;
      readonly markets: readonly string[];
      readonly at: number;
      readonly reason: string;
    }
  | {
      readonly kind: 'trade';
      readonly venue: string;
      readonly market: string;
      readonly at: number;
      readonly id: string;
      readonly venueTime: number;
      readonly price: number;
    }
  | {
      readonly kind: 'missed';
      readonly venue: string;
      readonly markets: 'all' | readonly string[];
      readonly from: number;
      readonly to: number;
      readonly reason: string;
    };

export class FactWriter {
  readonly #file: number;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
    // After a line that a kill may have cut short.
    writeSync(this.#file, '\n');
  }

  write(fact: LoggedFact): void {
    writeSync(this.#file, `${JSON.stringify(fact)}\n`);
  }

  writeFact(venue: string, fact: FeedFact): void {
    switch (fact.kind) {
      case 'book': {
        const levels = ({ prices, quantities }: typeof fact.book.bids) =>
          prices.map((price, i): [number, number] => [price, quantities[i] ?? 0]);
        const { market, assurance, receivedAt: at, book, changes, source, venueTime } = fact;
        const isChange = source === 'stream' && changes !== 'all' && venueTime !== undefined;
        this.write({
          kind: 'book',
          venue,
          market,
          at,
          assurance,
          ...(isChange ? { lagMs: at - venueTime } : {}),
          levels: JSON.stringify([levels(book.bids), levels(book.asks)]),
        });
        return;
      }
      case 'suspect':
      case 'disconnected': {
        const { markets, reason, receivedAt: at } = fact;
        if (markets.length > 0) this.write({ kind: 'doubt', venue, markets, at, reason });
        return;
      }
      case 'trades_missed': {
        const { markets, from, to, reason } = fact;
        this.write({ kind: 'missed', venue, markets, from, to, reason });
        return;
      }
      case 'trade': {
        const { market, receivedAt: at } = fact;
        const { id, venueTime, price } = fact.trade;
        this.write({ kind: 'trade', venue, market, at, id, venueTime, price });
        return;
      }
      case 'connected':
      case 'changed':
        return;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A kill may have cut a line short: it was not handed on. */
export async function readFactLog(path: string): Promise<LoggedFact[]> {
  const facts: LoggedFact[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line.endsWith('}')) facts.push(JSON.parse(line));
  }
  return facts;
}

export function bookOf({ levels }: Extract<LoggedFact, { kind: 'book' }>): PlainBook {
  const [bids, asks] = JSON.parse(levels);
  return new PlainBook(bids, asks);
}
