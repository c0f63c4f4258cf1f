/** What a run changed: every relation found or withdrawn is counted, a bounded number is listed. */
import type { RelationChanged } from '../core/announcement/index.ts';
import { type Graph, kindOf, type RelationChange } from '../core/graph/index.ts';
import type { NewRulesWithdrawal } from '../store/index.ts';
import type { WithdrawalTally } from './withdrawal-tally.ts';

export interface RunChanges {
  readonly found: number;
  readonly withdrawn: number;
  /** Those across venues first. */
  readonly listed: readonly RelationChanged[];
  /** What markets with other rules lost. */
  readonly rulesWithdrawals: readonly NewRulesWithdrawal[];
}

const changesBetweenChecks = 10_000;

export function listChanges(
  withdrawals: WithdrawalTally,
  changes: Iterable<RelationChange>,
  listedMax: number,
  signal: AbortSignal,
): RunChanges {
  const counts = { found: 0, withdrawn: 0 };
  const crossVenue: RelationChanged[] = [];
  const inVenue: RelationChanged[] = [];
  for (const change of changes) {
    counts[change.change] += 1;
    withdrawals.add(change);
    if ((counts.found + counts.withdrawn) % changesBetweenChecks === 0) signal.throwIfAborted();
    const list = change.left.venue === change.right.venue ? inVenue : crossVenue;
    const relation = kindOf(change.code);
    if (list.length >= listedMax || relation === undefined) continue;
    list.push({
      change: change.change,
      left: { venue: change.left.venue, id: change.left.marketId },
      right: { venue: change.right.venue, id: change.right.marketId },
      relation,
      crossVenue: list === crossVenue,
    });
  }
  return {
    ...counts,
    listed: [...crossVenue, ...inVenue].slice(0, listedMax),
    rulesWithdrawals: withdrawals.finish(),
  };
}

/** Of a first run: all it has was found, and no subscriber waits for it. */
export function countAsFound({ totals }: Graph): RunChanges {
  const { equivalent, implies, contradicts, overlaps } = totals.relations;
  return {
    found: equivalent + implies + contradicts + overlaps,
    withdrawn: 0,
    listed: [],
    rulesWithdrawals: [],
  };
}
