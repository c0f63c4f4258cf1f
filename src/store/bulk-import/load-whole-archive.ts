/** Imported fills and closing prices of one market, newest first: what a walk of the venue brought, and what files did. */
import type { MarketName } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import { loadArchivedPrices, loadArchivedTrades } from '../archive/index.ts';
import type { History } from '../history/index.ts';
import { type FiledPage, type FiledTradesPage, loadFiledPrices, loadFiledTrades } from './load-filed.ts';
import { findRecordedHours } from './recorded-hours.ts';

/** A fill that both have is the walked one. Rejects with a StoreError. */
export async function loadWholeArchiveTrades(
  history: History,
  market: MarketName,
  page: FiledTradesPage,
  signal?: AbortSignal,
): Promise<readonly Trade[]> {
  const { before, minNotional, ...span } = page;
  const walked = await loadArchivedTrades(
    history.store,
    market,
    {
      ...span,
      ...(before === undefined ? {} : { before }),
      ...(minNotional === undefined ? {} : { minNotional }),
    },
    signal,
  );
  const filed = await loadUnrecorded(history, market, page, signal);
  if (filed.length === 0) return walked;
  const ids = new Set(walked.map(({ id }) => id));
  return [...walked, ...filed.filter(({ id }) => !ids.has(id))].sort(comesFirst).slice(0, page.limit);
}

/**
 * What is recorded after its hour was imported is there twice, and fills of venue_b have other names on the chain: as at an
 * import, the record counts for the whole hour. Pages are read until one is full; only hours since the last import are left out.
 */
async function loadUnrecorded(
  history: History,
  market: MarketName,
  page: FiledTradesPage,
  signal: AbortSignal | undefined,
): Promise<readonly Trade[]> {
  if (market.venue === 'venue_a') return loadFiledTrades(history, market, page, signal);
  const kept: Trade[] = [];
  let { before } = page;
  for (;;) {
    const filed = await loadFiledTrades(history, market, { ...page, before }, signal);
    const hours = new Set(filed.map(({ venueTime }) => hourMs * hourOf(venueTime)));
    const recorded = await findRecordedHours(history, market, hours, signal);
    kept.push(...filed.filter(({ venueTime }) => !recorded.has(hourMs * hourOf(venueTime))));
    const last = filed.at(-1);
    if (last === undefined || filed.length < page.limit || kept.length >= page.limit) {
      return kept.slice(0, page.limit);
    }
    before = { ts: last.venueTime, id: last.id };
  }
}

/** Of an hour that both have a price for, the walked one. */
export async function loadWholeArchivePrices(
  history: History,
  market: MarketName,
  page: FiledPage,
  signal?: AbortSignal,
): Promise<readonly { readonly at: number; readonly price: number }[]> {
  const walked = await loadArchivedPrices(history.store, market, page, signal);
  const filed = await loadFiledPrices(history, market, page, signal);
  if (filed.length === 0) return walked;
  const hours = new Set(walked.map(({ at }) => hourOf(at)));
  return [...walked, ...filed.filter(({ at }) => !hours.has(hourOf(at)))]
    .sort((left, right) => right.at - left.at)
    .slice(0, page.limit);
}

const hourMs = 3_600_000;

function hourOf(ms: number): number {
  return Math.floor(ms / hourMs);
}

/** By time, then the bytes of the id, newest first: as both have them. */
function comesFirst(left: Trade, right: Trade): number {
  return right.venueTime - left.venueTime || Buffer.compare(Buffer.from(right.id), Buffer.from(left.id));
}
