/** The books a feed has published, each with whether it may still be taken for current: what any listener would keep. */
import { type Assurance, type Book, copyBook, replaceBook, setLevel } from '../../src/core/market/index.ts';
import type { FeedFact } from '../../src/venues/index.ts';

export interface PublishedBook {
  readonly book: Book;
  current: boolean;
  /** Why it is not. */
  doubt: string | undefined;
  assurance: Assurance;
}

export class PublishedBooks {
  readonly #books = new Map<string, PublishedBook>();

  find(market: string): PublishedBook | undefined {
    return this.#books.get(market);
  }

  apply(fact: FeedFact): void {
    if (fact.kind === 'book') this.#take(fact);
    if (fact.kind === 'suspect') for (const market of fact.markets) this.#doubt(market, fact.reason);
    if (fact.kind === 'disconnected') for (const market of fact.markets) this.#doubt(market, 'disconnected');
  }

  /** The feed itself has ended. */
  loseAll(): void {
    for (const market of this.#books.keys()) this.#doubt(market, 'ended');
  }

  #take({ market, book, changes, assurance }: Extract<FeedFact, { kind: 'book' }>): void {
    const known = this.#books.get(market);
    if (known === undefined) {
      this.#books.set(market, { book: copyBook(book), current: true, doubt: undefined, assurance });
      return;
    }
    // After a doubt the changes may not follow what is held.
    if (changes === 'all' || !known.current) replaceBook(known.book, book);
    else for (const change of changes) setLevel(known.book, change);
    Object.assign(known, { current: true, doubt: undefined, assurance });
  }

  #doubt(market: string, reason: string): void {
    const known = this.#books.get(market);
    if (known?.current) Object.assign(known, { current: false, doubt: reason });
  }
}
