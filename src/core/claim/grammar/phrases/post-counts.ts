/** Posts of an account from one day to another, and who counts them. */
import { type Phrase, phrase } from '../phrase.ts';
import { nothing, scope, source, yesIf } from '../sayings.ts';

const count = 'post_count';
const start =
  'if the number of Truth Social posts by {subject:name} from {since_date:date} to {until_date:date} is';
const yes = 'the market resolves to yes';
const startExample = 'If the number of Truth Social posts by ‹Ana Doe› from Mar 15, 2026 to Mar 21, 2026 is';

export const postCountPhrases: readonly Phrase[] = [
  phrase('post-count/compared', `${start} how=(below | above | at least | exactly) {bound:bound} ${yes}`, {
    venues: ['venue_a'],
    says: ({ how }) => [yesIf(count, 'posts on Truth Social', how === 'at least' ? 'at_least' : how)],
    words: 'Yes if the number of posts is on one side of the bound.',
    examples: [
      `${startExample} below 80, then the market resolves to Yes.`,
      `${startExample} above 199, then the market resolves to Yes.`,
    ],
  }),
  phrase('post-count/between', `${start} between {bound:bound} and {bound:bound} ${yes}`, {
    venues: ['venue_a'],
    says: [yesIf(count, 'posts on Truth Social', 'between')],
    words: 'Yes if the number of posts lies between two bounds.',
    examples: [`${startExample} between 80 and 99, then the market resolves to Yes.`],
  }),
  phrase(
    'post-count/period',
    'the observation period begins at {since_time:time} on {since_date:date} and ends at {until_time:time} on {until_date:date}',
    {
      venues: ['venue_a'],
      says: [scope('definition')],
      words: 'When counting begins and ends.',
      examples: [
        'The observation period begins at 12:00 AM ET on Mar 15, 2026 and ends at 11:59 PM ET on Mar 21, 2026.',
      ],
    },
  ),
  phrase('post-count/source', 'the primary resolution source for this market is Roll Call', {
    venues: ['venue_a'],
    says: [source('Roll Call')],
    words: 'Roll Call counts.',
    examples: ['The primary resolution source for this market is Roll Call.'],
  }),
  phrase(
    'post-count/other-source',
    "in the event that Roll Call data is unavailable or inaccurate alternative sources may be used at Kalshi's discretion",
    {
      venues: ['venue_a'],
      says: [{ says: 'judgement' }],
      words: 'Without Roll Call the venue chooses a source.',
      examples: [
        "In the event that Roll Call data is unavailable or inaccurate, alternative sources may be used at Kalshi's discretion.",
      ],
    },
  ),
  phrase('post-count/recorded', 'the post count will be recorded at {time:time} on {date:date}', {
    venues: ['venue_a'],
    says: [nothing],
    argued: 'when the venue looks at the count of a period that has ended',
    words: 'When the venue looks at the count.',
    examples: ['The post count will be recorded at 10:00 AM ET on Mar 22, 2026.'],
  }),
  phrase('post-count/ends', 'between is inclusive of the lower and upper bound', {
    venues: ['venue_a'],
    says: [scope('ends_belong')],
    words: 'Both ends belong to a range.',
    examples: ['"Between" is inclusive of the lower and upper bound.'],
  }),
];
