/** Who takes which place: in an election, a primary, a group of a tournament or a race, on venue_a. Known inside its event. */
import { type Phrase, phrase } from '../phrase.ts';
import { scope, source, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';
const place = 'place=(second | third | fourth | 2nd | 3rd | 4th)' as const;
const how = 'how=(is | finishes | finishes in | places)' as const;
const ballot = 'kind=(election | primary | mayoral primary | gubernatorial primary)' as const;

/** `2nd` and `second` are one place. */
const places: Readonly<Record<string, string>> = { '2nd': 'second', '3rd': 'third', '4th': 'fourth' };

function takes(written: string, what: string): ReturnType<typeof yesIf> {
  return yesIf(occurrence, `is ${places[written] ?? written} in the ${what}`);
}

export const placementPhrases: readonly Phrase[] = [
  phrase(
    'place/in-ballot-of-year',
    `if {subject:proper} ${how} ${place} noun=[place] in {period:year} {competition:proper} ${ballot} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'noun'],
      says: ({ place: written, kind }) => [takes(written, kind)],
      words: 'Yes if somebody takes a place in an election.',
      examples: [
        'If ‹Ana Doe› is second in the 2026 ‹Alder Council› election, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'place/certified',
    `if {subject:proper} finishes in ${place} place in {period:year} {competition:proper} ${ballot} according to the certified results ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ place: written, kind }) => [takes(written, kind), source('certified results')],
      words: 'Yes if somebody takes a place in an election, by the certified results.',
      examples: [
        'If ‹Ana Doe› finishes in 4th place in the 2026 ‹Alder Republican› gubernatorial primary according to the certified results, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'place/in-ballot-then-year',
    `if {subject:proper} ${how} ${place} noun=[place] in {competition:proper} ${ballot} in {period:year} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'noun'],
      says: ({ place: written, kind }) => [takes(written, kind)],
      words: 'Yes if somebody takes a place in an election.',
      examples: [
        'If ‹Ana Doe› is second in the ‹Alder Council› election in 2025, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'place/in-primary-for',
    `if {subject:proper} ${how} ${place} noun=[place] in {competition:proper} primary for {opponent:proper} in {period:year} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'noun'],
      says: ({ place: written }) => [takes(written, 'primary for an office')],
      words: 'Yes if somebody takes a place in a primary.',
      examples: [
        'If ‹Ana Doe› is second place in ‹Alder Democratic› primary for ‹Governor› in 2025, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'place/after-final-votes',
    `if {subject:proper} is ${place} after all final votes are tallied in the {period:year} {competition:proper} ${ballot} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ place: written, kind }) => [takes(written, `${kind} once all final votes are tallied`)],
      words: 'Yes if somebody takes a place once all votes are tallied.',
      examples: [
        'If ‹Ana Doe› is second after all final votes are tallied in the 2025 ‹Alder Democratic› mayoral primary, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'place/in-group',
    `if {subject:proper} how=(finish | finishes | finish in | finishes in) place=(first | second | third | last) noun=[place] in {opponent:proper} link=(in | of) the
    {period:year} {competition:proper} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'noun', 'link'],
      says: ({ place: written }) => [takes(written, 'group of a tournament')],
      words: 'Yes if somebody takes a place in a group.',
      examples: [
        'If ‹Alder› finish first in ‹Pool D› in the 2026 ‹Birch Classic›, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'place/ranking-considered',
    `this market will consider which=(first past the post | only the final after all ranked choices eliminations ranking | this market will consider only the final
    after all ranked choices eliminations ranking)`,
    {
      venues: ['venue_a'],
      says: ({ which }) => [
        scope(`definition: ${which.startsWith('first') ? 'first past the post' : 'final ranking'}`),
      ],
      words: 'Which count of the votes decides.',
      examples: ['This market will consider first past the post.'],
    },
  ),
  phrase(
    'place/margin-considered',
    'this will be the margin based on certified ranked choice voting results after all eliminations',
    {
      venues: ['venue_a'],
      says: [scope('definition')],
      words: 'The certified result after all eliminations decides.',
      examples: [
        'This will be the margin based on certified ranked choice voting results after all eliminations.',
      ],
    },
  ),
];
