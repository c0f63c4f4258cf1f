/**
 * Claims of the same shape (quantity, grid, domain, payout) stand in the same relations, whatever they are about. So each
 * shape is compared with another once, and pairs of claims are looked up.
 */
import { BoundedMap, type Claim, type Frame, mayEndWithoutValue, unreadScope } from '../claim/index.ts';
import { relateClaims } from '../relation/index.ts';
import { PairTable } from './pair-table.ts';
import { codes, type RelationCode, turned } from './relation-code.ts';

/** Comparisons and claims kept; beyond it they are forgotten and made again. */
const pairsMax = 2_000_000;
const claimsMax = 50_000;

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

const codeShift = 3;

function numberOf({ isComparison, code, covers, excludes }: ShapeRelation): number {
  return (code << codeShift) | (isComparison ? 4 : 0) | (covers ? 2 : 0) | (excludes ? 1 : 0);
}

/** Every relation there is, by its number, and its number as stated from the right. */
const relations: readonly ShapeRelation[] = Object.values(codes).flatMap((code) =>
  [false, true].flatMap((isComparison) =>
    [false, true].flatMap((covers) =>
      [false, true].map((excludes) => ({ isComparison, code, covers, excludes })),
    ),
  ),
);
const turnedNumbers = relations.map((relation) => numberOf({ ...relation, code: turned(relation.code) }));

export class Shapes {
  readonly #claimOf: (shape: number) => Claim | undefined;
  /** Without their subjects; made when first compared. */
  readonly #claims = new BoundedMap<number, Claim>(claimsMax);
  readonly #pairs = new PairTable(pairsMax);

  /** `claimOf`: any claim of that shape. */
  constructor(claimOf: (shape: number) => Claim | undefined) {
    this.#claimOf = claimOf;
  }

  /** How claims of these shapes compare when they are in one group. */
  relation(left: number, right: number): ShapeRelation {
    return relations[this.#numberOf(left, right)] ?? unrelated;
  }

  /** The same without what else it says. */
  code(left: number, right: number): number {
    return this.#numberOf(left, right) >> codeShift;
  }

  /** Whether claims of this shape pay all or nothing on every value; false of -1, where there is no claim. */
  paysWhole(shape: number): boolean {
    const steps = shape === -1 ? undefined : this.#claim(shape)?.payout.steps;
    return steps?.every(({ pays }) => pays.numerator === pays.denominator) ?? false;
  }

  #numberOf(left: number, right: number): number {
    const known = this.#pairs.find(left, right);
    return known === -1 ? this.#learn(left, right) : known;
  }

  #learn(left: number, right: number): number {
    const number =
      left <= right
        ? numberOf(this.#compare(left, right))
        : (turnedNumbers[this.#numberOf(right, left)] ?? 0);
    this.#pairs.keep(left, right, number);
    return number;
  }

  #compare(left: number, right: number): ShapeRelation {
    const [one, other] = [this.#claim(left), this.#claim(right)];
    if (one === undefined || other === undefined) return unrelated;
    const { isComparison, relation, together } = relateClaims(one, other);
    return {
      isComparison,
      code: relation === undefined ? codes.none : codes[relation],
      covers: together.atLeastOne,
      excludes: together.atMostOne,
    };
  }

  #claim(shape: number): Claim | undefined {
    const known = this.#claims.get(shape);
    if (known !== undefined) return known;
    const claim = this.#claimOf(shape);
    if (claim === undefined) return undefined;
    const bare = withoutSubject(claim);
    this.#claims.set(shape, bare);
    return bare;
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
    scope: mayEndWithoutValue(variable.frame.scope) ? unreadScope : '',
  };
  const words = frame.kind === 'line' ? { statistic: '', unit: '' } : {};
  return { ...claim, facts: [], voids: [], variable: { ...variable, frame, ...words } };
}
