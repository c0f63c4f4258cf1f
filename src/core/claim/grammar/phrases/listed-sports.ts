/** Who wins a tournament, a season, an award of a league or a place in a table, on venue_b: mostly with the name in the label. */
import type { Phrase } from '../phrase.ts';
import { decided, listed, season, yes } from './listed-outcomes.ts';

export const stage =
  'stage=(final | finals | semifinal | semifinals | quarterfinal | quarterfinals | round of 16 | playoffs | knockout stage)';
const standings =
  "table=(driver standings | constructor standings | constructors standings | Drivers Championship | Constructors Championship | Constructor's Championship)";

export const listedSportPhrases: readonly Phrase[] = [
  listed('wins', `wins the ${season} {competition:contest}`, 'wins', 'team that wins the 2026 Alder Cup.'),
  listed('wins-undated', 'wins the {competition:contest}', 'wins', 'listed player who wins the Alder Open.'),
  listed(
    'wins-of',
    `wins the ${season} {competition:contest} 's {opponent:proper}`,
    'wins a part',
    "player that wins the 2026 Alder Open Men's Singles Tournament.",
  ),
  listed(
    'wins-scheduled',
    `wins the ${season} {competition:contest} scheduled for {since_date:day} {date:date}`,
    'wins',
    'player that wins the 2026 Alder Open scheduled for May 3 - May 9, 2026.',
  ),
  listed(
    'wins-numbered',
    'wins {competition:contest} edition=(season | series) {aside:number}',
    'wins',
    'contestant who wins Alder Island season 12.',
  ),
  listed(
    'awarded',
    `is awarded the ${season} {competition:contest}`,
    'is awarded',
    'player who is awarded the 2026-27 Alder Trophy.',
  ),
  listed(
    'finishes',
    `finishes {aside:ordinal} in the ${season} {competition:contest}`,
    'finishes in a place',
    'listed player who finishes second in the 2026 Alder Cup.',
  ),
  listed(
    'standings',
    `finishes {aside:ordinal} in the ${standings} for the {period:year} F1 season`,
    'finishes in a place of the Formula 1 season',
    'driver that finishes 2nd in the driver standings for the 2026 F1 season.',
  ),
  listed(
    'average',
    `finishes the ${season} {competition:league} regular season with the highest {aside:figure} per game average of any qualified player`,
    'has the highest average of a game',
    'player that finishes the 2026-27 NBA regular season with the highest steals per-game average of any qualified player.',
  ),
  listed(
    'most',
    `records the most {aside:figure} in the ${season} {competition:league} regular season`,
    'has the most of a season',
    'player who records the most sacks in the 2026-27 NFL regular season.',
  ),
  listed(
    'record',
    `finishes with the best regular season record in the ${season} {competition:contest} standings`,
    'has the best record of the regular season',
    'team that finishes with the best regular-season record in the 2026-27 NBA Western Conference standings.',
  ),
  decided(
    'round-leader',
    "the player listed as the Round {stage:number} leader on the PGA TOUR's finalized official leaderboard for the {period:year} {competition:contest}",
    'leads after a round',
    "the player listed as the Round 2 leader on the PGA TOUR's finalized official leaderboard for the 2026 Alder Classic.",
  ),
  decided(
    'medal',
    "the participant country team or individual participant as applicable to the event that is awarded the medal=(gold | silver | bronze) medal at the {period:year} {competition:contest} for {stage:proper} {aside:number} {first:proper} men=['s {second:proper}] event at the time of the corresponding medal / podium ceremony",
    'wins a medal',
    "the participant (country team or individual participant as applicable to the event) that is awarded the gold medal at the 2026 Alder Games for Alder Games 2026: Women's Archery event at the time of the corresponding medal/podium ceremony.",
  ),
  decided(
    'furthest-stage',
    'the furthest stage reached by the {subject:proper} in the {period:year} {competition:contest}',
    'stage is the furthest',
    'the furthest stage reached by the Alder Hawks in the 2026 Birch Postseason.',
  ),
  yes(
    'listed-wins',
    `the listed {aside:kind} wins the ${season} {competition:contest}`,
    'listed wins',
    'the listed team wins the 2026 Alder Championship.',
  ),
  yes(
    'listed-wins-of',
    `the listed {aside:kind} wins the ${season} {competition:contest} 's {opponent:proper}`,
    'listed wins a part',
    "the listed pair wins the 2026 Alder Masters Men's Doubles.",
  ),
  yes(
    'listed-makes',
    `the listed team makes the ${season} {competition:contest}`,
    'listed team is in',
    'the listed team makes the 2026-27 NHL Playoffs.',
  ),
  yes(
    'listed-reaches',
    `the listed team reaches the {period:year} {competition:contest} ${stage}`,
    'listed team reaches a stage',
    'the listed team reaches the 2026 Alder Cup semifinal.',
  ),
  yes(
    'listed-champion',
    `the listed team is determined as the champion of the {competition:league} for the ${season} season`,
    'listed team is champion',
    'the listed team is determined as the champion of the NHL for the 2026-27 season.',
  ),
  yes(
    'listed-projected',
    'the listed team wins more than their listed projected number of regular season games',
    'listed team wins more games than projected',
    'the listed team wins more than their listed projected number of regular-season games.',
  ),
  yes(
    'listed-qualifies',
    'the listed {aside:kind} officially qualifies for the {period:year} {competition:contest}',
    'listed qualifies',
    'the listed player officially qualifies for the 2026 Alder Candidates Tournament.',
  ),
  yes(
    'champion',
    `{subject:proper} is the ${season} {competition:contest}`,
    'has a title of a season',
    'Alder United is the 2026-27 Birch League Champion.',
  ),
  yes(
    'bottom',
    `{subject:proper} finishes in the bottom {bound:number} of the ${season} {competition:league} season`,
    'finishes at the bottom',
    'Alder United finishes in the bottom 3 of the 2026-27 Premier League season.',
  ),
  yes(
    'division',
    `the {subject:proper} win the {competition:contest} in the ${season} {opponent:league} season`,
    'wins a division',
    'the Alder Hawks win the AFC West in the 2026-27 NFL Season.',
  ),
  yes(
    'greatest',
    `{subject:proper} records the greatest number of {aside:figure} of any player in the ${season} {competition:league} regular season`,
    'has the most of a season',
    'Ana Doe records the greatest number of rebounds of any player in the 2026-27 NBA Regular Season.',
  ),
  yes(
    'mvp',
    `{subject:proper} is awarded the ${season} phase=[regular season] {competition:contest}`,
    'is awarded',
    'Ana Doe is awarded the 2026-27 Alder Award.',
  ),
];
