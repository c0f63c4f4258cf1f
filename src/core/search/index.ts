export { editsBetween } from './near-words.ts';
export { SearchBuilder } from './search-builder.ts';
export { type SearchIndexData, searchTransfers } from './search-data.ts';
export type { SearchFound } from './search-found.ts';
export { SearchIndex } from './search-index.ts';
