/**
 * The search index of a run. A search goes from what was asked to the letter to what is traded most, and stops at the
 * first step that finds anything; docs/search.md says in plain words what that comes to.
 */
import { BestKeys } from './best-keys.ts';
import { type FilterPhrase, FilterPhrases, type NamedFilter } from './filter-phrases.ts';
import { hashId, type IdKind } from './id-hash.ts';
import { type Allowed, allow, type Narrowing } from './narrowing.ts';
import { type Query, type QueryWord, quote, readQuery } from './query.ts';
import { hiddenVenue, type SearchIndexData } from './search-data.ts';
import type { SearchAsked, SearchFound, SearchStep, Understood } from './search-found.ts';
import { qualities, strongMax, WordMatcher, type WordPlaces } from './word-matcher.ts';

/** How the markets stand among each other, and how many of them are wanted. */
interface Order {
  readonly rankOf: Int32Array;
  readonly byRank: Int32Array;
  readonly tradeable: number;
  readonly limit: number;
}

interface StepFound {
  readonly indexes: Int32Array;
  readonly relaxed: SearchStep;
}

const scoreMax = 2 ** 13;
/** One in so many is few. */
const fewOneIn = 20;

export class SearchIndex {
  readonly #data: SearchIndexData;
  readonly #phrases: FilterPhrases;
  readonly #matcher: WordMatcher;

  constructor(data: SearchIndexData) {
    this.#data = data;
    this.#phrases = new FilterPhrases(data.topics);
    this.#matcher = new WordMatcher(data);
  }

