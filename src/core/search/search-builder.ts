/** Builds the search index of a run, market by market, in the order of their indexes. */
import { findNameTable, type NameTable, nameTables } from '../claim/index.ts';
import { categories, venueIds } from '../contract/index.ts';
import { GrowingInts } from './growing-ints.ts';
import { hashId } from './id-hash.ts';
import { partsOfId, wordsOfPart } from './id-words.ts';
import { signatureOf } from './near-words.ts';
import { OtherNames } from './other-names.ts';
import { hiddenVenue, type SearchIndexData } from './search-data.ts';
import type { SearchDocument } from './search-document.ts';
import { readWritten, writtenIn } from './words.ts';

/** What is written is read once; past this much of it, again. */
const readMax = 300_000;

const otherNames = new OtherNames(nameTables);

interface Field {
  readonly text: string;
  /** Words of a market's own texts count more than those it is filed under and those of its ids. */
  readonly kind: 'own_text' | 'filed_under' | 'id';
}

/** Always as many, in one order; own texts come first. */
function fieldsOf(document: SearchDocument): readonly Field[] {
  const { id, eventId, seriesId, title, eventTitle, eventSubTitle, yesLabel, noLabel, category, topics } =
    document;
  return [
    { text: title, kind: 'own_text' },
    { text: eventTitle, kind: 'own_text' },
    { text: eventSubTitle ?? '', kind: 'own_text' },
    { text: yesLabel, kind: 'own_text' },
    { text: noLabel, kind: 'own_text' },
    { text: category ?? '', kind: 'filed_under' },
    { text: topics.join(' '), kind: 'filed_under' },
    { text: id, kind: 'id' },
    { text: eventId, kind: 'id' },
    { text: seriesId ?? '', kind: 'id' },
  ];
}

