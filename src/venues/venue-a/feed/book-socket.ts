/** One socket of books: carries frames to its BookStream and commands back, and asks by request when it falls silent. */

import type { Book } from '../../../core/market/index.ts';
import { wait } from '../../../runtime/backoff.ts';
import type { FeedSocketOptions } from '../../feed-socket.ts';
import type { VenueAStreamOptions } from '../options.ts';
import { BookStream, otherScale } from './book-stream.ts';
import {
  type CrossCheckVerdict,
  chooseSample,
  crossCheck,
  isDifferent,
  isSilenceProven,
} from './cross-check.ts';
import type { FeedHealth } from './feed-health.ts';
import { StreamConnection, type StreamConnectionDeps } from './stream-connection.ts';

export interface BookSocketDeps extends StreamConnectionDeps {
  readonly health: FeedHealth;
  readonly readBook: (market: string, signal: AbortSignal) => Promise<Book>;
  /** So many books speak against the scale of the asks that the whole feed is to be doubted. */
  readonly onOtherScale: () => void;
  /** While the whole feed is doubted single books that differ are no news. */
  readonly isDoubted: () => boolean;
}

export class BookSocket {
  readonly #deps: BookSocketDeps;
  readonly #options: VenueAStreamOptions;
  readonly #connection: StreamConnection;
  readonly stream: BookStream;

  constructor(deps: BookSocketDeps, options: VenueAStreamOptions, socketOptions: FeedSocketOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#connection = new StreamConnection(deps, options, socketOptions);
    this.stream = new BookStream(deps, options);
  }

  get isOpen(): boolean {
    return this.#connection.open !== undefined;
  }

  follow(markets: ReadonlySet<string>): void {
    this.stream.follow(markets, this.#deps.now());
    this.#sendDue();
  }

  /** Runs until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    await Promise.all([
      this.#carry(signal),
      this.#tick(signal),
      this.#checkSilence(signal),
      this.#proveScale(signal),
    ]);
  }

  /** Asks for one of its books by request; a book that differs is suspect at once. */
  async checkOne(market: string, signal: AbortSignal): Promise<CrossCheckVerdict> {
    const verdict = await this.#crossCheck(market, signal);
    if (!isDifferent(verdict)) return verdict;
    if (verdict === 'different' && !this.#deps.isDoubted())
      this.#deps.log.warn({ socket: this.#connection.name, market }, 'a book differs from its request');
    this.stream.doubt(market, 'differs_from_rest', this.#deps.now());
    this.#sendDue();
    return verdict;
  }

  /** Opens its connection again, if it is open. */
  restart(reason: string): void {
    this.#connection.restart(reason);
  }

  async #carry(signal: AbortSignal): Promise<void> {
    await this.#connection.run(
      {
        onOpen: (openedAt) => this.stream.opened(openedAt),
        onConnected: () => this.#sendDue(),
        onText: (text, receivedAt) => {
          const reason = this.stream.accept(text, receivedAt);
          if (reason === undefined) this.#sendDue();
          else if (reason === otherScale) this.#deps.onOtherScale();
          else this.#connection.restart(reason);
        },
        onEnd: (endedAt, knownUntil) => {
          this.stream.ended(endedAt);
          return { markets: this.stream.markets, knownUntil };
        },
      },
      signal,
    );
  }

  async #tick(signal: AbortSignal): Promise<void> {
    while (await pause(this.#options.tickMs, signal)) {
      if (!this.isOpen) continue;
      const reason = this.stream.tick(this.#deps.now());
      if (reason === undefined) this.#sendDue();
      else this.#connection.restart(reason);
    }
  }

  /** A stream whose pings come but whose data do not may be frozen: some of its books are asked for by request. */
  async #checkSilence(signal: AbortSignal): Promise<void> {
    while (await pause(this.#options.tickMs, signal)) {
      const socket = this.#connection.open;
      if (
        socket === undefined ||
        this.stream.currentCount === 0 ||
        !this.#connection.watch.isSilent(this.#deps.now())
      )
        continue;
      const isProven = await this.#checkSample(signal);
      if (signal.aborted) return;
      if (socket !== this.#connection.open || !this.#connection.watch.isSilent(this.#deps.now())) continue;
      if (isProven) {
        this.#connection.watch.excuse(this.#deps.now());
        continue;
      }
      // Nothing shows that the silence is honest. A new connection brings snapshots, which are proof.
      const markets = [...this.stream.wholeMarkets()].map(({ market }) => market);
      const receivedAt = this.#deps.now();
      const { knownUntil } = this.#connection.watch;
      if (markets.length > 0)
        this.#deps.emit({ kind: 'suspect', markets, reason: 'silent', knownUntil, receivedAt });
      socket.restart('silent');
    }
  }

  /** Whether the silence is honest. */
  async #checkSample(signal: AbortSignal): Promise<boolean> {
    const { crossCheckSample } = this.#options;
    const current = [...this.stream.wholeMarkets()];
    const checks: { readonly verdict: CrossCheckVerdict; readonly isBusiest: boolean }[] = [];
    for (const { market, isBusiest } of chooseSample(current, crossCheckSample, this.#deps.random)) {
      const verdict = await this.#crossCheck(market, signal);
      checks.push({ verdict, isBusiest });
      if (signal.aborted || isDifferent(verdict)) break;
    }
    return isSilenceProven(checks);
  }

  /** Where frames leave the scale unproven for a while, a book by request proves it. */
  async #proveScale(signal: AbortSignal): Promise<void> {
    while (await pause(this.#options.scaleProofEveryMs, signal)) {
      const market = this.isOpen ? this.stream.findUnproven() : undefined;
      if (market !== undefined) await this.checkOne(market, signal);
    }
  }

  async #crossCheck(market: string, signal: AbortSignal): Promise<CrossCheckVerdict> {
    const { readBook, now } = this.#deps;
    const socket = this.#connection.open;
    const scaledAt = this.stream.scaledAt(market);
    const findWhole = (each: string) => this.stream.findWhole(each);
    const deps = { readBook, findWhole, graceMs: this.#options.crossCheckGraceMs };
    try {
      const verdict = await crossCheck(deps, market, signal);
      if (socket !== this.#connection.open) return 'moved';
      // It has every frame of this book up to then as the venue has it, so the scale of all frames is known up to then.
      if (verdict === 'equal' && scaledAt !== undefined) this.stream.proveScale(scaledAt, now());
      if (verdict === 'mirrored' && this.stream.speakAgainstScale(market, 'request', now()))
        this.#deps.onOtherScale();
      return verdict;
    } catch (error) {
      if (signal.aborted) return 'moved';
      throw error;
    }
  }

  #sendDue(): void {
    const socket = this.#connection.open;
    if (socket === undefined) return;
    for (;;) {
      const command = this.stream.nextCommand(this.#deps.now());
      if (command === undefined || !socket.send(command)) return;
    }
  }
}

/** False once the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  try {
    await wait(ms, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
