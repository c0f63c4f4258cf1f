/** A rules text as masked sentences. */
export { findAll } from './find-all.ts';
export { foldWithPlaces } from './fold-places.ts';
export { foldText } from './fold-text.ts';
export {
  anyMonth,
  type FoundFormat,
  findFormats,
  monthNames,
  monthNumberOf,
  numberPattern,
} from './formats.ts';
export { MaskMemo, type PreparedLine, type SentenceRead } from './mask-memo.ts';
export { type KnownSpans, type MaskedSentence, maskText, plainText } from './mask-text.ts';
export { maskedVariants } from './masked-variants.ts';
export { cardinalIn, ordinalIn } from './number-words.ts';
export { endsName, endsUnreadName, withoutNumberedNames } from './numbered-names.ts';
export { plainLetters } from './plain-letters.ts';
export type { Slot } from './slot.ts';
