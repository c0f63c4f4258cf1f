/**
 * The share of complete texts of one venue that become a claim, by file, as the service reads them:
 *
 *   node tests/phrases/coverage.ts [--venue VENUE] [--series] [--only PATTERN] [--misses COUNT] [--dump FILE] [--unseen]
 *
 * `--misses` ranks what keeps texts of the studied half from a claim: the set of sentences that no phrase reads, or why a
 * family withholds. `--dump` writes them as JSON lines. The other half is counted and not shown, but for `--unseen`, which is
 * for the time after its figure was recorded.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  candidatesOf,
  definitionBook,
  definitions,
  grammarOf,
  phrases,
  readContractRules,
  SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import { readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { loadRealTexts, type RealText } from './real-texts.ts';

const { values: flags } = parseArgs({
  options: {
    venue: { type: 'string', default: 'venue_a' },
    series: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    misses: { type: 'string', default: '20' },
    dump: { type: 'string' },
    unseen: { type: 'boolean', default: false },
  },
});

interface Row {
  texts: number;
  claims: number;
  wholeByPhrases: number;
}

interface Miss {
  count: number;
  readonly examples: string[];
}

const venue = flags.venue === 'venue_b' ? 'venue_b' : 'venue_a';
const only = new RegExp(flags.only);
const reader = new SentenceReader(grammarOf(venue, phrases), definitionBook(fingerprint, definitions));
const rows = new Map<string, Row>();
const misses = new Map<string, Miss>();
const dumped: string[] = [];

function count(key: string, isClaim: boolean, isWhole: boolean): void {
  const row = rows.get(key) ?? { texts: 0, claims: 0, wholeByPhrases: 0 };
  row.texts += 1;
  if (isClaim) row.claims += 1;
  if (isWhole) row.wholeByPhrases += 1;
  rows.set(key, row);
}

/** The sentence with names and numbers marked, so that texts of one template lack the same. */
function shapeOf(sentence: string, names: readonly string[]): string {
  let shape = sentence;
  for (const name of names.toSorted((a, b) => b.length - a.length))
    shape = shape.replaceAll(name, '\u2039N\u203a');
  return shape.replaceAll(/\d+(?:\.\d+)?/g, '#');
}

function measure({ contract, event, file, half }: RealText): void {
  const { claim, withheld } = readContract({ fingerprint }, contract, event);
  const reading = readContractRules(reader, contract, event);
  const isWhole = reading.kind === 'read' && reading.isWhole;
  const [series = ''] = contract.id.split('-');
  const keys = [`${half} all`, `${half} ${file}`, ...(flags.series ? [`${half} ${file} ${series}`] : [])];
  for (const key of keys) count(key, claim !== undefined, isWhole);
  if (claim !== undefined || (half === 'unseen') !== flags.unseen) return;
  const { names } = candidatesOf(contract, event);
  const unread =
    reading.kind === 'read'
      ? reading.sentences.flatMap(({ trouble, span }) =>
          trouble === undefined
            ? []
            : [`${trouble}: ${shapeOf(contract.rules.slice(span.from, span.to), names)}`],
        )
      : [reading.kind === 'refused' ? reading.reason : reading.kind];
  const reasons = withheld.map(({ reason, detail }) => `${reason}: ${detail}`);
  const key = (unread.length > 0 ? unread : reasons).join('\n    ');
  const miss = misses.get(key) ?? { count: 0, examples: [] };
  miss.count += 1;
  if (miss.examples.length < 3) miss.examples.push(contract.id);
  misses.set(key, miss);
  const { id, title, yesLabel, rules } = contract;
  dumped.push(JSON.stringify({ file, id, title, label: yesLabel, rules, reasons, unread }));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const text of loadRealTexts()) {
  if (text.venue === venue && only.test(`${text.file} ${text.contract.id}`)) measure(text);
}
for (const [key, { texts, claims, wholeByPhrases }] of [...rows].sort()) {
  const share = ((100 * claims) / texts).toFixed(1);
  print(`${key}: ${claims} of ${texts} (${share} %), whole by phrases ${wholeByPhrases}`);
}
const ranked = [...misses].sort((a, b) => b[1].count - a[1].count).slice(0, Number(flags.misses));
for (const [key, { count: times, examples }] of ranked) print(`${times} ${examples.join(' ')}\n    ${key}`);
if (flags.dump !== undefined) writeFileSync(flags.dump, dumped.join('\n'));
