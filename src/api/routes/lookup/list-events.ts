/** Events that still trade and fit the filters, in the order of the run, with live sums. */
import type { Static } from 'typebox';
import type { ServedRun } from '../../../core/catalog/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import { RequestError } from '../../request-error.ts';
import type { EventsQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import type { EventTexts } from './event-texts.ts';
import { eventVenues, venueNumber } from './event-venues.ts';
import { SlicePace } from './pace.ts';
import { printOne, printPage } from './print-page.ts';

type EventsAsked = Static<typeof EventsQuery>;

export async function listEvents(
  texts: EventTexts,
  first: Lookup,
  query: EventsAsked,
  signal: AbortSignal,
): Promise<string> {
  const pace = new SlicePace(signal);
  const shown: string[] = [];
  let lookup = first;
  for (const event of findEvents(texts, lookup, query)) {
    // An event may have thousands of markets.
    if (pace.isDue) {
      await pace.rest();
      lookup = lookup.renew();
    }
    shown.push(texts.print(lookup, event));
  }
  return printPage(lookup.served, shown);
}

export async function showEvent(
  texts: EventTexts,
  lookup: Lookup,
  name: { readonly venue: VenueId; readonly id: string },
  signal: AbortSignal,
): Promise<string> {
  const { served } = lookup;
  const event = served.catalog.findEvent(name.venue, name.id);
  if (event === -1 || eventVenues(served)[event] === 0) {
    throw new RequestError('event_not_found', 'The latest graph run has no event with this id.');
  }
  return printOne(served, await texts.printDetail(lookup, event, new SlicePace(signal)));
}

function findEvents(texts: EventTexts, lookup: Lookup, query: EventsAsked): number[] {
  const { served } = lookup;
  const { catalog, ranking } = served;
  const { venue, category, limit = 50, offset = 0 } = query;
  const allowed = allowedEvents(served, query);
  const venueOf = eventVenues(served);
  const found: number[] = [];
  let skipped = 0;
  for (const event of ranking.events) {
    if (found.length === limit) break;
    const fits =
      (allowed === undefined || allowed[event] === 1) &&
      (category === undefined || catalog.eventCategoryOf(event) === category) &&
      (venue === undefined ? venueOf[event] !== 0 : venueOf[event] === venueNumber(venue)) &&
      texts.isOpen(lookup, event);
    if (!fits) continue;
    if (skipped < offset) skipped += 1;
    else found.push(event);
  }
  return found;
}

/** 1 for the events that a topic and words leave; undefined where neither was asked for. */
function allowedEvents({ catalog, search }: ServedRun, query: EventsAsked): Uint8Array | undefined {
  let allowed: Uint8Array | undefined;
  if (query.topic !== undefined) {
    allowed = new Uint8Array(catalog.eventsSize);
    for (const event of catalog.findTopic(query.topic)?.events ?? []) allowed[event] = 1;
  }
  if (query.q !== undefined) {
    const worded = new Uint8Array(catalog.eventsSize);
    for (const index of search.matchAll(query.q)) {
      const event = catalog.eventOf(index);
      if (allowed === undefined || allowed[event] === 1) worded[event] = 1;
    }
    allowed = worded;
  }
  return allowed;
}
