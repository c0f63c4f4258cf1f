/** One clock for several processes: simulated time that runs with the machine's. */
import { type Static, Type } from 'typebox';

export const ClockAnchor = Type.Object({
  /** What the clock showed at a moment of the machine's clock; both in milliseconds since 1970. */
  simulated: Type.Number(),
  real: Type.Number(),
  speed: Type.Number(),
});
export type ClockAnchor = Static<typeof ClockAnchor>;

export function clockFrom({ simulated, real, speed }: ClockAnchor): () => number {
  return () => Math.floor(simulated + (Date.now() - real) * speed);
}
