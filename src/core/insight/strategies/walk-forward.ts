/**
 * What a rule returned after a trader could first have known it. At the end of each month the rule is looked at with what had
 * settled by then; from the first at which it qualifies, only purchases after that month count, and all of them do.
 */
import { printMonth } from './calendar-month.ts';
import type { MonthSums, RuleSums } from './rule-sums.ts';
import type { SettledSums } from './settled-sums.ts';

/** Month by month, oldest first: the same months of every rule. */
export interface RuleMonths {
  readonly settled: readonly MonthSums[];
  readonly bought: readonly Pick<RuleSums, 'markets' | 'returned'>[];
}

const perUnit = 100_000_000;

export function loadMonths(sums: SettledSums, cells: readonly number[]): RuleMonths {
  const { first, last } = sums.months;
  const settled: MonthSums[] = [];
  const bought: Pick<RuleSums, 'markets' | 'returned'>[] = [];
  for (let month = first; month <= last; month += 1) {
    settled.push({
      month: printMonth(month),
      markets: sums.ofMonth(cells, month, 'count'),
      price: sums.ofMonth(cells, month, 'price'),
      paid: sums.ofMonth(cells, month, 'paid'),
      returned: sums.ofMonth(cells, month, 'returned'),
    });
    bought.push({
      markets: sums.ofMonth(cells, month, 'boughtCount'),
      returned: sums.ofMonth(cells, month, 'boughtReturned'),
    });
  }
  return { settled, bought };
}

/** `siblings`: the same rule at its other horizons, one of which must have returned more than was spent by then. */
export function laterReturns(
  months: RuleMonths,
  siblings: readonly RuleMonths[],
  qualifies: (sums: Pick<RuleSums, 'markets' | 'returned'>) => boolean,
): Pick<RuleSums, 'markets' | 'returned'> | undefined {
  const own = { markets: 0, returned: 0 };
  const others = siblings.map(() => ({ markets: 0, returned: 0 }));
  for (let month = 0; month < months.settled.length; month += 1) {
    add(own, months.settled[month]);
    siblings.forEach((sibling, place) => {
      const other = others[place];
      if (other !== undefined) add(other, sibling.settled[month]);
    });
    const isSupported = others.some(({ markets, returned }) => returned > perUnit * markets);
    if (isSupported && qualifies(own)) return sumAfter(months, month);
  }
  return undefined;
}

function sumAfter({ bought }: RuleMonths, month: number): Pick<RuleSums, 'markets' | 'returned'> | undefined {
  const later = { markets: 0, returned: 0 };
  for (const sums of bought.slice(month + 1)) add(later, sums);
  return later.markets === 0 ? undefined : later;
}

function add(
  sums: { markets: number; returned: number },
  more: Pick<RuleSums, 'markets' | 'returned'> | undefined,
): void {
  sums.markets += more?.markets ?? 0;
  sums.returned += more?.returned ?? 0;
}
