/** What a slot of a phrase accepts, and how it is written in a phrase: `{part:type}`. */
import type { Slot } from '../text/index.ts';

export const slotTypes = [
  /** A name that a field of the market or its event, or a table of exact names, explains. */
  'name',
  /** The same, and any words in capitals: for what is known inside one event alone, where nothing else need know the name. */
  'proper',
  /** A proper name that is none of a title whose teams are in the tables: `World Series` is known, and `Alder Cup` is not. */
  'contest',
  'competition',
  /** A number that is a bound of the market; and any number. */
  'bound',
  'number',
  'date',
  /** A date, or a day without its year. */
  'day',
  /** Days of one month: `July 28-29, 2026`. */
  'days',
  'month',
  /** A month, a quarter or a year, written in any way. */
  'period',
  'year',
  'time',
  /** `23:59` on the US East Coast, where the phrase itself names the zone. */
  'clock',
  'address',
  /** Words of the closed tables in `word-tables.ts`. */
  'party',
  'office',
  'state',
  /** A district of the House by its code: `WI-05`. */
  'district',
  'stage',
  'league',
  /** What a listed name is, the place it takes, what is counted, whose rules hold, how somebody is out, by what name, and which
   * show and prize it is. */
  'kind',
  'ordinal',
  'figure',
  'body',
  'elimination',
  'naming',
  'edition',
  'category',
  /** References: they are bound to what they name, or the text is withheld. */
  'that_window',
  'the_title',
  'the_number',
] as const;

export type SlotType = (typeof slotTypes)[number];

const known: ReadonlySet<string> = new Set(slotTypes);

export function isSlotType(text: string): text is SlotType {
  return known.has(text);
}

/** Merged where two phrases are compared: a person may be called like a team. */
export const nameTypes: ReadonlySet<SlotType> = new Set([
  'name',
  'proper',
  'contest',
  'competition',
  'party',
  'office',
  'state',
  'stage',
  'league',
  'kind',
  'ordinal',
  'figure',
  'body',
  'elimination',
  'naming',
  'category',
]);

const typesByFormat: Readonly<Record<Slot['kind'], readonly SlotType[]>> = {
  date: ['date', 'day'],
  day: ['day'],
  days: ['days'],
  month: ['month', 'period'],
  month_name: ['period'],
  quarter: ['period'],
  year: ['year', 'period'],
  time: ['time'],
  url: ['address'],
  competition: ['competition', 'name'],
  bound: ['bound', 'number'],
  name: ['name', 'proper', 'contest'],
};

/** The types that accept a span which an exact format found. */
export function typesOfFormat(kind: Slot['kind']): readonly SlotType[] {
  return typesByFormat[kind];
}

/** All of them. */
export const formatTypes: readonly SlotType[] = Object.values(typesByFormat).flat();
