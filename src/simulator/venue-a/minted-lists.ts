/** Rows of the world and of minted combos in one list. */
import type { Row } from './answers.ts';
import { MintedCombos } from './minted-combos.ts';
import { compareKeys, type Key } from './paging.ts';
import { readCommaList, readSeconds, readText } from './query.ts';

export interface Listed {
  readonly key: Key;
  readonly object: () => Row;
}

/** Both are in falling order, and so is what comes out. */
export function* newestOf(left: Iterable<Listed>, right: Iterable<Listed>): Generator<Listed> {
  const [lefts, rights] = [Iterator.from(left), Iterator.from(right)];
  let [one, other] = [lefts.next(), rights.next()];
  while (!one.done || !other.done) {
    if (other.done || (!one.done && compareKeys(one.value.key, other.value.key) > 0)) {
      if (!one.done) yield one.value;
      one = lefts.next();
    } else {
      yield other.value;
      other = rights.next();
    }
  }
}

/** Whether all that is asked for by ticker are minted: then nothing else needs to be looked through. */
export function asksForMinted(query: URLSearchParams): boolean {
  return readCommaList(query, 'tickers')?.every((ticker) => MintedCombos.isTicker(ticker)) ?? false;
}

/** The minted ones among the markets that a query wants. */
export function* listMinted(
  minted: MintedCombos,
  query: URLSearchParams,
  status: string | undefined,
  cursor: Key | undefined,
): Generator<Listed> {
  const listed = (combo: Parameters<MintedCombos['object']>[0]): Listed => ({
    key: combo.key,
    object: () => minted.object(combo),
  });
  const tickers = readCommaList(query, 'tickers');
  if (readText(query, 'mve_filter') === 'exclude') return;
  if (tickers !== undefined) {
    const found = tickers.flatMap((ticker) => minted.find(ticker) ?? []);
    yield* found.sort((one, other) => compareKeys(other.key, one.key)).map(listed);
    return;
  }
  // None of these is true of one that is minted.
  const others = ['event_ticker', 'series_ticker', 'min_close_ts', 'max_close_ts', 'max_created_ts'];
  if (others.some((name) => query.has(name))) return;
  const from = readSeconds(query, 'min_created_ts') ?? readSeconds(query, 'min_updated_ts');
  if (status === undefined || status === 'open')
    for (const combo of minted.list('open', cursor, from)) yield listed(combo);
  if (status === undefined || status === 'settled')
    for (const combo of minted.list('settled', cursor, from)) yield listed(combo);
}
