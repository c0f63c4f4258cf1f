/**
 * What becomes of a market after trading, and when: a pure function of seed and market, decided here and acted on by the
 * exchange's clock.
 *
 *   venue_a   closed ─ determined ─ (timer) ─ settled
 *   venue_b   closed ─ proposed ─ (sometimes disputed) ─ settled
 */
import { createRandom, type SimulatedMarket } from '../world/index.ts';
import type { MarketStatus } from './events.ts';
import type { Truth } from './payout.ts';

export interface Stage {
  readonly at: number;
  readonly status: MarketStatus;
}

/** How a market comes to its result; decided by the venue, not by chance. */
export type Resolution =
  | { readonly kind: 'timer'; readonly seconds: number }
  | { readonly kind: 'automatic' }
  | { readonly kind: 'optimistic_oracle' };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The stages after the close in order, the last one settled. */
export function stagesAfterClose(
  seed: number,
  market: SimulatedMarket,
  closedAt: number,
  truth: Truth,
  resolution: Resolution,
): readonly Stage[] {
  const random = createRandom(seed, `resolution ${market.venue} ${market.id}`);
  const from = Math.max(closedAt, truth.knownAt);
  const pick = (least: number, most: number) => Math.round(least + random.uniform() * (most - least));
  switch (resolution.kind) {
    case 'timer': {
      const determinedAt = from + pick(20 * second, 4 * minute);
      return [
        { at: determinedAt, status: 'determined' },
        { at: determinedAt + resolution.seconds * second, status: 'settled' },
      ];
    }
    case 'automatic': {
      const proposedAt = from + pick(5 * second, 20 * second);
      return [
        { at: proposedAt, status: 'proposed' },
        { at: proposedAt + pick(5 * second, 30 * second), status: 'settled' },
      ];
    }
    case 'optimistic_oracle': {
      const proposedAt = from + pick(2 * minute, 30 * minute);
      if (!random.chance(0.03))
        return [
          { at: proposedAt, status: 'proposed' },
          { at: proposedAt + 2 * hour, status: 'settled' },
        ];
      const disputedAt = proposedAt + pick(5 * minute, 110 * minute);
      const proposedAgainAt = disputedAt + pick(10 * minute, hour);
      return [
        { at: proposedAt, status: 'proposed' },
        { at: disputedAt, status: 'disputed' },
        { at: proposedAgainAt, status: 'proposed' },
        { at: proposedAgainAt + 2 * hour, status: 'settled' },
      ];
    }
  }
}
