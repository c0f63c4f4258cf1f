/**
 * Claims of the same shape (quantity, grid, domain, payout) stand in the same relations, whatever they are about. So each
 * shape is compared with another once, and pairs of claims are looked up.
 */
import type { Claim, Frame } from '../claim/index.ts';
import { formatGrid, formatPayout, formatSet, isConstant } from '../exact/index.ts';
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
  readonly #pairs = new Map<number, ShapeRelation>();

  idOf(claim: Claim): number {
    const anonymous = withoutSubject(claim);
    const { frame, quantity, statistic, unit, grid, domain } = anonymous.variable;
    const figure = [frame.kind, quantity, statistic, unit];
    const name = [...figure, formatGrid(grid), formatSet(domain), formatPayout(claim.payout)].join(' | ');
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#claims.length;
    if (id >= shapesMax) throw new RangeError('More shapes of claims than can be told apart.');
    this.#ids.set(name, id);
    this.#claims.push(anonymous);
    if (isConstant(claim.payout, grid, domain)) this.#constant.add(id);
    return id;
  }

  /** Whether claims of this shape pay the same on every value, so that nothing follows from them. */
  isConstant(id: number): boolean {
    return this.#constant.has(id);
  }

  /** How claims of these shapes compare when they are in one group. */
  relation(left: number, right: number): ShapeRelation {
    if (left > right) {
      const turnedRelation = this.relation(right, left);
      return { ...turnedRelation, code: turned(turnedRelation.code) };
    }
    const pair = left * shapesMax + right;
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    const compared = this.#compare(left, right);
    if (this.#pairs.size >= pairsMax) this.#pairs.clear();
    this.#pairs.set(pair, compared);
    return compared;
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
    scope: '',
  };
  const words = frame.kind === 'line' ? { statistic: '', unit: '' } : {};
  return { ...claim, facts: [], voids: [], variable: { ...variable, frame, ...words } };
}
