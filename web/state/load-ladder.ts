/** All claims on the figure an event is about, on both venues, with their prices: read from the proofs of one of its markets. */
import type { Client, EventDetail, Market } from '../../client/index.ts';
import { readGrid } from '../pictures/axis.ts';
import type { PricedClaim } from '../pictures/ladder-points.ts';
import { parsePayout } from '../pictures/payout.ts';

export interface EventLadder {
  readonly variable: string;
  readonly grid: number | undefined;
  readonly claims: readonly PricedClaim[];
}

/** The API has a proof a pair. */
const claimsMax = 48;
const proofsAtOnce = 6;

/** Nothing where no market of the event is about a figure that others are about. */
export async function loadLadder(
  api: Client,
  event: EventDetail,
  signal: AbortSignal,
): Promise<EventLadder | undefined> {
  const pivot = event.markets.toSorted((one, other) => relatedIn(other) - relatedIn(one))[0];
  if (pivot === undefined || relatedIn(pivot) === 0) return undefined;
  const { data: relations } = await api.call(
    'listMarketRelations',
    { venue: pivot.venue, id: pivot.id, limit: 200 },
    { signal },
  );
  // The event's own first, then what crosses.
  const others = relations
    .filter(({ market, cross_venue }) => cross_venue || market.event_id === event.id)
    .slice(0, claimsMax);
  const claims: PricedClaim[] = [];
  let variable: string | undefined;
  let grid: number | undefined;
  for (let at = 0; at < others.length; at += proofsAtOnce) {
    const proofs = await Promise.all(
      others.slice(at, at + proofsAtOnce).map(async ({ market }) => {
        const params = {
          left_venue: pivot.venue,
          left_id: pivot.id,
          right_venue: market.venue,
          right_id: market.id,
        };
        return {
          market,
          proof: await api.call('getRelationProof', params, { signal }).catch(() => undefined),
        };
      }),
    );
    for (const { market, proof } of proofs) {
      if (proof === undefined) continue;
      const { left, right, steps } = proof.data;
      if (variable === undefined) {
        variable = left.variable;
        claims.push(...priced(pivot, left.interval));
      }
      grid ??= readGrid(steps.find(({ step }) => step === 'intervals')?.detail);
      if (right.variable === variable) claims.push(...priced(market, right.interval));
    }
  }
  return variable === undefined || claims.length < 3 ? undefined : { variable, grid, claims };
}

function relatedIn({ relations }: Market): number {
  const { equivalent, implies, implied_by, contradicts, overlaps } = relations;
  return equivalent + implies + implied_by + contradicts + overlaps;
}

function priced(market: Market, interval: string): readonly PricedClaim[] {
  const payout = parsePayout(interval);
  if (payout?.kind !== 'line') return [];
  const { quote, venue, id, title } = market;
  const noAsk = quote?.no_ask_usd;
  return [
    {
      venue,
      id,
      title,
      pieces: payout.pieces,
      bid: noAsk === undefined ? undefined : 100 - Number(noAsk) * 100,
      ask: quote?.yes_ask_usd === undefined ? undefined : Number(quote.yes_ask_usd) * 100,
    },
  ];
}
