/** The present state of markets by their slugs. The venue hides closed markets from a list that does not ask for them. */
import type { FeeTerms } from '../../core/contract/index.ts';
import type { ListedMarket, LookedUp, Quarantined } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import { normalisePage } from './event-page.ts';
import { normaliseCompactFees } from './fee-terms.ts';
import type { ListingContext } from './listing-context.ts';
import { recordsOf } from './page-walk.ts';
import { readEventsOf } from './read-events.ts';
import { isRecord, type VenueBRecord } from './wire-record.ts';

/** The venue refuses addresses of more than about 8 kB. */
const slugCharsMax = 5_000;

export async function lookUp(
  context: ListingContext,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<LookedUp> {
  await context.references.refreshSports(signal);
  await context.references.refreshClarifications(signal);
  const markets: ListedMarket[] = [];
  const quarantined: Quarantined[] = [];
  const unknown: string[] = [];
  for (const slugs of chunk([...new Set(ids)], context.options.slugsPerLookUp)) {
    const rows = await readRows(context, slugs, signal);
    const found = new Set(rows.map((row) => row['slug']));
    unknown.push(...slugs.filter((slug) => !found.has(slug)));
    for await (const events of readEventsOf(context, rows, signal)) {
      const page = normalisePage(context.references, events, 0);
      markets.push(...page.markets);
      quarantined.push(...page.quarantined.filter(({ kind }) => kind === 'market'));
    }
  }
  return { markets: await fillFees(context, markets, signal), quarantined, unknown };
}

async function readRows(
  { gamma }: ListingContext,
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<readonly VenueBRecord[]> {
  const rows: VenueBRecord[] = [];
  for (const closed of ['false', 'true']) {
    const query = { slug: slugs, closed, include_tag: 'true', limit: '100' };
    const answer = await gamma.request('/markets/keyset', { query }, signal);
    for (const row of recordsOf(answer, 'markets', '/markets/keyset')) {
      // A closed market and an open one may share a slug: both are returned, each with its own condition id.
      if (typeof row['slug'] === 'string' && slugs.includes(row['slug'])) rows.push(row);
    }
  }
  return rows;
}

/** The listing may leave the fee schedule out where the order-book parameters have it. */
async function fillFees(
  context: ListingContext,
  markets: readonly ListedMarket[],
  signal: AbortSignal,
): Promise<readonly ListedMarket[]> {
  const filled: ListedMarket[] = [];
  for (const market of markets) {
    const { fees, status } = market.state;
    if (fees.kind !== 'unknown' || status === 'settled') {
      filled.push(market);
      continue;
    }
    const found = await readCompactFees(context, market.contract.venueKey, signal);
    filled.push({ ...market, state: { ...market.state, fees: found ?? fees } });
  }
  return filled;
}

async function readCompactFees(
  { clob }: ListingContext,
  conditionId: string,
  signal: AbortSignal,
): Promise<FeeTerms | undefined> {
  try {
    const answer = await clob.request(`/clob-markets/${conditionId}`, {}, signal);
    return isRecord(answer) ? normaliseCompactFees(answer) : undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof VenueError) return undefined; // The fee stays unknown, which the caller can live with.
    throw error;
  }
}

function chunk(slugs: readonly string[], countMax: number): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let chars = 0;
  for (const slug of slugs) {
    const last = chunks.at(-1);
    if (last === undefined || last.length >= countMax || chars + slug.length > slugCharsMax) {
      chunks.push([slug]);
      chars = slug.length;
    } else {
      last.push(slug);
      chars += slug.length;
    }
  }
  return chunks;
}
