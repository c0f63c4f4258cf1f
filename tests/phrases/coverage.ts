/**
 * The share of complete texts of one venue that become a claim, by file, as the service reads them:
 *
 *   node tests/phrases/coverage.ts [--venue VENUE] [--series] [--only PATTERN] [--misses COUNT] [--dump FILE] [--unseen]
 *
 * `--misses` ranks what keeps texts of the studied half from a claim: the set of sentences that no phrase reads, or why a
 * family withholds. `--dump` writes them as JSON lines. The other half is counted and not shown, but for `--unseen`, which is
 * for the time after its figure was recorded. `of carried kinds`: texts of a kind of which the studied half has a claim; the
 * kind is the series of venue_a, and on venue_b the question without its names and numbers.
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
const kinds = new Map<string, { isCarried: boolean; unseen: number; unseenClaims: number }>();

function count(key: string, isClaim: boolean, isWhole: boolean): void {
  const row = rows.get(key) ?? { texts: 0, claims: 0, wholeByPhrases: 0 };
  row.texts += 1;
  if (isClaim) row.claims += 1;
  if (isWhole) row.wholeByPhrases += 1;
  rows.set(key, row);
}

function countKind(name: string, half: RealText['half'], isClaim: boolean): void {
  const kind = kinds.get(name) ?? { isCarried: false, unseen: 0, unseenClaims: 0 };
  if (half === 'studied') kind.isCarried ||= isClaim;
  else {
    kind.unseen += 1;
    if (isClaim) kind.unseenClaims += 1;
  }
  kinds.set(name, kind);
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
  const { names } = candidatesOf(contract, event);
  countKind(venue === 'venue_a' ? series : shapeOf(contract.title, names), half, claim !== undefined);
  if (claim !== undefined || (half === 'unseen') !== flags.unseen) return;
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
function share(claims: number, texts: number): string {
  return `${claims} of ${texts} (${((100 * claims) / texts).toFixed(1)} %)`;
}

for (const [key, { texts, claims, wholeByPhrases }] of [...rows].sort()) {
  print(`${key}: ${share(claims, texts)}, whole by phrases ${wholeByPhrases}`);
}
const carried = [...kinds.values()].filter(({ isCarried }) => isCarried);
const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
print(
  `unseen of carried kinds: ${share(sum(carried.map(({ unseenClaims }) => unseenClaims)), sum(carried.map(({ unseen }) => unseen)))}`,
);
const ranked = [...misses].sort((a, b) => b[1].count - a[1].count).slice(0, Number(flags.misses));
for (const [key, { count: times, examples }] of ranked) print(`${times} ${examples.join(' ')}\n    ${key}`);
if (flags.dump !== undefined) writeFileSync(flags.dump, dumped.join('\n'));
