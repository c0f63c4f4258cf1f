/** Sentences without effect on what is paid: they have no number, no choice and no word of resolution. */

import { type Phrase, phrase } from '../phrase.ts';
import { nothing } from '../sayings.ts';

function argued(id: string, text: string, why: string, words: string, example: string): Phrase {
  return phrase(`silent/${id}`, text, { says: [nothing], argued: why, words, examples: [example] });
}

function silent(id: string, text: string, words: string, example: string): Phrase {
  return phrase(`silent/${id}`, text, { says: [nothing], words, examples: [example] });
}

export const silentPhrases: readonly Phrase[] = [
  silent(
    'marks',
    'all trademarks logos and brand names are the property of their respective owners',
    'Whose the marks are.',
    'All trademarks, logos, and brand names are the property of their respective owners.',
  ),
  silent(
    'see-rules',
    'please see full rules for more details',
    'Where the rules are.',
    'Please see full rules for more details.',
  ),
  silent(
    'see-rules-for-details',
    'please see full rules for details',
    'Where the rules are.',
    'Please see full rules for details.',
  ),
  argued(
    'rules-for-actions',
    'please see full rules for details on what actions are included in the Payout Criterion',
    'where the rules are',
    'Where the rules are.',
    'Please see full rules for details on what actions are included in the Payout Criterion.',
  ),
  silent(
    'rules-for-examples',
    'please refer to the full rules for examples',
    'Where the rules are.',
    'Please refer to the full rules for examples.',
  ),
  silent(
    'see-the-rules',
    'see the rules for more information',
    'Where the rules are.',
    'See the rules for more information.',
  ),
  silent(
    'full-rules-here',
    'the full rules for this market can be found here',
    'Where the rules are.',
    'The full rules for this market can be found here:',
  ),
  argued(
    'weather-data',
    'not all weather data is the same',
    'a warning',
    'A warning to traders.',
    'Not all weather data is the same.',
  ),
  silent(
    'weather-caution',
    'traders should exercise caution when interpreting preliminary NWS data',
    'A warning to traders.',
    'Traders should exercise caution when interpreting preliminary NWS data.',
  ),
  argued(
    'price-data',
    'not all cryptocurrency price data is the same',
    'a warning',
    'A warning to traders.',
    'Not all cryptocurrency price data is the same.',
  ),
  silent(
    'midterms',
    'the midterm elections will take place on {date:date}',
    'When the elections are.',
    'The midterm elections will take place on November 3, 2026.',
  ),
  silent(
    'grammys',
    'the GRAMMY Awards are presented annually by the Recording Academy',
    'Who gives an award.',
    'The GRAMMY Awards are presented annually by the Recording Academy.',
  ),
  silent('weather-heading', 'reading weather data', 'A heading.', 'Reading weather data'),
  silent(
    'weather-company',
    'preliminary Weather Company data may be subject to rounding and conversion differences from the final reported value',
    'A warning to traders.',
    'Preliminary Weather Company data may be subject to rounding and conversion differences from the final reported value.',
  ),
  silent(
    'weather-company-caution',
    'use caution when interpreting preliminary Weather Company readings',
    'A warning to traders.',
    'Use caution when interpreting preliminary Weather Company readings.',
  ),
  argued(
    'endorsed',
    'this market and these products have not been endorsed by FIFA',
    'a disclaimer',
    'No connection with the federation.',
    'This market and these products have not been endorsed by FIFA.',
  ),
  argued(
    'exclusive',
    'this market is mutually exclusive',
    'the flag of the event says it',
    'At most one market of the event pays.',
    'This market is mutually exclusive.',
  ),
  argued(
    'makeup',
    "to know when a postponed game will be played please check the home team's schedule on MLB.com for the listed team and look for the game described as a makeup game",
    'where to find a date',
    'Where to find a date.',
    "To know when a postponed game will be played, please check the home team's schedule on MLB.com for the listed team and look for the game described as a makeup game.",
  ),
  silent('full-rules', 'see full rules for details', 'Where the rules are.', 'See full rules for details.'),
];
