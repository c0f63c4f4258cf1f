/** One rule: what it returned, whether luck explains it, month by month, and the open markets that fit it now. */
import { useEffect } from 'preact/hooks';
import type { StrategyDetail, StrategyMonth } from '../../client/index.ts';
import { Failed, Loading } from '../parts/list-states.tsx';
import { MarketTable } from '../parts/market-table.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { MonthReturns } from '../pictures/month-returns.tsx';
import { ReturnRange, scaleOfReturns } from '../pictures/return-range.tsx';
import { alignedCents, count, dollars, percent } from '../state/format.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { describeLuck, describeRule, describeScope, isBeyondLuck } from '../state/strategy-words.ts';

const everyMs = 60_000;
const matchesMax = 50;

export function StrategyPage({ id }: { readonly id: string }) {
  const found = useLoad(
    `strategy ${id}`,
    async (api, signal) => (await api.call('getStrategy', { id, limit: matchesMax }, { signal })).data,
    everyMs,
  );
  const markets = found.value?.matches ?? [];
  useLive({
    channels: markets.length === 0 ? [] : ['quotes'],
    markets: markets.map((market) => `${market.venue}:${market.id}`),
  });
  const name = found.value === undefined ? undefined : describeRule(found.value);
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Routeur`;
  }, [name]);
  if (found.value === undefined) {
    return (
      <>
        <h1>Strategy</h1>
        {found.error === undefined ? (
          <Loading lines={14} />
        ) : (
          <Failed error={found.error} reload={found.reload} />
        )}
        <p>
          <a href="/strategies">All strategies</a>
        </p>
      </>
    );
  }
  return <Strategy rule={found.value} />;
}

function Strategy({ rule }: { readonly rule: StrategyDetail }) {
  return (
    <article>
      <p class="over">
        <a href="/strategies">Strategies</a> · {describeScope(rule)}
      </p>
      <h1>{describeRule(rule)}</h1>
      <p class={isBeyondLuck(rule) ? 'verdict beyond' : 'verdict'} data-figure="luck">
        {describeLuck(rule)}.
      </p>
      <section class="card">
        <dl class="facts">
          <div>
            <dt>$100 returned, before fees</dt>
            <dd class="big" data-figure="return">
              {dollars(rule.return_per_100_usd)}
            </dd>
          </div>
          <div>
            <dt>95% range</dt>
            <dd>
              {dollars(rule.return_low_usd)} to {dollars(rule.return_high_usd)}
              <ReturnRange of={rule} scale={scaleOfReturns([rule])} />
            </dd>
          </div>
          <div>
            <dt>Bought after it first qualified</dt>
            <dd>{dollars(rule.later_return_per_100_usd)}</dd>
          </div>
          <div>
            <dt>Taker fees of $100 today, about</dt>
            <dd>{dollars(rule.estimated_fee_per_100_usd)}</dd>
          </div>
          <div>
            <dt>Won</dt>
            <dd>
              {percent(rule.win_rate, 1)} at {alignedCents(rule.avg_price_usd)} on average
            </dd>
          </div>
          <div>
            <dt>Settled markets</dt>
            <dd>{count(rule.markets)}</dd>
          </div>
          <div>
            <dt>Other horizons above $100</dt>
            <dd>{count(rule.horizons)}</dd>
          </div>
        </dl>
      </section>
      <Months months={rule.evidence} />
      <section class="card">
        <h2>
          Fit now{' '}
          <small data-figure="matches">{count(rule.open_matches)} open markets, thin ones left out</small>
        </h2>
        {rule.matches.length === 0 ? (
          <p class="empty">No open market is in the band at this distance from its end.</p>
        ) : (
          <MarketTable markets={rule.matches} />
        )}
      </section>
    </article>
  );
}

function Months({ months }: { readonly months: readonly StrategyMonth[] }) {
  return (
    <section class="card">
      <h2>
        Evidence by month <small>of settlement, before fees</small>
      </h2>
      <MonthReturns months={months} />
      <ScrollArea label="Evidence by month" spaced>
        <table class="months">
          <thead>
            <tr>
              <th>Month</th>
              <th class="figure">Markets</th>
              <th class="figure">Average price</th>
              <th class="figure">Won</th>
              <th class="figure">$100 returned</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <td>{month.month}</td>
                <td class="figure">{count(month.markets)}</td>
                <td class="figure">{alignedCents(month.avg_price_usd)}</td>
                <td class="figure">{percent(month.win_rate, 1)}</td>
                <td class={`figure ${Number(month.return_per_100_usd) >= 100 ? 'up' : 'down'}`}>
                  {dollars(month.return_per_100_usd)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
