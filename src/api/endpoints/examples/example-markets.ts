/**
 * The few markets the examples are made of, all made up: two rungs of a ladder on one venue, the same
 * question on the other venue, and a game. Prices and volumes are illustrative.
 */
import type { Market, MarketSummary } from '../../schemas/index.ts';

export const exampleRun = 412;

export const inflationAbove29: Market = {
  venue: 'venue_a',
  id: 'CPIYOY-26SEP-T2.9',
  event_id: 'CPIYOY-26SEP',
  title: 'Will inflation be above 2.9% in the year to September 2026?',
  yes_label: 'Above 2.9%',
  no_label: '2.9% or lower',
  category: 'Economics',
  strike: { type: 'greater', rules_template_hash: '7d1f0c52a9e84b36', floor: '2.9' },
  event_mutually_exclusive: false,
  quote: {
    observed_at: '2026-09-16T14:21:52.118Z',
    yes_ask_usd: '0.5500',
    no_ask_usd: '0.4600',
    price_usd: '0.5500',
    source: 'venue',
  },
  relations: { implies: 3, implied_by: 4, equivalent: 1, contradicts: 0, overlaps: 0, cross_venue: 2 },
  volume_24h_usd: '84210.0000',
  volume_source: 'venue',
  total_volume_usd: '912044.0000',
  open_interest_usd: '403118.0000',
  spread_usd: '0.0100',
  yes_spread_usd: '0.0100',
  no_spread_usd: '0.0100',
  trades_24h: 611,
  liquidity: 'deep',
  book_spread_usd: '0.0100',
  book_yes_depth_5c_usd: '12480.5000',
  book_no_depth_5c_usd: '7488.3000',
  book_imbalance: '0.250000',
  book_at: '2026-09-16T14:21:52.118Z',
};

export const inflationAcross: Market = {
  venue: 'venue_b',
  id: 'us-inflation-september-2026-above-2pt9',
  event_id: 'us-inflation-september-2026',
  title: 'US annual inflation above 2.9% in September?',
  yes_label: 'Yes',
  no_label: 'No',
  category: 'Economics',
  strike: { type: 'greater', rules_template_hash: 'c03be95d117f42aa', floor: '2.9' },
  event_mutually_exclusive: false,
  quote: {
    observed_at: '2026-09-16T14:22:04.530Z',
    yes_ask_usd: '0.5200',
    no_ask_usd: '0.5000',
    price_usd: '0.5100',
    source: 'venue',
  },
  relations: { implies: 3, implied_by: 4, equivalent: 1, contradicts: 0, overlaps: 0, cross_venue: 8 },
  volume_24h_usd: '38655.2100',
  volume_source: 'venue',
  spread_usd: '0.0200',
  trades_24h: 290,
  liquidity: 'deep',
};

export const harborWins: MarketSummary = {
  venue: 'venue_b',
  id: 'harbor-summit-2026-09-17',
  event_id: 'harbor-summit-2026-09-17',
  title: 'Harbor vs. Summit',
  label: 'Harbor',
  volume_24h_usd: '51240.7500',
  spread_usd: '0.0200',
  liquidity: 'deep',
  yes_ask_usd: '0.6400',
  change_24h: '0.0900',
  sparkline: ['0.5500', '0.5600', '0.5500', '0.5900', '0.6200', '0.6400'],
};

export const inflationSummary: MarketSummary = {
  venue: 'venue_a',
  id: 'CPIYOY-26SEP-T2.9',
  event_id: 'CPIYOY-26SEP',
  title: 'Will inflation be above 2.9% in the year to September 2026?',
  label: 'Above 2.9%',
  volume_24h_usd: '84210.0000',
  spread_usd: '0.0100',
  liquidity: 'deep',
  yes_ask_usd: '0.5500',
  change_24h: '0.0300',
  sparkline: ['0.5200', '0.5200', '0.5300', '0.5500', '0.5400', '0.5500'],
};

export const inflationAcrossSummary: MarketSummary = {
  venue: 'venue_b',
  id: 'us-inflation-september-2026-above-2pt9',
  event_id: 'us-inflation-september-2026',
  title: 'US annual inflation above 2.9% in September?',
  label: 'Yes',
  volume_24h_usd: '38655.2100',
  spread_usd: '0.0200',
  liquidity: 'deep',
  yes_ask_usd: '0.5200',
  change_24h: '0.0100',
  sparkline: ['0.5100', '0.5100', '0.5200', '0.5200', '0.5100', '0.5200'],
};
