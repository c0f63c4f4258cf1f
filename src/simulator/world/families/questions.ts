/** Plain questions and menus without anything to relate them to: the bulk of any venue, and what fills a world up exactly. */
import { FigureClaim } from '../claims.ts';
import { addDays, dayMs, easternOf, fromEastern, hourMs, longDate, shortDate } from '../eastern-time.ts';
import type { Family, FamilyContext, Listing } from '../family.ts';
import { Menu } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import type { SimulatedVenue } from '../market.ts';
import type { Occurrence, Outcome, State } from '../occurrence.ts';
import { integerOf, uniformOf } from '../random.ts';
import type { VenueAEvent, VenueATerms } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { memberOf, type Project, projectOf } from './made-up.ts';
import { fallingChances } from './politics/index.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];
/** Repeated by how common they are. */
const categories = [
  ...Array<string>(12).fill('Entertainment'),
  ...Array<string>(6).fill('Elections'),
  ...Array<string>(4).fill('Politics'),
  ...Array<string>(3).fill('Science and Technology'),
  ...Array<string>(2).fill('Companies'),
  'World',
  'Social',
  'Health',
  'Transportation',
];

interface Question {
  readonly key: string;
  readonly project: Project;
  readonly venue: SimulatedVenue;
  readonly category: string;
  readonly decidedAt: number;
  readonly listedAt: number;
  readonly menu: Menu;
  readonly members: number;
}

/** A stream of questions, each with a number in it: no two questions of a world are about the same thing. */
const streams = ['core', 'A', 'B', 'PA', 'PB', 'FA', 'FB'] as const;

interface Place {
  readonly venue: SimulatedVenue;
  readonly stream: (typeof streams)[number];
  readonly number: number;
}

function keyOf({ stream, number }: Place): string {
  return `${stream.toUpperCase()}${number}`;
}

/** On venue_b the last member of a menu is the catch-all; on venue_a nobody may win. */
function chancesOf(venue: SimulatedVenue, members: number, draw: number): number[] {
  if (members === 1) {
    return [0.05 + 0.9 * draw];
  }
  return venue === 'venue_a'
    ? fallingChances(members, 0.9, 0.85)
    : [...fallingChances(members - 1, 0.9, 0.85), 0.1];
}

function questionOf(context: FamilyContext, place: Place, members: number): Question {
  const key = keyOf(place);
  const draw = (what: string): number => uniformOf(context.seed, `${what}:${key}`);
  const days = 2 + Math.floor(140 * draw('days') ** 2);
  const date = addDays(easternOf(context.startsAt), place.stream.startsWith('P') ? -Math.max(2, days) : days);
  const decidedAt = fromEastern(date, 12 + Math.floor(draw('hour') * 10));
  const listedAt =
    Math.min(decidedAt - 30 * dayMs, context.startsAt - dayMs) - Math.floor(draw('listed') * 40) * dayMs;
  return {
    key,
    venue: place.venue,
    project: projectOf(context.seed, place.number * streams.length + streams.indexOf(place.stream)),
    category: categories[Math.floor(draw('category') * categories.length)] ?? 'Entertainment',
    decidedAt,
    listedAt,
    members,
    menu: new Menu({
      seed: context.seed,
      id: `question-${key.toLowerCase()}`,
      startsAt: decidedAt - hourMs,
      endsAt: decidedAt,
      chances: chancesOf(place.venue, members, draw('chance')),
      revelation: [
        [listedAt, 0.02],
        [decidedAt - hourMs, 0.6],
        [decidedAt, 1],
      ],
      voidRisk: { branch: 'cancelled', probability: 0.02 },
    }),
  };
}

/** A member that is out of the race already: its market is settled in an open event. */
class SettledMember implements Occurrence {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly key = 'winner';
  readonly #menu: Menu;

  constructor(menu: Menu, member: number, endsAt: number) {
    this.id = `${menu.id}-out-${member}`;
    this.startsAt = endsAt - hourMs;
    this.endsAt = endsAt;
    this.#menu = menu;
  }

  get outcome(): Outcome {
    return this.#menu.outcome;
  }
  mass(at: number, low: number, high: number): number {
    return at >= this.endsAt ? 0 : this.#menu.mass(at, low, high);
  }
  mark(low: number, high: number): void {
    this.#menu.mark(low, high);
  }
  states(): Iterable<State> {
    return this.#menu.states();
  }
}

function isOther({ venue, members }: Question, member: number): boolean {
  return venue === 'venue_b' && members > 1 && member === members - 1;
}

