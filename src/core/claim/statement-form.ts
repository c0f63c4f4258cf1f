/**
 * What a member of an exclusive event asks for, beside whom it names and which figure bounds it. A venue's word that one of several
 * pays is on one thing: texts that ask for two (the prize of two years, first and second place, two offices, what comes after two
 * days) may both pay, whatever the venue declares of their event.
 */
import type { ContractVersion } from '../contract/index.ts';
import { labelCondition } from './condition.ts';
import { numberOfName } from './exclusive-bounds.ts';
import { daysOf } from './exclusive-days.ts';
import { findProperNames, sentencesOfLine } from './grammar/index.ts';
import { LineFact, linesOf } from './rules-lines.ts';
import { anyMonth, foldText, ordinalIn } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** Equal for two members whose statements differ in no more than their names and bounds, and whose texts are on the same years. */
export function statementForm(contract: ContractVersion): string {
  // Days lie one in the other, and the days themselves keep them apart (`exclusive-days.ts`).
  if (daysOf(contract) !== undefined) return 'days';
  const label = foldText(contract.yesLabel).trim();
  // The numbers of a label are its bound; where it has none, every number of the statement is part of what is asked for.
  const form = hasBound(label) ? formOf : formWithNumbers;
  const statement = statementOf(contract);
  const own = ownNameIn(statement, label);
  const name = own === undefined ? '' : statement.slice(own.from, own.to);
  return [
    form(own === undefined ? statement : cut(statement, own.from, own.to)),
    withoutWords(form(besideStatement(contract, statement)), wordsIn(`${label} ${name}`)),
    form(titleWithoutOwnName(foldText(contract.title).trim(), label)),
    yearsOf(contract).join(' '),
  ].join('; ');
}

/** `Will Democrats win the race?`, of a market that is called by the name of their candidate. */
const asked = /^Will (?:the )?\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*)*/u;
const bothSides = /\s(?:vs?\.?|@)\s|\p{Lu}\S* at \p{Lu}/u;

/** A title that names both sides of a contest is one for both of them; behind a colon stands whose market it is. */
function titleWithoutOwnName(title: string, label: string): string {
  if (bothSides.test(title)) return title;
  const own = withoutOwnName(title, label);
  return own === title && !hasBound(label) ? title.replace(asked, '').replace(/:[^:]*$/, '') : own;
}

/** `Schalke 04` has none, `Below 10` and `Over 2.5 goals` have. */
const hasBound = textFact((label) => {
  const condition = labelCondition(label);
  const isCompared = condition !== undefined && condition.comparator !== 'exactly';
  return isCompared || /\d/.test(label.replaceAll(numberOfName, ''));
});

const yearsIn = new LineFact(
  (line): readonly string[] => line.match(/(?<![\d.,$])20[2-9]\d(?![.,]?\d)/g) ?? [],
);

/** Where no sentence names a year, the one in which venue_b ends the market may tell two seasons apart. */
function yearsOf({ rules, terms }: ContractVersion): readonly string[] {
  const years = new Set(linesOf(rules).flatMap(yearsIn.of));
  const { endDate } = terms;
  if (years.size === 0 && typeof endDate === 'string') return [`until ${endDate.slice(0, 4)}`];
  return [...years].sort();
}

const saysWhat = /\bresolves?\b|^\W*yes if\b/i;

/** On venue_a the first sentence; on venue_b the first that says what the market resolves to. */
export function statementOf({ venue, rules }: ContractVersion): string {
  const lines = linesOf(rules);
  if (venue === 'venue_b')
    for (const line of lines) {
      const stated = statementIn.of(line);
      if (stated !== '') return stated;
    }
  for (const line of lines) {
    const written = foldedLine.of(line);
    if (written !== '') return written;
  }
  return '';
}

const foldedLine = new LineFact((line) => foldText(line).trim());
/** Empty where no sentence of the line says what the market resolves to. */
const statementIn = new LineFact(
  (line) => sentencesOfLine(foldText(line).trim()).find((each) => saysWhat.test(each)) ?? '',
);

