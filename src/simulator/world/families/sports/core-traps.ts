/** The concrete pairs of the known sports hard cases among the core games, with what is true of them. */
import { hourMs } from '../../eastern-time.ts';
import type { FamilyContext } from '../../family.ts';
import type { TrapVerdict } from '../../traps.ts';
import type { VenueAEvent, VenueAMarket } from '../../venue-a.ts';
import type { VenueBEvent, VenueBMarket } from '../../venue-b.ts';
import type { Fixture } from './fixture.ts';

export interface ListedGame {
  readonly fixture: Fixture;
  readonly venueA: readonly VenueAEvent[];
  readonly venueB: readonly VenueBEvent[];
}

function findA(game: ListedGame, kind: string, suffix: string): VenueAMarket {
  const ticker = `KX${game.fixture.league.venueA.code}${kind}`;
  for (const event of game.venueA) {
    const found = event.markets.find((market) => market.id === `${event.ticker}-${suffix}`);
    if (event.series.ticker === ticker && found !== undefined) {
      return found;
    }
  }
  throw new RangeError(`core game ${game.fixture.id} has no ${ticker} market ${suffix}`);
}

/** The first market of a type, or the one whose slug goes on so behind that of its event. */
function findB(game: ListedGame, type: string, ending?: string): VenueBMarket {
  for (const event of game.venueB) {
    const found = event.markets.find(
      (market) =>
        market.sportsMarketType === type && (ending === undefined || market.id === `${event.slug}${ending}`),
    );
    if (found !== undefined) {
      return found;
    }
  }
  throw new RangeError(`core game ${game.fixture.id} has no ${type} market ${ending ?? ''}`);
}

/** The venue_a market of a kind with the same line as a venue_b market. */
function sameLine(game: ListedGame, kind: string, market: VenueBMarket, team = ''): VenueAMarket {
  const ticker = `KX${game.fixture.league.venueA.code}${kind}`;
  const line = (market.line ?? '').replace('-', '');
  for (const event of game.venueA) {
    const found = event.markets.find(
      (candidate) =>
        candidate.id.includes(`-${team}`) && candidate.terms(game.fixture.listedAt).floorStrike === line,
    );
    if (event.series.ticker === ticker && found !== undefined) {
      return found;
    }
  }
  throw new RangeError(`core game ${game.fixture.id} has no ${ticker} market at ${line}`);
}

const completedOnly = 'Equal when the game is completed; the venues treat a game that is not differently.';

/** `game` gives a core game by its name in the plans. */
export function setGameTraps(context: FamilyContext, game: (name: string) => ListedGame): void {
  const trap = (
    hardCase: string,
    left: VenueAMarket | VenueBMarket,
    right: VenueAMarket | VenueBMarket,
    relation: TrapVerdict['relation'],
    reason: string,
    more: Partial<TrapVerdict> = {},
  ): void => {
    context.trap(hardCase, left, right, { relation, reason, ...more });
  };
  const football = game('football');
  const moneyline = findB(football, 'moneyline');
  const philadelphia = findA(football, 'GAME', 'PHI');
  const dallas = findA(football, 'GAME', 'DAL');
  trap('H49', dallas, moneyline, 'equivalent', completedOnly, { voids: 'unknown' });
  trap(
    'H29',
    philadelphia,
    moneyline,
    'contradicts',
    'The first outcome is the away team, so the two are complements.',
    {
      covers: true,
    },
  );
  trap(
    'H53',
    findA(football, '1HWINNER', 'PHI'),
    philadelphia,
    'none',
    'The first half does not decide the game.',
  );
  trap(
    'H53',
    findB(football, 'first_half_moneyline'),
    moneyline,
    'none',
    'The first half does not decide the game.',
  );
  trap('H57', dallas, findA(game('college'), 'GAME', 'MICH'), 'none', 'Other leagues, other games.');

  const suns = game('suns');
  const mercury = game('mercury');
  const noEntity = 'One city, two teams and two leagues.';
  trap('H57', findA(suns, 'GAME', 'PHX'), findA(mercury, 'GAME', 'PHX'), 'none', noEntity);
  trap('H57', findB(suns, 'moneyline'), findB(mercury, 'moneyline'), 'none', noEntity);
  trap(
    'H57',
    findA(game('men'), 'GAME', 'DUKE'),
    findA(game('women'), 'GAME', 'DUKE'),
    'none',
    "Men's and women's game of the same schools.",
  );
  trap(
    'H57',
    findA(game('angels'), 'GAME', 'LAA'),
    findA(game('dodgers'), 'GAME', 'LAD'),
    'none',
    'Two teams of Los Angeles.',
  );
  trap(
    'H57',
    findA(game('angels'), 'GAME', 'SEA'),
    findB(game('dodgers'), 'moneyline'),
    'none',
    'Two teams of Los Angeles.',
  );

  const baseball = game('baseball');
  trap(
    'H53',
    findA(baseball, 'GAME', 'NYY'),
    findA(game('secondGame'), 'GAME', 'NYY'),
    'none',
    'Two games of one day.',
  );
  trap(
    'H53',
    findB(baseball, 'moneyline'),
    findB(game('secondGame'), 'moneyline'),
    'none',
    'Two games of one day.',
  );
  const spread = findB(baseball, 'spreads', '-spread-home-1pt5');
  trap('H52', spread, sameLine(baseball, 'SPREAD', spread, 'NYY'), 'equivalent', completedOnly, {
    voids: 'unknown',
  });

  const hockey = game('hockey');
  const hockeyTotal = findB(hockey, 'totals');
  trap(
    'H27',
    hockeyTotal,
    sameLine(hockey, 'TOTAL', hockeyTotal),
    'none',
    'One text says what a shootout counts, the other is silent.',
  );
  const oldHockey = game('oldHockey');
  const oldTotal = findB(oldHockey, 'totals');
  trap(
    'H27',
    oldTotal,
    sameLine(oldHockey, 'TOTAL', oldTotal),
    'equivalent',
    'Both texts count a shootout as one goal.',
  );

  soccerTraps(trap, game('soccer'), game('cup'));

  const tennis = game('men1');
  trap(
    'H51',
    findA(tennis, 'MATCH', 'FRI'),
    findB(tennis, 'moneyline'),
    'equivalent',
    'Equal when a ball is played; the venues treat a walkover and a delay differently.',
    { voids: 'unknown' },
  );
  trap(
    'H53',
    findB(tennis, 'tennis_first_set_winner'),
    findB(tennis, 'moneyline'),
    'none',
    'The first set does not decide the match.',
  );
  const maps = game('maps');
  trap(
    'H53',
    findA(maps, 'MAP', '1-FAZE'),
    findA(maps, 'GAME', 'FAZE'),
    'none',
    'Map 1 does not decide the series.',
  );
  trap('H53', findA(maps, 'MAP', '1-FAZE'), findA(maps, 'MAP', '2-FAZE'), 'none', 'Two maps of one series.');
  context.clarify(
    findB(tennis, 'moneyline'),
    'The match has been moved to another court. Its scheduled date for this market stays as it was.',
    context.startsAt + 6 * hourMs,
  );
}

