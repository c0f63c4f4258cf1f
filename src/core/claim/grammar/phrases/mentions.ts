/** Words that somebody says at an occasion, on venue_a: the video decides, or transcripts of it. */
import { type Phrase, phrase } from '../phrase.ts';
import { noIf, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';

export const mentionPhrases: readonly Phrase[] = [
  phrase(
    'mention/at-occasion',
    `if {subject:proper} says {opponent:name} as part of whose=[his] {competition:name} ${yes}`,
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
  phrase(
    'mention/during-occasion',
    `if {subject:proper} says {opponent:name} how=(during | during his | during her | during their | as part of her | as part of their | at | at his | at her) {competition:name} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ how }) => [
        yesIf(
          occurrence,
          how.startsWith('as part')
            ? 'says a word at an occasion'
            : `says a word ${how.split(' ')[0]} an occasion`,
        ),
      ],
      words: 'Yes if a person says a word at an occasion.',
      examples: [
        'If ‹Doe› says ‹Birch› during her ‹Address to Alder›, then the market resolves to Yes.',
        'If ‹Doe› says ‹Birch› during the ‹Address to Alder›, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'mention/earnings-call',
    `if {opponent:name} is said by any {subject:proper} representative operator=[including the operator of the call] during the which=(next | upcoming)
    {subject:proper} earnings call questions=[including the Q+A] ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['which'],
      says: ({ operator, questions }) => [
        yesIf(
          occurrence,
          `a company says a word during its next earnings call${operator === '' ? '' : ', its operator too'}${questions === '' ? '' : ', questions too'}`,
        ),
      ],
      words: 'Yes if a company says a word during its next earnings call.',
      examples: [
        'If ‹Birch› is said by any ‹Alder Works› representative (including the operator of the call) during the next ‹Alder Works› earnings call (including the Q+A), then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'mention/earnings-video',
    `video of the next=[next] {subject:proper} earnings call will be primarily used to resolve the market if a consensus by Kalshi employees cannot be reached using video
    transcripts of the again=[next] {subject:proper} earnings call will be used according to the news publications listed in the contract`,
    {
      venues: ['venue_a'],
      ignores: ['next', 'again'],
      says: [{ says: 'judgement' }],
      words: 'The video decides, or transcripts of it.',
      examples: [
        'Video of the ‹Alder Works› earnings call will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the ‹Alder Works› earnings call will be used according to the news publications listed in the contract.',
      ],
    },
  ),
  phrase(
    'mention/does-not-qualify',
    `if an event is definitively cancelled or the event fails to qualify under the Payout Criterion or any other circumstance prevents normal resolution the market for
    Event does not qualify resolves to yes and all other markets will resolve to no`,
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'the occasion does not qualify')],
      words: 'No if the occasion does not qualify.',
      examples: [
        'If an event is definitively cancelled or the event fails to qualify under the Payout Criterion, or any other circumstance prevents normal resolution, then the market for "Event does not qualify" resolves to Yes and all other markets will resolve to No.',
      ],
    },
  ),
  phrase(
    'mention/stated',
    `if {opponent:name} or a plural or possessive form of {opponent:name} is stated by {subject:proper} before {until_date:date} at {until_time:time} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'states a word')],
      words: 'Yes if a person states a word in time.',
      examples: [
        'If ‹Alder›, or a plural or possessive form of ‹Alder›, is stated by ‹Ana Roe› before Apr 1, 2026 at 12:00am ET, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'mention/stated-since',
    `if {opponent:name} or a plural or possessive form of {opponent:name} is stated by {subject:proper} after {since_date:date} at {since_time:time} and before
    {until_date:date} at {until_time:time} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'states a word between two moments')],
      words: 'Yes if a person states a word between two moments.',
      examples: [
        'If ‹Alder›, or a plural or possessive form of ‹Alder›, is stated by ‹Ana Roe› after July 27th, 2026 at 8:00am ET and before Aug 3, 2026 at 12:00am ET, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'mention/in-documents',
    `if {subject:proper} is named in any context in any documents held by the federal government directly regarding Jeffrey {opponent:name} released before
    {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'named in released documents')],
      words: 'Yes if a person is named in documents that are released in time.',
      examples: [
        'If ‹Ana Doe› is named in any context in any documents held by the federal government directly regarding Jeffrey ‹Roe› released before Jan 1, 2027, then the market resolves to Yes.',
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
