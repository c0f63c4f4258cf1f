/** The venue's list of all trades, as the feeds read it back to where they know everything. */
import type { FeedFact } from '../../feed.ts';
import { TradeCatchUp, type TradeCatchUpOptions, type TradePage } from '../../trade-catch-up.ts';
import { readCutoff } from '../cutoff.ts';
import { type TradeDeps, walkTrades } from '../read-trades.ts';
import { toWireSeconds } from '../wire/index.ts';

export interface TradeSourceDeps extends TradeDeps {
  readonly emit: (fact: FeedFact) => void;
  readonly now: () => number;
  readonly tradesSince?: number | undefined;
}

/** The live list goes back for months: whoever reads less need not ask where it ends. */
const surelyLiveMs = 7 * 86_400_000;

export function openTradeCatchUp(deps: TradeSourceDeps, options: TradeCatchUpOptions): TradeCatchUp {
  /** Until when trades were told to be out of reach; told once. */
  let goneUntil = 0;
  const tellMissed = (from: number, to: number, reason: string) => {
    deps.emit({ kind: 'trades_missed', markets: 'all', from, to, reason, receivedAt: deps.now() });
  };
  return new TradeCatchUp(
    {
      emit: deps.emit,
      now: deps.now,
      markets: () => 'all',
      onUnread: (from, to) => tellMissed(from, to, `more than ${options.pagesMax} pages`),
      readPages: async function* (since, signal): AsyncGenerator<TradePage> {
        if (since !== undefined && since < deps.now() - surelyLiveMs) {
          const { tradesMadeAt } = await readCutoff(deps.api, signal);
          if (since < tradesMadeAt && goneUntil < tradesMadeAt) {
            tellMissed(since, tradesMadeAt, 'before the live trades');
            goneUntil = tradesMadeAt;
          }
        }
        const query = since === undefined ? {} : { min_ts: toWireSeconds(since) };
        const pagesMax = options.pagesMax + 1;
        for await (const trades of walkTrades(deps, '/markets/trades', query, pagesMax, signal)) {
          yield { trades, newest: trades[0]?.trade.venueTime, oldest: trades.at(-1)?.trade.venueTime };
        }
      },
    },
    options,
    deps.tradesSince,
  );
}
