/**
 * What the service and its graph worker say to each other. One command at a time; each is answered by chunks of members,
 * where the service does not hold them yet, and one end.
 */
import type { GraphRun, StoreConnection } from '../store/index.ts';
import type { SettlementCheck } from './check-settlements.ts';
import type { ListedChange } from './list-changes.ts';
import type { RunProgress } from './run-graph.ts';
import type { RunMember } from './run-member.ts';

/** `workerData`. */
export interface WorkerStart {
  readonly connection: StoreConnection;
  readonly graphVersion: string;
}

export type WorkerCommand =
  /** `at`: the time of the service, which may be a simulated one. `held`: the run the service holds. */
  | { readonly kind: 'run' | 'load'; readonly at: number; readonly held: number | undefined }
  /** Holds what has settled against what was published. */
  | { readonly kind: 'check_settlements'; readonly at: number }
  /** A chunk of members was taken in; the next may come. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'stop' };

export type WorkerMessage =
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | MembersMessage
  | WorkerEnd;

/** `from`: the run the chunk is to be added to; undefined if it begins with nothing. */
export interface MembersMessage {
  readonly kind: 'members';
  readonly from: number | undefined;
  readonly closed: readonly number[];
  readonly added: readonly RunMember[];
}

export type WorkerEnd =
  | {
      readonly kind: 'ended';
      readonly end: 'finished';
      readonly run: GraphRun;
      readonly changes: readonly ListedChange[];
    }
  | { readonly kind: 'ended'; readonly end: 'loaded'; readonly run: GraphRun }
  | { readonly kind: 'ended'; readonly end: 'checked'; readonly check: SettlementCheck }
  | { readonly kind: 'ended'; readonly end: 'busy' | 'overtaken' | 'nothing_listed' | 'nothing_stored' }
  | {
      readonly kind: 'ended';
      readonly end: 'failed';
      readonly message: string;
      readonly stack: string | undefined;
    };
