/** Reads everything the lookup endpoints of the demo have to say, out of one graph run. */
import assert from 'node:assert/strict';
import type { EventDetail, Event as ListedEvent } from '../../src/api/schemas/event.ts';
import type { Market } from '../../src/api/schemas/market.ts';
import type { CrossVenuePair, RelationResource } from '../../src/api/schemas/relation.ts';
import type { RelationExplanation, RelationProof } from '../../src/api/schemas/relation-proof.ts';
import type { RulebookResource, RuleVersionResource } from '../../src/api/schemas/rulebook.ts';
import type { RulesReadingResource } from '../../src/api/schemas/rules-reading.ts';
import type { Status } from '../../src/api/schemas/status.ts';
import type { TopicDetail, TopicResource } from '../../src/api/schemas/topic.ts';
import type { AnsweredPath, ConformanceReader } from './conformance-reader.ts';

interface OfRun<Data> {
  readonly data: Data;
  readonly graph_run: number;
}

/** A relation as the list of its left market has it. */
export interface Listed {
  readonly left: Market;
  readonly relation: RelationResource;
}

export interface Proven extends Listed {
  readonly proof: RelationProof;
  /** The same, asked for the other way round. */
  readonly turned: RelationProof;
  readonly explanation: RelationExplanation;
}

export interface Unrelated {
  readonly left: Market;
  readonly right: Market;
  readonly explanation: RelationExplanation;
}

export interface WalkedRun {
  readonly run: number;
  readonly status: Status;
  /** In the order of the list. */
  readonly listed: readonly Market[];
  /** The single reads, by name. */
  readonly markets: ReadonlyMap<string, Market>;
  /** Whether each trades, as its single read says. */
  readonly trading: ReadonlyMap<string, RelationResource['trading']>;
  readonly events: readonly ListedEvent[];
  readonly eventDetails: readonly EventDetail[];
  readonly topics: readonly TopicResource[];
  readonly topicDetails: readonly TopicDetail[];
  /** By slug: how many the lists have under the topic. */
  readonly underTopic: ReadonlyMap<string, { readonly markets: readonly Market[]; readonly events: number }>;
  /** By the market that was asked for. */
  readonly relations: ReadonlyMap<string, readonly RelationResource[]>;
  readonly pairs: readonly CrossVenuePair[];
  readonly proven: readonly Proven[];
  readonly unrelated: readonly Unrelated[];
}

const pageMax = 200;
/** Proofs read of each relation in each category, on one venue and across. */
const proofsOfKind = 8;
const unrelatedWanted = 40;

class AnotherRun extends Error {
  override readonly name = 'AnotherRun';
}

export function nameOf({ venue, id }: Pick<Market, 'venue' | 'id'>): string {
  return `${venue}:${id}`;
}

/** A run that finishes meanwhile, once an hour, or a market that closes makes it start again. */
export async function walkRun(reader: ConformanceReader, triesLeft = 3): Promise<WalkedRun> {
  try {
    return await new RunWalk(reader).walk();
  } catch (error) {
    if (!(error instanceof AnotherRun) || triesLeft === 0) throw error;
    return walkRun(reader, triesLeft - 1);
  }
}

class RunWalk {
  readonly #reader: ConformanceReader;
  #run: number | undefined;

  constructor(reader: ConformanceReader) {
    this.#reader = reader;
  }

