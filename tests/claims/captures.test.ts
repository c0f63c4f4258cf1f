/**
 * Every capture of raw payloads is audited: nothing crashes, its checker accepts every proof, and a table shows
 * what was read. Skipped on a machine without captures.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, describe, it, type TestContext } from 'node:test';
import { proveFiles } from '../../src/app/audit/index.ts';
import { findNeeded, missing } from '../harness/test-needs.ts';
import {
  fromBothVenues,
  fromFedDecision,
  fromPolitics,
  fromTennis,
  fromWeather,
  readCsv,
  readLines,
} from '../venues/venue-a-capture-files.ts';
import { loadRuleTexts } from './rule-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'routeur-captures-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Captures whose rows a collector has renamed, mapped back to the wire. */
const converted: Readonly<Record<string, () => readonly unknown[]>> = {
  'venue_a both-venues-2026-07': () => readLines('both-venues-2026-07/markets.jsonl.gz').map(fromBothVenues),
  'venue_a weather-2026-05': () => readLines('weather-2026-05/markets.jsonl.gz').map(fromWeather),
  'venue_a fed-decision-2026-02': () => readCsv('fed-decision-2026-02/markets.csv.gz').map(fromFedDecision),
  'venue_a politics-2026-03': () => readLines('politics-2026-03/markets.jsonl.gz').map(fromPolitics),
  'venue_a tennis-2026-08': () => readLines('tennis-2026-08/markets.jsonl').map(fromTennis),
  'rule texts of both venues': () => loadRuleTexts().map(payloadOf),
};

/** Numbers that are texts here reach the readers as the same texts. */
function payloadOf(text: ReturnType<typeof loadRuleTexts>[number], index: number): unknown {
  const { strike, rules, label, title } = text;
  if (text.venue === 'venue_a') {
    const ticker = text.market_id ?? `KXUNKNOWN-${index}-X`;
    const event = text.event_id ?? ticker.split('-').slice(0, -1).join('-');
    return {
      ticker,
      event_ticker: event,
      title,
      yes_sub_title: label ?? '',
      rules_primary: rules,
      ...strike,
    };
  }
  const outcomes = text.outcomes ?? ['Yes', 'No'];
  const slug = `rule-text-${text.family.replaceAll('_', '-')}-${index}`;
  return {
    slug,
    question: title ?? 'A question',
    groupItemTitle: label,
    description: rules,
    outcomes,
    line: strike?.line,
  };
}

const files: readonly (readonly string[])[] = [
  ['venue_a/iran-2026-03-01.events.json.gz', 'venue_b/iran-2026-03-01.events.json.gz'],
  ['venue_a/fixture-2026-07-25.events.json', 'venue_b/fixture-2026-07-25.events.json'],
  ['venue_a/fixture-2026-07-25.markets.json', 'venue_b/fixture-2026-07-25.markets.json'],
  ['venue_a/sports-2026-08/events_sports_nested.json.gz'],
  ['venue_a/sports-2026-08/events_mlb_props_nested.json.gz'],
  ['venue_a/sports-2026-08/markets_settled.json.gz'],
  ['venue_a/sports-2026-08/combo_priced_markets.json.gz'],
  ['venue_a/combos-2026-03-07/markets_page.json.gz'],
  ['venue_a/rest-golden-2026-01/markets_list_response.json.gz'],
  ['venue_b/gamma-markets-2026-02-07.json.gz'],
  ['venue_b/gamma-markets-2025-10.json.gz'],
  ['venue_b/btc-5m-markets-2026-07-24.jsonl.gz'],
  ['venue_b/sports-lines-2026-06.jsonl.gz'],
  ['venue_b/clob-markets-page-resolved-2023.json.gz'],
];

interface Summary {
  readonly contracts: { readonly total: number; readonly read: number };
  readonly relations: { readonly total: number };
  readonly cross_venue: { readonly total: number };
  readonly claims: Readonly<Record<string, number>>;
  readonly withheld: Readonly<Record<string, number>>;
}

describe('captures, audited', { skip: missing('captures') }, () => {
  for (const names of files) {
    it(names.join(' and '), (t) =>
      check(
        t,
        names.map((name) => join(findNeeded('captures'), name)),
      ),
    );
  }
  for (const [name, load] of Object.entries(converted)) {
    it(name, (t) => {
      const path = join(folder, `${name.replaceAll(' ', '-')}.jsonl`);
      writeFileSync(
        path,
        load()
          .map((row) => JSON.stringify(row))
          .join('\n'),
      );
      return check(t, [path]);
    });
  }
});

async function check(t: TestContext, paths: readonly string[]): Promise<void> {
  const printed = await run(paths, false);
  const summary: Summary = JSON.parse(await run(paths, true));
  const lines = printed.split('\n').filter((line) => line !== '');
  const relations = lines.filter((line) => line.startsWith('{"left"'));
  assert.ok(summary.contracts.total > 0);
  assert.equal(summary.withheld['reader_failed'], undefined);
  assert.equal(lines.length - relations.length, summary.contracts.total);
  // Counted without telling them apart, and told one by one with their proofs.
  assert.equal(relations.length, summary.relations.total);
  assert.equal(
    relations.filter((line) => line.includes('"cross_venue":true')).length,
    summary.cross_venue.total,
  );
  t.diagnostic(
    `${summary.contracts.read} of ${summary.contracts.total} read ${list(summary.claims)}; ${summary.relations.total} relations, ${summary.cross_venue.total} across venues; withheld ${list(summary.withheld)}`,
  );
}

async function run(paths: readonly string[], summary: boolean): Promise<string> {
  const chunks: string[] = [];
  const notes: string[] = [];
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  const { faults, refused } = await proveFiles(
    {
      output,
      note: (sentence) => void notes.push(sentence),
      progress: { begin: () => undefined, advance: () => undefined, close: () => undefined },
    },
    paths,
    { venue: undefined, crossVenue: false, summary },
  );
  assert.deepEqual([faults, refused], [0, 0], notes.slice(0, 5).join('\n'));
  return chunks.join('');
}

function list(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return `(${parts.join(', ') || 'none'})`;
}
