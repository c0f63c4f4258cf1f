/** What the graph proves: the relations of one market, and the pairs across the venues. */
import type { Static } from 'typebox';
import { type Trading, tradingWords } from '../../../core/market/index.ts';
import type { RelationKind } from '../../../core/relation/index.ts';
import { AnswerBytes } from '../../http/answer-bytes.ts';
import type { TaggedText } from '../../http/tagged-text.ts';
import { perRun } from '../../per-run.ts';
import type { CrossVenueQuery, MarketRelationsQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { EvidenceTexts } from './evidence-texts.ts';
import { SlicePace } from './pace.ts';
import { PairPlaces } from './pair-places.ts';
import { printPage, tagBytes } from './print-page.ts';
import { kindAt, RelationLists } from './relation-lists.ts';

/** A Relation up to its evidence: of the same venue, and of the other. */
const heads: Readonly<Record<RelationKind, readonly [string, string]>> = {
  implies: headsOf('implies'),
  implied_by: headsOf('implied_by'),
  equivalent: headsOf('equivalent'),
  contradicts: headsOf('contradicts'),
  overlaps: headsOf('overlaps'),
};

/** What stands behind the market of a Relation. */
const tails = Object.fromEntries(tradingWords.map((word) => [word, `,"trading":"${word}"}`])) as Readonly<
  Record<Trading, string>
>;

export class ProvenRelations {
  readonly #listsOf = perRun((served) => new RelationLists(served));
  readonly #pairPlaces = new PairPlaces();
  readonly #evidenceOf = perRun((served) => new EvidenceTexts(served));

  listOf(lookup: Lookup, index: number, query: Static<typeof MarketRelationsQuery>): TaggedText {
    const { served, texts, now } = lookup;
    const { relation, cross_venue: crossVenue, limit = 50, offset = 0 } = query;
    const list = this.#listsOf(served).of(index);
    const evidence = this.#evidenceOf(served);
    const fits = (place: number) =>
      (relation === undefined || list.kind(place) === relation) &&
      (crossVenue === undefined || list.isCrossVenue(place) === crossVenue);
    const page = new AnswerBytes();
    let newest = 0;
    page.add('{"data":[');
    for (const [shown, place] of pageOf(list.length, fits, offset, limit).entries()) {
      const other = list.other(place);
      const { text, trading, version } = texts.find(served, other, now);
      if (shown > 0) page.addComma();
      page.add(heads[list.kind(place)][list.isCrossVenue(place) ? 1 : 0]);
      evidence.addTo(page, index, other);
      page.add('],"market":');
      page.add(text);
      page.add(tails[trading]);
      newest = Math.max(newest, version);
    }
    page.add(`],"graph_run":${served.run.id}}`);
    // Which markets are shown follows from the run and what was asked for. Any of them that changes has a newer version
    // than all that were shown before.
    const asked = `${index}.${offset}.${limit}.${relation ?? ''}.${crossVenue ?? ''}`;
    return tagBytes(lookup, page, newest, asked);
  }

  async listPairs(
    lookup: Lookup,
    query: Static<typeof CrossVenueQuery>,
    signal: AbortSignal,
  ): Promise<string> {
    const { limit = 50, offset = 0 } = query;
    const pace = new SlicePace(signal);
    const places = await this.#pairPlaces.find(lookup.served, query, pace);
    const { left, right, code } = lookup.served.ranking.pairs;
    const evidence = this.#evidenceOf(lookup.served);
    const proven: { readonly head: string; readonly one: number; readonly other: number }[] = [];
    let skipped = 0;
    for (const place of places) {
      if (proven.length === limit) break;
      if (pace.isDue) await pace.rest();
      const [one, other] = [left[place] ?? 0, right[place] ?? 0];
      const { money, now } = lookup;
      if (money.hasEnded(one, now) || money.hasEnded(other, now)) continue;
      if (skipped < offset) {
        skipped += 1;
        continue;
      }
      const printed = evidence.print(one, other);
      proven.push({ head: `{"relation":"${kindAt(code[place] ?? 0)}","evidence":[${printed}]`, one, other });
    }
    const { served, texts, now } = lookup.renew();
    const shown = proven.map(
      ({ head, one, other }) =>
        `${head},"left":${texts.print(served, one, now)},"right":${texts.print(served, other, now)}}`,
    );
    return printPage(served, shown);
  }
}

/** The places of one page among those that fit. */
function pageOf(length: number, fits: (place: number) => boolean, offset: number, limit: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (let place = 0; place < length && found.length < limit; place += 1) {
    if (!fits(place)) continue;
    if (skipped < offset) skipped += 1;
    else found.push(place);
  }
  return found;
}

function headsOf(kind: RelationKind): readonly [string, string] {
  const head = (isCrossVenue: boolean) =>
    ['{"relation":"', kind, '","cross_venue":', isCrossVenue, ',"evidence":['].join('');
  return [head(false), head(true)];
}