  async walk(): Promise<WalkedRun> {
    const reader = this.#reader;
    const listed = await this.#walkCursor();
    const singles = await reader.each(listed, ({ venue, id }) =>
      reader.ask<OfRun<Market> & Pick<RelationResource, 'trading'>>('/v1/markets/{venue}/{id}', {
        venue,
        id,
      }),
    );
    const markets = new Map(singles.map((single) => [nameOf(single.data), this.#read(single)]));
    const trading = new Map(singles.map((single) => [nameOf(single.data), single.trading]));
    const events = await this.#walkOffset<ListedEvent>('/v1/events', {});
    const eventDetails = await reader.each(events, ({ venue, id }) =>
      this.#ask<EventDetail>('/v1/events/{venue}/{id}', { venue, id }),
    );
    const topics = await this.#ask<TopicResource[]>('/v1/topics', { limit: pageMax });
    const topicDetails = await reader.each(topics, ({ slug }) =>
      this.#ask<TopicDetail>('/v1/topics/{slug}', { slug, limit: pageMax }),
    );
    const underTopic = await reader.each(topics, async ({ slug: topic }) => {
      const labelled = await this.#walkOffset<ListedEvent>('/v1/events', { topic });
      return [topic, { markets: await this.#walkCursor({ topic }), events: labelled.length }] as const;
    });
    const related = await reader.each(
      listed,
      async (market) =>
        [
          nameOf(market),
          await this.#walkOffset<RelationResource>('/v1/markets/{venue}/{id}/relations', {
            venue: market.venue,
            id: market.id,
          }),
        ] as const,
    );
    const relations = new Map(related);
    const pairs = await this.#walkOffset<CrossVenuePair>('/v1/cross-venue', {});
    const proven = await reader.each(sampleRelations(listed, relations), (each) => this.#prove(each));
    const unrelated = await reader.each(sampleUnrelated(listed, relations), async ([left, right]) => ({
      left,
      right,
      explanation: await this.#explain(left, right),
    }));
    const { data: status } = await reader.ask<{ data: Status }>('/v1/status');
    if (status.graph?.run !== this.#run) throw new AnotherRun();
    const listedLater = await this.#walkCursor();
    if (listedLater.length !== listed.length) throw new AnotherRun();
    assert(this.#run !== undefined);
    return {
      run: this.#run,
      status,
      listed,
      markets,
      trading,
      events,
      eventDetails,
      topics,
      topicDetails,
      underTopic: new Map(underTopic),
      relations,
      pairs,
      proven,
      unrelated,
    };
  }

  async #ask<Data>(path: AnsweredPath, values: Readonly<Record<string, string | number>>): Promise<Data> {
    const body = await this.#reader.ask<OfRun<Data>>(path, values);
    return this.#read(body);
  }

  #read<Data>({ data, graph_run: run }: OfRun<Data>): Data {
    this.#run ??= run;
    if (run !== this.#run) throw new AnotherRun();
    return data;
  }

  async #walkCursor(filter: Readonly<Record<string, string>> = {}): Promise<Market[]> {
    const markets: Market[] = [];
    let cursor: string | undefined;
    do {
      const page: OfRun<Market[]> & { readonly next_cursor?: string } = await this.#reader.ask(
        '/v1/markets',
        { ...filter, limit: pageMax, ...(cursor === undefined ? {} : { cursor }) },
      );
      markets.push(...this.#read(page));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return markets;
  }

  /** Until a page comes back short. */
  async #walkOffset<Item>(path: AnsweredPath, values: Readonly<Record<string, string>>): Promise<Item[]> {
    const items: Item[] = [];
    for (;;) {
      const page = await this.#ask<Item[]>(path, { ...values, limit: pageMax, offset: items.length });
      items.push(...page);
      if (page.length < pageMax) return items;
    }
  }

  async #prove({ left, relation }: Listed): Promise<Proven> {
    const { market: right } = relation;
    const [proof, turned, explanation] = await Promise.all([
      this.#ask<RelationProof>(proofPath, pairOf(left, right)),
      this.#ask<RelationProof>(proofPath, pairOf(right, left)),
      this.#explain(left, right),
    ]);
    return { left, relation, proof, turned, explanation };
  }

  #explain(left: Market, right: Market): Promise<RelationExplanation> {
    return this.#ask<RelationExplanation>(
      '/v1/relations/explain/{left_venue}/{left_id}/{right_venue}/{right_id}',
      pairOf(left, right),
    );
  }
}

const proofPath = '/v1/relations/{left_venue}/{left_id}/{right_venue}/{right_id}';

function pairOf(left: Market, right: Market): Record<string, string> {
  return { left_venue: left.venue, left_id: left.id, right_venue: right.venue, right_id: right.id };
}

/** Some of every relation in every category, on one venue and across, spread over the whole list. */
function sampleRelations(
  listed: readonly Market[],
  relations: ReadonlyMap<string, readonly RelationResource[]>,
): Listed[] {
  const kinds = new Map<string, Listed[]>();
  for (const left of listed) {
    for (const relation of relations.get(nameOf(left)) ?? []) {
      const kind = `${relation.relation} ${relation.cross_venue} ${left.category}`;
      const found = kinds.get(kind) ?? [];
      kinds.set(kind, found);
      found.push({ left, relation });
    }
  }
  return [...kinds.values()].flatMap((found) => spread(found, proofsOfKind));
}

/** Neighbours in the list, which are often alike, and markets of the two venues. */
function sampleUnrelated(
  listed: readonly Market[],
  relations: ReadonlyMap<string, readonly RelationResource[]>,
): (readonly [Market, Market])[] {
  const pairs = listed.flatMap((left, place) =>
    [listed[place + 1], listed[listed.length - 1 - place]].flatMap((right) =>
      right === undefined || nameOf(right) === nameOf(left) ? [] : [[left, right] as const],
    ),
  );
  const isUnrelated = ([left, right]: readonly [Market, Market]) =>
    !relations.get(nameOf(left))?.some(({ market }) => nameOf(market) === nameOf(right));
  return spread(pairs.filter(isUnrelated), unrelatedWanted);
}

/** At most so many, at even distances. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, place) =>
    items.slice(Math.floor(place * step), Math.floor(place * step) + 1),
  ).flat();
}

export interface WalkedRules {
  readonly versions: readonly RuleVersionResource[];
  /** Each with the version in force. */
  readonly readings: readonly {
    readonly reading: RulesReadingResource;
    readonly version: RuleVersionResource | undefined;
  }[];
  /** Kinds of rulebooks that were found. */
  readonly kinds: ReadonlySet<RulebookResource['kind']>;
}

/** Rules of some markets, and the rulebooks of all that stands above them. */
export async function walkRules(
  reader: ConformanceReader,
  { listed, events }: WalkedRun,
  wanted: number,
): Promise<WalkedRules> {
  const markets = spread(listed, wanted);
  const rules = await reader.each(markets, ({ venue, id }) =>
    reader.ask<{ data: RuleVersionResource[] }>('/v1/markets/{venue}/{id}/rules', { venue, id }),
  );
  const readings = await reader.each(markets, ({ venue, id }) =>
    reader.ask<{ data: RulesReadingResource }>('/v1/markets/{venue}/{id}/rules/reading', { venue, id }),
  );
  const books = [
    ...markets.map(({ venue, id }) => ({ venue, kind: 'market', id })),
    ...spread(events, wanted).map(({ venue, id }) => ({ venue, kind: 'event', id })),
    ...spread(
      events.flatMap(({ venue, series_id: id }) => (id === undefined ? [] : [{ venue, kind: 'series', id }])),
      wanted,
    ),
  ];
  const found = await reader.each(books, (asked) =>
    reader.find<{ data: RulebookResource }>('/v1/rulebooks/{venue}/{kind}/{id}', asked, 'rulebook_not_found'),
  );
  return {
    versions: rules.flatMap(({ data }) => data),
    readings: readings.map(({ data }, index) => ({ reading: data, version: rules[index]?.data[0] })),
    kinds: new Set(found.flatMap((book) => (book === undefined ? [] : [book.data.kind]))),
  };
}
