/** Leaders who leave: by a date, or first of all. Death is settled differently on the two venues. */
import { FigureClaim } from '../../claims.ts';
import {
  addDays,
  dayMs,
  type EasternDate,
  fromEastern,
  hourMs,
  longDate,
  shortDate,
  tickerDate,
} from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { DeadlineFigure, Happening } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import { uniformOf } from '../../random.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { menuSeries, yesNo } from './menu-series.ts';
import { contestOf, fallingChances, listMenuB } from './menus.ts';

const deathRisk = { branch: 'death', probability: 0.03 } as const;

export interface Leader {
  readonly name: string;
  readonly office: string;
  readonly key: string;
}

/** Death is settled at the last price before it on venue_a, and counts as leaving on venue_b: two figures. */
export function listLeaderOut(
  context: FamilyContext,
  leader: Leader,
  date: EasternDate,
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
          new DeadlineFigure(happening, listedAt, deadline),
          `first time that ${leader.name} leaves the office of ${leader.office} otherwise than by death`,
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
  const description = `Yes if ${leader.name} ceases to be ${leader.office}, be it for a day, until 11:59 PM ET on ${longDate(byDate)}, for whatever reason, death included; No otherwise.\n\nAn announcement of a resignation that takes effect later counts.\n\nThe source is a consensus of credible reporting.`;
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
          new DeadlineFigure(happening, listedAt, deadline),
          `first time that ${leader.name} ceases to be ${leader.office} or announces it, death included`,
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

/** A race against others: the first to go wins. */
export function listNextOut(context: FamilyContext, names: readonly string[], listedAt: number): VenueBEvent {
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
