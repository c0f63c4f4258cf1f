/** Fills and closing prices from the venues' own history, some markets at a time. */

import { type RawBuilder, sql } from 'kysely';
import type { MarketName } from '../../../core/contract/index.ts';
import type { PricePoint } from '../../../core/insight/index.ts';
import type { RowOf } from '../../row-of.ts';
import type { PointsAsked } from './points-asked.ts';

/** Each may have 2,200 points, one a minute and before that one an hour; nearly all have few. */
const pointsPerMarket = 200;

type ArchivedRow = RowOf<'archived_price', 'market' | 'ts' | 'price'>;

type Points = AsyncGenerator<readonly PricePoint[], void, undefined>;

/** The last fill of each step; of several in a millisecond the one with the highest price. */
export function loadArchivedFills(asked: PointsAsked): Points {
  const { keptFrom, minutesFrom } = asked.spans;
  return readMarkets(
    asked,
    sql`trades_until`,
    sql`select distinct on (step) ts, price from (
        select ts, price,
          date_bin(case when ts > ${new Date(minutesFrom)} then interval '1 minute' else interval '1 hour' end,
            ts - interval '1 millisecond', to_timestamp(0)) as step
        from archived_trade where market = imported.market and ts >= ${new Date(keptFrom)}
      ) steps order by step, ts desc, price desc`,
    (name, ts, price) => ({ kind: 'fill', ...name, venueTime: ts, price }),
  );
}

/** The last closing price of each hour. */
export function loadArchivedCloses(asked: PointsAsked): Points {
  return readMarkets(
    asked,
    sql`prices_until`,
    sql`select distinct on (step) ts, price from (
        select ts, price, date_bin(interval '1 hour', ts, to_timestamp(0)) as step
        from archived_price where market = imported.market and ts >= ${new Date(asked.spans.keptFrom)}
      ) steps order by step, ts desc`,
    (name, ts, price) => ({ kind: 'close', ...name, at: ts, price }),
  );
}

/** `rowsOf` selects `ts` and `price` of the market `imported.market`; `until` is the column that says how far they go. */
async function* readMarkets(
  { history, spans, names, pointsPerPage, signal }: PointsAsked,
  until: RawBuilder<unknown>,
  rowsOf: RawBuilder<unknown>,
  toPoint: (name: MarketName, ts: number, price: number) => PricePoint,
): Points {
  const marketsPerPage = Math.ceil(pointsPerPage / pointsPerMarket);
  let after = 0;
  for (;;) {
    const page = await history.store.query(
      (db, options) =>
        sql<RowOf<'history_import', 'market'>>`
          select market from history_import where market > ${after} and ${until} > ${new Date(spans.keptFrom)}
          order by market limit ${marketsPerPage}`.execute(db, options),
      signal,
    );
    const markets = page.rows.map(({ market }) => market);
    const last = markets.at(-1);
    if (last === undefined) return;
    const { rows } = await history.store.query(
      (db, options) =>
        sql<ArchivedRow>`
          select imported.market, points.ts, points.price from unnest(${markets}::integer[]) as imported (market)
          cross join lateral (${rowsOf}) points`.execute(db, options),
      signal,
    );
    await names.load(markets, signal);
    yield rows.flatMap(({ market, ts, price }) => {
      const name = names.find(market);
      return name === undefined ? [] : [toPoint(name, ts.getTime(), price)];
    });
    after = last;
  }
}
