/**
 * Whether the statement of a member of an exclusive event is about one alone: what it asks for is won, held or done by one
 * (`one-alone.ts`), and the member is who does it. In `If Ana Doe wins the primary in Alder` the label `Alder` is not: she may win
 * two primaries, and a deal may be signed with two countries, whatever the venue declares of their event.
 */
import type { ContractVersion } from '../contract/index.ts';
import { sentencesOfLine } from './grammar/index.ts';
import { isForOneAlone } from './one-alone.ts';
import { statementOf } from './statement-form.ts';
import { foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** `name`: the label of the member, folded, in lower case. */
export function isAskedOfOneAlone(contract: ContractVersion, name: string): boolean {
  const said = statedIn(statementOf(contract));
  if (!isWho(said, name)) return false;
  if (isOfOne(said)) return true;
  // A text on all members of venue_b may say it before it says how it resolves, or leave it to the question of each.
  const isOnAll = contract.venue === 'venue_b' && !hasCondition.test(said);
  return (
    isOnAll &&
    [foldText(contract.rules).trim(), foldText(contract.title)].some((text) => isOfOne(firstOf(text)))
  );
}

const hasCondition = /^if\b/i;
const isOfOne = textFact(isForOneAlone);

function firstOf(text: string): string {
  return sentencesOfLine(text.split('\n', 1)[0] ?? '')[0] ?? '';
}

/** The first sentence, from its `if` on, so that the name of the side does not count. */
const statedIn = textFact((text) => {
  const first = firstOf(text);
  return /(?:^\W*(?:[Yy]es )?|\b[Yy]es"?,? )(?<stated>[Ii]f\b.*)$/s.exec(first)?.groups?.['stated'] ?? first;
});

/** `If Senator Ada Doe`, `If the band Ada Doe`, `if a representative of the Alder Party`: up to the name no verb, and no other name. */
const upToSubject =
  /(?:^|\b)[Ii]f(?: (?!\p{Ll}*[^\Ws]s\b|won\b|did\b|has\b|is\b)\p{Ll}+){0,4}(?: \p{Lu}[\p{L}.'\u2019-]*){0,3} ["'\u2018\u201c]?$/u;
/** `The winner is Ana Doe`, `the award goes to Ana Doe`, `the game is won by Ana Doe`. */
const complement =
  /\b(?:(?:is|are|be|was|named|crowned|declared|elected)|(?:awarded|given|goes|go|presented|belongs?) to|(?:won|held|led|topped) by) (?:the |["'\u2018\u201c(])*$/;
const listed = /\b(?:listed|named|specified)\b(?! (?:as|by|in|to|here|above|below)\b)/;

/** Whether the label, or what stands for it, is who does it; a label that the statement leaves out is not looked for. */
function isWho(said: string, name: string): boolean {
  const named = placesOf(said.toLowerCase(), name);
  const places = named.length > 0 ? named : [said.search(listed)].filter((at) => at >= 0);
  return places.length === 0 || places.some((at) => isSubjectAt(said.slice(0, at)));
}

function isSubjectAt(before: string): boolean {
  return upToSubject.test(before) || complement.test(before);
}

const wordAtEnd = /[\p{L}\p{N}]$/u;
const wordAtBeginning = /^[\p{L}\p{N}]/u;

/** Where it stands as a word of its own. */
function placesOf(said: string, name: string): readonly number[] {
  const places: number[] = [];
  if (name === '') return places;
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
    const isWhole =
      !wordAtEnd.test(said.slice(Math.max(0, at - 2), at)) &&
      !wordAtBeginning.test(said.slice(at + name.length, at + name.length + 2));
    if (isWhole) places.push(at);
  }
  return places;
}
