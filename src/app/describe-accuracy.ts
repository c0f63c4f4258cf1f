/** The ledger of settlements as the API reports it. Rates are statistics: rounded down, and never to one while a pair failed. */
import type { Accuracy } from '../api/index.ts';
import { printPriceText, printRatio } from '../core/exact/index.ts';
import type { AccuracyRecord, JudgedPairs, PairCount, ViolationSide } from '../store/index.ts';

type Counts = Accuracy['totals'];

const rateUnit = 1_000_000;
/** Of the normal distribution: 95 % lie within so many standard deviations. */
const deviations = 1.959963984540054;

export function describeAccuracy({ imported, ...published }: AccuracyRecord): Accuracy {
  return { ...describePairs(published), imported: describePairs(imported) };
}

function describePairs({ since, counts, violations }: JudgedPairs): Accuracy['imported'] {
  const rows = Map.groupBy(
    counts,
    ({ relation, crossVenue, family }) => `${relation} ${crossVenue} ${family}`,
  );
  return {
    since: since === undefined ? null : new Date(since).toISOString(),
    totals: describeCounts(counts),
    rows: [...rows.values()].flatMap((of) => {
      const [first] = of;
      if (first === undefined) return [];
      const { relation, crossVenue, family } = first;
      return [{ relation, cross_venue: crossVenue, family, ...describeCounts(of) }];
    }),
    violations: violations.map(({ relation, crossVenue, family, left, right }) => ({
      relation,
      cross_venue: crossVenue,
      family,
      left: describeSide(left),
      right: describeSide(right),
    })),
  };
}

function describeCounts(counts: readonly PairCount[]): Counts {
  const sums = { held: 0, violated: 0, excluded: 0 };
  for (const { outcome, pairs } of counts) {
    sums[outcome === 'held' || outcome === 'violated' ? outcome : 'excluded'] += pairs;
  }
  const checked = sums.held + sums.violated;
  return {
    checked,
    ...sums,
    rate: checked === 0 ? null : rateText(sums.held, checked),
    rate_low: checked === 0 ? null : wilsonLowText(sums.held, checked),
  };
}

/** In whole numbers, so that nothing is rounded up on the way. */
function rateText(held: number, checked: number): string {
  return printRatio({ numerator: BigInt(held), denominator: BigInt(checked) }, 'down');
}

/** The lower end of the Wilson interval. */
function wilsonLowText(held: number, checked: number): string {
  const share = held / checked;
  const square = deviations ** 2;
  const middle = share + square / (2 * checked);
  const spread = deviations * Math.sqrt((share * (1 - share)) / checked + square / (4 * checked ** 2));
  const low = Math.max(0, (middle - spread) / (1 + square / checked));
  return printRatio({ numerator: BigInt(Math.floor(low * rateUnit)), denominator: BigInt(rateUnit) });
}

function describeSide({ venue, id, title, yesPayout, settledAt }: ViolationSide) {
  return {
    venue,
    id,
    title,
    yes_payout_usd: printPriceText(yesPayout) ?? yesPayout,
    settled_at: new Date(settledAt).toISOString(),
  };
}
