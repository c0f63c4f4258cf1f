/** What an API of a benchmark needs of the parts of the service that do not run there. */
import type { ApiDeps } from '../src/api/index.ts';
import { describeAccuracy } from '../src/app/describe-accuracy.ts';
import { describeService } from '../src/app/describe-service.ts';
import { emptyAccuracy, type Store } from '../src/store/index.ts';
import { FakeMarketData } from '../tests/harness/fake-market-data.ts';

export function idleService(
  store: Store,
  now: () => number,
): Pick<ApiDeps, 'status' | 'accuracy' | 'marketData' | 'webhooks' | 'cursorKey'> {
  return {
    status: () =>
      describeService({
        databaseKind: store.kind,
        database: { reachable: true, version: '18' },
        uptimeMs: 0,
        graphRun: undefined,
        read: [],
        venues: [],
        recorder: { rowsPerSecond: 0, queueRows: 0, oldestUnsavedMs: 0 },
        drift: { checked: [], findings: [], leftOut: 0 },
        simulated: true,
      }),
    accuracy: () => describeAccuracy(emptyAccuracy),
    marketData: new FakeMarketData().deps,
    webhooks: { checkTarget: async () => undefined, key: Buffer.alloc(32, 2), now },
    cursorKey: Buffer.alloc(32, 1),
  };
}
