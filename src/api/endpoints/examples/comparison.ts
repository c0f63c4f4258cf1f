/** An answer of the comparison endpoint, made up for the document. */
import type { PurchaseComparison, ReceiptResource } from '../../schemas/index.ts';
import { inflationAcross } from './example-markets.ts';

export const comparisonExample: { data: PurchaseComparison } = {
  data: {
    input: { side: 'yes', unit: 'shares', amount: '500' },
    assessment: {
      outcome: 'equivalent',
      settlement: 'unknown',
      evidence: 'incomplete',
      mapping: 'same',
      summary:
        'Both contracts pay on the same published figure. What happens if it is never published is not stated on the other venue.',
      differences: [
        {
          topic: 'payout currency',
          result: 'different',
          explanation: 'The first contract pays in USD, the second in USDC.',
          citations: [
            { contract: 0, source_id: 'rules', quote: 'pays $1.00' },
            { contract: 1, source_id: 'rules', quote: 'pays 1 USDC' },
          ],
        },
      ],
    },
    options: [
      {
        contract: {
          venue: 'venue_a',
          id: 'CPIYOY-26SEP-T2.9',
          title: 'Will inflation be above 2.9% in the year to September 2026?',
          yes_label: 'Above 2.9%',
          no_label: '2.9% or lower',
          volume_24h_usd: '84210.0000',
          spread_usd: '0.0100',
          liquidity: 'deep',
          rules_hash: '91c27be80d3f6a15',
          evidence_hash: '4f0f6d1b3c8a97e25d6b0aa1c7f3e8842b915c60de7714f3a8c2d95b06e1f7ac',
          sources: [
            {
              id: 'rules',
              version: '91c27be80d3f6a15',
              text: 'Yes pays $1.00 if the first release shows a 12-month change above 2.9%.',
            },
          ],
          evidence_issues: [],
          currency: 'USD',
          payout: '1.0000',
        },
        quote: {
          side: 'yes',
          quantity: '500.0000',
          principal: '275.0000',
          fee: '8.6700',
          total: '283.6700',
          unfilled: '0.0000',
          worst_price: '0.5500',
          as_of: '2026-09-16T14:21:52.118Z',
          valid_until: '2026-09-16T14:22:22.118Z',
          status: 'current',
          issues: [],
          account: 'not_checked',
        },
      },
      {
        contract: {
          venue: 'venue_b',
          id: 'us-inflation-september-2026-above-2pt9',
          title: 'US annual inflation above 2.9% in September?',
          yes_label: 'Yes',
          no_label: 'No',
          volume_24h_usd: '38655.2100',
          spread_usd: '0.0200',
          liquidity: 'deep',
          rules_hash: 'd9436ef0b81c7252',
          evidence_hash: 'b7c1e03f5a9d48260c8e7f14d2ab369571fe08cd4463b9a05e92d71c8fa6035b',
          sources: [
            {
              id: 'rules',
              version: 'd9436ef0b81c7252',
              text: 'A Yes share pays 1 USDC if the 12-month change first published is above 2.9%.',
            },
          ],
          evidence_issues: ['The rules do not say what happens if the figure is never published.'],
          currency: 'USDC',
          payout: '1.0000',
        },
        quote: {
          side: 'yes',
          quantity: '500.0000',
          principal: '260.0000',
          fee: '0.0000',
          total: '260.0000',
          unfilled: '0.0000',
          worst_price: '0.5200',
          as_of: '2026-09-16T14:22:04.530Z',
          valid_until: '2026-09-16T14:22:34.530Z',
          status: 'current',
          issues: [],
          account: 'not_checked',
        },
      },
    ],
    best: null,
    pricing: {
      kind: 'conditional_at_par',
      currency: 'USD',
      assumptions: ['USD and USDC are at par.', 'Both balances are funded.'],
      excluded: ['Deposits, withdrawals and conversion', 'Network fees', 'Taxes'],
    },
    reasons: ['The second contract does not say what happens if the figure is never published.'],
    compared_at: '2026-09-16T14:22:10.001Z',
    candidates: [
      {
        relation: 'equivalent',
        cross_venue: true,
        evidence: ['left: (2.9, +inf)', 'right: (2.9, +inf)'],
        market: inflationAcross,
        trading: 'open',
      },
    ],
  },
};

export const receiptExample: ReceiptResource = {
  id: 'rcpt_5b0c7d21e9f34a86b1d2c3e4f5061728',
  model: 'routeur-terms',
  policy: 'terms-1/6f2d90c4b17ae385',
  status: 'complete',
  assessed_at: '2026-09-16T14:22:10.001Z',
  expires_at: '2026-09-23T14:22:10.001Z',
  left_hash: '4f0f6d1b3c8a97e25d6b0aa1c7f3e8842b915c60de7714f3a8c2d95b06e1f7ac',
  right_hash: 'b7c1e03f5a9d48260c8e7f14d2ab369571fe08cd4463b9a05e92d71c8fa6035b',
  mapping: 'same',
  scope: 'figure published',
  findings: [
    {
      topic: 'not_published',
      result: 'unknown',
      explanation: 'Neither says what it pays if the figure is never published.',
      citations: [],
    },
  ],
};
