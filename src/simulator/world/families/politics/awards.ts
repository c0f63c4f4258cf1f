/** Awards, performers and finishing places. */
import { FigureClaim } from '../../claims.ts';
import { dayMs, easternOf, hourMs, shortDate } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import { menuSeries } from './menu-series.ts';
import { contestOf, fallingChances, listMenuA, listMenuB } from './menus.ts';

/** Awards and performers. On venue_a each of several winners pays, or an exchange committee decides. */
export function listAward(
  context: FamilyContext,
  key: string,
  award: string,
  names: readonly string[],
  decidedAt: number,
  listedAt: number,
): Listing {
  const chances = fallingChances(names.length, 0.75);
  const draft = { names, chances, listedAt, decidedAt, kin: key };
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
export function listRanking(
  context: FamilyContext,
  key: string,
  chart: string,
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
  const variable = `place of ${name} on ${chart} of ${shortDate(easternOf(decidedAt))}, ties share the better place`;
  const make = (top: number): VenueAEvent =>
    listVenueAEvent(context, {
      series: menuSeries(context, `KXTOP${top}CHART`, `Top ${top} of a chart`, 'Entertainment'),
      ticker: `KXTOP${top}CHART-${key}`,
      title: `Top ${top} of ${chart}?`,
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
            title: `Will ${name} finish in the top ${top} of ${chart}?`,
            yesSubTitle: name,
            noSubTitle: name,
            rulesPrimary: `Yes if ${name} finishes in the top ${top} of ${chart} published on ${shortDate(easternOf(decidedAt))}, ties included.`,
            rulesSecondary: 'Tied entries all hold the better place.',
            strikeType: 'custom' as const,
            customStrike: { Participant: name },
          }),
        },
      ],
    });
  return { venueA: [make(5), make(10)] };
}
