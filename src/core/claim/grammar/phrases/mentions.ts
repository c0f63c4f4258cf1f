/** Words that somebody says at an occasion, on venue_a: the video decides, or transcripts of it. */
import { type Phrase, phrase } from '../phrase.ts';
import { noIf, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';

export const mentionPhrases: readonly Phrase[] = [
  phrase(
    'mention/at-occasion',
    `if {subject:name} says {opponent:name} as part of whose=[his] {competition:name} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['whose'],
      says: [yesIf(occurrence, 'says a word at an occasion')],
      words: 'Yes if a person says a word at an occasion.',
      examples: [
        'If ‹Doe› says ‹Birch› as part of his ‹Address to Alder›, then the market resolves to Yes.',
        'If ‹Doe› says ‹Birch› as part of the ‹Address to Alder›, then the market resolves to Yes.',
      ],
    },
  ),
  phrase('mention/candidates', `if the candidates say {opponent:name} as part of {competition:name} ${yes}`, {
    venues: ['venue_a'],
    says: [yesIf(occurrence, 'candidates say a word at an occasion')],
    words: 'Yes if a candidate says a word at an occasion.',
    examples: ['If the candidates say ‹Birch› as part of ‹Alder debate›, then the market resolves to Yes.'],
  }),
  phrase(
    'mention/video',
    `video of the whose=[his] {competition:name} will be primarily used to resolve the market if a consensus by Kalshi employees cannot be reached using video
    transcripts of the his=[his] {competition:name} will be used according to the news publications listed in the contract`,
    {
      venues: ['venue_a'],
      ignores: ['whose', 'his'],
      says: [{ says: 'judgement' }],
      words: 'The video decides, or transcripts of it.',
      examples: [
        'Video of the ‹Address to Alder› will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the ‹Address to Alder› will be used according to the news publications listed in the contract.',
      ],
    },
  ),
  phrase(
    'mention/not-held',
    `if the event does not occur before {until_date:date} a strike for the event not occurring will resolve to yes and all other strikes will
    resolve to no`,
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'occasion not held in time')],
      words: 'No if the occasion is not held in time.',
      examples: [
        'If the event does not occur before May 30, 2026, then a strike for the event not occurring will resolve to Yes and all other strikes will resolve to No.',
      ],
    },
  ),
  phrase(
    'mention/cancelled',
    'if the event is cancelled postponed beyond the expiration date or does not occur before {until_date:date} the market resolves to no',
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'occasion not held in time')],
      words: 'No if the occasion is not held in time.',
      examples: [
        'If the event is cancelled, postponed beyond the expiration date, or does not occur before Dec 1, 2026, the market resolves to No.',
      ],
    },
  ),
];
