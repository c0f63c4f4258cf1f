/** How venue_b lists contracts on a game: events with all their markets, and the legs that recur in every sport. */
import { dayMs, hourMs } from '../../eastern-time.ts';
import type { FamilyContext } from '../../family.ts';
import { listVenueBEvent, type VenueBMarketDraft } from '../../list-venue-b.ts';
import { integerOf } from '../../random.ts';
import type { VenueBEvent, VenueBTag, VenueBTeam } from '../../venue-b.ts';
import { ContestClaim, type ContestFigure, leadClaim, least, most, overClaim } from './contest.ts';
import type { Contest, Fixture } from './fixture.ts';
import type { GoalsGame } from './goals-game.ts';
import type { SimulatedCompetition } from './league.ts';
import { type Detail, type Lines, venueBLines } from './lines.ts';
import { easternIso, lineText, outcomeName, venueBOrder } from './names.ts';
import type { PointsGame } from './points-game.ts';
import type { SimulatedTeam } from './team.ts';
import type { VenueBRuleBook } from './venue-b-rules.ts';

export interface VenueBGame {
  readonly context: FamilyContext;
  readonly fixture: Fixture;
  readonly contest: Contest;
  readonly slug: string;
  readonly detail: Detail;
  /** `Cowboys vs. Eagles` */
  readonly title: string;
}

/** A market before it has its texts and slug in full. */
export interface Leg {
  readonly suffix: string;
  readonly type: string;
  readonly claim: ContestClaim;
  readonly question: () => string;
  readonly label: string;
  readonly outcomes: readonly [string, string];
  readonly sentences: () => readonly string[];
  readonly rules: VenueBRuleBook;
  /** With its sign. */
  readonly line?: string;
  readonly liveliness?: number;
}

const sportsTag: VenueBTag = { id: '1', label: 'Sports', slug: 'sports' };

const gamesTag: VenueBTag = { id: '100639', label: 'Games', slug: 'games' };

export function leagueTags({ league }: { readonly league: SimulatedCompetition }): readonly VenueBTag[] {
  const { sport, title, tagId } = league.venueB;
  return [sportsTag, gamesTag, { id: tagId, label: title, slug: sport }];
}

function teamRow(fixture: Fixture, team: SimulatedTeam): VenueBTeam {
  return {
    id: integerOf(7, `team:${team.key}`, 100_000, 999_999_999),
    name: team.fullName,
    league: fixture.league.venueB.sport,
    abbreviation: team.abbreviation,
    alias: team.nickname,
    ordering: team === fixture.home ? 'home' : 'away',
  };
}

export function listEvent(
  game: VenueBGame,
  suffix: string,
  title: string,
  legs: readonly Leg[],
  options: { readonly negRisk?: boolean; readonly parent?: VenueBEvent; readonly activity?: number },
): VenueBEvent {
  const { context, fixture } = game;
  const [first, second] = venueBOrder(fixture);
  const { venueB } = fixture.league;
  const [main] = legs;
  return listVenueBEvent(context, {
    slug: `${game.slug}${suffix}`,
    plainSlug: true,
    title,
    description: main === undefined ? '' : main.rules.description(main.sentences()),
    tags: leagueTags(fixture),
    series: {
      id: venueB.seriesId,
      slug: `${venueB.sport}-${new Date(fixture.startsAt).getUTCFullYear()}`,
      title: venueB.title,
      recurrence: 'daily',
    },
    negRisk: options.negRisk ?? false,
    times: {
      createdAt: fixture.listedAt + 2 * hourMs,
      opensAt: fixture.listedAt + 3 * hourMs,
      closesAt: fixture.startsAt + 30 * dayMs,
      endDateAt: fixture.startsAt,
    },
    game: {
      gameId: integerOf(context.seed, `game:${fixture.id}`, 1_000_000_000, 4_000_000_000_000),
      startsAt: fixture.startsAt,
      eventDate: easternIso(fixture),
      league: venueB.sport,
      teams: [teamRow(fixture, first), teamRow(fixture, second)],
    },
    ...(options.parent === undefined ? {} : { parentEventId: options.parent.id }),
    activity: fixture.league.activity * (options.activity ?? 0.4),
    feeType: 'sports_fees_v2',
    feeRate: '0.05',
    resolution: fixture.league.model.kind === 'sets' ? 'optimistic_oracle' : 'automatic',
    markets: legs.map((leg, index) => draftMarket(game, leg, index, legs.length)),
  });
}

