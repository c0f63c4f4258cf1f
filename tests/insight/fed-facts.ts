/** Facts fed to the sink as feeds emit them, and the rows that they amount to. */
import type { VenueId } from '../../src/core/contract/index.ts';
import {
  createBook,
  type LiveMarkets,
  type QuoteChange,
  setLevel,
  type Trade,
  type TradeSeen,
} from '../../src/core/market/index.ts';
import { createFactSink, type FactSink } from '../../src/ingest/index.ts';
import type { RecorderSink } from '../../src/ingest/recorder-sink.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { type FillRow, type InsightRows, keyOf, type MarketKey, type QuoteRow } from './insight-rows.ts';

export interface MarketName {
  readonly venue: VenueId;
  readonly id: string;
}

export interface FedQuote {
  /** Undefined: the side is empty. */
  readonly bid: number | undefined;
  readonly ask: number | undefined;
}

export interface ListedMoney {
  readonly volume24hUsd?: string;
  readonly openInterestUsd?: string;
  readonly game?: 'live' | 'ended';
}

/** `log` keeps the rows that facts amount to, as if each were recorded. */
export class FedFacts {
  readonly quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
  readonly trades = new Topic<TradeSeen>({ log: silentLog }, 'trades');
  readonly sink: FactSink;
  readonly #quoteRows: QuoteRow[] = [];
  readonly #fills = new Map<string, FillRow>();
  readonly #closes = new Map<string, { market: MarketKey; ts: number; price: number }>();

  constructor(live: LiveMarkets, recorder?: RecorderSink) {
    this.sink = createFactSink({ live, recorder, quotes: this.quotes, trades: this.trades });
    this.quotes.subscribe(({ market, quote, at }) => {
      const { yesAsk, noAsk } = quote;
      this.#quoteRows.push({ market: keyOf(market.venue, market.id), ts: at, yesAsk, noAsk });
    });
  }

  get rows(): InsightRows {
    return {
      quotes: this.#quoteRows,
      gaps: [],
      outages: [],
      fills: [...this.#fills.values()],
      closes: [...this.#closes.values()],
    };
  }

  /** A market of which the venue lists no book. */
  list({ venue, id }: MarketName, { bid, ask }: FedQuote, money: ListedMoney, at: number): void {
    const figures = {
      yesBid: bid,
      yesAsk: ask,
      lastPrice: undefined,
      volume24hUsd: undefined,
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
      ...money,
    };
    this.sink.take(venue, {
      kind: 'quotes',
      quotes: [{ market: id, status: 'open', figures }],
      receivedAt: at,
    });
  }

  book({ venue, id }: MarketName, { bid, ask }: FedQuote, at: number): void {
    const book = createBook();
    if (bid !== undefined) setLevel(book, { side: 'bid', price: bid, quantity: 5_000_000 });
    if (ask !== undefined) setLevel(book, { side: 'ask', price: ask, quantity: 5_000_000 });
    this.sink.take(venue, {
      kind: 'book',
      market: id,
      book,
      changes: 'all',
      assurance: 'full',
      source: 'stream',
      venueTime: at,
      receivedAt: at,
    });
  }

  doubt({ venue, id }: MarketName, at: number): void {
    this.sink.take(venue, { kind: 'suspect', markets: [id], reason: 'gap', receivedAt: at });
  }

  /** Of the same fill only what came first counts. */
  trade({ venue, id }: MarketName, trade: Trade, at: number): void {
    this.sink.take(venue, { kind: 'trade', market: id, trade, receivedAt: at });
    this.#keepFill({ venue, id }, trade, false);
  }

  archive(name: MarketName, trade: Trade): void {
    this.#keepFill(name, trade, true);
  }

  knows({ venue, id }: MarketName, trade: Trade): boolean {
    return this.#fills.has(`${keyOf(venue, id)} ${trade.id}`);
  }

  archiveClose(
    { venue, id }: MarketName,
    { at, price }: { readonly at: number; readonly price: number },
  ): void {
    const market = keyOf(venue, id);
    this.#closes.set(`${market} ${at}`, { market, ts: at, price });
  }

  #keepFill({ venue, id }: MarketName, trade: Trade, archived: boolean): void {
    const market = keyOf(venue, id);
    const name = `${market} ${trade.id}`;
    if (!this.#fills.has(name)) this.#fills.set(name, fillRow(market, trade, archived));
  }
}

function fillRow(market: MarketKey, { venueTime, ...trade }: Trade, archived: boolean): FillRow {
  return { market, ts: venueTime, ...trade, archived };
}
