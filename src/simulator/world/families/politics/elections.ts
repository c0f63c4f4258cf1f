/** Elections: by party and by person, seats and margins. venue_a pays on who is sworn in, venue_b on who is called. */
import { FigureClaim } from '../../claims.ts';
import { addDays, dayMs, easternOf, fromEastern, hourMs, weekdayOf } from '../../eastern-time.ts';
import type { Family, FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import { uniformOf } from '../../random.ts';
import type { VenueAEvent, VenueASeries } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Contest, contestOf, fallingChances, listMenuA, listMenuB } from './menus.ts';

const states = [
  ['Alabama', 'AL'],
  ['Alaska', 'AK'],
  ['Arizona', 'AZ'],
  ['Arkansas', 'AR'],
  ['California', 'CA'],
  ['Colorado', 'CO'],
  ['Connecticut', 'CT'],
  ['Delaware', 'DE'],
  ['Florida', 'FL'],
  ['Georgia', 'GA'],
  ['Hawaii', 'HI'],
  ['Idaho', 'ID'],
  ['Illinois', 'IL'],
  ['Indiana', 'IN'],
  ['Iowa', 'IA'],
  ['Kansas', 'KS'],
  ['Kentucky', 'KY'],
  ['Louisiana', 'LA'],
  ['Maine', 'ME'],
  ['Maryland', 'MD'],
  ['Massachusetts', 'MA'],
  ['Michigan', 'MI'],
  ['Minnesota', 'MN'],
  ['Mississippi', 'MS'],
  ['Missouri', 'MO'],
  ['Montana', 'MT'],
  ['Nebraska', 'NE'],
  ['Nevada', 'NV'],
  ['New Hampshire', 'NH'],
  ['New Jersey', 'NJ'],
  ['New Mexico', 'NM'],
  ['New York', 'NY'],
  ['North Carolina', 'NC'],
  ['North Dakota', 'ND'],
  ['Ohio', 'OH'],
  ['Oklahoma', 'OK'],
  ['Oregon', 'OR'],
  ['Pennsylvania', 'PA'],
  ['Rhode Island', 'RI'],
  ['South Carolina', 'SC'],
  ['South Dakota', 'SD'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
  ['Utah', 'UT'],
  ['Vermont', 'VT'],
  ['Virginia', 'VA'],
  ['Washington', 'WA'],
  ['West Virginia', 'WV'],
  ['Wisconsin', 'WI'],
  ['Wyoming', 'WY'],
] as const;

const firstNames = [
  'Ada',
  'Ben',
  'Cara',
  'Dan',
  'Elena',
  'Frank',
  'Gail',
  'Hugo',
  'Iris',
  'Jon',
  'Kira',
  'Leo',
  'Mona',
  'Ned',
  'Olga',
  'Paul',
] as const;
const lastNames = [
  'Abbott',
  'Barnes',
  'Castillo',
  'Drummond',
  'Ellery',
  'Fontaine',
  'Garrity',
  'Holm',
  'Ingram',
  'Jarvis',
  'Kessler',
  'Lindqvist',
  'Marsh',
  'Novak',
  'Oakes',
  'Prescott',
  'Quill',
  'Rourke',
  'Sandoval',
  'Tremblay',
] as const;

/** Persons of a contest: all different. */
export function people(context: FamilyContext, key: string, count: number): string[] {
  const random = context.random(`people:${key}`);
  const names = new Set<string>();
  for (let attempt = 0; names.size < count && attempt < 1000; attempt += 1) {
    names.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  }
  return [...names];
}

/** The general election after the start: the Tuesday after the first Monday of November of an even year. */
function electionNight(context: FamilyContext): { readonly year: number; readonly at: number } {
  for (let year = easternOf(context.startsAt).year; ; year += 1) {
    const first = { year, month: 11, day: 1 };
    const tuesday = addDays(first, ((1 - weekdayOf(first) + 7) % 7) + 1);
    const at = fromEastern(tuesday, 23, 30);
    if (year % 2 === 0 && at > context.startsAt + 2 * dayMs) {
      return { year, at };
    }
  }
}

function electionSeries(context: FamilyContext, ticker: string, title: string): VenueASeries {
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
const threeCalls =
  'The sources are the Associated Press, Fox News and NBC: the market resolves once all three call the race for the same candidate, or by the official certification if they do not.';

interface Race {
  readonly key: string;
  readonly office: string;
  readonly place: string;
  readonly ticker: string;
  readonly night: { readonly year: number; readonly at: number };
  readonly listedAt: number;
  readonly lean: number;
  readonly candidates: readonly [democrat: string, republican: string];
}

function raceOf(
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

function listRace(context: FamilyContext, race: Race): { readonly a: VenueAEvent; readonly b: VenueBEvent } {
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
      rulesPrimary: `Yes if a representative of the ${name} is sworn in as ${race.office} of ${race.place} for the term beginning in ${race.night.year + 1}.`,
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
function listMargin(context: FamilyContext, race: Race): Listing {
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

/** The presidency: sworn in against called, nominee against nomination, presidency against popular vote. */
function* presidential(context: FamilyContext): Iterable<Listing> {
  const { year: next } = electionNight(context);
  const year = next % 4 === 0 ? next : next + 2;
  const listedAt = context.startsAt - 100 * dayMs;
  const decidedAt = Date.UTC(year, 10, 8, 5);
  const names = people(context, `president-${year}`, 3);
  const chances = fallingChances(3, 0.8);
  const contest = (key: string, variable: string, listed = names): Contest =>
    contestOf(context, {
      key,
      variable,
      names: listed,
      chances: chances.slice(0, listed.length),
      listedAt,
      decidedAt,
    });
  const inaugurated = listMenuA(
    context,
    contest(
      `president-${year}-sworn`,
      `person next inaugurated as President for the term beginning in ${year + 1}`,
    ),
    {
      series: electionSeries(context, 'KXPRESPERSON', 'Presidential election winner'),
      ticker: `KXPRESPERSON-${year % 100}`,
      title: `Who will win the ${year} presidential election?`,
      activity: 10,
      terms: (name) => ({
        title: `Will ${name} win the ${year} presidential election?`,
        yesSubTitle: name,
        noSubTitle: name,
        rulesPrimary: `Yes if ${name} is the next person inaugurated as President for the term beginning in ${year + 1}.`,
        rulesSecondary: '',
        strikeType: 'custom',
        customStrike: { Person: name },
      }),
    },
  );
  const called = listMenuB(
    context,
    contest(
      `president-${year}-called`,
      `person called as winner of the ${year} presidential election by three broadcasters`,
    ),
    {
      slug: `presidential-election-winner-${year}`,
      title: `Presidential Election Winner ${year}`,
      description: `This market resolves to the person who wins the ${year} US presidential election.\n\nThe sources are the Associated Press, Fox News and NBC, once all three call the race for the same candidate; if they have not by the inauguration, whoever is inaugurated.`,
      tags: ['Politics', 'Elections', 'US Election'],
      activity: 20,
      question: (name) => `Will ${name} win the ${year} US Presidential Election?`,
      augmented: { reserved: 2, noun: 'Person' },
    },
  );
  const nominee = listMenuA(
    context,
    contest(
      `nominee-${year}-a`,
      `Democratic nominee for the Presidency who wins and accepts in ${year}, replacements included`,
      names.slice(0, 2),
    ),
    {
      series: electionSeries(context, 'KXPRESNOMD', 'Democratic nominee'),
      ticker: `KXPRESNOMD-${year % 100}`,
      title: `Democratic nominee in ${year}?`,
      activity: 5,
      terms: (name) => ({
        title: `Will ${name} be the nominee for the Presidency for the Democratic party?`,
        yesSubTitle: name,
        noSubTitle: name,
        rulesPrimary: `Yes if ${name} is the nominee of the Democratic party for the Presidency on election day in ${year}.`,
        rulesSecondary: '',
        strikeType: 'custom',
        customStrike: { Nominee: name },
      }),
    },
  );
  const nomination = listMenuB(
    context,
    contest(
      `nominee-${year}-b`,
      `person who wins the ${year} Democratic nomination, later replacements not counted`,
      names.slice(0, 2),
    ),
    {
      slug: `democratic-presidential-nominee-${year}`,
      title: `Democratic Presidential Nominee ${year}`,
      description: `Resolves Yes if the named person wins and accepts the ${year} nomination of the Democratic Party for president; otherwise No.\n\nThe source is a consensus of official party sources.\n\nA replacement of the nominee before election day changes nothing.`,
      tags: ['Politics', 'Elections'],
      activity: 8,
      question: (name) => `Will ${name} win the ${year} Democratic presidential nomination?`,
    },
  );
  const popular = listMenuB(
    context,
    contest(`popular-${year}`, `party whose nominee wins the popular vote of ${year}`, ['Democratic']),
    {
      slug: `popular-vote-winner-${year}`,
      title: `Popular Vote Winner ${year}`,
      description: `This market resolves by the candidate with the most votes in the ${year} presidential election.`,
      tags: ['Politics', 'Elections'],
      activity: 1,
      negRisk: false,
      question: (name) => `Will the ${name} nominee win the popular vote in ${year}?`,
    },
  );
  const party = listMenuB(
    context,
    contest(`party-${year}`, `party whose candidate is elected President in ${year}`, ['Democrats']),
    {
      slug: `which-party-wins-${year}-presidential-election`,
      title: `Which party wins the ${year} Presidential Election?`,
      description: `This market resolves to the party whose candidate is elected President in ${year}.\n\n${threeCalls}`,
      tags: ['Politics', 'Elections'],
      activity: 2,
      negRisk: false,
      question: (name) => `Will the ${name} win the ${year} US Presidential Election?`,
    },
  );
  yield { venueA: [inaugurated, nominee], venueB: [called, nomination, popular, party] };
  const pairs = [
    [
      'H36',
      inaugurated.markets[0],
      called.markets[0],
      'none',
      'Called on election night and inaugurated in January are two events.',
    ],
    [
      'H37',
      nominee.markets[0],
      nomination.markets[0],
      'none',
      'A replaced nominee counts on one venue only.',
    ],
    [
      'H44',
      party.markets[0],
      popular.markets[0],
      'none',
      'The presidency and the popular vote have gone to different parties.',
    ],
    [
      'H58',
      called.markets[0],
      called.markets[1],
      'contradicts',
      'Named members exclude each other; the named ones are not all.',
    ],
    ['H57', inaugurated.markets[0], nominee.markets[1], 'none', 'Two persons in two contests.'],
  ] as const;
  for (const [hardCase, left, right, relation, reason] of pairs) {
    if (left !== undefined && right !== undefined) {
      context.trap(hardCase, left, right, {
        relation,
        reason,
        ...(hardCase === 'H58' ? { covers: false } : {}),
      });
    }
  }
}

function* core(context: FamilyContext): Iterable<Listing> {
  const night = electionNight(context);
  const race = raceOf(context, 'Senator', 'Kansas', 'SENATEKS', night, context.startsAt - 60 * dayMs);
  const { a, b } = listRace(context, race);
  yield { venueA: [a], venueB: [b] };
  const [sworn, called] = [a.markets[0], b.markets[0]];
  if (sworn !== undefined && called !== undefined) {
    context.trap('H36', sworn, called, { relation: 'none', reason: 'Sworn in and called are two figures.' });
  }
  yield* presidential(context);
}

function* races(context: FamilyContext, night: Race['night'], listedAt: number): Iterable<Race> {
  for (const [state, code] of states) {
    yield raceOf(context, 'Governor', state, `GOV${code}`, night, listedAt);
    if (state !== 'Kansas') {
      yield raceOf(context, 'Senator', state, `SENATE${code}`, night, listedAt);
    }
  }
  for (let district = 1; district <= 80; district += 1) {
    for (const [state, code] of states) {
      const number = String(district).padStart(2, '0');
      yield raceOf(
        context,
        'House member',
        `${state} district ${district}`,
        `KXHOUSERACE-${code}${number}`,
        night,
        listedAt,
      );
    }
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  const night = electionNight(context);
  for (const race of races(context, night, context.startsAt - 45 * dayMs)) {
    const { a, b } = listRace(context, race);
    yield { venueA: [a], venueB: [b] };
    yield listMargin(context, race);
  }
}

/** Special elections and primaries of the last half year. */
function* past(context: FamilyContext): Iterable<Listing> {
  let number = 0;
  for (const [state, code] of states) {
    const at = context.startsAt - (4 + ((number * 7) % 170)) * dayMs;
    number += 1;
    const night = { year: easternOf(at).year, at };
    const race = raceOf(context, 'Senator', `${state} special`, `KXSPECIAL${code}`, night, at - 60 * dayMs);
    const { a, b } = listRace(context, race);
    yield { venueA: [a], venueB: [b] };
    if (at + 11 * dayMs < context.startsAt) {
      yield listMargin(context, race);
    }
  }
}

export const electionFamily: Family = {
  name: 'elections',
  weights: { venueA: 165, venueB: 120 },
  core,
  more,
  past,
};
