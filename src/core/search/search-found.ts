/** What is asked of a search, and what it answers. */
import type { Category, VenueId } from '../contract/index.ts';

/** How far a search had to go, from what was asked to the letter to what is traded most. */
export type SearchStep = 'exact_id' | 'all_words' | 'any_word' | 'fuzzy' | 'most_traded';

export interface SearchAsked {
  readonly text: string | undefined;
  /** Markets of this venue only, as long as any market fits. */
  readonly venue: VenueId | undefined;
  /** As the caller wrote it; upper and lower case are one. */
  readonly category: string | undefined;
}

/** Words of the text that were taken as a filter. */
export interface Understood {
  /** As they stand in the text. */
  readonly words: string;
  readonly as: 'venue' | 'category' | 'topic';
  readonly value: string;
  /** The text to send so that these words are words and no filter. */
  readonly without: string;
}

export interface SearchFound {
  /** Markets, best first, at most as many as asked for; none only where none is listed. */
  readonly indexes: Int32Array;
  readonly relaxed: SearchStep;
  /** The filters that every result fits, asked for or understood. */
  readonly venue: VenueId | undefined;
  readonly category: Category | undefined;
  readonly topics: readonly string[];
  readonly understood: readonly Understood[];
  /** Filters asked for that no market fits. */
  readonly ignored: readonly ('venue' | 'category')[];
}
