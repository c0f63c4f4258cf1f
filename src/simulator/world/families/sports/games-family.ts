/** Games of all leagues: tonight's and the next weeks', those of the last half year, and new ones as days pass. */
import { addDays, dayMs, type EasternDate, easternOf, hourMs, isoDate } from '../../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { uniformOf } from '../../random.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import { overAt } from './contest.ts';
import { coreFixtureIds, listCoreGames } from './core-games.ts';
import {
  type Contest,
  createContest,
  type Fixture,
  fixturesFrom,
  fixturesOn,
  listingLeadMs,
  startsOn,
} from './fixture.ts';
import { leagues } from './leagues.ts';
import type { Detail } from './lines.ts';
import { tickerTail } from './names.ts';
import { listProps } from './props.ts';
import { teamTargetId, tieTargetId } from './targets.ts';
import { listVenueAGame } from './venue-a-game.ts';
import { listVenueBGame } from './venue-b-game.ts';

/** Ordinary games lie this far ahead; a very large world goes further, down to the last day. */
const daysAheadMax = 60;
const pastDays = 180;
/** The part of new games that is listed while a world runs: a dozen a day. */
const rollingShare = 0.08;

export const gamesFamily: WorldFamily = {
  name: 'games',
  weights: { venueA: 720, venueB: 1050 },
  *core(context) {
    registerTargets(context);
    yield* listCoreGames(context);
  },
  *more(context) {
    const core = coreFixtureIds(context.startsAt);
    for (const planned of fixturesFrom(context.seed, leagues, context.startsAt - dayMs, daysAheadMax)) {
      if (!core.has(planned.id)) {
        // What lies further ahead than the usual lead was listed early.
        const latest = context.startsAt - 6 * hourMs - (planned.startsAt % (5 * dayMs));
        const fixture = { ...planned, listedAt: Math.min(planned.listedAt, latest) };
        const listing = listGame(context, fixture, 'full', (over) => over > context.startsAt);
        if (listing !== undefined && fixture.startsAt > context.startsAt - 6 * hourMs) {
          yield listing;
        }
      }
    }
  },
  *past(context) {
    for (const fixture of fixturesFrom(context.seed, leagues, context.startsAt, -pastDays)) {
      const listing = listGame(context, fixture, 'full', (over) => over <= context.startsAt - hourMs);
      if (listing !== undefined) {
        yield listing;
      }
    }
  },
  *rolling(context, from, to) {
    for (const fixture of fixturesListedIn(context.seed, from, to)) {
      const isNew =
        uniformOf(context.seed, `rolling:${fixture.id}`) < rollingShare &&
        !context.identifiers.has(mainTicker(fixture));
      const listing = isNew ? listGame(context, fixture, 'core', () => true) : undefined;
      if (listing !== undefined) {
        yield listing;
      }
    }
  },
};

/** Spans are short and asked for all the time, so a league is looked up only if one of its games can begin then. */
function* fixturesListedIn(seed: number, from: number, to: number): Iterable<Fixture> {
  const [first, end] = [from + listingLeadMs, to + listingLeadMs];
  const last = easternOf(end - 1);
  for (let date: EasternDate = easternOf(first); isoDate(date) <= isoDate(last); date = addDays(date, 1)) {
    for (const league of leagues) {
      const begins = startsOn(league, date).some((start) => start >= first && start < end);
      for (const fixture of begins ? fixturesOn(seed, league, date) : []) {
        if (fixture.listedAt >= from && fixture.listedAt < to) {
          yield fixture;
        }
      }
    }
  }
}

function mainTicker(fixture: Fixture): string {
  const kind = fixture.league.venueA.targetType === 'tennis_competitor' ? 'MATCH' : 'GAME';
  return `KX${fixture.league.venueA.code}${kind}-${tickerTail(fixture)}`;
}

function listGame(
  context: FamilyContext,
  fixture: Fixture,
  detail: Detail,
  wants: (overAt: number) => boolean,
): Listing | undefined {
  const contest = createContest(context.seed, fixture);
  if (!wants(overAt(contest))) {
    return undefined;
  }
  // Of a large world one venue has its games long before the other.
  return {
    venueA: context.wants.venueA ? listVenueASide(context, fixture, contest, detail) : [],
    venueB: context.wants.venueB ? listVenueBGame(context, fixture, contest, detail) : [],
  };
}

function listVenueASide(
  context: FamilyContext,
  fixture: Fixture,
  contest: Contest,
  detail: Detail,
): readonly VenueAEvent[] {
  const { game, events } = listVenueAGame(context, fixture, contest, detail);
  return detail === 'full' && fixture.league.activity >= 5 ? [...events, ...listProps(game, 2)] : events;
}

/** Every team has its target from the start, also those that play later. */
function registerTargets(context: FamilyContext): void {
  for (const league of leagues) {
    for (const team of league.teams) {
      teamTargetId(context, league, team);
    }
    tieTargetId(context, league);
  }
}
