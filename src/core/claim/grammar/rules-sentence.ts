/** A sentence of a rules text: where it stands, how it was read, and what is wrong with it. */
import type { Place } from './phrase.ts';
import type { PhraseReading } from './read-sentence.ts';
import type { Span } from './split-blocks.ts';

/** How the heading of an item was read: what the item says depends on it. */
export type HeadingReading = Pick<
  Extract<PhraseReading, { readonly kind: 'read' }>,
  'phrase' | 'choices' | 'says'
>;

export interface RulesSentence {
  /** In the text as the venue wrote it. */
  readonly span: Span;
  readonly place: Place;
  /** The heading that an item stands under. */
  readonly heading: HeadingReading | undefined;
  readonly reading: PhraseReading;
  readonly trouble: 'unread_sentence' | 'ambiguous_sentence' | 'unbound_reference' | undefined;
}
