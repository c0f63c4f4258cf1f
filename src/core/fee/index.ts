export { FeeCalendar, type FeeMarket } from './fee-calendar.ts';
export { type FeeSchedule, scheduleOfTerms } from './fee-schedule.ts';
export type { TakerFill } from './fill.ts';
export { modelFee } from './model-fee.ts';
export { mostFees } from './most-fees.ts';
export { OrderFees } from './order-fees.ts';
