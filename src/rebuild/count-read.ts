/** How much of what is open a run has read into claims, by venue and category: in markets, and in the money behind them. */
import { setImmediate as giveWay } from 'node:timers/promises';
import type { ServedRun } from '../core/catalog/index.ts';
import { type Category, categories, type VenueId, venueIds } from '../core/contract/index.ts';
import { DecimalSum, describeMoneyFacts, type LiveMarkets, moneyFactsOf } from '../core/market/index.ts';

export interface ReadShare {
  readonly venue: VenueId;
  /** Undefined: its venue files it under none. */
  readonly category: Category | undefined;
  readonly markets: number;
  readonly marketsRead: number;
  /** Of the last 24 hours when the run came into service, as amounts are printed. */
  readonly volume24hUsd: string;
  readonly volume24hUsdRead: string;
}

interface Tally {
  markets: number;
  marketsRead: number;
  readonly volume: DecimalSum;
  readonly volumeRead: DecimalSum;
}

/** Markets looked at before requests get their turn. */
const marketsAtOnce = 10_000;

/** In order of venues and categories; those without a market are left out, and so are combos, which have no rules of their own. */
export async function countRead(
  { live, now }: { readonly live: LiveMarkets; readonly now: () => number },
  { catalog, relations }: Pick<ServedRun, 'catalog' | 'relations'>,
): Promise<readonly ReadShare[]> {
  const tallies = new Map<string, Tally>();
  for (let index = 0; index < catalog.size; index += 1) {
    if (index % marketsAtOnce === 0) await giveWay();
    if (relations.isCombo(index)) continue;
    const tally = tallyOf(tallies, catalog.venueOf(index), catalog.categoryOf(index));
    tally.markets += 1;
    if (relations.hasClaim(index)) tally.marketsRead += 1;
  }
  let seen = 0;
  for (const market of live.entries()) {
    seen += 1;
    if (seen % marketsAtOnce === 0) await giveWay();
    const index = catalog.find(market.venue, market.id);
    if (index === -1 || relations.isCombo(index)) continue;
    const tally = tallyOf(tallies, market.venue, catalog.categoryOf(index));
    const { volume24hUsd } = describeMoneyFacts(moneyFactsOf(market, now()));
    tally.volume.addText(volume24hUsd);
    if (relations.hasClaim(index)) tally.volumeRead.addText(volume24hUsd);
  }
  return venueIds.flatMap((venue) =>
    [...categories, undefined].flatMap((category) => {
      const tally = tallies.get(keyOf(venue, category));
      if (tally === undefined) return [];
      const { markets, marketsRead, volume, volumeRead } = tally;
      const money = { volume24hUsd: volume.print(), volume24hUsdRead: volumeRead.print() };
      return [{ venue, category, markets, marketsRead, ...money }];
    }),
  );
}

function keyOf(venue: VenueId, category: Category | undefined): string {
  return `${venue} ${category ?? ''}`;
}

function tallyOf(tallies: Map<string, Tally>, venue: VenueId, category: Category | undefined): Tally {
  const key = keyOf(venue, category);
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const tally = { markets: 0, marketsRead: 0, volume: new DecimalSum(), volumeRead: new DecimalSum() };
  tallies.set(key, tally);
  return tally;
}
