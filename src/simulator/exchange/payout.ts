/** What a market pays and when that is known: the settlement truth, read from claims and outcomes. */
import type { Claim, ComboLeg, SimulatedMarket, State, VoidPayout } from '../world/index.ts';
import { dollar } from './price-grid.ts';

export interface Truth {
  /** Simulated time from which the payout is known to everybody. */
  readonly knownAt: number;
  /** Ten-thousandths of a dollar. */
  readonly payout: number;
  readonly voided: boolean;
  readonly value: string;
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
      value: figureText(outcome.state),
    };
  }
  const said = claim.voids[outcome.branch] ?? silentRule(market);
  const payout = said === 'fair_price' ? fairPrice(market, endsAt) : (said * dollar) / 2;
  return { knownAt: endsAt, payout, voided: true, value: '' };
}

/** All legs must win; legs paid at a price multiply, rounded down. One lost leg settles the combo at once. */
function comboTruth(legs: readonly ComboLeg[], silentRule: SilentRule): Truth {
  const results = legs.map(({ market, side }) => {
    const truth = truthOf(market, silentRule);
    return { knownAt: truth.knownAt, pays: side === 'yes' ? truth.payout : dollar - truth.payout };
  });
  const lost = results.filter(({ pays }) => pays === 0).map(({ knownAt }) => knownAt);
  if (lost.length > 0) return { knownAt: Math.min(...lost), payout: 0, voided: false, value: '' };
  let payout = BigInt(dollar);
  for (const { pays } of results) payout = (payout * BigInt(pays)) / BigInt(dollar);
  return {
    knownAt: Math.max(...results.map(({ knownAt }) => knownAt)),
    payout: Number(payout),
    voided: payout !== BigInt(dollar),
    value: '',
  };
}

/** The price of the time, rounded to a cent. */
function fairPrice(market: SimulatedMarket, at: number): number {
  const cents = Math.round(market.fair(at) * 100);
  return Math.min(99, Math.max(1, cents)) * 100;
}

/** Units whose name says how to write them: power of ten, and decimals shown. */
const units: Readonly<Record<string, { readonly times: number; readonly decimals: number }>> = {
  tenths: { times: 1, decimals: 1 },
  thousands: { times: 1000, decimals: 0 },
  basisPoints: { times: 1, decimals: 0 },
  count: { times: 1, decimals: 0 },
  degrees: { times: 1, decimals: 0 },
  times: { times: 1, decimals: 0 },
};

/** The observed figure: `3.1` for `{ tenths: 31 }`, `24-17` for a game; empty where its unit is not known here. */
function figureText(state: State): string {
  const { home, away } = state;
  if (home !== undefined && away !== undefined) return `${home}-${away}`;
  const [lone, ...others] = Object.entries(state);
  const unit = lone === undefined ? undefined : units[lone[0]];
  if (lone === undefined || unit === undefined || others.length > 0) return '';
  return decimalText(lone[1] * unit.times, unit.decimals);
}

function decimalText(figure: number, decimals: number): string {
  if (decimals === 0) return String(figure);
  const digits = String(Math.abs(figure)).padStart(decimals + 1, '0');
  return `${figure < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
