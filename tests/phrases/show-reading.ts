/**
 * How a text is read by phrases:
 *
 *   npm run phrases -- [--venue venue_a|venue_b] [--name NAME]… [--bound NUMBER]… TEXT
 *   npm run phrases -- --list PHRASE      the folded sentences that a phrase accepts
 *
 * Names and bounds stand for what the fields of a market would explain.
 */
import { parseArgs } from 'node:util';
import {
  compileGrammar,
  expandPhrase,
  formOf,
  GrammarError,
  phrases,
  type RulesSentence,
  readRules,
  SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import { venueIds } from '../../src/core/contract/index.ts';
import { parseDecimal } from '../../src/core/exact/index.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    venue: { type: 'string', default: 'venue_b' },
    name: { type: 'string', multiple: true, default: [] },
    bound: { type: 'string', multiple: true, default: [] },
    list: { type: 'string' },
  },
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function listSentences(id: string): void {
  const found = phrases.find((phrase) => phrase.id === id);
  if (found === undefined) throw new RangeError(`No phrase is called ${id}.`);
  const expansions = expandPhrase(found.text);
  if ('rule' in expansions) throw new RangeError(`${id}: ${expansions.rule}: ${expansions.witness}`);
  print(found.words);
  for (const { symbols } of expansions) print(`  ${formOf(symbols)}`);
}

function describe(text: string, { span, place, heading, reading, trouble }: RulesSentence): void {
  const written = text.slice(span.from, span.to);
  print(`${place}${heading === undefined ? '' : ` below ${heading.phrase.id}`}: ${written}`);
  if (trouble !== undefined) print(`  ${trouble}`);
  if (reading.kind === 'ambiguous') print(`  read by ${reading.phrases.join(' and ')}`);
  if (reading.kind !== 'read') return;
  print(`  ${reading.phrase.id}: ${reading.phrase.words}`);
  for (const [part, branch] of Object.entries(reading.choices))
    print(`  ${part}: ${branch || '(not there)'}`);
  for (const { part, slot, from, to } of reading.slots) {
    print(`  ${part}: ${slot.text} (${slot.kind}, characters ${from} to ${to})`);
  }
  print(`  says ${JSON.stringify(reading.says)}`);
}

function readText(text: string): void {
  const venue = venueIds.find((each) => each === flags.venue);
  if (venue === undefined)
    throw new RangeError(`--venue takes ${venueIds.join(' or ')}, not ${flags.venue}.`);
  const grammar = compileGrammar(venue, phrases);
  const bounds = flags.bound.map((bound) => {
    const value = parseDecimal(bound);
    if (value === undefined) throw new RangeError(`--bound takes a number, not ${bound}.`);
    return value;
  });
  const known = { names: flags.name, namePattern: undefined, bounds };
  const reading = readRules(new SentenceReader(grammar), text, known);
  print(`${grammar.phrases.length} phrases of ${venue}, ${grammar.automaton.stateCount} states`);
  if (reading.kind === 'refused') print(`refused: ${reading.reason} at character ${reading.at}`);
  else if (reading.kind === 'too_large') print('longer than is read');
  else for (const sentence of reading.sentences) describe(text, sentence);
}

try {
  if (flags.list !== undefined) listSentences(flags.list);
  else readText(positionals.join(' '));
} catch (error) {
  if (!(error instanceof GrammarError) && !(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
