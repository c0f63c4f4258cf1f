/** Top-of-book rows like those of a busy hour: one market changes every second, the others now and then. */
import { createRandom } from '../src/simulator/world/index.ts';

export interface GeneratedTop {
  /** 0 is the market that changes every second. */
  readonly market: number;
  readonly ts: number;
  readonly changes: number;
  readonly bid: number;
  readonly bidQuantity: number;
  readonly ask: number;
  readonly askQuantity: number;
  readonly yesDepth: bigint;
  readonly noDepth: bigint;
}

/** In order of time; `perSecond` rows a second, of different markets. */
export function* generateTops(options: {
  readonly from: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly markets: number;
  readonly seed: number;
}): Generator<GeneratedTop> {
  const random = createRandom(options.seed, 'tops');
  const middles = Array.from({ length: options.markets }, () => random.integer(10, 90));
  for (let second = 0; second < options.seconds; second++) {
    const start = options.from + second * 1000;
    const first = random.integer(1, options.markets - 1);
    for (let place = 0; place < options.perSecond; place++) {
      // Neighbours in a ring: no market twice in one second.
      const market = place === 0 ? 0 : 1 + ((first + place) % (options.markets - 1));
      const moved = Math.min(97, Math.max(3, (middles[market] ?? 50) + random.integer(-1, 1)));
      middles[market] = moved;
      const bid = moved * 10_000 - 10_000;
      const bidQuantity = random.integer(1, 5_000) * 1_000_000;
      const askQuantity = random.integer(1, 5_000) * 1_000_000;
      yield {
        market,
        ts: start + random.integer(0, 999),
        changes: random.integer(1, 4),
        bid,
        bidQuantity,
        ask: bid + 20_000,
        askQuantity,
        yesDepth: BigInt(random.integer(1, 2_000_000)) * 1_000_000n,
        noDepth: BigInt(random.integer(1, 2_000_000)) * 1_000_000n,
      };
    }
  }
}
