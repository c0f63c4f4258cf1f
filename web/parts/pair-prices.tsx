import { money } from '../state/format.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { LivePrice } from './live-price.tsx';
import { LiquidityTag } from './market-name.tsx';

interface Named {
  readonly venue: string;
  readonly id: string;
}

/** What each side costs now, as it changes. */
export function PairPrices({ left, right }: { readonly left: Named; readonly right: Named }) {
  const quotes = useLoad(`prices ${left.venue}/${left.id} ${right.venue}/${right.id}`, (api, signal) =>
    Promise.all(
      [left, right].map(
        async ({ venue, id }) =>
          (await api.call('getMarket', { venue: venue as 'venue_a', id }, { signal })).data,
      ),
    ),
  );
  useLive({ channels: ['quotes'], markets: [left, right].map(({ venue, id }) => `${venue}:${id}`) });
  return (
    <table class="prices no-print">
      <thead>
        <tr>
          <th>Buy now</th>
          <th class="figure">Yes</th>
          <th class="figure">No</th>
          <th class="figure">24 h</th>
          <th>Liquidity</th>
        </tr>
      </thead>
      <tbody>
        {[left, right].map(({ venue, id }, index) => {
          const market = quotes.value?.[index];
          return (
            <tr key={`${venue}:${id}`} class={index === 0 ? 'left' : 'right'}>
              <td class="place">{index === 0 ? 'First' : 'Second'}</td>
              <td class="figure">
                <LivePrice venue={venue} id={id} ask={market?.quote?.yes_ask_usd} />
              </td>
              <td class="figure">
                <LivePrice venue={venue} id={id} side="no" ask={market?.quote?.no_ask_usd} />
              </td>
              <td class="figure">{money(market?.volume_24h_usd)}</td>
              <td>{market === undefined ? '' : <LiquidityTag grade={market.liquidity} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
