/**
 * Contracts on seasons: who wins a championship, how many games a team wins, how far it gets. Both venues' lists are made
 * from the same occurrences.
 */
import { addDays, dayMs, easternOf, fromEastern, hourMs } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, type VenueBMarketDraft } from '../../list-venue-b.ts';
import { ContestClaim, least, most } from './contest.ts';
import { Count, Field } from './field.ts';
import { ratingOf } from './fixture.ts';
import type { SimulatedCompetition, SimulatedLeague } from './league.ts';
import { teamStrike } from './targets.ts';
import type { SimulatedTeam } from './team.ts';
import { leagueTags } from './venue-b-event.ts';

/** A season or tournament as the texts name it. */
export interface Season {
  readonly listedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly year: number;
}

function seasonOf(context: FamilyContext, league: SimulatedLeague): Season {
  const days = 70 + context.random(`season:${league.key}`).integer(0, 90);
  const endsAt = fromEastern(addDays(easternOf(context.startsAt), days), 23);
  return {
    listedAt: context.startsAt - 90 * dayMs,
    startsAt: context.startsAt - 40 * dayMs,
    endsAt,
    year: easternOf(endsAt).year,
  };
}

export function venueATimes({ listedAt, endsAt }: Season) {
  return {
    createdAt: listedAt,
    opensAt: listedAt + hourMs,
    closesAt: endsAt + dayMs,
    expectedExpirationAt: endsAt,
    latestExpirationAt: endsAt + 60 * dayMs,
  };
}

function venueBTimes({ listedAt, endsAt }: Season) {
  return {
    createdAt: listedAt,
    opensAt: listedAt + hourMs,
    closesAt: endsAt + 30 * dayMs,
    endDateAt: endsAt,
  };
}

