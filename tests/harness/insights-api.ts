/** The insights over boards, signals and fills that a test writes. */
import type { TestContext } from 'node:test';
import type { Static, TSchema } from 'typebox';
import type { VenueId } from '../../src/core/contract/index.ts';
import type {
  InsightBoard,
  MarketSignal,
  SettledResults,
  TapeFill,
  TapeQuery,
} from '../../src/core/insight/index.ts';
import type { Trade } from '../../src/core/market/index.ts';
import { servedAt } from './served-run.ts';
import { readAnswer, startTestApi } from './test-api.ts';

/** What was asked of the tape; `accepted` are those of its fills whose markets the asker takes. */
export interface AskedTape extends Omit<TapeQuery, 'accepts'> {
  readonly accepted: readonly TapeFill[];
}

export async function startInsightsApi(t: TestContext) {
  let board: () => InsightBoard | undefined = () => undefined;
  let fills: readonly TapeFill[] = [];
  let settled: SettledResults | undefined;
  let signalsOf: (venue: VenueId, id: string, at: number) => readonly MarketSignal[] = () => [];
  const askedTape: AskedTape[] = [];
  const api = await startTestApi({
    now: () => servedAt,
    insights: () => board(),
    settled: () => settled,
    signalsOf: (venue, id, at) => signalsOf(venue, id, at),
    tape: async ({ accepts, ...asked }) => {
      const accepted = fills
        .filter((fill) => worthOf(fill) >= asked.minNotional && accepts(fill.market))
        .slice(0, asked.limit);
      askedTape.push({ ...asked, accepted });
      return accepted;
    },
  });
  t.after(() => api.close());
  const key = await api.issueKey();
  const get = (path: string, headers: Record<string, string> = {}) =>
    api.get(path, { 'x-api-key': key, ...headers });
  return {
    get,
    askedTape,
    show: (next: InsightBoard) => {
      board = () => next;
    },
    /** The next board on each look. */
    showAtEveryLook: (boards: readonly InsightBoard[]) => {
      let looks = 0;
      board = () => boards[looks++ % boards.length];
    },
    measure: (results: SettledResults) => {
      settled = results;
    },
    trade: (newestFirst: readonly TapeFill[]) => {
      fills = newestFirst;
    },
    signal: (of: typeof signalsOf) => {
      signalsOf = of;
    },
    /** A 200 whose body fits the schema, exactly. */
    ask: async <Response extends TSchema>(
      endpoint: { readonly path: string; readonly response: Response },
      query = '',
    ): Promise<Static<Response>> => readAnswer(endpoint, await get(`${endpoint.path}${query}`)),
  };
}

export type InsightsApi = Awaited<ReturnType<typeof startInsightsApi>>;

/** Two thousand dollars, toward Yes, a minute ago. */
export function tapeFill(
  venue: VenueId,
  id: string,
  { archived = false, ...trade }: Partial<Trade> & { readonly archived?: boolean } = {},
): TapeFill {
  return {
    market: { venue, id },
    trade: {
      id: `fill of ${id}`,
      venueTime: servedAt - 60_000,
      price: 400_000,
      quantity: 5_000_000_000,
      takerAction: 'buy',
      outcome: 'yes',
      block: false,
      ...trade,
    },
    archived,
  };
}

/** In millionths of a millionth of a dollar. */
function worthOf({ trade: { price, quantity, outcome } }: TapeFill): bigint {
  return BigInt(outcome === 'yes' ? price : 1_000_000 - price) * BigInt(quantity);
}
