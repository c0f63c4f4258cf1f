/**
 * What the title of a contest states in a closed form: whose win, whose lead by how much, whose count. The rules decide; a
 * title that states another side, line or figure withholds the contract. Any other words of a title state nothing.
 */
import type { ContractVersion } from '../../contract/index.ts';
import {
  above,
  compareRationals,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  negateRational,
  parseDecimal,
  type Rational,
  snapToGrid,
} from '../../exact/index.ts';
import { hasPlainSides } from '../sides.ts';
import { foldText } from '../text/index.ts';
import { textFact } from '../text-facts.ts';
import { type Withheld, withhold } from '../withheld.ts';

/** What the rules state of Yes. */
export interface StatedContest<Side> {
  /** `other`: a draw, overtime, a score. */
  readonly of: 'win' | 'lead' | 'side_count' | 'count' | 'other';
  /** The side of Yes; undefined where it has none. */
  readonly side: Side | undefined;
  /** The lead of the side of Yes that pays, or the count that pays Over. */
  readonly values: IntervalSet | undefined;
  /** What is counted: `points`, `sets`. */
  readonly unit: string;
}

/** Who a name of the title means. */
export interface TitledSides<Side> {
  readonly sideOf: (name: string) => Side | undefined;
  /** Whether it is surely neither side: another team of the league. */
  readonly isStranger: (name: string) => boolean;
}

interface Titled {
  readonly of: 'win' | 'lead' | 'side_count';
  readonly side: string;
  /** What the side must lead by, or must have; undefined of a win. */
  readonly floor: Rational | undefined;
  /** The other side, where the title names both, and its own floor. */
  readonly other: { readonly side: string; readonly floor: Rational | undefined } | undefined;
  readonly unit: string | undefined;
  /** The words of the form leave no doubt that they name a side. */
  readonly isExact: boolean;
}

const number = String.raw`\d+(?:\.\d+)?`;
const units = '(?<unit>points|goals|runs|corners|sets|maps|games)';
/** Which part it is, `title-part.ts` holds against the claim. */
const shortPart = '(?:(?:[12]H|[1-4]Q|[1-3]P) )?';
const part = '(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:half|quarter|period)';

function form(source: string): RegExp {
  return new RegExp(String.raw`^(?:${source})\s*\??$`, 'iu');
}

/** `Spread: Alder (-1.5)`, `Set Handicap: Alder (-1.5) vs Birch (+1.5)`, `Will the Alder cover -1.5 vs the Birch in …`. */
const handicaps: readonly RegExp[] = [
  form(
    String.raw`${shortPart}(?:Spread|Handicap|(?<piece>Set|Map|Game) Handicap): (?<side>.+?) \((?<line>[-+]${number})\)(?: vs\.? +(?<other>.+?) \((?<otherLine>[-+]${number})\))?`,
  ),
  form(`Will (?:the )?(?<side>.+?) cover (?<line>[-+]${number})(?: .+)?`),
];
/** `Alder wins by over 3.5 points`. */
const leads: readonly RegExp[] = [
  form(
    `(?<side>.+?) wins(?: the (?:game|match|${part}))? by (?:over|more than) (?<floor>${number})(?: ${units})?`,
  ),
  form(
    `Will (?:the )?(?<side>.+?) win(?: the (?:game|match|${part}))? by (?:over|more than) (?<floor>${number})(?: ${units})?`,
  ),
];
const sideCounts: readonly RegExp[] = [
  form(`(?<side>.+?) scores (?:over|more than) (?<floor>${number})(?: ${units})?`),
];
/** A total of both is named in the same way: only a name of a side makes it the count of that side. */
const sideTotals: readonly RegExp[] = [
  form(String.raw`${shortPart}(?<side>[^:]+): O\/U (?<floor>${number})`),
];
/** Verbs and prose are alike here: only a name that surely is another side contradicts. */
const wins: readonly RegExp[] = [
  form('(?:.+: )?(?<side>[^:]+) wins'),
  /^(?<side>[^:]+?) leading at halftime\b/iu,
  /^Will (?:the )?(?<side>.+?) (?:win|beat|defeat)\b(?! by\b)/iu,
];

/** Undefined for a title that states nothing in a closed form. */
const readTitle = textFact((title): { readonly titled: Titled | undefined } => ({
  titled: findTitled(title),
}));

function findTitled(title: string): Titled | undefined {
  const text = foldText(title).trim();
  const found = (forms: readonly RegExp[]): Readonly<Record<string, string | undefined>> | undefined => {
    for (const pattern of forms) {
      const groups = pattern.exec(text)?.groups;
      if (groups !== undefined) return groups;
    }
    return undefined;
  };
  const handicap = found(handicaps);
  if (handicap !== undefined) {
    const { other, otherLine } = handicap;
    return {
      ...titled('lead', handicap, floorOfLine(handicap['line'])),
      other: other === undefined ? undefined : { side: other, floor: floorOfLine(otherLine) },
    };
  }
  const lead = found(leads);
  if (lead !== undefined) return titled('lead', lead, parseDecimal(lead['floor'] ?? ''));
  const count = found(sideCounts);
  if (count !== undefined) return titled('side_count', count, parseDecimal(count['floor'] ?? ''));
  const total = found(sideTotals);
  if (total !== undefined)
    return { ...titled('side_count', total, parseDecimal(total['floor'] ?? '')), isExact: false };
  const win = found(wins);
  return win && { ...titled('win', win, undefined), isExact: false };
}

