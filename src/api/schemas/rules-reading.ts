/** What was read from each sentence of a rules text. */
import { type Static, Type } from 'typebox';
import { clauseTopics, spanPartKinds, withheldReasons } from '../../core/claim/index.ts';
import { count, flag, MarketId, oneOf, text, Venue } from './scalars.ts';
import { part, resource } from './strict-object.ts';

const sentenceEffects = ['read', 'no_effect', 'unread'] as const;

const start = count('Where it begins in the text, in UTF-16 code units.');
const end = count('Where it ends; the character there is not part of it.');

export const RulesSentence = resource(
  'RulesSentence',
  'A sentence of a rules text, and what was read from it.',
  {
    start,
    end,
    quote: text('The sentence, as an exact substring of the text.'),
    effect: oneOf(
      sentenceEffects,
      '`read`: it decides something of what is paid. `no_effect`: it is known, and changes nothing of what is paid. `unread`: it is not known, and keeps the contract from being related by its terms.',
    ),
    topics: Type.Array(Type.String({ enum: [...clauseTopics] }), {
      description: 'What it is about; of an unread one nothing.',
    }),
    meaning: Type.Optional(text('What it means, in words of the service; absent where no clause says it.')),
    parts: Type.Array(
      part('A stretch of the sentence that stands for something.', {
        kind: oneOf(
          spanPartKinds,
          '`bound`: a number of the payoff condition. `window`: a day, time or period. `source`: where the figure comes from. `name`: who or what it is about.',
        ),
        start,
        end,
      }),
      { description: 'In their order; none lies in another.' },
    ),
  },
);

export const RulesReading = resource(
  'RulesReading',
  'A rules text as the graph run in service has read it.',
  {
    venue: Venue,
    id: MarketId,
    rules_hash: text('Fingerprint of the complete text that was read; `/rules` has the text.'),
    usable: flag('Whether the terms were read into a claim.'),
    withheld: Type.Array(Type.String({ enum: [...withheldReasons] }), {
      description: 'Why they were not; empty if they were.',
    }),
    whole: flag('False where the text is longer than is read: then there are no sentences.'),
    sentences: Type.Array(RulesSentence, { description: 'Every sentence, in the order of the text.' }),
  },
);

export type RulesSentenceResource = Static<typeof RulesSentence>;
export type RulesReadingResource = Static<typeof RulesReading>;
