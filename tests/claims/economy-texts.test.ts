/** Real rules texts on economic releases and the central bank: nearly all are read, and no text on two figures. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { missing } from '../harness/test-needs.ts';
import { listingOf, loadRuleTexts } from './rule-texts.ts';

const texts = [
  'cpi_yoy',
  'cpi_mom',
  'cpi_core_yoy',
  'cpi_core_mom',
  'pce_core',
  'unemployment',
  'payrolls',
  'gdp',
  'ism_pmi',
  'fed_decision',
  'fed_level',
  'fed_cuts',
];

describe('real texts on the economy', { skip: missing('captures') }, () => {
  it('are read but for a few', () => {
    const rows = loadRuleTexts().filter(
      ({ family, rules_complete: isComplete }) => isComplete === true && texts.includes(family),
    );
    const statistics = new Map<string, Set<string>>();
    let read = 0;
    for (const [index, row] of rows.entries()) {
      const { contract, event } = listingOf(row, index);
      const { claim } = readContract({ fingerprint }, contract, event);
      if (claim === undefined) continue;
      read += 1;
      const { frame, statistic } = claim.variable;
      const known = statistics.get(row.family) ?? new Set<string>();
      statistics.set(row.family, known.add(`${frame.source} ${frame.subject} ${statistic}`));
    }
    assert.ok(read >= rows.length * 0.95, `${read} of ${rows.length} were read`);
    // One figure a file, but where a file holds months and years, two ways of counting, or cuts and a rise.
    const several = [...statistics].filter(([, figures]) => figures.size > 1).map(([family]) => family);
    assert.deepEqual(several, ['fed_cuts', 'pce_core']);
  });
});
