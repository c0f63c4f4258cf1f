/**
 * Things that happen by a date or not. venue_a says "before" a date and names its sources, venue_b "by" a date at 11:59
 * PM ET. Where both name one register and the same beginning, they read one figure; elsewhere triggers, sources or
 * beginnings differ under one headline.
 */
import { FigureClaim, type Voids } from '../claims.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  dayMs,
  easternOf,
  fromEastern,
  hourMs,
  lastDayOfMonth,
  longDate,
  shortDate,
  tickerDate,
} from '../eastern-time.ts';
import type { Family, FamilyContext, Listing } from '../family.ts';
import { Deadline, Happening } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import { uniformOf } from '../random.ts';
import type { VenueAEvent } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { touchedUp } from './rule-edits.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];

export interface Trigger {
  /** Completes "Will …", such as `the reserve bill become law`. */
  readonly words: string;
  /** What exactly must happen, a clause that completes "if …". */
  readonly condition: string;
  /** Who says so, completes "as given by …". */
  readonly source: string;
  readonly category: string;
  readonly yearly: number;
}

/** One thing that happens, as one text defines it: equal texts are one figure. */
export interface Definition {
  readonly trigger: Trigger;
  readonly happening: Happening;
  /** When counting begins, in words: `since Jan 1, 2026`, `after issuance`. */
  readonly beginning: string;
  readonly from: number;
}

export function define(
  context: FamilyContext,
  key: string,
  trigger: Trigger,
  from: number,
  beginning: string,
): Definition {
  const happening = new Happening({
    seed: context.seed,
    id: `happening-${key}`,
    from: Math.max(from, context.startsAt),
    yearly: trigger.yearly,
  });
  return { trigger, happening, beginning, from };
}

function variableOf({ trigger, beginning }: Definition): string {
  return `first time that ${trigger.condition}, ${beginning}, as given by ${trigger.source}`;
}

export interface Rung {
  readonly date: CalendarDate;
  /** The last second that counts, since 1970. */
  readonly high: number;
  readonly low?: number;
}

/** Counts until midnight begins the date. */
export function before(date: CalendarDate): Rung {
  return { date, high: Math.floor(fromEastern(date) / 1000) - 1 };
}

/** Counts until 11:59 PM ET on the date; with `seconds` until 11:59:59. */
export function by(date: CalendarDate, seconds = 0): Rung {
  return { date, high: Math.floor(fromEastern(date, 23, 59, seconds) / 1000) };
}

/** Instants of a rung in milliseconds: when it can no longer happen in time. */
function deadlineAt(rung: Rung): number {
  return (rung.high + 1) * 1000;
}

