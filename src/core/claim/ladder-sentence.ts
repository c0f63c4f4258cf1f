import type { PlacedSentence } from './read-by-phrases.ts';

/** What a ladder of the venue's own takes of a sentence. */
export interface LadderSentence extends Pick<PlacedSentence, 'text' | 'read'> {
  /** Whether it says what Yes or No depends on, for a family that is carried. */
  readonly isOfFamily: boolean;
}
