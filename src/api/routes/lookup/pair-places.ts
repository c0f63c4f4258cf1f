/**
 * Which pairs across the venues fit a filter, as places in their order. There may be a million pairs, so each filter goes
 * through them once a run; a later request finds its page at once.
 */
import type { ServedRun } from '../../../core/catalog/index.ts';
import { type Category, categories } from '../../../core/contract/index.ts';
import { kindOf } from '../../../core/graph/index.ts';
import type { RelationKind } from '../../../core/relation/index.ts';
import { perRun } from '../../per-run.ts';
import type { SlicePace } from './pace.ts';

interface PairFilter {
  readonly relation?: RelationKind;
  readonly category?: string;
}

/** Pairs looked at between two looks at the clock. */
const stepPairs = 4_096;
const none = new Int32Array(0);

export class PairPlaces {
  /** As many as there are filters, some sixty; a pair is in six of them at most. */
  readonly #of = perRun(() => new Map<string, Int32Array>());

  async find(
    served: ServedRun,
    { relation, category: named }: PairFilter,
    pace: SlicePace,
  ): Promise<Int32Array> {
    const category = categories.find((each) => each === named);
    // No market has a category that is none.
    if (named !== undefined && category === undefined) return none;
    const known = this.#of(served);
    const key = `${relation ?? ''} ${category ?? ''}`;
    const made = known.get(key) ?? (await findPlaces(served, relation, category, pace));
    known.set(key, made);
    return made;
  }
}

async function findPlaces(
  { catalog, ranking }: ServedRun,
  relation: RelationKind | undefined,
  category: Category | undefined,
  pace: SlicePace,
): Promise<Int32Array> {
  const { left, right, code } = ranking.pairs;
  const places = new Int32Array(left.length);
  let length = 0;
  for (let place = 0; place < left.length; place += 1) {
    if (place % stepPairs === 0 && pace.isDue) await pace.rest();
    if (relation !== undefined && kindOf(code[place] ?? 0) !== relation) continue;
    const [one, other] = [left[place] ?? 0, right[place] ?? 0];
    const fits =
      (category === undefined ||
        catalog.categoryOf(one) === category ||
        catalog.categoryOf(other) === category) &&
      catalog.isAddressable(one) &&
      catalog.isAddressable(other);
    if (!fits) continue;
    places[length] = place;
    length += 1;
  }
  return places.slice(0, length);
}
