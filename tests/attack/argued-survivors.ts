/**
 * Changes that a relation may survive, each argued: why the relation is still true, whatever the change says. A row without
 * a survivor in a full attack fails it, so that the list cannot outgrow its reasons.
 */
import type { Survivor } from './survivor.ts';

export interface ArguedSurvivor {
  readonly operator: RegExp;
  readonly change?: RegExp;
  /** As in `venue_a weather and venue_b weather`. */
  readonly families?: RegExp;
  readonly way?: Survivor['way'];
  readonly when?: (survivor: Survivor) => boolean;
  readonly why: string;
  /** The day on which it was last thought through. */
  readonly reviewed: string;
}

const reviewed = '2026-11-16';

export const arguedSurvivors: readonly ArguedSurvivor[] = [
  {
    operator:
      /^(?:label|strike type|title digits|injected sentence|tail|reference|heading|negation|unit|zone|window|source|look-alike)$/,
    way: 'declaration',
    why: 'The venue declares that at most one market of the event pays, and nets collateral by it. What a member says is not read for that; a text that lets several pay withholds it, which is an operator of its own.',
    reviewed,
  },
  {
    operator: /^title digits$/,
    way: 'claims',
    why: 'The rules name the game, the day or the report themselves, and they decide; where they leave something to the title, it is read. A question of venue_b that names another bound than its label is withheld.',
    reviewed,
  },
  {
    operator: /^strike type$/,
    change: /^custom$/,
    way: 'claims',
    why: 'The type names no comparison, so it cannot contradict that of rules and label; a bound beside it must still be theirs.',
    reviewed,
  },
  {
    operator: /^strike type$/,
    change: /^greater/,
    families: /game|soccer|set_match/,
    why: 'Above 1.5 and at least 1.5 are the same whole numbers.',
    reviewed,
  },
  {
    operator: /^strike type$/,
    change: /^greater/,
    families: /^venue_a ladder and venue_a ladder$/,
    why: 'Both rungs write the bound in the same two ways, and the text decides: at least 2 and at least 4 are in order whatever the type is called.',
    reviewed,
  },
  {
    operator: /^field against text$/,
    change: /^the floor is another one$/,
    families: /us_jobs/,
    why: 'Payrolls are given in thousands: above 50,000 and above 50,001 are the same figures.',
    reviewed,
  },
  {
    operator: /^(?:window|zone)$/,
    families: /us_/,
    why: 'The figure is that of the named month or quarter, by its first report; when the report is scheduled to appear decides nothing.',
    reviewed,
  },
  {
    operator: /^window$/,
    change: /^the first hour/,
    families: /game and/,
    when: ({ left, right }) => ![left, right].some(isBaseball),
    why: 'Two teams of these leagues meet once a day, so that the day names the game; in baseball the hour does.',
    reviewed,
  },
  {
    operator: /^window$/,
    families: /deadline/,
    when: ({ was, is }) => is !== 'equivalent' || was === 'equivalent',
    why: 'The moment is the bound itself: another moment is another contract, and the relation is that of the changed one.',
    reviewed,
  },
  {
    operator: /^flag$/,
    when: ({ left, right, is }) =>
      is === 'contradicts' || eventOf(left) !== eventOf(right) || [left, right].some(hasNamedSides),
    why: 'A declaration is on the members of one event that resolve Yes or No. These are of two events, have two named sides, or exclude each other by their claims.',
    reviewed,
  },
  {
    operator: /^flag$/,
    families: /stages/,
    why: 'Both texts let several markets pay, so that the flag is not believed; who reaches the final has reached the semifinal.',
    reviewed,
  },
  {
    operator: /^tail$/,
    change: /^behind the number: on average$/,
    families: /^venue_a ladder and venue_a ladder$/,
    why: 'The words stand in the subject, behind the number of an index: the figure is another one, and the same on both rungs.',
    reviewed,
  },
];

function isBaseball({ market }: Survivor['left']): boolean {
  return /^(?:KXMLB|mlb-)/.test(String(market['ticker'] ?? market['slug']));
}

function hasNamedSides({ market }: Survivor['left']): boolean {
  const { outcomes } = market;
  return typeof outcomes === 'string' && outcomes !== '["Yes","No"]';
}

function eventOf({ venue, market, event }: Survivor['left']): string {
  return `${venue} ${market['event_ticker'] ?? event['slug']}`;
}
