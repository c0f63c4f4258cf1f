/** venue_a's contracts on parts and details of a game: halves, bands of margins, overtime, scores, corners, who advances. */
import { hourMs } from '../../eastern-time.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import { ContestClaim, leadClaim, most, overClaim } from './contest.ts';
import { scoreCode } from './goals-figures.ts';
import type { GoalsGame } from './goals-game.ts';
import { type Detail, linesOf } from './lines.ts';
import { lineText, pairing } from './names.ts';
import { PointsGame } from './points-game.ts';
import { teamTargetId } from './targets.ts';
import {
  type EventWords,
  listKind,
  type Offer,
  offer,
  sides,
  teamStrike,
  tieStrike,
  type VenueAGame,
} from './venue-a-event.ts';
import { gameWords, regularTime, ruleBook, type VenueAKind } from './venue-a-rules.ts';

/** First halves, margins in bands, ties, overtime, scores, corners, who advances. */
export function listExtras(
  game: VenueAGame,
  contest: PointsGame | GoalsGame,
  detail: Detail,
  wants: (kind: VenueAKind) => boolean,
): VenueAEvent[] {
  const { fixture } = game;
  const lines = linesOf(contest, detail);
  const title = pairing(fixture);
  const words = (): string => gameWords(fixture);
  const add = (kind: VenueAKind, about: EventWords, offers: readonly Offer[]): VenueAEvent[] =>
    wants(kind)
      ? listKind(game, kind, { liveliness: 0.1, ...about }, ruleBook(fixture, kind).secondary, offers)
      : [];
  const baseball = fixture.league.venueA.targetType === 'baseball_team';
  const firstTotal =
    contest instanceof PointsGame ? contest.figure('firstHalfTotal') : contest.figure('firstPartTotal');
  const part = baseball ? 'first five innings' : '1st half';
  const partTotals = lines.firstPartTotals.map((whole) =>
    offer(String(whole + 1), overClaim(firstTotal, whole, {}), () => ({
      title: `${title}: ${part} total over ${lineText(whole)}?`,
      label: `Over ${lineText(whole)} ${fixture.league.venueA.unit} in the ${part}`,
      primary: `Yes is paid if both teams together make more than ${lineText(whole)} ${fixture.league.venueA.unit} in the ${part} of the ${words()}.`,
      strike: { strikeType: 'greater', floorStrike: lineText(whole) },
    })),
  );
  const events: VenueAEvent[] = [];
  if (contest instanceof PointsGame) {
    events.push(
      ...add('1HTOTAL', { title: `${title}: First Half Total`, scope: 'First Half' }, partTotals),
      ...add(
        '1HWINNER',
        { title: `${title}: First Half Winner`, scope: 'First Half', exclusive: true },
        firstHalfWinner(game, contest),
      ),
      ...(detail === 'full'
        ? add(
            '1HSPREAD',
            { title: `${title}: First Half Spread`, scope: 'First Half' },
            firstHalfSpreads(game, contest),
          )
        : []),
    );
    if (fixture.league.key === 'nfl') {
      events.push(
        ...add(
          'WINMARGIN',
          { title: `${title}: Winning Margin`, scope: 'Margin', exclusive: true },
          winningMargins(game, contest).slice(detail === 'core' ? -1 : 0),
        ),
        ...add('TIE', { title: `${title}: Tie`, scope: 'Game' }, [
          offer('Y', new ContestClaim(contest.figure('margin'), 0, 0, {}), () => ({
            title: `Will ${title} end in a tie?`,
            label: 'Game ends in a tie',
            primary: `Yes is paid if no team wins and the ${words()} ends in a tie.`,
          })),
        ]),
      );
    }
    return events;
  }
  if (baseball) {
    events.push(
      ...add(
        'F5TOTAL',
        { title: `${title}: First Five Innings`, scope: 'First 5 Innings', expectedMs: 5 * hourMs },
        partTotals,
      ),
      ...add('RFI', { title: `${title}: Run in the First Inning`, scope: 'First Inning' }, [
        offer('Y', new ContestClaim(contest.figure('firstInning'), 1, most, {}), () => ({
          title: `Will there be a run in the first inning of ${title}?`,
          label: 'Run in the first inning',
          primary: `Yes is paid if either team scores in the 1st inning of the ${words()}.`,
        })),
      ]),
    );
    return events;
  }
  if (contest.sport === 'hockey') {
    return add('OVERTIME', { title: `${title}: Overtime`, scope: 'Overtime' }, [
      offer('OT', new ContestClaim(contest.figure('overtime'), 1, 1, {}), () => ({
        title: `Will ${title} go to overtime?`,
        label: 'Game goes to overtime',
        primary: `Yes is paid if the teams go to overtime in the ${words()}.`,
      })),
    ]);
  }
  events.push(
    ...add('1HTOTAL', { title: `${title}: First Half Total`, scope: 'First Half' }, partTotals),
    ...add('BTTS', { title: `${title}: Both Teams to Score`, scope: 'Both Teams to Score' }, [
      offer('BTTS', new ContestClaim(contest.figure('bothScore'), 1, most, {}), () => ({
        title: `Will both teams score in ${title}?`,
        label: 'Both teams score',
        primary: `Yes is paid if ${fixture.home.place} and ${fixture.away.place} both score a goal in the ${words()} ${regularTime}.`,
      })),
    ]),
    ...add(
      'SCORE',
      { title: `${title}: Exact Score`, scope: 'Exact Score', exclusive: true, liveliness: 0.05 },
      exactScores(game, contest, detail),
    ),
    ...add(
      'CORNERS',
      { title: `${title}: Corners`, scope: 'Corners', liveliness: 0.05 },
      lines.corners.map((whole) =>
        offer(String(whole + 1), overClaim(contest.figure('corners'), whole, {}), () => ({
          title: `${whole + 1}+ corners in ${title}?`,
          label: `${whole + 1}+ corners`,
          primary: `Yes is paid if ${whole + 1}+ corners are taken in the ${words()} ${regularTime}.`,
          strike: { strikeType: 'greater', floorStrike: lineText(whole) },
        })),
      ),
    ),
  );
  if (fixture.league.key === 'ucl') {
    events.push(
      ...add(
        'ADVANCE',
        { title: `${title}: To Advance`, scope: 'Advance', exclusive: true, liveliness: 1 },
        sides(fixture).map(([team, isHome]) =>
          offer(
            team.code,
            new ContestClaim(contest.figure('advances'), isHome ? 1 : -1, isHome ? 1 : -1, {}),
            () => ({
              title: `Will ${team.place} advance?`,
              label: team.place,
              primary: `Yes is paid if ${team.place} advances from the single-leg ${words()}, with extra time and penalties.`,
              strike: { strikeType: 'structured', customStrike: teamStrike(game, team) },
            }),
          ),
        ),
      ),
    );
  }
  return events;
}

