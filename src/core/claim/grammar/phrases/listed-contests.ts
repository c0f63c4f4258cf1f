/** Single contests of golf, chess, tracks and cups on venue_b, where the label has the name: who wins, who is out, who is level. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { ifThenYes, listed, listedPolymarket, no, season, term, until, yes } from './listed-outcomes.ts';

const payNo =
  'market=(this market | the market | the relevant market | the corresponding market) soon=(will resolve to no | will immediately resolve to no | will resolve immediately to no)';
const firstOfAlphabet =
  'one=[listed] {aside:kind} whose {aside:naming} shown=(comes | appears | is listed) first so=(alphabetically | in alphabetical order | alphabetically in this market)';

const golf: readonly Phrase[] = [
  listed(
    'wins-tournament',
    `wins the ${season} {competition:contest} part=(tournament | golf tournament)`,
    'wins',
    'listed player who wins the 2026 Alder Open tournament.',
  ),
  listedPolymarket(
    'polymarket-wins',
    `wins the ${season} {competition:contest} part=[golf tournament]`,
    'wins',
    'player who wins the 2026 Alder Invitational golf tournament.',
  ),
  listedPolymarket(
    'polymarket-wins-of',
    `wins the ${season} {competition:contest} 's {opponent:proper}`,
    'wins a part',
    "team that wins the 2026 Alder Masters Men's Doubles Tournament.",
  ),
  no(
    'out-of-tournament',
    `if one=(this | listed) {aside:kind} is eliminated from contention for the {competition:contest} part=[tournament] based on the official rules of body=(the tournament | the {opponent:contest}) ${payNo}`,
    'it cannot happen any more',
    'If a listed player is eliminated from contention for the Alder Open tournament based on the official rules of the tournament, the relevant market will immediately resolve to "No".',
  ),
  no(
    'out-of-event',
    `if one=(this | listed) {aside:kind} is eliminated from contention for winning this what=(event | tournament | race) based on the official rules of body=(the tournament | the {opponent:contest}) ${payNo}`,
    'it cannot happen any more',
    'If this athlete is eliminated from contention for winning this event based on the official rules of the tournament, this market will resolve to "No."',
  ),
  no(
    'unlisted-wins',
    'if an unlisted {aside:kind} wins the {competition:contest} sport=[tournament] market=(this market | the market) will resolve to other',
    'somebody else wins',
    'If an unlisted player wins the Alder Open tournament this market will resolve to "Other".',
  ),
  term(
    'official-tie',
    "in the event of a tie this market will resolve according to the official winner as determined by whose=({league:league} official tournament rules | the {competition:contest} official tournament rules | the {competition:contest} 's rules)",
    'Official rules break a tie.',
    'In the event of a tie, this market will resolve according to the official winner as determined by PGA Tour official tournament rules.',
  ),
  term(
    'declared-tie',
    `if the tournament is officially declared a tie between multiple {aside:kind} market=(this market | the market) will resolve how=(to | in favor of) the ${firstOfAlphabet}`,
    'Of those who are level the first of the alphabet is the one.',
    'If the tournament is officially declared a tie between multiple players, the market will resolve in favor of the player whose listed name comes first alphabetically.',
  ),
  term(
    'declared-tie-shown',
    'if the tournament is officially declared a tie between multiple {aside:kind} market=(this market | the market) will resolve how=(to | in favor of) the {aside:kind} whose display name is listed first alphabetically in this market',
    'Of those who are level the first of the alphabet is the one.',
    'If the tournament is officially declared a tie between multiple players, the market will resolve in favor of the player whose display name is listed first alphabetically in this market.',
  ),
  no(
    'none-announced-at',
    'if no winner is announced by {until_date:date} at {until_time:time} market=(this market | the market) will resolve to other',
    'no result in time',
    'If no winner is announced by June 20, 2026 at 8:00PM ET this market will resolve to "Other".',
  ),
  no(
    'winner-unannounced',
    `if the winner is not said=(announced | declared | determined) by ${until} market=(this market | the market) will resolve to other`,
    'no result in time',
    'If the winner is not announced by April 30, 2026, 11:59 PM ET, this market will resolve to "Other".',
  ),
  no(
    'winner-of-undetermined',
    `if the winner of held_as=({competition:contest} | {competition:contest} {aside:number}) is not said=(announced | declared | determined) by ${until} market=(this market | the market) will resolve to other`,
    'no result in time',
    'If the winner of Alder Cup 2026 is not determined by July 31, 2026 ET, this market will resolve to "Other".',
  ),
  phraseOfB(
    'listed/league-results-page',
    'the rank=[primary] resolution source for=[for this market] is=(is | will be) the official results published by the {league:league} website {source:address}',
    {
      ignores: ['rank', 'for', 'is'],
      says: [source('official result')],
      words: 'The league decides.',
      examples: [
        'The primary resolution source will be the official results published by the PGA Tour website (https://results.example/).',
      ],
    },
  ),
  phraseOfB(
    'listed/two-websites',
    'the primary resolution sources will be the official results published by the {league:league} website and the {source:proper} website',
    {
      says: [source('official results of two websites')],
      words: 'Two websites decide.',
      examples: [
        'The primary resolution sources will be the official results published by the PGA TOUR website and The Alder website.',
      ],
    },
  ),
  phraseOfB(
    'listed/first-results',
    'the resolution source will be the first official results published by the {source:proper} {source:address}',
    {
      says: [source('the first official results')],
      words: 'The first official results decide.',
      examples: [
        'The resolution source will be the first official results published by the Alder Marathon (https://results.example/).',
      ],
    },
  ),
];

const others: readonly Phrase[] = [
  listed(
    'wins-from-to',
    `wins the ${season} {competition:contest} currently scheduled for {since_date:date} to=[to] {until_date:date} {until_time:time}`,
    'wins',
    'player who wins the 2026 Alder Chess Championship, currently scheduled for October 13, 2026, to February 9, 2027, 11:59 PM ET.',
  ),
  no(
    'eliminated-under',
    `if the listed {aside:kind} is eliminated from the game=(championship | tournament | competition) under the body=(championship's | tournament's | competition's) official rules this market will resolve to no`,
    'it cannot happen any more',
    'If the listed player is eliminated from the championship under the tournament\'s official rules, this market will resolve to "No."',
  ),
  yes(
    'horse-first',
    'the listed {aside:kind} places {aside:ordinal} in the {period:year} {competition:contest}',
    'listed has a place',
    'the listed horse places first in the 2026 Alder Classic.',
  ),
  term(
    'closes-for-disputes',
    'this market will close on {until_date:date} {until_time:time} allowing time to account for any disputes or disqualifications that might occur post race',
    'When it closes.',
    'This market will close on November 2, 2026, 11:59 PM ET, allowing time to account for any disputes or disqualifications that might occur post-race.',
  ),
  no(
    'race-never-held',
    `if the what=(race | event | tournament | match) is permanently cancelled or does not take place by ${until} this market will resolve to other`,
    'no result in time',
    'If the race is permanently cancelled or does not take place by November 2, 2026, 11:59 PM ET, this market will resolve to "Other."',
  ),
  phraseOfB(
    'listed/race-organizers',
    'the primary resolution source for this market will be official information from the {source:proper} race organizers however a consensus of credible reporting may also be used',
    {
      says: [{ says: 'judgement' }],
      words: 'The organizers decide, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the Alder Classic race organizers, however a consensus of credible reporting may also be used.',
      ],
    },
  ),
  term(
    'set-to-take-place',
    'the {period:year} {competition:contest} is set to take place from {since_date:day} to=[to] {date:date}',
    'When it is held.',
    'The 2026 Alder Open is set to take place from January 18 - February 1, 2026.',
  ),
  no(
    'partly-played',
    `if the {period:year} {competition:contest} what=[tournament] is cancelled postponed or partially completed after ${until} or there is otherwise no winner declared within that timeframe this market will resolve to other`,
    'no winner in time',
    'If the 2026 Alder Chess Championship tournament is cancelled, postponed, or partially completed after June 30, 2027, 11:59 PM ET or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
  ),
  no(
    'cup-rescheduled',
    'if body=(FIDE | FIFA | UEFA) officially reschedules the World Cup to start after {until_date:date} this market will resolve to other',
    'no result in time',
    'If FIDE officially reschedules the World Cup to start after February 1, 2027, this market will resolve to "Other."',
  ),
  ifThenYes(
    'listed-wins-tournament',
    'the listed {aside:kind} wins the {period:year} {competition:contest} tournament',
    'listed wins a tournament',
    'the listed player wins the 2026 Alder Open tournament',
  ),
  yes(
    'playoff-played',
    'there is a playoff played during the main tournament at the {period:year} {competition:contest} place=[at {stage:proper}]',
    'a playoff is played',
    'there is a playoff played during the main tournament at the 2026 Alder Open at Birch Hills Club.',
  ),
  no(
    'no-playoff',
    `if the {period:year} {competition:contest} place=[at {stage:proper}] is cancelled postponed after ${until} or if a playoff is not confirmed within that timeframe this market will resolve to no`,
    'no playoff in time',
    'If the 2026 Alder Open at Birch Hills Club is cancelled, postponed after July 5, 2026, 11:59 PM ET, or if a playoff is not confirmed within that timeframe, this market will resolve to "No".',
  ),
];

export const listedContestPhrases: readonly Phrase[] = [...golf, ...others];
