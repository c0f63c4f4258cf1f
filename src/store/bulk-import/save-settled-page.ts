/** A page of settled markets into the base, with its step, in one transaction. */

import type { SettledMarket } from '../../core/insight/index.ts';
import { type LeftOutMarket, type SettledSaved, writeSettledMarkets } from '../settled-base.ts';
import type { Store } from '../store.ts';
import { type StepDone, type StepOutcome, writeStep } from './import-steps.ts';

export async function saveSettledPage(
  store: Store,
  page: { readonly markets: readonly SettledMarket[]; readonly leftOut: readonly LeftOutMarket[] },
  step: Omit<StepDone, 'outcome'>,
  describe: (saved: SettledSaved) => StepOutcome,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        const outcome = describe(await writeSettledMarkets({ trx, options }, page.markets, page.leftOut));
        await writeStep({ trx, options }, { ...step, outcome });
        return outcome;
      }),
    signal,
  );
}
