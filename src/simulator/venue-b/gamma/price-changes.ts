/** How much outcomes[0] rose over the last hour, day, week and month. Worked out once an hour for a market. */
import type { Exchange } from '../../exchange/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { numberOf, priceText } from '../wire-text.ts';

const hourMs = 3_600_000;
const spans = { hour: hourMs, day: 24 * hourMs, week: 168 * hourMs, month: 720 * hourMs } as const;

export interface PriceChanges {
  /** Undefined where nothing changed or the market is younger than the span. */
  readonly hour: number | undefined;
  readonly day: number | undefined;
  readonly week: number | undefined;
  readonly month: number | undefined;
}

const known = new WeakMap<VenueBMarket, { readonly at: number; readonly changes: PriceChanges }>();

/** To the hour; undefined where there are no trades. */
export function changesOf(exchange: Exchange, market: VenueBMarket): PriceChanges | undefined {
  if (exchange.status(market) !== 'open') return undefined;
  const at = exchange.now - (exchange.now % hourMs);
  const before = known.get(market);
  if (before?.at === at) return before.changes;
  const priceAt = (time: number): number | undefined =>
    time < market.opensAt ? undefined : exchange.history(market, time, time, hourMs)[0]?.price;
  const now = priceAt(at);
  const change = (span: number): number | undefined => {
    const then = priceAt(at - span);
    if (now === undefined || then === undefined || then === now) return undefined;
    return numberOf(priceText(now - then));
  };
  const changes = {
    hour: change(spans.hour),
    day: change(spans.day),
    week: change(spans.week),
    month: change(spans.month),
  };
  known.set(market, { at, changes });
  return changes;
}
