/**
 * Every fill of the exchange must be in the recording once, and nothing else. venue_a names its fills; venue_b does not,
 * and its lists give only the second, so there they are counted by all they say.
 */
import { printOf } from '../../src/simulator/venue-b/prints.ts';
import type { LoggedTrade } from './market-log.ts';
import type { MarketName, RecordedHistory, RecordedTrade } from './recorded-history.ts';

export interface TradeVerdict {
  simulated: number;
  recorded: number;
  readonly missing: string[];
  readonly doubled: string[];
  /** Recorded, but never traded. */
  readonly strange: string[];
}

/** `from` and `to` are whole seconds of the venues' time. */
export async function judgeTrades(
  { history, trades }: { readonly history: RecordedHistory; readonly trades: readonly LoggedTrade[] },
  {
    markets,
    from,
    to,
  }: { readonly markets: readonly MarketName[]; readonly from: number; readonly to: number },
): Promise<TradeVerdict> {
  const verdict: TradeVerdict = { simulated: 0, recorded: 0, missing: [], doubled: [], strange: [] };
  for (const market of markets) {
    const name = `${market.venue} ${market.id}`;
    const recorded = await history.trades(market, from, to);
    // After the recording was read: an exchange that is behind its clock still trades within the span, and what it trades
    // meanwhile may be missing for now, but must not look invented.
    const simulated = trades.filter(
      ({ venue, market: id, trade: { at } }) =>
        venue === market.venue && id === market.id && at >= from && at < to,
    );
    verdict.simulated += simulated.length;
    verdict.recorded += recorded.length;
    const expected = count(simulated.map(sayLogged));
    const found = count(recorded.map((trade) => sayRecorded(market.venue, trade)));
    for (const [said, times] of expected) {
      const there = found.get(said) ?? 0;
      if (there < times) verdict.missing.push(`${name}: ${said} ${there} of ${times}`);
      if (there > times) verdict.doubled.push(`${name}: ${said} ${there} instead of ${times}`);
    }
    for (const [said, times] of found) {
      if (!expected.has(said)) verdict.strange.push(`${name}: ${said} ${times}`);
    }
  }
  return verdict;
}

function sayLogged({ venue, trade }: LoggedTrade): string {
  const { id, at, price, size, takerBuys } = trade;
  const figures = [price * 100, size * 10_000];
  if (venue === 'venue_a') return [id, ...figures, 'buy', takerBuys].join(' ');
  const print = printOf(trade);
  const outcome = print.token === 0 ? 'yes' : 'no';
  return [Math.floor(at / 1000), ...figures, print.side === 'BUY' ? 'buy' : 'sell', outcome].join(' ');
}

function sayRecorded(venue: string, trade: RecordedTrade): string {
  const { id, ts, price, quantity, takerAction, outcome } = trade;
  const named = venue === 'venue_a' ? id : Math.floor(ts / 1000);
  return [named, price, quantity, takerAction, outcome].join(' ');
}

function count(said: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of said) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}
