/** Numbers the shapes of claims: two have one number exactly if quantity, grid, domain and payout are the same. */
import { type Claim, joinFields, mayEndWithoutValue } from '../claim/index.ts';
import { type End, type IntervalSet, isConstant, type Rational } from '../exact/index.ts';
import { pairNumbersMax } from './pair-table.ts';

export class ShapeNames {
  readonly #numbers = new Map<string, number>();
  readonly #samples: number[] = [];
  readonly #constant = new Set<number>();

  /** The number of the shape of a member's claim. */
  numberOf(claim: Claim, index: number): number {
    const name = shapeName(claim);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#samples.length;
    if (number >= pairNumbersMax)
      throw new RangeError('More shapes of claims than there are numbers for them.');
    this.#numbers.set(name, number);
    this.#samples.push(index);
    const { grid, domain } = claim.variable;
    if (isConstant(claim.payout, grid, domain)) this.#constant.add(number);
    return number;
  }

  /** Whether claims of this shape pay the same on every value, so that nothing follows from them. */
  isConstant(shape: number): boolean {
    return this.#constant.has(shape);
  }

  /** By shape: the first member that has it. */
  samples(): Int32Array<ArrayBuffer> {
    return Int32Array.from(this.#samples);
  }
}

/** Equal exactly if the shapes are the same. Made once for every member, so numbers stay fractions: no decimals are sought. */
function shapeName({ variable, payout }: Claim): string {
  const { frame, quantity, statistic, unit, grid, domain } = variable;
  // Claims that never cover all worlds are compared with more caution: they are another shape.
  let name = `${frame.kind} | ${quantity} | ${mayEndWithoutValue(frame.scope) ? 'open' : 'closed'}`;
  if (frame.kind !== 'line') name += ` | ${joinFields([statistic, unit])}`;
  name += grid.kind === 'continuous' ? ' |' : ` | ${fraction(grid.step)} from ${fraction(grid.offset)}`;
  name += ` |${setName(domain)}`;
  for (const { pays, on } of payout.steps) name += ` | ${fraction(pays)} on${setName(on)}`;
  return name;
}

function setName({ parts }: IntervalSet): string {
  let name = '';
  for (const { low, high } of parts) name += ` ${endName(low)},${endName(high)}`;
  return name;
}

function endName(end: End): string {
  return end.kind === 'infinite' ? 'inf' : `${end.kind === 'closed' ? '=' : '~'}${fraction(end.at)}`;
}

function fraction({ numerator, denominator }: Rational): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}
