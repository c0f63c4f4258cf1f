/** Songs, albums and films on a chart of one day or week, and how many were sold by it, on venue_a. Each chart is another thing. */
import { type Phrase, phrase } from '../phrase.ts';
import { yesIf } from '../sayings.ts';

const yes = 'the market resolves to yes';
const chart = 'chart=(Billboard 200 | Billboard Top 200 | Billboard Hot 100 | Billboard Global 200)' as const;

export const chartPhrases: readonly Phrase[] = [
  phrase(
    'chart/rank',
    `if {subject:proper} how=(is | is ranked | debuts at | debuts as) rank=(#1 | the #1 album | the #1 song) on the ${chart} chart week=(for the week of | for the issue of | dated) {date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ how, rank, chart: of, week }) => [
        yesIf('occurrence', `${how.startsWith('debuts') ? 'debuts' : 'is'} ${rank} on the ${of} ${week}`),
      ],
      words: 'Yes if something is first on a chart.',
      examples: [
        'If ‹Alder Song› is ranked #1 on the Billboard Hot 100 chart for the week of Aug 15, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'chart/rank-for-day',
    `if {subject:proper} how=(is | is ranked | debuts at | debuts as) rank=(#1 | the #1 album | the #1 song) on the ${chart} chart for {date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ how, rank, chart: of }) => [
        yesIf('occurrence', `${how.startsWith('debuts') ? 'debuts' : 'is'} ${rank} on the ${of} of a day`),
      ],
      words: 'Yes if something is first on a chart.',
      examples: [
        'If ‹Alder Album› is the #1 album on the Billboard Top 200 chart for April 04, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'chart/has-on-it',
    `if {subject:proper} has a what=(#1 song | top 10 song | top 20 song | #1 single | top 10 single | top 20 single | #1 album | top 10 album) on the ${chart}
    features=[including features] by the Billboard issue week=(for | for the week of) {date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ what, chart: of, features, week }) => [
        yesIf(
          'occurrence',
          `has a ${what} on the ${of}, ${features === '' ? 'features not named' : features}, by the issue ${week}`,
        ),
      ],
      words: 'Yes if an artist has a song high on a chart in time.',
      examples: [
        'If ‹Ana Doe› has a top 10 song on the Billboard Hot 100 (including features), by the Billboard issue for the week of Dec 26, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'chart/albums-sold',
    `if {subject:proper} by {opponent:proper} 's sales on the which=(Hits Daily Double Top 50 | Hits Daily Double Top 20) chart for {date:date} are at least {bound:bound} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ which }) => [yesIf('tally', `albums: sold by the ${which} chart`, 'at_least')],
      words: 'Yes if so many albums are sold by a chart.',
      examples: [
        "If ‹Alder Album› by ‹Birch›'s sales, on the Hits Daily Double Top 50 Chart for March 27, 2026, are At Least 400000, then the market resolves to Yes.",
      ],
    },
  ),
];
