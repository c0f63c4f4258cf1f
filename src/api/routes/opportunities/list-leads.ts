/**
 * The leads that are open now, best first. Thin markets are left out unless they are asked for; of leads with the same edge
 * those with more money behind the thinner leg come first.
 */
import type { Static } from 'typebox';
import type { LeadBoard, WatchedLead } from '../../../core/lead/index.ts';
import {
  describeMoney,
  hasEnded,
  type MoneyFigures,
  tradingAt,
  wholeDollars,
} from '../../../core/market/index.ts';
import { isAddressable, printLead } from '../../lead-text.ts';
import type { FindLive, MarketTexts } from '../../market-text.ts';
import type { OpportunitiesQuery } from '../../schemas/index.ts';
import { readFloors } from '../liquidity-floors.ts';
import { SlicePace } from '../lookup/index.ts';

export interface LeadListing {
  readonly now: () => number;
  readonly findLive: FindLive;
  readonly texts: MarketTexts;
}

interface Ranked {
  readonly lead: WatchedLead;
  /** Whole dollars traded in 24 hours on the leg with less. */
  readonly money: number;
}

/** The answer as JSON. */
export async function listLeads(
  { now, findLive, texts }: LeadListing,
  { served, leads }: LeadBoard,
  query: Static<typeof OpportunitiesQuery>,
  signal: AbortSignal,
): Promise<string> {
  const { cross_venue: crossVenue = false, executable = false, limit = 50 } = query;
  const { accepts: isLiquid } = readFloors(query);
  const { catalog } = served;
  const pace = new SlicePace(signal);
  const askedAt = now();
  const known = new Map<number, MoneyFigures>();
  const moneyAt = (index: number, at: number): MoneyFigures =>
    describeMoney(findLive(catalog.venueOf(index), catalog.id(index)), at);
  const moneyOf = (index: number): MoneyFigures => {
    const money = known.get(index) ?? moneyAt(index, askedAt);
    known.set(index, money);
    return money;
  };
  // A leg that has closed is noticed here before the watch closes the lead.
  const isOver = ({ left, right }: WatchedLead, at: number): boolean =>
    [left, right].some((index) => {
      const live = findLive(catalog.venueOf(index), catalog.id(index));
      return hasEnded(tradingAt(live, at, catalog.closesAt(index)));
    });
  const found: Ranked[] = [];
  for (const lead of leads()) {
    const last = found[found.length - 1];
    if (found.length >= limit && last !== undefined && compareEdges(last.lead, lead) !== 0) break;
    if (pace.isDue) await pace.rest();
    if (crossVenue && !lead.crossVenue) continue;
    if (executable && lead.depth?.executable !== true) continue;
    if (!isAddressable(served, lead) || isOver(lead, askedAt)) continue;
    const [left, right] = [moneyOf(lead.left), moneyOf(lead.right)];
    if (!isLiquid(left) || !isLiquid(right)) continue;
    const money = Math.min(wholeDollars(left.volume24hUsd), wholeDollars(right.volume24hUsd));
    found.push({ lead, money });
  }
  found.sort((a, b) => compareEdges(a.lead, b.lead) || b.money - a.money);
  const at = now();
  // Figures move on while others are let in, and what is shown has to be within what was asked for.
  const isStill = ({ lead }: Ranked) =>
    isLiquid(moneyAt(lead.left, at)) && isLiquid(moneyAt(lead.right, at)) && !isOver(lead, at);
  const shown = found
    .slice(0, limit)
    .filter(isStill)
    .map(({ lead }) => printLead(texts, served, lead, at));
  return `{"data":[${shown.join(',')}],"graph_run":${served.run.id}}`;
}

/** Best net edge first; those whose fees are unknown last, by their gross edge. */
function compareEdges({ priced: a }: WatchedLead, { priced: b }: WatchedLead): number {
  if (a.netEdge !== undefined && b.netEdge !== undefined) return b.netEdge - a.netEdge;
  if (a.netEdge !== undefined) return -1;
  return b.netEdge === undefined ? b.grossEdge - a.grossEdge : 1;
}
