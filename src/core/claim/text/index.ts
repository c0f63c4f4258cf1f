/** Rules texts, labels and titles: their folds, their exact formats and their slots. */
export { findAll } from './find-all.ts';
export { foldText } from './fold-text.ts';
export {
  anyMonth,
  type FoundFormat,
  findFormats,
  monthNames,
  monthNumberOf,
  numberPattern,
} from './formats.ts';
export type { KnownSpans } from './known-spans.ts';
export { type MaskedText, maskFormats, plainText } from './mask-formats.ts';
export { cardinalIn, cardinalWord, ordinalIn } from './number-words.ts';
export { endsName, endsUnreadName, withoutNumberedNames } from './numbered-names.ts';
export { isAscii, plainLetters } from './plain-letters.ts';
export type { Slot } from './slot.ts';
