export {
  type AttemptRow,
  type DeliveryPlace,
  type DeliveryRow,
  loadAttempts,
  loadDeliveries,
  redeliver,
  saveTestDelivery,
} from './asked-deliveries.ts';
export { type CutAttempts, endOfOthers } from './cut-attempts.ts';
export {
  type AttemptEnd,
  type ClaimedDelivery,
  type ClaimRules,
  type DeliveryExchange,
  type DeliveryVerdict,
  exchangeDeliveries,
} from './deliveries.ts';
export {
  cancelOfDisabled,
  checkBacklog,
  disableOfRevoked,
  type PendingDeliveries,
  pruneDeliveries,
  pruneEvents,
} from './delivery-upkeep.ts';
export {
  type ActiveSubscription,
  type FanOutCounts,
  fanOutEntries,
  type PlannedEvent,
  type UndispatchedEntry,
} from './fan-out.ts';
export { pruneOutbox, writeOutbox } from './outbox.ts';
export {
  changeSubscription,
  countSubscriptions,
  findSubscription,
  loadSubscriptions,
  removeSubscription,
  rotateSecret,
  type SubscriptionChange,
  type SubscriptionFilters,
  type SubscriptionRow,
  saveSubscription,
} from './subscriptions.ts';
