/**
 * Which markets have which words, over the postings. Its arrays are used again by every search, so a result is read before
 * the next one is asked for.
 */
import { findNear } from './near-words.ts';
import type { SearchIndexData } from './search-data.ts';
import type { Word } from './words.ts';

/** How well a market has a word, best first; 0 where it has not. */
const none = 0;
const whole = 1;
const begun = 2;
/** Added where the word stands only in an id, topic or category. */
const weak = 2;
/** A market has all words in its own texts if the worst of them is no worse than this. */
export const strongMax = begun;
/** How many ways of having a word there are, `none` left aside. */
export const qualities = 4;

/** Places in the vocabulary that a word asked for stands for. */
export interface WordPlaces {
  readonly whole: readonly number[];
  /** Words that begin like it: from here to before there. */
  readonly from: number;
  readonly to: number;
  /** How many postings there are to go through. */
  readonly work: number;
}

/** From this many letters on, a word that is none is taken for the beginning of one. */
const beginningLettersMin = 3;
const plainNumber = /^\d[\d.]*$/;
/** Unknown words beyond this many are not looked up among the words written alike. */
const nearLookupsMax = 4;

export class WordMatcher {
  readonly #data: SearchIndexData;
  readonly #marks: Uint8Array;
  /** The same bytes, four at a time: most are none. */
  readonly #marksByFour: Int32Array;
  readonly #markets: Int32Array;
  readonly #worst: Uint8Array;
  readonly #scores: Int32Array;

  constructor(data: SearchIndexData) {
    this.#data = data;
    const fours = Math.ceil(data.size / 4);
    this.#marksByFour = new Int32Array(fours);
    this.#marks = new Uint8Array(this.#marksByFour.buffer);
    this.#markets = new Int32Array(data.size);
    this.#worst = new Uint8Array(data.size);
    this.#scores = new Int32Array(data.size);
  }

  /** `mayBegin`: a word that is known is still also taken for the beginning of others, as the last one typed is. */
  find({ forms }: Word, mayBegin: boolean): WordPlaces {
    const { vocabulary } = this.#data;
    const wholePlaces = forms.flatMap((form) => {
      const place = placeOf(vocabulary, form);
      return vocabulary[place] === form ? [place] : [];
    });
    const [written] = forms;
    // A number is meant as it is: 10,000 is no beginning of 100,000.
    const isBeginning =
      !plainNumber.test(written) &&
      (mayBegin || (wholePlaces.length === 0 && written.length >= beginningLettersMin));
    const from = isBeginning ? placeOf(vocabulary, written) : 0;
    const to = isBeginning ? placeOf(vocabulary, `${written}\uffff`) : 0;
    return this.#places(wholePlaces, from, to);
  }

  /** Whether any market has the word, as it is, in its own texts. */
  isInTexts(word: Word): boolean {
    const { postings } = this.#data;
    return this.find(word, false).whole.some((place) => {
      for (let at = this.#start(place); at < this.#end(place); at += 1)
        if (((postings[at] ?? 0) & 1) === 0) return true;
      return false;
    });
  }

  /** What unknown words may have meant, in their order; nothing for some of them. */
  findNear(words: readonly Word[]): readonly WordPlaces[] {
    return words.slice(0, nearLookupsMax).flatMap(({ forms: [written] }) => {
      const near = findNear(this.#data, written, (place) => this.#end(place) - this.#start(place));
      return near.length === 0 ? [] : [this.#places(near, 0, 0)];
    });
  }

  /**
   * The markets that have all words, ascending, and how well each has the worst of them; good until the next call.
   * `allowed` has a 1 for each market that counts; without it all do.
   */
  findAll(
    words: readonly WordPlaces[],
    allowed: Uint8Array | undefined,
  ): { markets: Int32Array; worst: Uint8Array } {
    const [first, ...others] = words.toSorted((a, b) => a.work - b.work);
    let length = first === undefined || first.work === 0 ? 0 : this.#collect(first, allowed);
    for (const word of others) {
      if (length === 0) break;
      const only = onlyPlace(word);
      length = only === undefined ? this.#keepWith(word, length) : this.#keepWithOne(only, length);
    }
    return { markets: this.#markets.subarray(0, length), worst: this.#worst.subarray(0, length) };
  }

  /**
   * By market, a score for the words it has, 0 for none; good until the next call. Rare words count more, words of ids,
   * topics and categories less. What unknown words may have meant adds to a score, and makes one only where there are
   * no words.
   */
  scoreAny(words: readonly WordPlaces[], near: readonly WordPlaces[]): Int32Array {
    this.#scores.fill(0);
    for (const word of words) this.#score(word, false);
    for (const word of near) this.#score(word, words.length > 0);
    return this.#scores;
  }

  #places(wholePlaces: readonly number[], from: number, to: number): WordPlaces {
    let work = to > from ? this.#start(to) - this.#start(from) : 0;
    for (const place of wholePlaces)
      if (place < from || place >= to) work += this.#end(place) - this.#start(place);
    return { whole: wholePlaces, from, to, work };
  }

  #start(place: number): number {
    return place === 0 ? 0 : (this.#data.postingEnds[place - 1] ?? 0);
  }

  #end(place: number): number {
    return this.#data.postingEnds[place] ?? 0;
  }

  /** Marks every market with how well it has the word. */
  #mark({ whole: wholePlaces, from, to }: WordPlaces): void {
    this.#marks.fill(none);
    // The postings of neighbouring words are neighbours.
    if (to > from) this.#markRange(this.#start(from), this.#start(to), begun);
    for (const place of wholePlaces) this.#markRange(this.#start(place), this.#end(place), whole);
  }

  #markRange(start: number, end: number, quality: number): void {
    const { postings } = this.#data;
    const marks = this.#marks;
    for (let at = start; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const better = quality + (posting & 1) * weak;
      const known = marks[posting >> 1] ?? none;
      if (known === none || better < known) marks[posting >> 1] = better;
    }
  }

