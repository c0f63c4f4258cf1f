export { InsightKeeper, type InsightOptions } from './insight-keeper.ts';
export { createDatabaseSignals, SignalRecorder } from './record-signals.ts';
export { SettledKeeper } from './settled-keeper.ts';
export { SignalBook } from './signal-book.ts';
export { type PastFact, SignalWatch } from './signal-watch.ts';
