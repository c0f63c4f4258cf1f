/**
 * The most a taker order can cost in fees, fill by fill. venue_a has documented two ways to round its quadratic fee, and
 * nothing shows which is in force: the fills are added up by both, and the worse counts.
 *
 *   of today:      each fill up to a millionth, and one rounding of the balance
 *   until August:  each fill up to a hundredth of a cent, and the balance where the fill is not a multiple of that
 *   a power fee (venue_b): each fill up to a hundred-thousandth of a dollar, which the venue itself cuts
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';
import { powerFeeStep, roundingOfToday, roundingUntilAugust } from './charge-fills.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { TakerFill } from './fill.ts';
import { type Formula, formulaOf, roundFee } from './model-fee.ts';

const coarseStep = roundingUntilAugust.tradeFeeStep;

export class OrderFees {
  /** Undefined where nothing is charged. */
  readonly #formula: Formula | undefined;
  readonly #isQuadratic: boolean;
  /** Of the fills that were added, by the rounding of today and by that until August. */
  #fine: Micros = 0;
  #coarse: Micros = 0;

  /** Undefined if the fee is unknown. */
  static begin(schedule: FeeSchedule): OrderFees | undefined {
    return schedule.kind === 'unknown' ? undefined : new OrderFees(schedule);
  }

  private constructor(schedule: Exclude<FeeSchedule, { kind: 'unknown' }>) {
    this.#formula = schedule.kind === 'free' ? undefined : formulaOf(schedule);
    this.#isQuadratic = schedule.kind === 'quadratic';
  }

  add(fill: TakerFill): void {
    const fee = this.feeOf(fill);
    this.#fine += fee;
    this.#coarse += this.#isQuadratic ? coarseOf(fee, fill) : fee;
  }

  /**
   * In millionths of a dollar, of what was added and one fill more, of which something is bought. It may be more than a
   * number holds exactly.
   */
  mostWith(fill: TakerFill): Micros {
    const fee = this.feeOf(fill);
    if (!this.#isQuadratic) return this.#fine + fee;
    // What the balance is rounded by is never counted beyond one rebate unit. It is also charged where the rate is zero.
    return Math.max(this.#fine + fee + roundingOfToday.rebateUnit, this.#coarse + coarseOf(fee, fill));
  }

  /** Of one fill by itself, rounded up to a step that is not above a hundred-thousandth of a dollar. */
  feeOf(fill: TakerFill): Micros {
    const step = this.#isQuadratic ? roundingOfToday.tradeFeeStep : powerFeeStep;
    return this.#formula === undefined ? 0 : roundFee(this.#formula, fill, step, 'up');
  }
}

/** Until August a whole contract at a price of the venue's grid left the balance as it was; else it is rounded once. */
function coarseOf(fee: Micros, { price, quantity }: TakerFill): Micros {
  const over = fee % coarseStep;
  const tradeFee = over === 0 ? fee : fee - over + coarseStep;
  const isAligned = price % roundingUntilAugust.balanceStep === 0 && quantity % microsPerUnit === 0;
  return isAligned ? tradeFee : tradeFee + roundingUntilAugust.balanceStep;
}
