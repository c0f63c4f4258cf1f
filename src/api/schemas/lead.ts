/** A mispricing lead: two purchases that pay at least $1 together in every outcome a proven relation allows. */
import { type Static, Type } from 'typebox';
import { Market } from './market.ts';
import { RelationKind } from './relation-kind.ts';
import {
  count,
  flag,
  MarketId,
  oneOf,
  price,
  quantity,
  ratio,
  rational,
  sides,
  text,
  texts,
  timestamp,
  Venue,
} from './scalars.ts';
import { resource } from './strict-object.ts';

export const depthLimits = ['price', 'left_depth', 'right_depth', 'levels', 'fee_unknown'] as const;

export const leadStates = ['open', 'executable', 'closed'] as const;

const feeFormulas = ['none', 'quadratic', 'power'] as const;

export const LegFee = resource(
  'LegFee',
  'What a taker pays for a fill of so many contracts at one price: rate × contracts × (price × (1 − price)) ^ exponent, rounded by its formula. Absent when it is not known.',
  {
    formula: oneOf(
      feeFormulas,
      '`quadratic`: rounded as venue_a does. `power`: rounded up to a hundred-thousandth of a dollar. `none`: nothing is charged.',
    ),
    rate: rational('The rate, multipliers included.'),
    exponent: count('The exponent.'),
  },
);

export const LeadLeg = resource('LeadLeg', 'One purchase of a lead.', {
  venue: Venue,
  market_id: MarketId,
  side: oneOf(sides, 'The side to buy.'),
  ask_usd: price('The recorded ask of that side.'),
  fee: Type.Optional(LegFee),
});

export const LeadDepth = resource('LeadDepth', 'A lead sized against the live books.', {
  executable: flag('Whether the live books could be filled at a profit after fees when they were read.'),
  pairs: quantity('Pairs that could be bought at a profit.'),
  cost_usd: price('What those pairs cost before fees.'),
  fees_usd: price('Taker fees on those pairs.'),
  net_usd: price('What those pairs pay at least, less cost and fees.'),
  limited_by: oneOf(
    depthLimits,
    'Why no more pairs: the next level loses money, a side ran out, the levels read ran out, or a fee is unknown.',
  ),
  observed_at: timestamp('When the older of the two books was read.'),
  issues: texts('What keeps the pairs from being bought, or might.'),
});

export const Lead = resource(
  'Lead',
  'Two purchases that pay at least $1 together in every outcome the relation allows. An observation, not a quote.',
  {
    id: text('Names the two purchases: the same in every run and process.'),
    state: oneOf(
      leadStates,
      '`executable`: the live books could be filled at a profit. `closed`: sent once, on streams, when it is over.',
    ),
    opened_at: timestamp('Since when the two asks leave something.'),
    relation: RelationKind,
    cross_venue: flag('Whether the legs are on different venues.'),
    left: Market,
    right: Market,
    legs: Type.Array(LeadLeg, { description: 'The two purchases, left first.', minItems: 2, maxItems: 2 }),
    cost_usd: price('The two asks together.'),
    gross_edge_usd: price('What a pair pays at least, less its cost.'),
    estimated_fee_usd: Type.Optional(
      price('Estimated taker fees of one pair, rounded up; absent when a fee is not known.'),
    ),
    net_edge_usd: Type.Optional(price('Gross edge less the estimated fees; absent when a fee is not known.')),
    worst_case_payout_usd: price('What a pair pays at least, on every value of the variable.'),
    lockup_days: Type.Optional(
      count(
        'Whole days, rounded up, until the later leg is expected to settle; absent when that is not known.',
      ),
    ),
    annualised_return: Type.Optional(
      ratio(
        'Return a year as a share of one, not in percent: 0.125000 is 12.5 % a year. Net edge by what a pair costs with its fees, times 365 by `lockup_days`, rounded down.',
      ),
    ),
    issues: texts('What makes the lead informational, such as a void branch whose payout is unknown.'),
    depth: Type.Optional(LeadDepth),
  },
);

export type Lead = Static<typeof Lead>;
