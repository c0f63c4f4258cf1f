/**
 * Rules measured on the sums: what each returned, between which bounds, how likely that is luck, and what it returned after
 * a trader could first have known it. Of rules none of whose cells changed, the costly part is kept from the last time.
 */
import { chanceOfLuck, falseFindShares, stakes } from './event-bets.ts';
import { eventRange, type RangeEnd } from './event-range.ts';
import { sumCells } from './joined-sums.ts';
import type { ResampledSums } from './resampled-sums.ts';
import { cellsOf, type Rule, ruleGrid } from './rule-grid.ts';
import type { MonthSums, RuleSums } from './rule-sums.ts';
import type { SettledSums } from './settled-sums.ts';
import { laterReturns, loadMonths, type RuleMonths } from './walk-forward.ts';

/** Of listing: settled markets behind a rule, and what $100 returned, in dollars. */
const rulesMarketsMin = 100;
const rulesReturnMin = 103;

export interface MeasuredRule extends RuleSums {
  readonly rule: Rule;
  /** The ends of the 95 % range of `returned` by market. */
  readonly low: RangeEnd;
  readonly high: RangeEnd;
  /** At how many other horizons the same rule returned more than was spent. */
  readonly otherHorizons: number;
  /** The share of false finds among rules with at least this evidence. */
  readonly falseFindShare: number;
  /** Of purchases after the end of the month in which the rule first qualified; undefined where there are none. */
  readonly later: Pick<RuleSums, 'markets' | 'returned'> | undefined;
  /** Newest first, months without markets left out. */
  readonly evidence: readonly MonthSums[];
}

/** A rule and the ends of its range, whether it is listed or not. */
export interface RuleRange {
  readonly rule: Rule;
  readonly sums: RuleSums;
  readonly low: RangeEnd;
  readonly high: RangeEnd;
}

interface KeptMeasure {
  readonly sums: RuleSums;
  readonly chance: number;
  /** Measured for a rule that may be listed, which few may: it costs the most. */
  range?: { readonly low: RangeEnd; readonly high: RangeEnd } | undefined;
}

const returnsPerUnitMin = rulesReturnMin / 100;
const perUnit = 100_000_000;

export class RuleMeasures {
  readonly #kept: (KeptMeasure | undefined)[] = new Array(ruleGrid.length).fill(undefined);

  /** The rules that settled history supports, best cautious return first. */
  measure(sums: SettledSums, resampled: ResampledSums, touched: Uint8Array): MeasuredRule[] {
    const betLogs = sums.betLogs();
    ruleGrid.forEach((rule, place) => {
      const cells = cellsOf(rule);
      if (this.#kept[place] !== undefined && !cells.some((cell) => touched[cell] !== 0)) return;
      this.#kept[place] = measureRule(cells, sums, betLogs);
    });
    return this.#list(sums, resampled);
  }

  /** Of every rule with enough markets. */
  ranges(sums: SettledSums, resampled: ResampledSums): RuleRange[] {
    resampled.refresh(sums, ruleGrid.flatMap(cellsOf), 'returned');
    return ruleGrid.flatMap((rule, place) => {
      const kept = this.#kept[place];
      if (kept === undefined || kept.sums.markets < rulesMarketsMin) return [];
      const range = rangeOf(kept, cellsOf(rule), sums, resampled);
      return range === undefined ? [] : [{ rule, sums: kept.sums, ...range }];
    });
  }

  #list(sums: SettledSums, resampled: ResampledSums): MeasuredRule[] {
    const tested = ruleGrid.flatMap((_, place) => {
      const kept = this.#kept[place];
      return kept !== undefined && kept.sums.markets >= rulesMarketsMin ? [{ place, kept }] : [];
    });
    const shares = falseFindShares(tested.map(({ kept }) => kept.chance));
    const supported = tested.flatMap(({ place, kept }, order) => {
      const rule = ruleGrid[place];
      if (rule === undefined || !qualifies(kept.sums)) return [];
      const otherHorizons = this.#countOtherHorizons(place);
      return otherHorizons === 0 ? [] : [{ place, kept, order, rule, otherHorizons }];
    });
    const ranged = supported.filter(({ kept }) => !('range' in kept));
    resampled.refresh(
      sums,
      ranged.flatMap(({ rule }) => cellsOf(rule)),
      'returned',
    );
    const monthsOf = createMonthReader(sums);
    const listed = supported.flatMap(({ place, kept, order, rule, otherHorizons }): MeasuredRule[] => {
      const range = rangeOf(kept, cellsOf(rule), sums, resampled);
      if (range === undefined) return [];
      const months = monthsOf(place);
      return [
        {
          rule,
          ...kept.sums,
          ...range,
          otherHorizons,
          falseFindShare: shares[order] ?? 1,
          later: laterReturns(
            months,
            siblingPlaces(place).map((other) => monthsOf(other)),
            qualifies,
          ),
          evidence: listMonths(months),
        },
      ];
    });
    return listed.sort(byCautiousReturn);
  }

