/** Leads: pairs of sides that pay a dollar together in every outcome, what they cost, and how much of them there is. */
export {
  type CloseReason,
  compareLeads,
  type LeadBoard,
  type LeadChange,
  leadKey,
  type WatchedLead,
} from './lead.ts';
export { fitToOrders, leastOrders } from './least-order.ts';
export { asksOf, type LegBook } from './leg-book.ts';
export { type LegNow, type PricedLead, priceLead } from './price-lead.ts';
export { coverBits, type OutcomeSide } from './side.ts';
export { type LimitedBy, type SizedLead, sizeLead } from './size-lead.ts';
export { voidIssuesOf } from './void-issues.ts';
