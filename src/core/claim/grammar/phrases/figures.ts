/** Published figures: precision, borders of brackets, releases, missing data. */

import { phrase } from '../phrase.ts';
import { border, precision, scope, voidBranch, yesIf } from '../sayings.ts';

export const figurePhrases = [
  phrase(
    'figure/border-higher',
    'if the reported value falls exactly between two brackets this market will resolve to the higher range bracket',
    {
      says: [border('higher')],
      words: 'A value on the border belongs to the higher bracket.',
      examples: [
        'If the reported value falls exactly between two brackets, then this market will resolve to the higher range bracket.',
      ],
    },
  ),
  phrase(
    'figure/precision-single',
    'please note that the value of the Underlying is the single decimal value reported by the BLS',
    {
      says: [precision('0.1')],
      words: 'One decimal is published.',
      examples: [
        'Please note that the value of the Underlying is the single-decimal value reported by the BLS.',
      ],
    },
  ),
  phrase(
    'figure/precision-one',
    'please note the Expiration Value is the one decimal value published by the BEA',
    {
      says: [precision('0.1')],
      words: 'One decimal is published.',
      examples: ['Please note the Expiration Value is the one-decimal value published by the BEA.'],
    },
  ),
  phrase(
    'figure/first',
    "any revisions to the data after the first release will not count toward this market's resolution",
    {
      says: [scope('first_figure')],
      words: 'The first figure counts.',
      examples: [
        "Any revisions to the data after the first release will not count toward this market's resolution.",
      ],
    },
  ),
  phrase(
    'figure/on-release',
    'resolution of this market will take place upon release of the aforementioned data',
    {
      says: [scope('first_figure')],
      words: 'The first figure counts.',
      examples: ['Resolution of this market will take place upon release of the aforementioned data.'],
    },
  ),
  phrase(
    'figure/missing-no',
    'if data is unavailable or partially unavailable by the Expiration date all affected markets resolve to no',
    {
      says: [voidBranch('not_published', '0')],
      words: 'Without data it pays No.',
      examples: [
        'If data is unavailable or partially unavailable by the Expiration date, then all affected markets resolve to No.',
      ],
    },
  ),
  phrase(
    'figure/gasoline',
    'if average regular gas prices for United States are strictly greater than $ {bound:bound} on {until_date:date} according to AAA the market resolves to yes',
    {
      venues: ['venue_a'],
      says: [yesIf('count', 'regular_gasoline', 'above'), scope('on_the_day')],
      words: 'Yes if the mean price of gasoline is above the bound on the day.',
      examples: [
        'If average regular gas prices for United States are strictly greater than $3.40 on May 3, 2026 according to AAA, then the market resolves to Yes.',
      ],
    },
  ),
];
