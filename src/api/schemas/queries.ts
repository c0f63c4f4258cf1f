/** The query parameters of every endpoint: names, defaults and ranges. Anything else in a query is refused. */
import { type TProperties, Type } from 'typebox';
import { resolutions } from './book.ts';
import { horizonsDays } from './calibration.ts';
import { purchaseUnits } from './comparison.ts';
import { flowWindows } from './flow.ts';
import { relationKinds } from './relation-kind.ts';
import {
  liquidityGrades,
  marketIdPattern,
  marketIdTakes,
  oneOf,
  sides,
  topicSlugPattern,
  topicSlugTakes,
  venues,
} from './scalars.ts';
import { strategyCategories, strategyVenues } from './strategy.ts';
import { deliveryStatuses } from './webhook.ts';

const amountPattern = '^\\d{1,12}(\\.\\d{1,6})?$';
/** Above zero, without leading zeros: `1`, `250`, `12.50`, `0.5`. */
const positiveAmountPattern = '^([1-9]\\d{0,8}(\\.\\d{1,6})?|0\\.\\d{0,5}[1-9]\\d{0,5})$';

function query<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

function limit(standard: number, maximum: number, what: string) {
  return Type.Optional(
    Type.Integer({ minimum: 1, maximum, default: standard, description: `How many ${what} to return.` }),
  );
}

function offset(maximum: number) {
  return Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum,
      default: 0,
      description: 'How many to skip; add `limit` for the next page.',
    }),
  );
}

function restriction(description: string) {
  return Type.Optional(Type.Boolean({ default: false, description }));
}

function amount(description: string, example: string) {
  return Type.Optional(
    Type.String({
      pattern: amountPattern,
      takes: 'a decimal with at most 12 digits before the point and 6 after it, such as 250 or 0.05',
      maxLength: 19,
      description,
      examples: [example],
    }),
  );
}

function time(description: string, example: string) {
  return Type.Optional(
    Type.String({
      format: 'date-time',
      description: `${description} RFC 3339, UTC.`,
      examples: [example],
    }),
  );
}

/** More than any list has: pairs across the venues are the longest, with up to four million. */
const offsetMax = 10_000_000;

const venue = Type.Optional(oneOf(venues, 'Only this venue.'));
const category = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Only this category, spelled as the markets give it.',
    examples: ['Economics'],
  }),
);
const topic = Type.Optional(
  Type.String({
    pattern: topicSlugPattern,
    takes: topicSlugTakes,
    maxLength: 100,
    description: 'Only this topic.',
    examples: ['fed-rates'],
  }),
);
const words = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Words to look for.',
    examples: ['fed december'],
  }),
);
const relation = Type.Optional(oneOf(relationKinds, 'Only this relation.'));
const cursor = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]+$',
    takes: 'the next_cursor of the page before, unchanged',
    maxLength: 512,
    description: 'The `next_cursor` of the page before, unchanged.',
    examples: ['Fp1CVuLvOOHv1x7J0YM-UVsidmVudWVfYSIsIkdPVkFLLTI4LURQQVJUIl0'],
  }),
);
const window = {
  from: time(
    'Start of the window, part of it; 24 hours before its end when left out. In the future: the window is empty.',
    '2026-11-15T12:00:00Z',
  ),
  to: time(
    'End of the window, not part of it; when left out or in the future, the time up to which everything is saved, a second or two before now.',
    '2026-11-15T13:00:00Z',
  ),
};
const resolution = Type.Optional(
  Type.Enum(resolutions, { type: 'string', default: '1m', description: 'The length of one step.' }),
);
const measuredVenue = Type.Optional(
  Type.Enum(strategyVenues, {
    type: 'string',
    default: 'all',
    description: "Whose markets; `all` takes both venues' markets together.",
  }),
);
const measuredCategory = Type.Optional(
  oneOf(
    strategyCategories,
    'Only this category; `All` takes every category together. No category is left out without it.',
  ),
);
const liquidityFloors = {
  min_volume_usd: amount(
    'Only markets with at least this much traded in 24 hours, instead of $1,000 or $25,000 of open interest.',
    '5000',
  ),
  max_spread_usd: amount('Only markets with at most this round-trip spread, instead of $0.05.', '0.03'),
  include_thin: restriction('True shows thin markets too and drops both floors.'),
};

export const NoQuery = query({});

export const MarketsQuery = query({
  venue,
  category,
  event_id: Type.Optional(
    Type.String({
      pattern: marketIdPattern,
      takes: marketIdTakes,
      description: 'Only this event; needs `venue`.',
      examples: ['KXFEDDECISION-26DEC'],
    }),
  ),
  topic,
  liquidity: Type.Optional(oneOf(liquidityGrades, 'Only this liquidity grade.')),
  related: Type.Optional(
    Type.Boolean({ description: 'True: only markets with a relation. False: only markets without one.' }),
  ),
  closes_before: time(
    'Only markets whose trading is set to stop before this moment. Open markets of `venue_b` have no such time: they trade until their outcome is settled.',
    '2026-12-31T00:00:00Z',
  ),
  limit: limit(50, 200, 'markets'),
  cursor,
});