function draftMarket(game: VenueBGame, leg: Leg, index: number, count: number): VenueBMarketDraft {
  const { question, label, outcomes, sentences, rules } = leg;
  return {
    slug: `${game.slug}${leg.suffix}`,
    plainSlug: true,
    claim: leg.claim,
    terms: () => ({
      question: question(),
      groupItemTitle: label,
      description: rules.description(sentences()),
      outcomes,
      resolutionSource: '',
    }),
    ...(count > 1 ? { groupItemThreshold: String(index) } : {}),
    sportsMarketType: leg.type,
    ...(leg.line === undefined ? {} : { line: leg.line }),
    ...(leg.liveliness === undefined ? {} : { liveliness: leg.liveliness }),
  };
}

/** The side of a two-outcome market that its first outcome names: 1 is home, -1 away. */
export function winnerClaim(
  figure: ContestFigure,
  isHome: boolean,
  rules: VenueBRuleBook,
  half?: number,
): ContestClaim {
  return isHome
    ? new ContestClaim(figure, 1, most, rules.voids, half)
    : new ContestClaim(figure, least, -1, rules.voids, half);
}

const slugLine = (whole: number): string => `${whole}pt5`;

export function spreadLegs(
  game: VenueBGame,
  figure: ContestFigure,
  lines: readonly number[],
  rules: VenueBRuleBook,
  type: 'spreads' | 'first_half_spreads',
): readonly Leg[] {
  const { fixture, detail } = game;
  const { unit } = fixture.league.venueA;
  const half = type === 'first_half_spreads';
  return [fixture.home, fixture.away].flatMap((team, index) => {
    const other = index === 0 ? fixture.away : fixture.home;
    const [name, otherName] = [outcomeName(fixture, team), outcomeName(fixture, other)];
    return venueBLines(lines, detail).map(
      (whole): Leg => ({
        suffix: `${half ? '-1h' : ''}-spread-${index === 0 ? 'home' : 'away'}-${slugLine(whole)}`,
        type,
        claim: leadClaim(figure, index === 0, whole, rules.voids),
        question: () => `${half ? '1H ' : ''}Spread: ${name} (-${lineText(whole)})`,
        label: `${half ? '1H ' : ''}Spread -${lineText(whole)}`,
        outcomes: [name, otherName],
        sentences: () => [
          `The market resolves to "${name}" if ${name} take the ${half ? 'first half' : 'game'} by ${whole + 1} or more ${unit}.`,
          `Otherwise, the market resolves to "${otherName}".`,
        ],
        rules,
        line: `-${lineText(whole)}`,
      }),
    );
  });
}

export function totalLegs(
  game: VenueBGame,
  figure: ContestFigure,
  lines: readonly number[],
  rules: VenueBRuleBook,
  words: { readonly suffix: string; readonly type: string; readonly name: string; readonly scored: string },
): readonly Leg[] {
  return venueBLines(lines, game.detail).map((whole) => ({
    suffix: `${words.suffix}-${slugLine(whole)}`,
    type: words.type,
    claim: overClaim(figure, whole, rules.voids),
    question: () => `${words.name}: O/U ${lineText(whole)}`,
    label: `O/U ${lineText(whole)}`,
    outcomes: ['Over', 'Under'],
    sentences: () => [
      `The market resolves to "Over" if ${words.scored.replace('#', String(whole + 1))}.`,
      'Otherwise, the market resolves to "Under".',
    ],
    rules,
    line: lineText(whole),
  }));
}

export function teamTotalLegs(
  game: VenueBGame,
  contest: PointsGame | GoalsGame,
  lines: Lines,
  rules: VenueBRuleBook,
): readonly Leg[] {
  const { fixture } = game;
  const soccer = fixture.league.venueA.targetType === 'soccer_team';
  return [fixture.home, fixture.away].flatMap((team, index) => {
    const name = outcomeName(fixture, team);
    return totalLegs(
      game,
      contest.figure(index === 0 ? 'home' : 'away'),
      index === 0 ? lines.homeTotals : lines.awayTotals,
      rules,
      {
        suffix: `-team-total-${team.abbreviation}`,
        type: soccer ? 'soccer_team_totals' : 'team_totals',
        name,
        scored: `${name} score # or more ${fixture.league.venueA.unit} in the game`,
      },
    );
  });
}
