/**
 * A title proves nothing, and yet its numbers may ask for something else than the rules: another hole, another day, another
 * round. So every number, month and time of a title must stand in the rules, in a label, among the teams of its event, or
 * in what was read; any other withholds the contract.
 */
import type { ContractVersion, EventFacts, TermValue } from '../contract/index.ts';
import { compareRationals, easternDateOf, negateRational, type Rational } from '../exact/index.ts';
import type { Frame } from './claim.ts';
import { amountsIn, isSilentLabel, strikeCondition } from './condition.ts';
import { isWindowOfEvent } from './event-window.ts';
import { LineFact, LineTest, linesOf } from './rules-lines.ts';
import { anyMonth, cardinalIn, foldText, monthNames, monthNumberOf, ordinalIn } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** Of occurrences: their title is a part of their name. */
const happensOrNot = 'happens, or does not';

/** The first number of the title, or of those of its event, that nothing supports; undefined where all have support. */
export function unsupportedTitleNumber(
  contract: ContractVersion,
  event: EventFacts | undefined,
  frame: Frame,
  eventTitles: readonly string[],
): string | undefined {
  const { rules, title, terms } = contract;
  const { subtitle } = terms;
  // The rules leave the day, the time or the bound to the title: the family has read them from there. A year is in them too.
  const isLeft = isLeftToTitle(contract);
  const texts = [title, subtitle, ...eventTitles].filter((text) => typeof text === 'string');
  const open = openParts(contract, frame);
  const all =
    open.length === 0
      ? texts.flatMap(askedNumbers)
      : numbersOf(
          open.reduce((shown, part) => shown.replaceAll(part, ' '), unadorned(texts.join('\n'))),
          false,
        );
  const asked = all.filter((number) => !isLeft || (/^20\d\d$/.test(number) && /\b20\d\d\b/.test(rules)));
  if (asked.length === 0) return undefined;
  const support = new Support(contract, event, frame);
  return asked.find(
    (each) =>
      !support.has(each) &&
      !(texts.some((text) => isAtLeast(unadorned(text), each)) && support.has(`${Number(each) - 1}.5`)) &&
      !texts.some((text) => isSaidInRules(unadorned(text), each, rules)),
  );
}

const leftOpen = new LineTest(/\bon the specified date\b/i);
const anyDay = new LineTest(new RegExp(String.raw`\b${anyMonth}\b|\d\/\d`));
const dayOfTitle = new RegExp(String.raw`\bon ${anyMonth} \d{1,2}(?:, 20\d\d)?(?=\?|$)`, 'gm');

/** Rules that name no day but `the specified date` leave it to the title, which is part of the name of an occurrence. */
function isDayLeftOpen(rules: string, { scope }: Frame): boolean {
  return scope === happensOrNot && leftOpen.test(rules) && !anyDay.test(rules);
}

/** No number and no ornament reaches over the end of a title. */
const unadorned = textFact((title) => foldText(title).replaceAll(ornaments, ' '));
const askedNumbers = textFact((title): readonly string[] => numbersOf(unadorned(title), false));

/** What the title alone says, and the claim has in its name. */
function openParts(contract: ContractVersion, frame: Frame): readonly RegExp[] {
  return [
    // A window that its event gives has the length that the title says.
    ...(isWindowOfEvent(frame.window, contract) ? [lengthOfWindow] : []),
    ...(isDayLeftOpen(contract.rules, frame) ? [dayOfTitle] : []),
    ...(isLeftToList(contract, frame) ? [amount] : []),
    ...(isRungOfTitle(contract, frame) ? [rung] : []),
  ];
}

const lengthOfWindow = /\bnext \d+ min(?:ute)?s?\b/gi;

/** Whether the rules say it in another form. */
function isSaidInRules(title: string, number: string, rules: string): boolean {
  return (
    endsAtDeadline(title, number, rules) ||
    isOverOrUnder(title, number, rules) ||
    isEndOfSeason(title, number, rules)
  );
}

/** `O/U 219.5` is met exactly where `220 or more` is. */
function isOverOrUnder(title: string, number: string, rules: string): boolean {
  const [whole = '', half] = number.split('.');
  return (
    half === '5' &&
    new RegExp(String.raw`\bO\/U ${whole}\.5(?![\d.])`).test(title) &&
    new RegExp(String.raw`(?<![\d.,])${Number(whole) + 1} or more\b`).test(rules)
  );
}

/** `2025-2026` is the season that rules call `2025-26`. */
function isEndOfSeason(title: string, year: string, rules: string): boolean {
  const before = Number(year) - 1;
  return (
    /^20\d\d$/.test(year) &&
    new RegExp(String.raw`\b${before} ?- ?${year}\b`).test(title) &&
    new RegExp(String.raw`\b${before}-${year.slice(2)}\b(?!-)`).test(foldText(rules))
  );
}

