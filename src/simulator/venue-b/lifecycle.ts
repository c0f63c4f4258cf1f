/** Where a market stands, in the venue's flags. They overlap: a market past its end is neither closed nor tradable. */
import type { Exchange } from '../exchange/index.ts';
import type { VenueBMarket } from '../world/index.ts';
import type { VenueBCatalog } from './catalog.ts';
import { priceText } from './wire-text.ts';

export interface SimulatedLifecycle {
  readonly active: boolean;
  readonly closed: boolean;
  readonly acceptingOrders: boolean;
  /** Empty before a result was proposed. */
  readonly umaResolutionStatus: '' | 'proposed' | 'disputed' | 'resolved';
  readonly umaResolutionStatuses: readonly string[];
  readonly closedAt: number | undefined;
  /** What each outcome paid, once final. */
  readonly finalPrices: readonly [string, string] | undefined;
}

/**
 * Members that the venue keeps inactive: those without a name, and the catch-all of a group that has such. Lists never
 * show them; they are seen inside their event only.
 */
export function isReserved(market: VenueBMarket): boolean {
  return market.placeholder || (market.negRiskOther && market.event.negRiskAugmented);
}

export function lifecycleOf(
  exchange: Exchange,
  catalog: VenueBCatalog,
  market: VenueBMarket,
): SimulatedLifecycle {
  const status = exchange.status(market);
  const wasDisputed = catalog.wasDisputed(market);
  // The venue leaves the matching engine's flag up on reserved members, although they cannot be traded.
  const live = { active: !isReserved(market), closed: false, closedAt: undefined, finalPrices: undefined };
  switch (status) {
    case 'unopened':
    case 'paused':
    case 'closed':
      return {
        ...live,
        acceptingOrders: market.placeholder,
        umaResolutionStatus: '',
        umaResolutionStatuses: [],
      };
    case 'open':
      return { ...live, acceptingOrders: true, umaResolutionStatus: '', umaResolutionStatuses: [] };
    case 'proposed':
    case 'determined':
    case 'amended':
      return {
        ...live,
        acceptingOrders: false,
        umaResolutionStatus: 'proposed',
        umaResolutionStatuses: wasDisputed ? ['proposed', 'disputed', 'proposed'] : ['proposed'],
      };
    case 'disputed':
      return {
        ...live,
        acceptingOrders: false,
        umaResolutionStatus: 'disputed',
        umaResolutionStatuses: ['proposed', 'disputed'],
      };
    case 'settled': {
      const settlement = exchange.settlement(market);
      return {
        active: !isReserved(market),
        closed: true,
        acceptingOrders: false,
        umaResolutionStatus: 'resolved',
        umaResolutionStatuses: statusHistory(market, wasDisputed),
        closedAt: settlement?.settledAt,
        finalPrices:
          settlement === undefined
            ? undefined
            : [priceText(settlement.payout), priceText(10_000 - settlement.payout)],
      };
    }
  }
}

function statusHistory(market: VenueBMarket, wasDisputed: boolean): readonly string[] {
  if (market.resolution === 'automatic') return [];
  return wasDisputed ? ['proposed', 'disputed', 'proposed'] : ['proposed'];
}

/** An event is closed when every visible member that ever traded is; reserved members are never resolved. */
export function isEventClosed(exchange: Exchange, members: readonly VenueBMarket[]): boolean {
  return members.every((market) => market.placeholder || exchange.status(market) === 'settled');
}
