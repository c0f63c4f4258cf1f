/** What a market pays and when that is known: the settlement truth, read from claims and outcomes. */
import type {
  SimulatedClaim,
  SimulatedLeg,
  SimulatedMarket,
  SimulatedVoidPayout,
  State,
} from '../world/index.ts';
import { dollar } from './price-grid.ts';
import { isVenueAMarket } from './venue-of.ts';

export interface Truth {
  /** Simulated time from which the payout is known to everybody. */
  readonly knownAt: number;
  /** Ten-thousandths of a dollar. */
  readonly payout: number;
  readonly voided: boolean;
  /** The state that decided it; missing where none did. */
  readonly state?: State;
}

/** What a venue does where its rules text says nothing of the branch that came about. */
export type SilentRule = (market: SimulatedMarket) => SimulatedVoidPayout;

export function truthOf(market: SimulatedMarket, silentRule: SilentRule): Truth {
  return 'legs' in market.claim
    ? comboTruth(market.claim.legs, silentRule)
    : claimTruth(market, market.claim, silentRule);
}

function claimTruth(market: SimulatedMarket, claim: SimulatedClaim, silentRule: SilentRule): Truth {
  const { outcome, endsAt } = claim.occurrence;
  if (outcome.kind === 'state') return stateTruth(claim, outcome.state, endsAt);
  const said = claim.voids[outcome.branch] ?? silentRule(market);
  if (said === 'by_later_result' && outcome.later !== undefined)
    return stateTruth(claim, outcome.later.state, outcome.later.endsAt);
  // A text that waits for a make-up that never comes ends as one that says nothing.
  const rule = said === 'by_later_result' ? silentRule(market) : said;
  const payout = typeof rule === 'number' ? (rule * dollar) / 2 : fairPrice(market, endsAt);
  return { knownAt: endsAt, payout, voided: true };
}

function stateTruth(claim: SimulatedClaim, state: State, knownAt: number): Truth {
  const halves = claim.pays(state);
  return { knownAt, payout: (halves * dollar) / 2, voided: halves === 1, state };
}

/** All legs must win; legs paid at a price multiply, rounded down. One lost leg settles the combo at once. */
function comboTruth(legs: readonly SimulatedLeg[], silentRule: SilentRule): Truth {
  const results = legs.map(({ market, side }) => {
    const truth = truthOf(market, silentRule);
    return { knownAt: truth.knownAt, pays: side === 'yes' ? truth.payout : dollar - truth.payout };
  });
  const lost = results.filter(({ pays }) => pays === 0).map(({ knownAt }) => knownAt);
  if (lost.length > 0) return { knownAt: Math.min(...lost), payout: 0, voided: false };
  let payout = BigInt(dollar);
  for (const { pays } of results) payout = (payout * BigInt(pays)) / BigInt(dollar);
  return {
    knownAt: Math.max(...results.map(({ knownAt }) => knownAt)),
    payout: Number(payout),
    voided: payout !== BigInt(dollar),
  };
}

/**
 * The price of the time, to a cent. In an exclusive event it is rounded down and may be nothing, so that all members
 * together pay a dollar at most.
 */
function fairPrice(market: SimulatedMarket, at: number): number {
  const cents = market.fair(at) * 100;
  if (isVenueAMarket(market) && market.event.mutuallyExclusive) return Math.min(99, Math.floor(cents)) * 100;
  return Math.min(99, Math.max(1, Math.round(cents))) * 100;
}
