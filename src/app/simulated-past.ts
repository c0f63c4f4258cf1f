/**
 * Settled markets for the demo. Its venues have a past of two weeks, and a rule needs a hundred settled markets: so it gets two
 * simulated years, fair but for favourites on the weather, which cost ten cents less than their chance.
 */
import type { SettledMarket } from '../core/insight/index.ts';
import { runInSlices } from '../runtime/run-in-slices.ts';
import { type Store, saveSettledMarkets } from '../store/index.ts';

const dayMs = 86_400_000;
const rowsPerSave = 500;
/** Few categories, so that their rules have markets enough, and little to measure. */
const past = {
  seed: 18,
  prefix: 'simulated-',
  markets: 6_000,
  categories: ['Crypto', 'Politics', 'Weather'],
  planted: { category: 'Weather', off: 100_000 },
} as const;

/** Once a data folder: what is there already stays as it is. */
export async function saveSimulatedPast(store: Store, now: number, signal: AbortSignal): Promise<void> {
  // Only the demo needs it, and only once it is up.
  const { settledWorld } = await import('../simulator/index.ts');
  const world = settledWorld({ ...past, until: Math.floor(now / dayMs) * dayMs });
  for (;;) {
    const rows = await runInSlices(take(world, rowsPerSave), signal);
    if (rows.length === 0) return;
    await saveSettledMarkets(store, rows, [], signal);
  }
}

function* take(
  world: Iterator<SettledMarket>,
  count: number,
): Generator<void, readonly SettledMarket[], undefined> {
  const rows: SettledMarket[] = [];
  while (rows.length < count) {
    yield;
    const { done, value } = world.next();
    if (done === true) break;
    rows.push(value);
  }
  return rows;
}
