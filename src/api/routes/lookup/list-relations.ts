/** What the graph proves: the relations of one market, and the pairs across the venues. */
import type { Static } from 'typebox';
import type { ServedRun } from '../../../core/catalog/index.ts';
import { kindOf } from '../../../core/graph/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';
import type { CrossVenueQuery, MarketRelationsQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { printPage } from './print-page.ts';
import { kindAt, printEvidence, RelationLists } from './relation-lists.ts';

const evidencesMax = 20_000;

export class ProvenRelations {
  readonly #listsOf = perRun((served) => new RelationLists(served));
  /** By the place of the pair. */
  readonly #pairEvidenceOf = perRun(() => new BoundedCache<number, string>(evidencesMax));

  listOf(lookup: Lookup, index: number, query: Static<typeof MarketRelationsQuery>): string {
    const { served, texts, now } = lookup;
    const { relation, cross_venue: crossVenue, limit = 50, offset = 0 } = query;
    return this.#listsOf(served).with(index, (list) => {
      const shown: string[] = [];
      const fits = (place: number) =>
        (relation === undefined || list.kind(place) === relation) &&
        (crossVenue === undefined || list.isCrossVenue(place) === crossVenue);
      for (const place of page(list.length, fits, offset, limit)) {
        shown.push(`${list.head(place)}${texts.print(served, list.other(place), now)}}`);
      }
      return printPage(served, shown);
    });
  }

  listPairs(lookup: Lookup, query: Static<typeof CrossVenueQuery>): string {
    const { served, texts, now } = lookup;
    const { catalog, ranking } = served;
    const { left, right, code } = ranking.pairs;
    const { relation, category, limit = 50, offset = 0 } = query;
    const fits = (place: number) => {
      if (relation !== undefined && kindOf(code[place] ?? 0) !== relation) return false;
      const [one, other] = [left[place] ?? 0, right[place] ?? 0];
      return (
        (category === undefined ||
          catalog.categoryOf(one) === category ||
          catalog.categoryOf(other) === category) &&
        catalog.isAddressable(one) &&
        catalog.isAddressable(other)
      );
    };
    const shown: string[] = [];
    for (const place of page(left.length, fits, offset, limit)) {
      const [one, other] = [left[place] ?? 0, right[place] ?? 0];
      const evidence = this.#pairEvidence(served, place, one, other);
      const markets = `"left":${texts.print(served, one, now)},"right":${texts.print(served, other, now)}`;
      shown.push(`{"relation":"${kindAt(code[place] ?? 0)}","evidence":${evidence},${markets}}`);
    }
    return printPage(served, shown);
  }

  #pairEvidence(served: ServedRun, place: number, left: number, right: number): string {
    const evidences = this.#pairEvidenceOf(served);
    const known = evidences.find(place);
    if (known !== undefined) return known;
    const made = printEvidence(served, left, right);
    evidences.save(place, made);
    return made;
  }
}

/** The places of one page among those that fit. */
function page(length: number, fits: (place: number) => boolean, offset: number, limit: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (let place = 0; place < length && found.length < limit; place += 1) {
    if (!fits(place)) continue;
    if (skipped < offset) skipped += 1;
    else found.push(place);
  }
  return found;
}
