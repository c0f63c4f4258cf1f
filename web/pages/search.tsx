/** What a search found, and how it was understood. */
import type { Answer } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { MarketTable } from '../parts/market-table.tsx';
import { count } from '../state/format.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { place, setQuery } from '../state/router.ts';

const limit = 50;

/** How many, and what the words were taken for. */
function describeSearch({ data, filters, next_offset }: Answer<'searchMarkets'>): string {
  const { topics, understood, ignored } = filters;
  const more = next_offset === undefined ? '' : ', the best ones';
  return [
    `${count(data.length)} ${data.length === 1 ? 'market' : 'markets'}${more}`,
    ...(topics.length === 0 ? [] : [`topic ${topics.join(', ')}`]),
    ...(understood.length === 0 ? [] : [`understood ${understood.join(', ')}`]),
    ...(ignored.length === 0 ? [] : [`left out ${ignored.join(', ')}`]),
  ].join(' · ');
}

export function SearchPage() {
  const { query } = place.value;
  const q = query.get('q') ?? '';
  const venue = query.get('venue') ?? '';
  const found = useLoad(`search ${q} ${venue}`, (api, signal) =>
    api.call(
      'searchMarkets',
      { q: q || 'inflation', limit, venue: venue === '' ? undefined : (venue as 'venue_a') },
      { signal },
    ),
  );
  const markets = found.value?.data ?? [];
  useLive({
    channels: markets.length === 0 ? [] : ['quotes'],
    markets: markets.map((one) => `${one.venue}:${one.id}`),
  });
  return (
    <section>
      <h1>“{q}”</h1>
      <div class="filters">
        <label>
          Venue{' '}
          <select value={venue} onChange={(event) => setQuery({ venue: event.currentTarget.value })}>
            <option value="">both</option>
            <option value="venue_a">Venue A</option>
            <option value="venue_b">Venue B</option>
          </select>
        </label>
        {found.value !== undefined && <span data-figure="understood">{describeSearch(found.value)}</span>}
      </div>
      <div class="card">
        <ListStates
          of={found}
          lines={12}
          empty={({ data }) => (data.length === 0 ? 'Nothing was found.' : undefined)}
        >
          {({ data }) => <MarketTable markets={data} />}
        </ListStates>
      </div>
    </section>
  );
}
