/** For refusals that a test makes at random, and not because too much was asked: they pause, and lower no pace. */
import type { RequestPaceOptions } from '../../src/runtime/request-pace.ts';

export const unmovedPace: RequestPaceOptions = {
  shareMin: 1,
  pauseFirstMs: 5,
  pauseMaxMs: 50,
  retryAfterMaxMs: 1_000,
  holdMs: 0,
  stepShare: 1,
  stepEveryMs: 1,
};
