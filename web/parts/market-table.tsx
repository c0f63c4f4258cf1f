/** Markets with their live prices, one a line. */
import type { Market } from '../../client/index.ts';
import { count, money } from '../state/format.ts';
import { LivePrice } from './live-price.tsx';
import { LiquidityTag, MarketName } from './market-name.tsx';

export function MarketTable({ markets }: { readonly markets: readonly Market[] }) {
  return (
    <table class="stack">
      <thead>
        <tr>
          <th>Market</th>
          <th class="figure">Yes</th>
          <th class="figure">No</th>
          <th class="figure narrow-off">24 h</th>
          <th class="figure narrow-off">Related</th>
          <th class="narrow-off">Liquidity</th>
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => (
          <tr key={`${market.venue}:${market.id}`}>
            <td>
              <MarketName market={market} entry />
            </td>
            <td class="figure" data-label="Yes">
              <LivePrice venue={market.venue} id={market.id} ask={market.quote?.yes_ask_usd} />
            </td>
            <td class="figure" data-label="No">
              <LivePrice venue={market.venue} id={market.id} side="no" ask={market.quote?.no_ask_usd} />
            </td>
            <td class="figure narrow-off">{money(market.volume_24h_usd)}</td>
            <td class="figure narrow-off">{count(relatedTo(market.relations))}</td>
            <td class="narrow-off">
              <LiquidityTag grade={market.liquidity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function relatedTo({ equivalent, implies, implied_by, contradicts, overlaps }: Market['relations']): number {
  return equivalent + implies + implied_by + contradicts + overlaps;
}
