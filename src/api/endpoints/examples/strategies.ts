/** Answers of the insight endpoints about settled history, made up for the document. */
import type { Calibration, Strategy, StrategyDetail } from '../../schemas/index.ts';
import { exampleRun, inflationAbove29 } from './example-markets.ts';

const strategy: Strategy = {
  id: 'all-economics-30d-50-60-yes',
  venue: 'all',
  category: 'Economics',
  horizon_days: 30,
  from_usd: '0.5000',
  to_usd: '0.6000',
  side: 'yes',
  markets: 240,
  avg_price_usd: '0.5500',
  win_rate: '0.625000',
  return_per_100_usd: '113.6400',
  return_low_usd: '102.5200',
  return_high_usd: '124.7600',
  horizons: 3,
  open_matches: 4,
  q_value: '0.184000',
  later_return_per_100_usd: '104.1000',
  estimated_fee_per_100_usd: '3.1500',
};

export const strategiesExample: { data: Strategy[]; graph_run: number } = {
  data: [strategy],
  graph_run: exampleRun,
};

export const strategyExample: { data: StrategyDetail; graph_run: number } = {
  data: {
    ...strategy,
    evidence: [
      {
        month: '2026-08',
        markets: 20,
        avg_price_usd: '0.5600',
        win_rate: '0.650000',
        return_per_100_usd: '116.0700',
      },
    ],
    matches: [inflationAbove29],
  },
  graph_run: exampleRun,
};

export const calibrationExample: { data: Calibration[]; graph_run: number } = {
  data: [
    {
      venue: 'all',
      category: 'All',
      horizon_days: 7,
      markets: 1000,
      brier: '0.168400',
      reliability: '0.000240',
      resolution: '0.063100',
      uncertainty: '0.230400',
      rows: [
        {
          from_usd: '0.1000',
          to_usd: '0.2000',
          markets: 600,
          avg_price_usd: '0.1480',
          win_rate: '0.140000',
          low: '0.114500',
          high: '0.170100',
        },
        {
          from_usd: '0.6000',
          to_usd: '0.7000',
          markets: 400,
          avg_price_usd: '0.6510',
          win_rate: '0.670000',
          low: '0.622500',
          high: '0.714300',
        },
      ],
    },
  ],
  graph_run: exampleRun,
};
