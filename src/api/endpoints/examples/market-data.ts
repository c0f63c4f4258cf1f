/** Answers of the market data endpoints, made up for the document. */
import type { Book, Gap, Quote, resolutions, TopOfBookPoint, Trade } from '../../schemas/index.ts';

interface Covered {
  gaps: Gap[];
  from: string;
  to: string;
  step: (typeof resolutions)[number];
}

export const quotesExample: Covered & { data: Quote[] } = {
  data: [
    {
      observed_at: '2026-09-16T14:21:52.118Z',
      yes_ask_usd: '0.5500',
      no_ask_usd: '0.4600',
      price_usd: '0.5500',
      source: 'venue',
    },
    {
      observed_at: '2026-09-16T14:20:58.004Z',
      yes_ask_usd: '0.5500',
      no_ask_usd: '0.4700',
      price_usd: '0.5400',
      source: 'venue',
    },
    { observed_at: '2026-08-31T22:59:40.000Z', price_usd: '0.4900', source: 'archive' },
  ],
  gaps: [{ from: '2026-09-02T07:14:05.250Z', to: '2026-09-02T07:14:09.873Z', cause: 'disconnected' }],
  from: '2026-08-31T22:00:00.000Z',
  to: '2026-09-16T14:22:10.412Z',
  step: '1m',
};

export const tradesExample: { data: Trade[]; gaps: Gap[]; next_cursor?: string } = {
  data: [
    {
      id: 'a6f1c0de-7710',
      executed_at: '2026-09-16T14:21:50.771Z',
      price_usd: '0.5500',
      quantity: '400.0000',
      notional_usd: '220.0000',
      taker_action: 'buy',
      outcome: 'Above 2.9%',
      toward: 'yes',
      block: false,
      archived: false,
    },
    {
      id: 'a6f1c0de-7709',
      executed_at: '2026-09-16T14:18:02.350Z',
      price_usd: '0.5400',
      quantity: '100.0000',
      notional_usd: '46.0000',
      taker_action: 'buy',
      outcome: '2.9% or lower',
      toward: 'no',
      block: false,
      archived: false,
    },
  ],
  gaps: [],
  next_cursor: 'AAECAwQFBgcICQoLDA0ODwABAgMEBQYH',
};

export const bookExample: { data: Book } = {
  data: {
    observed_at: '2026-09-16T14:21:52.118Z',
    source: 'recorded',
    yes_bids: [
      { price_usd: '0.5400', quantity: '8200.0000' },
      { price_usd: '0.5300', quantity: '5150.0000' },
    ],
    yes_asks: [
      { price_usd: '0.5500', quantity: '3100.0000' },
      { price_usd: '0.5600', quantity: '6400.0000' },
    ],
    no_bids: [
      { price_usd: '0.4500', quantity: '3100.0000' },
      { price_usd: '0.4400', quantity: '6400.0000' },
    ],
    no_asks: [
      { price_usd: '0.4600', quantity: '8200.0000' },
      { price_usd: '0.4700', quantity: '5150.0000' },
    ],
    complete: true,
  },
};

export const bookHistoryExample: Covered & { data: TopOfBookPoint[] } = {
  data: [
    {
      at: '2026-09-16T14:20:58.004Z',
      changes: 3,
      yes_depth_5c_usd: '11900.0000',
      no_depth_5c_usd: '7140.0000',
      yes_bid_usd: '0.5300',
      yes_ask_usd: '0.5500',
      mid_usd: '0.5400',
      microprice_usd: '0.5425',
      spread_usd: '0.0200',
      imbalance: '0.2500',
    },
    {
      at: '2026-09-16T14:21:52.118Z',
      changes: 1,
      yes_depth_5c_usd: '12480.5000',
      no_depth_5c_usd: '7488.3000',
      yes_bid_usd: '0.5400',
      yes_ask_usd: '0.5500',
      mid_usd: '0.5450',
      microprice_usd: '0.5473',
      spread_usd: '0.0100',
      imbalance: '0.2500',
    },
  ],
  gaps: [{ from: '2026-09-16T03:00:12.004Z', to: '2026-09-16T03:00:15.118Z', cause: 'restart' }],
  from: '2026-09-15T14:22:00.000Z',
  to: '2026-09-16T14:22:00.000Z',
  step: '1m',
};
