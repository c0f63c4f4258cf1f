/** Reads what the demo recorded of its markets, and searches them in every way a search can end. */
import type { Market } from '../../src/api/schemas/market.ts';
import type { SearchFilters } from '../../src/api/schemas/search.ts';
import type { ConformanceReader } from './conformance-reader.ts';
import { spread } from './conformance-walk.ts';

const marketPath = '/v1/markets/{venue}/{id}';
const pageMax = 100;
const resolutions = ['1s', '10s', '1m', '5m', '15m', '1h'];

/** Quotes, trades, books and tops of some markets, those that traded first. */
export async function walkMarketData(
  reader: ConformanceReader,
  markets: readonly Market[],
  wanted: number,
): Promise<{
  readonly trades: number;
  readonly quotes: number;
  readonly books: number;
  readonly tops: number;
}> {
  const traded = markets.filter(({ trades_24h: trades }) => trades > 0);
  const chosen = [...spread(traded, wanted / 2), ...spread(markets, wanted / 2)];
  const counts = { trades: 0, quotes: 0, books: 0, tops: 0 };
  await reader.each([...chosen.entries()], async ([place, { venue, id }]) => {
    const market = { venue, id };
    const resolution = resolutions[place % resolutions.length] ?? '1m';
    const [trades, quotes, tops, book] = await Promise.all([
      reader.ask<{ data: unknown[] }>(`${marketPath}/trades`, { ...market, limit: 5 }),
      reader.ask<{ data: unknown[] }>(`${marketPath}/quotes`, { ...market, resolution }),
      reader.ask<{ data: unknown[] }>(`${marketPath}/book/history`, { ...market, resolution }),
      reader.find<{ data: unknown }>(`${marketPath}/book`, market, 'book_not_found'),
    ]);
    counts.trades += trades.data.length;
    counts.quotes += quotes.data.length;
    counts.tops += tops.data.length;
    counts.books += book === undefined ? 0 : 1;
  });
  return counts;
}

export interface Searched {
  readonly asked: Readonly<Record<string, string>>;
  /** Of all pages. */
  readonly found: readonly Market[];
  readonly filters: SearchFilters;
}

interface SearchPage {
  readonly data: readonly Market[];
  readonly filters: SearchFilters;
  readonly query: string;
  readonly next_offset: number | null;
}

/** One search for each way to ask, made of the words of the listed markets; every page of it. */
export async function walkSearches(
  reader: ConformanceReader,
  listed: readonly Market[],
  topics: readonly { readonly slug: string }[],
): Promise<readonly Searched[]> {
  const words = spread(longWords(listed), 6);
  const categories = spread([...new Set(listed.flatMap(({ category }) => category ?? []))], 3);
  const asked: Record<string, string>[] = [
    {},
    { venue: 'venue_a' },
    { q: 'zzqx vvkj' },
    { q: 'venue_b markets' },
    { q: 'zzqx', venue: 'venue_b', category: 'No such category' },
    ...spread(listed, 6).map(({ id }) => ({ q: id })),
    ...spread(listed, 6).map(({ title }) => ({ q: title.slice(0, 200) })),
    ...words.map((word) => ({ q: `${word} zzqx` })),
    ...words.map((word) => ({ q: `${word.slice(0, 3)}${word.slice(4)}` })),
    ...categories.flatMap((category) => [{ category }, { q: category }, { q: words[0] ?? '', category }]),
    ...spread(topics, 3).map(({ slug }) => ({ q: slug })),
    { q: `${words[0]}`, venue: 'venue_b' },
    { category: 'No such category' },
  ];
  return reader.each(asked, async (query) => walkSearch(reader, query));
}

async function walkSearch(
  reader: ConformanceReader,
  asked: Readonly<Record<string, string>>,
): Promise<Searched> {
  const found: Market[] = [];
  let offset: number | null = 0;
  let filters: SearchFilters | undefined;
  do {
    const page: SearchPage = await reader.ask('/v1/search', { ...asked, limit: pageMax, offset });
    if (page.query !== (asked['q'] ?? '')) throw new Error(`${page.query} is not what was asked for`);
    found.push(...page.data);
    filters ??= page.filters;
    offset = page.next_offset;
  } while (offset !== null);
  return { asked, found, filters };
}

/** Words that say something, each once. */
function longWords(listed: readonly Market[]): string[] {
  const words = listed.flatMap(({ title }) => title.match(/[A-Za-z]{7,}/g) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))];
}
