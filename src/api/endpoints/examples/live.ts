/** An event of a live stream, made up for the document. */
import type { LiveEventResource } from '../../schemas/index.ts';

export const liveExample: LiveEventResource = {
  id: '5f2c9a01be77-48213',
  event: 'quote',
  data: {
    venue: 'venue_a',
    market_id: 'KXCPI-26SEP-T0.3',
    event_id: 'KXCPI-26SEP',
    observed_at: '2026-09-16T14:21:52.118Z',
    yes_ask_usd: '0.5500',
    no_ask_usd: '0.4600',
    price_usd: '0.5500',
    source: 'venue',
    stale: false,
    volume_24h_usd: '182340.0000',
    spread_usd: '0.0100',
    liquidity: 'deep',
    trades_24h: 1482,
  },
};
