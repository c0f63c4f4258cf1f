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
import { uniformOf } from '../random.ts';
import type { VenueAEvent } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { fallingChances } from './politics/index.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];
const places = [
  'Lisbon',
  'Osaka',
  'Nairobi',
  'Quito',
  'Tallinn',
  'Perth',
  'Bogota',
  'Riga',
  'Hanoi',
  'Porto',
  'Lagos',
  'Bergen',
] as const;
const things = [
  'the harbor bridge',
  'the film festival',
  'the metro line',
  'the research reactor',
  'the open chess cup',
  'the city council',
  'the stadium bid',
  'the satellite launch',
  'the merger',
  'the museum prize',
  'the strike',
  'the game studio',
] as const;
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
  readonly subject: string;
  readonly category: string;
  readonly decidedAt: number;
  readonly listedAt: number;
  readonly menu: Menu;
  readonly members: number;
}

function questionOf(context: FamilyContext, key: string, members: number, era: 'open' | 'past'): Question {
  const draw = (what: string): number => uniformOf(context.seed, `${what}:${key}`);
  const days = 2 + Math.floor(140 * draw('days') ** 2);
  const date = addDays(easternOf(context.startsAt), era === 'open' ? days : -Math.max(2, days));
  const decidedAt = fromEastern(date, 12 + Math.floor(draw('hour') * 10));
  const listedAt =
    Math.min(decidedAt - 30 * dayMs, context.startsAt - dayMs) - Math.floor(draw('listed') * 40) * dayMs;
  const place = places[Math.floor(draw('place') * places.length)] ?? places[0];
  const thing = things[Math.floor(draw('thing') * things.length)] ?? things[0];
  const chances = members === 1 ? [0.05 + 0.9 * draw('chance')] : fallingChances(members, 0.9, 0.85);
  return {
    key,
    subject: `${thing} in ${place} (case ${key})`,
    category: categories[Math.floor(draw('category') * categories.length)] ?? 'Entertainment',
    decidedAt,
    listedAt,
    members,
    menu: new Menu({
      seed: context.seed,
      id: `question-${key.toLowerCase()}`,
      startsAt: decidedAt - hourMs,
      endsAt: decidedAt,
      chances,
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
    this.startsAt = menu.startsAt;
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

/** Members known not to win, about one in twenty of the larger menus. */
function isOut(context: FamilyContext, question: Question, member: number): boolean {
  const { outcome } = question.menu;
  return (
    question.members > 3 &&
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
  return new FigureClaim(occurrence, `what becomes of ${question.subject}`, member, member, { cancelled: 0 });
}

function memberName(question: Question, member: number): string {
  return question.members === 1
    ? ''
    : `Option ${String.fromCharCode(65 + (member % 26))}${member >= 26 ? Math.floor(member / 26) : ''}`;
}

function listA(context: FamilyContext, question: Question): VenueAEvent {
  const { subject, decidedAt, listedAt, members } = question;
  const single = members === 1;
  const series = context.series({
    ticker: `KXQ${question.key}`,
    title: `What becomes of ${subject}`,
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
    title: single ? `Will ${subject} be approved?` : `What becomes of ${subject}?`,
    subTitle: shortDate(easternOf(decidedAt)),
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
      const name = memberName(question, member);
      return {
        suffix: single ? 'YES' : name.replace('Option ', 'OPT'),
        claim: claimOf(context, question, member),
        ...(isOut(context, question, member)
          ? { times: { closesAt: context.startsAt - (1 + (member % 9)) * dayMs } }
          : {}),
        terms: () => ({
          title: single ? `Will ${subject} be approved?` : `Will ${name} be chosen for ${subject}?`,
          yesSubTitle: single ? 'Yes' : name,
          noSubTitle: single ? 'Yes' : name,
          rulesPrimary: `Yes if ${single ? 'approval' : name} is the announced result for ${subject} by ${shortDate(easternOf(decidedAt))}.`,
          rulesSecondary: 'If the decision is called off, the market is No.',
          ...(single ? {} : { strikeType: 'custom' as const, customStrike: { Participant: name } }),
        }),
      };
    }),
  });
}

function listB(context: FamilyContext, question: Question): VenueBEvent {
  const { subject, decidedAt, listedAt, members } = question;
  const single = members === 1;
  const description = `This market resolves by the announced result for ${subject} by ${longDate(easternOf(decidedAt))}, 11:59 PM ET. If the decision is called off, it resolves No.\n\nThe source is the body that decides.`;
  return listVenueBEvent(context, {
    slug: slugWords(`what becomes of ${subject}`),
    title: single ? `Will ${subject} be approved?` : `What becomes of ${subject}?`,
    description,
    tags: [question.category].map(venueBTag),
    negRisk: !single,
    activity: 0.4,
    feeType: 'general_fees',
    feeRate: '0.05',
    resolution: 'optimistic_oracle',
    times: { createdAt: listedAt, opensAt: listedAt, closesAt: decidedAt + dayMs, endDateAt: decidedAt },
    markets: Array.from({ length: members }, (_, member) => {
      const name = memberName(question, member);
      const text = single ? `Will ${subject} be approved?` : `Will ${name} be chosen for ${subject}?`;
      return {
        slug: slugWords(text),
        claim: claimOf(context, question, member),
        ...(isOut(context, question, member)
          ? { times: { closesAt: context.startsAt - (1 + (member % 9)) * dayMs } }
          : {}),
        ...(single ? {} : { groupItemThreshold: String(member) }),
        terms: () => ({
          question: text,
          groupItemTitle: name,
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
}

/** One in three is a single question; menus have a few members, seldom many. */
function membersOf(context: FamilyContext, key: string): number {
  const draw = uniformOf(context.seed, `members:${key}`);
  return draw < 0.3 ? 1 : Math.min(60, 2 + Math.floor(3 * (1 - draw) ** -0.8));
}

function* endless(context: FamilyContext, venue: SimulatedVenue, era: 'open' | 'past'): Iterable<Listing> {
  const letter = `${era === 'past' ? 'P' : ''}${venue === 'venue_a' ? 'A' : 'B'}`;
  for (let number = 0; number < 2_000_000; number += 1) {
    const key = `${letter}${number}`;
    const question = questionOf(context, key, membersOf(context, key), era);
    yield venue === 'venue_a'
      ? { venueA: [listA(context, question)] }
      : { venueB: [listB(context, question)] };
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
  yield { venueA: [listA(context, questionOf(context, 'CORE1', 1, 'open'))] };
  yield { venueB: [listB(context, questionOf(context, 'CORE2', 1, 'open'))] };
  yield { venueB: [listB(context, questionOf(context, 'CORE3', 2, 'open'))] };
}

export const questionFamily: Family = {
  name: 'questions',
  weights: { venueA: 110, venueB: 150 },
  core,
  more: (context) => inTurn(context, 'open'),
  past: (context) => inTurn(context, 'past'),
};

/** Exactly so many markets of each venue. */
export function* fillWithQuestions(
  context: FamilyContext,
  wanted: { readonly venueA: number; readonly venueB: number },
): Iterable<Listing> {
  for (const [venue, count] of [
    ['venue_a', wanted.venueA],
    ['venue_b', wanted.venueB],
  ] as const) {
    let left = count;
    for (let number = 0; left > 0; number += 1) {
      const key = `F${venue === 'venue_a' ? 'A' : 'B'}${number}`;
      const members = Math.min(left, membersOf(context, key));
      const question = questionOf(context, key, members, 'open');
      yield venue === 'venue_a'
        ? { venueA: [listA(context, question)] }
        : { venueB: [listB(context, question)] };
      left -= members;
    }
  }
}
