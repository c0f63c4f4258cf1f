/** Golf tournaments: a winner on both venues, and places, where only one venue's text says how ties count. */
import { addDays, dayMs, easternOf, fromEastern, longDate } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, type VenueBMarketDraft } from '../../list-venue-b.ts';
import type { State } from '../../occurrence.ts';
import { createRandom } from '../../random.ts';
import { ContestClaim } from './contest.ts';
import { Field } from './field.ts';
import { ratingOf } from './fixture.ts';
import { type Season, venueASeries, venueATimes, venueBDraft } from './futures.ts';
import { drawLeaderboard } from './leaderboard.ts';
import type { SimulatedCompetition } from './league.ts';
import { golfers } from './players.ts';
import { teamStrike } from './targets.ts';
import type { SimulatedTeam } from './team.ts';

const golfCourses = [
  'Ridgeline',
  'Harbor Pines',
  'Saltgrass',
  'Copper Canyon',
  'Lakemont',
  'Windmill Point',
] as const;

/** The place a player finishes in, from 0 for the first; the last number is everything behind. */
const placesListed = 20;

/** Its source writes the place from 1. */
class PlaceField extends Field {
  observed({ place = placesListed }: State): string {
    return place === placesListed ? `${placesListed + 1}+` : String(place + 1);
  }
}

/**
 * A golf tournament that ends on the Sunday `weeks` after the start: the winner on both venues, Top 5 and Top 10 with ties
 * on venue_a, and on venue_b a Top 10 whose text does not mention ties.
 */
export function listGolf(
  context: FamilyContext,
  league: SimulatedCompetition,
  weeks: number,
  players: number,
): Listing {
  const today = easternOf(context.startsAt);
  const endsAt = fromEastern(addDays(today, 7 * weeks + ((7 - today.weekday) % 7)), 18);
  const season: Season = {
    listedAt: Math.min(endsAt - 14 * dayMs, weeks > 0 ? context.startsAt - 2 * dayMs : endsAt),
    startsAt: endsAt - 3.5 * dayMs,
    endsAt,
    year: easternOf(endsAt).year,
  };
  const course =
    golfCourses[((weeks % golfCourses.length) + golfCourses.length) % golfCourses.length] ?? golfCourses[0];
  const words = `${season.year} ${course} Open`;
  const id = `golf-${slugWords(words)}-${weeks}`;
  const strength = (player: SimulatedTeam): number => Math.exp(ratingOf(context.seed, player));
  const strengths = golfers.map(strength);
  const board = drawLeaderboard(createRandom(context.seed, `leaderboard:${id}`), strengths);
  const winner = new Field(
    context.seed,
    `${id}-winner`,
    'who wins the tournament',
    strengths,
    season,
    board.indexOf(0),
  );
  const listed = golfers.slice(0, players);
  const places = listed.map(
    (player, index) =>
      new PlaceField(
        context.seed,
        `${id}-${player.code.toLowerCase()}`,
        'place finished in, equal places in full',
        Array.from({ length: placesListed + 1 }, (_, place) =>
          place === placesListed ? 25 : strength(player) / (1 + place / 8),
        ),
        season,
        Math.min(placesListed, board[index] ?? placesListed),
      ),
  );
  const code = `${season.year % 100}${course.replaceAll(' ', '').slice(0, 4).toUpperCase()}${Math.abs(weeks)}`;
  const times = venueATimes(season);
  const competition = { name: 'PGA Tour', scope: 'Tournament' };
  const topEvent = (top: 5 | 10) =>
    listVenueAEvent(context, {
      series: venueASeries(context, `KXPGATOP${top}`, `Golf Top ${top}`, league),
      ticker: `KXPGATOP${top}-${code}`,
      title: `${words}: Top ${top}`,
      subTitle: words,
      mutuallyExclusive: false,
      competition,
      times,
      activity: 0.5,
      markets: listed.map((player, index) => ({
        suffix: player.code,
        claim: new ContestClaim(places[index] ?? winner, 0, top - 1, {}),
        terms: () => ({
          title: `Will ${player.fullName} finish Top ${top}?`,
          yesSubTitle: player.fullName,
          noSubTitle: player.fullName,
          rulesPrimary: `Yes is paid if ${player.fullName} finishes in the top ${top} of the ${words}, ties included.`,
          rulesSecondary: 'A player tied for the last place that counts is paid in full.',
          strikeType: 'structured' as const,
          customStrike: teamStrike(context, league, player),
        }),
      })),
    });
  const champion = listVenueAEvent(context, {
    series: venueASeries(context, 'KXPGATOUR', 'Golf tournament winner', league),
    ticker: `KXPGATOUR-${code}`,
    title: `${words} winner`,
    subTitle: words,
    mutuallyExclusive: true,
    competition,
    times,
    activity: 2,
    markets: listed.map((player) => ({
      suffix: player.code,
      claim: new ContestClaim(winner, golfers.indexOf(player), golfers.indexOf(player), {}),
      terms: () => ({
        title: `Will ${player.fullName} win the ${words}?`,
        yesSubTitle: player.fullName,
        noSubTitle: player.fullName,
        rulesPrimary: `Yes is paid if ${player.fullName} wins the ${words}.`,
        rulesSecondary: '',
        strikeType: 'structured' as const,
        customStrike: teamStrike(context, league, player),
      }),
    })),
  });
  const winnerText = `This market resolves to the player listed here who wins the ${words}.\n\nA player who can no longer win resolves to "No".\n\nIf no winner is announced by ${longDate(easternOf(endsAt + 7 * dayMs))}, 8:00PM ET, this market resolves to "Other".`;
  const venueBWinner = listVenueBEvent(context, {
    ...venueBDraft(league, season),
    slug: slugWords(`${words} winner`),
    title: `${words} winner`,
    description: winnerText,
    negRisk: true,
    activity: 2,
    markets: listed.map(
      (player, index): VenueBMarketDraft => ({
        slug: slugWords(`will ${player.fullName} win the ${words}`),
        claim: new ContestClaim(winner, golfers.indexOf(player), golfers.indexOf(player), {
          cancelled: 0,
          postponed: 0,
        }),
        terms: () => ({
          question: `Will ${player.fullName} win the ${words}?`,
          groupItemTitle: player.fullName,
          description: winnerText,
          outcomes: ['Yes', 'No'],
          resolutionSource: '',
        }),
        groupItemThreshold: String(index),
      }),
    ),
  });
  return {
    venueA: [champion, topEvent(5), topEvent(10)],
    venueB: [venueBWinner, listTopTen(context, league, season, { words, id, listed, places })],
  };
}

