/** Answers of the insight endpoints about trading, made up for the document. */
import type {
  ClosingEntry,
  FillResource,
  Flow,
  InsightsResource,
  Move,
  TickerEntry,
} from '../../schemas/index.ts';
import { exampleRun, harborWins, inflationAcrossSummary, inflationSummary } from './example-markets.ts';

export const insightsExample: { data: InsightsResource; graph_run: number } = {
  data: {
    spreads: [{ left: inflationSummary, right: inflationAcrossSummary, spread_usd: '0.0300' }],
    movers: [harborWins, inflationSummary],
    most_traded: [inflationSummary, harborWins],
  },
  graph_run: exampleRun,
};

export const tickerExample: { data: TickerEntry[]; graph_run: number } = {
  data: [
    {
      kind: 'move',
      venue: 'venue_b',
      market_id: 'harbor-summit-2026-09-17',
      event_id: 'harbor-summit-2026-09-17',
      title: 'Harbor vs. Summit',
      volume_24h_usd: '51240.7500',
      spread_usd: '0.0200',
      liquidity: 'deep',
      price_usd: '0.6400',
      change_usd: '0.0900',
    },
    {
      kind: 'gap',
      venue: 'venue_a',
      market_id: 'CPIYOY-26SEP-T2.9',
      event_id: 'CPIYOY-26SEP',
      title: 'Will inflation be above 2.9% in the year to September 2026?',
      volume_24h_usd: '84210.0000',
      spread_usd: '0.0100',
      liquidity: 'deep',
      price_usd: '0.5500',
      other_venue: 'venue_b',
      other_price_usd: '0.5200',
    },
  ],
  graph_run: exampleRun,
};

export const tapeExample: { data: FillResource[]; graph_run: number } = {
  data: [
    {
      market: {
        venue: 'venue_b',
        id: 'harbor-summit-2026-09-17',
        event_id: 'harbor-summit-2026-09-17',
        title: 'Harbor vs. Summit',
        label: 'Harbor',
        volume_24h_usd: '51240.7500',
        spread_usd: '0.0200',
        liquidity: 'deep',
      },
      taker_action: 'buy',
      outcome: 'Harbor',
      price_usd: '0.6200',
      quantity: '7500.0000',
      notional_usd: '4650.0000',
      executed_at: '2026-09-16T13:40:19Z',
      toward: 'yes',
      block: false,
      archived: false,
    },
  ],
  graph_run: exampleRun,
};

export const movesExample: { data: Move[]; graph_run: number } = {
  data: [
    {
      market: harborWins,
      signals: [{ kind: 'burst', score: 4.2, detected_at: '2026-09-16T13:41:00Z' }],
      trades_24h: 412,
      net_usd_24h: '18320.5000',
      related: 6,
    },
  ],
  graph_run: exampleRun,
};

export const flowsExample: { data: Flow[]; graph_run: number } = {
  data: [
    {
      market: harborWins,
      window: 'day',
      net_usd: '18320.5000',
      gross_usd: '51240.7500',
      buys: 301,
      sells: 111,
      largest_fill_usd: '4650.0000',
      price_change_usd: '0.0900',
      archived_share: '0.000000',
    },
  ],
  graph_run: exampleRun,
};

export const closingExample: { data: ClosingEntry[]; graph_run: number } = {
  data: [
    {
      market: harborWins,
      closes_at: '2026-09-17T00:15:00Z',
      hours_left: 9.88,
      signals: [{ kind: 'one_sided', score: 2.7, detected_at: '2026-09-16T12:05:00Z' }],
    },
  ],
  graph_run: exampleRun,
};
