export {
  findLeadsBeyond,
  type LeadBatch,
  type LeadEvent,
  type LeadLife,
  type LeadLifeChange,
  loadOpenLeads,
  pruneLeads,
  type StoredLeg,
  saveLeads,
} from './leads.ts';
export { loadPastLeads, type PastLeadLeg, type PastLeadPlace } from './past-leads.ts';
export { endWatchSession, takeWatchSession, type WatchSession } from './watch-session.ts';
