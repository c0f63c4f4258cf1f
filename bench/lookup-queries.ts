/** Searches as people send them: ids, words, two words, misspelt ones, with filters, and nonsense. */
import type { CopiedListing } from './copied-venue.ts';

type Kind = 'id' | 'oneWord' | 'twoWords' | 'misspelt' | 'filtered' | 'nonsense';

/** Of each hundred. */
const mix: readonly (readonly [Kind, number])[] = [
  ['id', 15],
  ['oneWord', 25],
  ['twoWords', 25],
  ['misspelt', 15],
  ['filtered', 10],
  ['nonsense', 10],
];

/** As the query of a URL; the same for the same listings. */
export function makeSearches(listings: readonly CopiedListing[], count: number): string[] {
  const kinds = mix.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
  return Array.from({ length: count }, (_, place) => {
    // Far apart, so that neighbours in the list do not follow each other.
    const listing = listings[(place * 7919) % listings.length];
    const kind = kinds[(place * 37) % kinds.length];
    if (listing === undefined || kind === undefined) throw new RangeError('There is nothing to search for.');
    return makeSearch(kind, listing, place);
  });
}

function makeSearch(kind: Kind, { contract, category }: CopiedListing, place: number): string {
  const words = contract.title.match(/[A-Za-z]{3,}/g) ?? ['market'];
  const first = words[place % words.length] ?? 'market';
  const second = words[(place + 1) % words.length] ?? 'price';
  const ask = (text: string) => `q=${encodeURIComponent(text)}`;
  switch (kind) {
    case 'id':
      return ask(contract.id);
    case 'oneWord':
      return ask(first);
    case 'twoWords':
      return ask(`${first} ${second}`);
    case 'misspelt':
      return ask(`${misspell(first)} ${second}`);
    case 'filtered':
      return `${ask(first)}&venue=${contract.venue}${category ? `&category=${encodeURIComponent(category)}` : ''}`;
    case 'nonsense':
      return ask(`zq${place.toString(36)}xv`);
  }
}

/** Two letters change places. */
function misspell(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word[middle] ?? ''}${word[middle - 1] ?? ''}${word.slice(middle + 1)}`;
}
