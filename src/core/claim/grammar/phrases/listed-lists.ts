/** What stands where in charts, boards and lists, and how much films earn, in further words of venue_b. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, no, term, until, yes } from './listed-outcomes.ts';

const works = 'what=(artist | song | album | podcast)';
const place = 'place=(highest | second highest | third highest)';

const music: readonly Phrase[] = [
  term(
    'chart-page-plain',
    'the weekly top what=(songs | artists | albums) chart can be found on open.spotify.com under the Charts heading',
    'Where the chart is.',
    'The weekly top songs chart can be found on open.spotify.com under the "Charts" heading.',
  ),
  term(
    'report-of-year-works',
    '{opponent:proper} releases an annual report of its most streamed what=(artists | songs | albums | podcasts) see {source:address}',
    'Where the list is.',
    'Alder releases an annual report of its most-streamed albums (see: https://charts.example/).',
  ),
  decided(
    'streamed-of-year',
    `the most streamed {opponent:proper} ${works} for {period:year}`,
    'is most streamed of a year',
    'the most-streamed Alder album for 2026.',
  ),
  no(
    'streamed-of-year-late',
    `if {opponent:proper} does not release its top ${works} for {period:year} by ${until} this market will default to other`,
    'no list in time',
    'If Alder does not release its top album for 2026 by January 31, 2027, 11:59 PM ET, this market will default to "Other".',
  ),
  phraseOfB(
    'listed/streamed-source',
    'The resolution source for this market will be official information from {source:proper Alder}, typically released as part of {source:proper Alder Wrapped}.',
    { says: [source('the one who is named')], words: 'Somebody who is named decides.' },
  ),
  yes(
    'album-debuts',
    "{subject:proper} 's {opponent:proper} album debuts at # {bound:number} on the {competition:proper} {stage:number} chart for the week of its release",
    'an album enters a chart at a place',
    "Ana Doe's ‹The Alder› album debuts at #1 on the Birch 200 chart for the week of its release.",
  ),
  no(
    'album-late',
    `if this album has not been released by ${until} this market will resolve to no`,
    'no album in time',
    'If this album has not been released by December 31, 2026, this market will resolve to "No".',
  ),
];

const boards: readonly Phrase[] = [
  decided(
    'app-ranked-on',
    `the iOS app ranked # {stage:number} in the United States on the iPhone Apple App Store's overall Top Charts under list=(Free Apps | Paid Apps | Free Games | Paid Games) as of {date:date} at {time:time}`,
    'app has a place in the store',
    'the iOS app, ranked #1 in the United States on the iPhone Apple App Store\'s overall Top Charts under "Free Apps", as of October 10, 2026, at 12:00 PM ET.',
  ),
  decided(
    'searched-deceased',
    "the deceased person ranked # {stage:number} in {opponent:proper} 's official Year in Search list for {period:year} published on {opponent:proper} 's Year in Search hub",
    'has a place in a list of searches',
    "the deceased person ranked #1 in Alder's official Year in Search list for 2026, published on Alder's Year in Search hub.",
  ),
  term(
    'searched-where-begun',
    'the authoritative location is trends.withgoogle.com / year in search /',
    'Where the list is: first line.',
    'The authoritative location is trends.withgoogle.com/year-in-search/',
  ),
  term(
    'searched-where-ended',
    'navigate Global → area=(Entertainment | Trending | Sports | News | Music) → {stage:proper} where the {period:year} page will appear once released as the {aside:year} page currently shows the Global {stage:proper} ranking',
    'Where the list is: second line.',
    '(navigate: Global → Trending → People), where the 2026 page will appear once released (as the 2025 page currently shows the Global "People" ranking).',
  ),
  decided(
    'model-ranked',
    `the company link=(which owns the model which has | that owns the model that has) the ${place} arena rank based base=(off | on) the Chatbot Arena LLM Leaderboard {source:address} when the table under the Leaderboard tab is checked on {date:date} {time:time}`,
    'company has the best model by rank',
    'the company which owns the model which has the highest arena rank based off the Chatbot Arena LLM Leaderboard (https://board.example/) when the table under the "Leaderboard" tab is checked on June 30, 2026, 12:00 PM ET.',
  ),
  term(
    'model-ranked-style',
    'results from the Rank section on the Leaderboard tab of {source:address} with the style control style=(off | on) will be used to resolve this market',
    'Which table it is.',
    'Results from the "Rank" section on the Leaderboard tab of https://board.example/text with the style control off will be used to resolve this market.',
  ),
  term(
    'model-ranked-order',
    "models will be ordered primarily by their leaderboard rank at the market's check time",
    'The rank counts first.',
    "Models will be ordered primarily by their leaderboard rank at the market's check time.",
  ),
  term(
    'model-ranked-tie',
    'if two or more models are tied on rank they will be ordered by their Arena score including any underlying unrounded granular values reflected in the data below the leaderboard',
    'Then the score counts.',
    'If two or more models are tied on rank, they will be ordered by their Arena score, including any underlying, unrounded, granular values reflected in the data below the leaderboard.',
  ),
  term(
    'model-ranked-alphabet',
    'if a tie remains alphabetical order of company names as listed in this market group will be used as a final tiebreaker e.g. if the two models are tied by exact arena score {aside:proper} would be ranked ahead of xAI',
    'Then the alphabet counts.',
    'If a tie remains, alphabetical order of company names as listed in this market group will be used as a final tiebreaker (e.g., if the two models are tied by exact arena score, "Alder" would be ranked ahead of "xAI").',
  ),
  term(
    'model-ranked-place',
    'this market will resolve based on the company that occupies what=(first | second | third) place under this ranking system',
    'Which place it is.',
    'This market will resolve based on the company that occupies first place under this ranking system.',
  ),
  decided(
    'model-averaged',
    'the company which owns the model that has the top=(top | highest) test=({opponent:proper} coding average score as based off | coding average score on | Mathematics Average score on | {opponent:proper} Mathematics Average score as based off) the LiveBench AI model leaderboard {source:address} on {date:date} {time:time}',
    'company has the best model by average',
    'the company which owns the model that has the highest "Mathematics Average" score on the LiveBench AI model leaderboard (https://board.example/), on December 31, 2026, 12:00 PM ET.',
  ),
  term(
    'model-averaged-tie',
    "if two models are tied for the top=(top | highest) LiveBench test=(coding average | Mathematics Average) score at this market's check time resolution will be based on whichever company's name as it is described in this market group comes first in alphabetical order",
    'Of those who are level the first of the alphabet is the one.',
    "If two models are tied for the highest LiveBench Mathematics Average score at this market's check time, resolution will be based on whichever company's name, as it is described in this market group, comes first in alphabetical order.",
  ),
  phraseOfB(
    'listed/model-averaged-source',
    "The primary source of resolution for this market will be LiveBench's AI leaderboard, specifically the test=(coding average | Mathematics Average) category, found at livebench.ai.",
    {
      says: ({ test }) => [source(`the board of the ${test}`)],
      words: 'A leaderboard decides.',
    },
  ),
  term(
    'model-averaged-away',
    'if this resolution source is unavailable at check time this market will remain open until the LiveBench AI leaderboard comes back online and on=[will] resolve based on the first check after it becomes available',
    'A source that is away is awaited.',
    'If this resolution source is unavailable at check time, this market will remain open until the LiveBench AI leaderboard comes back online and will resolve based on the first check after it becomes available.',
  ),
  decided(
    'baby-name',
    "the sex=(male | female) name ranked # {stage:number} in the U.S. Social Security Administration's SSA official list of popular baby names for {period:year} published on the SSA website {source:address}",
    'name has a place in the list',
    "the male name ranked #1 in the U.S. Social Security Administration's (SSA) official list of popular baby names for 2026, published on the SSA website: https://names.example/.",
  ),
  term(
    'baby-name-tool',
    "the authoritative source is the SSA's Popular Names by Birth Year tool",
    'Where the list is.',
    'The authoritative source is the SSA\'s "Popular Names by Birth Year" tool.',
  ),
  term(
    'baby-name-view',
    'to view the relevant sex=(Male | Female) name list set the Birth Year to {period:year}',
    'Where the list is.',
    'To view the relevant "Male name" list, set the Birth Year to 2026.',
  ),
  term(
    'baby-name-soon',
    'this market may resolve as soon as the SSA releases its {period:year} name data for the specified year',
    'The data may decide at once.',
    'This market may resolve as soon as the SSA releases its 2026 name data for the specified year.',
  ),
  no(
    'baby-name-none',
    `if none of the listed options is ranked # {stage:number} or if the SSA does not release the {period:year} rankings by ${until} this market will resolve to other`,
    'nothing that is listed is the one',
    'If none of the listed options is ranked #1 or if the SSA does not release the 2026 rankings by June 30, 2027, 11:59 PM ET, this market will resolve to "Other."',
  ),
];

const screens: readonly Phrase[] = [
  decided(
    'gross-of-year-column',
    `the title of the film with the ${place} {period:year} gross according to the Gross column on {source:address} once data for {aside:day} is made available`,
    'has a place by gross',
    'the title of the film with the highest 2026 gross according to the "Gross" column on https://films.example/year once data for December 31 is made available.',
  ),
  term(
    'watched-views',
    'the ranking is based on total views globally as reported by {opponent:proper} for kind=(TV shows | movies | films) English only',
    'How the list is made.',
    'The ranking is based on total views globally, as reported by Alder for TV shows (English only).',
  ),
  decided(
    'opening-gross',
    'how much {subject:proper} title=[Opening Weekend Box Office] will gross domestically on its opening weekend',
    'range has the gross of a weekend',
    'how much "‹Alder›" Opening Weekend Box Office will gross domestically on its opening weekend.',
  ),
  term(
    'opening-figures',
    "the Daily Box Office Performance figures found on the Box Office tab on this movie's The Numbers {source:address} page will be used to resolve this market once the values for the {aside:number} day opening weekend {since_date:day} {until_date:day} are final i.e. not studio estimates",
    'Which figures count.',
    'The "Daily Box Office Performance" figures found on the "Box Office" tab on this movie\'s The Numbers (https://films.example/) page will be used to resolve this market once the values for the 3-day opening weekend (October 10 - October 12) are final (i.e., not studio estimates).',
  ),
  term(
    'opening-figures-days',
    "the Daily Box Office Performance figures found on the Box Office tab on this movie's The Numbers {source:address} page will be used to resolve this market once the values for the {aside:number} day which=(opening weekend | weekend) {since_date:day} {aside:number} are final i.e. not studio estimates",
    'Which figures count.',
    'The "Daily Box Office Performance" figures found on the "Box Office" tab on this movie\'s The Numbers (https://films.example/) page will be used to resolve this market once the values for the 3-day opening weekend (August 21 - 23) are final (i.e., not studio estimates).',
  ),
  decided(
    'weekend-gross',
    'how much {subject:proper} Weekend Box Office will gross domestically on its which=(second | third | fourth) weekend',
    'range has the gross of a weekend',
    'how much "‹Alder›" Weekend Box Office will gross domestically on its second weekend.',
  ),
  term(
    'watched-tie',
    'if multiple kind=(shows | movies | films) tie for # {stage:number} this market will resolve according to the one=(show | movie | film) whose listed title comes first alphabetically',
    'Of those who are level the first of the alphabet is the one.',
    'If multiple shows tie for #1, this market will resolve according to the show whose listed title comes first alphabetically.',
  ),
  term(
    'watched-ranked',
    'kind=(shows | movies | films) will be primarily ranked by chart ranking',
    'How the list is ranked.',
    'Movies will be primarily ranked by chart ranking.',
  ),
  term(
    'watched-ranked-tie',
    "if two or more kind=(shows | movies | films) are tied on chart ranking ties will be broken by alphabetical order of the again=(shows' | movies' | films') listed titles",
    'Of those who are level the first of the alphabet is the one.',
    "If two or more movies are tied on chart ranking, ties will be broken by alphabetical order of the movies' listed titles.",
  ),
  decided(
    'watched-update-in',
    'which work=(movie | show) this update ranks as the # {stage:number} {opponent:proper} again=(movie | show)',
    'is most watched',
    'which movie this update ranks as the #1 ‹US Alder› movie.',
  ),
  term(
    'watched-expected-in',
    '{opponent:proper} is expected to update its Top {aside:number} what=(TV movies | movies | TV shows | shows | TV series) list on page=(top10.netflix.com | netflix.com / tudum / top10) on weekday=(Tuesday | Wednesday) {since_date:date} {since_time:time} reflecting viewership from the previous week Monday to Sunday',
    'When the list comes out.',
    'Alder is expected to update its Top 10 movies list on top10.netflix.com on Tuesday, November 4, 2026, 3:00 PM ET, reflecting viewership from the previous week (Monday to Sunday).',
  ),
  term(
    'watched-views-us-plain',
    'the ranking is based on total views in the United States as reported by {opponent:proper} for kind=(TV shows | movies | films)',
    'How the list is made.',
    'The ranking is based on total views in the United States, as reported by Alder for TV shows.',
  ),
  term(
    'watched-views-us',
    'the ranking is based on total views in the United States as reported by {opponent:proper} for US Top {aside:number} kind=(TV shows | TV | Shows | movies | films)',
    'How the list is made.',
    'The ranking is based on total views in the United States, as reported by Alder for US Top 10 Movies.',
  ),
  term(
    'opening-domestic',
    "please note this market will resolve according to the The Numbers figures provided under Weekend Box Office Performance for the {aside:number} day weekend previews=[which typically includes Thursday's previews] regardless of whether domestic refers to only the USA or to USA and Canada etc",
    'Which figures count.',
    "Please note, this market will resolve according to the The Numbers figures provided under Weekend Box Office Performance for the 3-day weekend (which typically includes Thursday's previews), regardless of whether domestic refers to only the USA, or to USA and Canada, etc.",
  ),
  term(
    'opening-open',
    "if there is ambiguity as to whether the resolution source's figures are final this market will remain open until both {source:address} and {source:address} have confirmed their finalized figures",
    'Final figures are awaited.',
    "If there is ambiguity as to whether the resolution source's figures are final, this market will remain open until both https://films.example/one and https://films.example/two have confirmed their finalized figures.",
  ),
];

export const listedListPhrases: readonly Phrase[] = [...music, ...boards, ...screens];
