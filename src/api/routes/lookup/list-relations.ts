/** What the graph proves: the relations of one market, and the pairs across the venues. */
import type { Static } from 'typebox';
import type { ServedRun } from '../../../core/catalog/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { TaggedText } from '../../http/tagged-text.ts';
import { perRun } from '../../per-run.ts';
import type { CrossVenueQuery, MarketRelationsQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { Pace } from './pace.ts';
import { PairPlaces } from './pair-places.ts';
import { printPage, tagPage } from './print-page.ts';
import { kindAt, printEvidence, RelationLists } from './relation-lists.ts';

const evidencesMax = 20_000;

export class ProvenRelations {
  readonly #listsOf = perRun((served) => new RelationLists(served));
  readonly #pairPlaces = new PairPlaces();
  /** By the place of the pair. */
  readonly #pairEvidenceOf = perRun(() => new BoundedCache<number, string>(evidencesMax));

  listOf(lookup: Lookup, index: number, query: Static<typeof MarketRelationsQuery>): TaggedText {
    const { served, texts, now } = lookup;
    const { relation, cross_venue: crossVenue, limit = 50, offset = 0 } = query;
    return this.#listsOf(served).with(index, (list) => {
      const shown: string[] = [];
      const versions: number[] = [];
      const fits = (place: number) =>
        (relation === undefined || list.kind(place) === relation) &&
        (crossVenue === undefined || list.isCrossVenue(place) === crossVenue);
      for (const place of page(list.length, fits, offset, limit)) {
        const { text, version } = texts.find(served, list.other(place), now);
        shown.push(`${list.head(place)}${text}}`);
        versions.push(version);
      }
      return tagPage(lookup, index, shown, versions);
    });
  }

  async listPairs(
    lookup: Lookup,
    query: Static<typeof CrossVenueQuery>,
    signal: AbortSignal,
  ): Promise<string> {
    const { limit = 50, offset = 0 } = query;
    const pace = new Pace(signal);
    const places = await this.#pairPlaces.find(lookup.served, query, pace);
    const { left, right, code } = lookup.served.ranking.pairs;
    const proven: { readonly head: string; readonly one: number; readonly other: number }[] = [];
    for (const place of places.subarray(offset, offset + limit)) {
      if (pace.isDue) await pace.rest();
      const [one, other] = [left[place] ?? 0, right[place] ?? 0];
      const evidence = this.#pairEvidence(lookup.served, place, one, other);
      proven.push({ head: `{"relation":"${kindAt(code[place] ?? 0)}","evidence":${evidence}`, one, other });
    }
    const { served, texts, now } = lookup.renew();
    const shown = proven.map(
      ({ head, one, other }) =>
        `${head},"left":${texts.print(served, one, now)},"right":${texts.print(served, other, now)}}`,
    );
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
