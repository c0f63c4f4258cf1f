/**
 * What venue_b lists on a game. American leagues have one event with all lines; soccer and set matches have files of their
 * own. `line` belongs to `outcomes[0]`, which may be either team.
 */
import type { FamilyContext } from '../../family.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { ContestClaim, most } from './contest.ts';
import type { Contest, Fixture } from './fixture.ts';
import { GoalsGame } from './goals-game.ts';
import { type Detail, linesOf } from './lines.ts';
import { gameSlug, outcomeName, venueBOrder } from './names.ts';
import { PointsGame } from './points-game.ts';
import { SimulatedSetMatch } from './set-match.ts';
import {
  type Leg,
  leagueTags,
  listEvent,
  spreadLegs,
  teamTotalLegs,
  totalLegs,
  type VenueBGame,
  winnerClaim,
} from './venue-b-event.ts';
import { americanRules, tieIsNamed, winnerSentences } from './venue-b-rules.ts';
import { setLegs } from './venue-b-sets.ts';
import { listSoccer } from './venue-b-soccer.ts';

export function listVenueBGame(
  context: FamilyContext,
  fixture: Fixture,
  contest: Contest,
  detail: Detail,
  types?: ReadonlySet<string>,
): VenueBEvent[] {
  const [first, second] = venueBOrder(fixture).map((team) => outcomeName(fixture, team));
  const game: VenueBGame = {
    context,
    fixture,
    contest,
    slug: gameSlug(fixture),
    detail,
    title: `${first} vs. ${second}`,
  };
  const { venueB } = fixture.league;
  context.sport({
    id: venueB.id,
    sport: venueB.sport,
    resolution: venueB.resolution,
    ordering: venueB.homeFirst ? 'home' : 'away',
    tags: leagueTags(fixture).map((tag) => tag.id),
    seriesId: venueB.seriesId,
  });
  const wants = (leg: Leg): boolean => types === undefined || types.has(leg.type);
  if (contest instanceof SimulatedSetMatch) {
    return [listEvent(game, '', game.title, setLegs(game, contest).filter(wants), {})];
  }
  if (contest instanceof GoalsGame && contest.sport === 'soccer') {
    return listSoccer(game, contest, wants);
  }
  return [listEvent(game, '', game.title, americanLegs(game, contest).filter(wants), {})];
}

function americanLegs(game: VenueBGame, contest: PointsGame | GoalsGame): readonly Leg[] {
  const { fixture, detail } = game;
  const order = venueBOrder(fixture);
  const { unit } = fixture.league.venueA;
  const [first, second] = order.map((team) => outcomeName(fixture, team));
  const names = [first ?? '', second ?? ''] as const;
  const lines = linesOf(contest, detail);
  const winner = americanRules(fixture, 'winner');
  const line = americanRules(fixture, 'line');
  const half = americanRules(fixture, 'halfWinner');
  const part = americanRules(fixture, 'partLine');
  const legs: Leg[] = [
    {
      suffix: '',
      type: 'moneyline',
      claim: winnerClaim(
        contest.figure('margin'),
        order[0] === fixture.home,
        winner,
        tieIsNamed(fixture) ? 0 : undefined,
      ),
      question: () => game.title,
      label: '',
      outcomes: names,
      sentences: () => winnerSentences(fixture, order),
      rules: winner,
      liveliness: 5,
    },
    ...spreadLegs(game, contest.figure('margin'), lines.spreads, line, 'spreads'),
    ...totalLegs(game, contest.figure('total'), lines.totals, line, {
      suffix: '-total',
      type: 'totals',
      name: game.title,
      scored: `${names[0]} and ${names[1]} together score # or more ${unit} in the game`,
    }),
    ...teamTotalLegs(game, contest, lines, line),
  ];
  if (contest instanceof PointsGame) {
    legs.push(
      {
        suffix: '-1h-moneyline',
        type: 'first_half_moneyline',
        claim: winnerClaim(contest.figure('firstHalfMargin'), order[0] === fixture.home, half, 0),
        question: () => `${game.title}: 1H Moneyline`,
        label: '1H Moneyline',
        outcomes: names,
        sentences: () =>
          names.map(
            (name) => `If ${name} score more points in the first half, the market resolves to "${name}".`,
          ),
        rules: half,
      },
      ...spreadLegs(
        game,
        contest.figure('firstHalfMargin'),
        lines.firstPartSpreads,
        part,
        'first_half_spreads',
      ),
      ...totalLegs(game, contest.figure('firstHalfTotal'), lines.firstPartTotals, part, {
        suffix: '-1h-total',
        type: 'first_half_totals',
        name: `${game.title}: 1H`,
        scored: `${names[0]} and ${names[1]} together score # or more points in the first half`,
      }),
    );
  } else if (contest.sport === 'baseball') {
    legs.push(
      ...totalLegs(game, contest.figure('firstPartTotal'), lines.firstPartTotals, part, {
        suffix: '-first-5-total',
        // The venue's type says team; the question is the total of both.
        type: 'baseball_team_first_five_total',
        name: `${game.title}: First 5 Innings`,
        scored: `${names[0]} and ${names[1]} together score # or more runs in the first five innings`,
      }),
      {
        suffix: '-nrfi',
        type: 'nrfi',
        claim: new ContestClaim(contest.figure('firstInning'), 1, most, part.voids),
        question: () => `${game.title}: Will there be a run in the first inning?`,
        label: 'Run in 1st inning',
        outcomes: ['Yes', 'No'],
        sentences: () => [
          'The market resolves to "Yes" if a run is scored in the first inning, otherwise to "No".',
        ],
        rules: part,
      },
    );
  }
  return legs;
}
