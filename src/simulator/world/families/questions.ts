/** Plain questions and menus without anything to relate them to: the bulk of any venue, and what fills a world up exactly. */
import { addDays, dayMs, easternOf, fromEastern, hourMs } from '../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../family.ts';
import { Menu } from '../figures.ts';
import type { SimulatedVenue } from '../market.ts';
import { integerOf, uniformOf } from '../random.ts';
import { projectOf } from './made-up.ts';
import { fallingChances } from './politics/index.ts';
import { listQuestionA, listQuestionB, type Question } from './question-listing.ts';

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

/** A stream of questions, each with a number in it: no two questions of a world are about the same thing. */
const streams = ['core', 'A', 'B', 'PA', 'PB', 'FA', 'FB'] as const;
/** Of questions that are decided before the world begins. */
const pastStreams: ReadonlySet<(typeof streams)[number]> = new Set(['PA', 'PB']);

interface Place {
  readonly venue: SimulatedVenue;
  readonly stream: (typeof streams)[number];
  readonly number: number;
}

function keyOf({ stream, number }: Place): string {
  return `${stream.toUpperCase()}${number}`;
}

/** On venue_b the last member of a menu is the catch-all; on venue_a there may be no winner. */
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
  const date = addDays(
    easternOf(context.startsAt),
    pastStreams.has(place.stream) ? -Math.max(2, days) : days,
  );
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

function list(context: FamilyContext, place: Place, members: number): Listing {
  const question = questionOf(context, place, members);
  return place.venue === 'venue_a'
    ? { venueA: [listQuestionA(context, question)] }
    : { venueB: [listQuestionB(context, question)] };
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

export const questionFamily: WorldFamily = {
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