  /**
   * `byRank` has all markets, best first, `rankOf` is its inverse; the first `tradeable` of them are not thin and stay
   * before those that are, however well these fit. Equal askings of equal runs have equal answers.
   */
  search(
    asked: SearchAsked,
    rankOf: Int32Array,
    byRank: Int32Array,
    limit: number,
    tradeable: number = byRank.length,
  ): SearchFound {
    const order: Order = { rankOf, byRank, tradeable, limit };
    const query = readQuery(asked.text ?? '');
    const { narrowing, allowed, ignored } = this.#narrow(asked);
    const plain = { ...narrowing, understood: [], ignored };

    const exact = this.#exactIds(query, allowed, order);
    if (exact !== undefined) return { ...exact, ...plain };
    const understood = this.#understand(query, allowed);
    const narrowed = this.#searchNarrowed(query, narrowing, understood, order);
    if (narrowed !== undefined) return { ...narrowed, ignored };
    const found = this.#searchWords(query.words, allowed, order) ?? {
      indexes: this.#mostTraded(allowed, order),
      relaxed: 'most_traded',
    };
    return { ...found, ...plain };
  }

  /** The markets that have all words of the text, ascending; all markets where it has no words. */
  matchAll(text: string): Int32Array {
    const words = withoutRepeats(readQuery(text).words);
    if (words.length === 0) return new Int32Array(this.#data.size).map((_, market) => market);
    return this.#matcher.findAll(this.#places(words), undefined).markets.slice();
  }

  /** The filters asked for, without those that no market fits: first the category is given up, then the venue. */
  #narrow({ venue, category: named }: SearchAsked): {
    narrowing: Narrowing;
    allowed: Allowed;
    ignored: ('venue' | 'category')[];
  } {
    const category = named === undefined ? undefined : this.#phrases.findCategory(named);
    const tries = [{ venue, category }, { venue }, { category }, {}];
    for (const each of tries) {
      const narrowing = { venue: each.venue, category: each.category, topics: [] };
      const allowed = allow(this.#data, narrowing);
      if (!allowed.isAny) continue;
      const ignored: ('venue' | 'category')[] = [];
      if (named !== undefined && narrowing.category === undefined) ignored.push('category');
      if (venue !== undefined && narrowing.venue === undefined) ignored.push('venue');
      return { narrowing, allowed, ignored };
    }
    // No market is listed.
    return { narrowing: nothing, allowed: { markets: undefined, isAny: false }, ignored: [] };
  }

  /**
   * A market's id gives that market; where the id is also a word of texts, as a number may be, the markets with that word
   * follow. An event's or series' id gives its markets, unless it is such a word: then it is more likely meant as one.
   */
  #exactIds({ text, words }: Query, allowed: Allowed, order: Order): StepFound | undefined {
    const id = text.replaceAll('"', '').trim();
    if (id === '' || /\s/.test(id)) return undefined;
    const [word] = words.length === 1 ? words : [];
    const markets = this.#marketsOf('market', id, allowed, order);
    if (markets.length > 0) {
      const alsoWord = word === undefined ? [] : this.#withAll([word], allowed, order, strongMax);
      const indexes = Int32Array.from(new Set([...markets, ...alsoWord]));
      return { indexes: indexes.subarray(0, order.limit), relaxed: 'exact_id' };
    }
    if (word !== undefined && this.#matcher.isInTexts(word)) return undefined;
    const indexes = this.#marketsOf('group', id, allowed, order);
    return indexes.length === 0 ? undefined : { indexes, relaxed: 'exact_id' };
  }

  #marketsOf(kind: IdKind, id: string, allowed: Allowed, { rankOf, byRank, limit }: Order): Int32Array {
    const { idHashes, idEnds, idMarkets } = this.#data;
    const place = placeOfHash(idHashes, hashId(kind, id));
    const best = new BestKeys(limit);
    if (place !== undefined) {
      const start = place === 0 ? 0 : (idEnds[place - 1] ?? 0);
      for (const market of idMarkets.subarray(start, idEnds[place])) {
        if (isAllowed(allowed, market)) best.offer(rankOf[market] ?? 0);
      }
    }
    return Int32Array.from(best.take(), (rank) => byRank[rank] ?? 0);
  }

  /**
   * The phrases that are filters here. A name of a category or topic is none if it would hide more than a tenth of the
   * markets whose own texts have all words of the query: `texas tech` is no technology, `world cup` no world affairs.
   * Where nothing else is asked for, a few that have the name in their texts do not count against all that bear it. A
   * topic that one venue alone files its markets under must not hide the other's, which may have it only in their ids.
   */
  #understand(query: Query, allowed: Allowed): readonly FilterPhrase[] {
    const phrases = this.#phrases.findAll(query);
    const named = phrases.filter(({ filter }) => filter.as !== 'venue');
    if (named.length === 0) return phrases;
    const inPhrase = query.words.map((_, place) =>
      phrases.find(({ first, end }) => place >= first && place < end),
    );
    const asked = new Set<string>();
    const words = query.words.flatMap((word, place) => {
      if (inPhrase[place]?.filter.as === 'venue') return [];
      const mayBegin = inPhrase[place] === undefined && place === query.words.length - 1;
      const key = `${word.forms[0]} ${mayBegin}`;
      if (asked.has(key)) return [];
      asked.add(key);
      return [this.#matcher.find(word, mayBegin)];
    });
    const { markets, worst } = this.#matcher.findAll(words, allowed.markets);
    const strong = markets.filter((_, place) => (worst[place] ?? 0) <= strongMax);
    const isVenueNamed = named.length < phrases.length;
    const isNothingElse = inPhrase.every((phrase) => phrase !== undefined);
    const harmless = new Map<NamedFilter, boolean>();
    for (const phrase of named) {
      const { filter } = phrase;
      if (harmless.has(filter)) continue;
      const { markets: inside } = allow(this.#data, narrowedBy(nothing, [filter]));
      if (inside === undefined) continue;
      const hidden = strong.length - countMarked(inside, strong);
      const isHarmless =
        10 * hidden <= strong.length || (isNothingElse && hidden * fewOneIn <= countOnes(inside));
      harmless.set(
        filter,
        isHarmless && (isVenueNamed || !this.#hidesOtherVenue(query, phrase, inside, allowed)),
      );
    }
    return phrases.filter(({ filter }) => filter.as === 'venue' || harmless.get(filter));
  }

  #hidesOtherVenue(query: Query, phrase: FilterPhrase, inside: Uint8Array, allowed: Allowed): boolean {
    if (phrase.filter.as !== 'topic') return false;
    const { venues } = this.#data;
    const filing = venues[inside.indexOf(1)];
    if (inside.some((isInside, market) => isInside === 1 && venues[market] !== filing)) return false;
    const words = query.words.slice(phrase.first, phrase.end);
    const places = words.map((word, place) => this.#matcher.find(word, place === words.length - 1));
    const { markets } = this.#matcher.findAll(places, allowed.markets);
    return markets.some((market) => venues[market] !== filing && venues[market] !== hiddenVenue);
  }

  /** The search with what was understood as filters; undefined where that finds nothing. */
  #searchNarrowed(
    query: Query,
    asked: Narrowing,
    phrases: readonly FilterPhrase[],
    order: Order,
  ): (StepFound & Narrowing & Pick<SearchFound, 'understood'>) | undefined {
    if (phrases.length === 0) return undefined;
    const filters = phrases.map(({ filter }) => filter);
    const narrowing = narrowedBy(asked, filters);
    const isContradicted = filters.some(
      ({ as, value }) =>
        (as === 'venue' && narrowing.venue !== value) || (as === 'category' && narrowing.category !== value),
    );
    const allowed = isContradicted ? undefined : allow(this.#data, narrowing);
    if (allowed === undefined || !allowed.isAny) return undefined;
    const rest = query.words.filter((_, place) =>
      phrases.every(({ first, end }) => place < first || place >= end),
    );
    const found = this.#searchRest(query, rest, allowed, order);
    return (
      found && { ...found, ...narrowing, understood: phrases.map((phrase) => understoodOf(query, phrase)) }
    );
  }

  #searchRest(
    query: Query,
    rest: readonly QueryWord[],
    allowed: Allowed,
    order: Order,
  ): StepFound | undefined {
    // Every word is honoured, so nothing was relaxed.
    if (rest.length === 0) return { indexes: this.#mostTraded(allowed, order), relaxed: 'all_words' };
    const text = query.text.slice(rest[0]?.start, rest.at(-1)?.end);
    return this.#exactIds({ text, words: rest }, allowed, order) ?? this.#searchWords(rest, allowed, order);
  }

  #searchWords(typed: readonly QueryWord[], allowed: Allowed, order: Order): StepFound | undefined {
    if (typed.length === 0) return undefined;
    const words = withoutRepeats(typed);
    const all = this.#withAll(words, allowed, order, qualities);
    if (all.length > 0) return { indexes: all, relaxed: 'all_words' };
    const places = this.#places(words);
    const known = places.filter(({ work }) => work > 0);
    const near = this.#matcher.findNear(words.filter((_, place) => places[place]?.work === 0));
    const any = this.#withAny(known, known.length > 0 ? near : [], allowed, order);
    if (any.length > 0) return { indexes: any, relaxed: 'any_word' };
    const fuzzy = this.#withAny([], near, allowed, order);
    return fuzzy.length === 0 ? undefined : { indexes: fuzzy, relaxed: 'fuzzy' };
  }

  #places(words: readonly QueryWord[]): WordPlaces[] {
    return words.map((word, place) => this.#matcher.find(word, place === words.length - 1));
  }

  /** Words in a market's own texts before words in its ids and topics, whole words before beginnings, then the rank. */
  #withAll(words: readonly QueryWord[], allowed: Allowed, order: Order, worstMax: number): Int32Array {
    const { rankOf, byRank, tradeable, limit } = order;
    const best = new BestKeys(limit);
    const size = byRank.length;
    const { markets, worst } = this.#matcher.findAll(this.#places(words), allowed.markets);
    for (let place = 0; place < markets.length; place += 1) {
      const quality = worst[place] ?? 0;
      if (quality > worstMax) continue;
      const rank = rankOf[markets[place] ?? 0] ?? 0;
      best.offer((rank < tradeable ? quality : quality + qualities) * size + rank);
    }
    return Int32Array.from(best.take(), (key) => byRank[key % size] ?? 0);
  }

  #withAny(
    words: readonly WordPlaces[],
    near: readonly WordPlaces[],
    allowed: Allowed,
    order: Order,
  ): Int32Array {
    const { rankOf, byRank, tradeable, limit } = order;
    const best = new BestKeys(limit);
    const size = byRank.length;
    const scores = this.#matcher.scoreAny(words, near);
    for (let market = 0; market < scores.length; market += 1) {
      const score = scores[market] ?? 0;
      if (score === 0 || !isAllowed(allowed, market)) continue;
      const rank = rankOf[market] ?? 0;
      best.offer(((rank < tradeable ? scoreMax : 2 * scoreMax) - score) * size + rank);
    }
    return Int32Array.from(best.take(), (key) => byRank[key % size] ?? 0);
  }

  #mostTraded(allowed: Allowed, { byRank, limit }: Order): Int32Array {
    const { venues } = this.#data;
    const indexes = new Int32Array(limit);
    let length = 0;
    for (const market of byRank) {
      if (length === limit) break;
      if (venues[market] === hiddenVenue || !isAllowed(allowed, market)) continue;
      indexes[length] = market;
      length += 1;
    }
    return indexes.slice(0, length);
  }
}

