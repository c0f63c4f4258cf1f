/** Disclaimers of a connection: the word "not" stands in them, so they are no silent sentences, and say nothing of a payout. */
import { phrase } from '../phrase.ts';

export const affiliationPhrases = [
  phrase(
    'affiliation/venue',
    `Kalshi is not affiliated associated authorized endorsed by or in any way officially connected with
    whom=(the Governing League | the NCAA | FIFA | the NFL | the NBA | MLB | the governing body)`,
    {
      venues: ['venue_a'],
      ignores: ['whom'],
      says: [],
      argued: 'a disclaimer',
      words: 'The venue has no connection with a league.',
      examples: [
        'Kalshi is not affiliated, associated, authorized, endorsed by, or in any way officially connected with the Governing League.',
      ],
    },
  ),
];
