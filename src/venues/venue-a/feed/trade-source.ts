/** The venue's list of all trades, as the feeds read it back to where they know everything. */
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { FeedFact } from '../../feed.ts';
import { TradeCatchUp, type TradeCatchUpOptions, type TradePage } from '../../trade-catch-up.ts';
import { readCutoff } from '../cutoff.ts';
import { type LostTrade, type TradeDeps, walkTrades } from '../read-trades.ts';
import { toWireSeconds } from '../wire/index.ts';

export interface TradeSourceDeps extends TradeDeps {
  readonly emit: (fact: FeedFact) => void;
  readonly now: () => number;
  readonly tradesSince?: number | undefined;
}

/** The live list goes back for months: a shorter reading need not ask where it ends. */
const surelyLiveMs = 7 * 86_400_000;
/** Trades that make no sense, reported as missed once each; beyond this many the oldest may be reported twice. */
const lostMax = 10_000;

export function openTradeCatchUp(deps: TradeSourceDeps, options: TradeCatchUpOptions): TradeCatchUp {
  /** Until when trades were reported out of reach; reported once. */
  let goneUntil = 0;
  const reportMissed = (
    from: number,
    to: number,
    reason: string,
    markets: readonly string[] | 'all' = 'all',
  ) => {
    deps.emit({ kind: 'trades_missed', markets, from, to, reason, receivedAt: deps.now() });
  };
  const reported = new BoundedCache<string, true>(lostMax);
  /** The same rows are read again and again. */
  const reportLost = (lost: readonly LostTrade[], since: number | undefined) => {
    const fresh = lost.filter(({ key }) => reported.find(key) === undefined);
    if (fresh.length === 0) return;
    deps.log.warn({ lost: fresh.length }, 'venue_a: invalid trades are recorded as missed');
    for (const { key, market, from: atLeast, to: atMost } of fresh) {
      reported.save(key, true);
      const to = atMost ?? deps.now();
      const from = Math.min(atLeast ?? since ?? to - 1, to - 1);
      reportMissed(from, to, 'unreadable', market === undefined ? 'all' : [market]);
    }
  };
  return new TradeCatchUp(
    {
      emit: deps.emit,
      now: deps.now,
      markets: () => 'all',
      onUnread: (from, to) => reportMissed(from, to, `more than ${options.pagesMax} pages`),
      readPages: async function* (since, signal): AsyncGenerator<TradePage> {
        if (since !== undefined && since < deps.now() - surelyLiveMs) {
          const { tradesMadeAt } = await readCutoff(deps.api, signal);
          if (since < tradesMadeAt && goneUntil < tradesMadeAt) {
            reportMissed(since, tradesMadeAt, 'before the live trades');
            goneUntil = tradesMadeAt;
          }
        }
        const query = since === undefined ? {} : { min_ts: toWireSeconds(since) };
        const pagesMax = options.pagesMax + 1;
        for await (const { trades, lost } of walkTrades(deps, '/markets/trades', query, pagesMax, signal)) {
          reportLost(lost, since);
          yield { trades, newest: trades[0]?.trade.venueTime, oldest: trades.at(-1)?.trade.venueTime };
        }
      },
    },
    options,
    deps.tradesSince,
  );
}
