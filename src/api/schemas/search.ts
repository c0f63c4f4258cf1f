/** How a search was understood. The results themselves are Markets. */
import { type Static, Type } from 'typebox';
import { oneOf, text, texts, Venue } from './scalars.ts';
import { part, resource } from './strict-object.ts';

export const searchSteps = ['exact_id', 'all_words', 'any_word', 'fuzzy', 'most_traded'] as const;
const understoodKinds = ['venue', 'category', 'topic'] as const;
const searchParameters = ['venue', 'category'] as const;

const UnderstoodWords = part('Words of the query that were taken as a filter.', {
  words: text('The words, as they were sent.'),
  as: oneOf(understoodKinds, 'What they name.'),
  value: text('The venue, category or topic they name.'),
  without: text('The query to send as `q` instead, to have them taken as words again.'),
});

export const SearchFilters = resource('SearchFilters', 'What the search understood, and what it relaxed.', {
  venue: Type.Optional(Venue),
  category: Type.Optional(text('The category the results were narrowed to.')),
  topics: texts('Words of the query understood as topics.'),
  relaxed: oneOf(
    searchSteps,
    'The step that gave results: the first of an exact id, all words, any word, a fuzzy match, and the most traded markets.',
  ),
  understood: Type.Array(UnderstoodWords, {
    description: 'Each filter read from the words, with the query that removes it.',
  }),
  ignored: Type.Array(oneOf(searchParameters, 'A parameter.'), {
    description: 'Parameters that fit no listed market and were left aside, so that the answer is not empty.',
  }),
});

export type SearchFilters = Static<typeof SearchFilters>;
