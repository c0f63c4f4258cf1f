/**
 * Which whole book is read next when books are polled, of those that are needed: in turn one that has probably
 * changed, and the one that was asked for longest ago. It only decides; reading and waiting are its owner's.
 */
import type { VenueABookPollingOptions } from '../options.ts';

interface Polled {
  wantedAt: number;
  askedAt: number;
  /** Its book has probably changed since it was asked for. */
  isHurried: boolean;
  /** When its book was last read; undefined while it is not current. */
  readAt: number | undefined;
  /** Since when its book is doubted, until it is read again or let go. */
  doubtedAt: number | undefined;
  /** A slow answer must not replace that of a later request, so a market is asked for once at a time. */
  underWay: Poll | undefined;
}

/** One request for one book. */
export interface Poll {
  readonly market: string;
}

export class PollOrder {
  readonly #options: VenueABookPollingOptions;
  #followed: ReadonlySet<string> = new Set();
  /** Those needed longest ago first. */
  readonly #polled = new Map<string, Polled>();
  #turn = 0;

  constructor(options: VenueABookPollingOptions) {
    this.#options = options;
  }

  get followed(): number {
    return this.#followed.size;
  }

  get current(): number {
    let count = 0;
    for (const { readAt } of this.#polled.values()) if (readAt !== undefined) count += 1;
    return count;
  }

  isCurrent(market: string): boolean {
    return this.#polled.get(market)?.readAt !== undefined;
  }

  /** Replaces what is followed. Gives those whose book was read or doubted and that are followed no more. */
  follow(markets: readonly string[]): readonly string[] {
    this.#followed = new Set(markets);
    return this.#letGo((_polled, market) => !this.#followed.has(market));
  }

  /** The book of a market is needed; of one that is not followed it is not read. */
  want(market: string, now: number): void {
    if (!this.#followed.has(market)) return;
    const polled = this.#polled.get(market) ?? this.#makeRoom(now);
    if (polled === undefined) return;
    polled.wantedAt = now;
    this.#polled.delete(market);
    this.#polled.set(market, polled);
  }

  /** The book has probably changed: every second turn is for those, so that busy ones do not hold up the others. */
  hurry(market: string): void {
    const polled = this.#polled.get(market);
    if (polled !== undefined) polled.isHurried = true;
  }

  /** The market to read now, to be followed by `succeeded` or `failed`; undefined if none is due. */
  next(now: number): Poll | undefined {
    const due = [...this.#polled].filter(([, polled]) => this.#isDue(polled, now));
    const hurried = due.filter(([, { isHurried }]) => isHurried);
    this.#turn += 1;
    const [first, ...others] = this.#turn % 2 === 0 && hurried.length > 0 ? hurried : due;
    if (first === undefined) return undefined;
    const [market, polled] = others.reduce(
      (longest, each) => (each[1].askedAt < longest[1].askedAt ? each : longest),
      first,
    );
    const poll = { market };
    polled.askedAt = now;
    polled.isHurried = false;
    polled.underWay = poll;
    return poll;
  }

  /** Its book was read. False if the market is no longer polled, or is polled again since. */
  succeeded(poll: Poll, readAt: number): boolean {
    const polled = this.#end(poll);
    if (polled === undefined) return false;
    polled.readAt = readAt;
    polled.doubtedAt = undefined;
    return true;
  }

  /** Its book could not be read. True if it was current until now. */
  failed(poll: Poll, now: number): boolean {
    const polled = this.#end(poll);
    return polled !== undefined && doubt(polled, now);
  }

  /** Those that were not read again for too long; they are current no more. */
  takeStale(now: number): readonly string[] {
    const stale: string[] = [];
    for (const [market, polled] of this.#polled) {
      if (polled.readAt === undefined || now - polled.readAt <= this.#options.staleAfterMs) continue;
      if (doubt(polled, now)) stale.push(market);
    }
    return stale;
  }

  /** Those that are no longer needed, or that are doubted for too long, if they were read; the latter are read on. */
  takeReleased(now: number): readonly string[] {
    const { wantedForMs, doubtMaxMs } = this.#options;
    const released = [...this.#letGo(({ wantedAt }) => now - wantedAt > wantedForMs)];
    for (const [market, polled] of this.#polled) {
      if (polled.doubtedAt === undefined || now - polled.doubtedAt <= doubtMaxMs) continue;
      polled.doubtedAt = undefined;
      released.push(market);
    }
    return released;
  }

  #isDue({ underWay, askedAt, wantedAt }: Polled, now: number): boolean {
    const { againAfterMs, wantedForMs } = this.#options;
    return underWay === undefined && now - askedAt >= againAfterMs && now - wantedAt <= wantedForMs;
  }

  /** Undefined if there is none: those that are needed now stay. */
  #makeRoom(now: number): Polled | undefined {
    const { wantedMax, givesWayAfterMs } = this.#options;
    if (this.#polled.size >= wantedMax) {
      const [longest] = this.#polled.values();
      if (longest === undefined || now - longest.wantedAt <= givesWayAfterMs) return undefined;
      // Its owner hears of it by `takeReleased`, and there is room after that.
      longest.wantedAt = Number.NEGATIVE_INFINITY;
      return undefined;
    }
    return {
      wantedAt: now,
      askedAt: Number.NEGATIVE_INFINITY,
      isHurried: false,
      readAt: undefined,
      doubtedAt: undefined,
      underWay: undefined,
    };
  }

  /** Gives those of them of which a book was published. */
  #letGo(isOver: (polled: Polled, market: string) => boolean): readonly string[] {
    const gone: string[] = [];
    for (const [market, polled] of this.#polled) {
      if (!isOver(polled, market)) continue;
      this.#polled.delete(market);
      if (polled.readAt !== undefined || polled.doubtedAt !== undefined) gone.push(market);
    }
    return gone;
  }

  #end(poll: Poll): Polled | undefined {
    const polled = this.#polled.get(poll.market);
    if (polled?.underWay !== poll) return undefined;
    polled.underWay = undefined;
    return polled;
  }
}

/** Whether it was current until now. */
function doubt(polled: Polled, now: number): boolean {
  if (polled.readAt === undefined) return false;
  polled.readAt = undefined;
  polled.doubtedAt = now;
  return true;
}
