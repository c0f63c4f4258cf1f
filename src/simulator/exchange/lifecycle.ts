/**
 * What becomes of a market after trading, and when: a pure function of seed and market, decided here and acted on by the
 * exchange's clock.
 *
 *   venue_a   closed ─ determined ─┬───────── (timer) ──────────┬─ settled
 *                                  └─ disputed ─┬─ determined ──┤
 *                                               └─ amended ─────┘
 *   venue_b   closed ─ proposed ─ (sometimes disputed) ─ settled
 */
import { createRandom, type SimulatedMarket } from '../world/index.ts';
import type { Dispute } from './dispute.ts';
import type { Result, SimulatedStatus } from './events.ts';

export interface Stage {
  readonly at: number;
  readonly status: SimulatedStatus;
  /** What the venue says from then on; undefined where the stage says nothing of it. */
  readonly result?: Result;
}

/** How a market comes to its result; decided by the venue, not by chance. */
export type Resolution =
  | { readonly kind: 'timer'; readonly seconds: number; readonly dispute: Dispute | undefined }
  | { readonly kind: 'automatic' }
  | { readonly kind: 'optimistic_oracle' };

export interface Closed {
  readonly market: SimulatedMarket;
  readonly closedAt: number;
  /** Since when the truth is known. */
  readonly knownAt: number;
  /** The true one: every market is settled with it. */
  readonly result: Result;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The stages after the close in order, the last one settled. */
export function stagesAfterClose(seed: number, closed: Closed, resolution: Resolution): readonly Stage[] {
  const { market, result } = closed;
  const random = createRandom(seed, `resolution ${market.venue} ${market.id}`);
  const from = Math.max(closed.closedAt, closed.knownAt);
  const pick = (least: number, most: number) => Math.round(least + random.uniform() * (most - least));
  switch (resolution.kind) {
    case 'timer': {
      const determinedAt = from + pick(20 * second, 4 * minute);
      const timerMs = resolution.seconds * second;
      const { dispute } = resolution;
      if (dispute === undefined)
        return [
          { at: determinedAt, status: 'determined', result },
          { at: determinedAt + timerMs, status: 'settled' },
        ];
      const disputedAt = determinedAt + Math.floor(dispute.timerShare * timerMs);
      const decidedAt = disputedAt + dispute.decidedAfterMs;
      const { mistaken } = dispute;
      // The timer restarts with the decision.
      return [
        { at: determinedAt, status: 'determined', result: mistaken ?? result },
        { at: disputedAt, status: 'disputed' },
        { at: decidedAt, status: mistaken === undefined ? 'determined' : 'amended', result },
        { at: decidedAt + timerMs, status: 'settled' },
      ];
    }
    case 'automatic': {
      const proposedAt = from + pick(5 * second, 20 * second);
      return [
        { at: proposedAt, status: 'proposed' },
        { at: proposedAt + pick(5 * second, 30 * second), status: 'settled', result },
      ];
    }
    case 'optimistic_oracle': {
      const proposedAt = from + pick(2 * minute, 30 * minute);
      if (!random.chance(0.03))
        return [
          { at: proposedAt, status: 'proposed' },
          { at: proposedAt + 2 * hour, status: 'settled', result },
        ];
      const disputedAt = proposedAt + pick(5 * minute, 110 * minute);
      const proposedAgainAt = disputedAt + pick(10 * minute, hour);
      return [
        { at: proposedAt, status: 'proposed' },
        { at: disputedAt, status: 'disputed' },
        { at: proposedAgainAt, status: 'proposed' },
        { at: proposedAgainAt + 2 * hour, status: 'settled', result },
      ];
    }
  }
}
