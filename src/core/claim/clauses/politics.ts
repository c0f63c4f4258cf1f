/** Sentences of contracts on margins of victory and on finishing places. */
import type { Clause } from '../clause.ts';
import { clause, scope, settlesOn, yesIf } from './clause-forms.ts';

export const politicsClauses: readonly Clause[] = [
  clause(
    '446cb591adcbfd980632d4ee2f80eb7d',
    ['period', 'subject', 'bound'],
    [yesIf('margin_of_victory', "Democratic over Republican nominee, governor's race", 'at_least')],
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
  ),
  clause(
    '863a651f28cf2cc6f9baf3ddd4d74138',
    ['period', 'subject'],
    [settlesOn('margin_of_victory', "Democratic over Republican nominee, governor's race")],
    'The certified margin of the one nominee over the other decides, to one decimal.',
  ),
  clause(
    '2584a61ffa2abdc11460c85481ea9494',
    ['period', 'subject', 'bound'],
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, Senate race', 'at_least')],
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
  ),
  clause(
    '5e6f17b75f7a741baf9486dabe58cb4b',
    ['period', 'subject'],
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, Senate race')],
    'The certified margin of the one nominee over the other decides, to one decimal.',
  ),
  clause(
    'bd1072ebc130829151b4723b9b71cc83',
    ['period', 'subject', 'bound'],
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, special Senate race', 'at_least')],
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
  ),
  clause(
    'f06cde887c725552af2a7360434504e1',
    ['period', 'subject'],
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, special Senate race')],
    'The certified margin of the one nominee over the other decides, to one decimal.',
  ),
  clause(
    '2eefd83ffae37080227796c838bd0840',
    ['period', 'subject', 'bound'],
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, House race', 'at_least')],
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
  ),
  clause(
    '144ebe3332e6a1b9ae47b2d5c0135fb5',
    ['period', 'subject'],
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, House race')],
    'The certified margin of the one nominee over the other decides, to one decimal.',
  ),
  clause(
    'f83c2279af113a016e94838a0b498679',
    ['subject', 'bound', 'source', 'date'],
    [yesIf('top_n', 'place', 'at_most')],
    'Yes if somebody finishes among the first so many of a chart of a day, ties included.',
  ),
  clause(
    '960e1701d8f0aaf255c349f53fe60190',
    [],
    [scope('ties_share_the_better_place')],
    'Tied entries share the better place.',
  ),
];
