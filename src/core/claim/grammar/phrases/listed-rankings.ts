/** What is first in a chart, a store, a search or a leaderboard, and what a company earns, on venue_b. */
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, no, term, yes } from './listed-outcomes.ts';

const chart = 'chart=(Free Apps | Paid Apps | Top Free Apps | Top Paid Apps)';
const arena =
  'the Chatbot Arena LLM Leaderboard {source:address} when the table under the Leaderboard tab is checked on {date:date} {time:time}';
const perShare = 'eps=(GAAP EPS | non GAAP EPS)';
const again = 'again=(GAAP EPS | non GAAP EPS)';

export const listedRankingPhrases: readonly Phrase[] = [
  decided(
    'searched',
    "the what=(actor | song | individual | person | television show | movie | athlete | game | musician | politician) ranked # {stage:number} in {opponent:proper} 's official Year in Search list for {period:year} published on {opponent:proper} 's Year in Search hub",
    'has a place in a list of searches',
    "the actor ranked #1 in Alder's official Year in Search list for 2026, published on Alder's Year in Search hub.",
  ),
  term(
    'searched-where',
    'the authoritative location is trends.withgoogle.com / year in search slash=[/] navigate Global → area=(Entertainment | Trending | Sports | News | Music) → {stage:proper} where the {period:year} page will appear once released as the {aside:year} page currently shows the Global {stage:proper} ranking',
    'Where the list is.',
    'The authoritative location is trends.withgoogle.com/year-in-search/ (navigate: Global → Entertainment → Actors), where the 2026 page will appear once released (as the 2025 page currently shows the Global "Actors" ranking).',
  ),
  term(
    'searched-soon',
    'this market may resolve as soon as the official {period:year} data is released for the specified timeframe',
    'The data may decide at once.',
    'This market may resolve as soon as the official 2026 data is released for the specified timeframe.',
  ),
  no(
    'searched-none',
    'if none of the listed options is ranked # {stage:number} in the respective list or if {opponent:proper} does not release the {period:year} Year in Search by {until_date:date} {until_time:time} this market will resolve to other',
    'nothing that is listed is the one',
    'If none of the listed options is ranked #1 in the respective list or if Alder does not release the 2026 Year in Search by March 31, 2027, 11:59 PM ET, this market will resolve to "Other."',
  ),
  yes(
    'app-is',
    `the {subject:proper} iOS app is the # {stage:number} app in the United States iPhone Apple App Store for the overall Top Charts under ${chart} on {date:date} {time:time}`,
    'app has a place in the store',
    'the Alder iOS app is the #1 app in the United States iPhone Apple App Store for the overall Top Charts under "Free Apps", on October 6, 2026, 12:00 PM ET.',
  ),
  term(
    'app-chart',
    `to find the overall chart click Apps at the bottom of the US iOS App Store app scroll down to ${chart} and click See All`,
    'Where the chart is.',
    'To find the overall chart, click "Apps" at the bottom of the US iOS App Store app, scroll down to "Top Free Apps" and click "See All".',
  ),
  term(
    'app-list',
    "it=(then under Free Apps in the Top Charts section | then under Paid Apps in the Top Charts section | in the Top Charts section under Free Apps | in the Top Charts section under Paid Apps) you'll see the list that will be used as the resolution source to=(for | to) this market {source:address}",
    'Which chart it is.',
    'Then under "Free Apps" in the "Top Charts" section, you\'ll see the list that will be used as the resolution source for this market (https://store.example/top).',
  ),
  decided(
    'best-model',
    `the company link=(which owns the model which has | that owns the model that has | that owns the model with) the place=(highest | second highest | third highest) arena score based base=(off | on) ${arena}`,
    'company has the best model',
    'the company that owns the model that has the highest arena score based on the Chatbot Arena LLM Leaderboard (https://board.example/) when the table under the "Leaderboard" tab is checked on June 30, 2026, 12:00 PM ET.',
  ),
  term(
    'best-model-style',
    'results from the Arena Score section on the Leaderboard tab of {source:address} style=(with the style control off | with the style control on | set to default style control on | set to default with style control on) will be used to resolve this market',
    'Which table it is.',
    'Results from the "Arena Score" section on the Leaderboard tab of https://board.example/text with the style control off will be used to resolve this market.',
  ),
  term(
    'best-model-tie',
    "if two models are tied for the rank=(top | best | highest) arena score at this market's check time resolution will be based on whichever company's name as it is described in this market group comes first in alphabetical order e.g. if both were tied {aside:proper} would resolve to yes and xAI would resolve to no",
    'Of those who are level the first of the alphabet is the one.',
    'If two models are tied for the top arena score at this market\'s check time, resolution will be based on whichever company\'s name, as it is described in this market group, comes first in alphabetical order (e.g., if both were tied, "Alder" would resolve to "Yes", and "xAI" would resolve to "No")',
  ),
  phrase(
    'listed/best-model-source',
    'the resolution source for this market is the Chatbot Arena LLM Leaderboard found at {source:address}',
    {
      venues: ['venue_b'],
      says: [source('the leaderboard of models')],
      words: 'A leaderboard decides.',
      examples: [
        'The resolution source for this market is the Chatbot Arena LLM Leaderboard found at https://board.example/.',
      ],
    },
  ),
  term(
    'source-away',
    'if this resolution source is unavailable at check time this market will remain open until the leaderboard comes back online and on=[will] resolve based on the first check after it becomes available',
    'A source that is away is awaited.',
    'If this resolution source is unavailable at check time, this market will remain open until the leaderboard comes back online and resolve based on the first check after it becomes available.',
  ),
  term(
    'source-gone',
    'if it becomes permanently unavailable this market will resolve based on another resolution source',
    'Another source may decide.',
    'If it becomes permanently unavailable, this market will resolve based on another resolution source.',
  ),
  decided(
    'richest',
    'the name ranked # {stage:number} on the {competition:contest} on {date:date} {time:time}',
    'has a place in a ranking',
    'the name ranked #1 on the Alder Billionaires Index on October 31, 2026, 12:00 PM ET.',
  ),
  term(
    'index-source',
    'the primary resolution source for this market will be the {source:proper} {source:address}',
    'A ranking decides.',
    'The primary resolution source for this market will be the Alder Index (https://index.example/).',
  ),
  term(
    'index-late',
    'if the data for the specified date is not released by {until_date:date} {until_time:time} the {source:proper} will be used {source:address}',
    'Another ranking may decide.',
    'If the data for the specified date is not released by October 31, 2026, 11:59 PM ET, the Birch List will be used (https://list.example/).',
  ),
  term(
    'index-last',
    "if neither source provides the specified date's data by {until_date:date} {until_time:time} this market will resolve according to the latest data point available on the {source:proper}",
    'The last figures may decide.',
    "If neither source provides the specified date's data by November 30, 2026, 11:59 PM ET, this market will resolve according to the latest data point available on the Alder Index.",
  ),
  decided(
    'gross',
    'the movie with the place=(highest | second highest | third highest) {period:year} gross once data for {date:day} is made available',
    'has a place by gross',
    'the movie with the second highest 2026 gross once data for December 31, 2026 is made available.',
  ),
  term(
    'gross-tie',
    'in the event of an exact tie the film that comes first alphabetically will be considered the winner',
    'Of those who are level the first of the alphabet is the one.',
    'In the event of an exact tie the film that comes first alphabetically will be considered the winner.',
  ),
  term(
    'gross-late',
    'if there is no final data available by {until_date:date} {until_time:time} another credible resolution source will be chosen',
    'Another source may decide.',
    'If there is no final data available by January 31, 2027, 11:59 PM ET, another credible resolution source will be chosen.',
  ),
  decided(
    'largest',
    'the place=(largest | second largest | third largest | fourth largest) company in the world by market cap on {date:date} as of market close',
    'has a place by value',
    'the second-largest company in the world by market cap on December 31, 2026, as of market close.',
  ),
  decided(
    'streamed',
    'the most streamed what=(song | artist | album) in the U.S. on Spotify for the week labeled {date:day}',
    'is most streamed',
    'the most-streamed song in the U.S. on Spotify for the week labeled March 12.',
  ),

  yes(
    'earnings',
    `{subject:proper} reports ${perShare} greater than $ {bound:number} for the relevant quarter in its next quarterly earnings release`,
    'earns more a share',
    'Alder Works reports GAAP EPS greater than $1.25 for the relevant quarter in its next quarterly earnings release.',
  ),
  term(
    'earnings-date',
    'as=[as of market creation] {subject:proper} is sure=(estimated | scheduled) to release earnings on {date:date}',
    'When it reports.',
    'Alder Works is estimated to release earnings on October 14, 2026.',
  ),
  term(
    'earnings-date-time',
    'as=[as of market creation] {subject:proper} is sure=(estimated | scheduled) to release earnings on {date:date} {time:time}',
    'When it reports.',
    'Alder Works is estimated to release earnings on October 14, 2026 7:30 a.m. ET.',
  ),
  term(
    'earnings-currency',
    'note all figures are expressed in USD unless otherwise indicated',
    'In which currency.',
    'Note: All figures are expressed in USD, unless otherwise indicated.',
  ),
  term(
    'earnings-shares',
    'note for primarily internationally listed companies this market refers specifically to the shares traded in the United States on U.S. stock exchanges such as the NYSE or Nasdaq',
    'Which shares.',
    'Note: For primarily internationally listed companies, this market refers specifically to the shares traded in the United States on U.S. stock exchanges such as the NYSE or Nasdaq.',
  ),
  term(
    'earnings-estimate',
    `the whose=(Street | Bloomberg) consensus estimate for {subject:proper} 's ${perShare} for the relevant quarter is $ {bound:number} as=[as of market creation]`,
    'What was expected.',
    "The Street consensus estimate for Alder Works's GAAP EPS for the relevant quarter is $1.25.",
  ),
  term(
    'earnings-documents',
    `the resolution source will be the ${perShare} listed in the company's official earnings documents`,
    "The company's documents decide.",
    "The resolution source will be the GAAP EPS listed in the company's official earnings documents.",
  ),
  term(
    'earnings-press',
    `the resolution source will be the ${perShare} listed in the summary financial earnings press release Form 8 K rounded to the nearest cent using standard rounding`,
    'The press release decides.',
    'The resolution source will be the non-GAAP EPS listed in the summary financial earnings press release (Form 8-K) rounded to the nearest cent using standard rounding.',
  ),
  term(
    'earnings-reported',
    `if {subject:proper} releases earnings without ${perShare} the market will resolve according to the ${again} figure reported by SeekingAlpha`,
    'Another figure may decide.',
    'If Alder Works releases earnings without GAAP EPS, then the market will resolve according to the GAAP EPS figure reported by SeekingAlpha.',
  ),
  term(
    'earnings-none',
    "if no such figure is published within 96h of market close 4 00 00pm ET on the day earnings are announced the market will resolve pays=(to no | according to the GAAP EPS listed in the company's official earnings documents or if not published there according to the GAAP EPS provided by SeekingAlpha)",
    'Without a figure another decides, or No.',
    'If no such figure is published within 96h of market close (4:00:00pm ET) on the day earnings are announced, the market will resolve to "No".',
  ),
  term(
    'earnings-neither',
    'if no GAAP EPS number is available from either source at that time the market will resolve to no',
    'Without a figure No.',
    'If no GAAP EPS number is available from either source at that time, the market will resolve to "No."',
  ),
  term(
    'earnings-late',
    'if the company does not release earnings within 45 calendar days of the estimated earnings date this market will resolve to no',
    'A late report pays No.',
    'If the company does not release earnings within 45 calendar days of the estimated earnings date, this market will resolve to "No."',
  ),
  term(
    'earnings-press-late',
    `if that figure is not included in the Form 8 K and if {subject:proper} does not release ${perShare} within {aside:number} calendar days of the scheduled earnings announcement date this market will resolve to no`,
    'A late report pays No.',
    'If that figure is not included in the Form 8-K, and if Alder Works does not release non-GAAP EPS within 45 calendar days of the scheduled earnings announcement date this market will resolve to "No."',
  ),
  term(
    'earnings-restated',
    `note subsequent restatements corrections or revisions made to the initially announced ${perShare} figure will not qualify for resolution`,
    'Later figures do not count.',
    'Note: Subsequent restatements, corrections, or revisions made to the initially announced GAAP EPS figure will not qualify for resolution.',
  ),
  term(
    'earnings-mistakes',
    `note subsequent restatements corrections or revisions made to the initially announced ${perShare} figure will not qualify for resolution except in the case of obvious and immediate mistakes e.g. fat finger errors as with Lyft's LYFT earnings release in February 2024`,
    'Later figures do not count, but for plain mistakes.',
    "Note: Subsequent restatements, corrections, or revisions made to the initially announced GAAP EPS figure will not qualify for resolution, except in the case of obvious and immediate mistakes (e.g., fat finger errors, as with Lyft's (LYFT) earnings release in February 2024).",
  ),
  term(
    'earnings-strikes',
    `note the strike prices used in these markets are derived from SeekingAlpha estimates and reflect the consensus of sell side analyst estimates for ${perShare}`,
    'Where the number is from.',
    'Note: The strike prices used in these markets are derived from SeekingAlpha estimates, and reflect the consensus of sell-side analyst estimates for GAAP EPS.',
  ),
  term(
    'earnings-strikes-press',
    'note the strike prices used in these markets are derived from it=(Bloomberg estimates | the Bloomberg Estimates BEst EPS Q Earnings Per Share EPS field)',
    'Where the number is from.',
    'Note: The strike prices used in these markets are derived from Bloomberg estimates.',
  ),
  term(
    'earnings-field',
    'this field reflects the consensus estimate for what=(non GAAP EPS | GAAP EPS | adjusted earnings per share)',
    'Where the number is from.',
    'This field reflects the consensus estimate for non-GAAP EPS.',
  ),
  term(
    'earnings-mean',
    'the consensus estimate is the mean of sell side analyst estimates',
    'Where the number is from.',
    'The consensus estimate is the mean of sell-side analyst estimates.',
  ),
  term(
    'cents',
    'note link=[that] all figures will be rounded to the nearest cent using standard rounding',
    'Cents are rounded.',
    'Note: All figures will be rounded to the nearest cent using standard rounding.',
  ),
  term(
    'earnings-ifrs',
    'note for the purposes of this market IFRS EPS will be treated as GAAP EPS',
    'Two standards count alike.',
    'Note: For the purposes of this market, IFRS EPS will be treated as GAAP EPS.',
  ),
  term(
    'earnings-diluted',
    'on=(note for the purposes of this market | for the purposes of this market) GAAP EPS refers to diluted GAAP EPS unless it=(this | it) is not published in which case it refers to basic GAAP EPS',
    'Diluted figures come first.',
    'Note: For the purposes of this market, GAAP EPS refers to diluted GAAP EPS, unless this is not published, in which case it refers to basic GAAP EPS.',
  ),
  term(
    'earnings-versions',
    'note if multiple versions of non GAAP EPS are published the market will resolve according to the primary headline non GAAP EPS number which is typically presented on a diluted basis',
    'Which of several figures counts.',
    'Note: If multiple versions of non-GAAP EPS are published, the market will resolve according to the primary headline non-GAAP EPS number, which is typically presented on a diluted basis.',
  ),
  term(
    'earnings-basic',
    'if diluted is not published basic non GAAP EPS will qualify',
    'Basic figures come second.',
    'If diluted is not published, then basic non-GAAP EPS will qualify.',
  ),
];
