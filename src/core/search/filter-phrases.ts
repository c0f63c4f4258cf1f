/** Words of a query that name a venue, a category or a topic. */
import { type Category, categories, type VenueId, venueIds } from '../contract/index.ts';
import type { Query } from './query.ts';
import { wordsOf } from './words.ts';

export type NamedFilter =
  | { readonly as: 'venue'; readonly value: VenueId }
  | { readonly as: 'category'; readonly value: Category }
  | { readonly as: 'topic'; readonly value: string };

/** A filter, and which words of the query name it: from the first to before the end. */
export interface FilterPhrase {
  readonly filter: NamedFilter;
  readonly first: number;
  readonly end: number;
}

/** Topics with more words than this are found by none. */
const phraseWordsMax = 8;

export class FilterPhrases {
  readonly #filters = new Map<string, NamedFilter>();

  constructor(topics: readonly string[]) {
    for (const value of venueIds) {
      this.#name({ as: 'venue', value }, value);
      this.#name({ as: 'venue', value }, value.replace('_', ''));
    }
    for (const value of categories) {
      this.#name({ as: 'category', value }, value);
      this.#name({ as: 'category', value }, value.replace('&', 'and'));
    }
    // A part of a category's name stands for it: users do not type `Tech & Science`.
    for (const value of categories)
      for (const part of value.split(' & ')) this.#name({ as: 'category', value }, part);
    for (const value of topics) this.#name({ as: 'topic', value }, value);
  }

  /** The category that is called this, or by a part of its name. */
  findCategory(name: string): Category | undefined {
    const filter = this.#filters.get(phraseOf(name));
    return filter?.as === 'category' ? filter.value : undefined;
  }

  /** From left to right, the longest first; a word belongs to one phrase. Quoted words belong to none. */
  findAll({ words }: Query): readonly FilterPhrase[] {
    const phrases: FilterPhrase[] = [];
    let first = 0;
    while (first < words.length) {
      const phrase = this.#longest(words, first);
      if (phrase !== undefined) phrases.push(phrase);
      first = phrase?.end ?? first + 1;
    }
    return phrases;
  }

  #longest(words: Query['words'], first: number): FilterPhrase | undefined {
    const quoted = words.findIndex(({ isQuoted }, place) => isQuoted && place >= first);
    const endMax = Math.min(first + phraseWordsMax, quoted === -1 ? words.length : quoted);
    for (let end = endMax; end > first; end -= 1) {
      const filter = this.#filters.get(joined(words.slice(first, end)));
      if (filter !== undefined) return { filter, first, end };
    }
    return undefined;
  }

  /** The first to take a name keeps it: a venue before a category before a topic. */
  #name(filter: NamedFilter, name: string): void {
    const phrase = phraseOf(name);
    if (phrase !== '' && !this.#filters.has(phrase)) this.#filters.set(phrase, filter);
  }
}

function phraseOf(name: string): string {
  return joined(wordsOf(name));
}

function joined(words: readonly { readonly forms: readonly [string, ...string[]] }[]): string {
  return words.map(({ forms: [written] }) => written).join(' ');
}
