/** What a venue writes as the observed outcome: a figure with its decimals, a score, or the name of who won. */
import type { SimulatedMarket, State, VenueAMarket } from '../world/index.ts';
import { isVenueAMarket } from './venue-of.ts';

/** In the given state of the market's occurrence; empty where there is nothing to write. */
export function observedValue(market: SimulatedMarket, state: State): string {
  if ('legs' in market.claim) return '';
  const { occurrence } = market.claim;
  const figure = occurrence.observed?.(state) ?? '';
  if (!isVenueAMarket(market) || !namesAWinner(market, figure)) return figure;
  const winner = market.event.markets.find(({ claim }) => {
    if ('legs' in claim) return false;
    if (claim.occurrence === occurrence) return claim.pays(state) === 2;
    const { outcome } = claim.occurrence;
    return outcome.kind === 'state' && claim.pays(outcome.state) === 2;
  });
  return winner === undefined ? figure : winner.terms(winner.closesAt).yesSubTitle;
}

/** Games and menus: members without a bound, of which one wins. */
function namesAWinner(market: VenueAMarket, figure: string): boolean {
  if (!market.event.mutuallyExclusive && figure !== '') return false;
  const { strikeType, floorStrike, capStrike } = market.terms(market.closesAt);
  const isNamed = strikeType === 'structured' || strikeType === 'custom';
  return isNamed && floorStrike === undefined && capStrike === undefined;
}
