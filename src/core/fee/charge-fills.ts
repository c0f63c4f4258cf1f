/**
 * What a venue charges each fill of a taker order, by its own arithmetic. The service counts the most it can be instead
 * (`order-fees.ts`); tests hold that against this.
 *
 * A quadratic fee (venue_a) is rounded up, and then so much is added that the member's balance stays a multiple of its step. What
 * was added is counted over the order; whenever that exceeds the rebate unit, one unit is paid back:
 *
 *   model fee ─ up ─► trade fee ─ + price × quantity ─ up to the balance step ─► + rounding ─ − rebate ─► charge
 *
 * A charge is never below zero. What could not be paid back for that reason stays counted: the venue says that many
 * fills come to what one would cost, not what becomes of the rest.
 *
 * A power fee (venue_b) is cut to five decimals of a dollar, fill by fill.
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { TakerFill } from './fill.ts';
import { type Formula, formulaOf, roundFee } from './model-fee.ts';

/** All in millionths of a dollar. The balance step is not above the rebate unit. */
export interface ChargeRounding {
  readonly tradeFeeStep: Micros;
  readonly balanceStep: Micros;
  readonly rebateUnit: Micros;
}

/** For members who trade directly, as the venue has documented it since September 2026. */
export const roundingOfToday: ChargeRounding = { tradeFeeStep: 1, balanceStep: 100, rebateUnit: 100 };

/** As it was documented, and charged, until August 2026. Nothing shows since when it is no longer in force. */
export const roundingUntilAugust: ChargeRounding = {
  tradeFeeStep: 100,
  balanceStep: 100,
  rebateUnit: 10_000,
};

/** A power fee is charged in these. */
export const powerFeeStep: Micros = 10;

const perUnit = BigInt(microsPerUnit);

/**
 * In the order of the fills, in millionths of a dollar, rounded up where a quantity is so fine (below a hundredth of a
 * contract) that the charge is finer than that. Undefined if the fee is unknown.
 */
export function chargeFills(
  schedule: FeeSchedule,
  fills: readonly TakerFill[],
  rounding: ChargeRounding = roundingOfToday,
): readonly Micros[] | undefined {
  switch (schedule.kind) {
    case 'unknown':
      return undefined;
    case 'free':
      return fills.map(() => 0);
    case 'power': {
      const formula = formulaOf(schedule);
      return fills.map((fill) => roundFee(formula, fill, powerFeeStep, 'down'));
    }
    case 'quadratic':
      return chargeAligned(formulaOf(schedule), fills, rounding);
  }
}

/** Inside in millionths of a millionth, which price × quantity is whole in. */
function chargeAligned(formula: Formula, fills: readonly TakerFill[], rounding: ChargeRounding): Micros[] {
  const balanceStep = BigInt(rounding.balanceStep) * perUnit;
  const rebateUnit = BigInt(rounding.rebateUnit) * perUnit;
  let counted = 0n;
  return fills.map((fill) => {
    const tradeFee = BigInt(roundFee(formula, fill, rounding.tradeFeeStep, 'up')) * perUnit;
    const paid = BigInt(fill.price) * BigInt(fill.quantity) + tradeFee;
    const over = paid % balanceStep;
    const added = over === 0n ? 0n : balanceStep - over;
    let charge = tradeFee + added;
    counted += added;
    if (counted > rebateUnit) {
      let rebate = rebateUnit;
      if (rebate > charge) rebate = charge;
      counted -= rebate;
      charge -= rebate;
    }
    return Number((charge + perUnit - 1n) / perUnit);
  });
}
