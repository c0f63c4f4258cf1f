/** Hourly prices as rows of ours: market_id, ms, price (of Yes, millionths of a dollar), is_no, rounded, bucket. */
import { priceSql, textSql, timeSql, wholeSql } from './column-sql.ts';
import { priceBounds, type StagedMarkets } from './fill-sql.ts';
import { filesSql, groupSql } from './group-sql.ts';
import type { FileGroup } from './plan-groups.ts';
import { bucketSql } from './row-misfits.ts';

const dollarMicros = 1_000_000;

export function pricesOfB(
  folder: string,
  group: FileGroup,
  { tokensB }: StagedMarkets,
  clock: { readonly now: number },
): string {
  const column = (name: string): readonly [string, string] => [
    `"${name}"`,
    group.columns.get(name) ?? 'VARCHAR',
  ];
  const price = priceSql(...column('price'), dollarMicros);
  const bucket = bucketSql(
    {
      missing_value: 'seen.token is null or ms is null or price is null',
      ...priceBounds,
      market_unknown: 'token.market_id is null',
    },
    clock,
  );
  return `select token.market_id, ms, try_cast(case when token.is_no then 1000000 - price else price end as integer) as price,
      token.is_no, rounded, ${bucket} as bucket
    from (select ${textSql(...column('token_id'))} as token, ${timeSql(...column('timestamp'))} as ms, ${price.value} as price,
        ${price.rounded} as rounded
      from ${groupSql(folder, group)}) seen
    left join ${filesSql([tokensB])} token on token.token = seen.token`;
}

/** What an earlier import of this or another service wrote. */
export function pricesOfOurs(folder: string, group: FileGroup, clock: { readonly now: number }): string {
  const column = (name: string): readonly [string, string] => [
    `"${name}"`,
    group.columns.get(name) ?? 'VARCHAR',
  ];
  const bucket = bucketSql(
    { missing_value: 'market_id is null or ms is null or price is null', ...priceBounds },
    clock,
  );
  return `select venue, market_id, ms, try_cast(price as integer) as price, false as is_no, false as rounded, ${bucket} as bucket
    from (select venue, market_id, ${timeSql(...column('ts'))} as ms, ${wholeSql(...column('price'))} as price
      from ${groupSql(folder, group)})`;
}
