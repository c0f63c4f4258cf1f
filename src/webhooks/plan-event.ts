/** What an entry of the outbox becomes: the event's body, written once, and a delivery for each who asked for it. */
import { announcementTopics, passesFilter } from '../core/announcement/index.ts';
import { parseMicros } from '../core/exact/index.ts';
import type { ActiveSubscription, PlannedEvent, UndispatchedEntry } from '../store/index.ts';

export function planEvent(
  deps: { readonly newId: () => string },
  entry: UndispatchedEntry,
  listeners: readonly ActiveSubscription[],
): PlannedEvent {
  const event = `evt_${entry.id}`;
  return {
    outbox: entry.id,
    event,
    type: entry.topic,
    body: printBody(event, entry),
    deliveries: listeners
      .filter((listener) => wants(listener, entry))
      .map(({ id }) => ({ id: deps.newId(), subscription: id })),
  };
}

/** `{"id":…,"type":…,"created_at":…,"graph_run":…,"data":…}`; the payload is passed on as it was written. */
function printBody(event: string, { topic, createdAt, run, payload }: UndispatchedEntry): string {
  const head = JSON.stringify({
    id: event,
    type: topic,
    created_at: new Date(createdAt).toISOString(),
    graph_run: run ?? null,
  });
  return `${head.slice(0, -1)},"data":${payload}}`;
}

function wants(
  { events, sinceOutbox, crossVenue, minNetUsd }: ActiveSubscription,
  entry: UndispatchedEntry,
): boolean {
  const topic = announcementTopics.find((each) => each === entry.topic);
  if (topic === undefined || !events.includes(topic) || entry.id <= sinceOutbox) return false;
  return passesFilter(topic, entry, { crossVenue, netMin: readNetMin(minNetUsd) });
}

/** A bound that cannot be read lets no lead through. */
function readNetMin(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (parseMicros(text) ?? Number.POSITIVE_INFINITY);
}
