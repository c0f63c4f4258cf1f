/**
 * Buying a side of one market against a contract on the other venue: what each would cost now, and
 * whether the two may be taken for the same thing.
 */
import { type Static, Type } from 'typebox';
import { Relation } from './relation.ts';
import {
  liquidityFields,
  MarketId,
  nullablePrice,
  oneOf,
  price,
  quantity,
  ReceiptId,
  sides,
  text,
  texts,
  timestamp,
  Venue,
} from './scalars.ts';
import { part, resource } from './strict-object.ts';

export const purchaseUnits = ['usd', 'shares'] as const;
export const settlementStates = ['unknown', 'compatible', 'different'] as const;
export const evidenceStates = ['pending', 'incomplete', 'stale', 'current', 'inconclusive'] as const;
export const mappingStates = ['unconfirmed', 'same', 'opposite'] as const;
export const findingResults = ['agree', 'different', 'unknown'] as const;
export const receiptStates = ['complete', 'inconclusive'] as const;
export const pricingKinds = ['trading_cost', 'conditional_at_par'] as const;
export const quoteStates = ['current', 'limited', 'unavailable'] as const;

export const Finding = resource('Finding', 'What the two contracts say on one topic of settlement.', {
  topic: text('What the finding is about.'),
  result: oneOf(findingResults, 'Whether the two contracts agree on it.'),
  explanation: text('Why, in words.'),
  citations: Type.Array(
    part('A passage the finding rests on.', {
      contract: Type.Integer({ minimum: 0, maximum: 1, description: 'The option the passage belongs to.' }),
      source_id: text('The captured source, among those of the contract.'),
      quote: text('An exact substring of that source.'),
    }),
    { description: 'The passages the finding rests on.' },
  ),
});

export const Receipt = resource(
  'Receipt',
  'The record of an assessment, bound to the full source versions.',
  {
    id: ReceiptId,
    model: text('What made the assessment.'),
    policy: text('The policy it was made under.'),
    status: oneOf(receiptStates, 'Whether the assessment reached a result.'),
    reason: Type.Optional(text('Why it did not, when inconclusive.')),
    challenge: Type.Optional(text('The strongest objection raised against the result.')),
    assessed_at: timestamp('When it was made.'),
    expires_at: timestamp('When it stops being used.'),
    left_hash: text('The evidence hash of the first contract.'),
    right_hash: text('The evidence hash of the second contract.'),
    mapping: oneOf(mappingStates, 'Which side of the second contract the chosen side corresponds to.'),
    scope: text('The worlds the assessment speaks about.'),
    findings: Type.Array(Finding, { description: 'What was found, topic by topic.' }),
  },
);

export const Assessment = resource(
  'Assessment',
  'Whether the two contracts may be taken for the same thing.',
  {
    outcome: text('The graph relation between the two, or the result of an automated assessment.'),
    settlement: oneOf(settlementStates, 'Whether the two settle alike.'),
    evidence: oneOf(evidenceStates, 'The state of the sources behind the assessment.'),
    mapping: oneOf(mappingStates, 'Whether the chosen side corresponds to the same or the opposite side.'),
    summary: text('The assessment in a sentence or two.'),
    differences: Type.Optional(
      Type.Array(Finding, {
        description:
          'Settlement consequences that current sources show to differ. May stand while other terms are unknown; never makes the payouts interchangeable.',
      }),
    ),
    receipt: Type.Optional(Receipt),
  },
);

export const PurchaseContract = resource(
  'PurchaseContract',
  'A contract compared, with its captured sources.',
  {
    venue: Venue,
    id: MarketId,
    title: text('The title the venue gives the market.'),
    yes_label: text('What Yes stands for.'),
    no_label: text('What No stands for.'),
    ...liquidityFields,
    rules_hash: text('Fingerprint of the complete rules text.'),
    evidence_hash: text('SHA-256 of the contract identity and the full captured source versions and texts.'),
    sources: Type.Array(
      part('A captured source.', {
        id: text('The id findings cite it by.'),
        version: text('The version captured.'),
        text: text('The complete captured text, never shortened.'),
        url: Type.Optional(text('Where it was captured.')),
      }),
      { description: 'The captured sources of the terms.' },
    ),
    evidence_issues: texts('What is missing or stale in the sources.'),
    currency: text('What the contract is paid and settled in, such as USD or USDC.'),
    payout: price('What one winning share pays.'),
  },
);

export const PurchaseQuote = resource('PurchaseQuote', 'What the purchase would cost in whole shares now.', {
  side: oneOf(sides, 'The side bought on this contract.'),
  quantity: quantity('Whole shares that would be filled.'),
  principal: price('What they cost before fees.'),
  fee: nullablePrice('Taker fees; null when unknown, never silently zero.'),
  total: nullablePrice('Principal plus taker fees; null when the fees are unknown.'),
  unfilled: quantity('Requested shares the book does not hold; zero for a dollar budget.'),
  worst_price: Type.Optional(price('The price of the last share filled; absent when none is.')),
  as_of: Type.Optional(timestamp('When the book was read; absent when it could not be.')),
  valid_until: Type.Optional(timestamp('Until when the quote counts as current.')),
  status: oneOf(quoteStates, 'Whether the quote is current, limited by the book, or unavailable.'),
  issues: texts('What is wrong with the quote.'),
  account: oneOf(['not_checked'], 'Funding and eligibility are never checked here.'),
});

export const PurchaseComparison = resource(
  'PurchaseComparison',
  'A purchase compared across the two venues.',
  {
    input: part('What was asked.', {
      side: oneOf(sides, 'The side to buy on the requested market.'),
      unit: oneOf(purchaseUnits, 'Whether the amount is a dollar budget or a number of shares.'),
      amount: text('The amount as it was sent.'),
    }),
    assessment: Assessment,
    options: Type.Array(
      part('One way to make the purchase.', { contract: PurchaseContract, quote: PurchaseQuote }),
      { maxItems: 2, description: 'The requested market first, then its counterpart.' },
    ),
    best: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1,
      description: 'The index of the better option; null for a tie or while any condition is unresolved.',
    }),
    advantage: Type.Optional(
      Type.String({
        pattern: '^\\d+(\\.\\d+)?$',
        description: 'By how much: USD saved for shares, additional whole shares for a dollar budget.',
      }),
    ),
    pricing: part('How the two were priced.', {
      kind: oneOf(pricingKinds, 'Trading cost alone, or conditional on USD and USDC being at par.'),
      currency: oneOf(['USD'], 'The currency of every amount.'),
      assumptions: texts('What was assumed.'),
      excluded: texts('What was left out.'),
    }),
    reasons: texts('What stands in the way of a recommendation.'),
    compared_at: timestamp('When the comparison was made.'),
    candidates: Type.Array(Relation, {
      maxItems: 50,
      description:
        'Contracts on the other venue it can be compared with, strongest relation first; those that no longer trade are left out.',
    }),
  },
);

export type PurchaseComparison = Static<typeof PurchaseComparison>;

export type ReceiptResource = Static<typeof Receipt>;
