/**
 * The grid of rules: whose markets × which category × how many days before the end × which 10-cent band × which side.
 *
 * Sums are kept by cell, which is finer than a rule: one venue, one category, one horizon and one slot, a band of the price
 * of a side. A rule over `all` venues or `All` categories is the sum of its cells, since every event is in one venue and one
 * category.
 */
import { type Category, categories, type VenueId, venueIds } from '../../contract/index.ts';
import { settledHorizons } from '../settled-market.ts';

export const ruleVenues = ['all', ...venueIds] as const;
export type RuleVenue = (typeof ruleVenues)[number];

export const ruleCategories = ['All', ...categories] as const;
export type RuleCategory = (typeof ruleCategories)[number];

export type RuleSide = 'yes' | 'no';

/** In millionths of a dollar. */
export const bandWidth = 100_000;
export const bandCount = 10;
/** Rules buy in bands from 10 to 90 cents. */
const ruleBands = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export interface Rule {
  readonly id: string;
  readonly venue: RuleVenue;
  readonly category: RuleCategory;
  readonly horizonDays: number;
  /** The place of the horizon in `settledHorizons`. */
  readonly horizon: number;
  /** The band starts at so many tenths of a dollar; its lower end belongs to it. */
  readonly band: number;
  readonly side: RuleSide;
}

/** Slots of one horizon: Yes by its ten bands, then No by the eight that rules buy in. */
export const slotCount = bandCount + ruleBands.length;
export const horizonCount = settledHorizons.length;
export const placeCount = venueIds.length * categories.length;
export const cellCount = placeCount * horizonCount * slotCount;

export function placeOf(venue: VenueId, category: Category): number {
  return venueIds.indexOf(venue) * categories.length + categories.indexOf(category);
}

/** The places that a venue and a category of a rule stand for. */
export function placesOf(venue: RuleVenue, category: RuleCategory): readonly number[] {
  const venues = venue === 'all' ? venueIds : [venue];
  const ofCategories = category === 'All' ? categories : [category];
  return venues.flatMap((each) => ofCategories.map((one) => placeOf(each, one)));
}

export function cellOf(place: number, horizon: number, slot: number): number {
  return (place * horizonCount + horizon) * slotCount + slot;
}

/** Of a price in millionths; a price of one dollar is in the last band. */
export function bandOf(price: number): number {
  return Math.min(bandCount - 1, Math.floor(price / bandWidth));
}

/** Undefined for a band that no rule buys No in. */
export function slotOf(side: RuleSide, band: number): number | undefined {
  if (side === 'yes') return band;
  return isRuleBand(band) ? bandCount + band - 1 : undefined;
}

export function isRuleBand(band: number): boolean {
  return band >= 1 && band < bandCount - 1;
}

/** Whether rules buy in the slot, so that returns are summed there. */
export function isRuleSlot(slot: number): boolean {
  return slot >= bandCount || isRuleBand(slot);
}

export function cellsOf({ venue, category, horizon, band, side }: Rule): readonly number[] {
  const slot = slotOf(side, band) ?? 0;
  return placesOf(venue, category).map((place) => cellOf(place, horizon, slot));
}

/** Every rule, in the order of its parts. Of one rule at its five horizons the places in this list are not neighbours. */
export const ruleGrid: readonly Rule[] = ruleVenues.flatMap((venue) =>
  ruleCategories.flatMap((category) =>
    settledHorizons.flatMap((horizonDays, horizon) =>
      ruleBands.flatMap((band) =>
        (['yes', 'no'] as const).map((side) => ({
          id: ruleId(venue, category, horizonDays, band, side),
          venue,
          category,
          horizonDays,
          horizon,
          band,
          side,
        })),
      ),
    ),
  ),
);

const ruleById: ReadonlyMap<string, Rule> = new Map(ruleGrid.map((rule) => [rule.id, rule]));

export function findRule(id: string): Rule | undefined {
  return ruleById.get(id);
}

/** Reads as the rule does: `venue_b-crypto-7d-20-30-no`. */
function ruleId(
  venue: RuleVenue,
  category: RuleCategory,
  horizonDays: number,
  band: number,
  side: RuleSide,
): string {
  const words = category.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return `${venue}-${words}-${horizonDays}d-${band * 10}-${band * 10 + 10}-${side}`;
}
