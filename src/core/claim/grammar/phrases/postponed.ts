/** Games and matches that are moved, cancelled, abandoned or not begun. */

import { phrase } from '../phrase.ts';
import { scope, tie, voidBranch } from '../sayings.ts';
import { half, market, willResolve, within } from './fragments.ts';

const event = 'event=(game | match)';
const later = voidBranch('postponed', 'later_result');
const bothFair = [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')];
const bothHalf = [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')];

export const postponedPhrases = [
  phrase(
    'postponed/waits',
    `if the ${event} is cause=(postponed | delayed | postponed or delayed | delayed or postponed) this market will remain open
    until the end=(game | match) has been completed`,
    {
      ignores: ['event', 'cause', 'end'],
      says: [later],
      words: 'A game put off keeps the market open until it is played.',
      examples: ['If the game is postponed, this market will remain open until the game has been completed.'],
    },
  ),
  phrase(
    'postponed/reopens',
    `if this game is cause=(postponed | delayed | postponed or delayed) the market will remain open and close after the rescheduled
    game has finished within ${within}`,
    {
      ignores: ['cause', 'limit'],
      says: [],
      argued: 'within the limit the game counts as any other; another sentence names the price beyond it',
      words:
        'A game put off within the limit keeps the market open; another sentence covers what lies beyond it.',
      examples: [
        'If this game is postponed or delayed, the market will remain open and close after the rescheduled game has finished (within 2 days).',
      ],
    },
  ),
  phrase(
    'postponed/match-reopens',
    `if this match is cause=(postponed | delayed | postponed or delayed) the market will remain open and close after the rescheduled
    match has finished within ${within}`,
    {
      ignores: ['cause', 'limit'],
      says: [later],
      words: 'A match put off within the limit keeps the market open until it is played.',
      examples: [
        'If this match is postponed or delayed, the market will remain open and close after the rescheduled match has finished (within two weeks).',
      ],
    },
  ),
  phrase(
    'postponed/within-hours',
    `if the ${event} is postponed but begins within ${within} link=(of | from) its originally scheduled start time the market will
    remain open and resolve based on the official final result`,
    {
      ignores: ['event', 'limit', 'link'],
      says: [],
      argued: 'within the limit the game counts as any other; another sentence names the price beyond it',
      words: 'A game that begins a little later counts; another sentence covers what lies beyond the limit.',
      examples: [
        'If the game is postponed but begins within 48 hours of its originally scheduled start time, the market will remain open and resolve based on the official final result.',
      ],
    },
  ),
  phrase(
    'postponed/within-hours-of-date',
    `if the ${event} is postponed from its originally scheduled date but begins within ${within} the market will remain open and resolve
    based on the official final result`,
    {
      ignores: ['event', 'limit'],
      says: [],
      argued: 'within the limit the game counts as any other; another sentence names the price beyond it',
      words: 'A game that begins a little later counts; another sentence covers what lies beyond the limit.',
      examples: [
        'If the game is postponed from its originally scheduled date but begins within 48 hours, the market will remain open and resolve based on the official final result.',
      ],
    },
  ),
  phrase(
    'postponed/fair-price',
    `if the ${event} is cause=(delayed postponed or suspended and not rescheduled to a date | delayed postponed suspended or
    otherwise rescheduled and is not rescheduled to start) within ${within} of the originally scheduled date when=[and time] the
    market will settle to the last fair market price`,
    {
      ignores: ['event', 'cause', 'limit', 'when'],
      says: [voidBranch('postponed', 'fair_price')],
      words: 'A game that is moved too far pays the last fair price.',
      examples: [
        'If the game is delayed, postponed, or suspended and not rescheduled to a date within two weeks of the originally scheduled date, the market will settle to the last fair market price.',
      ],
    },
  ),
  phrase(
    'cancelled/half',
    `if the ${event} is canceled entirely with no make up again=(game | match) ${market} ${willResolve} ${half}`,
    {
      ignores: ['event', 'again', 'market', 'verb', 'half'],
      says: [voidBranch('cancelled', '1/2')],
      words: 'A game cancelled for good pays one half.',
      examples: ['If the game is canceled entirely, with no make-up game, this market will resolve 50-50.'],
    },
  ),
  phrase(
    'cancelled/side',
    `if the ${event} is canceled entirely with no make up again=(game | match) ${market} ${willResolve} to=[to] side=(yes | no)`,
    {
      ignores: ['event', 'again', 'market', 'verb', 'to'],
      says: ({ side }) => [voidBranch('cancelled', side === 'yes' ? '1' : '0')],
      words: 'A game cancelled for good pays one side.',
      examples: ['If the game is canceled entirely, with no make-up game, this market will resolve "No".'],
    },
  ),
  phrase(
    'cancelled/half-or-tie',
    `if the ${event} is canceled entirely or ends in a tie with no make up again=(game | match) ${market} ${willResolve} ${half}`,
    {
      ignores: ['event', 'again', 'market', 'verb', 'half'],
      says: [voidBranch('cancelled', '1/2'), tie('1/2')],
      words: 'A tie, or a game cancelled for good, pays one half.',
      examples: [
        'If the game is canceled entirely or ends in a tie, with no make-up game, this market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'cancelled/fair-price-far',
    `if the canceled game is not played or is rescheduled further than ${within} out market=(the market | all markets) will
    resolve to a fair price each=[for each team] in accordance with the rules`,
    {
      ignores: ['limit', 'market', 'each'],
      says: bothFair,
      words: 'A game cancelled, or moved too far, pays a fair price.',
      examples: [
        'If the cancelled game is not played or is rescheduled further than 2 days out, all markets will resolve to a fair price in accordance with the rules.',
      ],
    },
  ),
  phrase(
    'cancelled/fair-price-away',
    `if the ${event} is canceled or rescheduled to over ${within} away market=(the market | all markets) will resolve to a fair
    price in accordance with the rules`,
    {
      ignores: ['event', 'limit', 'market'],
      says: bothFair,
      words: 'A game cancelled, or moved too far, pays a fair price.',
      examples: [
        'If the game is cancelled or rescheduled to over two weeks away, the market will resolve to a fair price in accordance with the rules.',
      ],
    },
  ),
  phrase(
    'cancelled/fair-price-not-started',
    `if the ${event} is cause=(canceled or not started | not started) within 48 hours start=[of its originally scheduled start]
    market=(the market | all markets) will resolve to a fair price=(price | market price)`,
    {
      ignores: ['event', 'cause', 'start', 'market', 'price'],
      says: bothFair,
      words: 'A game that does not begin in time pays a fair price.',
      examples: [
        'If the game is not started within 48 hours, the market will resolve to a fair market price.',
      ],
    },
  ),
  phrase(
    'cancelled/half-all-teams',
    `if the canceled game is not played rescheduled or declared a tie the market will resolve to 50 / 50 for all teams`,
    {
      says: [voidBranch('cancelled', '1/2'), tie('1/2')],
      words: 'A game that is not played, or declared a tie, pays one half.',
      examples: [
        'If the cancelled game is not played, rescheduled, or declared a tie, the market will resolve to 50/50 for all teams.',
      ],
    },
  ),
  phrase(
    'cancelled/match-delayed',
    `if the match is how=(canceled not played at all | canceled | canceled before play begins) or is=[is] delayed beyond 7 days
    from the scheduled date without play beginning this market will also=[also] resolve ${half}`,
    {
      ignores: ['how', 'is', 'also', 'half'],
      says: bothHalf,
      words: 'not played, or not begun after 7 days: one half',
      examples: [
        'If the match is canceled (not played at all) or is delayed beyond 7 days from the scheduled date without play beginning, this market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'cancelled/match-without-result',
    `if the match is how=(canceled not played at all | canceled | canceled before play begins) or is=[is] delayed beyond 7 days
    from the scheduled date without a result this market will also=[also] resolve ${half}`,
    {
      ignores: ['how', 'is', 'also', 'half'],
      says: bothHalf,
      words: 'A match without a result within a week pays one half.',
      examples: [
        'If the match is canceled or delayed beyond 7 days from the scheduled date without a result, this market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'cancelled/match-tie-delayed',
    `if the match is canceled how=(not played at all | not played at all for any reason) ends in a tie or is delayed beyond 7 days
    from the scheduled date without a winner determined ${market} ${willResolve} ${half}`,
    {
      ignores: ['how', 'market', 'verb', 'half'],
      says: [...bothHalf, voidBranch('tie', '1/2')],
      words: 'A match without a winner within a week, or tied, pays one half.',
      examples: [
        'If the match is canceled (not played at all), ends in a tie, or is delayed beyond 7 days from the scheduled date without a winner determined, this market will resolve to 50-50.',
      ],
    },
  ),
  phrase(
    'tie/half',
    `if the ${event} how=(ends in a tie | is declared a tie) ${market} ${willResolve} to amount=(50 / 50 | $0.50)
    for who=(each team | both teams)`,
    {
      ignores: ['event', 'how', 'market', 'verb', 'amount', 'who'],
      says: [tie('1/2')],
      words: 'A tie pays one half.',
      examples: ['If the game ends in a tie, the market will resolve to $0.50 for each team.'],
    },
  ),
  phrase('tie/half-of-markets', 'if the game ends in a tie the markets will resolve to 50 / 50', {
    venues: ['venue_a'],
    says: [tie('1/2')],
    words: 'A tie pays one half.',
    examples: ['If the game ends in a tie, the markets will resolve to 50/50.'],
  }),
  phrase('tie/own-market', 'if the game ends in a tie the market called tie resolves to yes', {
    venues: ['venue_a'],
    says: [scope('tie_has_its_market')],
    words: 'A tie has a market of its own.',
    examples: ['If the game ends in a tie, the market called "Tie" resolves to Yes.'],
  }),
];
