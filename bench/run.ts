/** `npm run bench [-- NAME…] [--json] [--fills N] [--markets N] [--minutes N]`: runs the named benches, or all, and prints their results. */
import '../scripts/require-node.ts';
import { parseArgs } from 'node:util';
import { type Bench, type BenchResult, reportProgress } from './bench.ts';
import * as compare from './compare.ts';
import * as explorer from './explorer.ts';
import * as graph from './graph.ts';
import * as history from './history.ts';
import * as historyImport from './history-import.ts';
import * as http from './http.ts';
import * as ingest from './ingest.ts';
import * as insights from './insights.ts';
import * as insightsTape from './insights-tape.ts';
import * as leads from './leads.ts';
import * as listing from './listing.ts';
import * as live from './live.ts';
import * as lookup from './lookup.ts';
import * as recorder from './recorder.ts';
import * as strategies from './strategies.ts';
import * as webhooks from './webhooks.ts';

const benches: readonly Bench[] = [
  compare,
  explorer,
  graph,
  history,
  historyImport,
  http,
  ingest,
  insights,
  insightsTape,
  leads,
  listing,
  live,
  lookup,
  recorder,
  strategies,
  webhooks,
];

function formatTable(results: readonly BenchResult[]): string {
  const rows = [
    ['what', 'value', 'unit', 'peer', 'peer value', 'ratio', 'goal'],
    ...results.map((result) => [
      result.what,
      formatNumber(result.value),
      result.unit,
      result.peer,
      formatNumber(result.peerValue),
      result.ratio.toFixed(3),
      formatGoal(result),
    ]),
  ];
  const numeric = new Set([1, 4, 5]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          numeric.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
}

function formatGoal({ goal, ratio }: BenchResult): string {
  if (goal === undefined) return '';
  if ('atLeast' in goal) return `≥ ${goal.atLeast} ${ratio >= goal.atLeast ? 'met' : 'missed'}`;
  return `≤ ${goal.atMost} ${ratio <= goal.atMost ? 'met' : 'missed'}`;
}

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    fills: { type: 'string' },
    markets: { type: 'string' },
    minutes: { type: 'string' },
  },
});

const known = benches.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

function readCount(name: 'fills' | 'markets' | 'minutes'): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  console.error(`--${name} takes a whole number above 0.`);
  process.exit(1);
}

const sizes = { fills: readCount('fills'), markets: readCount('markets'), minutes: readCount('minutes') };

const results: BenchResult[] = [];
for (const bench of benches) {
  if (names.length > 0 && !names.includes(bench.name)) continue;
  reportProgress(`bench ${bench.name}`);
  results.push(...(await bench.run(sizes)));
}
console.log(options.json ? JSON.stringify(results, undefined, 2) : formatTable(results));
