/** What a venue lists above its markets, as it is read and kept: events, and series of them. */
import type { Category } from './category.ts';
import type { SettlementSource, TermValue } from './contract-version.ts';
import type { GameFacts } from './event-facts.ts';
import type { VenueId } from './venue-id.ts';

export interface ListedEvent {
  readonly venue: VenueId;
  readonly id: string;
  readonly seriesId: string | undefined;
  readonly title: string;
  readonly subTitle: string | undefined;
  readonly category: Category;
  /** Lower-case words joined by dashes. */
  readonly topics: readonly string[];
  readonly mutuallyExclusive: boolean;
  /** The event's own rules text where it has one. */
  readonly rules: string | undefined;
  readonly sources: readonly SettlementSource[];
  readonly game: GameFacts | undefined;
  readonly terms: Readonly<Record<string, TermValue>>;
}

export interface ListedSeries {
  readonly venue: VenueId;
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly topics: readonly string[];
  readonly sources: readonly SettlementSource[];
  readonly rules: string | undefined;
  readonly rulesUrl: string | undefined;
  readonly terms: Readonly<Record<string, TermValue>>;
}
