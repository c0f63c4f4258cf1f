/** What stands where in a chart, a list or at the box office, how a work is rated and how often it is watched, on venue_b. */
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, listed, marketWill, no, term, until, yes } from './listed-outcomes.ts';

const list = 'list=(Free Apps | Paid Apps | Free Games | Paid Games)';
const region = 'region=(globally | global | in the U.S. | in the US | worldwide)';

const apps: readonly Phrase[] = [
  decided(
    'app-ranked',
    `the iOS app ranked # {stage:number} in the United States on the iPhone Apple App Store's overall Top Charts under ${list} as of {time:time} on the specified date`,
    'app has a place in the store',
    'the iOS app, ranked #2 in the United States on the iPhone Apple App Store\'s overall Top Charts under "Free Apps", as of 12:00 PM ET on the specified date.',
  ),
  term(
    'app-found',
    'the {subject:proper} app can be found here {source:address}',
    'Where the app is.',
    'The Alder app can be found here: https://store.example/alder',
  ),
];

const searches: readonly Phrase[] = [
  yes(
    'searched-top',
    "the listed {aside:kind} is ranked in the Top {bound:number} of {opponent:proper} 's official Year in Search category=(People | Actors | Movies | TV Shows | Songs | Athletes | Games) list for {period:year} published on {opponent:proper} 's Year in Search hub",
    'listed is near the top of a list of searches',
    'the listed individual is ranked in the Top 5 of Alder\'s official Year in Search "People" list for 2026, published on Alder\'s Year in Search hub.',
  ),
  no(
    'searched-none-top',
    `if none of the listed options ranks within the Top {bound:number} of the respective list or if {opponent:proper} does not release the {period:year} Year in Search by ${until} this market will resolve to other`,
    'nothing that is listed is near the top',
    'If none of the listed options ranks within the Top 5 of the respective list, or if Alder does not release the 2026 Year in Search by March 31, 2027, 11:59 PM ET, this market will resolve to "Other."',
  ),
  term(
    'searched-term',
    'if a search term clearly refers to the term listed by {opponent:proper} for example through season specification it will count toward that listed term',
    'Names that mean the same count alike.',
    'If a search term clearly refers to the term listed by Alder (for example, through season specification), it will count toward that listed term.',
  ),
];

const streams: readonly Phrase[] = [
  decided(
    'streamed-where',
    `the most streamed what=(song | artist | album) ${region.replace('in the U.S. | ', '')} on Spotify for the week labeled {date:day}`,
    'is most streamed',
    'the most-streamed song globally on Spotify for the week labeled March 12.',
  ),
  term(
    'playlist',
    'Spotify curates a playlist of the most streamed songs globally and updates it on Fridays to reflect streaming data for the previous week beginning on the preceding Friday and ending on Thursday',
    'How the chart is made.',
    'Spotify curates a playlist of the most streamed songs globally and updates it on Fridays to reflect streaming data for the previous week, beginning on the preceding Friday and ending on Thursday.',
  ),
  no(
    'top-song-late',
    'if Spotify does not release its top what=(song | artist | album) for the week labeled {date:day} by {until_date:date} {until_time:time} this market will default to other',
    'no chart in time',
    'If Spotify does not release its top song for the week labeled March 13 by March 14, 2027, 11:59 PM ET, this market will default to "Other".',
  ),
  term(
    'chart-page',
    'the weekly top what=(songs | artists | albums) where=(USA | Global) chart can be found on open.spotify.com under the Charts heading',
    'Where the chart is.',
    'The weekly top songs - USA chart can be found on open.spotify.com under the "Charts" heading.',
  ),
  decided(
    'top-of-year',
    'the name of the what=(artist | song | album | podcast) listed by {opponent:proper} as the top again=(artist | song | album | podcast) of {period:year}',
    'is the top of a year',
    'the name of the artist listed by Alder as the top artist of 2026.',
  ),
  term(
    'report-of-year',
    '{opponent:proper} releases an annual report of its most streamed artist see {source:address}',
    'Where the list is.',
    'Alder releases an annual report of its most streamed artist (see: https://charts.example/).',
  ),
  term(
    'refers-to-year',
    'this market refers to the most streamed {opponent:proper} what=(artist | song | album | podcast) for {period:year}',
    'Which list it is.',
    'This market refers to the most streamed Alder artist for 2026.',
  ),
  no(
    'top-of-year-late',
    `if {opponent:proper} does not release who their top what=(artist | song | album | podcast) join=(of | for) {period:year} is by ${until} this market will resolve to other`,
    'no list in time',
    'If Alder does not release who their top artist of 2026 is by January 31, 2027, 11:59 PM ET, this market will resolve to "Other".',
  ),
  yes(
    'holds-spots',
    '{subject:proper} holds the top {bound:number} spots range=[{aside:number} {aside:number}] on the {competition:proper} {stage:number} chart for the week titled week of {date:date}',
    'holds the top of a chart',
    'Ana Doe holds the top 10 spots on the Alder Hot 100 chart for the week titled "week of October 18, 2026".',
  ),
];

