/** The last quote of each market whose quote changed in a second that is not closed yet. */
import type { MarketName } from '../../core/contract/index.ts';
import type { LiveQuote, QuoteChange } from '../../core/market/index.ts';
import type { QuoteRow, TickOf } from '../../store/index.ts';

interface PendingQuote {
  readonly market: MarketName;
  second: number;
  ts: number;
  quote: LiveQuote;
}

export type QueueQuote = (second: number, row: TickOf<QuoteRow>) => void;

export class PendingQuotes {
  readonly #quotes = { venue_a: new Map<string, PendingQuote>(), venue_b: new Map<string, PendingQuote>() };

  /** `queue` gets what an earlier second ended with; without it, nothing is recorded and only the last is kept. */
  take({ market, quote, at }: QuoteChange, closedUntil: number, queue: QueueQuote | undefined): void {
    const quotes = this.#quotes[market.venue];
    const second = Math.max(Math.floor(at / 1000), closedUntil);
    const pending = quotes.get(market.id);
    if (pending === undefined) {
      const name = { venue: market.venue, id: market.id };
      quotes.set(market.id, { market: name, second, ts: Math.max(at, second * 1000), quote });
      return;
    }
    if (pending.second < second) queue?.(pending.second, rowOf(pending));
    pending.second = Math.max(pending.second, second);
    pending.ts = Math.max(at, pending.second * 1000);
    pending.quote = quote;
  }

  /** What was pending when a session began belongs to its first second. */
  restart(closedUntil: number): void {
    for (const quotes of Object.values(this.#quotes)) {
      for (const pending of quotes.values()) {
        pending.second = Math.max(pending.second, closedUntil);
        pending.ts = Math.max(pending.ts, pending.second * 1000);
      }
    }
  }

  /** Seconds before `until` are over. */
  close(until: number, queue: QueueQuote): void {
    for (const quotes of Object.values(this.#quotes)) {
      for (const [id, pending] of quotes) {
        if (pending.second >= until) continue;
        queue(pending.second, rowOf(pending));
        quotes.delete(id);
      }
    }
  }
}

function rowOf({ market, ts, quote: { yesAsk, noAsk, price } }: PendingQuote): TickOf<QuoteRow> {
  return { market, ts, yesAsk, noAsk, price };
}
