/** What venue_b lists on a soccer game: a group of three Yes/No markets, and child events of the same game. */
import type { VenueBEvent } from '../../venue-b.ts';
import { ContestClaim, leadClaim, most } from './contest.ts';
import { otherScore, scoreCode } from './goals-figures.ts';
import type { GoalsGame } from './goals-game.ts';
import { linesOf } from './lines.ts';
import { easternIso, outcomeName } from './names.ts';
import type { SimulatedTeam } from './team.ts';
import {
  type Leg,
  listEvent,
  spreadLegs,
  teamTotalLegs,
  totalLegs,
  type VenueBGame,
  winnerClaim,
} from './venue-b-event.ts';
import { drawScopeIsNamed, soccerRules, type VenueBRuleBook } from './venue-b-rules.ts';

export function listSoccer(
  game: VenueBGame,
  contest: GoalsGame,
  wants: (leg: Leg) => boolean,
): VenueBEvent[] {
  const { fixture, detail } = game;
  const margin = contest.figure('margin');
  const [home, away] = [outcomeName(fixture, fixture.home), outcomeName(fixture, fixture.away)];
  const yesNo = (sentence: string): readonly string[] => [
    `If ${sentence}, this market resolves to "Yes".`,
    'Otherwise, this market resolves to "No".',
  ];
  const teamRules = soccerRules(fixture, 'team');
  const drawRules = soccerRules(fixture, 'draw');
  const team = (side: SimulatedTeam, isHome: boolean): Leg => ({
    suffix: `-${side.abbreviation}`,
    type: 'moneyline',
    claim: winnerClaim(margin, isHome, teamRules),
    question: () => `Will ${side.fullName} win on ${easternIso(fixture)}?`,
    label: side.fullName,
    outcomes: ['Yes', 'No'],
    sentences: () => yesNo(`${side.fullName} wins`),
    rules: teamRules,
    liveliness: 3,
  });
  const main = listEvent(
    game,
    '',
    game.title,
    [
      team(fixture.home, true),
      {
        suffix: '-draw',
        type: 'moneyline',
        claim: new ContestClaim(
          contest.figure(drawScopeIsNamed(fixture) ? 'margin' : 'unstatedMargin'),
          0,
          0,
          drawRules.voids,
        ),
        question: () => `Will ${home} vs. ${away} end in a draw?`,
        label: `Draw (${home} vs. ${away})`,
        outcomes: ['Yes', 'No'],
        sentences: () => yesNo('the game is a draw'),
        rules: drawRules,
      },
      team(fixture.away, false),
    ],
    { negRisk: true, activity: 1 },
  );
  const child = (suffix: string, title: string, legs: readonly Leg[], negRisk = false): VenueBEvent[] => {
    const wanted = legs.filter(wants);
    return wanted.length === 0
      ? []
      : [
          listEvent(game, suffix, `${game.title} - ${title}`, wanted, {
            negRisk,
            parent: main,
            activity: 0.15,
          }),
        ];
  };
  const events = [
    main,
    ...child('-more-markets', 'More Markets', moreMarkets(game, contest)),
    ...child('-exact-score', 'Exact Score', exactScores(game, contest), true),
    ...child('-halftime-result', 'Halftime Result', halftime(game, contest), true),
  ];
  if (fixture.league.key === 'ucl') {
    const rules = soccerRules(fixture, 'advance');
    events.push(
      ...child('-to-advance', 'To Advance', [
        {
          suffix: '-to-advance',
          type: 'to_advance',
          claim: new ContestClaim(contest.figure('advances'), 1, 1, rules.voids),
          question: () => `${game.title}: Team to Advance`,
          label: 'To Advance',
          outcomes: [home, away],
          sentences: () =>
            [home, away].map(
              (name) => `If ${name} advance from this single-leg tie, the market resolves to "${name}".`,
            ),
          rules,
          liveliness: detail === 'core' ? 1 : 4,
        },
      ]),
    );
  }
  return events;
}

