/** One race between two parties: venue_a pays on who is sworn in, venue_b on who is called; margins are one figure. */
import { FigureClaim } from '../../claims.ts';
import { addDays, dayMs, easternOf, fromEastern, hourMs, weekdayOf } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import { uniformOf } from '../../random.ts';
import type { VenueAEvent, VenueASeries } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Contest, contestOf, listMenuA, listMenuB } from './menus.ts';
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

export interface Race {
  readonly key: string;
  readonly office: string;
  readonly place: string;
  readonly ticker: string;
  readonly night: { readonly year: number; readonly at: number };
  readonly listedAt: number;
  readonly lean: number;
  readonly candidates: readonly [democrat: string, republican: string];
}

export function raceOf(
  context: FamilyContext,
  office: string,
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

/** The same race on two figures: who is sworn in, and who is called. */
function raceContest(context: FamilyContext, race: Race, by: 'sworn' | 'called'): Contest {
  return contestOf(context, {
    key: `${race.key}-${by}`,
    variable:
      by === 'sworn'
        ? `party of the ${race.office} of ${race.place} sworn in for the term beginning in ${race.night.year + 1}`
        : `party whose nominee wins the ${race.night.year} ${race.office} election in ${race.place}, as called or certified`,
    names: ['Democratic party', 'Republican party'],
    chances: [race.lean * 0.98, (1 - race.lean) * 0.98],
    listedAt: race.listedAt,
    decidedAt: race.night.at,
  });
}

export function listRace(
  context: FamilyContext,
  race: Race,
): { readonly a: VenueAEvent; readonly b: VenueBEvent } {
  const party = (name: string): string => name.replace(' party', '');
  const plural = (name: string): string => (name.startsWith('Dem') ? 'Democratics' : 'Republicans');
  const a = listMenuA(context, raceContest(context, race, 'sworn'), {
    series: electionSeries(context, race.ticker, `${race.office} race in ${race.place}`),
    ticker: `${race.ticker}-${race.night.year % 100}`,
    title: `${race.place} ${race.office} race winner?`,
    activity: 1,
    terms: (name, index) => ({
      title: `Will ${plural(name)} win the ${race.office} race in ${race.place}?`,
      yesSubTitle: race.candidates[index] ?? name,
      noSubTitle: race.candidates[index] ?? name,
      rulesPrimary: `Yes if the ${race.office} of ${race.place} who is sworn in for the term from ${race.night.year + 1} belongs to the ${name}.`,
      rulesSecondary: accelerated,
      strikeType: 'structured',
      customStrike: {
        political_party: context.structuredTarget({ name, type: 'political_party', details: {} }).id,
      },
    }),
  });
  const b = listMenuB(context, raceContest(context, race, 'called'), {
    slug: slugWords(`${race.place} ${race.office} election winner`),
    title: `${race.place} ${race.office} Election Winner`,
    description: [
      `This market resolves by the winner of the ${race.night.year} ${race.office} election in ${race.place}, run-offs included.`,
      'A candidate represents a party as its nominee; those who run as independents belong to no listed party.',
      'Names may stand in the market for convenience; a nominee who is replaced before election day is replaced here too.',
      threeCalls,
    ].join('\n\n'),
    tags: ['Politics', 'Elections', 'US Election'],
    activity: 1.5,
    question: (name) =>
      `Will the ${party(name)}s win the ${race.place} ${race.office} race in ${race.night.year}?`,
  });
  return { a, b };
}

/** Margins on venue_a as a ladder, on venue_b as bins: tenths of a point, by certified results. */
export function listMargin(context: FamilyContext, race: Race): Listing {
  const decidedAt = race.night.at + 10 * dayMs;
  const figure = new PublishedFigure({
    seed: context.seed,
    id: `margin-${race.key.toLowerCase()}`,
    startsAt: race.night.at,
    endsAt: decidedAt,
    key: 'tenths',
    prior: { mean: (race.lean - 0.5) * 300, deviation: 45 },
    revelation: [
      [race.listedAt, 0.05],
      [race.night.at, 0.5],
      [decidedAt, 1],
    ],
  });
  const variable = `certified margin of the Democratic over the Republican nominee in the ${race.night.year} ${race.office} election in ${race.place}, percentage points to one decimal`;
  const centre = Math.round(((race.lean - 0.5) * 300) / 20) * 20;
  const floors = [-60, -40, -20, 0, 20, 40, 60].map((offset) => centre + offset);
  const text = (tenths: number): string => `${tenths < 0 ? '-' : ''}${Math.floor(Math.abs(tenths) / 10)}`;
  const ticker = `KXMIDTERMMOV-${race.ticker}${race.night.year % 100}`;
  const venueA = listVenueAEvent(context, {
    series: electionSeries(context, 'KXMIDTERMMOV', 'Margin of victory'),
    ticker,
    title: `Margin of victory in the ${race.place} ${race.office} race?`,
    subTitle: race.place,
    mutuallyExclusive: false,
    nestedLadder: true,
    activity: 0.3,
    times: {
      createdAt: race.listedAt,
      opensAt: race.listedAt,
      closesAt: decidedAt,
      expectedExpirationAt: decidedAt + hourMs,
      latestExpirationAt: decidedAt + 60 * dayMs,
    },
    markets: floors.map((floor) => ({
      suffix: text(floor).replace('-', 'N'),
      claim: new FigureClaim(figure, variable, floor, Number.POSITIVE_INFINITY, {}),
      terms: () => ({
        title: `Will the Democratic margin in ${race.place} (${race.office}) be at least ${text(floor)} points?`,
        yesSubTitle: `At least ${text(floor)} points`,
        noSubTitle: `At least ${text(floor)} points`,
        rulesPrimary: `Yes if the certified margin of the Democratic nominee over the Republican nominee in the ${race.night.year} ${race.office} election in ${race.place} is at least ${text(floor)} percentage points, to one decimal.`,
        rulesSecondary: '',
        strikeType: 'greater_or_equal' as const,
        floorStrike: text(floor),
      }),
    })),
  });
  const description = `This market resolves by the certified margin of the Democratic nominee over the Republican nominee in the ${race.night.year} ${race.office} election in ${race.place}, in percentage points to one decimal.\n\nA value exactly between two brackets belongs to the higher bracket.`;
  const bins = [
    { low: Number.NEGATIVE_INFINITY, high: centre - 21, label: `Below ${text(centre - 20)}` },
    { low: centre - 20, high: centre - 1, label: `${text(centre - 20)} to ${text(centre)}` },
    { low: centre, high: centre + 19, label: `${text(centre)} to ${text(centre + 20)}` },
    { low: centre + 20, high: Number.POSITIVE_INFINITY, label: `${text(centre + 20)} or more` },
  ];
  const venueB = listVenueBEvent(context, {
    slug: slugWords(`${race.place} ${race.office} margin of victory`),
    title: `${race.place} ${race.office}: margin of victory`,
    description,
    tags: ['Politics', 'Elections'].map(venueBTag),
    negRisk: true,
    activity: 0.5,
    feeType: 'politics_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: {
      createdAt: race.listedAt,
      opensAt: race.listedAt,
      closesAt: decidedAt + dayMs,
      endDateAt: decidedAt,
    },
    markets: bins.map((bin, index) => {
      const question = `Will the Democratic margin in the ${race.place} ${race.office} race be ${bin.label} points?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(figure, variable, bin.low, bin.high, {}),
        groupItemThreshold: String(index),
        terms: () => ({
          question,
          groupItemTitle: bin.label,
          description,
          outcomes: ['Yes', 'No'],
          resolutionSource: '',
        }),
      };
    }),
  });
  return { venueA: [venueA], venueB: [venueB] };
}
