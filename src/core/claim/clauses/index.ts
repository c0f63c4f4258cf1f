/** Every sentence that has been read, by its fingerprint. */
export { findClause } from './clause-book.ts';
export { clauseLists } from './clause-lists.ts';
