/**
 * Fills as the layouts have them, as rows of ours: market_id, ms, id, price (of Yes, millionths of a dollar), quantity
 * (millionths of a contract), sold, is_no, rounded, bucket.
 */
import {
  boundedWholeSql,
  contractsMax,
  priceSql,
  quantitySql,
  textSql,
  timeSql,
  wholeSql,
} from './column-sql.ts';
import { columnSql, filesSql, groupSql, unionSql } from './group-sql.ts';
import type { FileGroup } from './plan-groups.ts';
import { bucketSql } from './row-misfits.ts';

export interface StagedMarkets {
  readonly knownA: string;
  readonly tokensB: string;
}

const idLengthMax = 200;
export const priceBounds = {
  price_out_of_range: 'price < 0 or price > 1000000',
  price_at_bound: 'price = 0 or price = 1000000',
};
const quantityMax = contractsMax * 1_000_000n;
/** Of an amount of venue_b: whatever was more is still out of range, by its quantity or its price. */
const amountMax = 4n * quantityMax;
/** Twice the product of such an amount and a million is a bigint. */
const smallAmountMax = 4_000_000_000_000n;

export function fillsOfA(
  folder: string,
  group: FileGroup,
  { knownA }: StagedMarkets,
  clock: { readonly now: number },
): string {
  const column = (name: string): readonly [string, string] => [
    `"${name}"`,
    group.columns.get(name) ?? 'VARCHAR',
  ];
  const price = priceSql(...column('yes_price'), 10_000);
  const other = group.columns.has('no_price') ? priceSql(...column('no_price'), 10_000) : undefined;
  const bucket = bucketSql(
    {
      missing_value: 'id is null or ticker is null or ms is null or price is null or quantity is null',
      id_unusable: isUnusable('id'),
      ...priceBounds,
      // A copy without the other price, or a null in it, has nothing to disagree with.
      ...(other === undefined ? {} : { prices_disagree: 'coalesce(price + other <> 1000000, false)' }),
      quantity_out_of_range: `quantity <= 0 or quantity > ${quantityMax}`,
      taker_side_unknown: `side not in ('yes', 'no')`,
      market_unknown: 'known.market_id is null',
    },
    clock,
  );
  return `select ticker as market_id, ms, id, try_cast(price as integer) as price, try_cast(quantity as bigint) as quantity, false as sold,
      side = 'no' as is_no, rounded, ${bucket} as bucket
    from (select ${textSql(...column('trade_id'))} as id, ${textSql(...column('ticker'))} as ticker,
        ${timeSql(...column('created_time'))} as ms, ${price.value} as price, ${other?.value ?? 'null'} as other,
        ${quantitySql(...column('count'))} as quantity, lower(${textSql(...column('taker_side'))}) as side,
        ${price.rounded} as rounded
      from ${groupSql(folder, group)}) filled
    left join ${filesSql([knownA])} known on known.market_id = filled.ticker`;
}

/**
 * The maker's order gave dollars for a token, or the token for dollars; the taker did the other. Where both bought, one Yes
 * and one No, the row reads as a sale of the maker's token, which moves the price the same way.
 */
