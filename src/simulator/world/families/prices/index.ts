/** Prices of coins, indices and commodities. */
import type { WorldFamily } from '../../family.ts';
import { fixingFamily } from './fixings.ts';
import { stockIndexFamily } from './stock-index.ts';
import { touchFamily } from './touches.ts';
import { upDownFamily } from './up-down.ts';

export const priceFamilies: readonly WorldFamily[] = [
  fixingFamily,
  upDownFamily,
  touchFamily,
  stockIndexFamily,
];
