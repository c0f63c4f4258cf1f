/** The health of a feed, kept by its parts. */
export class FeedHealth {
  lastMessageAt: number | undefined;
  lagMs: number | undefined;
  gapsHealed = 0;

  received(at: number, venueTime: number | undefined): void {
    this.lastMessageAt = at;
    if (venueTime !== undefined) this.lagMs = at - venueTime;
  }
}
