/** Markets by their tickers, first from the live answers and then from the archive. */
import type { ListedEvent } from '../../core/contract/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { ListedMarket, LookedUp, Quarantined } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import { rowsOf } from './api.ts';
import { chunksOf, ListingCut, readyDirectories } from './list-steps.ts';
import type { ListingDeps } from './listing-deps.ts';
import { PageAssembler } from './page-assembler.ts';
import { identifierPattern, isJsonObject } from './wire/index.ts';

/** A market that is in neither is unknown to the venue, such as a combo without a trade. Rejects with a VenueError. */
export async function lookUp(
  deps: ListingDeps,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<LookedUp> {
  try {
    await readyDirectories(deps, signal);
  } catch (error) {
    if (error instanceof ListingCut) throw new VenueError('malformed', error.message, { cause: error });
    throw error;
  }
  const assembler = new PageAssembler(deps, 'taken');
  const markets = new Map<string, ListedMarket>();
  const comboEvents = new Map<string, ListedEvent>();
  const quarantined: Quarantined[] = [];
  // Anything else cannot be a ticker of this venue, and a comma in one would ask for two others.
  const wanted = new Set(ids.filter((id) => identifierPattern.test(id)));
  for (const path of ['/markets', '/historical/markets']) {
    for (const chunk of chunksOf([...wanted], deps.options.tickersPerRequest)) {
      const query = { tickers: chunk.join(','), limit: chunk.length.toString() };
      const answer = await deps.api.read(path, { query }, signal);
      const asked = new Set(chunk);
      const rows = rowsOf(answer, 'markets', path).filter((row) => asked.has(tickerOf(row)));
      const page = await assembler.marketsPage(rows, signal);
      const combos = new Set<string>();
      for (const market of page?.markets ?? []) {
        markets.set(market.contract.id, market);
        if (market.contract.legs !== undefined) combos.add(market.contract.eventId);
      }
      for (const event of page?.events ?? []) if (combos.has(event.id)) comboEvents.set(event.id, event);
      quarantined.push(...(page?.quarantined ?? []));
      for (const row of rows) wanted.delete(tickerOf(row));
    }
  }
  // What was asked for and came back unreadable is not unknown to the venue.
  const setAside = new Set(quarantined.map(({ kind, id }) => (kind === 'market' ? id : undefined)));
  return {
    markets: [...markets.values()],
    comboEvents: [...comboEvents.values()],
    quarantined,
    unknown: ids.filter((id) => !markets.has(id) && !setAside.has(id)),
  };
}

function tickerOf(row: ExactJson): string {
  const ticker = isJsonObject(row) ? row['ticker'] : undefined;
  return typeof ticker === 'string' ? ticker : '';
}
