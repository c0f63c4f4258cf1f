import type { Category, VenueId } from '../contract/index.ts';

/** What of a market can be searched for. */
export interface SearchDocument {
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  readonly title: string;
  readonly eventTitle: string;
  readonly eventSubTitle: string | undefined;
  readonly yesLabel: string;
  readonly noLabel: string;
  readonly category: Category | undefined;
  /** Slugs: words joined by hyphens. */
  readonly topics: readonly string[];
}