export class SearchBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #topicNumbers = new Map<string, number>();
  /** By what is written in texts, and by parts of ids: the numbers of its words. */
  readonly #written = new Map<string, readonly number[]>();
  readonly #parts = new Map<string, readonly number[]>();
  /** By field: its text in the market added last. */
  readonly #lastTexts: { readonly text: string; readonly words: readonly number[] }[] = [];
  /** By word: one more than the last market that has it. */
  #lastMarket = new Int32Array(1 << 16);
  /** By word: its number among the words of names that have others. */
  #nameWords = new Uint16Array(1 << 16);
  /** By entry of a table of names, and by table: the words of all its names. */
  readonly #namesRead = new Map<object, readonly number[]>();
  #size = 0;
  /** The words of all markets, one market after the other, as in the postings: 2 × number, plus one where weak. */
  readonly #words = new GrowingInts();
  readonly #wordEnds = new GrowingInts();
  readonly #topics = new GrowingInts();
  readonly #topicEnds = new GrowingInts();
  readonly #venues: number[] = [];
  readonly #categories: number[] = [];
  readonly #idHashes: number[] = [];
  readonly #idMarkets = new GrowingInts();

  add(document: SearchDocument): void {
    const { category, topics } = document;
    const table = findNameTable(document);
    const named = new Set<number>();
    for (const [field, { text, kind }] of fieldsOf(document).entries()) {
      const words = this.#wordsIn(field, text, kind);
      this.#addWords(words, kind === 'own_text' ? 0 : 1);
      if (table !== undefined && kind === 'own_text') {
        const ofNames = words.map((word) => this.#nameWords[word] ?? 0);
        otherNames.find(table, ofNames, named);
      }
    }
    if (table !== undefined) this.#addOtherNames(table, named);
    this.#wordEnds.push(this.#words.length);
    for (const topic of new Set(topics)) this.#topics.push(numberOf(this.#topicNumbers, topic));
    this.#topicEnds.push(this.#topics.length);
    this.#venues.push(venueIds.indexOf(document.venue));
    this.#categories.push(category === undefined ? 0 : categories.indexOf(category) + 1);
    this.#addIds(document);
    this.#size += 1;
  }

  /** A market that no answer can show: it has its index like any other, and is never found. */
  skip(): void {
    this.#wordEnds.push(this.#words.length);
    this.#topicEnds.push(this.#topics.length);
    this.#venues.push(hiddenVenue);
    this.#categories.push(0);
    this.#size += 1;
  }

  finish(): SearchIndexData {
    const words = sorted(this.#numbers);
    const topics = sorted(this.#topicNumbers);
    const ids = this.#finishIds();
    const postings = listMarkets(this.#words, this.#wordEnds, words, 2);
    const byTopic = listMarkets(this.#topics, this.#topicEnds, topics, 1);
    return {
      size: this.#size,
      vocabulary: words.names,
      postingEnds: postings.ends,
      postings: postings.markets,
      signatures: Uint32Array.from(words.names, signatureOf),
      ...ids,
      topics: topics.names,
      topicEnds: byTopic.ends,
      topicMarkets: byTopic.markets,
      venues: Uint8Array.from(this.#venues),
      categories: Uint8Array.from(this.#categories),
    };
  }

  /** Markets of one event come one after the other and share most of their texts. */
  #wordsIn(field: number, text: string, kind: Field['kind']): readonly number[] {
    const last = this.#lastTexts[field];
    if (last?.text === text) return last.words;
    const words = kind === 'id' ? this.#wordsOfId(text) : this.#wordsOfText(text);
    this.#lastTexts[field] = { text, words };
    return words;
  }

  #wordsOfText(text: string): readonly number[] {
    const words: number[] = [];
    for (const written of writtenIn(text)) {
      const known = this.#written.get(written);
      for (const word of known ?? this.#read(this.#written, written, readWritten(written).flat()))
        words.push(word);
    }
    return words;
  }

  #wordsOfId(id: string): readonly number[] {
    const words: number[] = [];
    for (const part of partsOfId(id)) {
      for (const word of this.#parts.get(part) ?? this.#read(this.#parts, part, wordsOfPart(part)))
        words.push(word);
    }
    return words;
  }

  /** What the market names has other names, and so has the league: these count like what it is filed under. */
  #addOtherNames(table: NameTable, named: ReadonlySet<number>): void {
    this.#addWords(this.#wordsOfNames(table, table.names), 1);
    for (const place of named) {
      const entry = table.entries[place];
      if (entry === undefined) continue;
      this.#addWords(this.#wordsOfNames(entry, [...entry.names, ...entry.nicknames]), 1);
    }
  }

  #wordsOfNames(owner: object, names: readonly string[]): readonly number[] {
    const known = this.#namesRead.get(owner);
    if (known !== undefined) return known;
    const words = [...new Set(this.#wordsOfText(names.join(' ')))];
    this.#namesRead.set(owner, words);
    return words;
  }

  #addWords(numbers: readonly number[], weak: 0 | 1): void {
    const market = this.#size + 1;
    for (const number of numbers) {
      if (this.#lastMarket[number] === market) continue;
      this.#lastMarket[number] = market;
      this.#words.push(number * 2 + weak);
    }
  }

  #read(known: Map<string, readonly number[]>, written: string, words: readonly string[]): readonly number[] {
    const numbers = words.map((word) => numberOf(this.#numbers, word));
    if (this.#numbers.size > this.#lastMarket.length) {
      const length = 2 * this.#numbers.size;
      const [longer, longerNames] = [new Int32Array(length), new Uint16Array(length)];
      longer.set(this.#lastMarket);
      longerNames.set(this.#nameWords);
      this.#lastMarket = longer;
      this.#nameWords = longerNames;
    }
    for (const [place, number] of numbers.entries()) {
      this.#nameWords[number] = otherNames.numberOf(words[place] ?? '');
    }
    if (known.size >= readMax) known.clear();
    known.set(written, numbers);
    return numbers;
  }

  #addIds({ id, eventId, seriesId }: SearchDocument): void {
    this.#idHashes.push(hashId('market', id), hashId('group', eventId));
    this.#idMarkets.push(this.#size);
    this.#idMarkets.push(this.#size);
    if (seriesId === undefined || seriesId.toLowerCase() === eventId.toLowerCase()) return;
    this.#idHashes.push(hashId('group', seriesId));
    this.#idMarkets.push(this.#size);
  }

  #finishIds(): Pick<SearchIndexData, 'idHashes' | 'idEnds' | 'idMarkets'> {
    const all = Float64Array.from(this.#idHashes);
    const inOrder = all.slice().sort();
    let distinct = 0;
    for (const hash of inOrder) {
      if (distinct > 0 && inOrder[distinct - 1] === hash) continue;
      inOrder[distinct] = hash;
      distinct += 1;
    }
    const idHashes = inOrder.slice(0, distinct);
    const places = new Map<number, number>();
    for (const [place, hash] of idHashes.entries()) places.set(hash, place);
    const ends = new Int32Array(distinct + 1);
    const placeOf = Int32Array.from(all, (hash) => places.get(hash) ?? 0);
    for (const place of placeOf) ends[place + 1] = (ends[place + 1] ?? 0) + 1;
    for (let place = 1; place <= distinct; place += 1)
      ends[place] = (ends[place] ?? 0) + (ends[place - 1] ?? 0);
    const idMarkets = new Int32Array(all.length);
    for (const [entry, place] of placeOf.entries()) {
      const next = ends[place] ?? 0;
      idMarkets[next] = this.#idMarkets.at(entry);
      ends[place] = next + 1;
    }
    return { idHashes, idEnds: ends.slice(0, distinct), idMarkets };
  }
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

interface Sorted {
  readonly names: readonly string[];
  /** By number: its place among the names. */
  readonly placeOf: Int32Array;
}

function sorted(numbers: ReadonlyMap<string, number>): Sorted {
  const names = [...numbers.keys()].sort();
  const placeOf = new Int32Array(names.length);
  for (const [place, name] of names.entries()) placeOf[numbers.get(name) ?? 0] = place;
  return { names, placeOf };
}

/** Turns what each market has into which markets have it. `flags` is 2 where entries carry a bit that stays with the market. */
function listMarkets(
  entries: GrowingInts,
  entryEnds: GrowingInts,
  { names, placeOf }: Sorted,
  flags: 1 | 2,
): { ends: Int32Array; markets: Int32Array } {
  const shift = flags - 1;
  const next = new Int32Array(names.length + 1);
  for (let entry = 0; entry < entries.length; entry += 1) {
    const place = placeOf[entries.at(entry) >> shift] ?? 0;
    next[place + 1] = (next[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place <= names.length; place += 1)
    next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0);
  const markets = new Int32Array(entries.length);
  let entry = 0;
  for (let market = 0; market < entryEnds.length; market += 1) {
    for (const end = entryEnds.at(market); entry < end; entry += 1) {
      const value = entries.at(entry);
      const place = placeOf[value >> shift] ?? 0;
      const target = next[place] ?? 0;
      markets[target] = (market << shift) | (value & shift);
      next[place] = target + 1;
    }
  }
  return { ends: next.slice(0, names.length), markets };
}
