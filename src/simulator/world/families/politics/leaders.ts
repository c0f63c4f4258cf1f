/** Leaders who leave, awards, rankings and mentions: where definitions differ most. */
import { addDays, dayMs, type EasternDate, easternOf, fromEastern, shortDate } from '../../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { uniformOf } from '../../random.ts';
import { chartOf, honourOf, officeOf, speechOf } from '../made-up.ts';
import { listAward, listRanking } from './awards.ts';
import { type Leader, listLeaderOut, listNextOut } from './leaders-out.ts';
import { listMentions } from './mentions.ts';
import { menuSeries } from './menu-series.ts';
import { contestOf, fallingChances, listMenuA } from './menus.ts';
import { people } from './people.ts';

/** A meeting menu in which one label and its rules name different people. */
function listMeetings(context: FamilyContext, listedAt: number): Listing {
  const names = people(context, 'meetings', 2);
  const contest = contestOf(context, {
    key: 'meetings',
    variable: 'first head of government received at the White House after issuance',
    names,
    chances: fallingChances(2, 0.6),
    listedAt,
    decidedAt: context.startsAt + 40 * dayMs,
    knownBefore: 0.3,
  });
  const a = listMenuA(context, contest, {
    series: menuSeries(context, 'KXTRUMPMEETING', 'White House meetings', 'Politics'),
    ticker: 'KXTRUMPMEETING-NEXT',
    title: 'Who will visit the White House next?',
    activity: 1,
    variableOf: (name, index) =>
      index === 1 ? `conflicting names in the terms on ${name}` : contest.variable,
    terms: (name, index) => ({
      title: `Will ${name} visit the White House next?`,
      yesSubTitle: name,
      noSubTitle: name,
      rulesPrimary: `Yes if ${index === 1 ? 'Ivan Petrov' : name} is the first head of government received at the White House after issuance.`,
      rulesSecondary: '',
      strikeType: 'custom',
      customStrike: { Person: name },
    }),
  });
  return { venueA: [a] };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const listedAt = context.startsAt - 50 * dayMs;
  const newYear: EasternDate = { year: today.year + 1, month: 1, day: 1 };
  const leader: Leader = { name: 'Rashid Karimov', office: 'Supreme Leader', key: 'KARIMOV' };
  const out = listLeaderOut(context, leader, newYear, listedAt);
  yield out;
  const secretary = listLeaderOut(
    context,
    { name: 'Dana Whitlock', office: 'Secretary of Energy', key: 'WHITLOCK' },
    newYear,
    listedAt,
  );
  const next = listNextOut(context, ['Dana Whitlock', 'Omar Reyes'], listedAt);
  yield { venueA: secretary.venueA ?? [], venueB: [next] };
  const soon = context.startsAt + 25 * dayMs;
  const award = listAward(
    context,
    'personyear',
    'person of the year',
    people(context, 'person-of-the-year', 2),
    soon,
    listedAt,
  );
  yield award;
  const show = listAward(
    context,
    'halftime',
    'a performer of the halftime show',
    ['Lena Moss', 'Kid Meridian'],
    soon,
    listedAt,
  );
  yield show;
  const ranking = listRanking(context, 'A', 'the Meridian album chart', 'Juno Park', soon, listedAt);
  yield ranking;
  yield listMentions(
    context,
    'POTUS',
    'the President',
    'the weekly address',
    context.startsAt + 2 * dayMs,
    2,
  );
  yield listMeetings(context, listedAt);
  const pairs = [
    [
      'H38',
      out.venueA?.[0]?.markets[0],
      out.venueB?.[0]?.markets[0],
      'none',
      'Death pays a last price on one venue and Yes on the other.',
    ],
    [
      'H33',
      secretary.venueA?.[0]?.markets[0],
      next.markets[0],
      'none',
      'Leaving by a date and leaving first are two questions.',
    ],
    [
      'H40',
      award.venueA?.[0]?.markets[0],
      award.venueB?.[0]?.markets[0],
      'none',
      'Each of a group pays on one venue, only the group on the other.',
    ],
    [
      'H39',
      show.venueA?.[0]?.markets[0],
      show.venueB?.[0]?.markets[0],
      'none',
      'A committee may settle one of them at a fair price.',
    ],
    [
      'H54',
      ranking.venueA?.[0]?.markets[0],
      ranking.venueA?.[1]?.markets[0],
      'implies',
      'The first five are among the first ten.',
    ],
  ] as const;
  for (const [hardCase, left, right, relation, reason] of pairs) {
    if (left !== undefined && right !== undefined) {
      context.trap(hardCase, left, right, { relation, reason });
    }
  }
}

function* everything(context: FamilyContext, sign: 1 | -1): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let number = 0; number < 4000; number += 1) {
    const days = 3 + (number % 170);
    const decidedAt = fromEastern(addDays(today, sign * days), 20);
    const listedAt = Math.min(decidedAt - 40 * dayMs, context.startsAt - 10 * dayMs);
    const key = `${sign < 0 ? 'OLD' : 'N'}${number}`;
    const kind = number % 4;
    // Past and open listings take names of their own.
    const nameNumber = 2 * Math.floor(number / 4) + (sign < 0 ? 1 : 0);
    if (kind === 0) {
      const { speaker, occasion } = speechOf(context.seed, nameNumber);
      yield listMentions(
        context,
        `SPEECH${sign < 0 ? 'X' : ''}${number}`,
        speaker,
        `${occasion} on ${shortDate(easternOf(decidedAt))}`,
        decidedAt,
        6 + (number % 10),
      );
    } else if (kind === 1) {
      const [name = 'Ada Abbott'] = people(context, `leader-${key}`, 1);
      yield listLeaderOut(
        context,
        { name, office: officeOf(context.seed, nameNumber), key: `L${key}` },
        easternOf(decidedAt),
        listedAt,
      );
    } else if (kind === 2) {
      const size = 3 + Math.floor(20 * uniformOf(context.seed, `award:${key}`) ** 3);
      yield listAward(
        context,
        `award${key}`,
        honourOf(context.seed, nameNumber),
        people(context, `award-${key}`, size),
        decidedAt,
        listedAt,
      );
    } else {
      yield listRanking(
        context,
        key,
        chartOf(context.seed, nameNumber),
        people(context, `chart-${key}`, 1)[0] ?? 'Juno Park',
        decidedAt,
        listedAt,
      );
    }
  }
}

export const leaderFamily: WorldFamily = {
  name: 'leaders-awards-mentions',
  weights: { venueA: 70, venueB: 60 },
  core,
  more: (context) => everything(context, 1),
  past: (context) => everything(context, -1),
};
