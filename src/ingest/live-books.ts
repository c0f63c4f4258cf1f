/**
 * The books a venue's feed brings, each with whether it may be taken for current. A book that is not current keeps its
 * last levels and says since when and why it is doubted; it is never handed out as current again before the feed says so.
 */
import { type Book, copyBook, replaceBook, setLevel } from '../core/market/index.ts';
import type { Assurance, FeedFact, SuspectReason } from '../venues/index.ts';

export interface LiveBook {
  /** Ours; it changes with the next fact. */
  readonly book: Book;
  readonly current: boolean;
  /** Why it is not current. */
  readonly doubt: SuspectReason | 'disconnected' | undefined;
  readonly assurance: Assurance;
  readonly source: 'stream' | 'rest';
  readonly venueTime: number | undefined;
  readonly receivedAt: number;
}

type Entry = { -readonly [Key in keyof LiveBook]: LiveBook[Key] };

export class LiveBooks {
  readonly #entries = new Map<string, Entry>();

  /** How many markets have a book, current or not; the feed bounds how many it follows. */
  get size(): number {
    return this.#entries.size;
  }

  find(market: string): LiveBook | undefined {
    return this.#entries.get(market);
  }

  entries(): IterableIterator<[string, LiveBook]> {
    return this.#entries.entries();
  }

  apply(fact: FeedFact): void {
    switch (fact.kind) {
      case 'book':
        this.#replace(fact);
        return;
      case 'suspect':
        for (const market of fact.markets) {
          // Nobody will tell us about it any more.
          if (fact.reason === 'not_followed') this.#entries.delete(market);
          else this.#doubt(market, fact.reason);
        }
        return;
      case 'disconnected':
        for (const market of fact.markets) this.#doubt(market, 'disconnected');
        return;
      case 'connected':
      case 'trade':
      case 'changed':
        return;
    }
  }

  /** The feed itself has ended: whatever it brought is no longer current. */
  loseAll(): void {
    for (const market of this.#entries.keys()) this.#doubt(market, 'disconnected');
  }

  #replace(fact: Extract<FeedFact, { kind: 'book' }>): void {
    const known = this.#entries.get(fact.market);
    const { assurance, source, venueTime, receivedAt } = fact;
    const state = { current: true, doubt: undefined, assurance, source, venueTime, receivedAt };
    if (known === undefined) {
      this.#entries.set(fact.market, { book: copyBook(fact.book), ...state });
      return;
    }
    // After a doubt the changes may not follow what we hold.
    if (fact.changes === 'all' || !known.current) replaceBook(known.book, fact.book);
    else for (const change of fact.changes) setLevel(known.book, change);
    Object.assign(known, state);
  }

  #doubt(market: string, reason: SuspectReason | 'disconnected'): void {
    const known = this.#entries.get(market);
    if (known === undefined) return;
    known.current = false;
    known.doubt = reason;
  }
}
