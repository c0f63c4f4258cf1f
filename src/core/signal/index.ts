export type { SignalFill, SignalMarket } from './signal.ts';
export { SignalDetector } from './signal-detector.ts';
export { openingScore } from './signal-episodes.ts';
