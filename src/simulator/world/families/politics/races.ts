/** One race between two parties: venue_a pays on who is sworn in, venue_b on who is called. */
import { addDays, dayMs, easternOf, fromEastern, weekdayOf } from '../../eastern-time.ts';
import type { FamilyContext } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { uniformOf } from '../../random.ts';
import type { VenueAEvent, VenueASeries } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { contestOf, listMenuA, listMenuB, type PoliticalContest } from './menus.ts';
import { people } from './people.ts';

/** The general election after the start: the Tuesday after the first Monday of November of an even year. */
export function electionNight(context: FamilyContext): { readonly year: number; readonly at: number } {
  for (let year = easternOf(context.startsAt).year; ; year += 1) {
    const first = { year, month: 11, day: 1 };
    const tuesday = addDays(first, ((1 - weekdayOf(first) + 7) % 7) + 1);
    const at = fromEastern(tuesday, 23, 30);
    if (year % 2 === 0 && at > context.startsAt + 2 * dayMs) {
      return { year, at };
    }
  }
}

export function electionSeries(context: FamilyContext, ticker: string, title: string): VenueASeries {
  return context.series({
    ticker,
    title,
    category: 'Elections',
    tags: ['US Elections'],
    frequency: 'one_off',
    settlementSources: [{ name: 'Library of Congress', url: 'https://www.congress.gov/members' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}

const accelerated =
  'Eligible for accelerated determination once a consensus of media organizations projects the winner.';
export const threeCalls =
  'The sources are the Associated Press, Fox News and NBC: the market resolves once all three call the race for the same candidate, or by the official certification if they do not.';

interface Office {
  /** Who holds it. */
  readonly holder: string;
  /** What is run for: `Senate` in "the Senate race". */
  readonly seat: string;
}

export const offices = {
  governor: { holder: 'Governor', seat: "governor's" },
  senator: { holder: 'Senator', seat: 'Senate' },
  specialSenator: { holder: 'Senator', seat: 'special Senate' },
  representative: { holder: 'Representative', seat: 'House' },
} as const;

export interface Race {
  readonly key: string;
  readonly office: Office;
  readonly place: string;
  readonly ticker: string;
  readonly night: { readonly year: number; readonly at: number };
  readonly listedAt: number;
  readonly lean: number;
  readonly candidates: readonly [democrat: string, republican: string];
}

export function raceOf(
  context: FamilyContext,
  office: Office,
  place: string,
  ticker: string,
  night: Race['night'],
  listedAt: number,
): Race {
  const key = `${ticker}-${night.year}`;
  const [democrat = 'Ada Abbott', republican = 'Ben Barnes'] = people(context, key, 2);
  return {
    key,
    office,
    place,
    ticker,
    night,
    listedAt,
    lean: 0.05 + 0.9 * uniformOf(context.seed, `lean:${key}`),
    candidates: [democrat, republican],
  };
}

/** How likely one of the two parties wins. */
export const partyShare = 0.98;

/** The same race on two figures: who is sworn in, and who is called. */
export function raceContest(context: FamilyContext, race: Race, by: 'sworn' | 'called'): PoliticalContest {
  return contestOf(context, {
    key: `${race.key}-${by}`,
    variable:
      by === 'sworn'
        ? `party of the ${race.office.holder} of ${race.place} sworn in after the ${race.office.seat} race of ${race.night.year}`
        : `party whose nominee wins the ${race.office.seat} race of ${race.night.year} in ${race.place}, as called or certified`,
    names: [...partyMembers.keys()],
    chances: [race.lean * partyShare, (1 - race.lean) * partyShare],
    kin: race.key,
    listedAt: race.listedAt,
    decidedAt: race.night.at,
  });
}

/** The party, and its members as questions name them. */
const partyMembers: ReadonlyMap<string, string> = new Map([
  ['Democratic party', 'Democrats'],
  ['Republican party', 'Republicans'],
]);

export function listRace(
  context: FamilyContext,
  race: Race,
): { readonly a: VenueAEvent; readonly b: VenueBEvent } {
  const { place, night } = race;
  const { holder, seat } = race.office;
  const sworn = raceContest(context, race, 'sworn');
  const targets = new Map(
    sworn.names.map((name) => [
      name,
      context.structuredTarget({ name, type: 'political_party', details: {} }).id,
    ]),
  );
  const a = listMenuA(context, sworn, {
    series: electionSeries(context, race.ticker, `${seat} race in ${place}`),
    ticker: `${race.ticker}-${race.night.year % 100}`,
    title: `Winner of the ${seat} race in ${place}?`,
    activity: 1,
    terms: (name, index) => ({
      title: `Will ${partyMembers.get(name) ?? name} carry the ${seat} race in ${place}?`,
      yesSubTitle: race.candidates[index] ?? name,
      noSubTitle: race.candidates[index] ?? name,
      rulesPrimary: `Yes if the ${holder} of ${place} who is sworn in after the ${seat} race of ${night.year} belongs to the ${name}.`,
      rulesSecondary: accelerated,
      strikeType: 'structured',
      customStrike: { political_party: targets.get(name) ?? '' },
    }),
  });
  const b = listMenuB(context, raceContest(context, race, 'called'), {
    slug: slugWords(`${place} ${seat} election winner`),
    title: `${place} ${seat} election winner`,
    description: [
      `The winner of the ${seat} race of ${night.year} in ${place} decides, run-offs included.`,
      'A candidate represents a party as its nominee; those who run as independents belong to no listed party.',
      'Names may stand in the market for convenience; a nominee who is replaced before election day is replaced here too.',
      threeCalls,
    ].join('\n\n'),
    tags: ['Politics', 'Elections', 'US Election'],
    activity: 1.5,
    other: 'another party',
    question: (name) =>
      `Will ${partyMembers.has(name) ? `the ${partyMembers.get(name)}` : name} carry the ${place} ${seat} race of ${night.year}?`,
  });
  return { a, b };
}
