/** What a speaker says: each word is its own figure. */
import { FigureClaim } from '../../claims.ts';
import { dayMs, hourMs } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import { uniformOf } from '../../random.ts';
import { menuSeries, yesNo } from './menu-series.ts';

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
export function listMentions(
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
    series: menuSeries(context, `KXSAY${key.replace(/\d+$/, '')}`, 'What will be said?', 'Mentions'),
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
