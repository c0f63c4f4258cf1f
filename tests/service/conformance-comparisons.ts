/** Comparisons of the demo: what holds in every answer, whatever the books and the terms. */
import assert from 'node:assert/strict';
import type { CrossVenuePair, PurchaseComparison, ReceiptResource } from '../../src/api/schemas/index.ts';
import type { ConformanceReader } from './conformance-reader.ts';

/** Words and optional fields that need not occur. Each is brought about in tests/compare. */
export const comparisonsNotInDemo: readonly string[] = [
  'PurchaseComparison.advantage present',
  'PurchaseComparison.advantage absent',
  'PurchasePricing.kind=trading_cost',
  ...['pending', 'stale', 'current', 'inconclusive', 'incomplete'].map(
    (word) => `Assessment.evidence=${word}`,
  ),
  ...['unknown', 'compatible', 'different'].map((word) => `Assessment.settlement=${word}`),
  ...['unconfirmed', 'same', 'opposite'].flatMap((word) => [
    `Assessment.mapping=${word}`,
    `Receipt.mapping=${word}`,
  ]),
  ...['differences', 'receipt'].flatMap((field) => [
    `Assessment.${field} present`,
    `Assessment.${field} absent`,
  ]),
  ...['agree', 'different', 'unknown'].map((word) => `Finding.result=${word}`),
  'Receipt.status=inconclusive',
  'Receipt.reason present',
  'Receipt.challenge present',
  ...['current', 'limited', 'unavailable'].map((word) => `PurchaseQuote.status=${word}`),
  ...['worst_price', 'as_of', 'valid_until'].flatMap((field) => [
    `PurchaseQuote.${field} present`,
    `PurchaseQuote.${field} absent`,
  ]),
  ...['deep', 'tradeable', 'thin'].map((word) => `PurchaseContract.liquidity=${word}`),
  'PurchaseContract.spread_usd present',
  'PurchaseContract.spread_usd absent',
  'CapturedSource.url present',
];

const pairsMax = 24;

export interface WalkedComparisons {
  readonly comparisons: readonly PurchaseComparison[];
  readonly receipts: readonly ReceiptResource[];
}

/** Pairs of every relation, both sides and both units. */
export async function walkComparisons(
  reader: ConformanceReader,
  pairs: readonly CrossVenuePair[],
): Promise<WalkedComparisons> {
  const chosen = [...Map.groupBy(pairs, ({ relation }) => relation).values()].flatMap((some) =>
    some.slice(0, pairsMax / 4),
  );
  const asked = chosen.flatMap(({ left, right }, place) => [
    { market: left, other: right, side: place % 2 === 0 ? 'yes' : 'no', unit: 'shares', amount: '10' },
    { market: right, other: left, side: place % 2 === 0 ? 'no' : 'yes', unit: 'usd', amount: '12.50' },
  ]);
  const comparisons = await reader.each(asked, async ({ market, other, ...purchase }) => {
    const { data } = await reader.ask<{ data: PurchaseComparison }>('/v1/markets/{venue}/{id}/comparison', {
      venue: market.venue,
      id: market.id,
      ...purchase,
      counterpart: `${other.venue}:${other.id}`,
    });
    return data;
  });
  const named = comparisons.flatMap(({ assessment }) => assessment.receipt ?? []).slice(0, pairsMax);
  const receipts = await reader.each(named, async ({ id }) => {
    const { data } = await reader.ask<{ data: ReceiptResource }>('/v1/receipts/{id}', { id });
    return data;
  });
  for (const [place, receipt] of receipts.entries()) assert.deepEqual(receipt, named[place]);
  return { comparisons, receipts };
}

export function checkComparisons(
  { comparisons, receipts }: WalkedComparisons,
  say: (line: string) => void,
): void {
  const best = comparisons.filter((each) => each.best !== null);
  say(`${comparisons.length} comparisons, ${best.length} with a best, ${receipts.length} receipts`);
  assert(comparisons.length >= 20 && receipts.length > 0);
  for (const comparison of comparisons) {
    const { assessment, options, reasons, candidates, input } = comparison;
    assert.equal(comparison.best === null, reasons.length > 0);
    assert.equal(comparison.best === null, comparison.advantage === undefined);
    assert.equal(options.length, 2);
    assert(candidates.length > 0 && candidates.length <= 50);
    if (comparison.best !== null) {
      assert.deepEqual([assessment.settlement, assessment.evidence], ['compatible', 'current']);
      assert.notEqual(assessment.mapping, 'unconfirmed');
    }
    for (const { topic, citations } of [
      ...(assessment.differences ?? []),
      ...(assessment.receipt?.findings ?? []),
    ]) {
      for (const { contract, source_id, quote } of citations) {
        const source = options[contract]?.contract.sources.find(({ id }) => id === source_id);
        assert(source?.text.includes(quote), `${topic}: ${quote}`);
      }
    }
    for (const [place, { quote, contract }] of options.entries()) {
      const isOpposite = place === 1 && assessment.mapping === 'opposite';
      assert.equal(quote.side === input.side, !isOpposite);
      assert.equal(quote.total === null, quote.fee === null);
      assert.equal(new Set(contract.sources.map(({ id }) => id)).size, contract.sources.length);
      if (quote.total !== null && input.unit === 'usd') assert(Number(quote.total) <= Number(input.amount));
    }
  }
}
