/** Changes of leads as a watch announces them, over a run of hand-made markets: for tests that record or print them. */
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { rational } from '../../src/core/exact/index.ts';
import { type LeadChange, leadKey, type PricedLead, type WatchedLead } from '../../src/core/lead/index.ts';
import { servedAt } from '../harness/served-run.ts';
import { serveMembers } from './served-members.ts';

/** Market `a<n>` implies `b<n>`: lead n buys No of the one and Yes of the other. */
export function servePairs(pairs: number, run = 1): ServedRun {
  return serveMembers(
    Array.from({ length: pairs }, (_, place) => [
      { venue: 'venue_a' as const, id: `a${place}`, pays: '1 on [5, inf)', subject: `figure ${place}` },
      { venue: 'venue_b' as const, id: `b${place}`, pays: '1 on [3, inf)', subject: `figure ${place}` },
    ]).flat(),
    run,
  );
}

export interface AnnouncedState {
  readonly at?: number;
  readonly net?: number | undefined;
  readonly isSized?: boolean;
  readonly isExecutable?: boolean;
  readonly issues?: readonly string[];
}

/** Of the lead over pair n of `servePairs`; the state follows from the kind. */
export function changeOf(
  served: ServedRun,
  pair: number,
  kind: LeadChange['kind'],
  announced: AnnouncedState = {},
): LeadChange {
  const { at = servedAt } = announced;
  const isExecutable = announced.isExecutable ?? (kind === 'executable' || kind === 'resumed');
  const state = kind === 'closed' ? 'closed' : isExecutable ? 'executable' : 'open';
  const lead = leadOf(served, pair, { ...announced, isExecutable, state });
  return { kind, key: lead.key, lead, served, at, reason: kind === 'closed' ? 'price' : undefined };
}

export function leadOf(
  { catalog }: ServedRun,
  pair: number,
  announced: AnnouncedState & { readonly state?: WatchedLead['state'] } = {},
): WatchedLead {
  const { at = servedAt, isExecutable = false, isSized = true, issues = [], state = 'open' } = announced;
  const net = 'net' in announced ? announced.net : 30_000;
  const left = { venue: 'venue_a', id: `a${pair}`, side: 'no' } as const;
  const right = { venue: 'venue_b', id: `b${pair}`, side: 'yes' } as const;
  const fee = net === undefined ? undefined : 10_000;
  const gross = net === undefined ? 40_000 : net + 10_000;
  const priced: PricedLead = {
    cost: 1_000_000 - gross,
    grossEdge: gross,
    fee,
    netEdge: net,
    issues: net === undefined ? [...issues, 'fee_unknown:left'] : issues,
    worstCasePayout: 1_000_000,
    lockupDays: 30,
    annualisedReturn: net === undefined ? undefined : '0.376500',
  };
  return {
    key: leadKey(left, right),
    left: catalog.find('venue_a', left.id),
    right: catalog.find('venue_b', right.id),
    sides: ['no', 'yes'],
    relation: 'implies',
    crossVenue: true,
    asks: [400_000, 600_000 - gross],
    fees: [
      net === undefined
        ? { kind: 'unknown', reason: 'series_unknown' }
        : { kind: 'quadratic', rate: rational(7n, 200n) },
      { kind: 'power', rate: rational(1n, 25n), exponent: 1 },
    ],
    priced,
    depth: isSized
      ? {
          executable: isExecutable,
          pairs: isExecutable ? 12 : 0,
          cost: isExecutable ? 12 * priced.cost : 0,
          fees: isExecutable ? 120_000 : 0,
          net: isExecutable ? 12 * (net ?? 0) : 0,
          limitedBy: 'price',
          observedAt: at,
          isBelowMinimum: false,
          issues: [],
        }
      : undefined,
    state,
    openedAt: servedAt,
  };
}
