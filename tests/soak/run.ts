/** `npm run soak -- NAME`: the long runs, each with its own options. */
import '../../scripts/require-node.ts';

const soaks: Readonly<Record<string, () => Promise<unknown>>> = {
  combos: () => import('./run-combos.ts'),
  kill: () => import('./run-kill.ts'),
  feeds: () => import('./run-feeds.ts'),
  import: () => import('./run-import.ts'),
  leads: () => import('./run-leads.ts'),
  live: () => import('./run-live.ts'),
  month: () => import('./run-month.ts'),
  record: () => import('./run-record.ts'),
};

const run = soaks[process.argv[2] ?? ''];
if (run === undefined) {
  console.error(
    'Usage: npm run soak -- combos [--combos 1000000] [--markets 2000] [--hours 720] [--mode traded] [--graph]\n       npm run soak -- kill [--rounds 20] [--seed N]\n       npm run soak -- feeds [--minutes 10] [--speed 1] [--seed N]\n       npm run soak -- import [--fills 1000000] [--markets 10000] [--kills 10] [--seed N]\n       npm run soak -- leads [--days 30] [--markets 1000] [--hours 12] [--seed N]\n       npm run soak -- live [--streams 2000] [--updates 6000] [--minutes 5]\n       npm run soak -- month [--days 30] [--markets 4000] [--hours 6] [--seed N]\n       npm run soak -- record [--minutes 10] [--kills 20] [--speed 12] [--seed N] [--calm]',
  );
  process.exit(1);
}
await run();