function titled(
  of: Titled['of'],
  groups: Readonly<Record<string, string | undefined>>,
  floor: Rational | undefined,
): Titled {
  const { side = '', unit, piece } = groups;
  return {
    of,
    side,
    floor,
    other: undefined,
    unit: unit?.toLowerCase() ?? (piece === undefined ? undefined : `${piece.toLowerCase()}s`),
    isExact: true,
  };
}

/** A handicap is added to the lead, which must then be above zero. */
function floorOfLine(line: string | undefined): Rational | undefined {
  const value = parseDecimal((line ?? '').replace('+', ''));
  return value && negateRational(value);
}

/**
 * Whether the title puts another team of the league on a side of `vs` or `at`. Of a name it takes the longest one that means a team, so
 * that words around it, such as `Winner?`, say nothing.
 */
function namesAnotherPair<Side>(title: string, { sideOf, isStranger }: TitledSides<Side>): boolean {
  return namesAroundVs(title).some((names) => {
    const meant = names.find((name) => sideOf(name) !== undefined || isStranger(name));
    return meant !== undefined && sideOf(meant) === undefined;
  });
}

/** The names that may stand before `vs`, and those that may stand behind it, the longest first; none where a title has no two sides. */
const namesAroundVs = textFact((title): readonly (readonly string[])[] => {
  const [left, right, ...more] = foldText(title).split(/ (?:vs\.?|at|@) /);
  if (left === undefined || right === undefined || more.length > 0) return [];
  const words = (text: string): string[] => text.split(/[:?]/).flatMap((part) => part.trim().split(/\s+/));
  const [before, behind] = [words(left), words(right)];
  return [
    before.map((_, from) => before.slice(from).join(' ')),
    behind.map((_, from) => behind.slice(0, behind.length - from).join(' ')),
  ];
});

/** What is wrong with the title; undefined where it agrees or states nothing. */
export function refuseContestTitle<Side>(
  contract: ContractVersion,
  stated: StatedContest<Side>,
  sides: TitledSides<Side>,
): Withheld | undefined {
  const { sideOf, isStranger } = sides;
  if (namesAnotherPair(contract.title, sides))
    return withhold('subject_conflict', 'its title names another contest than its rules');
  const asked = readTitle(contract.title).titled;
  if (asked === undefined) return undefined;
  const subject = (detail: string): Withheld => withhold('subject_conflict', detail);
  const [named, other] = [sideOf(asked.side), asked.other && sideOf(asked.other.side)];
  if (named === undefined && other === undefined) {
    return asked.isExact || isStranger(asked.side)
      ? subject('its title names no side of the contest')
      : undefined;
  }
  if (asked.other !== undefined && named === other) return subject('its title names one side twice');
  // Of a win the title may leave out the margin or the part, which other places state.
  if (asked.of === 'win') {
    const isSided = stated.of === 'win' || stated.of === 'lead';
    return isSided && stated.side !== undefined && named !== stated.side && hasPlainSides(contract)
      ? subject('its title asks for the win of another side than its rules')
      : undefined;
  }
  if (asked.of !== stated.of || (asked.unit !== undefined && !isUnit(asked.unit, stated.unit)))
    return subject('its title asks for another figure than its rules');
  const isOfYes = named === undefined ? other !== stated.side : named === stated.side;
  // Of two named outcomes either may be the titled one; Yes is what the title asks for.
  if (!isOfYes && (asked.of === 'side_count' || hasPlainSides(contract)))
    return subject('its title asks for another side than its rules');
  return isLine(asked, stated, isOfYes)
    ? undefined
    : withhold('bound_conflict', 'its title names another line than its rules');
}

/** Games of a set are counted in two ways, and a title has one word for both. */
function isUnit(asked: string, stated: string): boolean {
  return stated === asked || (asked === 'games' && stated.startsWith('games_'));
}

function isLine<Side>({ floor, other }: Titled, { values }: StatedContest<Side>, isOfYes: boolean): boolean {
  if (floor === undefined || values === undefined) return false;
  // `Alder (-1.5) vs Birch (+1.5)`: each is the other with the other sign.
  if (
    other !== undefined &&
    (other.floor === undefined || compareRationals(other.floor, negateRational(floor)) !== 0)
  )
    return false;
  const ofYes = isOfYes ? floor : negateRational(floor);
  return equalSets(values, snapToGrid(intervalSet([above(ofYes)]), integerGrid));
}