export const MarketRelationsQuery = query({
  relation,
  cross_venue: Type.Optional(
    Type.Boolean({ description: 'True: only the other venue. False: only the same venue.' }),
  ),
  limit: limit(50, 200, 'relations'),
  offset: offset(offsetMax),
});

export const MarketTradesQuery = query({
  ...window,
  min_notional_usd: amount('Only trades of at least this `notional_usd`.', '100'),
  limit: limit(100, 1000, 'trades'),
  cursor,
});

export const MarketQuotesQuery = query({ ...window, resolution, limit: limit(500, 5000, 'quotes') });

export const MarketBookQuery = query({
  at: time('The moment to show the book at, not in the future; now when left out.', '2026-11-15T12:00:00Z'),
  depth: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 500, default: 50, description: 'Levels to show on each side.' }),
  ),
});

export const BookHistoryQuery = query({ ...window, resolution });

export const MarketRulesQuery = query({ limit: limit(20, 100, 'versions') });

export const ComparisonQuery = query({
  side: oneOf(sides, 'The side to buy.'),
  unit: oneOf(purchaseUnits, 'Whether `amount` is a dollar budget or a number of shares.'),
  amount: Type.String({
    pattern: positiveAmountPattern,
    takes: 'a decimal above zero with at most 9 digits before the point and 6 after it, such as 100 or 12.50',
    maxLength: 16,
    description: 'How much, above zero; a whole number for shares.',
    examples: ['100'],
  }),
  counterpart: Type.Optional(
    Type.String({
      pattern: `^(${venues.join('|')}):${marketIdPattern.slice(1)}`,
      takes: 'a venue and a market id joined by a colon, such as venue_a:KXFEDDECISION-26DEC-H0',
      examples: ['venue_b:fed-no-change-of-rates-at-the-december-2026-meeting-567-297'],
      description:
        'The contract to compare with, `<venue>:<market_id>`, from `candidates`; the strongest graph relation when left out.',
    }),
  ),
});

export const EventsQuery = query({
  venue,
  category,
  topic,
  q: words,
  limit: limit(50, 200, 'events'),
  offset: offset(offsetMax),
});

export const RulebookQuery = query({ limit: limit(20, 100, 'versions') });

export const SearchQuery = query({
  q: words,
  venue,
  category,
  limit: limit(20, 100, 'markets'),
  offset: offset(300),
});

export const TopicsQuery = query({ limit: limit(50, 200, 'topics') });

export const TopicQuery = query({ limit: limit(50, 200, 'markets') });

export const CrossVenueQuery = query({
  relation,
  category,
  limit: limit(50, 200, 'pairs'),
  offset: offset(offsetMax),
});

export const OpportunitiesQuery = query({
  cross_venue: restriction('True: only leads whose legs are on different venues.'),
  executable: restriction('True: only leads whose live books could be filled at a profit.'),
  ...liquidityFloors,
  limit: limit(50, 200, 'leads'),
});

export const InsightsQuery = query({ ...liquidityFloors });

export const StrategiesQuery = query({
  venue: measuredVenue,
  category: measuredCategory,
  limit: limit(20, 60, 'rules'),
});

export const StrategyQuery = query({ ...liquidityFloors, limit: limit(20, 100, 'open markets') });

export const TapeQuery = query({
  hours: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 720, default: 24, description: 'How many hours to look back.' }),
  ),
  min_notional_usd: Type.Optional(
    Type.Integer({
      minimum: 100,
      maximum: 1_000_000,
      default: 1000,
      description: 'The smallest fill to show, in USD notional.',
    }),
  ),
  ...liquidityFloors,
  limit: limit(50, 300, 'fills'),
});

export const MovesQuery = query({ ...liquidityFloors, limit: limit(20, 100, 'markets') });

export const FlowsQuery = query({
  window: Type.Optional(
    Type.Enum(flowWindows, {
      type: 'string',
      default: 'day',
      description: 'The window to count money over.',
    }),
  ),
  ...liquidityFloors,
  limit: limit(20, 100, 'markets'),
});

export const ClosingQuery = query({
  hours: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 168, default: 24, description: 'How many hours to look ahead.' }),
  ),
  ...liquidityFloors,
  limit: limit(50, 200, 'markets'),
});

export const CalibrationQuery = query({
  venue: measuredVenue,
  category: measuredCategory,
  horizon_days: Type.Optional(
    Type.Integer({
      enum: [...horizonsDays],
      description: 'Days before close; one curve per horizon when left out.',
    }),
  ),
});

export const PastOpportunitiesQuery = query({
  cross_venue: restriction('True: only leads whose legs are on different venues.'),
  executable: restriction('True: only leads that were executable at some time.'),
  limit: limit(50, 100, 'leads'),
  cursor,
});

export const DeliveriesQuery = query({
  status: Type.Optional(oneOf(deliveryStatuses, 'Only deliveries of this status.')),
  attempt_log: restriction('True adds the latest attempts of each.'),
  limit: limit(50, 200, 'deliveries'),
  cursor,
});
