/** What the program finds on each topic of two related contracts, and the sentences it cites for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessTerms, isExactCitation, topics } from '../../src/core/compare/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { listingOf, loadRuleTexts } from '../claims/rule-texts.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { missing } from '../harness/test-needs.ts';
import { type AssessedPair, assessRelated } from './compared-pairs.ts';

let known: readonly AssessedPair[] | undefined;

function simulatedPairs(): readonly AssessedPair[] {
  known ??= [...assessRelated(sharedContracts({ seed: 5 }))];
  return known;
}

/** What holds of every assessment, whatever its contracts. */
function checkAssessment({ left, right, assessment }: AssessedPair): void {
  const { findings, differences, settlement, mapping, summary } = assessment;
  const where = `${left.contract.id} and ${right.contract.id}`;
  assert.deepEqual(
    findings.map(({ topic }) => topic),
    topics,
    where,
  );
  for (const { topic, result, explanation, citations } of findings) {
    assert.ok(explanation.length > 0 && explanation.endsWith('.'), `${where}: ${topic}`);
    for (const citation of citations) {
      const { sources } = citation.contract === 0 ? left : right;
      assert.ok(isExactCitation(citation, sources), `${where}: ${topic}`);
      assert.equal(citation.quote, citation.quote.trim(), `${where}: ${topic}`);
    }
    const cited = new Set(citations.map(({ contract }) => contract));
    if (result !== 'unknown') assert.equal(cited.size, 2, `${where}: ${topic} is ${result}`);
  }
  for (const finding of differences) assert.ok(findings.includes(finding), where);
  assert.equal(settlement === 'different', differences.length > 0, where);
  if (settlement === 'compatible') assert.notEqual(mapping, 'unconfirmed', where);
  assert.ok(summary.length > 0 && summary.endsWith('.'), where);
}

test('findings of simulated pairs cite exact sentences of both contracts', () => {
  const results = new Map<string, number>();
  for (const pair of simulatedPairs()) {
    checkAssessment(pair);
    for (const { topic, result } of pair.assessment.findings) {
      results.set(`${topic} ${result}`, (results.get(`${topic} ${result}`) ?? 0) + 1);
    }
  }
  for (const met of [
    'outcome agree',
    'outcome different',
    'source agree',
    'deciding_time agree',
    'boundary agree',
    'boundary different',
    'tie agree',
    'cancelled different',
    'postponed different',
    'not_published unknown',
    'revision agree',
    'payout agree',
  ]) {
    assert.ok((results.get(met) ?? 0) > 0, `${met}: ${JSON.stringify([...results])}`);
  }
});

test('the two contracts may be given in either order', () => {
  for (const { left, right, assessment } of simulatedPairs().slice(0, 800)) {
    const turned = relate(right.member, left.member);
    // A combo is related through legs that are not given here.
    if (turned.kind !== 'related') continue;
    const other = assessTerms(simulatedReader, right, left, turned);
    const where = `${left.contract.id} and ${right.contract.id}`;
    assert.deepEqual([other.mapping, other.settlement], [assessment.mapping, assessment.settlement], where);
    assert.deepEqual(
      other.findings.map(({ result }) => result),
      assessment.findings.map(({ result }) => result),
      where,
    );
  }
});

test('of two contracts that are not related nothing is known, and nothing is different', () => {
  const [one, two] = [simulatedPairs().at(0), simulatedPairs().at(-1)];
  assert.ok(one !== undefined && two !== undefined);
  const { outcome, mapping, settlement, differences } = assessTerms(
    simulatedReader,
    one.left,
    two.right,
    undefined,
  );
  assert.deepEqual([outcome, mapping, settlement], ['unrelated', 'unconfirmed', 'unknown']);
  assert.deepEqual(differences, []);
});

test('a game that is cancelled at a fair price on one venue and at one half on the other settles differently', () => {
  const pair = simulatedPairs().find(
    ({ assessment }) => assessment.mapping === 'same' && assessment.settlement === 'different',
  );
  assert.ok(pair !== undefined);
  const cancelled = pair.assessment.differences.find(({ topic }) => topic === 'cancelled');
  assert.match(
    cancelled?.explanation ?? '',
    /cancelled \(venue_a pays a fair price, venue_b pays (?:0|1|1\/2)\)/,
  );
  const quotes = cancelled?.citations.map(({ contract, quote }) => [contract, /cancell?ed/.test(quote)]);
  assert.deepEqual(quotes, [
    [0, true],
    [1, true],
  ]);
});

test('sources that do not hold the sentences leave every finding unknown', () => {
  const pair = simulatedPairs().find(({ assessment }) => assessment.settlement === 'compatible');
  assert.ok(pair !== undefined);
  const other = { id: 'rules', version: '2', text: 'The rules have changed since.', url: undefined };
  const { findings, settlement } = assessTerms(
    simulatedReader,
    { ...pair.left, sources: [other] },
    pair.right,
    pair.relation,
  );
  assert.deepEqual(new Set(findings.map(({ result }) => result)), new Set(['unknown']));
  assert.ok(findings.every(({ citations }) => citations.every(({ contract }) => contract === 1)));
  assert.equal(settlement, 'unknown');
});

test('two currencies are a finding where the sources name them, and no difference of settlement', () => {
  const pair = simulatedPairs().find(({ assessment }) => assessment.settlement === 'compatible');
  assert.ok(pair !== undefined);
  const withFields = (side: AssessedPair['left']): AssessedPair['left'] => ({
    ...side,
    sources: [
      ...side.sources,
      { id: 'fields', version: '1', text: JSON.stringify(side.contract.settlement), url: undefined },
    ],
  });
  const [left, right] = [withFields(pair.left), withFields(pair.right)];
  const { findings, differences, settlement } = assessTerms(simulatedReader, left, right, pair.relation);
  const currency = findings.find(({ topic }) => topic === 'currency');
  assert.equal(currency?.result, 'different');
  assert.deepEqual(
    currency?.citations.map(({ quote }) => quote),
    ['"currency":"USD"', '"currency":"USDC"'],
  );
  assert.deepEqual([differences, settlement], [[], 'compatible']);
});

test('findings of real pairs cite exact sentences of both contracts', { skip: missing('captures') }, (t) => {
  const table = new Map<string, number>();
  const listings = loadRuleTexts().map((text, index) => listingOf(text, index));
  let pairs = 0;
  for (const pair of assessRelated(listings)) {
    checkAssessment(pair);
    pairs += 1;
    for (const { topic, result, citations } of pair.assessment.findings) {
      const row = `${topic}: ${result}${citations.length > 0 ? ', cited' : ''}`;
      table.set(row, (table.get(row) ?? 0) + 1);
    }
  }
  for (const [row, times] of [...table].sort()) t.diagnostic(`${row} ${times}`);
  assert.ok(pairs >= 50, `${pairs} pairs`);
});
