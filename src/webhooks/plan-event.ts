/** What an entry of the outbox becomes: the event's body, written once, and a delivery for each who asked for it. */
import { parseMicros } from '../core/exact/index.ts';
import type { ActiveSubscription, PlannedEvent, UndispatchedEntry } from '../store/index.ts';

export function planEvent(
  deps: { readonly newId: () => string },
  entry: UndispatchedEntry,
  listeners: readonly ActiveSubscription[],
): PlannedEvent {
  const event = `evt_${entry.id}`;
  const facts = readFacts(entry);
  return {
    outbox: entry.id,
    event,
    type: entry.topic,
    body: printBody(event, entry),
    deliveries: listeners
      .filter((listener) => wants(listener, entry, facts))
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

/** What filters look at; undefined where the payload has no such member. */
interface EventFacts {
  readonly crossVenue: boolean | undefined;
  readonly netUsd: string | undefined;
}

function readFacts({ topic, payload }: UndispatchedEntry): EventFacts {
  if (topic !== 'lead.executable' && !topic.startsWith('relation.')) {
    return { crossVenue: undefined, netUsd: undefined };
  }
  const event: unknown = JSON.parse(payload);
  const crossVenue = memberOf(event, 'cross_venue');
  const netUsd = memberOf(memberOf(event, 'depth'), 'net_usd');
  return {
    crossVenue: typeof crossVenue === 'boolean' ? crossVenue : undefined,
    netUsd: typeof netUsd === 'string' ? netUsd : undefined,
  };
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** A filter on what the kind of event does not have lets it through; one on what is not known does not. */
function wants(listener: ActiveSubscription, { id, topic }: UndispatchedEntry, facts: EventFacts): boolean {
  if (!listener.events.includes(topic) || id <= listener.sinceOutbox) return false;
  const isLead = topic === 'lead.executable';
  if (isLead || topic.startsWith('relation.')) {
    if (listener.crossVenue !== undefined && facts.crossVenue !== listener.crossVenue) return false;
  }
  return !isLead || listener.minNetUsd === undefined || isAtLeast(facts.netUsd, listener.minNetUsd);
}

function isAtLeast(value: string | undefined, least: string): boolean {
  const [left, right] = [parseMicros(value ?? ''), parseMicros(least)];
  return left !== undefined && right !== undefined && left >= right;
}
