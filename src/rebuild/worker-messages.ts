/** The messages between the service and its graph worker. One command at a time; each is answered by one end. */
import type { RelationChanged } from '../core/announcement/index.ts';
import type { MarketMoney, Ranking } from '../core/catalog/index.ts';
import type { HandedPhrase } from '../core/claim/index.ts';
import type { GraphRun, StoreConnection } from '../store/index.ts';
import type { SettlementCheck } from './check-settlements.ts';
import type { RunProgress } from './run-graph.ts';
import type { ServedRunData } from './served-run-data.ts';

/** `workerData`. */
export interface WorkerStart {
  readonly connection: StoreConnection;
  readonly graphVersion: string;
  /** The folder the newest run is kept in for the next start; undefined keeps none. */
  readonly keptIn: string | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases: readonly HandedPhrase[] | undefined;
}

export type WorkerCommand =
  /** `at`: the time of the service, which may be a simulated one. `held`: the run the service holds. */
  | { readonly kind: 'run' | 'load'; readonly at: number; readonly held: number | undefined }
  /** Puts the lists of the run that was handed over last into order. */
  | { readonly kind: 'rank'; readonly at: number; readonly money: MarketMoney }
  /** Holds what has settled against what was published. */
  | { readonly kind: 'check_settlements'; readonly at: number }
  | { readonly kind: 'stop' };

export type WorkerMessage =
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | WorkerEnd;

export type WorkerEnd =
  | {
      readonly kind: 'ended';
      readonly end: 'finished';
      readonly run: GraphRun;
      readonly changes: readonly RelationChanged[];
      /** Undefined if another process has finished a run since. */
      readonly data: ServedRunData | undefined;
    }
  | { readonly kind: 'ended'; readonly end: 'loaded'; readonly run: GraphRun; readonly data: ServedRunData }
  | { readonly kind: 'ended'; readonly end: 'ranked'; readonly ranking: Ranking }
  | {
      readonly kind: 'ended';
      readonly end: 'checked';
      readonly check: SettlementCheck;
      /** Of imported markets, apart. */
      readonly imported: SettlementCheck;
    }
  | { readonly kind: 'ended'; readonly end: 'busy' | 'overtaken' | 'nothing_listed' | 'nothing_stored' }
  | {
      readonly kind: 'ended';
      readonly end: 'failed';
      readonly message: string;
      readonly stack: string | undefined;
    };
