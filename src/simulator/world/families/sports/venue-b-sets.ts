/** What venue_b lists on tennis matches and esports series. */
import { ContestClaim } from './contest.ts';
import { outcomeName, tournamentOf } from './names.ts';
import { type SimulatedSetMatch, unfinished } from './set-match.ts';
import type { Leg, VenueBGame } from './venue-b-event.ts';
import { setRules } from './venue-b-rules.ts';

export function setLegs(game: VenueBGame, contest: SimulatedSetMatch): readonly Leg[] {
  const { fixture, detail } = game;
  const tennis = fixture.league.venueA.targetType === 'tennis_competitor';
  const [home, away] = [outcomeName(fixture, fixture.home), outcomeName(fixture, fixture.away)];
  const names = [home, away] as const;
  const winner = setRules(fixture, 'winner');
  const handicap = setRules(fixture, 'handicap');
  const set = setRules(fixture, 'set');
  const unit = tennis ? 'set' : 'map';
  const Unit = tennis ? 'Set' : 'Map';
  const verb = tennis ? 'advances' : 'win the match';
  const legs: Leg[] = [
    {
      suffix: '',
      type: 'moneyline',
      claim: new ContestClaim(contest.figure('winner'), 1, 1, winner.voids),
      question: () => `${tournamentOf(fixture)}: ${home} vs ${away}`,
      label: tennis ? '' : 'Match Winner',
      outcomes: names,
      sentences: () => names.map((name) => `The market resolves to "${name}" if ${name} ${verb}.`),
      rules: winner,
      liveliness: 5,
    },
    {
      suffix: tennis ? '-set-handicap-home-1pt5' : '-map-handicap-home-1pt5',
      type: tennis ? 'tennis_set_handicap' : 'map_handicap',
      claim: new ContestClaim(contest.figure('setMarginCompleted'), 2, 5, handicap.voids, unfinished),
      question: () => `${Unit} Handicap: ${home} (-1.5) vs ${away} (+1.5)`,
      label: `${Unit} Handicap -1.5`,
      outcomes: names,
      sentences: () => [
        `The market resolves to "${home}" if ${home} win 2 or more ${unit}s more than ${away}. Otherwise, it resolves to "${away}".`,
      ],
      rules: handicap,
      line: '-1.5',
    },
    {
      suffix: tennis ? '-first-set-winner' : '-game1',
      type: tennis ? 'tennis_first_set_winner' : 'child_moneyline',
      claim: new ContestClaim(contest.figure('set1'), 1, 1, set.voids),
      question: () => `${Unit} 1 Winner: ${home} vs ${away}`,
      label: `${Unit} 1 Winner`,
      outcomes: names,
      sentences: () => names.map((name) => `The market resolves to "${name}" if ${name} win ${unit} 1.`),
      rules: set,
    },
  ];
  if (detail === 'full') {
    legs.push({
      suffix: tennis ? '-total-sets-2pt5' : '-total-games-2pt5',
      type: tennis ? 'tennis_set_totals' : 'totals',
      claim: new ContestClaim(contest.figure('setCount'), 3, 5, handicap.voids, unfinished),
      question: () => `Total ${Unit}s: O/U 2.5`,
      label: 'O/U 2.5',
      outcomes: ['Over', 'Under'],
      sentences: () => [
        `The market resolves to "Over" if 3 or more ${unit}s are played. Otherwise, it resolves to "Under".`,
      ],
      rules: handicap,
      line: '2.5',
    });
  }
  return legs;
}