/** The text does not say how a tie for tenth place counts, so its figure is not the one venue_a reads. */
function listTopTen(
  context: FamilyContext,
  league: SimulatedCompetition,
  season: Season,
  of: {
    readonly words: string;
    readonly id: string;
    readonly listed: readonly SimulatedTeam[];
    readonly places: readonly Field[];
  },
) {
  const description = (player: SimulatedTeam): string =>
    `This market resolves to "Yes" if ${player.fullName} finishes in the top 10 of the ${of.words}, otherwise to "No".`;
  return listVenueBEvent(context, {
    ...venueBDraft(league, season),
    slug: slugWords(`${of.words} top 10`),
    title: `${of.words}: Top 10?`,
    description: `This market is about the top 10 of the ${of.words}.`,
    negRisk: false,
    activity: 0.5,
    markets: of.listed.flatMap((player, index): readonly VenueBMarketDraft[] => {
      const field = of.places[index];
      if (field === undefined) {
        return [];
      }
      const figure = {
        occurrence: field,
        variable: `${field.id}: place finished in, equal places not mentioned`,
        valueIn: field.valueIn.bind(field),
        chance: field.chance.bind(field),
      };
      return [
        {
          slug: slugWords(`will ${player.fullName} finish top 10 at the ${of.words}`),
          claim: new ContestClaim(figure, 0, 9, {}),
          terms: () => ({
            question: `Will ${player.fullName} finish in the Top 10 at the ${of.words}?`,
            groupItemTitle: player.fullName,
            description: description(player),
            outcomes: ['Yes', 'No'],
            resolutionSource: '',
          }),
          groupItemThreshold: String(index),
        },
      ];
    }),
  });
}
