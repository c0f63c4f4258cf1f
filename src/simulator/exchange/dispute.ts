/**
 * Results of venue_a that are challenged: a few of all, more where the outcome was close. In some of them the venue
 * had taken one state of the world for another, for all contracts of the event alike, and amends what that got wrong.
 */
import { createRandom, hashText, type State, type VenueAMarket } from '../world/index.ts';
import type { Result } from './events.ts';
import { observedValue } from './observed-value.ts';
import type { Truth } from './payout.ts';
import { dollar } from './price-grid.ts';

export interface Dispute {
  /** The part of the settlement timer that had run when the challenge came, 0 to 1. */
  readonly timerShare: number;
  readonly decidedAfterMs: number;
  /** What the venue said at first, where that was not the truth; undefined where the challenge is turned down. */
  readonly mistaken: Result | undefined;
}

const minuteMs = 60_000;
const disputedShare = 0.03;
const disputedShareWhenClose = 0.12;
const mistakenShare = 0.5;
/** A result was close if shortly before it was still open. */
const closeBeforeMs = 10 * minuteMs;
const closeFrom = 0.3;
const closeTo = 0.7;

/** One draw an event, so that its contracts are challenged together; a close one may be challenged alone. */
export function disputeOf(seed: number, market: VenueAMarket, truth: Truth): Dispute | undefined {
  if ('legs' in market.claim) return undefined;
  const random = createRandom(seed, `dispute of ${market.event.ticker}`);
  const draw = random.uniform();
  if (draw >= disputedShareWhenClose) return undefined;
  if (draw >= disputedShare && !wasClose(market, truth.knownAt)) return undefined;
  const timerShare = 0.1 + 0.8 * random.uniform();
  const decidedAfterMs = Math.round((5 + 175 * random.uniform()) * minuteMs);
  const mistaken = random.chance(mistakenShare) ? mistakenResult(seed, market, truth) : undefined;
  return { timerShare, decidedAfterMs, mistaken };
}

function wasClose(market: VenueAMarket, knownAt: number): boolean {
  const fair = market.fair(knownAt - closeBeforeMs);
  return fair >= closeFrom && fair <= closeTo;
}

/** Undefined where the wrong state pays what the right one does. */
function mistakenResult(seed: number, market: VenueAMarket, truth: Truth): Result | undefined {
  if ('legs' in market.claim) return undefined;
  const { occurrence } = market.claim;
  const states: readonly State[] = [...occurrence.states()];
  const state = states[hashText(seed, `mistake ${occurrence.id}`).low % states.length];
  if (state === undefined) return undefined;
  const halves = market.claim.pays(state);
  const payout = (halves * dollar) / 2;
  if (payout === truth.payout) return undefined;
  return { payout, voided: halves === 1, value: observedValue(market, state) };
}