/** `In 2026` is until the day before January 1, 2027, and `in Jul 2026` until that before August 1, where the rules name that day. */
function endsAtDeadline(title: string, number: string, rules: string): boolean {
  const month = Number(/^month(\d+)$/.exec(number)?.[1] ?? 0);
  if (month === 0 && !/^20\d\d$/.test(number)) return false;
  const period =
    month === 0
      ? String.raw`(?:${anyMonth}\.? )?(${number})`
      : String.raw`(?:${monthNames(month).join('|')})\.? (20\d\d)`;
  const year = new RegExp(String.raw`\b(?:in|during) ${period}\b`).exec(title)?.[1];
  if (year === undefined) return false;
  const isOver = month === 0 || month === 12;
  const first = `(?:${monthNames(isOver ? 1 : month + 1).join('|')})\\.? 1, ${Number(year) + (isOver ? 1 : 0)}`;
  return new RegExp(String.raw`\bbefore ${first}\b`).test(rules);
}

/** `3+` is met exactly where `more than 2.5` is. */
function isAtLeast(title: string, number: string): boolean {
  return /^[1-9]\d?$/.test(number) && new RegExp(String.raw`(?<![\d.])${number}\+`).test(title);
}

/** Whether the rules name something by the title. */
export function isLeftToTitle({ rules }: Pick<ContractVersion, 'rules'>): boolean {
  return leftToTitle.test(rules);
}

/** Of a thing that is known with its whole title: an amount that rules leave to the list, and no label lists, stands there. */
function isLeftToList({ rules, yesLabel }: ContractVersion, { scope }: Frame): boolean {
  return scope === happensOrNot && isSilentLabel(yesLabel) && leftToList.test(rules);
}

const leftToList = new LineTest(
  /\bthe (?:listed|specified) (?:price|amount|value|number)\b|\blisted projected number\b/i,
);
/** Of a figure whose bound rules leave to the list: the family has read it from the title, where no label has it. */
function isRungOfTitle({ rules, yesLabel }: ContractVersion, { subject }: Frame): boolean {
  return subject.includes(': listed number of ') && isSilentLabel(yesLabel) && leftToList.test(rules);
}

const rung = /(?<![\d.,])\d{1,3}\+(?![\w+])/g;
/** An amount, and no day or place: `$630`, `40%`, `at least 3000`. */
const amount =
  /\$\d[\d,]*(?:\.\d+)?[kmbt]?\b|\b\d[\d,]*(?:\.\d+)?%|\b(?:at least|more than|over|above|below|under|less than) \d[\d,]*(?:\.\d+)?\b/gi;

const leftToTitle = new LineTest(/\bin the title\b|\bthe titled\b/i);

/**
 * Numbers by which titles of games and seasons adorn what the terms say without them: the week of a season, a record, a seed,
 * a line, the length of a series of maps, a season over two years, a clock of another zone.
 */
const ornaments =
  /\bweek \d+\b:?|#\d+\b|\(bo[1-9]\)|\((?:[+-]?\d+(?:\.\d+)?|\d+-\d+(?:-\d+)?)\)|\b20\d\d-\d\d\b(?!-)|\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?(?:PT|PST|PDT|CT|CST|CDT|MT|UTC|GMT|BST|CET)\b/gi;

/** `11/15`, in the order of the venues' country. */
const slashDate = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/g;
const isoDate = /\b(20\d\d)-(\d\d)-(\d\d)(?:t[\d:.]+z)?/g;
/** `4pm`, `4 PM` and `4:00 p.m.` are one time. */
const clockTime = /\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b/g;
/** Written as a name is: `may` and `mar` are words. */
const month = new RegExp(
  String.raw`\b(?!May\b)${anyMonth}\b|\bMay(?= \d)|(?<=\b(?:in|of|by|on|for|until|before|through|since) )May\b`,
  'g',
);
const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|(?:\d+(?:\.\d+)?|\.\d+)/gu;

/** Numbers as digits, months as `month7`, times as `at4h00p`; a name such as `U2` or `Q3` holds its number itself. */
function numbersOf(text: string, takesWords = true): string[] {
  const named = foldText(text)
    .replaceAll(month, (name) => ` month${monthNumberOf(name)} `)
    .toLowerCase();
  const hasDigit = /\d/.test(named);
  if (!hasDigit && !(takesWords && numberWord.test(named))) return [];
  return ((hasDigit ? inPlainDigits(named) : named).match(word) ?? []).flatMap((each) =>
    /\d/.test(each) ? [each] : takesWords ? (cardinalIn(each) ?? ordinalIn(each) ?? []) : [],
  );
}

/** Every number that is called by a word is called by one that holds one of these. */
const numberWord = /one|two|three|four|fi[rfv]|six|seven|eight|nin|ten|eleven|twel|second|third/;

/** Without commas, and with days and times in one form. */
function inPlainDigits(text: string): string {
  let plain = text.includes(',') ? text.replaceAll(/(\d),(?=\d{3})/g, '$1') : text;
  if (plain.includes('-'))
    plain = plain.replaceAll(
      isoDate,
      (_, year, monthOfYear, day) => ` ${year} month${Number(monthOfYear)} ${Number(day)} `,
    );
  if (plain.includes('/'))
    plain = plain.replaceAll(
      slashDate,
      (_, monthOfYear, day, year = '') => ` month${Number(monthOfYear)} ${Number(day)} ${year} `,
    );
  return plain.replaceAll(clockTime, (_, hour, minute = '00', half) => ` at${hour}h${minute}${half} `);
}

