export {
  type Announcement,
  announceRelation,
  type LeadExecutable,
  type MarketSettled,
  type RelationChanged,
  type RulesChanged,
  type SignalOpened,
} from './announcement.ts';
export {
  type AnnouncementFacts,
  type AnnouncementTopic,
  announcementTopics,
  factsOf,
  passesFilter,
} from './announcement-facts.ts';
export { printAnnouncement } from './print-announcement.ts';
