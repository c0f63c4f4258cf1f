/**
 * Every slot of every sentence that a family takes is carried by its claim. A text of each family is joined with every sentence that
 * phrases read, and each slot, measure and source of it is changed: the claim changes too, or is withheld.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Saying, SlotRole } from '../../src/core/claim/clause.ts';
import type { ReadSentence } from '../../src/core/claim/family.ts';
import { exampleSentence, phrases } from '../../src/core/claim/grammar/index.ts';
import {
  type Claim,
  families,
  namedFamily,
  readContract,
  readWhole,
  variableKey,
} from '../../src/core/claim/index.ts';
import { readWith } from '../../src/core/claim/read-by-family.ts';
import type { Slot } from '../../src/core/claim/text/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { addRationals, formatPayout, rational } from '../../src/core/exact/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import type { ReadListing } from '../harness/raw-payloads.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { checkedReaders } from '../phrases/checked-readers.ts';
import { listed } from '../phrases/own-texts.ts';
import { textsOfFamilies } from '../phrases/texts-of-families.ts';

interface Base extends ReadListing {
  readonly family: string;
  readonly sentences: readonly ReadSentence[];
}

/** Read and of no effect, with the reason; a date only by its day, not by its year. */
const argued: ReadonlyMap<string, string> = new Map([
  ['game time', 'teams of leagues that play once a day do not meet twice on it'],
  ['soccer time', 'two sides do not meet twice a day'],
  ['soccer_player time', 'two sides do not meet twice a day'],
  ['us_inflation date', 'the day of a release: its month must fit the period'],
  ['us_jobs date', 'the day of a release: its month must fit the period'],
  ['us_growth date', 'the day of a release: its month must fit the period'],
  ['party_of_winner date', 'the day of an election: its year must be that of the statement'],
]);

/** Equal exactly if two claims meet and pay alike. */
function keyOf({ family, variable, payout, orientation, voids }: Claim): string {
  const exact = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
  const rest = [variable.grid, variable.domain, voids];
  return `${family} ${variableKey(variable)} ${formatPayout(payout)} ${orientation} ${JSON.stringify(rest, exact)}`;
}

function read({ contract, event }: ReadListing, sentences: readonly ReadSentence[]): string | undefined {
  const family = namedFamily(sentences);
  if ('reason' in family) return undefined;
  const reading = readWith(family, contract, event, sentences);
  return 'reason' in reading ? undefined : keyOf(reading);
}

/** Every other value that a slot of its kind may have. */
function others(slot: Slot, isDayArgued: boolean): readonly Slot[] {
  switch (slot.kind) {
    case 'name':
    case 'competition':
      return [{ ...slot, text: `${slot.text} Cedar` }];
    case 'url':
      return [{ ...slot, text: 'https://other.example/' }];
    case 'bound':
      return [{ ...slot, text: `${slot.text}7`, value: addRationals(slot.value, rational(7_000n)) }];
    case 'date': {
      const year = { ...slot, year: slot.year + 1, text: `${slot.text} of the next year` };
      return isDayArgued
        ? [year]
        : [year, { ...slot, day: slot.day === 5 ? 6 : 5, text: `${slot.text}, later` }];
    }
    case 'day':
      return [{ ...slot, day: slot.day === 5 ? 6 : 5, text: `${slot.text}, later` }];
    case 'month':
    case 'days':
      return [{ ...slot, year: slot.year + 1, text: `${slot.text} of the next year` }];
    case 'month_name':
      return [{ ...slot, month: (slot.month % 12) + 1, text: `${slot.text}, later` }];
    case 'quarter':
      return [{ ...slot, quarter: (slot.quarter % 4) + 1, text: `${slot.text}, later` }];
    case 'year':
      return [{ ...slot, year: slot.year + 1, text: `${slot.year + 1}` }];
    case 'time':
      return [{ ...slot, hour: (slot.hour + 1) % 24, text: `${slot.text}, later` }];
  }
}

/** With another measure, source, payout or step. */
function otherSayings(saying: Saying): readonly Saying[] {
  switch (saying.says) {
    case 'is_about':
      return saying.measure === undefined ? [] : [{ ...saying, measure: `${saying.measure} cedar` }];
    case 'no_if':
      return [{ ...saying, measure: `${saying.measure} cedar` }];
    case 'source':
      return [{ ...saying, source: `${saying.source} cedar` }];
    case 'tie':
      return [{ ...saying, pays: '1/3' }];
    case 'precision':
      return [{ ...saying, step: '7' }];
    default:
      return [];
  }
}

/** Until when a contract waits belongs to the branch, and is told by the words of its sentence (`waiting.ts`). */
function isOfBranch({ says }: ReadSentence, role: SlotRole): boolean {
  return says.some((saying) => saying.says === 'void') && (role === 'until_date' || role === 'until_time');
}

