/** Where clauses stand in their texts: held against every contract of a simulated world, and every real text at hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ClauseSpan,
  clauseSpans,
  readText,
  sentenceSpans,
  spanPartKinds,
  textOfSpan,
  topicsOf,
} from '../../src/core/claim/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { missing } from '../harness/test-needs.ts';
import { listingOf, loadRuleTexts } from './rule-texts.ts';

interface Listed {
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
}

/** Typography that venues vary. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll(/\s+/g, ' ');
}

/** The spans of the rules; one for each known sentence that has a topic, in the order of the text. */
function checkSpans({ contract, event }: Listed): readonly ClauseSpan[] {
  const text = readText(simulatedReader, contract, event);
  const known = typeof text === 'string' ? [] : text.flatMap(({ read }) => read ?? []);
  const spans = clauseSpans(simulatedReader, contract, event).filter(({ source }) => source === 'rules');
  const expected = known.filter((sentence) => topicsOf(sentence).size > 0);
  assert.deepEqual(
    spans.map(({ words }) => words),
    expected.map(({ words }) => words),
    contract.id,
  );
  let last = 0;
  for (const [place, span] of spans.entries()) {
    assert.ok(span.start >= last && span.end > span.start && span.end <= contract.rules.length, contract.id);
    last = span.end;
    const quote = textOfSpan(contract, span).slice(span.start, span.end);
    assert.equal(quote, quote.trim(), contract.id);
    // What the clause read from its slots stands in the stretch itself.
    for (const { slot } of expected[place]?.slots ?? []) {
      assert.ok(plain(quote).includes(plain(slot.text)), `${contract.id}: ${slot.text} in ${quote}`);
    }
  }
  return spans;
}

test('every clause of a simulated contract is found in its text', () => {
  const contracts = sharedContracts({ seed: 5 });
  const spans = contracts.flatMap((listing) => checkSpans(listing));
  assert.ok(spans.length > contracts.length, `${spans.length} spans of ${contracts.length} contracts`);
});

test('every clause of a real text is found in it', { skip: missing('captures') }, () => {
  const spans = loadRuleTexts().flatMap((text, index) => checkSpans(listingOf(text, index)));
  const topics = new Set(spans.flatMap((span) => [...span.topics]));
  for (const topic of ['outcome', 'source', 'deciding_time', 'boundary', 'tie', 'cancelled'] as const) {
    assert.ok(topics.has(topic), topic);
  }
  assert.ok(spans.length > 500, `${spans.length} spans`);
});

test('a condition for an early close is a clause of its own text', () => {
  const [listing] = sharedContracts({ seed: 5 });
  assert.ok(listing !== undefined);
  const condition = 'This market will close early if the bill becomes law.';
  const contract: ContractVersion = {
    ...listing.contract,
    terms: { ...listing.contract.terms, early_close_condition: condition },
  };
  const span = clauseSpans(simulatedReader, contract, listing.event).find(
    ({ source }) => source === 'early_close_condition',
  );
  assert.ok(span !== undefined);
  assert.deepEqual([...span.topics], ['early_close']);
  assert.equal(textOfSpan(contract, span).slice(span.start, span.end), condition);
});

test('every sentence of a simulated contract has its place, read or not, with its bounds and times inside', () => {
  const kinds = new Set<string>();
  for (const { contract, event } of sharedContracts({ seed: 5 })) {
    const text = readText(simulatedReader, contract, event);
    const spans = sentenceSpans(simulatedReader, contract, event);
    assert.equal(spans?.length, text.length, contract.id);
    let last = 0;
    for (const { start, end, read, parts } of spans ?? []) {
      assert.ok(start >= last && end > start && end <= contract.rules.length, contract.id);
      last = end;
      let inner = start;
      for (const part of parts) {
        assert.ok(part.start >= inner && part.end > part.start && part.end <= end, contract.id);
        inner = part.end;
        kinds.add(part.kind);
        const words = plain(contract.rules.slice(part.start, part.end));
        assert.ok(
          read?.slots.some(({ slot }) => plain(slot.text) === words),
          `${contract.id}: ${words}`,
        );
      }
    }
  }
  assert.deepEqual([...kinds].toSorted(), [...spanPartKinds].toSorted());
});
