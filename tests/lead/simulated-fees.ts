/**
 * What the simulated venues charge a taker, written from the protocol pages and in whole numbers: nothing here is shared
 * with the code under test. Money in millionths of a dollar.
 */
import type {
  SimulatedMarket,
  SimulatedVenue,
  VenueAMarket,
  World,
} from '../../src/simulator/world/index.ts';

/** Contracts bought at one price of the side bought. */
export interface TrueFill {
  readonly price: bigint;
  readonly contracts: bigint;
}

/** Taker rate as a fraction. */
export interface TrueRate {
  readonly venue: SimulatedVenue;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const dollar = 1_000_000n;
const quadraticTypes = ['quadratic', 'quadratic_with_maker_fees', 'quadratic_with_combo_maker_fees'];
/** Balances of ordinary accounts on venue_a are kept to a hundredth of a cent, and so much is paid back at a time. */
const balanceStep = 100n;
/** venue_b's collateral has five decimals in fees. */
const collateralStep = 10n;

/** The rate in force at a time; undefined where the venue publishes none. */
export function trueRateAt(world: World, market: SimulatedMarket, at: number): TrueRate | undefined {
  if ('feeRate' in market) {
    const { feeRate } = market;
    return toRate('venue_b', typeof feeRate === 'string' ? feeRate : '0', 1n, 1n);
  }
  if (!isVenueA(market)) return undefined;
  const { event } = market;
  const ofEvent = world.venueA.eventFeeChanges?.findLast(
    (change) => change.event.ticker === event.ticker && change.at <= at,
  );
  const ofSeries = world.venueA.seriesFeeChanges?.findLast(
    (change) => change.series.ticker === event.series.ticker && change.at <= at,
  );
  const { feeType, feeMultiplier } = ofEvent?.fees ?? ofSeries?.fees ?? event.series;
  if (!quadraticTypes.includes(feeType)) return undefined;
  return toRate('venue_a', feeMultiplier, 7n, 100n);
}

/** What one taker order of these fills is charged. */
export function chargedFees(rate: TrueRate, fills: readonly TrueFill[]): bigint {
  let charged = 0n;
  let accumulated = 0n;
  for (const fill of fills) {
    const model = modelFee(rate, fill);
    if (rate.venue === 'venue_b') {
      charged += (model.numerator / (model.denominator * collateralStep)) * collateralStep;
      continue;
    }
    const tradeFee = ceil(model.numerator, model.denominator);
    const change = -fill.price * fill.contracts - tradeFee;
    const rounding = modulo(change, balanceStep);
    accumulated += rounding;
    const rebate = accumulated > balanceStep ? balanceStep : 0n;
    accumulated -= rebate;
    const net = tradeFee + rounding - rebate;
    charged += net > 0n ? net : 0n;
  }
  return charged;
}

/** The most it can be charged, however the venue rounds: venue_a by what it documents today, or did until August. */
export function worstFees(rate: TrueRate, fills: readonly TrueFill[]): bigint {
  let most = 0n;
  let older = 0n;
  for (const fill of fills) {
    const { numerator, denominator } = modelFee(rate, fill);
    const step = rate.venue === 'venue_b' ? collateralStep : 1n;
    most += ceil(numerator, denominator * step) * step;
    older += ceil(numerator, denominator * balanceStep) * balanceStep;
  }
  if (rate.venue === 'venue_b') return most;
  return most + balanceStep > older ? most + balanceStep : older;
}

/** rate × contracts × price × (1 − price), exact. Both venues' formula; the simulator's exponents are all one. */
function modelFee({ numerator, denominator }: TrueRate, { price, contracts }: TrueFill) {
  return { numerator: numerator * contracts * price * (dollar - price), denominator: denominator * dollar };
}

function toRate(venue: SimulatedVenue, decimal: string, numerator: bigint, denominator: bigint): TrueRate {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return {
    venue,
    numerator: BigInt(`${whole}${fraction}`) * numerator,
    denominator: 10n ** BigInt(fraction.length) * denominator,
  };
}

function ceil(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

function modulo(value: bigint, step: bigint): bigint {
  return ((value % step) + step) % step;
}

function isVenueA(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}
