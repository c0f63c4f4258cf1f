import type { Log } from '../../../runtime/log.ts';
import type { Store } from '../../../store/index.ts';
import type { Cursors } from '../../http/cursor.ts';
import type { TierTable } from '../../limits/tiers.ts';

export interface WebhookDeps {
  /** Why deliveries may not go to an address, said so that a caller may read it; nothing where they may. */
  readonly checkTarget: (
    url: string,
    signal: AbortSignal,
  ) => Promise<{ readonly code: string; readonly message: string } | undefined>;
  /** Seals signing secrets: 32 bytes, the same in all processes. */
  readonly key: Uint8Array;
  /** Milliseconds since 1970, by the clock that deliveries are sent by: the real one, also where venues are simulated. */
  readonly now: () => number;
}

export interface WebhookRouteDeps {
  readonly store: Store;
  readonly log: Log;
  readonly cursors: Cursors;
  readonly tiers: TierTable;
  readonly webhooks: WebhookDeps;
  /** The graph run in service, if there is one. */
  readonly graphRun: () => number | undefined;
}