/** Markets name themselves once in their statement, as their label does or more fully: `the Alder Hawks` for `Alder`. */
function withoutOwnName(statement: string, label: string): string {
  const own = ownNameIn(statement, label);
  return own === undefined ? statement : cut(statement, own.from, own.to);
}

function ownNameIn(
  statement: string,
  label: string,
): { readonly from: number; readonly to: number } | undefined {
  const names = namesOf(statement);
  const at = label === '' ? -1 : placeOf(label, statement);
  const end = at + label.length;
  if (at >= 0) {
    const around = names.filter(({ from, to }) => from < end && to > at);
    return {
      from: Math.min(at, ...around.map((each) => each.from)),
      to: Math.max(end, ...around.map((each) => each.to)),
    };
  }
  // A label with a number is a bound of something that the statement names.
  if (/\d/.test(label)) return undefined;
  const words = wordsIn(label);
  return (
    names.find(({ from, to }) =>
      wordsIn(statement.slice(from, to)).some((word) => words.some((each) => isOneWord(each, word))),
    ) ?? names.find(({ from }) => /\bif (?:the )?$/i.test(statement.slice(0, from)))
  );
}

function besideStatement(contract: ContractVersion, statement: string): string {
  const rules = foldText(contract.rules);
  const at = rules.indexOf(statement);
  return at < 0 ? rules : cut(rules, at, at + statement.length);
}

/** A form without the words of the own name, wherever a text repeats it: `The award is the Golden Pen` stays whole. */
function withoutWords(form: string, words: readonly string[]): string {
  return form
    .split(' ')
    .filter((word) => !words.includes(word) && !words.includes(`${word}s`))
    .join(' ');
}

/** Members of one event share their statements, and differ in names that are cut out of them. */
const namesOf = textFact(findProperNames);

function placeOf(label: string, statement: string): number {
  const at = statement.indexOf(label);
  return at >= 0 ? at : statement.toLowerCase().indexOf(label.toLowerCase());
}

/** `Democrats` and `Democratic` begin alike. */
function isOneWord(one: string, other: string): boolean {
  return one === other || (one.length > 5 && other.startsWith(one.replace(/(?:s|ic)$/, '')));
}

function cut(text: string, from: number, to: number): string {
  return `${text.slice(0, from)} ${text.slice(to)}`;
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Numbers that are no bound: years, days of a month, and the number of what is counted through. */
const numbered = new RegExp(
  String.raw`\b20[2-9]\d\b(?![.,]?\d)|(?<=\b(?:${anyMonth})\.? )\d{1,2}\b|(?<=#|\b(?:round|map|game|match|set|leg|race|stage|week|day|heat|group|pick|season|series|episode|number|no\.) )\d{1,3}\b|\b\d{1,3}(?=(?:st|nd|rd|th)\b)|\b\d{1,2}(?::\d\d)?(?= ?[ap]\.?m\b)`,
  'gi',
);

/** Words that say no more than that it comes about, or that compare a figure with its bound. */
const plainWords = new Set(
  `a an the this that these those there it its is are am be been being was were has have had having do does did will would shall then
  and or if of in on at to for as with who whom which what when yes no not none nobody nothing one anyone nobody person people other
  market resolve resolved resolving polymarket otherwise according based favor
  win won winner winning victory result tie tied draw drawn end ended ending
  above below over under more less fewer greater higher lower than least most exactly equal up between inclusive exclusive inclusively
  thousand million billion trillion percent`.split(/\s+/),
);

const anyNumber = /[\p{L}-]*\d(?:[\p{L}\p{N}.,:/-]*[\p{L}\p{N}])?/gu;

const formOf = textFact((text) => findForm(text, numbered));
/** With every number of the text. */
const formWithNumbers = textFact((text) => findForm(text, anyNumber));

function findForm(text: string, kept: RegExp): string {
  const numbers = text.match(kept) ?? [];
  const words = wordsIn(text.replaceAll(/'s\b/g, '')).flatMap((word) => {
    if (/\p{N}/u.test(word)) return [];
    const single = word.length > 3 ? word.replace(/s$/, '') : word;
    return plainWords.has(word) || plainWords.has(single) ? [] : [ordinalIn(single) ?? single];
  });
  return [...new Set([...numbers, ...words])].sort().join(' ');
}