/** What can be changed in one sentence of a text without a change of its claim. */
function* unnoticed(base: Base, sentences: readonly ReadSentence[], place: number): Iterable<string> {
  const sentence = sentences[place];
  const before = read(base, sentences);
  if (sentence === undefined || before === undefined) return;
  const after = (changed: ReadSentence): string | undefined => read(base, sentences.with(place, changed));
  const kinds = sentence.says.map(({ says }) => says).join('+');
  for (const [at, each] of sentence.slots.entries()) {
    const isArgued = argued.has(`${base.family} ${each.role}`);
    if (each.role === 'aside' || isOfBranch(sentence, each.role)) continue;
    if (isArgued && each.role !== 'date') continue;
    for (const slot of others(each.slot, isArgued)) {
      if (after({ ...sentence, slots: sentence.slots.with(at, { ...each, slot }) }) === before)
        yield `${base.family}: the ${each.role} (${each.slot.kind}) of a sentence that says ${kinds}: ${sentence.words}`;
    }
  }
  for (const [at, saying] of sentence.says.entries()) {
    for (const other of otherSayings(saying)) {
      if (after({ ...sentence, says: sentence.says.with(at, other) }) === before)
        yield `${base.family}: what a sentence says by ${saying.says}: ${sentence.words}`;
    }
  }
}

function baseOf(tools: typeof simulatedReader, { contract, event }: ReadListing): Base | undefined {
  const { claim } = readContract(tools, contract, event);
  if (claim === undefined || !families.some(({ id }) => id === claim.family)) return undefined;
  const sentences = readWhole(tools, contract, event);
  return sentences && { family: claim.family, contract, event, sentences };
}

/** One for each statement that a venue words, so that every way of a family is tried. */
function simulatedBases(): readonly Base[] {
  const found = new Map<string, Base>();
  for (const { contract, event } of sharedContracts({ seed: 1 })) {
    const base = baseOf(simulatedReader, { contract, event });
    if (base === undefined) continue;
    const measures = base.sentences.flatMap(({ says }) =>
      says.flatMap((saying) =>
        saying.says === 'yes_if' || saying.says === 'settles_on' ? saying.measure : [],
      ),
    );
    const key = `${contract.venue} ${base.family} ${measures.join()}`;
    if (!found.has(key)) found.set(key, base);
  }
  return [...found.values()];
}

const ownBases = textsOfFamilies.map((text) => baseOf({ fingerprint }, listed(text)));

function phraseSentences(venue: VenueId): readonly ReadSentence[] {
  return phrases
    .filter(({ venues, place }) => venues.includes(venue) && place !== 'heading')
    .flatMap(({ id, words, place, examples }) =>
      examples.flatMap((example) => {
        const { text, known } = exampleSentence(example);
        const reading = checkedReaders[venue].read(text, known, place);
        if (reading.kind !== 'read') return [];
        const slots = reading.slots.map(({ part, slot }) => ({ role: part as SlotRole, slot }));
        return [{ print: id, words, says: reading.says, slots }];
      }),
    );
}

const added: Readonly<Record<VenueId, readonly ReadSentence[]>> = {
  venue_a: phraseSentences('venue_a'),
  venue_b: phraseSentences('venue_b'),
};

function isStatement({ says }: ReadSentence): boolean {
  return says.some((saying) => saying.says === 'yes_if' || saying.says === 'settles_on');
}

/** With what the text itself has in a role, so that the sentence fits as far as it can. */
function fitted(sentence: ReadSentence, { sentences }: Base): ReadSentence {
  const own = new Map(sentences.flatMap(({ slots }) => slots.map(({ role, slot }) => [role, slot] as const)));
  return {
    ...sentence,
    slots: sentence.slots.map(({ role, slot }) => ({ role, slot: own.get(role) ?? slot })),
  };
}

describe('every slot, measure and source of a text', () => {
  const bases = [...simulatedBases(), ...ownBases.flatMap((base) => base ?? [])];

  it('is tried in every family', () => {
    const unread = textsOfFamilies.filter((_, place) => ownBases[place] === undefined);
    assert.deepEqual(unread, []);
    assert.deepEqual(
      [...new Set(bases.map(({ family }) => family))].sort(),
      families.map(({ id }) => id).sort(),
    );
  });

  for (const family of families.map(({ id }) => id)) {
    it(`of ${family} is carried by the claim, or withholds it`, () => {
      const found = new Set<string>();
      for (const base of bases.filter((each) => each.family === family)) {
        for (const place of base.sentences.keys())
          for (const each of unnoticed(base, base.sentences, place)) found.add(each);
        for (const sentence of added[base.contract.venue]) {
          if (isStatement(sentence) || sentence.slots.length + sentence.says.length === 0) continue;
          for (const joined of [sentence, fitted(sentence, base)])
            for (const each of unnoticed(base, [...base.sentences, joined], base.sentences.length))
              found.add(each);
        }
      }
      assert.deepEqual([...found], []);
    });
  }
});
