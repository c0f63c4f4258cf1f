/** Answers of the market endpoints, made up for the document. */
import type {
  CrossVenuePair,
  Event,
  EventDetail,
  Market,
  SearchFilters,
  Topic,
  TopicDetail,
} from '../../schemas/index.ts';
import { exampleRun, inflationAbove29, inflationAbove31, inflationAcross } from './example-markets.ts';

export const marketsExample: { data: Market[]; graph_run: number; next_cursor?: string } = {
  data: [inflationAbove29, inflationAbove31],
  graph_run: exampleRun,
  next_cursor: 'djE6Q1BJWU9ZLTI2U0VQLVQzLjE',
};

export const marketExample: { data: Market; graph_run: number } = {
  data: inflationAbove29,
  graph_run: exampleRun,
};

export const searchExample: {
  data: Market[];
  filters: SearchFilters;
  query: string;
  next_offset: number | null;
  graph_run: number;
} = {
  data: [inflationAbove29, inflationAcross],
  filters: {
    category: 'Economics',
    topics: [],
    relaxed: 'all_words',
    understood: [
      {
        words: 'economics',
        as: 'category',
        value: 'Economics',
        without: '"economics" inflation september 2.9',
      },
    ],
    ignored: [],
  },
  query: 'economics inflation september 2.9',
  next_offset: 20,
  graph_run: exampleRun,
};

export const crossVenueExample: { data: CrossVenuePair[]; graph_run: number } = {
  data: [
    {
      relation: 'equivalent',
      evidence: [
        'variable: consumer prices, all items, 12-month change, September 2026, first release, percent, grid 0.1',
        'left: (2.9, +inf)',
        'right: (2.9, +inf)',
        'void branch "figure never published": payout unknown on the right',
      ],
      left: inflationAbove29,
      right: inflationAcross,
    },
  ],
  graph_run: exampleRun,
};

const inflationEvent: Event = {
  venue: 'venue_a',
  id: 'CPIYOY-26SEP',
  series_id: 'CPIYOY',
  title: 'Inflation in the year to September 2026',
  category: 'Economics',
  topics: ['economy', 'inflation'],
  mutually_exclusive: false,
  markets_count: 2,
  volume_24h_usd: '106140.0000',
  liquidity: 'deep',
  opens_at: '2026-08-14T14:00:00Z',
  closes_at: '2026-10-14T12:25:00Z',
};

export const eventsExample: { data: Event[]; graph_run: number } = {
  data: [inflationEvent],
  graph_run: exampleRun,
};

export const eventExample: { data: EventDetail; graph_run: number } = {
  data: { ...inflationEvent, markets: [inflationAbove29, inflationAbove31] },
  graph_run: exampleRun,
};

const inflationTopic: Topic = {
  slug: 'inflation',
  name: 'Inflation',
  markets: 46,
  events: 5,
  volume_24h_usd: '311806.4400',
  venues: ['venue_a', 'venue_b'],
};

export const topicsExample: { data: Topic[]; graph_run: number } = {
  data: [inflationTopic],
  graph_run: exampleRun,
};

export const topicExample: { data: TopicDetail; graph_run: number } = {
  data: { ...inflationTopic, top_markets: [inflationAbove29, inflationAcross] },
  graph_run: exampleRun,
};