function countMarked(marks: Uint8Array, markets: Int32Array): number {
  let count = 0;
  for (const market of markets) count += marks[market] ?? 0;
  return count;
}

function countOnes(marks: Uint8Array): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}

/** Each word once. The last one stays whatever it is: it may be the beginning of others. */
function withoutRepeats(words: readonly QueryWord[]): readonly QueryWord[] {
  return words.filter(
    ({ forms: [written] }, place) =>
      place === words.length - 1 || words.findIndex(({ forms: [other] }) => other === written) === place,
  );
}

const nothing: Narrowing = { venue: undefined, category: undefined, topics: [] };

/** What was asked for, and of what the text names, the first of each. Topics are joined: a market has them all. */
function narrowedBy(asked: Narrowing, filters: readonly NamedFilter[]): Narrowing {
  const venue = filters.find(({ as }) => as === 'venue');
  const category = filters.find(({ as }) => as === 'category');
  const topics = filters.flatMap(({ as, value }) => (as === 'topic' ? [value] : []));
  return {
    venue: asked.venue ?? (venue?.as === 'venue' ? venue.value : undefined),
    category: asked.category ?? (category?.as === 'category' ? category.value : undefined),
    topics: [...new Set(topics)],
  };
}

function understoodOf(query: Query, { filter, first, end }: FilterPhrase): Understood {
  const start = query.words[first]?.start ?? 0;
  const stop = query.words[end - 1]?.end ?? 0;
  return {
    words: query.text.slice(start, stop),
    as: filter.as,
    value: filter.value,
    without: quote(query, start, stop),
  };
}

function isAllowed({ markets }: Allowed, market: number): boolean {
  return markets === undefined || markets[market] === 1;
}

function placeOfHash(hashes: Float64Array, hash: number): number | undefined {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === hash ? low : undefined;
}
