/** How a search was understood. The results themselves are Markets. */
import { type Static, Type } from 'typebox';
import { oneOf, text, texts, Venue } from './scalars.ts';
import { resource } from './strict-object.ts';

export const searchSteps = ['exact_id', 'all_words', 'any_word', 'fuzzy', 'most_traded'] as const;

export const SearchFilters = resource('SearchFilters', 'What the search understood, and what it relaxed.', {
  venue: Type.Optional(Venue),
  category: Type.Optional(text('The category the results were narrowed to.')),
  topics: texts('Words of the query understood as topics.'),
  relaxed: oneOf(
    searchSteps,
    'The step that gave results: the first of an exact id, all words, any word, a fuzzy match, and the most traded markets.',
  ),
});

export type SearchFilters = Static<typeof SearchFilters>;
