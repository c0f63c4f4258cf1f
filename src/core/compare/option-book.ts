/** The book of one option, and the prices that its venue takes orders at. */
import type { PriceTicks, VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import type { FeeSchedule } from '../fee/index.ts';

/** The asks of the side to buy, best first, as `asksOf` gives them. */
export interface OptionBook {
  readonly venue: VenueId;
  readonly prices: readonly Micros[];
  /** Millionths of a share; venues let parts of a share rest. */
  readonly quantities: readonly Micros[];
  /** False if there may be more levels than these. */
  readonly complete: boolean;
  readonly fee: FeeSchedule;
  /** Of the side bought. Undefined where they are not known: then every price of the book counts as one of them. */
  readonly ticks: PriceTicks | undefined;
}
