/**
 * Leads between the markets a feed follows and a twin of each, which has the last book of it that was true. At true books
 * the two cost at least a dollar, so that a lead is one that a false book made.
 */
import { complement, copyBook, createBook, setLevel } from '../../src/core/market/index.ts';
import type { FeedFact } from '../../src/venues/index.ts';
import type { HandMade } from '../watch/served-members.ts';
import { type WatchUnderTest, watchUnderTest } from '../watch/watch-under-test.ts';

export class TwinLeads {
  readonly #test: WatchUnderTest = watchUnderTest();
  readonly #ids: readonly string[];
  /** Of every lead that was announced. */
  readonly heard: string[] = [];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
    this.#test.serve(
      ids.flatMap((id): HandMade[] => {
        const claim = { pays: '1 on [1, inf)', subject: id };
        return [
          { ...claim, venue: 'venue_a', id },
          { ...claim, venue: 'venue_b', id: twinOf(id) },
        ];
      }),
    );
    for (const id of ids) {
      this.#test.takeState({ venue: 'venue_a', id });
      this.#test.takeState({ venue: 'venue_b', id: twinOf(id) });
    }
  }

  take(fact: FeedFact, isTrue: boolean): void {
    const { live, apply, clock } = this.#test;
    if (fact.kind === 'book') {
      const book = {
        book: copyBook(fact.book),
        changes: 'all',
        assurance: 'full',
        receivedAt: clock.now(),
      } as const;
      const own = live.takeBook('venue_a', fact.market, book);
      const twin = isTrue ? live.takeBook('venue_b', twinOf(fact.market), book) : undefined;
      apply(own);
      apply(twin);
    } else if (fact.kind === 'suspect' || fact.kind === 'disconnected') {
      for (const id of fact.markets) apply(live.doubt('venue_a', id, 'gap'));
    }
    this.heard.push(...this.#test.heard());
  }

  /** Every book as it would be read if its asks were taken to be on the other scale. */
  takeOtherScale(): void {
    for (const market of this.#ids) {
      const known = this.#test.live.find('venue_a', market)?.book;
      if (known === undefined) continue;
      const book = createBook();
      for (const [place, price] of known.asks.prices.entries()) {
        setLevel(book, {
          side: 'ask',
          price: complement(price),
          quantity: known.asks.quantities[place] ?? 0,
        });
      }
      const receivedAt = this.#test.clock.now();
      this.take(
        {
          kind: 'book',
          market,
          book,
          changes: 'all',
          assurance: 'full',
          source: 'stream',
          venueTime: undefined,
          receivedAt,
        },
        false,
      );
    }
  }
}

function twinOf(id: string): string {
  return `twin-${id.toLowerCase()}`;
}
