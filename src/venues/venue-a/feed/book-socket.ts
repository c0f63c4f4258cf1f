/** One socket of books: carries frames to its BookStream and commands back, and asks by request when it falls silent. */

import type { Book } from '../../../core/market/index.ts';
import { wait } from '../../../runtime/backoff.ts';
import { ActivityWatch } from '../../activity-watch.ts';
import type { FeedFact } from '../../feed.ts';
import { type FeedSocketOptions, type OpenFeedSocket, runFeedSocket } from '../../feed-socket.ts';
import type { VenueADeps } from '../api.ts';
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

export interface BookSocketDeps extends VenueADeps {
  readonly emit: (fact: FeedFact) => void;
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
  readonly #socketOptions: FeedSocketOptions;
  readonly stream: BookStream;
  #open: OpenFeedSocket | undefined;
  #watch: ActivityWatch;

  constructor(deps: BookSocketDeps, options: VenueAStreamOptions, socketOptions: FeedSocketOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#socketOptions = socketOptions;
    this.stream = new BookStream(deps, options);
    this.#watch = new ActivityWatch(deps.now(), options.dataSilence);
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
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
      this.#deps.log.warn({ socket: this.#socketOptions.name, market }, 'a book differs from its request');
    this.stream.doubt(market, 'differs_from_rest', this.#deps.now());
    this.#sendDue();
    return verdict;
  }

  /** Opens its connection again, if it is open. */
  restart(reason: string): void {
    this.#open?.restart(reason);
  }

  async #carry(signal: AbortSignal): Promise<void> {
    const { emit, now } = this.#deps;
    const connection = this.#socketOptions.name;
    await runFeedSocket(
      this.#deps,
      this.#socketOptions,
      {
        onOpen: (socket) => {
          const receivedAt = now();
          this.#open = socket;
          this.#watch = new ActivityWatch(receivedAt, this.#options.dataSilence);
          this.stream.opened(receivedAt);
          emit({ kind: 'connected', connection, receivedAt });
          this.#sendDue();
        },
        onText: (text, receivedAt) => {
          this.#watch.seen(receivedAt);
          const reason = this.stream.accept(text, receivedAt);
          if (reason === undefined) this.#sendDue();
          else if (reason === otherScale) this.#deps.onOtherScale();
          else this.#open?.restart(reason);
        },
        onEnd: (reason, knownUntil) => {
          const receivedAt = now();
          this.#open = undefined;
          this.stream.ended(receivedAt);
          const { markets } = this.stream;
          emit({ kind: 'disconnected', connection, markets, reason, knownUntil, receivedAt });
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
      else this.#open?.restart(reason);
    }
  }

  /** A stream whose pings come but whose data do not may be frozen: some of its books are asked for by request. */
  async #checkSilence(signal: AbortSignal): Promise<void> {
    while (await pause(this.#options.tickMs, signal)) {
      const socket = this.#open;
      if (socket === undefined || this.stream.currentCount === 0 || !this.#watch.isSilent(this.#deps.now()))
        continue;
      const isProven = await this.#checkSample(signal);
      if (signal.aborted) return;
      if (socket !== this.#open || !this.#watch.isSilent(this.#deps.now())) continue;
      if (isProven) {
        this.#watch.excuse(this.#deps.now());
        continue;
      }
      // Nothing shows that the silence is honest. A new connection brings snapshots, which are proof.
      const markets = [...this.stream.wholeMarkets()].map(({ market }) => market);
      const receivedAt = this.#deps.now();
      const { knownUntil } = this.#watch;
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
    const socket = this.#open;
    const scaledAt = this.stream.scaledAt(market);
    const findWhole = (each: string) => this.stream.findWhole(each);
    const deps = { readBook, findWhole, graceMs: this.#options.crossCheckGraceMs };
    try {
      const verdict = await crossCheck(deps, market, signal);
      if (socket !== this.#open) return 'moved';
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
    const socket = this.#open;
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