export function venueASeries(
  context: FamilyContext,
  ticker: string,
  title: string,
  league: SimulatedCompetition,
) {
  return context.series({
    ticker,
    title,
    category: 'Sports',
    tags: [league.venueA.competition],
    frequency: 'annual',
    settlementSources: [{ name: league.venueA.competition, url: league.venueB.resolution }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}

export function venueBDraft(league: SimulatedCompetition, season: Season) {
  return {
    tags: leagueTags({ league }),
    times: venueBTimes(season),
    feeType: 'sports_fees_v2',
    feeRate: '0.05',
    resolution: 'optimistic_oracle',
  } as const;
}

const noWinner = 'If the championship is canceled or has no winner within 60 days of its scheduled end';

/** The champion of a league: a menu on each venue, exclusive, and exhaustive on neither. */
export function listChampion(
  context: FamilyContext,
  league: SimulatedLeague,
  listed: readonly SimulatedTeam[],
): Listing {
  const season = seasonOf(context, league);
  const title = `${season.year} ${league.venueA.competition} championship`;
  const field = new Field(
    context.seed,
    `${league.key}-champion-${season.year}`,
    'who wins the championship',
    league.teams.map((team) => Math.exp(1.2 * ratingOf(context.seed, team))),
    season,
  );
  const place = (team: SimulatedTeam): number => league.teams.indexOf(team);
  const venueA = listVenueAEvent(context, {
    series: venueASeries(
      context,
      `KX${league.venueA.code}CHAMP`,
      `${league.venueA.competition} champion`,
      league,
    ),
    ticker: `KX${league.venueA.code}CHAMP-${season.year % 100}`,
    title: `${title} winner`,
    // As the venue does: a year alone would leave open which season of football it means.
    subTitle: `${season.year - 1}-${season.year % 100}`,
    mutuallyExclusive: true,
    competition: { name: league.venueA.competition, scope: 'Future' },
    times: venueATimes(season),
    activity: league.activity,
    markets: listed.map((team) => ({
      suffix: team.code,
      claim: new ContestClaim(field, place(team), place(team), {}),
      terms: () => ({
        title: `Will ${team.place} win the ${title}?`,
        yesSubTitle: team.place,
        noSubTitle: team.place,
        rulesPrimary: `Yes is paid if ${team.place} wins the ${title}.`,
        rulesSecondary: '',
        strikeType: 'structured' as const,
        customStrike: teamStrike(context, league, team),
      }),
    })),
  });
  const describe = [
    `This market resolves to the team that wins the ${title}.`,
    'A listed team that can no longer win it under the rules of the league resolves to "No".',
    `${noWinner}, this market resolves to "Other".`,
  ].join('\n\n');
  const markets = listed.map(
    (team, index): VenueBMarketDraft => ({
      slug: `will-the-${slugWords(team.fullName)}-win-the-${slugWords(title)}`,
      claim: new ContestClaim(field, place(team), place(team), { cancelled: 0, postponed: 0 }),
      terms: () => ({
        question: `Will the ${team.fullName} win the ${title}?`,
        groupItemTitle: team.fullName,
        description: describe,
        outcomes: ['Yes', 'No'],
        resolutionSource: '',
      }),
      groupItemThreshold: String(index),
    }),
  );
  const venueB = listVenueBEvent(context, {
    ...venueBDraft(league, season),
    slug: slugWords(`${title} winner`),
    title: `${title} winner`,
    description: describe,
    negRisk: true,
    activity: league.activity,
    markets,
  });
  return { venueA: [venueA], venueB: [venueB] };
}

const gamesOfSeason: Readonly<Record<string, number>> = {
  nfl: 17,
  ncaaf: 12,
  nba: 82,
  wnba: 44,
  mlb: 162,
  nhl: 82,
};

export function hasSeasonWins(league: SimulatedLeague): boolean {
  return league.key in gamesOfSeason;
}

/** Wins of a team in the regular season: "at least" ladders against brackets that cover all counts. */
export function listSeasonWins(
  context: FamilyContext,
  league: SimulatedLeague,
  team: SimulatedTeam,
  steps: number,
): Listing {
  const season = seasonOf(context, league);
  const games = gamesOfSeason[league.key] ?? 17;
  const deviation = 0.11 * games;
  const mean = games / 2 + 0.12 * games * ratingOf(context.seed, team);
  const count = new Count(
    context.seed,
    `${team.key}-wins-${season.year}`,
    'wins in the regular season',
    { mean, deviation, max: games },
    season,
  );
  const step = Math.max(1, Math.round(games / 17));
  const middle = Math.min(games - 2 * step, Math.max(2 * step, Math.round(mean)));
  const bounds = Array.from({ length: 2 * steps }, (_, index) => middle + (index - steps + 1) * step).filter(
    (bound) => bound > 0 && bound <= games,
  );
  const words = `${season.year} ${league.venueA.competition} regular season`;
  const venueA = listVenueAEvent(context, {
    series: venueASeries(context, `KX${league.venueA.code}WINS`, `${league.venueA.competition} wins`, league),
    ticker: `KX${league.venueA.code}WINS-${season.year % 100}${team.code}`,
    title: `${team.place} wins in the ${words}`,
    subTitle: String(season.year),
    mutuallyExclusive: false,
    nestedLadder: true,
    competition: { name: league.venueA.competition, scope: 'Future' },
    times: venueATimes(season),
    activity: 0.2 * league.activity,
    markets: bounds.map((bound) => ({
      suffix: String(bound),
      claim: new ContestClaim(count, bound, most, {}),
      terms: () => ({
        title: `Will ${team.place} win at least ${bound} games?`,
        yesSubTitle: `At least ${bound} wins`,
        noSubTitle: `At least ${bound} wins`,
        rulesPrimary: `Yes is paid if ${team.place} wins at least ${bound} games in the ${words}.`,
        rulesSecondary: '',
        strikeType: 'greater_or_equal' as const,
        floorStrike: String(bound),
        customStrike: teamStrike(context, league, team),
      }),
    })),
  });
  const description = [
    `This market resolves by the number of games the ${team.fullName} win in the ${words}.`,
    `If the season is canceled or not completed within 60 days of its scheduled end, the lowest bracket resolves to "Yes".`,
  ].join('\n\n');
  const brackets = bounds.map((bound, index) => {
    const [low, high] = [bounds[index - 1] ?? least, bound - 1];
    return {
      low,
      high,
      label: low === least ? `${high} or fewer` : low === high ? `${low}` : `${low}-${high}`,
    };
  });
  const last = bounds.at(-1) ?? 1;
  brackets.push({ low: last, high: most, label: `${last} or more` });
  const venueB = listVenueBEvent(context, {
    ...venueBDraft(league, season),
    slug: slugWords(`how many games will the ${team.fullName} win in ${season.year}`),
    title: `How many games will the ${team.fullName} win?`,
    description,
    negRisk: true,
    activity: 0.2 * league.activity,
    markets: brackets.map(
      ({ low, high, label }, index): VenueBMarketDraft => ({
        slug: slugWords(`will the ${team.fullName} win ${label} games in ${season.year}`),
        claim: new ContestClaim(count, low, high, { cancelled: index === 0 ? 2 : 0 }),
        terms: () => ({
          question: `Will the ${team.fullName} win ${label} games in the ${words}?`,
          groupItemTitle: label,
          description,
          outcomes: ['Yes', 'No'],
          resolutionSource: '',
        }),
        groupItemThreshold: String(index),
      }),
    ),
  });
  return { venueA: [venueA], venueB: [venueB] };
}

const roundNames = ['quarterfinal', 'semifinal', 'final'] as const;

/** How far a team gets in a knock-out: reaching the final means having reached the semifinal. */
export function listRounds(context: FamilyContext, league: SimulatedLeague, team: SimulatedTeam): Listing {
  const season = seasonOf(context, league);
  const rating = Math.exp(0.5 * ratingOf(context.seed, team));
  const rounds = new Field(
    context.seed,
    `${team.key}-round-${season.year}`,
    'last round reached: 0 none of these, 1 quarterfinal, 2 semifinal, 3 final, 4 champion',
    [5, 3 * rating, 1.5 * rating, 0.7 * rating, 0.5 * rating],
    season,
  );
  const words = `${season.year} ${league.venueA.competition}`;
  const venueA = listVenueAEvent(context, {
    series: venueASeries(
      context,
      `KX${league.venueA.code}ROUND`,
      `${league.venueA.competition} round`,
      league,
    ),
    ticker: `KX${league.venueA.code}ROUND-${season.year % 100}${team.code}`,
    title: `How far will ${team.place} get in the ${words}?`,
    subTitle: String(season.year),
    mutuallyExclusive: false,
    competition: { name: league.venueA.competition, scope: 'Future' },
    times: venueATimes(season),
    activity: 0.3 * league.activity,
    markets: roundNames.map((round, index) => ({
      suffix: round.slice(0, 2).toUpperCase(),
      claim: new ContestClaim(rounds, index + 1, 4, {}),
      terms: () => ({
        title: `Will ${team.place} reach the ${round}?`,
        yesSubTitle: `Reach the ${round}`,
        noSubTitle: `Reach the ${round}`,
        rulesPrimary: `Yes is paid if ${team.place} reaches the ${round} of the ${words}.`,
        rulesSecondary: '',
        strikeType: 'structured' as const,
        customStrike: teamStrike(context, league, team),
      }),
    })),
  });
  const description = (round: string): string =>
    `This market resolves to "Yes" if ${team.fullName} reaches the ${round} of the ${words}, otherwise to "No".\n\nIf the competition is canceled before that round is drawn, this market resolves to "No".`;
  const venueB = listVenueBEvent(context, {
    ...venueBDraft(league, season),
    slug: slugWords(`${team.fullName} to reach ${words}`),
    title: `${team.fullName} in the ${words}: reach ___?`,
    description: description('named round'),
    negRisk: false,
    activity: 0.3 * league.activity,
    markets: roundNames.slice(1).map(
      (round, index): VenueBMarketDraft => ({
        slug: slugWords(`will ${team.fullName} reach the ${round} of the ${words}`),
        claim: new ContestClaim(rounds, index + 2, 4, { cancelled: 0 }),
        terms: () => ({
          question: `Will ${team.fullName} reach the ${round} of the ${words}?`,
          groupItemTitle: round,
          description: description(round),
          outcomes: ['Yes', 'No'],
          resolutionSource: '',
        }),
        groupItemThreshold: String(index),
      }),
    ),
  });
  return { venueA: [venueA], venueB: [venueB] };
}