/** No number reaches over the end of a line. */
const numbersOfLine = new LineFact((line): ReadonlySet<string> => new Set(numbersOf(line)));

/** Of a label, a name or a day. */
const numbersOfText = textFact(
  (text): ReadonlySet<string> => new Set(text.split('\n').flatMap((line) => numbersOf(line))),
);

const yearBeforeOscars = 1928;

class Support {
  readonly #rules: string;
  readonly #title: string;
  /** Looked for where no line has the number. */
  readonly #findOthers: () => readonly string[];
  #others: readonly string[] | undefined;
  readonly #amounts: () => readonly Rational[];

  constructor(contract: ContractVersion, event: EventFacts | undefined, frame: Frame) {
    const { rules, title, yesLabel, noLabel, terms, strike, gameStartsAt } = contract;
    const labels = (): readonly string[] =>
      [yesLabel, noLabel, terms['groupItemTitle'], terms['outcomes']].flatMap(textsIn);
    this.#rules = rules;
    this.#title = title;
    this.#findOthers = () => {
      const teams = [event?.game?.home?.name, event?.game?.away?.name].flatMap((name) => name ?? []);
      // What is known inside one venue only is named by that venue's ids, which support nothing.
      const subject = frame.reach === 'shared' ? frame.subject : '';
      const start = gameStartsAt ?? event?.game?.startsAt;
      return [...labels(), ...teams, subject, frame.source, start === undefined ? '' : dayOf(start)];
    };
    this.#amounts = () => [
      ...(strikeCondition(strike)?.bounds ?? []),
      ...[...labels(), ...Object.values(strike?.custom ?? {}).flatMap(textsIn)].flatMap(amountsIn),
    ];
  }

  has(asked: string): boolean {
    return (
      this.#isNumber(asked) ||
      this.#isAmount(asked) ||
      this.#isDistrict(asked) ||
      this.#isYearAfter(asked) ||
      this.#isMonthAfter(asked) ||
      this.#isYearOfOscars(asked)
    );
  }

  #isNumber(asked: string): boolean {
    if (linesOf(this.#rules).some((line) => numbersOfLine.of(line).has(asked))) return true;
    this.#others ??= this.#findOthers();
    return this.#others.some((text) => numbersOfText(text).has(asked));
  }

  /** The 1st district of Texas is `TX-01`. */
  #isDistrict(asked: string): boolean {
    return /^[1-9]$/.test(asked) && new RegExp(String.raw`\b[A-Z]{2}-0${asked}\b`).test(this.#rules);
  }

  /** `100` of `$100k` and `-0.6%` that a title calls a decrease by `0.6%`. */
  #isAmount(asked: string): boolean {
    const known = this.#amounts();
    return amountsIn(asked).some((amount) =>
      known.some(
        (each) =>
          compareRationals(each, amount) === 0 || compareRationals(each, negateRational(amount)) === 0,
      ),
    );
  }

  /** The 1st Academy Awards were held in 1929, and since the 7th one ceremony a year: the 98th in 2026. Until today none was left out. */
  #isYearOfOscars(asked: string): boolean {
    const number = Number(asked) - yearBeforeOscars;
    return (
      number > 90 &&
      number < 111 &&
      new RegExp(String.raw`\b${number}(?:th|st|nd|rd) Academy Awards\b`).test(this.#rules)
    );
  }

  /** `before March` is by the end of February; a family holds the deadline itself against that of the title. */
  #isMonthAfter(asked: string): boolean {
    const named = [...foldText(this.#title).matchAll(beforeMonth)].some(
      ([, name = '']) => `month${monthNumberOf(name)}` === asked,
    );
    if (!named) return false;
    const last = (Number(asked.slice('month'.length)) + 10) % 12;
    return this.#isNumber(`month${last + 1}`) && (lastDays[last] ?? []).some((day) => this.#isNumber(day));
  }

  /** `before 2028` is by the end of 2027. */
  #isYearAfter(asked: string): boolean {
    return /^20\d\d$/.test(asked) && this.#isNumber('31') && this.#isNumber(String(Number(asked) - 1));
  }
}

/** How a title asks for what happens before a month begins. */
const beforeMonth = new RegExp(String.raw`\b[Bb]efore (${anyMonth})\b(?! \d{1,2}\b)`, 'g');
/** By month, from January on. */
const lastDays = '31 28,29 31 30 31 30 31 31 30 31 30 31'.split(' ').map((days) => days.split(','));

/** Of a game, in the form of a title. */
function dayOf(time: number): string {
  const { year, month, day } = easternDateOf(time) ?? {};
  return `${monthNames(month ?? 0)[0]} ${day}, ${year}`;
}

function textsIn(value: TermValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}
