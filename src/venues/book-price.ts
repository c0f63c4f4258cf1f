/** Which prices a level of a book can have. */
import type { Micros } from '../core/exact/index.ts';
import { isTradablePrice } from '../core/market/index.ts';

/** The finest grid of either venue: depths are counted in it, so a finer price is nonsense or a grid we do not know. */
const finestTick = 100;

export function isBookPrice(price: Micros): boolean {
  return isTradablePrice(price) && price % finestTick === 0;
}
