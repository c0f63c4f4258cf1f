/** What menus outside elections share. */
import type { FamilyContext } from '../../family.ts';
import type { VenueASeries } from '../../venue-a.ts';

export const yesNo: readonly [string, string] = ['Yes', 'No'];
export function menuSeries(
  context: FamilyContext,
  ticker: string,
  title: string,
  category: string,
): VenueASeries {
  return context.series({
    ticker,
    title,
    category,
    tags: undefined,
    frequency: 'one_off',
    settlementSources: undefined,
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}
