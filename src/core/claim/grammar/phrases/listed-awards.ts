/** Who or what wins an award at a show, on venue_b, where the label has the name. */
import { type Phrase, phrase } from '../phrase.ts';
import { nothing, source } from '../sayings.ts';
import { listed, no, season, term, until, yes } from './listed-outcomes.ts';

const edition = '{aside:edition} annual=[Annual] {competition:contest}';
const judged = [{ says: 'judgement' }] as const;
const ofAlphabet =
  'this market will resolve in favor of the listed {aside:kind} order=(which comes first | that comes first | whose {aside:naming} comes first) so=(alphabetically | in alphabetical order)';

export const listedAwardPhrases: readonly Phrase[] = [
  listed(
    'wins-at',
    `wins {opponent:proper} at the ${edition}`,
    'wins at a show',
    'listed album that wins Best Alder at the 68th Annual Birch Awards.',
  ),
  listed(
    'wins-category',
    `wins {opponent:category} at the ${edition}`,
    'wins at a show',
    'listed film that wins Best Motion Picture - Drama at the 83rd Annual Birch Awards.',
  ),
  listed(
    'wins-award-for',
    'wins the {aside:edition} {competition:contest} for {opponent:proper}',
    'wins an award',
    'listed actress who wins the 98th Birch Award for Best Alder.',
  ),
  listed(
    'wins-year-award',
    `wins {opponent:proper} at the ${season} {competition:contest}`,
    'wins at a show',
    'listed game that wins Best Alder at the 2026 Birch Awards.',
  ),
  yes(
    'is-nominated',
    'the listed {aside:kind} is nominated for the {aside:edition} {competition:contest} for {opponent:proper} part=[in {stage:proper}]',
    'listed is nominated',
    'the listed actor is nominated for the 98th Birch Award for Best Alder.',
  ),
  no(
    'not-nominated-in',
    'if {aside:kind} is not officially nominated for the {competition:contest} for {opponent:proper} in {stage:proper} when the {period:year} nominees are announced the corresponding market will immediately resolve to no',
    'is not nominated',
    'If a film is not officially nominated for the Birch Award for Achievement in Casting when the 2026 nominees are announced, the corresponding market will immediately resolve to "No".',
  ),
  no(
    'no-nominations',
    `if for any reason no nominations are declared by ${until} this market will resolve to no`,
    'no nominee in time',
    'If, for any reason, no nominations are declared by March 15, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
  no(
    'not-nominated',
    'if {aside:kind} is not officially nominated for the {competition:contest} for {opponent:proper} when the {period:year} nominees are announced the corresponding market will immediately resolve to no',
    'is not nominated',
    'If an actress is not officially nominated for the Birch Award for Best Alder when the 2026 nominees are announced, the corresponding market will immediately resolve to "No".',
  ),
  term(
    'tie-nominated',
    'in case of a tie for the winner this market will resolve in favor of the nominated {aside:kind} whose {aside:naming} comes first so=(alphabetically | in alphabetical order)',
    'Of those who are level the first of the alphabet is the one.',
    'In case of a tie for the winner, this market will resolve in favor of the nominated film whose listed name comes first in alphabetical order.',
  ),
  term(
    'no-winner-or-tie',
    `if for any reason no winner is declared by {until_date:date} {until_time:time} or in case of a tie for the winner ${ofAlphabet}`,
    'Without a winner, or with two, the first of the alphabet is the one.',
    'If, for any reason, no winner is declared by June 30, 2026, 11:59 PM ET, or in case of a tie for the winner, this market will resolve in favor of the listed album which comes first in alphabetical order.',
  ),
  term(
    'ceremony',
    `for the ${edition} nominations are scheduled for {since_date:date} and the ceremony for {date:date}`,
    'When nominations and ceremony are.',
    'For the 68th Annual Birch Awards, nominations are scheduled for November 7, 2025, and the ceremony for February 1, 2026.',
  ),
  term(
    'ceremony-followed',
    'for the {aside:edition} {competition:contest} in {period:year} nominations are scheduled to be announced on {since_date:day} followed by the ceremony on {date:date}',
    'When nominations and ceremony are.',
    'For the 98th Birch Awards in 2026, nominations are scheduled to be announced on January 22, followed by the ceremony on March 15, 2026.',
  ),
  phrase(
    'listed/oscars',
    'the Academy Awards are presented annually by the Academy of Motion Picture Arts and Sciences AMPAS to honor outstanding artistic and technical achievements in film',
    {
      venues: ['venue_b'],
      says: [nothing],
      words: 'Who gives an award.',
      examples: [
        'The Academy Awards are presented annually by the Academy of Motion Picture Arts and Sciences (AMPAS) to honor outstanding artistic and technical achievements in film.',
      ],
    },
  ),
  phrase(
    'listed/globes',
    'the Golden Globe Awards are presented annually by the Hollywood Foreign Press Association HFPA',
    {
      venues: ['venue_b'],
      says: [nothing],
      words: 'Who gives an award.',
      examples: [
        'The Golden Globe Awards are presented annually by the Hollywood Foreign Press Association (HFPA).',
      ],
    },
  ),
  phrase(
    'listed/oscars-source',
    `the primary resolution source for this market will be official information from the {source:proper} and {source:proper} including data from their website e.g. {source:address} and
    the live broadcast of the award ceremony however a consensus of credible reporting may also be used`,
    {
      venues: ['venue_b'],
      says: judged,
      words: 'The academy decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the Alder Awards and BIRCH, including data from their website (e.g., https://awards.example/) and the live broadcast of the award ceremony; however, a consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'listed/broadcast-source',
    `the resolution source will be the television broadcast of the show=(awards | Golden Globe Awards) and the official=[official] {source:proper} website {source:address} however
    what=(other credible reporting may | a consensus of credible reporting may also) be used`,
    {
      venues: ['venue_b'],
      ignores: ['show', 'official', 'what'],
      says: judged,
      words: 'The broadcast decides, or credible reports: a matter of judgement.',
      examples: [
        'The resolution source will be the television broadcast of the awards and the Birch website (https://awards.example/); however, other credible reporting may be used.',
      ],
    },
  ),
  no(
    'season-without-winner',
    `if {competition:contest} edition=(season | series) {aside:number} concludes without a winner from=[from the individuals listed here] being declared or if {competition:contest} again=(season | series) {aside:number} has
    done=(otherwise not | not otherwise) concluded by ${until} this market will resolve to other`,
    'no winner in time',
    'If Alder Island season 12 concludes without a winner being declared, or if Alder Island season 12 has otherwise not concluded by June 30, 2026, 11:59 PM ET this market will resolve to "Other".',
  ),
  phrase(
    'listed/final-episode',
    'the resolution source for this market will be the official broadcast of the final episode of {competition:contest} edition=(season | series) {stage:number}',
    {
      venues: ['venue_b'],
      ignores: ['edition'],
      says: [source('the broadcast of the last episode')],
      words: 'The last episode decides.',
      examples: [
        'The resolution source for this market will be the official broadcast of the final episode of Alder Island season 12.',
      ],
    },
  ),
];
