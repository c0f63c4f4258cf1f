/**
 * How much of the real texts the grammar reads, how much the clause book, and where they disagree:
 *
 *   node tests/phrases/measure.ts [--unread COUNT] [--misses COUNT] [--venue VENUE]
 *
 * `--unread` lists sentences of the studied half that neither reads, those in most texts first; `--misses` those that only
 * the clause book reads. The other half is counted and never shown.
 */
import { parseArgs } from 'node:util';
import type { ReadSentence } from '../../src/core/claim/family.ts';
import {
  asReadSentence,
  candidatesOf,
  compileGrammar,
  definitionBook,
  definitions,
  phrases,
  readContractRules,
  SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import { type Claim, namedFamily, readContract, variableKey } from '../../src/core/claim/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { readByBook } from './read-by-book.ts';
import { loadRealTexts, type RealText } from './real-texts.ts';

interface Tally {
  texts: number;
  claims: number;
  wholeByGrammar: number;
  claimsByGrammar: number;
  claimsDiffer: number;
  wholeByBook: number;
  wholeByEither: number;
  sentences: number;
  byGrammar: number;
  byBook: number;
  byBoth: number;
  byEither: number;
  refused: number;
  ambiguous: number;
  unbound: number;
}

const { values: flags } = parseArgs({
  options: {
    unread: { type: 'string' },
    misses: { type: 'string' },
    blocked: { type: 'string' },
    withheld: { type: 'string' },
    book: { type: 'string' },
    venue: { type: 'string' },
    disagreements: { type: 'string' },
  },
});

const readers: Readonly<Record<VenueId, SentenceReader>> = {
  venue_a: new SentenceReader(compileGrammar('venue_a', phrases), definitionBook(fingerprint, definitions)),
  venue_b: new SentenceReader(compileGrammar('venue_b', phrases), definitionBook(fingerprint, definitions)),
};
const tallies = new Map<string, Tally>();
const unread = new Map<string, number>();
const misses = new Map<string, number>();
const disagreements = new Map<string, number>();
const bookSays = new Map<string, number>();
const withheld = new Map<string, number>();
const differing = new Map<string, number>();
const blocked = new Map<string, number>();

function tallyOf(key: string): Tally {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const added = {
    texts: 0,
    claims: 0,
    wholeByGrammar: 0,
    claimsByGrammar: 0,
    claimsDiffer: 0,
    wholeByBook: 0,
    wholeByEither: 0,
    sentences: 0,
    byGrammar: 0,
    byBook: 0,
    byBoth: 0,
    byEither: 0,
    refused: 0,
    ambiguous: 0,
    unbound: 0,
  };
  tallies.set(key, added);
  return added;
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function measure(text: RealText): void {
  const { contract, event, venue, file, half } = text;
  const isShown = half === 'studied' && (flags.venue ?? venue) === venue;
  const of = [tallyOf(`${venue} ${half} all`), tallyOf(`${venue} ${half} ${file}`)];
  const add = (field: keyof Tally): void => {
    for (const tally of of) tally[field] += 1;
  };
  add('texts');
  const { claim } = readContract({ fingerprint }, contract, event);
  if (claim !== undefined) add('claims');
  const reading = readContractRules(readers[venue], contract, event);
  if (reading.kind !== 'read') {
    add('refused');
    if (isShown && flags.blocked !== undefined)
      count(
        blocked,
        `${reading.kind === 'refused' ? reading.reason : reading.kind} ${reading.kind === 'refused' ? contract.rules.slice(Math.max(0, reading.at - 40), reading.at + 10) : ''}`,
      );
    return;
  }
  const known = candidatesOf(contract, event);
  let [grammarLacks, bookLacks, eitherLacks] = [0, 0, 0];
  const missing: string[] = [];
  for (const sentence of reading.sentences) {
    const written = contract.rules.slice(sentence.span.from, sentence.span.to);
    const byGrammar = asReadSentence(sentence);
    const byBook = readByBook(contract, event, written);
    add('sentences');
    if (sentence.trouble === 'ambiguous_sentence') add('ambiguous');
    if (sentence.trouble === 'unbound_reference') add('unbound');
    if (byGrammar !== undefined) add('byGrammar');
    else grammarLacks += 1;
    if (byBook !== undefined) add('byBook');
    else bookLacks += 1;
    if (byGrammar !== undefined && byBook !== undefined) {
      add('byBoth');
      const [left, right] = [said(byGrammar), said(byBook)];
      if (left !== right && isShown)
        count(disagreements, `${byGrammar.print}: ${left} | book: ${right} | ${written}`);
      if (left !== right && !isShown)
        count(disagreements, `${byGrammar.print}: ${left} | book: ${right} | (not shown)`);
    }
    if (byGrammar === undefined && byBook === undefined) eitherLacks += 1;
    else add('byEither');
    if (!isShown || byGrammar !== undefined) continue;
    const shape = shapeOf(written, known.names);
    if (byBook !== undefined) {
      count(
        bookSays,
        `${JSON.stringify(byBook.says)} ${byBook.slots.map(({ role }) => role).join(' ')} :: ${shape}`,
      );
    }
    count(
      byBook === undefined ? unread : misses,
      `${venue} ${sentence.trouble === 'unread_sentence' ? '' : `${sentence.trouble} `}${shape}`,
    );
    missing.push(shape);
  }
  const taken =
    grammarLacks === 0
      ? claimBy(
          text,
          reading.sentences.flatMap((each) => asReadSentence(each) ?? []),
        )
      : undefined;
  if (grammarLacks === 0) add('wholeByGrammar');
  if (taken !== undefined && typeof taken !== 'string') add('claimsByGrammar');
  if (typeof taken === 'string' && isShown) count(withheld, `${taken} ${contract.rules.slice(0, 150)}`);
  if (
    taken !== undefined &&
    typeof taken !== 'string' &&
    claim !== undefined &&
    claimKey(taken) !== claimKey(claim)
  ) {
    add('claimsDiffer');
    if (isShown) count(differing, `${claimKey(taken)} | book: ${claimKey(claim)}`);
  }
  if (bookLacks === 0) add('wholeByBook');
  if (eitherLacks === 0) add('wholeByEither');
  if (isShown && missing.length > 0 && missing.length <= 2)
    count(blocked, `${venue} ${missing.join(' || ')}`);
}

/** What the family that the sentences name makes of them. */
function claimBy({ contract, event }: RealText, sentences: readonly ReadSentence[]): Claim | string {
  const family = namedFamily(sentences);
  if ('reason' in family) return `${family.reason}: ${family.detail}`;
  const reading = family.read({ contract, event, sentences });
  return reading.kind === 'claim'
    ? reading.claim
    : reading.reasons.map(({ reason, detail }) => `${reason}: ${detail}`).join('; ');
}

function claimKey({ variable, payout, orientation, voids }: Claim): string {
  return `${variableKey(variable)} ${JSON.stringify([payout, orientation, voids], (_, value) => (typeof value === 'bigint' ? `${value}` : value))}`;
}

function said(sentence: NonNullable<ReturnType<typeof asReadSentence>>): string {
  const slots = sentence.slots
    .filter(({ role }) => role !== 'aside')
    .map(({ role, slot }) => `${role}=${slot.text}`);
  return JSON.stringify([
    sentence.says.filter(
      (each) => each.says !== 'nothing' && (each.says !== 'source' || each.source !== 'official result'),
    ),
    slots.sort(),
  ]);
}

/** The sentence with its names marked, for counting and for writing phrases. */
function shapeOf(sentence: string, names: readonly string[]): string {
  let shape = sentence;
  for (const name of names.toSorted((a, b) => b.length - a.length))
    shape = shape.replaceAll(name, '\u2039N\u203a');
  return shape
    .replace(
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\.? \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?/g,
      '\u2039D\u203a',
    )
    .replace(/\d{1,2}:\d\d ?[AP]M E[SD]?T/g, '\u2039T\u203a')
    .replace(/\b20\d\d\b/g, '\u2039Y\u203a');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const text of loadRealTexts()) measure(text);

for (const [key, tally] of [...tallies].sort()) print(`${key} ${JSON.stringify(tally)}`);
print(
  `${[...disagreements.values()].reduce((sum, each) => sum + each, 0)} sentences are read differently by the two`,
);

function show(title: string, map: Map<string, number>, limit: string | undefined): void {
  if (limit === undefined) return;
  print(`\n${title}`);
  for (const [key, times] of [...map].sort((a, b) => b[1] - a[1]).slice(0, Number(limit)))
    print(`${times} ${key}`);
}

show('Read differently', disagreements, flags.disagreements ?? '20');
show('Unread by both', unread, flags.unread);
show('Read by the clause book alone', misses, flags.misses);
show('What one or two sentences keep from being whole', blocked, flags.blocked);
show('Claims that differ', differing, '20');
show('Whole by grammar, withheld by its family', withheld, flags.withheld);
show('What the clause book says of what the grammar does not read', bookSays, flags.book);
