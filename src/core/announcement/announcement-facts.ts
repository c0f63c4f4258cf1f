/** What filters of subscriptions look at: which facts an announcement of each topic has, and what they are. */
import type { Micros } from '../exact/index.ts';
import type { Announcement } from './announcement.ts';

/** In the order in which documents list them. */
export const announcementTopics = [
  'lead.executable',
  'relation.found',
  'relation.withdrawn',
  'rules.changed',
  'market.settled',
  'signal.opened',
] as const satisfies readonly Announcement['topic'][];
export type AnnouncementTopic = (typeof announcementTopics)[number];

/** Undefined: the topic has no such fact, or it is not known. */
export interface AnnouncementFacts {
  /** The graph run it follows from. */
  readonly run: number | undefined;
  readonly crossVenue: boolean | undefined;
  readonly net: Micros | undefined;
}

interface TopicTraits {
  readonly hasCrossVenue: boolean;
  readonly hasNet: boolean;
}

const ofMarket: TopicTraits = { hasCrossVenue: false, hasNet: false };
const ofPair: TopicTraits = { hasCrossVenue: true, hasNet: false };

const traits: Readonly<Record<AnnouncementTopic, TopicTraits>> = {
  'lead.executable': { hasCrossVenue: true, hasNet: true },
  'relation.found': ofPair,
  'relation.withdrawn': ofPair,
  'rules.changed': ofMarket,
  'market.settled': ofMarket,
  'signal.opened': ofMarket,
};

export function factsOf(announcement: Announcement): AnnouncementFacts {
  switch (announcement.topic) {
    case 'lead.executable':
      return { run: announcement.run, crossVenue: announcement.crossVenue, net: announcement.net };
    case 'relation.found':
    case 'relation.withdrawn':
      return { run: announcement.run, crossVenue: announcement.crossVenue, net: undefined };
    case 'rules.changed':
    case 'market.settled':
    case 'signal.opened':
      return { run: undefined, crossVenue: undefined, net: undefined };
  }
}

/** Undefined: not filtered by. */
export interface AnnouncementFilter {
  readonly crossVenue: boolean | undefined;
  readonly netMin: Micros | undefined;
}

/** A filter on a fact that the topic does not have lets it through; one on a fact that is not known does not. */
export function passesFilter(
  topic: AnnouncementTopic,
  { crossVenue, net }: AnnouncementFacts,
  filter: AnnouncementFilter,
): boolean {
  const { hasCrossVenue, hasNet } = traits[topic];
  if (hasCrossVenue && filter.crossVenue !== undefined && crossVenue !== filter.crossVenue) return false;
  return !hasNet || filter.netMin === undefined || (net !== undefined && net >= filter.netMin);
}
