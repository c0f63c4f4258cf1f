/**
 * Which book is read next when books are polled: the most interesting ones get two turns of three, all the others share
 * the third. It only decides; reading and waiting are its owner's.
 */
export interface PollOrderOptions {
  readonly hotMarkets: number;
  readonly againAfterMs: number;
  readonly staleAfterMs: number;
}

interface Polled {
  askedAt: number;
  /** When its book was last read; undefined while it is not current. */
  readAt: number | undefined;
  /** A slow answer must not replace that of a later request, so a market is asked for once at a time. */
  underWay: Poll | undefined;
}

/** One request for one book. */
export interface Poll {
  readonly market: string;
}

/** A market whose turn has not come is passed over for the next few, not for all. */
const lookAhead = 8;

export class PollOrder {
  readonly #options: PollOrderOptions;
  #hot: readonly string[] = [];
  #others: readonly string[] = [];
  #polled = new Map<string, Polled>();
  #turn = 0;
  #hotPlace = 0;
  #otherPlace = 0;

  constructor(options: PollOrderOptions) {
    this.#options = options;
  }

  get followed(): number {
    return this.#polled.size;
  }

  get current(): number {
    let count = 0;
    for (const { readAt } of this.#polled.values()) if (readAt !== undefined) count += 1;
    return count;
  }

  /** Replaces what is polled, most interesting first. Gives those that were current and are followed no more. */
  follow(markets: readonly string[]): readonly string[] {
    const unique = [...new Set(markets)];
    const before = this.#polled;
    this.#polled = new Map(unique.map((market) => [market, before.get(market) ?? neverPolled()]));
    this.#hot = unique.slice(0, this.#options.hotMarkets);
    this.#others = unique.slice(this.#options.hotMarkets);
    return [...before].flatMap(([market, { readAt }]) =>
      readAt !== undefined && !this.#polled.has(market) ? [market] : [],
    );
  }

  /** The market to read now, to be followed by `succeeded` or `failed`; undefined if none is due. */
  next(now: number): Poll | undefined {
    const hotFirst = this.#turn % 3 !== 2;
    this.#turn += 1;
    return hotFirst
      ? (this.#nextHot(now) ?? this.#nextOther(now))
      : (this.#nextOther(now) ?? this.#nextHot(now));
  }

  /** Its book was read. False if the market is no longer followed, or is followed again since. */
  succeeded(poll: Poll, readAt: number): boolean {
    const polled = this.#end(poll);
    if (polled === undefined) return false;
    polled.readAt = readAt;
    return true;
  }

  /** Its book could not be read. True if it was current until now. */
  failed(poll: Poll): boolean {
    const polled = this.#end(poll);
    if (polled?.readAt === undefined) return false;
    polled.readAt = undefined;
    return true;
  }

  /** Those that were not read again for too long; they are current no more. */
  takeStale(now: number): readonly string[] {
    const stale: string[] = [];
    for (const [market, polled] of this.#polled) {
      if (polled.readAt === undefined || now - polled.readAt <= this.#options.staleAfterMs) continue;
      polled.readAt = undefined;
      stale.push(market);
    }
    return stale;
  }

  #end(poll: Poll): Polled | undefined {
    const polled = this.#polled.get(poll.market);
    if (polled?.underWay !== poll) return undefined;
    polled.underWay = undefined;
    return polled;
  }

  #nextHot(now: number): Poll | undefined {
    const found = this.#find(this.#hot, this.#hotPlace, now);
    if (found) this.#hotPlace = found.place + 1;
    return found?.poll;
  }

  #nextOther(now: number): Poll | undefined {
    const found = this.#find(this.#others, this.#otherPlace, now);
    if (found) this.#otherPlace = found.place + 1;
    return found?.poll;
  }

  #find(
    ring: readonly string[],
    from: number,
    now: number,
  ): { readonly poll: Poll; readonly place: number } | undefined {
    for (let step = 0; step < Math.min(lookAhead, ring.length); step++) {
      const place = (from + step) % ring.length;
      const market = ring[place];
      const polled = market === undefined ? undefined : this.#polled.get(market);
      if (market === undefined || polled === undefined) continue;
      if (polled.underWay !== undefined || now - polled.askedAt < this.#options.againAfterMs) continue;
      const poll = { market };
      polled.askedAt = now;
      polled.underWay = poll;
      return { poll, place };
    }
    return undefined;
  }
}

function neverPolled(): Polled {
  return { askedAt: Number.NEGATIVE_INFINITY, readAt: undefined, underWay: undefined };
}