function firstHalfWinner(game: VenueAGame, contest: PointsGame): readonly Offer[] {
  const figure = contest.figure('firstHalfMargin');
  const words = (): string => gameWords(game.fixture);
  const level = 'If the 1st half ends level, this market settles No and the market called "Tie" settles Yes.';
  return [
    ...sides(game.fixture).map(([team, isHome]) =>
      offer(team.code, leadClaim(figure, isHome, 0, {}), () => ({
        title: `Will ${team.place} win the 1st half?`,
        label: team.place,
        primary: `Yes is paid if ${team.place} wins the 1st half of the ${words()}.`,
        secondary: [level, ruleBook(game.fixture, '1HWINNER').secondary].filter(Boolean).join('\n\n'),
        strike: { strikeType: 'structured', customStrike: teamStrike(game, team) },
      })),
    ),
    offer('TIE', new ContestClaim(figure, 0, 0, {}), () => ({
      title: 'Will the 1st half be tied?',
      label: 'Tie',
      primary: `Yes is paid if Tie is the result of the 1st half of the ${words()}.`,
      strike: { strikeType: 'structured', customStrike: tieStrike(game) },
    })),
  ];
}

function firstHalfSpreads(game: VenueAGame, contest: PointsGame): readonly Offer[] {
  const { unit } = game.fixture.league.venueA;
  return sides(game.fixture).flatMap(([team, isHome]) =>
    linesOf(contest, 'full').firstPartSpreads.map((whole) =>
      offer(
        `${team.code}${whole + 1}`,
        leadClaim(contest.figure('firstHalfMargin'), isHome, whole, {}),
        () => ({
          title: `${team.place} wins the 1st half by over ${lineText(whole)} ${unit}?`,
          label: `${team.place} wins the 1st half by over ${lineText(whole)} ${unit}`,
          primary: `Yes is paid if ${team.place} wins the 1st half by more than ${lineText(whole)} ${unit} in the ${gameWords(game.fixture)}.`,
          strike: {
            strikeType: 'greater',
            floorStrike: lineText(whole),
            customStrike: teamStrike(game, team),
          },
        }),
      ),
    ),
  );
}

