/** Runs to be kept in a file, and a folder to keep them in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { KeptRun, StoredRun } from '../../src/rebuild/kept-run/index.ts';

const keptAt = Date.UTC(2026, 8, 15, 12);

/** Removed after the test. */
export async function makeFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'routeur-kept-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Large enough that a process can be killed while it is written. */
const numbersCount = 400_000;

export function sampleStored(id: number): StoredRun {
  return {
    mark: '5/16400/731',
    run: {
      id,
      graphVersion: 'one',
      startedAt: keptAt,
      finishedAt: keptAt + id,
      listing: { venue_a: id },
      markets: 0,
      claims: 0,
      variables: 0,
      membersRead: 0,
      membersAdded: 0,
      membersClosed: 0,
      relations: { equivalent: 0, implies: 0, contradicts: 0, overlaps: 0, crossVenue: 0 },
      withheld: {},
      found: 0,
      withdrawn: 0,
      changesListed: 0,
    },
  };
}

/** A run without markets, but for arrays that identify it. Made by hand: a child that is killed starts often. */
export function sampleKept(id: number): KeptRun {
  const ints = new Int32Array(0);
  const bytes = new Uint8Array(0);
  const texts = { bytes, ends: new Uint32Array(0) };
  const names = { ids: texts, venues: bytes, slots: Int32Array.of(-1, -1) };
  const lists = { starts: Int32Array.of(0), numbers: ints };
  return {
    data: {
      catalog: {
        names,
        records: texts,
        readings: texts,
        addressable: bytes,
        opensAt: new Float64Array(numbersCount).fill(id),
        closesAt: Float64Array.of(Number.NaN),
        eventOf: ints,
        byName: ints,
        eventNames: names,
        eventRecords: texts,
        eventCategories: bytes,
        eventMarkets: lists,
        topicSlugs: [`topic-${id}`],
        topicEvents: lists,
        topicMarkets: lists,
      },
      relations: {
        shapeOf: ints,
        groupOf: ints,
        exclusiveOf: ints,
        eventOf: ints,
        namesakes: ints,
        counts: ints,
        shapeSample: ints,
        combos: { members: ints, legBegins: ints, legMarkets: ints, legNeedsYes: bytes },
      },
      search: {
        size: 0,
        vocabulary: ['a word'],
        postingEnds: ints,
        postings: ints,
        signatures: new Uint32Array(0),
        idHashes: new Float64Array(0),
        idEnds: ints,
        idMarkets: ints,
        topics: [],
        topicEnds: ints,
        topicMarkets: ints,
        venues: bytes,
        categories: bytes,
      },
    },
    ranking: {
      markets: ints,
      rankOf: ints,
      tradeable: id,
      events: ints,
      topics: ints,
      pairs: { left: ints, right: ints, code: bytes },
    },
  };
}
