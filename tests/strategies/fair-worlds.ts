/** Fair histories: how often the ranges of rules hold the true return, and in how many of them a rule is called a find. */
import assert from 'node:assert/strict';
import { SettledHistory } from '../../src/core/insight/index.ts';
import { settledWorld } from './settled-world.ts';

export interface FairWorlds {
  readonly histories: number;
  readonly markets: number;
  readonly coverage: { readonly least: number; readonly most: number };
  readonly findsMax: number;
}

const trueReturn = 100_000_000;

export function checkFairWorlds({ histories, markets, coverage, findsMax }: FairWorlds): string {
  let [ranges, held, withFinds] = [0, 0, 0];
  for (let seed = 1; seed <= histories; seed += 1) {
    const history = new SettledHistory();
    let key = 0;
    for (const market of settledWorld({ seed, markets })) {
      key += 1;
      history.sums.take(key, market);
    }
    const { strategies } = history.measure();
    for (const { low, high } of history.ranges()) {
      ranges += 1;
      const isHeld = low.value <= trueReturn * low.count && high.value >= trueReturn * high.count;
      if (isHeld) held += 1;
    }
    if (strategies.some(({ falseFindShare }) => falseFindShare < 0.05)) withFinds += 1;
  }
  const share = held / ranges;
  const figures = `${histories} fair histories of ${markets} markets: ${ranges} ranges, ${(100 * share).toFixed(2)} % hold the true return; ${withFinds} histories with a find`;
  assert.ok(share >= coverage.least && share <= coverage.most, figures);
  assert.ok(withFinds <= findsMax, figures);
  return figures;
}
