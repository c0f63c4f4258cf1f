/** A market as far as reads and feeds need it. */
export interface MarketReference {
  readonly id: string;
  readonly venueKey: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  /** What the feed needs to follow the market; opaque to everybody else. */
  readonly feedKeys: readonly string[];
}
