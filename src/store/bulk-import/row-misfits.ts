/** Why a row is left out. In staged files a row is in the folder of its month, or below zero in that of its reason. */

/** The first that applies is the reason; the order is that of `case` below. */
export const rowMisfits = [
  'missing_value',
  'block_unknown',
  'time_out_of_range',
  'id_unusable',
  'not_against_dollars',
  'quantity_out_of_range',
  'price_out_of_range',
  // Nothing is traded at 0 or 1: it is what is shown once the outcome is known.
  'price_at_bound',
  'prices_disagree',
  'taker_side_unknown',
  'market_unknown',
] as const;
export type RowMisfit = (typeof rowMisfits)[number];

function misfitBucket(reason: RowMisfit): number {
  return -1 - rowMisfits.indexOf(reason);
}

export function misfitOf(bucket: number): RowMisfit | undefined {
  return rowMisfits[-1 - bucket];
}

/** Nothing was traded at either venue before; what is dated later than tomorrow is no past. */
const firstMs = Date.UTC(2018, 0, 1);
const dayMs = 86_400_000;

/**
 * The bucket of a row: its month by the column `ms`, or why it does not fit. A condition holds where the row does not fit; an
 * unknown one counts as such.
 */
export function bucketSql(
  conditions: Readonly<Partial<Record<RowMisfit, string>>>,
  { now }: { readonly now: number },
): string {
  const all: Readonly<Partial<Record<RowMisfit, string>>> = {
    ...conditions,
    time_out_of_range: `ms not between ${firstMs} and ${now + dayMs}`,
  };
  const cases = rowMisfits.flatMap((reason) => {
    const condition = all[reason];
    return condition === undefined ? [] : [`when coalesce(${condition}, true) then ${misfitBucket(reason)}`];
  });
  return `case ${cases.join(' ')} else year(make_timestamp(ms * 1000)) * 12 + month(make_timestamp(ms * 1000)) - 1 end::integer`;
}
