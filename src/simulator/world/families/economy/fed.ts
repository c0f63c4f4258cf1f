/** The US central bank: decisions, levels, counts of cuts and barriers, with the traps between them. */
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { listBarriers, listCutCounts } from './fed-counts.ts';
import { listLevel, listYearEndLevel } from './fed-level.ts';
import { listDecision, meetings } from './fed-meeting.ts';

function* core(context: FamilyContext): Iterable<Listing> {
  const [meeting] = meetings(context, 1);
  if (meeting === undefined) {
    return;
  }
  const decision = listDecision(context, meeting);
  yield decision;
  const level = listLevel(context, meeting, 1);
  yield level;
  const counts = listCutCounts(context, 3);
  yield counts;
  const { next, touch } = listBarriers(context);
  const yearEnd = listYearEndLevel(context, meeting.month.year, 1);
  yield { venueB: [next, touch, yearEnd] };
  noteTraps(context, { decision, level, counts, next, touch });
  noteLevelTraps(context, level, yearEnd);
}

function noteTraps(
  context: FamilyContext,
  made: {
    readonly decision: Listing;
    readonly level: Listing;
    readonly counts: Listing;
    readonly next: VenueBEvent;
    readonly touch: VenueBEvent;
  },
): void {
  const [cutMore, cut, hold] = marketsOf(made.decision.venueA);
  const [cutMoreB, cutB, holdB] = marketsOf(made.decision.venueB);
  const above = marketsOf(made.level.venueA)[0];
  const [timesTwo, unitsTwo] = [marketsOf(made.counts.venueA)[2], marketsOf(made.counts.venueB)[2]];
  const [inMonth, byYear] = made.next.markets;
  const [low, high] = made.touch.markets;
  if (
    cutMore !== undefined &&
    cut !== undefined &&
    hold !== undefined &&
    cutB !== undefined &&
    holdB !== undefined
  ) {
    context.trap('H21', cut, cutMore, {
      relation: 'contradicts',
      reason: 'A cut of 25 and one of more than 25 exclude each other.',
    });
    context.trap('H22', cut, cutB, {
      relation: 'implies',
      voids: 'equal',
      reason: 'Odd moves are rounded up to 25 on one side only; equal on the grid of 25 basis points.',
    });
    context.trap('H61', hold, holdB, {
      relation: 'equivalent',
      voids: 'equal',
      reason:
        'The secondary rules say that a meeting which is not held counts as no change, as the other text does.',
    });
  }
  if (cutMore !== undefined && cutMoreB !== undefined) {
    context.trap('P1', cutMore, cutMoreB, {
      relation: 'equivalent',
      voids: 'equal',
      reason: 'More than 25 is what is rounded up to 50 or more.',
    });
  }
  if (timesTwo !== undefined && unitsTwo !== undefined) {
    context.trap('H23', timesTwo, unitsTwo, { relation: 'none', reason: 'A cut of 50 is one cut or two.' });
  }
  if (above !== undefined && low !== undefined && high !== undefined) {
    context.trap('H24', above, low, {
      relation: 'none',
      reason: 'A level after a meeting and a touch of either bound.',
    });
    context.trap('H25', high, low, {
      relation: 'implies',
      reason: 'The slug repeats the lower level; the question decides.',
    });
  }
  if (inMonth !== undefined && byYear !== undefined) {
    context.trap('H45', inMonth, byYear, {
      relation: 'implies',
      reason: 'The same definition of a cut, and the month lies before the deadline.',
    });
  }
}

function noteLevelTraps(context: FamilyContext, level: Listing, yearEnd: VenueBEvent): void {
  const [above] = marketsOf(level.venueA);
  const [low, exact] = marketsOf(level.venueB);
  const [, exactAtYearEnd] = yearEnd.markets;
  if (above === undefined || low === undefined || exact === undefined || exactAtYearEnd === undefined) {
    return;
  }
  // The ladder begins where the lower tail of the levels is.
  context.trap('P12', exact, above, {
    relation: 'implies',
    voids: 'unknown',
    reason: 'The level in the middle lies above the bound below it.',
  });
  context.trap('H22', low, above, {
    relation: 'overlaps',
    voids: 'unknown',
    reason:
      'Off the grid of 25 a level above the bound may be nearest to it: they exclude each other on the grid only.',
  });
  context.trap('H24', exactAtYearEnd, above, {
    relation: 'none',
    reason: 'The level after a meeting and the level when the year ends are two figures.',
  });
}

function marketsOf<T extends VenueAEvent | VenueBEvent>(
  events: readonly T[] | undefined,
): readonly T['markets'][number][] {
  return events?.[0]?.markets ?? [];
}

function* more(context: FamilyContext): Iterable<Listing> {
  for (const [index, meeting] of [...meetings(context, 1)].entries()) {
    if (index > 0) {
      yield listDecision(context, meeting);
      yield listLevel(context, meeting, 6);
    }
    if (meeting.month.month === 12 && index > 0) {
      yield { venueB: [listYearEndLevel(context, meeting.month.year, 4)] };
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  for (const meeting of meetings(context, -1)) {
    yield listDecision(context, meeting);
    yield listLevel(context, meeting, 6);
  }
}

export const fedFamily: WorldFamily = { name: 'fed', weights: { venueA: 4, venueB: 2 }, core, more, past };