const screens: readonly Phrase[] = [
  decided(
    'domestic-gross',
    "the title of the film with the place=(highest | second highest | third highest) domestic gross between opening and {date:date} according to Daily Box Office Performance figures found on the Box Office tab on this movie's The Numbers {source:address} page",
    'has a place by gross',
    'the title of the film with the highest domestic gross between opening and March 15, 2026 according to "Daily Box Office Performance" figures found on the "Box Office" tab on this movie\'s The Numbers (https://films.example/) page.',
  ),
  term(
    'gross-column',
    'data from the Gross column on {source:address} will be used to resolve this market',
    'Which figures count.',
    'Data from the "Gross" column on https://films.example/year/2026 will be used to resolve this market.',
  ),
  term(
    'gross-of-year',
    "note this market is about the movie's domestic calendar gross in {period:year} dates outside of {period:year} will not count toward this movie's gross",
    'Which days count.',
    "Note: This market is about the movie's domestic calendar gross in 2026 - dates outside of 2026 will not count toward this movie's gross.",
  ),
  decided(
    'watched-update',
    'which work=(movie | show) this update ranks as the # {stage:number} where=(global | US) {opponent:proper} again=(movie | show)',
    'is most watched',
    'which movie this update ranks as the #1 global Alder movie.',
  ),
  term(
    'watched-expected',
    '{opponent:proper} is expected to update its where=(global | US) Top {aside:number} what=(TV movies | movies | TV shows | shows | TV series) list on page=(top10.netflix.com | netflix.com / tudum / top10) on weekday=(Tuesday | Wednesday) {since_date:date} {since_time:time} reflecting viewership from the previous week Monday to Sunday',
    'When the list comes out.',
    'Alder is expected to update its global Top 10 TV movies list on top10.netflix.com on Tuesday, November 4, 2026, 3:00 PM ET, reflecting viewership from the previous week (Monday to Sunday).',
  ),
  term(
    'watched-how',
    'the ranking is based on total views span=(globally | in the US) as reported by {opponent:proper} for {aside:proper} {aside:number} {stage:proper} language=(English only | by views)',
    'How it is ranked.',
    'The ranking is based on total views globally, as reported by Alder for Global Top 10 Movies (English only).',
  ),
  no(
    'watched-late',
    `if the page=(top10.netflix.com | netflix.com / tudum / top10) update does not occur by ${until} this market will resolve to other`,
    'no list in time',
    'If the top10.netflix.com update does not occur by November 7, 2026, 11:59 PM ET, this market will resolve to "Other".',
  ),
  yes(
    'top-of-contest',
    'the named {aside:kind} finishes {competition:contest} {period:year} as one of the top {bound:number} highest scoring candidates',
    'named is near the top',
    'the named country finishes Aldervision 2026 as one of the top 10 highest scoring candidates.',
  ),
  no(
    'top-of-contest-lost',
    'if at any point it is impossible for the listed {aside:kind} to finish as one of the top {bound:number} highest scorers based on the rules of the {aside:body} i.e. {aside:elimination} this market may immediately resolve to no',
    'it cannot happen any more',
    'If at any point it is impossible for the listed candidate to finish as one of the top 10 highest scorers based on the rules of the competition (i.e. they are eliminated), this market may immediately resolve to "No".',
  ),
  no(
    'no-winner-pays-no',
    `if no winner is result=(announced | declared) by ${until} ${marketWill} resolve to no`,
    'no result in time',
    'If no winner is announced by July 31, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
];

const counts: readonly Phrase[] = [
  decided(
    'metascore',
    'the Metascore listed on Metacritic for {subject:proper} {source:address} as of seven days after the release at {time:time}',
    'range has the rating',
    'the Metascore listed on Metacritic for "Alder Quest" (https://ratings.example/alder-quest/) as of seven days after the release, at 11:59 PM ET.',
  ),
  no(
    'game-not-released',
    `if this what=(game | movie | show | album) is not released by ${until} ${marketWill} resolve to the lowest bracket`,
    'there is no release in time',
    'If this game is not released by April 29, 2026, the market will resolve to the lowest bracket.',
  ),
  term(
    'released-game',
    'for the purposes of this market release refers to the game becoming publicly available for purchase or download in the US',
    'What a release is.',
    'For the purposes of this market, "release" refers to the game becoming publicly available for purchase or download in the US.',
  ),
  decided(
    'views',
    'the number of views the next YouTube video posted by {subject:proper} gains=(gets | receives) in the first span=({aside:number} hours | {aside:number} days | 24hrs) after being posted',
    'range has the views',
    'the number of views the next YouTube video posted by Ana Doe gets in the first 24 hours after being posted.',
  ),
  no(
    'no-video',
    `if {subject:proper} does not post a YouTube video by ${until} this market will resolve to lowest=(the lowest bracket | the lowest range bracket)`,
    'there is no video in time',
    'If Ana Doe does not post a YouTube video by January 31, 2027, 11:59 PM ET, this market will resolve to the lowest bracket.',
  ),
  phrase(
    'listed/views-source',
    "the resolution source for for=(this | this market) is {subject:proper} owner=['s] YouTube channel {source:address} specifically the views counter for the described video",
    {
      venues: ['venue_b'],
      ignores: ['for', 'owner'],
      says: [source('the counter of the channel')],
      words: 'The counter of the channel decides.',
      examples: [
        "The resolution source for this market is Ana Doe's YouTube channel (https://videos.example/@ana), specifically the 'views' counter for the described video.",
      ],
    },
  ),
  term(
    'views-next',
    "note this market refers to {subject:proper} owner=['s] next video=(video posted | full length video | video)",
    'Which video it is.',
    "Note: This market refers to Ana Doe's next video posted.",
  ),
  term(
    'views-not',
    'others=(shorts previews or other videos released other than the referenced video | shorts livestreams previews or other uploads | shorts live streams and clips) will not be considered',
    'Other videos do not count.',
    'Shorts, previews, or other videos released other than the referenced video will not be considered.',
  ),
];

const nominations: readonly Phrase[] = [
  yes(
    'officially-nominated',
    'the listed {aside:kind} is officially nominated for {opponent:proper} at the {aside:edition} annual=[Annual] {competition:contest} when nominees are announced',
    'listed is nominated',
    'the listed song is officially nominated for Song of Alder at the 68th Annual Birch Awards when nominees are announced.',
  ),
  no(
    'not-officially-nominated',
    'if the {aside:kind} is not officially nominated when nominees are announced market=(the market | this market) will immediately resolve to no',
    'is not nominated',
    'If the song is not officially nominated when nominees are announced, the market will immediately resolve to "No".',
  ),
  term(
    'no-nominations-first',
    `if for any reason no nominations are declared by ${until} this market will resolve in favor of the listed {aside:kind} whose {aside:naming} comes first so=(in alphabetical order | alphabetically)`,
    'Without nominations the first of the alphabet is the one.',
    'If, for any reason, no nominations are declared by February 1, 2027, 11:59 PM ET, this market will resolve in favor of the listed song whose title comes first in alphabetical order.',
  ),
  no(
    'edition-without-winner',
    `if {competition:contest} {aside:number} concludes without a winner from=[from the individuals listed here] being declared or if {competition:contest} {aside:number} has done=(otherwise not | not otherwise) concluded by ${until} this market will resolve to other`,
    'no winner in time',
    'If Alder Brother Series 22 concludes without a winner being declared, or if Alder Brother Series 22 has not otherwise concluded by February 28, 2027 ET, this market will resolve to "Other".',
  ),
  term(
    'edition-tie',
    'if there is a tie for winner of this season this market will resolve to the {aside:kind} whose {aside:naming} comes first so=(in alphabetical order | alphabetically)',
    'Of several winners the first of the alphabet is the one.',
    'If there is a tie for winner of this season, this market will resolve to the winner whose last name comes first in alphabetical order.',
  ),
  phrase(
    'listed/final-episode-of',
    'the resolution source for this market will be the official broadcast of the final episode of {competition:contest} {stage:number}',
    {
      venues: ['venue_b'],
      says: [source('the broadcast of the last episode')],
      words: 'The last episode decides.',
      examples: [
        'The resolution source for this market will be the official broadcast of the final episode of Alder Brother Series 22.',
      ],
    },
  ),
  phrase(
    'listed/footage-source',
    'the primary resolution source for this market will be official information from {source:proper} {source:address} including live footage of {competition:contest} {period:year} however a consensus of credible reporting will suffice',
    {
      venues: ['venue_b'],
      says: [{ says: 'judgement' }],
      words: 'The organizers decide, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from Aldervision (https://results.example/), including live footage of Aldervision 2026, however a consensus of credible reporting will suffice.',
      ],
    },
  ),
  listed(
    'wins-edition',
    'wins {competition:contest} {aside:number}',
    'wins',
    'contestant who wins Alder Brother Series 22.',
  ),
];

export const listedChartPhrases: readonly Phrase[] = [
  ...apps,
  ...searches,
  ...streams,
  ...screens,
  ...counts,
  ...nominations,
];
