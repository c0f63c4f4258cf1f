/** What holds of every search in any world, against a plain scan of the documents. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { categories, venueIds } from '../contract/index.ts';
import { partsOfId, wordsOfPart } from './id-words.ts';
import { SearchBuilder } from './search-builder.ts';
import { searchTransfers } from './search-data.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

const word = fc.constantFrom(
  'fed',
  'fedex',
  'cut',
  'cuts',
  'rates',
  '100k',
  '100,000',
  'São',
  'texas',
  'tech',
  'world',
  'cup',
);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const document: fc.Arbitrary<SearchDocument> = fc.record({
  venue: fc.constantFrom(...venueIds),
  id: fc.constantFrom('KX-26SEP', 'KX-T5', 'fed-cut', '100000', 'cup'),
  eventId: fc.constantFrom('KX', 'fed', 'world-cup'),
  seriesId: fc.constantFrom(undefined, 'kx', 'cup'),
  title: text,
  eventTitle: text,
  eventSubTitle: fc.option(text, { nil: undefined }),
  yesLabel: word,
  noLabel: fc.constant('No'),
  category: fc.constantFrom(undefined, ...categories),
  topics: fc.uniqueArray(fc.constantFrom('fed', 'fed-rates', 'world-cup', 'texas'), { maxLength: 3 }),
});
const typed = fc.constantFrom(
  'fed',
  'fe',
  'rats',
  'cuts',
  '100k',
  'sao',
  '"tech"',
  'tech',
  'world',
  'rates',
  'kx',
  '26',
  'cpu',
);
const filter = fc.constantFrom('venue_a', 'venue b', 'crypto', 'sports', 'world-cup', 'fed rates', 'texas');
const query = fc
  .array(fc.oneof({ weight: 3, arbitrary: typed }, filter), { maxLength: 5 })
  .map((words) => words.join(' '));
const world = fc.array(document, { minLength: 1, maxLength: 25 }).chain((documents) =>
  fc.record({
    documents: fc.constant(documents),
    byRank: fc.shuffledSubarray([...documents.keys()], { minLength: documents.length }),
    tradeable: fc.nat(documents.length),
  }),
);

interface World {
  readonly documents: readonly SearchDocument[];
  readonly byRank: readonly number[];
  readonly tradeable: number;
}

function build({ documents }: Pick<World, 'documents'>): SearchBuilder {
  const builder = new SearchBuilder();
  for (const each of documents) builder.add(each);
  return builder;
}

function ranksOf({ byRank, tradeable }: World): {
  rankOf: Int32Array;
  byRank: Int32Array;
  tradeable: number;
} {
  const rankOf = new Int32Array(byRank.length);
  for (const [rank, market] of byRank.entries()) rankOf[market] = rank;
  return { rankOf, byRank: Int32Array.from(byRank), tradeable };
}

function wordsIn(each: SearchDocument): { own: Set<string>; all: Set<string> } {
  const own = [each.title, each.eventTitle, each.eventSubTitle ?? '', each.yesLabel, each.noLabel];
  const filed = [each.category ?? '', ...each.topics];
  const ids = [each.id, each.eventId, each.seriesId ?? ''].flatMap(partsOfId).flatMap(wordsOfPart);
  const read = (texts: string[]) => texts.flatMap((one) => wordsOf(one).flatMap(({ forms }) => forms));
  return { own: new Set(read(own)), all: new Set([...read(own), ...read(filed), ...ids]) };
}

/**
 * How well each market has the worst of the words, by looking at each: 1 as a whole word of its own texts, 2 as the
 * beginning of one, 3 and 4 the same in ids, topics and category; 0 where it lacks one.
 */
function scan({ documents }: World, asked: string): number[] {
  const words = wordsOf(asked);
  const everything = documents.map(wordsIn);
  return everything.map(({ own, all }) => {
    const qualities = words.map(({ forms }, place) => {
      const isKnown = everything.some((each) => forms.some((form) => each.all.has(form)));
      const isNumber = /^\d[\d.]*$/.test(forms[0]);
      const mayBegin = !isNumber && (place === words.length - 1 || (!isKnown && forms[0].length >= 3));
      const begins = (texts: Set<string>) => mayBegin && [...texts].some((each) => each.startsWith(forms[0]));
      if (forms.some((form) => own.has(form))) return 1;
      if (begins(own)) return 2;
      if (forms.some((form) => all.has(form))) return 3;
      return begins(all) ? 4 : 0;
    });
    return qualities.includes(0) ? 0 : Math.max(...qualities);
  });
}