export function fillsOfB(
  sources: { readonly folder: string; readonly groups: readonly FileGroup[] },
  group: FileGroup,
  { tokensB }: StagedMarkets,
  clock: { readonly now: number },
  blocks: { readonly from: bigint; readonly to: bigint } | undefined,
): string {
  const text = (name: string) => columnSql(group, name, textSql, 'varchar');
  const whole = (name: string) => columnSql(group, name, wholeSql, 'bigint');
  const amount = (name: string) =>
    columnSql(group, name, (column, type) => boundedWholeSql(column, type, amountMax), 'bigint');
  const bucket = bucketSql(
    {
      missing_value: 'id is null or sold is null or dollars is null or quantity is null',
      id_unusable: isUnusable('id'),
      quantity_out_of_range: `quantity <= 0 or quantity > ${quantityMax} or dollars < 0`,
      ...priceBounds,
      not_against_dollars: `token = '0' or both_tokens`,
      block_unknown: 'ms is null',
      market_unknown: 'market_id is null',
    },
    clock,
  );
  const ownTime = group.columns.has('timestamp');
  const times = ownTime
    ? ''
    : `left join (${blocksSql(sources, blocks)}) block on block.block_number = filled.block_number`;
  return `select market_id, ms, id, try_cast(case when is_no then 1000000 - price else price end as integer) as price, quantity, sold,
      is_no, case when small then price * quantity <> dollars * 1000000
        else price::hugeint * quantity <> dollars::hugeint * 1000000 end as rounded, ${bucket} as bucket
    from (select filled.*, ${ownTime ? 'own_ms' : 'block.at_ms'} as ms, token.market_id, token.is_no,
        case when small then (2 * dollars * 1000000 + quantity) // (2 * quantity)
          when quantity > 0 and dollars >= 0 then least((2 * dollars::hugeint * 1000000 + quantity) // (2 * quantity::hugeint), 2000000)::bigint
          end as price
      from (select id, block_number, own_ms, gave_dollars as sold, both_tokens,
          case when gave_dollars then taker_token else maker_token end as token,
          case when gave_dollars then maker_amount else taker_amount end as dollars,
          case when gave_dollars then taker_amount else maker_amount end as quantity,
          coalesce(dollars between 0 and ${smallAmountMax} and quantity between 1 and ${smallAmountMax}, false) as small
        from (select lower(${text('transaction_hash')}) || '-' || ${whole('log_index')}::varchar as id,
            ${whole('block_number')}::bigint as block_number, ${columnSql(group, 'timestamp', timeSql, 'bigint')} as own_ms,
            ${text('maker_asset_id')} as maker_token, ${text('taker_asset_id')} as taker_token,
            ${text('maker_asset_id')} = '0' as gave_dollars,
            ${text('maker_asset_id')} <> '0' and ${text('taker_asset_id')} <> '0' as both_tokens,
            ${amount('maker_amount')} as maker_amount, ${amount('taker_amount')} as taker_amount
          from ${groupSql(sources.folder, group)})
      ) filled
      ${times}
      left join ${filesSql([tokensB])} token on token.token = filled.token)`;
}

/** Blocks by number, each once; only those of the group, which are few of all. */
function blocksSql(
  { folder, groups }: { readonly folder: string; readonly groups: readonly FileGroup[] },
  span: { readonly from: bigint; readonly to: bigint } | undefined,
): string {
  const rows = unionSql(
    groups.filter(({ table }) => table === 'venue_b_blocks'),
    (group) => `select ${columnSql(group, 'block_number', wholeSql, 'bigint')}::bigint as block_number,
      ${columnSql(group, 'timestamp', timeSql, 'bigint')} as at_ms from ${groupSql(folder, group)}`,
    'null::bigint as block_number, null::bigint as at_ms',
  );
  const within = span === undefined ? 'false' : `block_number between ${span.from} and ${span.to}`;
  return `select block_number, any_value(at_ms) as at_ms from (${rows}) where ${within} group by block_number`;
}

/** What an earlier import of this or another service wrote. */
export function fillsOfOurs(folder: string, group: FileGroup, clock: { readonly now: number }): string {
  const bucket = bucketSql(
    {
      missing_value: 'market_id is null or id is null or ms is null or price is null or quantity is null',
      id_unusable: isUnusable('id'),
      ...priceBounds,
      quantity_out_of_range: `quantity <= 0 or quantity > ${quantityMax}`,
      taker_side_unknown: `taker_action not in ('buy', 'sell') or outcome not in ('yes', 'no')`,
    },
    clock,
  );
  const column = (name: string): readonly [string, string] => [
    `"${name}"`,
    group.columns.get(name) ?? 'VARCHAR',
  ];
  return `select venue, market_id, ms, id, try_cast(price as integer) as price, try_cast(quantity as bigint) as quantity, taker_action = 'sell' as sold,
      outcome = 'no' as is_no, false as rounded, ${bucket} as bucket
    from (select venue, market_id, id, taker_action, outcome, ${timeSql(...column('ts'))} as ms,
      ${wholeSql(...column('price'))} as price, ${wholeSql(...column('quantity'))} as quantity
      from ${groupSql(folder, group)})`;
}

function isUnusable(id: string): string {
  return `length(${id}) not between 1 and ${idLengthMax}`;
}
