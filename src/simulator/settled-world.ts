/**
 * Simulated histories of settled markets. Each market watches a score that wanders until its end, and pays Yes where it ends
 * above a bar; its price is the chance of that, exactly, so that no rule makes money on average. Scores of one event share
 * most of their steps: its markets move together. Worlds with an edge, or with a trap, differ from the fair one by one thing.
 */
import { type Category, categories, venueIds } from '../core/contract/index.ts';
import { type SettledMarket, settledHorizons } from '../core/insight/index.ts';

export interface SettledWorld {
  readonly seed: number;
  readonly markets: number;
  /** All of them unless given. */
  readonly categories?: readonly Category[];
  /** The time after the last end; ends lie in the 700 days before it. */
  readonly until?: number;
  /** Of ids. */
  readonly prefix?: string;
  /** What is taken off the price of favourites of one category, in millionths. */
  readonly planted?: { readonly category: Category; readonly off: number };
}

const defaultUntil = Date.UTC(2025, 11, 1);
const days = 700;
/** How much of the score's wandering has happened so many days before the end, by horizon. */
const settledShare = settledHorizons.map((before) => 1 - Math.sqrt(before / 60));
const shared = 0.6;

/** One at a time, by event. */
export function* settledWorld({
  seed,
  markets,
  planted,
  categories: chosen = categories,
  until = defaultUntil,
  prefix = '',
}: SettledWorld): Generator<SettledMarket> {
  const start = until - days * 86_400_000;
  const random = randomNumbers(seed);
  let made = 0;
  for (let event = 0; made < markets; event += 1) {
    const venue = venueIds[random.below(venueIds.length)] ?? 'venue_a';
    const category = chosen[random.below(chosen.length)] ?? 'Other';
    const size = Math.min(markets - made, 1 + random.below(random.below(4) === 0 ? 20 : 4));
    const expectedEndAt = start + random.below(days * 24) * 3_600_000;
    const sharedPath = wander(random);
    const horizonsKnown = 1 + random.below(settledHorizons.length);
    for (let place = 0; place < size; place += 1) {
      const ownPath = wander(random);
      const bar = 1.6 * random.normal();
      const scores = sharedPath.map(
        (score, step) => Math.sqrt(shared) * score + Math.sqrt(1 - shared) * (ownPath[step] ?? 0),
      );
      const end = scores[settledHorizons.length] ?? 0;
      const prices = settledHorizons.map((_, horizon) => {
        if (horizon >= horizonsKnown) return undefined;
        const left = Math.sqrt(1 - (settledShare[horizon] ?? 0));
        const chance = Math.round(1e6 * normalBelow(((scores[horizon] ?? 0) - bar) / left));
        const isFavourite = planted?.category === category && chance >= 600_000;
        return Math.max(1, chance - (isFavourite ? (planted?.off ?? 0) : 0));
      });
      yield {
        venue,
        id: `${prefix}M${event}-${place}`,
        eventId: `${prefix}E${event}`,
        category,
        expectedEndAt,
        settledAt: expectedEndAt + 3_600_000,
        payout: end > bar ? 1_000_000 : 0,
        prices: prices.map((price) => (price === undefined ? undefined : Math.min(999_999, price))),
      };
      made += 1;
    }
  }
}

/** A path at each horizon, longest wandered first in time: by place of the horizon, and at last at the end. */
function wander(random: SettledRandom): number[] {
  const path: number[] = new Array(settledHorizons.length + 1).fill(0);
  let [score, share] = [0, 0];
  for (let horizon = settledHorizons.length - 1; horizon >= 0; horizon -= 1) {
    const until = settledShare[horizon] ?? 0;
    score += Math.sqrt(until - share) * random.normal();
    share = until;
    path[horizon] = score;
  }
  path[settledHorizons.length] = score + Math.sqrt(1 - share) * random.normal();
  return path;
}

export interface SettledRandom {
  /** Above or at 0, below 1. */
  readonly unit: () => number;
  readonly below: (count: number) => number;
  readonly normal: () => number;
}

/** Mulberry32, and Box–Muller of it. */
export function randomNumbers(seed: number): SettledRandom {
  let state = seed | 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    unit,
    below: (count) => Math.floor(unit() * count),
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
  };
}

/** The chance that a standard normal number is below a value: Marsaglia's series. */
function normalBelow(value: number): number {
  if (value < -8) return 0;
  if (value > 8) return 1;
  let [sum, term] = [value, value];
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-16; odd += 2) {
    term *= (value * value) / odd;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-(value * value) / 2 - 0.918_938_533_204_672_8);
}