/** Members known not to win, about one in twenty of the larger menus. */
function isOut(context: FamilyContext, question: Question, member: number): boolean {
  const { outcome } = question.menu;
  return (
    question.members > 3 &&
    !isOther(question, member) &&
    question.decidedAt > context.startsAt &&
    outcome.kind === 'state' &&
    outcome.state['winner'] !== member &&
    uniformOf(context.seed, `out:${question.key}:${member}`) < 0.05
  );
}

function claimOf(context: FamilyContext, question: Question, member: number): FigureClaim {
  const settledAt = context.startsAt - (1 + (member % 9)) * dayMs;
  const occurrence = isOut(context, question, member)
    ? new SettledMember(question.menu, member, settledAt)
    : question.menu;
  const { name, deed, single } = question.project;
  const variable =
    question.members === 1
      ? `whether ${name} is announced to ${single}, by ${shortDate(easternOf(question.decidedAt))}`
      : `who is announced to ${deed} ${name}, by ${shortDate(easternOf(question.decidedAt))}`;
  return new FigureClaim(occurrence, variable, member, member, {
    cancelled: isOther(question, member) ? 2 : 0,
  });
}

function memberName(context: FamilyContext, question: Question, member: number): string {
  return isOther(question, member)
    ? 'Other'
    : memberOf(context.seed, question.project.cast, `members:${question.key}`, member);
}

function titleOf({ project, members }: Question): string {
  if (members === 1) {
    return `Will ${project.name} ${project.single}?`;
  }
  return `${project.cast === 'work' ? 'Which work' : 'Who'} will ${project.deed} ${project.name}?`;
}

function memberTitle(question: Question, name: string): string {
  const { project, members } = question;
  return members === 1
    ? titleOf(question)
    : `Will ${name === 'Other' ? 'another' : name} ${project.deed} ${project.name}?`;
}

