/** Tournaments of esports on venue_b, which are called by a name and a year: who wins, and who goes on. Known inside their event. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, term } from './listed-outcomes.ts';

const held = 'set=(scheduled | currently scheduled) for {since_date:day} {date:date}';
const takesPlace = 'scheduled to take place from {since_date:day} to {date:date}';
/** `the Playoffs of the Alder Major` is one name. */
const stage = 'stage=({competition:contest} | Stage {stage:number} of {competition:contest}) {period:year}';

export const listedTournamentPhrases: readonly Phrase[] = [
  decided(
    'winner-of-year',
    `the winner of the {competition:contest} {period:year} part=[tournament] ${held}`,
    'wins a tournament',
    'the winner of the Alder Major 2026 tournament, currently scheduled for June 2 - June 21, 2026.',
  ),
  decided(
    'teams-qualify',
    `which teams qualify for ${stage} tournament ${held}`,
    'goes on in a tournament',
    'which teams qualify for the Playoffs of the Alder Major 2026 tournament, currently scheduled for June 2 - June 21, 2026.',
  ),
  decided(
    'teams-qualify-from',
    `which teams qualify for ${stage} ${takesPlace}`,
    'goes on in a tournament',
    'which teams qualify for the Playoffs of Alder Major 2026, scheduled to take place from June 2 to June 21, 2026.',
  ),
  term(
    'standings-tied',
    'ties in standings will be broken according to the official whose=(tournament rules | {aside:proper} rules)',
    'Official rules break a tie.',
    'Ties in standings will be broken according to the official tournament rules.',
  ),
  phraseOfB(
    'listed/tournament-organizer',
    'the rank=[primary] resolution source for=[for this market] will be official information from the tournament organizer {source:proper} {source:address}',
    {
      ignores: ['rank', 'for'],
      says: [source('the organizers')],
      words: 'The organizer decides.',
      examples: [
        'The resolution source for this market will be official information from the tournament organizer, Alder (https://major.example/).',
      ],
    },
  ),
  phraseOfB(
    'listed/reports-for-example',
    'contrast=[however] a consensus of credible reporting e.g. Liquipedia at {source:address} may also be used',
    {
      ignores: ['contrast'],
      says: [],
      argued: 'reports of what the source that was named before has decided',
      words: 'Reports of the decision may stand for it.',
      examples: [
        'However, a consensus of credible reporting (e.g., Liquipedia at https://pages.example/major) may also be used.',
      ],
    },
  ),
];
