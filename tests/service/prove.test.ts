/** `routeur prove` and `routeur clauses` over files in every shape they take, and over files that are broken. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { listClauses, proveFiles } from '../../src/app/audit/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { bracket, brackets, eventA, eventB, rung, rungs } from './audit-payloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'routeur-prove-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const noProgress = { begin: () => undefined, advance: () => undefined, close: () => undefined };

let serial = 0;

function fileOf(content: string | Uint8Array): string {
  serial += 1;
  const path = join(folder, `payloads-${serial}`);
  writeFileSync(path, content);
  return path;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

interface Line {
  readonly contract?: {
    readonly venue: string;
    readonly id: string | null;
    readonly series_id?: string | null;
  };
  readonly claim?: {
    readonly family: string;
    readonly variable?: string;
    readonly interval?: string;
    readonly exclusive_event?: string;
    readonly legs?: readonly unknown[];
  };
  readonly withheld?: readonly { readonly reason: string }[];
  readonly left?: { readonly id: string };
  readonly right?: { readonly id: string };
  readonly relation?: string;
  readonly cross_venue?: boolean;
  readonly proof?: { readonly direction: string; readonly steps: readonly { readonly step: string }[] };
}

interface Audit {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly faults: number;
  readonly refused: number;
}

function collector(): { readonly output: Writable; readonly text: () => string } {
  let text = '';
  const output = new Writable({
    // So small that every write has to wait.
    highWaterMark: 16,
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      setImmediate(done);
    },
  });
  return { output, text: () => text };
}

async function audit(
  files: readonly string[],
  options: { venue?: VenueId; crossVenue?: boolean; summary?: boolean } = {},
): Promise<Audit> {
  const { output, text } = collector();
  const notes: string[] = [];
  const deps = {
    output,
    note: (sentence: string) => void notes.push(sentence),
    progress: noProgress,
    phrases: simulatedPhrases,
  };
  const { faults, refused } = await proveFiles(deps, files, {
    venue: options.venue,
    crossVenue: options.crossVenue ?? false,
    summary: options.summary ?? false,
  });
  const lines: Line[] = options.summary
    ? []
    : text()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
  return { text: text(), lines, notes, faults, refused };
}

function contractsOf({ lines }: Audit): string[] {
  return lines.flatMap(({ contract }) => (contract === undefined ? [] : [contract.id ?? 'null']));
}

function relationsOf({ lines }: Audit): string[] {
  return lines.flatMap(({ left, right, relation }) =>
    relation === undefined ? [] : [`${left?.id} ${relation} ${right?.id}`],
  );
}

const rungIds = ['KXU3-26NOV-T4.0', 'KXU3-26NOV-T4.2', 'KXU3-26NOV-T4.4'];
const ladder = [
  `${rungIds[0]} implied_by ${rungIds[1]}`,
  `${rungIds[0]} implied_by ${rungIds[2]}`,
  `${rungIds[1]} implied_by ${rungIds[2]}`,
];

describe('payloads in every shape', () => {
  const event = { ...eventA, markets: rungs };
  for (const [shape, content] of [
    ['an event with its markets', json(event)],
    ['a pretty event', JSON.stringify(event, null, 2)],
    ['an array of markets', json(rungs)],
    ['a page of markets', json({ markets: rungs, cursor: '' })],
    ['a page of events', json({ events: [event], cursor: '' })],
    ['an event beside its markets', json({ event: eventA, markets: rungs })],
    ['markets before their event', json([...rungs, eventA])],
    ['lines of markets', rungs.map(json).join('\n')],
    ['lines of wrapped markets', rungs.map((market) => json({ raw: market })).join('\r\n')],
    ['gzip', gzipSync(json(rungs))],
    [
      'gzip in two members',
      Buffer.concat([gzipSync(`${json(rungs[0])}\n`), gzipSync(rungs.slice(1).map(json).join('\n'))]),
    ],
    ['markets twice', json([rungs, event])],
  ] as const) {
    it(shape, async () => {
      const found = await audit([fileOf(content)]);
      assert.deepEqual(contractsOf(found), rungIds);
      assert.deepEqual(relationsOf(found), ladder);
      assert.deepEqual([found.faults, found.refused, found.notes.length], [0, 0, 0], found.notes.join());
      assert.equal(found.lines[0]?.contract?.series_id, 'KXU3');
    });
  }

  it('a market by itself', async () => {
    const found = await audit([fileOf(json(rung('4.0')))]);
    assert.equal(found.lines.length, 1);
    const { claim } = found.lines[0] ?? {};
    assert.equal(claim?.interval, '[4.1, inf)');
    assert.match(claim?.variable ?? '', /US unemployment rate U-3/);
  });

  it('a market whose state, times and prices say nothing', async () => {
    const odd = {
      status: 'pondering',
      result: 'maybe',
      close_time: 'soon',
      settlement_value_dollars: 'much',
      yes_bid_dollars: {},
    };
    const found = await audit([fileOf(json(rungs.map((market) => ({ ...market, ...odd }))))]);
    assert.deepEqual(relationsOf(found), ladder);
  });

  it('legs of combos', async () => {
    const [low, high] = rungIds.map((id) => ({ event_ticker: 'KXU3-26NOV', market_ticker: id, side: 'yes' }));
    const combo = {
      ticker: 'KXMVE-1-A',
      event_ticker: 'KXMVE-1',
      title: 'both',
      yes_sub_title: 'both',
      rules_primary: '',
      mve_selected_legs: [low, high],
    };
    const found = await audit([fileOf(json([...rungs.slice(0, 2), combo]))]);
    assert.equal(found.lines[2]?.claim?.family, 'combo');
    assert.equal(found.lines[2]?.claim?.legs?.length, 2);
    assert.ok(relationsOf(found).includes('KXU3-26NOV-T4.0 implied_by KXMVE-1-A'));
    assert.equal(found.refused, 0);
  });
});

describe('both venues', () => {
  const both = () => [fileOf(json(rungs)), fileOf(json({ ...eventB, markets: brackets }))];
  const across = [
    'KXU3-26NOV-T4.0 contradicts unemployment-at-most-4pt0',
    'KXU3-26NOV-T4.0 implied_by unemployment-4pt1',
    'KXU3-26NOV-T4.2 contradicts unemployment-at-most-4pt0',
    'KXU3-26NOV-T4.2 contradicts unemployment-4pt1',
    'KXU3-26NOV-T4.4 contradicts unemployment-at-most-4pt0',
    'KXU3-26NOV-T4.4 contradicts unemployment-4pt1',
  ];

  it('are related by proofs, the left one first in the files', async () => {
    const found = await audit(both());
    assert.deepEqual(contractsOf(found), [...rungIds, 'unemployment-at-most-4pt0', 'unemployment-4pt1']);
    const crossVenue = { ...found, lines: found.lines.filter((line) => line.cross_venue) };
    assert.deepEqual(relationsOf(crossVenue), across);
    for (const { proof } of crossVenue.lines) assert.equal(proof?.steps.at(-1)?.step, 'conclusion');
    assert.ok(relationsOf(found).includes('unemployment-at-most-4pt0 contradicts unemployment-4pt1'));
    assert.match(found.lines[3]?.claim?.exclusive_event ?? '', /november-unemployment-rate-2026/);
  });

  it('--cross-venue prints those relations alone', async () => {
    const found = await audit(both(), { crossVenue: true });
    assert.equal(found.lines.length, across.length);
    assert.deepEqual(relationsOf(found), across);
  });

  it('--summary counts what the lines hold', async () => {
    const found = await audit([...both(), fileOf(json({ ...rung('9.9'), rules_primary: 'Nobody knows.' }))], {
      summary: true,
    });
    assert.deepEqual(JSON.parse(found.text), {
      contracts: { total: 6, venue_a: 4, venue_b: 2, read: 5, withheld: 1 },
      claims: { us_jobs: 5 },
      withheld: { no_bound: 1, unknown_clause: 1 },
      relations: { total: 10, equivalent: 0, implies: 4, contradicts: 6, overlaps: 0 },
      cross_venue: { total: 6, equivalent: 0, implies: 1, contradicts: 5, overlaps: 0 },
    });
  });

  it('markets name their event, and the whole event may come beside them', async () => {
    const rows = brackets.map((market) => ({
      ...market,
      outcomes: ['Yes', 'No'],
      events: [{ id: '4711', slug: eventB['slug'] }],
    }));
    const found = await audit([fileOf([...rows, eventB].map(json).join('\n'))]);
    assert.deepEqual(relationsOf(found), ['unemployment-at-most-4pt0 contradicts unemployment-4pt1']);
    assert.match(found.lines[0]?.claim?.exclusive_event ?? '', /november-unemployment-rate-2026/);
  });

  it('closed and inactive markets have terms all the same; two markets without an event share none', async () => {
    const state = { active: false, closed: true, outcomePrices: '["1","0"]', umaResolutionStatus: 'odd' };
    const found = await audit([fileOf(json(brackets.map((market) => ({ ...market, ...state }))))]);
    assert.equal(found.lines[0]?.claim?.exclusive_event, undefined);
    assert.deepEqual(relationsOf(found), ['unemployment-at-most-4pt0 contradicts unemployment-4pt1']);
  });

  it('an invalid id is reported with its reason', async () => {
    const long = 'a'.repeat(201);
    const found = await audit([
      fileOf(json([bracket('4.1%', long), { ...rung('4.0'), yes_sub_title: null }])),
    ]);
    assert.deepEqual(
      found.lines.map(({ contract, withheld }) => [contract?.id, withheld?.[0]?.reason]),
      [
        [long, 'bad_identifier'],
        ['KXU3-26NOV-T4.0', 'missing_field'],
      ],
    );
  });
});

describe('files that are broken', () => {
  const good = () => fileOf(json(rungs));

  async function checkFault(content: string | Uint8Array, expected: RegExp, kept = 0): Promise<void> {
    const found = await audit([fileOf(content), good()]);
    assert.equal(found.faults, 1, found.notes.join());
    assert.match(found.notes.join('\n'), expected);
    // Whatever was broken, the other file is audited.
    const relations = new Set(relationsOf(found));
    assert.ok(ladder.every((relation) => relations.has(relation)));
    assert.equal(contractsOf(found).length, rungIds.length + kept);
  }

  it('an empty file', () => checkFault('', /holds no value/));
  it('an array with a broken element', () =>
    checkFault(`[${json(rung('5.0'))}, {"a": tru}, {"b": 1}]`, /line 1: not JSON/, 1));
  it('no JSON at all', () => checkFault('hello there', /line 1: not JSON/));
  it('an object cut off', () => checkFault('{\n"markets": [', /line 1: .*middle of a value/));
  it('one broken line', () =>
    checkFault(`${json(rung('5.0'))}\n{"ticker":\n${json(rung('5.2'))}`, /line 2: not JSON/, 2));
  it('gzip cut off', () => checkFault(gzipSync(json(rung('5.0'))).subarray(0, 60), /ends too early/));
  it('gzip damaged', () => {
    const bytes = gzipSync(json(rung('5.0')));
    bytes.fill(0xff, 20, 60);
    return checkFault(bytes, /damaged/);
  });
  it('fifty megabytes of brackets', () => checkFault('['.repeat(50_000_000), /nested more than 64 deep/));
  it('nothing of a venue', () => checkFault(json({ weather: [{ sunny: true }] }), /hold no market or event/));

  it('a file that is not there', async () => {
    const found = await audit([join(folder, 'absent'), folder, good()]);
    assert.equal(found.faults, 2);
    assert.match(found.notes.join('\n'), /no such file[\s\S]*a folder/);
    assert.equal(relationsOf(found).length, ladder.length);
  });

  it('a file that cannot even be asked for its size', async () => {
    const link = join(folder, 'link');
    symlinkSync(link, link);
    const found = await audit([link, join(folder, 'x'.repeat(300)), join(good(), 'below'), good()]);
    assert.equal(found.faults, 3, found.notes.join());
    assert.equal(relationsOf(found).length, ladder.length);
  });

  it('payloads of the other venue', async () => {
    const found = await audit([fileOf(json(brackets))], { venue: 'venue_a' });
    assert.deepEqual([found.faults, found.lines.length], [1, 0]);
    assert.match(found.notes[0] ?? '', /venue_a/);
  });

  it('a market that comes with different terms', async () => {
    const found = await audit([
      fileOf(json([rung('4.0'), rung('4.2'), rung('4.0', { title: 'Another one' })])),
    ]);
    assert.match(found.notes.join(), /KXU3-26NOV-T4.0: comes with different terms/);
    assert.deepEqual(contractsOf(found), rungIds.slice(0, 2));
  });

  const condition = `0x${'ab'.repeat(32)}`;

  it('H82 a market under two slugs is one, by its condition, and never related to itself', async () => {
    const renamed = ['unemployment-4pt1', 'unemployment-rate-4pt1'].map((slug) =>
      bracket('4.1%', slug, {
        conditionId: slug.endsWith('rate-4pt1') ? condition.toUpperCase().replace('X', 'x') : condition,
      }),
    );
    const found = await audit([fileOf(json({ ...eventB, markets: renamed }))]);
    assert.deepEqual(contractsOf(found), ['unemployment-rate-4pt1']);
    assert.deepEqual(relationsOf(found), []);
    assert.match(found.notes.join(), /unemployment-rate-4pt1: comes with different terms/);
  });

  it('H82 a copy without its condition is the market of its slug', async () => {
    const slug = 'unemployment-4pt1';
    const found = await audit([
      fileOf(
        json({
          ...eventB,
          markets: [bracket('4.1%', slug, { conditionId: condition }), bracket('4.1%', slug)],
        }),
      ),
    ]);
    assert.deepEqual(contractsOf(found), [slug]);
  });

  it('H82 a renamed market is one, though a copy without its condition came between', async () => {
    const markets = [
      bracket('4.1%', 'unemployment-4pt1', { conditionId: condition }),
      bracket('4.1%', 'unemployment-4pt1'),
      bracket('4.1%', 'unemployment-rate-4pt1', { conditionId: condition }),
    ];
    const found = await audit([fileOf(json({ ...eventB, markets }))]);
    assert.deepEqual(contractsOf(found), ['unemployment-rate-4pt1']);
  });

  it('H82 two conditions under two slugs are two markets', async () => {
    const found = await audit([
      fileOf(
        json({
          ...eventB,
          markets: [
            bracket('4.1%', 'unemployment-4pt1', { conditionId: condition }),
            bracket('4.2%', 'unemployment-4pt2', { conditionId: `0x${'cd'.repeat(32)}` }),
          ],
        }),
      ),
    ]);
    assert.equal(contractsOf(found).length, 2);
    assert.equal(relationsOf(found).length, 1);
  });
});

describe('the commands', () => {
  const routeur = join(import.meta.dirname, '../../bin/routeur');
  const run = (...args: readonly string[]) => spawnSync(routeur, args, { encoding: 'utf8' });

  it('prove gives 0 for what could be read, and 2 beside what could not', () => {
    const good = fileOf(json(rungs));
    const whole = run('prove', '--simulated', good);
    assert.equal(whole.status, 0, whole.stderr);
    assert.equal(whole.stdout.trim().split('\n').length, rungs.length + ladder.length);
    assert.equal(whole.stderr, '');
    const part = run('prove', '--simulated', good, fileOf('{'));
    assert.equal(part.status, 2);
    assert.equal(part.stdout, whole.stdout);
  });

  it('prove fails where its output cannot be written, and not where its reader has gone', () => {
    const good = fileOf(json(rungs));
    const shell = (line: string) => spawnSync('bash', ['-c', line, routeur, good], { encoding: 'utf8' });
    const full = shell('"$0" prove "$1" > /dev/full');
    assert.equal(full.status, 1);
    assert.match(full.stderr, /^The output could not be written: ENOSPC.*\n$/);
    const enough = shell('set -o pipefail; "$0" prove "$1" "$1" | head -n 1 > /dev/null');
    assert.deepEqual([enough.status, enough.stderr], [0, '']);
  });

  it('clauses lists unread sentences, those that withhold most first', async () => {
    const rules = (text: string) => ({ rules_primary: text, strike_type: null, floor_strike: null });
    const payloads = [
      rung('4.0'),
      rung('1.1', rules('The hare decides. The tortoise watches.')),
      rung('1.2', rules('The hare decides.')),
      rung('1.3', rules('The tortoise watches. The hare decides. The fox sleeps.')),
    ];
    const { output, text } = collector();
    const deps = { output, note: () => undefined, progress: noProgress, phrases: simulatedPhrases };
    const path = fileOf(json(payloads));
    assert.equal(await listClauses(deps, [path], { venue: undefined, limit: 2 }), 0);
    const lines: { form: string; count: number; withholds: number; example: object }[] = text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      lines.map(({ form, count, withholds }) => [form, count, withholds]),
      [
        ['hare decides', 3, 1],
        ['tortoise watches', 2, 0],
      ],
    );
    assert.deepEqual(lines[0]?.example, { venue: 'venue_a', id: 'KXU3-26NOV-T1.1' });
    const all = run('clauses', '--simulated', path);
    assert.equal(all.status, 0, all.stderr);
    assert.equal(all.stdout.trim().split('\n').length, 3);
    assert.notEqual(run('clauses', '--limit', '0', path).status, 0);
  });

  it('clauses ranks sets of sentences by the contracts and the money that they unlock together', async () => {
    const rules = (text: string, volume: string) => ({
      rules_primary: text,
      strike_type: null,
      floor_strike: null,
      volume_24h_fp: volume,
    });
    const payloads = [
      rung('1.1', rules('The hare decides. The tortoise watches.', '2.00')),
      rung('1.2', rules('The hare decides.', '10.00')),
      rung('1.3', rules('The fox sleeps.', '300.00')),
    ];
    const { output, text } = collector();
    const deps = { output, note: () => undefined, progress: noProgress, phrases: simulatedPhrases };
    const path = fileOf(json(payloads));
    assert.equal(await listClauses(deps, [path], { venue: undefined, limit: 3, sets: true }), 0);
    const lines: { sentences: string[]; contracts: number; volume_24h_usd: string }[] = text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      lines.map(({ sentences, contracts, volume_24h_usd }) => [
        sentences.length,
        contracts,
        Number(volume_24h_usd),
      ]),
      [
        [2, 2, 12],
        [1, 1, 300],
        [1, 1, 10],
      ],
    );
  });
});
