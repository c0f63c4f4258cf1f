/** Prices of coins, indices and commodities. */
import type { Family } from '../../family.ts';
import { fixingFamily } from './fixings.ts';
import { stockIndexFamily } from './stock-index.ts';
import { touchFamily } from './touches.ts';
import { upDownFamily } from './up-down.ts';

export const priceFamilies: readonly Family[] = [fixingFamily, upDownFamily, touchFamily, stockIndexFamily];