  #collect(word: WordPlaces, allowed: Uint8Array | undefined): number {
    const only = onlyPlace(word);
    if (only !== undefined) return this.#collectOne(only, allowed);
    this.#mark(word);
    const marks = this.#marks;
    const fours = this.#marksByFour;
    const markets = this.#markets;
    const worst = this.#worst;
    let length = 0;
    for (let four = 0; four < fours.length; four += 1) {
      if (fours[four] === 0) continue;
      for (let market = four * 4; market < four * 4 + 4; market += 1) {
        const quality = marks[market] ?? none;
        if (quality === none || (allowed !== undefined && allowed[market] !== 1)) continue;
        markets[length] = market;
        worst[length] = quality;
        length += 1;
      }
    }
    return length;
  }

  #collectOne(wordPlace: number, allowed: Uint8Array | undefined): number {
    const { postings } = this.#data;
    const markets = this.#markets;
    const worst = this.#worst;
    const end = this.#end(wordPlace);
    let length = 0;
    for (let at = this.#start(wordPlace); at < end; at += 1) {
      const posting = postings[at] ?? 0;
      if (allowed !== undefined && allowed[posting >> 1] !== 1) continue;
      markets[length] = posting >> 1;
      worst[length] = whole + (posting & 1) * weak;
      length += 1;
    }
    return length;
  }

  #keepWith(word: WordPlaces, length: number): number {
    this.#mark(word);
    const marks = this.#marks;
    const markets = this.#markets;
    const worst = this.#worst;
    let kept = 0;
    for (let place = 0; place < length; place += 1) {
      const market = markets[place] ?? 0;
      const quality = marks[market] ?? none;
      if (quality === none) continue;
      markets[kept] = market;
      worst[kept] = Math.max(quality, worst[place] ?? 0);
      kept += 1;
    }
    return kept;
  }

  /** Walks the postings of one word beside the markets, in leaps that double. */
  #keepWithOne(wordPlace: number, length: number): number {
    const { postings } = this.#data;
    const markets = this.#markets;
    const worst = this.#worst;
    const end = this.#end(wordPlace);
    let at = this.#start(wordPlace);
    let kept = 0;
    for (let place = 0; place < length && at < end; place += 1) {
      const market = markets[place] ?? 0;
      const sought = market * 2;
      let leap = 1;
      while (at + leap < end && (postings[at + leap] ?? 0) < sought) leap *= 2;
      let low = at + (leap >> 1);
      let high = Math.min(at + leap, end);
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((postings[middle] ?? 0) < sought) low = middle + 1;
        else high = middle;
      }
      at = low;
      const posting = at < end ? (postings[at] ?? 0) : -1;
      if (posting >> 1 !== market) continue;
      markets[kept] = market;
      worst[kept] = Math.max(whole + (posting & 1) * weak, worst[place] ?? 0);
      kept += 1;
    }
    return kept;
  }

  #score(word: WordPlaces, isOnlyAdded: boolean): void {
    const scores = this.#scores;
    const rarity = Math.clz32(word.work) - Math.clz32(scores.length);
    const weight = 4 * (1 + Math.max(rarity, 0));
    const only = onlyPlace(word);
    if (only !== undefined) {
      this.#scoreOne(only, weight, isOnlyAdded);
      return;
    }
    const length = this.#collect(word, undefined);
    for (let place = 0; place < length; place += 1) {
      const market = this.#markets[place] ?? 0;
      const score = scores[market] ?? 0;
      if (isOnlyAdded && score === 0) continue;
      const isStrong = (this.#worst[place] ?? 0) <= strongMax;
      scores[market] = score + (isStrong ? weight : weight - (weight >> 2));
    }
  }

  #scoreOne(wordPlace: number, weight: number, isOnlyAdded: boolean): void {
    const { postings } = this.#data;
    const scores = this.#scores;
    const end = this.#end(wordPlace);
    for (let at = this.#start(wordPlace); at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const score = scores[posting >> 1] ?? 0;
      if (isOnlyAdded && score === 0) continue;
      scores[posting >> 1] = score + weight - (posting & 1) * (weight >> 2);
    }
  }
}

/** The place of a word that stands for itself alone. */
function onlyPlace({ whole: [first, ...others], from, to }: WordPlaces): number | undefined {
  const isAlone = others.length === 0 && (from === to || (from === first && to === from + 1));
  return isAlone ? first : undefined;
}

/** The first place whose word is this one or comes after it. */
function placeOf(vocabulary: readonly string[], word: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
