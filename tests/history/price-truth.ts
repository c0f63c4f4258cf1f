/** The price of a market at any time, looked up in every row that is stored; shares nothing with what keeps prices. */
import { join } from 'node:path';
import type { TestHistory } from './open-test-history.ts';

interface Row {
  readonly market: number;
  readonly ts: number;
  readonly [column: string]: number | undefined;
}

const hourMs = 3_600_000;

export class PriceTruth {
  readonly #quotes: Map<number, Row[]>;
  readonly #fills: Map<number, Row[]>;
  readonly #closes: Map<number, Row[]>;
  readonly #gaps: Map<number, Row[]>;
  /** From a whole second to the next session nothing was recorded. */
  readonly #outages: readonly { readonly from: number; readonly to: number }[];

  private constructor(rows: {
    readonly quotes: readonly Row[];
    readonly fills: readonly Row[];
    readonly closes: readonly Row[];
    readonly gaps: readonly Row[];
    readonly outages: readonly { readonly from: number; readonly to: number }[];
  }) {
    this.#quotes = byMarket(rows.quotes);
    this.#fills = byMarket(rows.fills);
    this.#closes = byMarket(rows.closes);
    this.#gaps = byMarket(rows.gaps);
    this.#outages = rows.outages;
  }

  static async read(recorded: TestHistory): Promise<PriceTruth> {
    const { rows } = recorded;
    const select = async (statement: string): Promise<Row[]> => (await rows.query(statement)).map(toRow);
    const sessions = await rows.query(
      `select (extract(epoch from started_at) * 1000)::bigint as started_at, over,
        (extract(epoch from covered_until) * 1000)::bigint as covered_until from recorder_session order by id`,
    );
    const outages = sessions.flatMap((session, place) => {
      const next = sessions[place + 1];
      if (next === undefined && session['over'] !== true) return [];
      const from = Math.ceil(Number(session['covered_until']) / 1000) * 1000;
      const started = next === undefined ? from : Math.floor(Number(next['started_at']) / 1000) * 1000;
      return [{ from, to: Math.max(from, started) }];
    });
    return new PriceTruth({
      quotes: await readKind(recorded, 'quote', 'yes_ask, no_ask'),
      fills: [
        ...(await readKind(recorded, 'trade', 'price')),
        ...(await select(
          'select market, (extract(epoch from ts) * 1000)::bigint as ts, price from archived_trade',
        )),
      ],
      closes: await select(
        'select market, (extract(epoch from ts) * 1000)::bigint as ts, price from archived_price',
      ),
      gaps: await select(
        `select market, (extract(epoch from began_at) * 1000)::bigint as ts from book_gap where cause <> 'overload'`,
      ),
      outages,
    });
  }

  /** Twice the price in millionths; `t` is a whole minute. Also says where it is from. */
  priceAt(market: number, t: number): { readonly price: number | undefined; readonly from: string } {
    const quote = this.#quotes.get(market)?.findLast(({ ts }) => ts < t);
    const [yesAsk, noAsk] = [quote?.['yes_ask'], quote?.['no_ask']];
    if (quote !== undefined && yesAsk !== undefined && noAsk !== undefined) {
      const inGap = this.#gaps.get(market)?.some(({ ts }) => quote.ts < ts && ts <= t) ?? false;
      const isOver = this.#outages.some(({ from, to }) => from <= t && quote.ts < to);
      if (!inGap && !isOver) return { price: yesAsk + 1_000_000 - noAsk, from: 'quote' };
    }
    const fill = this.#fills.get(market)?.findLast(({ ts }) => ts <= t);
    if (fill?.['price'] !== undefined && fill.ts > t - hourMs)
      return { price: fill['price'] * 2, from: 'fill' };
    const hour = Math.floor(t / hourMs);
    const close = this.#closes.get(market)?.findLast(({ ts }) => Math.floor(ts / hourMs) === hour);
    if (close?.['price'] !== undefined) return { price: close['price'] * 2, from: 'close' };
    return { price: undefined, from: 'nothing' };
  }
}

/** By time, then by price. */
function byMarket(rows: readonly Row[]): Map<number, Row[]> {
  const inOrder = rows.toSorted((a, b) => a.ts - b.ts || (a['price'] ?? 0) - (b['price'] ?? 0));
  return Map.groupBy(inOrder, ({ market }) => market);
}

async function readKind(
  { history, rows, folder }: TestHistory,
  kind: string,
  columns: string,
): Promise<Row[]> {
  const parts = await rows.query(
    `select file, 'tick_' || kind || '_' || to_char(hour at time zone 'UTC', 'YYYYMMDDHH24') || '_' || part as table
      from tick_hour where kind = $1 order by hour, part`,
    [kind],
  );
  const found: Row[] = [];
  for (const { file, table } of parts) {
    const stored =
      typeof file === 'string'
        ? await history.engine.query(
            `select market_key as market, epoch_ms(ts) as ts, ${columns} from read_parquet(['${join(folder, file)}'])`,
          )
        : await rows.query(
            `select market, (extract(epoch from ts) * 1000)::bigint as ts, ${columns} from ${String(table)}`,
          );
    found.push(...stored.map(toRow));
  }
  return found;
}

function toRow(stored: Readonly<Record<string, unknown>>): Row {
  const entries = Object.entries(stored).map(
    ([name, value]) => [name, value === null ? undefined : Number(value)] as const,
  );
  return { market: 0, ts: 0, ...Object.fromEntries(entries) };
}
