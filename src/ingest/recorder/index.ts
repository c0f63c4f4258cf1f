export { createDatabaseTicks } from './database-ticks.ts';
export { Recorder, type RecorderStatus, type TickStore } from './recorder.ts';
export { defaultRecorderLimits } from './recorder-limits.ts';
