/**
 * Which markets are asked for next where quotes come from the venue's market list, many in a request: the most
 * interesting ones are asked for more often than the others. It only decides; reading and waiting are its owner's.
 */
import type { VenueAQuotePollingOptions } from '../options.ts';

interface Part {
  readonly markets: readonly string[];
  readonly everyMs: number;
  askedAt: number;
}

/** Requests that were made shorter are tried twice as long after this. */
const longerAfterMs = 600_000;

/** What stands between two tickers, as an address carries it. */
const commaCharacters = '%2C'.length;

export class QuoteRounds {
  readonly #options: VenueAQuotePollingOptions;
  #charactersMax: number;
  /** When it was last changed; undefined while it is the usual one. */
  #shortenedAt: number | undefined = undefined;
  #followed: readonly string[] = [];
  #parts: readonly Part[] = [];
  readonly #quotedAt = new Map<string, number>();

  constructor(options: VenueAQuotePollingOptions) {
    this.#options = options;
    this.#charactersMax = options.charactersMax;
  }

  /** Replaces what is asked for, most interesting first. */
  follow(markets: readonly string[]): void {
    this.#followed = [...new Set(markets)];
    const kept = new Set(this.#followed);
    for (const market of this.#quotedAt.keys()) if (!kept.has(market)) this.#quotedAt.delete(market);
    this.#cut();
  }

  /** The markets of one request; undefined if none is due. */
  next(now: number): readonly string[] | undefined {
    this.#lengthen(now);
    let next: Part | undefined;
    for (const part of this.#parts) {
      if (now - part.askedAt < part.everyMs) continue;
      if (next === undefined || part.askedAt + part.everyMs < next.askedAt + next.everyMs) next = part;
    }
    if (next === undefined) return undefined;
    next.askedAt = now;
    return next.markets;
  }

  answered(markets: readonly string[], at: number): void {
    for (const market of markets) this.#quotedAt.set(market, at);
  }

  /** The venue took the request for wrong: the next ones are half as long. False if they cannot be shorter. */
  shorten(now: number): boolean {
    const longest = Math.max(0, ...this.#parts.map(({ markets }) => markets.length));
    if (longest <= 1) return false;
    this.#charactersMax = Math.floor(this.#charactersMax / 2);
    this.#shortenedAt = now;
    this.#cut();
    return true;
  }

  /** Whether a market was quoted lately. */
  isFresh(market: string, now: number): boolean {
    const at = this.#quotedAt.get(market);
    return at !== undefined && now - at <= this.#options.freshMs;
  }

  #lengthen(now: number): void {
    if (this.#shortenedAt === undefined || now - this.#shortenedAt < longerAfterMs) return;
    this.#charactersMax = Math.min(this.#options.charactersMax, this.#charactersMax * 2 + 1);
    this.#shortenedAt = this.#charactersMax < this.#options.charactersMax ? now : undefined;
    this.#cut();
  }

  #cut(): void {
    const { tickersMax, firstEveryMs, othersEveryMs } = this.#options;
    const lists: string[][] = [];
    let characters = 0;
    for (const market of this.#followed) {
      const more = encodeURIComponent(market).length + commaCharacters;
      const last = lists.at(-1);
      if (last === undefined || last.length >= tickersMax || characters + more > this.#charactersMax) {
        lists.push([market]);
        characters = more;
      } else {
        last.push(market);
        characters += more;
      }
    }
    const before = this.#parts;
    this.#parts = lists.map((markets, place) => ({
      markets,
      everyMs: place === 0 ? firstEveryMs : othersEveryMs,
      // A list that is chosen again every minute must not begin with all of its requests at once.
      askedAt: before[place]?.askedAt ?? Number.NEGATIVE_INFINITY,
    }));
  }
}
