/** Leaders who leave, awards, performers, mentions: the menus and deadlines in which definitions differ most. */
import { FigureClaim } from '../../claims.ts';
import {
  addDays,
  type CalendarDate,
  dayMs,
  easternOf,
  fromEastern,
  hourMs,
  longDate,
  shortDate,
  tickerDate,
} from '../../eastern-time.ts';
import type { Family, FamilyContext, Listing } from '../../family.ts';
import { Deadline, Happening, PublishedFigure } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import { uniformOf } from '../../random.ts';
import type { VenueAEvent, VenueASeries } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { people } from './elections.ts';
import { contestOf, fallingChances, listMenuA, listMenuB } from './menus.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];
const deathRisk = { branch: 'death', probability: 0.03 } as const;

function menuSeries(context: FamilyContext, ticker: string, title: string, category: string): VenueASeries {
  return context.series({
    ticker,
    title,
    category,
    tags: undefined,
    frequency: 'one_off',
    settlementSources: undefined,
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}

interface Leader {
  readonly name: string;
  readonly office: string;
  readonly key: string;
}

/** Death is settled at the last price before it on venue_a, and counts as leaving on venue_b: two figures. */
function listLeaderOut(
  context: FamilyContext,
  leader: Leader,
  date: CalendarDate,
  listedAt: number,
): Listing {
  const from = Math.max(listedAt, Math.min(context.startsAt, fromEastern(date) - 200 * dayMs));
  const happening = new Happening({
    seed: context.seed,
    id: `out-${leader.key.toLowerCase()}`,
    from,
    yearly: 0.25 + 0.4 * uniformOf(context.seed, `out:${leader.key}`),
    voidRisk: deathRisk,
  });
  const deadline = fromEastern(date);
  const closesAt = deadline;
  const a = listVenueAEvent(context, {
    series: menuSeries(context, `KX${leader.key}OUT`, `${leader.name} out?`, 'Politics'),
    ticker: `KX${leader.key}OUT-${leader.key.slice(0, 4)}`,
    title: `${leader.name} out?`,
    subTitle: `As ${leader.office}`,
    mutuallyExclusive: false,
    activity: 2,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt,
      expectedExpirationAt: closesAt + 10 * hourMs,
      latestExpirationAt: closesAt + 7 * dayMs,
    },
    markets: [
      {
        suffix: tickerDate(date),
        claim: new FigureClaim(
          new Deadline(happening, listedAt, deadline),
          `first time that ${leader.name} leaves office otherwise than by death`,
          0,
          Math.floor(deadline / 1000) - 1,
          { death: 'fair_price' },
        ),
        terms: () => ({
          title: `Will ${leader.name} leave office before ${shortDate(date)}?`,
          yesSubTitle: `Before ${shortDate(date)}`,
          noSubTitle: `Before ${shortDate(date)}`,
          rulesPrimary: `Yes if ${leader.name} leaves the office of ${leader.office} after issuance and before ${shortDate(date)}.`,
          rulesSecondary:
            'If the holder dies in office, the market settles at the last fair price before the death. An announcement of leaving does not count until it takes effect.',
        }),
      },
    ],
  });
  const byDate = addDays(date, -1);
  const question = `Will ${leader.name} be out as ${leader.office} by ${longDate(byDate)}?`;
  const description = `Resolves Yes if ${leader.name} ceases to be ${leader.office} for any length of time by ${longDate(byDate)}, 11:59 PM ET, for whatever reason, death included; otherwise No.\n\nAn announcement of a resignation that takes effect later counts.\n\nThe source is a consensus of credible reporting.`;
  const b = listVenueBEvent(context, {
    slug: slugWords(`${leader.name} out as ${leader.office}`),
    title: `${leader.name} out as ${leader.office} by...?`,
    description,
    tags: ['Politics', 'World'].map(venueBTag),
    negRisk: false,
    activity: 4,
    feeType: 'politics_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: closesAt + dayMs,
      endDateAt: fromEastern(byDate, 23, 59),
    },
    markets: [
      {
        slug: slugWords(question),
        claim: new FigureClaim(
          new Deadline(happening, listedAt, deadline),
          `first time that ${leader.name} ceases to hold office or announces it, death included`,
          0,
          Math.floor(fromEastern(byDate, 23, 59) / 1000),
          { death: 2 },
        ),
        terms: () => ({
          question,
          groupItemTitle: longDate(byDate),
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      },
    ],
  });
  return { venueA: [a], venueB: [b] };
}

/** A race against others: whoever goes first. */
function listNextOut(context: FamilyContext, names: readonly string[], listedAt: number): VenueBEvent {
  const contest = contestOf(context, {
    key: 'next-cabinet-out',
    variable: 'first member of the cabinet to leave after listing',
    names,
    chances: fallingChances(names.length, 0.8),
    listedAt,
    decidedAt: context.startsAt + 150 * dayMs,
    knownBefore: 0.3,
  });
  return listMenuB(context, contest, {
    slug: 'next-cabinet-member-out',
    title: 'Next cabinet member out?',
    description:
      'This market resolves to the first member of the cabinet who leaves after its listing.\n\nIf nobody has left by the end date, it resolves to "Other".',
    tags: ['Politics'],
    activity: 2,
    question: (name) => `Will ${name} be the next cabinet member out?`,
    augmented: { reserved: 1, noun: 'Person' },
  });
}

/** Awards and performers. On venue_a each of several winners pays, or an exchange committee decides. */
function listAward(
  context: FamilyContext,
  key: string,
  award: string,
  names: readonly string[],
  decidedAt: number,
  listedAt: number,
): Listing {
  const chances = fallingChances(names.length, 0.75);
  const draft = { names, chances, listedAt, decidedAt };
  const joint = contestOf(context, {
    ...draft,
    key: `${key}-a`,
    variable: `a person named, alone or with others, as ${award}`,
  });
  const sole = contestOf(context, {
    ...draft,
    key: `${key}-b`,
    variable: `the one entry named as ${award}, groups counted as such`,
  });
  const a = listMenuA(context, joint, {
    series: menuSeries(context, `KX${key.toUpperCase()}`, award, 'Entertainment'),
    ticker: `KX${key.toUpperCase()}-${easternOf(decidedAt).year % 100}`,
    title: `Who will be ${award}?`,
    mutuallyExclusive: false,
    activity: 2,
    // Several may win together, so each member is a figure of its own.
    variableOf: (name) => `whether ${name} is named, alone or with others, as ${award}`,
    terms: (name) => ({
      title: `Will ${name} be ${award}?`,
      yesSubTitle: name,
      noSubTitle: name,
      rulesPrimary: `Yes if ${name} is named as ${award}, alone or as one of several.`,
      rulesSecondary:
        'If it is unclear who was named, the outcome review committee decides, and may settle at a fair price.',
      strikeType: 'custom',
      customStrike: { Person: name },
    }),
  });
  const b = listMenuB(context, sole, {
    slug: slugWords(`who will be ${award}`),
    title: `Who will be ${award}?`,
    description: `This market resolves to the entry named as ${award}. A group is an entry of its own; if it is not listed, the market resolves to "Other".`,
    tags: ['Culture'],
    activity: 3,
    feeType: 'culture_fees',
    question: (name) => `Will ${name} be ${award}?`,
    augmented: { reserved: 1, noun: 'Person' },
  });
  return { venueA: [a], venueB: [b] };
}

/** Finishing places: top 5 lies in top 10. */
function listRanking(
  context: FamilyContext,
  key: string,
  name: string,
  decidedAt: number,
  listedAt: number,
): Listing {
  const place = new PublishedFigure({
    seed: context.seed,
    id: `place-${key.toLowerCase()}`,
    startsAt: decidedAt - 4 * dayMs,
    endsAt: decidedAt,
    key: 'place',
    prior: { mean: 9, deviation: 6 },
    revelation: [
      [listedAt, 0.05],
      [decidedAt - dayMs, 0.7],
      [decidedAt, 1],
    ],
    least: 1,
  });
  const variable = `place of ${name} on the yearly chart, ties share the better place`;
  const make = (top: number): VenueAEvent =>
    listVenueAEvent(context, {
      series: menuSeries(context, `KXTOP${top}CHART`, `Top ${top} of the yearly chart`, 'Entertainment'),
      ticker: `KXTOP${top}CHART-${key}`,
      title: `Top ${top} of the yearly chart?`,
      subTitle: name,
      mutuallyExclusive: false,
      activity: 0.5,
      times: {
        createdAt: listedAt,
        opensAt: listedAt,
        closesAt: decidedAt,
        expectedExpirationAt: decidedAt + hourMs,
        latestExpirationAt: decidedAt + 30 * dayMs,
      },
      markets: [
        {
          suffix: slugWords(name).toUpperCase().replaceAll('-', '').slice(0, 8),
          claim: new FigureClaim(place, variable, 1, top, {}),
          terms: () => ({
            title: `Will ${name} finish in the top ${top} of the yearly chart?`,
            yesSubTitle: name,
            noSubTitle: name,
            rulesPrimary: `Yes if ${name} finishes in the top ${top} of the yearly chart, ties included.`,
            rulesSecondary: 'Tied entries all hold the better place.',
            strikeType: 'custom' as const,
            customStrike: { Participant: name },
          }),
        },
      ],
    });
  return { venueA: [make(5), make(10)] };
}

const words = [
  'tariff',
  'inflation',
  'border',
  'crypto',
  'Greenland',
  'beautiful',
  'recession',
  'ceasefire',
  'doge',
  'Nobel',
  'golf',
  'shutdown',
  'oil',
  'windmill',
  'TikTok',
  'autopen',
] as const;

/** What a speaker says: each word is its own figure. */
function listMentions(
  context: FamilyContext,
  key: string,
  speaker: string,
  occasion: string,
  spokenAt: number,
  count: number,
): Listing {
  const listedAt = Math.min(spokenAt - 3 * dayMs, context.startsAt - dayMs);
  const said = words.slice(0, count).map((word) => ({
    word,
    figure: new PublishedFigure({
      seed: context.seed,
      id: `mention-${key.toLowerCase()}-${word.toLowerCase()}`,
      startsAt: spokenAt,
      endsAt: spokenAt + 2 * hourMs,
      key: 'times',
      prior: { mean: 1.2 * uniformOf(context.seed, `said:${key}:${word}`), deviation: 1 },
      revelation: [
        [listedAt, 0.05],
        [spokenAt, 0.3],
        [spokenAt + 2 * hourMs, 1],
      ],
      least: 0,
      voidRisk: { branch: 'cancelled', probability: 0.03 },
    }),
  }));
  const a = listVenueAEvent(context, {
    series: menuSeries(context, `KXSAY${key.replace(/\d+$/, '')}`, `What will ${speaker} say?`, 'Mentions'),
    ticker: `KXSAY${key}`,
    title: `What will ${speaker} say during ${occasion}?`,
    subTitle: occasion,
    mutuallyExclusive: false,
    activity: 1.5,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: spokenAt + 3 * hourMs,
      expectedExpirationAt: spokenAt + 3 * hourMs,
      latestExpirationAt: spokenAt + 14 * dayMs,
    },
    markets: said.map(({ word, figure }) => ({
      suffix: word.toUpperCase().slice(0, 4),
      claim: new FigureClaim(
        figure,
        `times ${speaker} says "${word}" during ${occasion}, by the video`,
        1,
        Number.POSITIVE_INFINITY,
        {
          cancelled: 'fair_price',
        },
      ),
      terms: () => ({
        title: `What will ${speaker} say during ${occasion}?`,
        yesSubTitle: word,
        noSubTitle: word,
        rulesPrimary: `Yes if ${speaker} says ${word} as part of ${occasion}.`,
        rulesSecondary:
          'Plurals and possessives count; other inflections do not. The video of the occasion decides. If the occasion is cancelled, the market settles at the last fair price.',
        strikeType: 'custom' as const,
        customStrike: { Word: word },
      }),
    })),
  });
  const description = `Resolves Yes if ${speaker} says the listed word during ${occasion}, in any form; otherwise No. If the occasion is cancelled, the market resolves No.\n\nThe source is the video of the occasion.`;
  const b = listVenueBEvent(context, {
    slug: slugWords(`what will ${speaker} say during ${occasion}`),
    title: `What will ${speaker} say during ${occasion}?`,
    description,
    tags: ['Mentions'].map(venueBTag),
    negRisk: false,
    activity: 2,
    feeType: 'mentions_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: { createdAt: listedAt, opensAt: listedAt, closesAt: spokenAt + dayMs, endDateAt: spokenAt },
    markets: said.map(({ word, figure }, index) => {
      const question = `Will ${speaker} say "${word}" during ${occasion}?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(
          figure,
          `times ${speaker} says any form of "${word}" during ${occasion}`,
          1,
          Number.POSITIVE_INFINITY,
          {
            cancelled: 0,
          },
        ),
        groupItemThreshold: String(index),
        terms: () => ({ question, groupItemTitle: word, description, outcomes: yesNo, resolutionSource: '' }),
      };
    }),
  });
  return { venueA: [a], venueB: [b] };
}

/** A meeting menu in which one label and its rules name different people. */
function listMeetings(context: FamilyContext, listedAt: number): Listing {
  const names = people(context, 'meetings', 2);
  const contest = contestOf(context, {
    key: 'meetings',
    variable: 'first head of government received at the White House after issuance',
    names,
    chances: fallingChances(2, 0.6),
    listedAt,
    decidedAt: context.startsAt + 40 * dayMs,
    knownBefore: 0.3,
  });
  const a = listMenuA(context, contest, {
    series: menuSeries(context, 'KXTRUMPMEETING', 'White House meetings', 'Politics'),
    ticker: 'KXTRUMPMEETING-NEXT',
    title: 'Who will visit the White House next?',
    activity: 1,
    variableOf: (name, index) =>
      index === 1 ? `conflicting names in the terms on ${name}` : contest.variable,
    terms: (name, index) => ({
      title: `Will ${name} visit the White House next?`,
      yesSubTitle: name,
      noSubTitle: name,
      rulesPrimary: `Yes if ${index === 1 ? 'Ivan Petrov' : name} is the first head of government received at the White House after issuance.`,
      rulesSecondary: '',
      strikeType: 'custom',
      customStrike: { Person: name },
    }),
  });
  return { venueA: [a] };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const listedAt = context.startsAt - 50 * dayMs;
  const newYear: CalendarDate = { year: today.year + 1, month: 1, day: 1 };
  const leader: Leader = { name: 'Rashid Karimov', office: 'Supreme Leader', key: 'KARIMOV' };
  const out = listLeaderOut(context, leader, newYear, listedAt);
  yield out;
  const secretary = listLeaderOut(
    context,
    { name: 'Dana Whitlock', office: 'Secretary of Energy', key: 'WHITLOCK' },
    newYear,
    listedAt,
  );
  const next = listNextOut(context, ['Dana Whitlock', 'Omar Reyes'], listedAt);
  yield { venueA: secretary.venueA ?? [], venueB: [next] };
  const soon = context.startsAt + 25 * dayMs;
  const award = listAward(
    context,
    'personyear',
    'person of the year',
    people(context, 'person-of-the-year', 2),
    soon,
    listedAt,
  );
  yield award;
  const show = listAward(
    context,
    'halftime',
    'a performer of the halftime show',
    ['Lena Moss', 'Kid Meridian'],
    soon,
    listedAt,
  );
  yield show;
  const ranking = listRanking(context, 'A', 'Juno Park', soon, listedAt);
  yield ranking;
  yield listMentions(
    context,
    'POTUS',
    'the President',
    'the weekly address',
    context.startsAt + 2 * dayMs,
    2,
  );
  yield listMeetings(context, listedAt);
  const pairs = [
    [
      'H38',
      out.venueA?.[0]?.markets[0],
      out.venueB?.[0]?.markets[0],
      'none',
      'Death pays a last price on one venue and Yes on the other.',
    ],
    [
      'H33',
      secretary.venueA?.[0]?.markets[0],
      next.markets[0],
      'none',
      'Leaving by a date and leaving first are two questions.',
    ],
    [
      'H40',
      award.venueA?.[0]?.markets[0],
      award.venueB?.[0]?.markets[0],
      'none',
      'Each of a group pays on one venue, only the group on the other.',
    ],
    [
      'H39',
      show.venueA?.[0]?.markets[0],
      show.venueB?.[0]?.markets[0],
      'none',
      'A committee may settle one of them at a fair price.',
    ],
    [
      'H54',
      ranking.venueA?.[0]?.markets[0],
      ranking.venueA?.[1]?.markets[0],
      'implies',
      'The first five are among the first ten.',
    ],
  ] as const;
  for (const [hardCase, left, right, relation, reason] of pairs) {
    if (left !== undefined && right !== undefined) {
      context.trap(hardCase, left, right, { relation, reason });
    }
  }
}

function* everything(context: FamilyContext, sign: 1 | -1): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let number = 0; number < 4000; number += 1) {
    const days = 3 + (number % 170);
    const decidedAt = fromEastern(addDays(today, sign * days), 20);
    const listedAt = Math.min(decidedAt - 40 * dayMs, context.startsAt - 10 * dayMs);
    const key = `${sign < 0 ? 'OLD' : 'N'}${number}`;
    const kind = number % 4;
    if (kind === 0) {
      yield listMentions(
        context,
        `SPEECH${sign < 0 ? 'X' : ''}${number}`,
        'the Governor',
        `address ${key}`,
        decidedAt,
        6 + (number % 10),
      );
    } else if (kind === 1) {
      const [name = 'Ada Abbott'] = people(context, `leader-${key}`, 1);
      yield listLeaderOut(
        context,
        { name, office: `Minister ${key}`, key: `L${key}` },
        easternOf(decidedAt),
        listedAt,
      );
    } else if (kind === 2) {
      const size = 3 + Math.floor(20 * uniformOf(context.seed, `award:${key}`) ** 3);
      yield listAward(
        context,
        `award${key}`,
        `winner of award ${key}`,
        people(context, `award-${key}`, size),
        decidedAt,
        listedAt,
      );
    } else {
      yield listRanking(
        context,
        key,
        people(context, `chart-${key}`, 1)[0] ?? 'Juno Park',
        decidedAt,
        listedAt,
      );
    }
  }
}

export const leaderFamily: Family = {
  name: 'leaders-awards-mentions',
  weights: { venueA: 90, venueB: 60 },
  core,
  more: (context) => everything(context, 1),
  past: (context) => everything(context, -1),
};