function soccerTraps(
  trap: (
    hardCase: string,
    left: VenueAMarket | VenueBMarket,
    right: VenueAMarket | VenueBMarket,
    relation: TrapVerdict['relation'],
    reason: string,
    more?: Partial<TrapVerdict>,
  ) => void,
  soccer: ListedGame,
  cup: ListedGame,
): void {
  const [home, tie] = [findA(soccer, 'GAME', 'TOT'), findA(soccer, 'GAME', 'TIE')];
  const [homeB, drawB, awayB] = [
    findB(soccer, 'moneyline', '-tot'),
    findB(soccer, 'moneyline', '-draw'),
    findB(soccer, 'moneyline', '-not'),
  ];
  trap('H46', tie, drawB, 'equivalent', completedOnly, { voids: 'unknown' });
  trap('H46', home, homeB, 'equivalent', completedOnly, { voids: 'unknown' });
  for (const [left, right] of [
    [homeB, drawB],
    [drawB, awayB],
    [homeB, awayB],
  ] as const) {
    const reason = 'Exactly one of the three legs pays, also when the game is canceled.';
    trap('H47', left, right, 'contradicts', reason);
    trap('P8', left, right, 'contradicts', reason);
  }
  trap('H48', home, tie, 'contradicts', 'Exclusive; not exhaustive when the game is void.');
  const score = findA(soccer, 'SCORE', 'TOT2NFO1');
  for (const consequence of [home, findA(soccer, 'TOTAL', '3'), findA(soccer, 'BTTS', 'BTTS')]) {
    trap('H55', score, consequence, 'implies', 'A score of 2-1 in the same 90 minutes settles it.');
    trap('P5', score, consequence, 'implies', 'A score of 2-1 in the same 90 minutes settles it.');
  }
  trap(
    'P5',
    findB(soccer, 'soccer_exact_score', '-2-1'),
    homeB,
    'implies',
    'A score of 2-1 in the same 90 minutes settles it.',
  );
  trap(
    'P5',
    findB(soccer, 'soccer_exact_score', '-2-1'),
    findB(soccer, 'both_teams_to_score'),
    'implies',
    'A score of 2-1 in the same 90 minutes settles it.',
  );
  const corners = findB(soccer, 'total_corners');
  trap(
    'H26',
    sameLine(soccer, 'CORNERS', corners),
    corners,
    'equivalent',
    '12+ corners is over 11.5 corners.',
  );
  trap(
    'P6',
    sameLine(soccer, 'CORNERS', corners),
    corners,
    'equivalent',
    '12+ corners is over 11.5 corners.',
  );
  trap(
    'H26',
    findA(soccer, 'CORNERS', '12'),
    findA(soccer, 'CORNERS', '11'),
    'implies',
    '12 or more is 11 or more.',
  );
  trap(
    'H53',
    findB(soccer, 'soccer_halftime_result', '-home'),
    homeB,
    'none',
    'Halftime does not decide the game.',
  );
  const win = findA(cup, 'GAME', 'ARS');
  trap(
    'H50',
    win,
    findA(cup, 'ADVANCE', 'ARS'),
    'implies',
    'Who wins a single tie in 90 minutes advances; extra time decides the rest.',
  );
  trap(
    'H50',
    win,
    findB(cup, 'to_advance'),
    'implies',
    'The other venue says as well that one match decides.',
    { voids: 'unknown' },
  );
}
