/**
 * How far a book is proven.
 * - `full`: the venue's own numbering or a fresh snapshot proves every level.
 * - `top`: the venue confirmed the best prices; a deeper level may have been missed until the next cross-check.
 */
export type Assurance = 'full' | 'top';