describe('any search', () => {
  it('finds all markets with all words, in the order of what they have and their rank, as a plain scan does', () => {
    fc.assert(
      fc.property(
        world,
        fc.array(typed, { minLength: 1, maxLength: 3 }),
        fc.nat(10),
        (each, words, limit) => {
          const index = new SearchIndex(build(each).finish());
          const { rankOf, byRank, tradeable } = ranksOf(each);
          const asked = words.map((one) => one.replaceAll('"', '')).join(' ');
          const worst = scan(each, asked);
          const having = [...worst.keys()].filter((market) => worst[market] !== 0);
          assert.deepEqual([...index.matchAll(asked)], having);

          // Quoted, or it might be a filter.
          const request = { text: `"${asked}"`, venue: undefined, category: undefined };
          const found = index.search(request, rankOf, byRank, limit + 1, tradeable);
          if (found.relaxed === 'exact_id') return;
          assert.equal(found.relaxed === 'all_words', having.length > 0);
          if (having.length === 0) return;
          const rank = (market: number) => rankOf[market] ?? 0;
          const isThin = (market: number) => Number(rank(market) >= tradeable);
          const expected = having.toSorted(
            (a, b) => isThin(a) - isThin(b) || (worst[a] ?? 0) - (worst[b] ?? 0) || rank(a) - rank(b),
          );
          assert.deepEqual([...found.indexes], expected.slice(0, limit + 1));
        },
      ),
    );
  });

  it('is never empty, repeats nothing, and keeps within the filters it names', () => {
    const venue = fc.constantFrom(undefined, ...venueIds);
    const category = fc.constantFrom(undefined, 'sports', 'Tech & Science', 'Gardening');
    fc.assert(
      fc.property(
        world,
        query,
        venue,
        category,
        fc.integer({ min: 1, max: 30 }),
        (each, asked, onVenue, named, limit) => {
          const index = new SearchIndex(build(each).finish());
          const { rankOf, byRank, tradeable } = ranksOf(each);
          const request = { text: asked, venue: onVenue, category: named };
          const found = index.search(request, rankOf, byRank, limit, tradeable);
          assert.ok(found.indexes.length > 0 && found.indexes.length <= limit);
          assert.equal(new Set(found.indexes).size, found.indexes.length);
          for (const market of found.indexes) {
            const result = each.documents[market];
            assert.ok(found.venue === undefined || result?.venue === found.venue);
            assert.ok(found.category === undefined || result?.category === found.category);
            assert.ok(found.topics.every((topic) => result?.topics.includes(topic)));
          }
          if (onVenue !== undefined && !found.ignored.includes('venue')) assert.equal(found.venue, onVenue);
          const isCategoryKept = named !== undefined && !found.ignored.includes('category');
          assert.ok(!isCategoryKept || found.category?.toLowerCase() === named.toLowerCase());
          if (found.relaxed === 'exact_id') return;
          const thin = [...found.indexes].map((market) => ((rankOf[market] ?? 0) < tradeable ? 0 : 1));
          assert.deepEqual(thin, thin.toSorted());
        },
      ),
    );
  });

  it('names the filter to drop, and dropping it helps', () => {
    fc.assert(
      fc.property(world, query, (each, asked) => {
        const index = new SearchIndex(build(each).finish());
        const { rankOf, byRank } = ranksOf(each);
        const ask = (text: string) =>
          index.search({ text, venue: undefined, category: undefined }, rankOf, byRank, 300).understood;
        for (const { without, words } of ask(asked)) {
          assert.equal(without.replaceAll('"', ''), asked.replaceAll('"', ''));
          assert.ok(without.includes(`"${words}"`));
          const again = ask(without);
          const count = (list: readonly { words: string }[]) =>
            list.filter((one) => one.words === words).length;
          assert.ok(count(again) < count(ask(asked)));
        }
      }),
    );
  });

  it('answers the same on the other side of a thread, and of any text at all', () => {
    fc.assert(
      fc.property(world, fc.oneof(query, fc.string({ unit: 'grapheme', maxLength: 300 })), (each, asked) => {
        const { rankOf, byRank } = ranksOf(each);
        const ask = (index: SearchIndex) =>
          index.search({ text: asked, venue: undefined, category: undefined }, rankOf, byRank, 300);
        const data = build(each).finish();
        const here = ask(new SearchIndex(data));
        assert.ok(here.indexes.length > 0);
        const there = new SearchIndex(structuredClone(data, { transfer: searchTransfers(data) }));
        assert.deepEqual(ask(there), here);
        assert.deepEqual(ask(there), here);
      }),
    );
  });
});
