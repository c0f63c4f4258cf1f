/** What a stream is to carry: channels, and on them everything or what is about certain markets and events. */
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import type { LiveChannel, LiveEvent } from './live-event.ts';

export const followedMax = 200;

export interface LiveFilter {
  readonly channels: ReadonlySet<LiveChannel>;
  /** As `venue:id`. With neither markets nor events a stream carries everything on its channels. */
  readonly markets: ReadonlySet<string>;
  /** As `venue:id`. */
  readonly events: ReadonlySet<string>;
}

/** How markets and events are named in filters and subjects. */
export function liveKey(venue: VenueId, id: string): string {
  return `${venue}:${id}`;
}

/** From the texts of a query whose form was checked. An event named without its venue is looked for on both. */
export function readLiveFilter(query: {
  readonly channels: readonly LiveChannel[];
  readonly markets: string | undefined;
  readonly events: string | undefined;
}): LiveFilter {
  const events = splitList(query.events).flatMap((name) =>
    name.includes(':') ? [name] : venueIds.map((venue) => liveKey(venue, name)),
  );
  return {
    channels: new Set(query.channels),
    markets: new Set(splitList(query.markets)),
    events: new Set(events),
  };
}

export function splitList(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',');
}

export function takesEverything({ markets, events }: LiveFilter): boolean {
  return markets.size === 0 && events.size === 0;
}

export function fits(filter: LiveFilter, event: LiveEvent): boolean {
  if (event.channel === undefined || !filter.channels.has(event.channel)) return false;
  if (takesEverything(filter)) return true;
  return event.subjects.some(
    (subject) =>
      filter.markets.has(subject.market) || (subject.event !== undefined && filter.events.has(subject.event)),
  );
}
