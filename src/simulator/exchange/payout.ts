/** What a market pays and when that is known: the settlement truth, read from claims and outcomes. */
import type { Claim, ComboLeg, SimulatedMarket, VoidPayout } from '../world/index.ts';
import { dollar } from './price-grid.ts';

export interface Truth {
  /** Simulated time from which the payout is known to everybody. */
  readonly knownAt: number;
  /** Ten-thousandths of a dollar. */
  readonly payout: number;
  readonly voided: boolean;
}

/** What a venue does where its rules text says nothing of the branch that came about. */
export type SilentRule = (market: SimulatedMarket) => VoidPayout;

export function truthOf(market: SimulatedMarket, silentRule: SilentRule): Truth {
  return 'legs' in market.claim
    ? comboTruth(market.claim.legs, silentRule)
    : claimTruth(market, market.claim, silentRule);
}

function claimTruth(market: SimulatedMarket, claim: Claim, silentRule: SilentRule): Truth {
  const { outcome, endsAt } = claim.occurrence;
  if (outcome.kind === 'state') {
    const halves = claim.pays(outcome.state);
    return {
      knownAt: endsAt,
      payout: (halves * dollar) / 2,
      voided: halves === 1,
    };
  }
  const said = claim.voids[outcome.branch] ?? silentRule(market);
  const payout = said === 'fair_price' ? fairPrice(market, endsAt) : (said * dollar) / 2;
  return { knownAt: endsAt, payout, voided: true };
}

/** All legs must win; legs paid at a price multiply, rounded down. One lost leg settles the combo at once. */
function comboTruth(legs: readonly ComboLeg[], silentRule: SilentRule): Truth {
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

/** The price of the time, rounded to a cent. */
function fairPrice(market: SimulatedMarket, at: number): number {
  const cents = Math.round(market.fair(at) * 100);
  return Math.min(99, Math.max(1, cents)) * 100;
}
