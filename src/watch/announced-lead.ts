/**
 * A change of a lead as it is kept until it is saved: without the run it was found in, which is large, and with what
 * subscribers get already printed.
 */
import type { LeadExecutable } from '../core/announcement/index.ts';
import { formatMicros, type Micros } from '../core/exact/index.ts';
import type { LeadChange, WatchedLead } from '../core/lead/index.ts';
import type { StoredLeg } from '../store/index.ts';
import { isSized } from './open-leads.ts';

/** Reasons of the watch, and `not_found`: after a start it was not there any more; `unrecorded`: its end was left out. */
export type LeadEndReason = NonNullable<LeadChange['reason']> | 'not_found' | 'unrecorded';

export interface AnnouncedLead {
  readonly kind: LeadChange['kind'];
  readonly key: string;
  readonly left: StoredLeg;
  readonly right: StoredLeg;
  readonly relation: string;
  readonly run: number;
  readonly at: number;
  readonly openedAt: number;
  readonly executable: boolean;
  /** Its books were at hand, and its fees known. */
  readonly isSized: boolean;
  readonly net: Micros | undefined;
  readonly snapshot: Readonly<Record<string, unknown>>;
  /** What subscribers get of one that is executable; undefined where it cannot be announced. */
  readonly announcement: LeadExecutable | undefined;
  readonly reason: LeadEndReason | undefined;
}

export function describeChange(
  change: LeadChange,
  print: (change: LeadChange) => string | undefined,
): AnnouncedLead {
  const { kind, key, lead, served, at, reason } = change;
  const { catalog, run } = served;
  const legOf = (index: number, side: StoredLeg['side']): StoredLeg => ({
    venue: catalog.venueOf(index),
    id: catalog.id(index),
    side,
  });
  const executable = kind !== 'closed' && lead.state === 'executable';
  return {
    kind,
    key,
    left: legOf(lead.left, lead.sides[0]),
    right: legOf(lead.right, lead.sides[1]),
    relation: lead.relation,
    run: run.id,
    at,
    openedAt: lead.openedAt,
    executable,
    isSized: isSized(lead),
    net: lead.priced.netEdge,
    snapshot: describeSnapshot(lead),
    announcement: executable ? announce(change, print) : undefined,
    reason,
  };
}

function announce(
  change: LeadChange,
  print: (change: LeadChange) => string | undefined,
): LeadExecutable | undefined {
  const printed = print(change);
  if (printed === undefined) return undefined;
  const { lead, served } = change;
  return {
    topic: 'lead.executable',
    run: served.run.id,
    crossVenue: lead.crossVenue,
    net: lead.depth?.net,
    printed,
  };
}

/** In the words of the API. */
function describeSnapshot({ asks, priced, depth }: WatchedLead): Record<string, unknown> {
  const { cost, fee, netEdge, issues } = priced;
  return {
    asks_usd: asks.map(formatMicros),
    cost_usd: formatMicros(cost),
    ...(fee === undefined ? {} : { estimated_fee_usd: formatMicros(fee) }),
    ...(netEdge === undefined ? {} : { net_edge_usd: formatMicros(netEdge) }),
    issues,
    ...(depth === undefined
      ? {}
      : {
          depth: {
            executable: depth.executable,
            pairs: depth.pairs,
            cost_usd: formatMicros(depth.cost),
            fees_usd: formatMicros(depth.fees),
            net_usd: formatMicros(depth.net),
            limited_by: depth.limitedBy,
            observed_at: new Date(depth.observedAt).toISOString(),
            issues: depth.issues,
          },
        }),
  };
}
