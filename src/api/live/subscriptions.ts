/** Who wants what: found by channel and market or event, so that an event costs only those who follow it. */
import type { LiveChannel, LiveEvent } from './live-event.ts';
import { type LiveFilter, takesEverything } from './live-filter.ts';

export interface Subscriber {
  readonly filter: LiveFilter;
  /** May be called more than once with the same event. */
  take(event: LiveEvent): void;
}

interface Followers {
  readonly ofAll: Set<Subscriber>;
  readonly byMarket: Map<string, Set<Subscriber>>;
  readonly byEvent: Map<string, Set<Subscriber>>;
}

export class Subscriptions {
  readonly #byChannel = new Map<LiveChannel, Followers>();

  add(subscriber: Subscriber): void {
    for (const channel of subscriber.filter.channels) {
      const followers = this.#open(channel);
      if (takesEverything(subscriber.filter)) followers.ofAll.add(subscriber);
      for (const market of subscriber.filter.markets) addTo(followers.byMarket, market, subscriber);
      for (const event of subscriber.filter.events) addTo(followers.byEvent, event, subscriber);
    }
  }

  remove(subscriber: Subscriber): void {
    for (const channel of subscriber.filter.channels) {
      const followers = this.#byChannel.get(channel);
      followers?.ofAll.delete(subscriber);
      for (const market of subscriber.filter.markets) removeFrom(followers?.byMarket, market, subscriber);
      for (const event of subscriber.filter.events) removeFrom(followers?.byEvent, event, subscriber);
    }
  }

  deliver(event: LiveEvent): void {
    const followers = event.channel && this.#byChannel.get(event.channel);
    if (followers === undefined) return;
    for (const subscriber of followers.ofAll) subscriber.take(event);
    for (const subject of event.subjects) {
      deliverTo(followers.byMarket.get(subject.market), event);
      if (subject.event !== undefined) deliverTo(followers.byEvent.get(subject.event), event);
    }
  }

  #open(channel: LiveChannel): Followers {
    const known = this.#byChannel.get(channel);
    if (known) return known;
    const followers = { ofAll: new Set<Subscriber>(), byMarket: new Map(), byEvent: new Map() };
    this.#byChannel.set(channel, followers);
    return followers;
  }
}

function deliverTo(subscribers: ReadonlySet<Subscriber> | undefined, event: LiveEvent): void {
  if (subscribers === undefined) return;
  for (const subscriber of subscribers) subscriber.take(event);
}

function addTo(index: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): void {
  const known = index.get(key);
  if (known) known.add(subscriber);
  else index.set(key, new Set([subscriber]));
}

function removeFrom(
  index: Map<string, Set<Subscriber>> | undefined,
  key: string,
  subscriber: Subscriber,
): void {
  const known = index?.get(key);
  known?.delete(subscriber);
  if (known?.size === 0) index?.delete(key);
}
