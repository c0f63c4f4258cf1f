/**
 * Things that happen by a date or not. Where both venues name one register and the same beginning, they read one figure;
 * elsewhere triggers, sources or beginnings differ under one headline.
 */
import {
  addDays,
  addMonths,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  shortDate,
} from '../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../family.ts';
import { Happening } from '../figures.ts';
import { uniformOf } from '../random.ts';
import type { VenueAEvent } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import {
  before,
  by,
  type DeadlineDefinition,
  define,
  listBefore,
  listBy,
  register,
  type Trigger,
} from './deadline-listing.ts';
import { lookAlikes, oddTexts } from './deadline-look-alikes.ts';

/** The bill of the core and the first of the others are in the news: much is traded on both venues. */
const headlineLiveliness = 80;
const headlineTopics = 3;

function bill(name: string): Trigger {
  return {
    words: `the ${name} become law`,
    condition: `the ${name} is signed into law or otherwise enacted`,
    source: register,
    category: 'Politics',
    yearly: 0.45,
    liveliness: headlineLiveliness,
  };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const listedAt = context.startsAt - 40 * dayMs;
  const newYear: EasternDate = { year: today.year + 1, month: 1, day: 1 };
  const yearEnd = addDays(newYear, -1);
  const spring = addMonths(newYear, 3);
  const since = fromEastern({ year: today.year, month: 1, day: 1 });
  const sinceWords = `since Jan 1, ${today.year}`;

  // One register, one beginning: the same figure on both venues.
  const law = define(context, 'stablecoin-law', bill('Stablecoin Reserve Act'), since, sinceWords);
  const lawBefore = listBefore(context, law, 'STABLEACT', [before(newYear), before(spring)], listedAt);
  const lawBy = listBy(context, law, [by(yearEnd), by(addDays(spring, -1), 59)], listedAt);
  yield { venueA: [lawBefore], venueB: [lawBy] };
  noteSeams(context, lawBefore, lawBy);

  yield* lookAlikes(context, listedAt, newYear, yearEnd);
  yield* oddTexts(context, listedAt, newYear, yearEnd, law);
}

function noteSeams(context: FamilyContext, lawBefore: VenueAEvent, lawBy: VenueBEvent): void {
  const [beforeYear, beforeSpring] = lawBefore.markets;
  const [byYear, bySpring] = lawBy.markets;
  if (
    beforeYear === undefined ||
    beforeSpring === undefined ||
    byYear === undefined ||
    bySpring === undefined
  ) {
    return;
  }
  context.trap('H30', byYear, beforeYear, {
    relation: 'implies',
    reason: '11:59 PM leaves a seam of a minute before midnight.',
  });
  context.trap('H30', bySpring, beforeSpring, {
    relation: 'equivalent',
    reason: '11:59:59 PM is the last second before midnight.',
  });
  context.trap('P7', beforeYear, beforeSpring, {
    relation: 'implies',
    reason: 'An earlier deadline implies a later one.',
  });
  context.trap('H60', byYear, bySpring, {
    relation: 'implies',
    reason: "The event's text names the last date only; each market has its own.",
  });
}

const subjects = [
  'Clean Water Act amendment',
  'Rural Broadband Act',
  'Housing Supply Act',
  'Data Privacy Act',
  'Border Funding Act',
  'Permitting Reform Act',
  'Chip Export Act',
  'Farm Bill',
  'Highway Bill',
  'Patent Reform Act',
  'Crypto Tax Act',
  'Drug Pricing Act',
  'Spectrum Act',
  'Pension Reform Act',
  'Tariff Refund Act',
  'Voting Access Act',
] as const;
const fates = [
  { words: 'become law', condition: 'becomes law' },
  { words: 'pass the House', condition: 'passes the House' },
  { words: 'pass the Senate', condition: 'passes the Senate' },
  { words: 'be vetoed', condition: 'is vetoed' },
  { words: 'be signed', condition: 'is signed' },
  { words: 'get a committee vote', condition: 'gets a vote in committee' },
] as const;
const editions = [
  '',
  ' II',
  ' III',
  ' (revised)',
  ' (short form)',
  ' (omnibus)',
  ' Extension',
  ' Pilot',
] as const;

function* makeTopics(
  context: FamilyContext,
  era: 'open' | 'past',
): Iterable<{ readonly trigger: Trigger; readonly key: string }> {
  for (const [round, edition] of editions.entries()) {
    for (const [v, fate] of fates.entries()) {
      for (const [s, subject] of subjects.entries()) {
        const key = `${era === 'past' ? 'OLD' : ''}BILL${round}${v}${String(s).padStart(2, '0')}`;
        const name = `${subject}${edition}`;
        yield {
          key,
          trigger: {
            words: `the ${name} ${fate.words}`,
            condition: `the ${name} ${fate.condition}`,
            source: register,
            category: s % 3 === 0 ? 'Politics' : s % 3 === 1 ? 'World' : 'Companies',
            yearly: 0.1 + 0.8 * uniformOf(context.seed, `topic:${key}`),
            ...(round === 0 && v === 0 && s < headlineTopics ? { liveliness: headlineLiveliness } : {}),
          },
        };
      }
    }
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const listedAt = context.startsAt - 50 * dayMs;
  for (const { trigger, key } of makeTopics(context, 'open')) {
    const definition = define(context, key, trigger, listedAt, `since ${shortDate(easternOf(listedAt))}`);
    const months = [0, 1, 2, 4, 7, 10].map((ahead) => addMonths(today, ahead));
    // The first date of venue_a has passed: a dead leg in an open event.
    yield {
      venueA: [listBefore(context, definition, key, months.map(before), listedAt)],
      venueB: [
        listBy(
          context,
          definition,
          months.slice(1).map((month) => by(addDays(month, -1), 59)),
          listedAt,
        ),
      ],
    };
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  let number = 0;
  for (const { trigger, key } of makeTopics(context, 'past')) {
    const endedAt = context.startsAt - (3 + (number % 170)) * dayMs;
    number += 1;
    const listedAt = endedAt - 100 * dayMs;
    const happening = new Happening({
      seed: context.seed,
      id: `happening-${key}`,
      from: listedAt,
      yearly: trigger.yearly,
    });
    const definition: DeadlineDefinition = {
      trigger,
      happening,
      from: listedAt,
      beginning: `since ${shortDate(easternOf(listedAt))}`,
    };
    const last = easternOf(endedAt);
    const dates = [addDays(last, -60), addDays(last, -30), last];
    yield {
      venueA: [listBefore(context, definition, key, dates.map(before), listedAt)],
      venueB: [
        listBy(
          context,
          definition,
          dates.map((date) => by(addDays(date, -1), 59)),
          listedAt,
        ),
      ],
    };
  }
}

export const deadlineFamily: WorldFamily = {
  name: 'deadlines',
  weights: { venueA: 65, venueB: 60 },
  core,
  more,
  past,
};
