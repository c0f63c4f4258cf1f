/** The venue's tags and fee types as our categories and topics. */
import type { Category } from '../../core/contract/index.ts';
import { toTopic } from '../topic.ts';

/** By tag slug; the first row of which a market has any tag decides, so the special stand before the general. */
const byTag: readonly (readonly [Category, readonly string[]])[] = [
  [
    'Weather',
    ['weather', 'temperature', 'daily-temperature', 'highest-temperature', 'hurricanes', 'climate', 'snow'],
  ],
  [
    'Sports',
    [
      'sports',
      'games',
      'nfl',
      'nba',
      'mlb',
      'nhl',
      'wnba',
      'cfb',
      'cbb',
      'soccer',
      'football',
      'basketball',
      'baseball',
      'hockey',
      'tennis',
      'golf',
      'ufc',
      'mma',
      'boxing',
      'cricket',
      'esports',
      'f1',
      'formula-1',
      'epl',
      'ucl',
      'fifa-world-cup',
      'olympics',
      'chess',
    ],
  ],
  [
    'Crypto',
    [
      'crypto',
      'crypto-prices',
      'bitcoin',
      'ethereum',
      'solana',
      'xrp',
      'dogecoin',
      'defi',
      'nfts',
      'stablecoins',
      'airdrops',
      'memecoins',
    ],
  ],
  [
    'Economics',
    [
      'economy',
      'economics',
      'economic-policy',
      'fed',
      'fed-rates',
      'fomc',
      'cpi',
      'inflation',
      'jobs-report',
      'unemployment',
      'gdp',
      'interest-rates',
      'finance',
      'stocks',
      'earnings',
      'ipos',
      'commodities',
      'business',
      'treasuries',
      'recession',
      'macro-indicators',
      'companies',
    ],
  ],
  [
    'Politics',
    [
      'politics',
      'elections',
      'us-election',
      'us-elections',
      'global-elections',
      'world-elections',
      'primaries',
      'midterms',
      'congress',
      'senate',
      'house',
      'courts',
      'supreme-court',
      'trump',
      'trump-presidency',
      'us-politics',
      'approval',
      'nominations',
    ],
  ],
  [
    'World',
    [
      'world',
      'geopolitics',
      'middle-east',
      'israel',
      'iran',
      'ukraine',
      'russia',
      'china',
      'foreign-policy',
      'war',
      'nuclear',
    ],
  ],
  [
    'Tech & Science',
    [
      'tech',
      'technology',
      'science',
      'ai',
      'artificial-intelligence',
      'openai',
      'space',
      'spacex',
      'big-tech',
      'health',
      'pandemics',
      'science-and-technology',
    ],
  ],
  [
    'Culture',
    [
      'pop-culture',
      'culture',
      'movies',
      'music',
      'awards',
      'oscars',
      'grammys',
      'celebrities',
      'tv',
      'mentions',
      'tweets',
      'tweets-markets',
      'youtube',
      'video-games',
      'creators',
      'entertainment',
      'social',
    ],
  ],
];

const categoryByTag: ReadonlyMap<string, number> = new Map(
  byTag.flatMap(([, tags], row) => tags.map((tag) => [tag, row] as const)),
);

/** The beginnings of fee types; what they do not show (`general_fees`) is left to the tags. */
const byFeeType: readonly (readonly [string, Category])[] = [
  ['sports_', 'Sports'],
  ['crypto_', 'Crypto'],
  ['weather_', 'Weather'],
  ['economics_', 'Economics'],
  ['finance_', 'Economics'],
  ['politics_', 'Politics'],
  ['culture_', 'Culture'],
  ['mentions_', 'Culture'],
  ['tech_', 'Tech & Science'],
];

export function categorise(tags: readonly string[], feeType: string | undefined): Category {
  let best = Number.POSITIVE_INFINITY;
  for (const tag of tags) best = Math.min(best, categoryByTag.get(tag) ?? Number.POSITIVE_INFINITY);
  const named = byTag[best];
  if (named !== undefined) return named[0];
  return byFeeType.find(([start]) => feeType?.startsWith(start))?.[1] ?? 'Other';
}

/** Of labels, slugs or category names, as copies of the venue's past have them. */
export function categoryOfVenueBTerms(terms: readonly string[]): Category {
  return categorise(terms.map(toTopic), undefined);
}

const topicsMax = 40;

/** Tag slugs as topics, in order and once each; what is no word of lower-case letters and digits is made one. */
export function topicsOf(slugs: readonly string[]): readonly string[] {
  const topics = slugs.map(toTopic).filter((topic) => topic !== '');
  return [...new Set(topics)].sort().slice(0, topicsMax);
}