const marginBands = [
  { suffix: '1TO6', from: 1, to: 6, words: 'of 1 to 6 points' },
  { suffix: '7TO14', from: 7, to: 14, words: 'of 7 to 14 points' },
  { suffix: '15PLUS', from: 15, to: most, words: 'of at least 15 points' },
] as const;

function winningMargins(game: VenueAGame, contest: PointsGame): readonly Offer[] {
  const figure = contest.figure('margin');
  return sides(game.fixture).flatMap(([team, isHome]) =>
    marginBands.map(({ suffix, from, to, words }) =>
      offer(
        `${team.code}${suffix}`,
        isHome ? new ContestClaim(figure, from, to, {}) : new ContestClaim(figure, -to, -from, {}),
        () => ({
          title: `${team.place} winning margin ${words}?`,
          label: `${team.place} by ${to === most ? '15 or more' : `${from} to ${to}`}`,
          primary: `Yes is paid if ${team.place} has a point differential ${words} in the full game (overtime included) of the ${gameWords(game.fixture)}.`,
          strike: { strikeType: 'custom', customStrike: teamStrike(game, team) },
        }),
      ),
    ),
  );
}

function exactScores(game: VenueAGame, contest: GoalsGame, detail: Detail): readonly Offer[] {
  const { fixture, context } = game;
  const figure = contest.figure('score');
  const offers: Offer[] = [];
  const listed = detail === 'core' ? ['2-1', '0-0', '1-1'] : undefined;
  for (let home = 0; home <= 3; home += 1) {
    for (let away = 0; away <= 3; away += 1) {
      if (listed === undefined || listed.includes(`${home}-${away}`)) {
        const code = scoreCode(home, away);
        offers.push(
          offer(
            `${fixture.home.code}${home}${fixture.away.code}${away}`,
            new ContestClaim(figure, code, code, {}),
            () => ({
              title: `${pairing(fixture)}: ${home}-${away}?`,
              label: `${fixture.home.place} ${home} - ${away} ${fixture.away.place}`,
              primary: `Yes is paid if the score of the ${gameWords(fixture)} ${regularTime} is ${fixture.home.place} ${home}, ${fixture.away.place} ${away}.`,
              strike: {
                strikeType: 'custom',
                customStrike: {
                  home_score: String(home),
                  away_score: String(away),
                  home_team_id: teamTargetId(context, fixture.league, fixture.home),
                  away_team_id: teamTargetId(context, fixture.league, fixture.away),
                },
              },
            }),
          ),
        );
      }
    }
  }
  return offers;
}
