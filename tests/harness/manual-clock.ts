/** A clock that stands still until the test moves it, in either direction. */
export interface ManualClock {
  readonly now: () => number;
  moveTo(at: Date | string | number): void;
  advance(ms: number): void;
}

/** Noon, so that no test comes near the end of a UTC day unless it means to. */
export function createClock(startsAt: Date | string | number = '2026-09-15T12:00:00Z'): ManualClock {
  let nowMs = new Date(startsAt).getTime();
  return {
    now: () => nowMs,
    moveTo: (at) => {
      nowMs = new Date(at).getTime();
    },
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
