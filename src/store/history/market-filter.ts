/**
 * Which markets a search over sealed files takes: asked once for each, and passed to the engine as a row of bits by key, since a
 * list of a hundred thousand keys takes longer to parse than the search takes.
 */
import type { MarketName } from '../../core/contract/index.ts';
import type { History } from './open-history.ts';
import { integerLiteral } from './parquet-engine.ts';
import { MarketNames } from './price-points/index.ts';

const refusedBit = 49;
const otherBit = 48;

export class MarketFilter {
  readonly #names: MarketNames;
  readonly #accepts: (market: MarketName) => boolean;
  readonly #asked = new Set<number>();
  readonly #refused = new Set<number>();
  #lastRefused = -1;

  constructor({ store }: History, accepts: (market: MarketName) => boolean) {
    this.#names = new MarketNames(store);
    this.#accepts = accepts;
  }

  /** Of a row with a `market_key`: whether its market was not refused so far. */
  get condition(): string {
    if (this.#refused.size === 0) return 'true';
    const bits = Buffer.alloc(this.#lastRefused + 1, otherBit);
    for (const key of this.#refused) bits[key] = refusedBit;
    const length = integerLiteral(bits.length);
    return `case when market_key < ${length} then get_bit('${bits.toString('latin1')}'::bit, market_key) else 0 end = 0`;
  }

  /** Asks for the markets that were not asked for yet. All that are refused; one that no venue knows is. */
  async ask(keys: readonly number[], signal: AbortSignal | undefined): Promise<ReadonlySet<number>> {
    const unknown = [...new Set(keys)].filter((key) => !this.#asked.has(key));
    await this.#names.load(unknown, signal);
    for (const key of unknown) {
      this.#asked.add(key);
      const name = this.#names.find(key);
      if (name !== undefined && this.#accepts(name)) continue;
      this.#refused.add(key);
      this.#lastRefused = Math.max(this.#lastRefused, key);
    }
    return this.#refused;
  }
}