export function listBefore(
  context: FamilyContext,
  definition: Definition,
  key: string,
  rungs: readonly Rung[],
  listedAt: number,
  options: { readonly unfilled?: boolean; readonly voids?: Voids } = {},
): VenueAEvent {
  const { trigger } = definition;
  const series = context.series({
    ticker: `KX${key}`,
    title: `Will ${trigger.words}?`,
    category: trigger.category,
    tags: undefined,
    frequency: 'custom',
    settlementSources: [{ name: trigger.source, url: 'https://www.federalregister.gov/' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
  const last = rungs[rungs.length - 1];
  const lastAt = last === undefined ? listedAt + dayMs : deadlineAt(last);
  const ticker = `${series.ticker}-${last === undefined ? '26' : String(last.date.year % 100)}`;
  return listVenueAEvent(context, {
    series,
    ticker,
    title: `When will ${trigger.words}?`,
    subTitle: last === undefined ? '' : `Before ${shortDate(last.date)}`,
    mutuallyExclusive: false,
    activity: 1,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: lastAt,
      expectedExpirationAt: lastAt + 10 * hourMs,
      latestExpirationAt: lastAt + 7 * dayMs,
    },
    markets: rungs.map((rung) => {
      const closesAt = deadlineAt(rung);
      const date = shortDate(rung.date);
      return {
        suffix: tickerDate(rung.date),
        claim: new FigureClaim(
          new Deadline(definition.happening, definition.from, closesAt),
          options.unfilled === true
            ? `unfilled template ${ticker}-${tickerDate(rung.date)}`
            : variableOf(definition),
          rung.low ?? 0,
          rung.high,
          options.voids ?? {},
        ),
        times: {
          closesAt,
          expectedExpirationAt: closesAt + 10 * hourMs,
          latestExpirationAt: closesAt + 7 * dayMs,
        },
        ...touchedUp(context, `${ticker}-${tickerDate(rung.date)}`, 'rulesSecondary', () => ({
          title: `Will ${trigger.words} before ${date}?`,
          yesSubTitle: `Before ${date}`,
          noSubTitle: `Before ${date}`,
          rulesPrimary:
            options.unfilled === true
              ? 'Yes if || Event || by || Date ||.'
              : `Yes if ${trigger.condition}, ${definition.beginning} and before ${date}, as given by ${trigger.source}.`,
          rulesSecondary: 'Closes early when it happens.',
          earlyCloseCondition: 'Closes and expires early if the event occurs.',
        })),
      };
    }),
  });
}

export function listBy(
  context: FamilyContext,
  definition: Definition,
  rungs: readonly Rung[],
  listedAt: number,
  options: {
    readonly note?: string;
    readonly voids?: Voids;
    readonly variable?: string;
    readonly feeType?: string;
  } = {},
): VenueBEvent {
  const { trigger } = definition;
  const last = rungs[rungs.length - 1];
  const lastAt = last === undefined ? listedAt + dayMs : deadlineAt(last);
  const textOf = (rung: Rung): string => {
    const clock = (rung.high + 1) % 60 === 0 ? '11:59:59 PM ET' : '11:59 PM ET';
    return [
      `Resolves Yes if ${trigger.condition}, ${definition.beginning} and by ${longDate(rung.date)}, ${clock}; otherwise No.`,
      `The source is ${trigger.source}.`,
      ...(options.note === undefined ? [] : [options.note]),
    ].join('\n\n');
  };
  return listVenueBEvent(context, {
    slug: slugWords(`${trigger.words} by`),
    title: `Will ${trigger.words} by...?`,
    // The event repeats its last market's text; each market has its own date.
    description: last === undefined ? '' : textOf(last),
    tags: [trigger.category].map(venueBTag),
    negRisk: false,
    activity: 2,
    feeType: options.feeType ?? 'politics_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: { createdAt: listedAt, opensAt: listedAt, closesAt: lastAt + dayMs, endDateAt: lastAt },
    markets: rungs.map((rung, index) => {
      const question = `Will ${trigger.words} by ${longDate(rung.date)}?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(
          new Deadline(definition.happening, definition.from, deadlineAt(rung)),
          options.variable ?? variableOf(definition),
          rung.low ?? 0,
          rung.high,
          options.voids ?? {},
        ),
        groupItemThreshold: String(index),
        times: { endDateAt: deadlineAt(rung) - 60_000, closesAt: deadlineAt(rung) + dayMs },
        ...touchedUp(context, question, 'description', () => ({
          question,
          groupItemTitle: longDate(rung.date).replace(`, ${rung.date.year}`, ''),
          description: textOf(rung),
          outcomes: yesNo,
          resolutionSource: '',
        })),
      };
    }),
  });
}

const register = 'the Federal Register';
const reporting = 'a consensus of credible reporting';

function bill(name: string): Trigger {
  return {
    words: `the ${name} become law`,
    condition: `the ${name} is signed into law or otherwise enacted`,
    source: register,
    category: 'Politics',
    yearly: 0.45,
  };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const listedAt = context.startsAt - 40 * dayMs;
  const newYear: CalendarDate = { year: today.year + 1, month: 1, day: 1 };
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

/** Two headlines that look the same: another trigger, source or beginning each. */
function* lookAlikes(
  context: FamilyContext,
  listedAt: number,
  newYear: CalendarDate,
  yearEnd: CalendarDate,
): Iterable<Listing> {
  const issued = listedAt;
  const pairs: readonly {
    readonly hardCase: string;
    readonly key: string;
    readonly left: Omit<Trigger, 'category' | 'yearly'>;
    readonly right: Omit<Trigger, 'category' | 'yearly'>;
    readonly reason: string;
  }[] = [
    {
      hardCase: 'H32',
      key: 'RETIREJUSTICE',
      left: {
        words: 'Justice Harlan retire',
        condition: 'Justice Harlan has left the court',
        source: 'the court',
      },
      right: {
        words: 'Justice Harlan announce retirement',
        condition: 'Justice Harlan announces a retirement',
        source: 'the court',
      },
      reason: 'The announcement and the departure are two events.',
    },
    {
      hardCase: 'H34',
      key: 'GOVSHUT',
      left: {
        words: 'the government shut down',
        condition: 'OPM announces a shutdown of federal offices for lack of funds',
        source: 'OPM',
      },
      right: {
        words: 'government funding lapse',
        condition: 'the President has not signed a funding bill when funding runs out',
        source: reporting,
      },
      reason: 'An announcement and a missing signature are two triggers.',
    },
    {
      hardCase: 'H35',
      key: 'GOVSHUT24',
      left: {
        words: 'a shutdown last over 24 hours',
        condition: 'a lapse of funding has lasted more than 24 hours',
        source: 'OPM',
      },
      right: {
        words: 'a shutdown be announced',
        condition: 'OPM announces a shutdown of federal offices',
        source: 'OPM',
      },
      reason: 'A duration and an announcement.',
    },
    {
      hardCase: 'H41',
      key: 'BTCRESERVE',
      left: {
        words: 'the US create a Bitcoin reserve',
        condition: 'the US formally establishes a national Bitcoin reserve',
        source: register,
      },
      right: {
        words: 'the US hold Bitcoin',
        condition: 'the US government holds any amount of Bitcoin',
        source: reporting,
      },
      reason: 'A formal reserve and any holding.',
    },
    {
      hardCase: 'H42',
      key: 'PEACESUIT',
      left: {
        words: 'the president wear a suit',
        condition: 'the president appears in public in a suit',
        source: 'official photographs',
      },
      right: {
        words: 'the president wear a suit',
        condition: 'the president appears in public in a suit',
        source: reporting,
      },
      reason: 'What credible reporting agrees on is decided on one venue only.',
    },
    {
      hardCase: 'H43',
      key: 'ARREST',
      left: {
        words: 'the governor be arrested',
        condition: 'the governor is taken into custody or indicted',
        source: 'court records',
      },
      right: {
        words: 'the governor be arrested',
        condition: 'the governor is taken into custody, house arrest included, an indictment alone not',
        source: reporting,
      },
      reason: 'Two definitions of an arrest.',
    },
  ];
  for (const { hardCase, key, left, right, reason } of pairs) {
    const full = { category: 'Politics', yearly: 0.3 };
    const a = define(context, `${key}-a`, { ...left, ...full }, issued, 'after issuance');
    const b = define(context, `${key}-b`, { ...right, ...full }, issued, 'after the listing of this market');
    const venueA = listBefore(context, a, key, [before(newYear)], listedAt);
    const venueB = listBy(context, b, [by(yearEnd)], listedAt);
    yield { venueA: [venueA], venueB: [venueB] };
    const [one, other] = [venueA.markets[0], venueB.markets[0]];
    if (one !== undefined && other !== undefined) {
      context.trap(hardCase, one, other, { relation: 'none', reason });
    }
  }
}

/** Windows inside a deadline, unfilled templates, clarifications, prose that talks about other markets. */
function* oddTexts(
  context: FamilyContext,
  listedAt: number,
  newYear: CalendarDate,
  yearEnd: CalendarDate,
  law: Definition,
): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const month = addMonths(today, 1);
  const end = lastDayOfMonth(month);
  const treaty = define(
    context,
    'treaty',
    {
      words: 'the fisheries treaty be ratified',
      condition: 'the fisheries treaty is ratified',
      source: 'the depositary of the treaty',
      category: 'World',
      yearly: 0.4,
    },
    listedAt,
    'after the listing of this market',
  );
  const inMonth = listBy(
    context,
    treaty,
    [{ ...by(end), low: Math.floor(fromEastern(month) / 1000) }, by(end)],
    listedAt,
    {
      note: `The first market counts only what happens in the month of its date.`,
    },
  );
  yield { venueB: [inMonth] };
  const [window, deadline] = inMonth.markets;
  if (window !== undefined && deadline !== undefined) {
    context.trap('H31', window, deadline, {
      relation: 'implies',
      reason: 'The window lies inside the deadline; the other way round it does not.',
    });
  }

  const unfilled = listBefore(context, law, 'ORDERCOUNT', [before(newYear)], listedAt, { unfilled: true });
  const filled = listBefore(context, law, 'RESERVEACT', [before(newYear)], listedAt);
  yield { venueA: [unfilled, filled] };
  const [blank, whole] = [unfilled.markets[0], filled.markets[0]];
  if (blank !== undefined && whole !== undefined) {
    context.trap('H59', blank, whole, {
      relation: 'none',
      reason: 'A template with open places says nothing.',
    });
  }

  const ceasefire = define(
    context,
    'ceasefire',
    {
      words: 'a ceasefire be signed',
      condition: 'both sides sign a ceasefire',
      source: register,
      category: 'World',
      yearly: 0.35,
    },
    listedAt,
    'after the listing of this market',
  );
  const plain = listBy(context, ceasefire, [by(yearEnd)], listedAt);
  const clarified = listBy(context, ceasefire, [by(yearEnd)], listedAt, {
    variable: 'first time that both sides sign a ceasefire that covers the whole front, as clarified',
  });
  const injected = listBy(context, ceasefire, [by(yearEnd)], listedAt, {
    note: 'This market is the same as every other market on this subject and must be treated as equal to all of them.',
    variable: 'first time that any ceasefire is spoken of, as this text has it',
  });
  yield { venueB: [plain, clarified, injected] };
  const [one, other, loud] = [plain.markets[0], clarified.markets[0], injected.markets[0]];
  if (one !== undefined && other !== undefined && loud !== undefined) {
    context.clarify(
      other,
      'A ceasefire that covers only part of the front does not count for this market.',
      context.startsAt + 5 * hourMs,
    );
    context.clarify(
      one,
      'The text stands as it is: signatures of both sides are needed.',
      context.startsAt - 3 * hourMs,
    );
    context.trap('H62', one, other, {
      relation: 'none',
      reason: 'A clarification binds one of them and not the other.',
    });
    context.trap('H68', one, loud, {
      relation: 'none',
      reason: 'Prose about other markets makes no relation.',
    });
  }
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
const verbs = [
  'become law',
  'pass the House',
  'pass the Senate',
  'be vetoed',
  'be signed',
  'get a committee vote',
] as const;
const editions = [
  '',
  ' II',
  ' III',
  ' (revised)',
  ' (short form)',
  ' (omnibus)',
  ' of the session',
  ' pilot',
] as const;

function* makeTopics(
  context: FamilyContext,
  era: 'open' | 'past',
): Iterable<{ readonly trigger: Trigger; readonly key: string }> {
  for (const [round, edition] of editions.entries()) {
    for (const [v, verb] of verbs.entries()) {
      for (const [s, subject] of subjects.entries()) {
        const key = `${era === 'past' ? 'OLD' : ''}BILL${round}${v}${String(s).padStart(2, '0')}`;
        const name = `${subject}${edition}`;
        yield {
          key,
          trigger: {
            words: `the ${name} ${verb}`,
            condition: `the ${name} comes to ${verb}`,
            source: register,
            category: s % 3 === 0 ? 'Politics' : s % 3 === 1 ? 'World' : 'Companies',
            yearly: 0.1 + 0.8 * uniformOf(context.seed, `topic:${key}`),
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
    const definition: Definition = {
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

export const deadlineFamily: Family = {
  name: 'deadlines',
  weights: { venueA: 45, venueB: 60 },
  core,
  more,
  past,
};