function moreMarkets(game: VenueBGame, contest: GoalsGame): readonly Leg[] {
  const { fixture, detail } = game;
  const lines = linesOf(contest, detail);
  const rules = soccerRules(fixture, 'line');
  const [home, away] = [outcomeName(fixture, fixture.home), outcomeName(fixture, fixture.away)];
  return [
    ...spreadLegs(game, contest.figure('margin'), lines.spreads, rules, 'spreads'),
    ...totalLegs(game, contest.figure('total'), lines.totals, rules, {
      suffix: '-total',
      type: 'totals',
      name: game.title,
      scored: `${home} and ${away} together score # or more goals`,
    }),
    ...teamTotalLegs(game, contest, lines, rules),
    {
      suffix: '-btts',
      type: 'both_teams_to_score',
      claim: new ContestClaim(contest.figure('bothScore'), 1, most, rules.voids),
      question: () => `${game.title}: Both Teams to Score`,
      label: 'Both Teams to Score',
      outcomes: ['Yes', 'No'],
      sentences: () => [
        `The market resolves to "Yes" if ${home} and ${away} both score at least one goal.`,
        'Otherwise, the market resolves to "No".',
      ],
      rules,
    },
    ...totalLegs(game, contest.figure('corners'), [...lines.corners].reverse(), rules, {
      suffix: '-total-corners',
      type: 'total_corners',
      name: `${game.title}: Total Corners`,
      scored: '# or more corners are taken in the game',
    }),
  ];
}

function exactScores(game: VenueBGame, contest: GoalsGame): readonly Leg[] {
  const { fixture, detail } = game;
  const figure = contest.figure('score');
  const rules = soccerRules(fixture, 'score');
  const otherRules = soccerRules(fixture, 'otherScore');
  const [home, away] = [outcomeName(fixture, fixture.home), outcomeName(fixture, fixture.away)];
  const legs: Leg[] = [];
  for (let scored = 0; scored <= 3; scored += 1) {
    for (let conceded = 0; conceded <= 3; conceded += 1) {
      const code = scoreCode(scored, conceded);
      if (detail === 'full' || ['2-1', '1-0'].includes(`${scored}-${conceded}`)) {
        legs.push({
          suffix: `-exact-score-${scored}-${conceded}`,
          type: 'soccer_exact_score',
          claim: new ContestClaim(figure, code, code, rules.voids),
          question: () => `Exact Score: ${home} ${scored} - ${conceded} ${away}?`,
          label: `${home} ${scored} - ${conceded} ${away}`,
          outcomes: ['Yes', 'No'],
          sentences: () => [
            `If the score is ${home} ${scored}, ${away} ${conceded}, this market resolves to "Yes".`,
            'Otherwise, this market resolves to "No".',
          ],
          rules,
        });
      }
    }
  }
  if (detail === 'full') {
    legs.push({
      suffix: '-exact-score-any-other',
      type: 'soccer_exact_score',
      claim: new ContestClaim(figure, otherScore, otherScore, otherRules.voids),
      question: () => 'Exact Score: Any Other Score?',
      label: 'Any Other Score',
      outcomes: ['Yes', 'No'],
      sentences: () => [
        'If either team scores 4 or more goals, this market resolves to "Yes".',
        'Otherwise, this market resolves to "No".',
      ],
      rules: otherRules,
    });
  }
  return legs;
}

function halftime(game: VenueBGame, contest: GoalsGame): readonly Leg[] {
  const { fixture } = game;
  const figure = contest.figure('firstPartMargin');
  const [home, away] = [outcomeName(fixture, fixture.home), outcomeName(fixture, fixture.away)];
  const [leads, level] = [soccerRules(fixture, 'half'), soccerRules(fixture, 'halfDraw')];
  const leg = (
    suffix: string,
    label: string,
    rules: VenueBRuleBook,
    claim: ContestClaim,
    says: string,
  ): Leg => ({
    suffix: `-halftime-result-${suffix}`,
    type: 'soccer_halftime_result',
    claim,
    question: () => `${game.title}: ${label} at halftime?`,
    label,
    outcomes: ['Yes', 'No'],
    sentences: () => [
      `If ${says} at halftime, this market resolves to "Yes".`,
      'Otherwise, this market resolves to "No".',
    ],
    rules,
  });
  return [
    leg('home', home, leads, leadClaim(figure, true, 0, leads.voids), `${home} lead`),
    leg('draw', 'Draw', level, new ContestClaim(figure, 0, 0, level.voids), 'the score is level'),
    leg('away', away, leads, leadClaim(figure, false, 0, leads.voids), `${away} lead`),
  ];
}
