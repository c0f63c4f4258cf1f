/**
 * Leads as JSON text, put together from the texts of their two markets: the same Lead in answers, on streams and in
 * webhooks.
 */
import type { ServedRun } from '../core/catalog/index.ts';
import { formatMicros, formatRational, microsPerUnit } from '../core/exact/index.ts';
import type { FeeSchedule } from '../core/fee/index.ts';
import type { SizedLead, WatchedLead } from '../core/lead/index.ts';
import { type FindLive, MarketTexts } from './market-text.ts';
import type { Lead } from './schemas/index.ts';

/** A Lead of this run as it is at `now`; undefined where a market has a name that no answer can carry. */
export type LeadPrinter = (served: ServedRun, lead: WatchedLead, now: number) => string | undefined;

/** For those who print outside of an answer; it keeps the texts of markets by itself. */
export function createLeadPrinter(deps: { readonly findLive: FindLive }): LeadPrinter {
  const texts = new MarketTexts(deps);
  return (served, lead, now) =>
    isAddressable(served, lead) ? printLead(texts, served, lead, now) : undefined;
}

export function isAddressable({ catalog }: ServedRun, { left, right }: WatchedLead): boolean {
  return catalog.isAddressable(left) && catalog.isAddressable(right);
}

type LeadHead = Pick<Lead, 'id' | 'state' | 'opened_at' | 'relation' | 'cross_venue'>;
type LeadTail = Omit<Lead, keyof LeadHead | 'left' | 'right'>;

export function printLead(texts: MarketTexts, served: ServedRun, lead: WatchedLead, now: number): string {
  const head: LeadHead = {
    id: lead.key,
    state: lead.state,
    opened_at: new Date(lead.openedAt).toISOString(),
    relation: lead.relation,
    cross_venue: lead.crossVenue,
  };
  const left = texts.print(served, lead.left, now);
  const right = texts.print(served, lead.right, now);
  const tail = JSON.stringify(describeTail(served, lead));
  return `${JSON.stringify(head).slice(0, -1)},"left":${left},"right":${right},${tail.slice(1)}`;
}

function describeTail(
  { catalog }: ServedRun,
  { left, right, sides, asks, fees, priced, depth, state }: WatchedLead,
): LeadTail {
  const { cost, grossEdge, fee, netEdge, issues, worstCasePayout, lockupDays, annualisedReturn } = priced;
  return {
    legs: [
      {
        venue: catalog.venueOf(left),
        market_id: catalog.id(left),
        side: sides[0],
        ask_usd: formatMicros(asks[0]),
        ...describeFee(fees[0]),
      },
      {
        venue: catalog.venueOf(right),
        market_id: catalog.id(right),
        side: sides[1],
        ask_usd: formatMicros(asks[1]),
        ...describeFee(fees[1]),
      },
    ],
    cost_usd: formatMicros(cost),
    gross_edge_usd: formatMicros(grossEdge),
    ...(fee === undefined ? {} : { estimated_fee_usd: formatMicros(fee) }),
    ...(netEdge === undefined ? {} : { net_edge_usd: formatMicros(netEdge) }),
    worst_case_payout_usd: formatMicros(worstCasePayout),
    ...(lockupDays === undefined ? {} : { lockup_days: lockupDays }),
    ...(annualisedReturn === undefined ? {} : { annualised_return: annualisedReturn }),
    issues: [...issues],
    // What is over cannot be bought any more, whatever its last size.
    ...(depth === undefined || state === 'closed' ? {} : { depth: describeDepth(depth) }),
  };
}

function describeFee(fee: FeeSchedule): Pick<Lead['legs'][number], 'fee'> {
  switch (fee.kind) {
    case 'unknown':
      return {};
    case 'free':
      return { fee: { formula: 'none', rate: '0', exponent: 1 } };
    case 'quadratic':
      return { fee: { formula: 'quadratic', rate: formatRational(fee.rate), exponent: 1 } };
    case 'power':
      return { fee: { formula: 'power', rate: formatRational(fee.rate), exponent: fee.exponent } };
  }
}

function describeDepth(depth: SizedLead): NonNullable<Lead['depth']> {
  return {
    executable: depth.executable,
    pairs: formatMicros(depth.pairs * microsPerUnit),
    cost_usd: formatMicros(depth.cost),
    fees_usd: formatMicros(depth.fees),
    net_usd: formatMicros(depth.net),
    limited_by: depth.limitedBy,
    observed_at: new Date(depth.observedAt).toISOString(),
    issues: [...depth.issues],
  };
}