  #countOtherHorizons(place: number): number {
    return siblingPlaces(place).filter((other) => {
      const kept = this.#kept[other];
      return kept !== undefined && returnsMoreThanSpent(kept.sums);
    }).length;
  }
}

function qualifies({ markets, returned }: Pick<RuleSums, 'markets' | 'returned'>): boolean {
  return markets >= rulesMarketsMin && returned >= returnsPerUnitMin * perUnit * markets;
}

function returnsMoreThanSpent({ markets, returned }: Pick<RuleSums, 'markets' | 'returned'>): boolean {
  return returned > perUnit * markets;
}

function measureRule(cells: readonly number[], sums: SettledSums, betLogs: Float64Array): KeptMeasure {
  const own: RuleSums = {
    markets: sums.total(cells, 'count'),
    price: sums.total(cells, 'price'),
    paid: sums.total(cells, 'paid'),
    returned: sums.total(cells, 'returned'),
  };
  if (own.markets < rulesMarketsMin) return { sums: own, chance: 1 };
  const logs = stakes.map((_, stake) =>
    cells.reduce((sum, cell) => sum + (betLogs[cell * stakes.length + stake] ?? 0), 0),
  );
  return { sums: own, chance: chanceOfLuck(logs) };
}

function rangeOf(
  kept: KeptMeasure,
  cells: readonly number[],
  sums: SettledSums,
  resampled: ResampledSums,
): KeptMeasure['range'] {
  if ('range' in kept) return kept.range;
  const { groups, resamples } = sumCells(cells, sums, resampled, 'returned');
  kept.range = eventRange(groups, resamples);
  return kept.range;
}

const placesOfSiblings: readonly (readonly number[])[] = (() => {
  const nameOf = ({ venue, category, band, side }: Rule) => `${venue} ${category} ${band} ${side}`;
  const byName = Map.groupBy(ruleGrid.keys(), (place) => {
    const rule = ruleGrid[place];
    return rule === undefined ? '' : nameOf(rule);
  });
  return ruleGrid.map((rule, place) => (byName.get(nameOf(rule)) ?? []).filter((other) => other !== place));
})();

/** The same rule at its other horizons. */
function siblingPlaces(place: number): readonly number[] {
  return placesOfSiblings[place] ?? [];
}

/** By place of the rule, each loaded once: rules that are listed at one horizon often are at others. */
function createMonthReader(sums: SettledSums): (place: number) => RuleMonths {
  const known = new Map<number, RuleMonths>();
  return (place) => {
    const rule = ruleGrid[place];
    const months = known.get(place) ?? loadMonths(sums, rule === undefined ? [] : cellsOf(rule));
    known.set(place, months);
    return months;
  };
}

/** Exact: a quotient of integers against another. */
function byCautiousReturn(one: MeasuredRule, other: MeasuredRule): number {
  const left = BigInt(one.low.value) * BigInt(other.low.count);
  const right = BigInt(other.low.value) * BigInt(one.low.count);
  if (left !== right) return left > right ? -1 : 1;
  return one.rule.id < other.rule.id ? -1 : 1;
}

function listMonths({ settled }: RuleMonths): MonthSums[] {
  return settled.filter(({ markets }) => markets > 0).toReversed();
}
