/** A run made of claims that a test writes by hand, handed over as between threads. */
import {
  Catalog,
  CatalogBuilder,
  catalogTransfers,
  rank,
  rankGroupsOf,
  rankingTransfers,
  type ServedRun,
} from '../../src/core/catalog/index.ts';
import type { ComboLeg, VenueId } from '../../src/core/contract/index.ts';
import {
  Graph,
  type GraphMember,
  RelationIndex,
  relationIndexTransfers,
} from '../../src/core/graph/index.ts';
import { SearchBuilder, SearchIndex, searchTransfers } from '../../src/core/search/index.ts';
import { readReadingOfAny, writeReading } from '../../src/store/index.ts';
import { servedAt } from '../harness/served-run.ts';
import { claimOf } from '../relation/members.ts';

export interface HandMade {
  readonly venue: VenueId;
  readonly id: string;
  /** What Yes pays, such as `1 on [3, inf)`; none for a market that is only in an exclusive event or is a combo. */
  readonly pays?: string;
  /** The scope decides whether there are worlds without a value. */
  readonly scope?: string;
  readonly subject?: string;
  readonly eventId?: string;
  readonly exclusive?: boolean;
  readonly legs?: readonly ComboLeg[];
  /** Its claim is on the margin of a game. */
  readonly isGame?: boolean;
  readonly gameStartsAt?: number;
  readonly closesAt?: number;
}

/** Of every market of a run. */
export const termsHash = 'hash';

/** Worlds of this scope always have a value. */
const alwaysValued = 'in force at the instant';

export function memberOfHandMade(made: HandMade, key: number): GraphMember {
  const { venue, id: marketId, eventId = `event-${made.id}` } = made;
  const { scope = alwaysValued, subject = 'figure' } = made;
  return {
    key,
    venue,
    marketId,
    eventId,
    claim:
      made.pays === undefined
        ? undefined
        : claimOf({
            pays: made.pays,
            grid: '1',
            frame: { scope, subject, ...(made.isGame ? { kind: 'score' } : {}) },
            ...(made.isGame ? { quantity: 'margin', orientation: 'same' } : {}),
          }),
    exclusiveKey: made.exclusive === true ? `${venue} | ${eventId}` : undefined,
    exclusiveMark: undefined,
    legs: made.legs,
  };
}

export function serveMembers(listed: readonly HandMade[], run = 1): ServedRun {
  const builder = new CatalogBuilder();
  const words = new SearchBuilder();
  const members = listed.map((made, index) => {
    const member = memberOfHandMade(made, index + 1);
    const { venue, marketId: id, eventId, claim, exclusiveKey, legs } = member;
    const market = {
      venue,
      id,
      eventId,
      seriesId: `series-${venue}`,
      title: id,
      yesLabel: 'Yes',
      noLabel: 'No',
      strike: undefined,
      rulesHash: 'rules',
      rulesTemplateHash: 'template',
      termsHash,
      eventMutuallyExclusive: exclusiveKey !== undefined,
      gameStartsAt: made.gameStartsAt,
      currency: 'USD' as const,
      opensAt: undefined,
      closesAt: made.closesAt,
      firstSeenAt: servedAt,
      contractVersion: `${index + 1}`,
      eventVersion: undefined,
      firstRun: 1,
    };
    const reading = { claim, exclusiveKey, exclusiveMark: undefined, legs, withheld: [] };
    if (!builder.add(market, JSON.stringify(writeReading(reading)), undefined)) words.skip();
    else {
      words.add({ ...market, eventTitle: '', eventSubTitle: undefined, category: undefined, topics: [] });
    }
    return member;
  });
  const graph = new Graph(members);
  const data = { catalog: builder.finish(), relations: graph.index(), search: words.finish() };
  const size = listed.length;
  const ranking = rank(
    rankGroupsOf(data.catalog),
    {
      wholeVolumeUsd: Float64Array.from({ length: size }, (_, index) => (index * 7_919) % 101),
      isThin: new Uint8Array(size),
    },
    graph.relations.crossVenuePairs(size * size).pairs,
  );
  const sent = structuredClone(data, {
    transfer: [
      ...catalogTransfers(data.catalog),
      ...relationIndexTransfers(data.relations),
      ...searchTransfers(data.search),
    ],
  });
  const catalog = new Catalog(sent.catalog, { readReading: readReadingOfAny });
  return {
    run: { id: run, graphVersion: 'one', startedAt: servedAt, finishedAt: servedAt + 1_000 },
    catalog,
    relations: new RelationIndex(
      sent.relations,
      (index) => catalog.member(index).claim,
      (index) => catalog.venueOf(index),
    ),
    search: new SearchIndex(sent.search),
    ranking: structuredClone(ranking, { transfer: rankingTransfers(ranking) }),
  };
}