function listA(context: FamilyContext, question: Question): VenueAEvent {
  const { project, decidedAt, listedAt, members } = question;
  const single = members === 1;
  const date = shortDate(easternOf(decidedAt));
  const series = context.series({
    ticker: `KXQ${question.key}`,
    title: titleOf(question),
    category: question.category,
    tags: undefined,
    frequency: 'one_off',
    settlementSources: undefined,
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
  return listVenueAEvent(context, {
    series,
    ticker: `${series.ticker}-${easternOf(decidedAt).year % 100}`,
    title: titleOf(question),
    subTitle: date,
    mutuallyExclusive: !single,
    activity: 0.3,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: decidedAt,
      expectedExpirationAt: decidedAt + hourMs,
      latestExpirationAt: decidedAt + 30 * dayMs,
    },
    markets: Array.from({ length: members }, (_, member) => {
      const name = memberName(context, question, member);
      const label = single ? 'Yes' : name;
      const strike = single ? {} : strikeOf(context, project, name);
      return {
        suffix: single ? 'YES' : slugWords(name).toUpperCase().replaceAll('-', '').slice(0, 8),
        claim: claimOf(context, question, member),
        ...(isOut(context, question, member)
          ? { times: { closesAt: context.startsAt - (1 + (member % 9)) * dayMs } }
          : {}),
        terms: () => ({
          title: memberTitle(question, name),
          yesSubTitle: label,
          noSubTitle: label,
          rulesPrimary: single
            ? `Yes if it is announced by ${date} that ${project.name} is to ${project.single}.`
            : `Yes if it is announced by ${date} that ${name} is to ${project.deed} ${project.name}.`,
          rulesSecondary: 'If the decision is called off, the market is No.',
          ...strike,
        }),
      };
    }),
  });
}

/** Persons have a structured target, firms and works their name only. */
function strikeOf(
  context: FamilyContext,
  { cast }: Project,
  name: string,
): Pick<VenueATerms, 'strikeType' | 'customStrike'> {
  if (cast === 'person') {
    const { id } = context.structuredTarget({ name, type: 'person', details: {} });
    return { strikeType: 'structured', customStrike: { person: id } };
  }
  return { strikeType: 'custom', customStrike: { [cast === 'firm' ? 'Company' : 'Title']: name } };
}

function listB(context: FamilyContext, question: Question): VenueBEvent {
  const { project, decidedAt, listedAt, members } = question;
  const single = members === 1;
  const date = longDate(easternOf(decidedAt));
  const description = [
    single
      ? `Yes if it is announced by 11:59 PM ET on ${date} that ${project.name} is to ${project.single}.`
      : `Decided by the announcement, by 11:59 PM ET on ${date}, of who is to ${project.deed} ${project.name}. If none of those named is, if nobody is announced, or if the decision is called off, "Other" is Yes.`,
    ...(single ? ['If the decision is called off, the market resolves No.'] : []),
    'The source is the body that decides.',
  ].join('\n\n');
  return listVenueBEvent(context, {
    slug: slugWords(titleOf(question)),
    title: titleOf(question),
    description,
    tags: [question.category].map(venueBTag),
    negRisk: !single,
    activity: 0.4,
    feeType: 'general_fees',
    feeRate: '0.05',
    resolution: 'optimistic_oracle',
    times: { createdAt: listedAt, opensAt: listedAt, closesAt: decidedAt + dayMs, endDateAt: decidedAt },
    markets: Array.from({ length: members }, (_, member) => {
      const name = memberName(context, question, member);
      const text = memberTitle(question, name);
      return {
        slug: slugWords(text),
        claim: claimOf(context, question, member),
        ...(isOut(context, question, member)
          ? { times: { closesAt: context.startsAt - (1 + (member % 9)) * dayMs } }
          : {}),
        ...(isOther(question, member) ? { negRiskOther: true } : {}),
        ...(single ? {} : { groupItemThreshold: String(member) }),
        terms: () => ({
          question: text,
          groupItemTitle: single ? '' : name,
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
}

function list(context: FamilyContext, place: Place, members: number): Listing {
  const question = questionOf(context, place, members);
  return place.venue === 'venue_a'
    ? { venueA: [listA(context, question)] }
    : { venueB: [listB(context, question)] };
}

/** Some are single questions; half of the menus have three to five members, one in ten about twenty, one in 200 up to 300. */
function membersOf(context: FamilyContext, place: Place): number {
  const draw = uniformOf(context.seed, `members:${keyOf(place)}`);
  if (draw < singleShare) {
    return 1;
  }
  const menuDraw = (draw - singleShare) / (1 - singleShare);
  return menuDraw > 1 - widestShare
    ? integerOf(context.seed, `widest:${keyOf(place)}`, 60, 300)
    : Math.min(52, 3 + Math.floor(3 * ((1 - menuDraw) ** -0.9 - 1)));
}

const singleShare = 0.25;
const widestShare = 0.005;

function* endless(context: FamilyContext, venue: SimulatedVenue, era: 'open' | 'past'): Iterable<Listing> {
  const stream = venue === 'venue_a' ? (era === 'past' ? 'PA' : 'A') : era === 'past' ? 'PB' : 'B';
  for (let number = 0; number < 2_000_000; number += 1) {
    const place = { venue, stream, number } as const;
    yield list(context, place, membersOf(context, place));
  }
}

/** The two venues in turn, so that either can be taken. */
function* inTurn(context: FamilyContext, era: 'open' | 'past'): Iterable<Listing> {
  const [a, b] = (['venue_a', 'venue_b'] as const).map((venue) =>
    endless(context, venue, era)[Symbol.iterator](),
  );
  for (;;) {
    for (const [iterator, wanted] of [
      [a, context.wants.venueA],
      [b, context.wants.venueB],
    ] as const) {
      const next = wanted ? iterator?.next() : undefined;
      if (next?.done === true) {
        return;
      }
      if (next !== undefined) {
        yield next.value;
      }
    }
  }
}

function* core(context: FamilyContext): Iterable<Listing> {
  yield list(context, { venue: 'venue_a', stream: 'core', number: 1 }, 1);
  yield list(context, { venue: 'venue_b', stream: 'core', number: 2 }, 1);
  yield list(context, { venue: 'venue_b', stream: 'core', number: 3 }, 2);
}

export const questionFamily: Family = {
  name: 'questions',
  weights: { venueA: 230, venueB: 150 },
  core,
  more: (context) => inTurn(context, 'open'),
  past: (context) => inTurn(context, 'past'),
};

/** Exactly so many markets of each venue. */
export function* fillWithQuestions(
  context: FamilyContext,
  wanted: { readonly venueA: number; readonly venueB: number },
): Iterable<Listing> {
  for (const [venue, stream, count] of [
    ['venue_a', 'FA', wanted.venueA],
    ['venue_b', 'FB', wanted.venueB],
  ] as const) {
    let left = count;
    for (let number = 0; left > 0; number += 1) {
      const place = { venue, stream, number };
      const members = Math.min(left, membersOf(context, place));
      yield list(context, place, members);
      left -= members;
    }
  }
}
