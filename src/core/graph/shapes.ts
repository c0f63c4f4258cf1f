/**
 * Claims of the same shape (quantity, grid, domain, payout) stand in the same relations, whatever they are about. So each
 * shape is compared with another once, and pairs of claims are looked up.
 */
import { type Claim, type Frame, mayEndWithoutValue, unreadScope } from '../claim/index.ts';
import { type End, type IntervalSet, isConstant, type Rational } from '../exact/index.ts';
import { relateClaims } from '../relation/index.ts';
import { codes, type RelationCode, turned } from './relation-code.ts';

/** Comparisons kept; beyond it they are forgotten and made again. */
const pairsMax = 4_000_000;
const shapesMax = 2 ** 26;

export interface ShapeRelation {
  /** Whether the two could be compared at all: goals and corners of one match cannot. */
  readonly isComparison: boolean;
  readonly code: RelationCode;
  /** The two Yes sides pay at least a dollar together on every value. */
  readonly covers: boolean;
  /** They pay at most a dollar together on every value. */
  readonly excludes: boolean;
}

export const unrelated: ShapeRelation = {
  isComparison: false,
  code: codes.none,
  covers: false,
  excludes: false,
};

export class Shapes {
  readonly #ids = new Map<string, number>();
  readonly #claims: Claim[] = [];
  readonly #constant = new Set<number>();
  readonly #pairs: (Map<number, ShapeRelation> | undefined)[] = [];
  #pairCount = 0;

  idOf(claim: Claim): number {
    const name = shapeName(claim);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const { grid, domain } = claim.variable;
    const id = this.#claims.length;
    if (id >= shapesMax) throw new RangeError('More shapes of claims than can be told apart.');
    this.#ids.set(name, id);
    this.#claims.push(withoutSubject(claim));
    if (isConstant(claim.payout, grid, domain)) this.#constant.add(id);
    return id;
  }

  /** Whether claims of this shape pay the same on every value, so that nothing follows from them. */
  isConstant(id: number): boolean {
    return this.#constant.has(id);
  }

  /** How claims of these shapes compare when they are in one group. */
  relation(left: number, right: number): ShapeRelation {
    const known = this.#pairs[left]?.get(right);
    if (known !== undefined) return known;
    if (left <= right) return this.#keep(left, right, this.#compare(left, right));
    const other = this.relation(right, left);
    return this.#keep(left, right, { ...other, code: turned(other.code) });
  }

  /** By the left shape, then by the right: small whole numbers are found faster than one large one. */
  #keep(left: number, right: number, relation: ShapeRelation): ShapeRelation {
    if (this.#pairCount >= pairsMax) {
      this.#pairs.length = 0;
      this.#pairCount = 0;
    }
    const row = this.#pairs[left];
    if (row === undefined) this.#pairs[left] = new Map([[right, relation]]);
    else row.set(right, relation);
    this.#pairCount += 1;
    return relation;
  }

  #compare(left: number, right: number): ShapeRelation {
    const [one, other] = [this.#claims[left], this.#claims[right]];
    if (one === undefined || other === undefined) return unrelated;
    const { isComparison, relation, together } = relateClaims(one, other);
    return {
      isComparison,
      code: relation === undefined ? codes.none : codes[relation],
      covers: together.atLeastOne,
      excludes: together.atMostOne,
    };
  }
}

/** Equal exactly if the shapes are the same. Made once for every member, so numbers stay fractions: no decimals are sought. */
function shapeName({ variable, payout }: Claim): string {
  const { frame, quantity, statistic, unit, grid, domain } = variable;
  let name = `${frame.kind} | ${quantity}`;
  // Claims that never cover all worlds are compared with more caution: they are another shape.
  if (mayEndWithoutValue(frame.scope)) name += ' | open';
  if (frame.kind !== 'line') name += ` | ${statistic} | ${unit}`;
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

/**
 * The same claim about nothing in particular, so that two shapes of one frame are always comparable. A frame with several
 * quantities keeps their names: goals and corners of one match stay apart.
 */
function withoutSubject(claim: Claim): Claim {
  const { variable } = claim;
  const frame: Frame = {
    kind: variable.frame.kind,
    reach: 'venue',
    source: '',
    subject: '',
    window: '',
    scope: mayEndWithoutValue(variable.frame.scope) ? unreadScope : '',
  };
  const words = frame.kind === 'line' ? { statistic: '', unit: '' } : {};
  return { ...claim, facts: [], voids: [], variable: { ...variable, frame, ...words } };
}
