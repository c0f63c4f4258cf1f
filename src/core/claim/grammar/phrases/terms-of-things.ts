/** What counts as an act of a coin, a company or a product, and whose word decides it, on venue_b. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { defines, endsWithNo } from './in-any-window.ts';

const judged = [{ says: 'judgement' }] as const;
const reportsToo = 'a consensus of credible reporting may=(may | will) also be used.';

const counts: readonly Phrase[] = [
  defines(
    'token-confirmed',
    'only what=(tokens | coins) which are confirmed to have been launched by {subject:proper} note=[either] through posts from official social media channels or otherwise confirmed by public statements will qualify',
    'The launch is confirmed.',
    'Only tokens which are confirmed to have been launched by Ana Doe, either through posts from official social media channels, or otherwise confirmed by public statements will qualify.',
  ),
  defines(
    'token-tradable',
    'the token must be how=(actively and publicly transferable and tradable | publicly transferable and tradable | publicly announced and transferable on a blockchain | publicly tradable)',
    'What a token is.',
    'The token must be actively and publicly transferable and tradable.',
  ),
  defines(
    'token-locked',
    'for the purposes of this market locked tokens will not how=(qualify | count | suffice to resolve this market to yes)',
    'What no token is.',
    'For the purposes of this market, "locked" tokens will not qualify.',
  ),
  defines(
    'announced-by-channel',
    'the announcement must be made through any of their official or verified channels as a recorded or written statement by their CEO legal representation or other individual or team which officially represents {subject:proper}',
    'Who may announce it.',
    'The announcement must be made through any of their official or verified channels, as a recorded or written statement by their CEO, legal representation, or other individual or team which officially represents Alder Works.',
  ),
  defines(
    'divorce-announced-by-day',
    'an announcement by {until_date:date} of their intention to divorce will be sufficient for a yes resolution regardless of whether the divorce later actually occurs or whether the actual divorce occurs outside of the timeframe of this market',
    'An announced divorce counts.',
    'An announcement by December 31, 2026, of their intention to divorce will be sufficient for a "Yes" resolution, regardless of whether the divorce later actually occurs, or whether the actual divorce occurs outside of the timeframe of this market.',
  ),
  defines(
    'release-of-model',
    'for this market to resolve to yes a qualifying model must be launched and publicly accessible including via open beta or open rolling waitlist signups',
    'What it is to be released.',
    'For this market to resolve to "Yes," a qualifying model must be launched and publicly accessible, including via open beta or open rolling waitlist signups.',
  ),
  defines(
    'release-labelled',
    "the release must be either clearly defined and publicly announced by {aside:proper} as being accessible to the general public or otherwise made publicly accessible and explicitly labeled within the company's official website",
    'It is announced as open to all, or open and labelled.',
    "The release must be either clearly defined and publicly announced by Alder Works as being accessible to the general public or otherwise made publicly accessible and explicitly labeled within the company's official website.",
  ),
  defines(
    'release-mislabelled',
    'labeling errors placeholder text or version names displayed on the website that do not correspond to a model that is actually accessible to the general public will not qualify',
    'Names without a model do not count.',
    'Labeling errors, placeholder text, or version names displayed on the website that do not correspond to a model that is actually accessible to the general public will not qualify.',
  ),
  defines(
    'release-of-generation',
    'products labeled as a new flagship generation {aside:proper} or similar will NOT qualify',
    'A later generation does not count.',
    'Products labeled as a new flagship generation Alder-6 or similar will NOT qualify.',
  ),
  defines(
    'release-of-kinds',
    'qualifying releases of task specialized models e.g. {aside:proper} / {opponent:proper} cost efficiency variants e.g. Nano / Mini or reasoning models of the o series family will count for this market',
    'Which models count.',
    'Qualifying releases of task-specialized models (e.g., Alder-Codex/Transcribe), cost-efficiency variants (e.g., Nano/Mini), or reasoning models of the o-series family will count for this market.',
  ),
  defines(
    'meteors-late',
    'if this dataset has not been updated to include all relevant dates by {aside:date} or if the NASA JPL Fireball and Bolide Data repository becomes permanently unavailable this market may resolve based on a consensus of credible sources including the European Space Agency ESA the International Asteroid Warning Network IAWN the U.S. Department of Defense or credible reporting of a scientific consensus such as a NASA press release',
    'Other sources may decide.',
    'If this dataset has not been updated to include all relevant dates by February 28, 2027, or if the NASA JPL Fireball and Bolide Data repository becomes permanently unavailable, this market may resolve based on a consensus of credible sources including the European Space Agency (ESA), the International Asteroid Warning Network (IAWN), the U.S. Department of Defense, or credible reporting of a scientific consensus, such as a NASA press release.',
  ),
];

const coins: readonly Phrase[] = [
  defines(
    'cap-history',
    "this market will resolve based on {aside:proper} 's historical data section for each coin currently available at {aside:address} and {aside:address} respectively specifically the daily Market Cap data",
    'Which values count.',
    'This market will resolve based on ‹CoinAlder›\'s "historical data" section for each coin, currently available at https://coins.example/one and https://coins.example/two respectively, specifically the daily "Market Cap" data.',
  ),
  defines(
    'cap-final',
    "the daily market cap data for any given date will be considered finalized once data for the following calendar day is published on {aside:proper} 's Historical Data page",
    'When a value is final.',
    "The daily market cap data for any given date will be considered finalized once data for the following calendar day is published on ‹CoinAlder›'s Historical Data page.",
  ),
  defines(
    'cap-final-of-two',
    "the daily market cap data for any given date will be considered finalized once data for the following calendar day is published on {aside:proper} 's Historical Data page for both {opponent:proper} and {opponent:proper}",
    'When a value is final.',
    "The daily market cap data for any given date will be considered finalized once data for the following calendar day is published on ‹CoinAlder›'s Historical Data page for both Birch and Cedar.",
  ),
  defines(
    'cap-source',
    'this market will resolve based on the specified {aside:proper} what=(chart | data) not according to other sources or spot markets',
    'Which values count.',
    'This market will resolve based on the specified ‹CoinAlder› chart, not according to other sources or spot markets.',
  ),
];

const sources: readonly Phrase[] = [
  phraseOfB(
    'source/announced-publicly',
    'The resolution source will be public announcements from {source:proper Alder Works}.',
    { says: [source('the one who is named')], words: 'Somebody who is named decides.' },
  ),
  phraseOfB(
    'source/announced-page',
    'The rank=[primary] resolution source for=[for this market] will be official announcements from the {source:proper Alder Institute} ({source:address https://results.example/}).',
    {
      ignores: ['rank', 'for'],
      says: [source('the one who is named')],
      words: 'Somebody who is named decides.',
    },
  ),
  phraseOfB(
    'source/channel-or-reports',
    'The primary resolution source for this market will be the {source:proper ‹Alder›} YouTube channel ({source:address https://videos.example/}) or a consensus of credible reporting.',
    { says: judged, words: 'A channel decides, or credible reports: a matter of judgement.' },
  ),
  phraseOfB(
    'source/person-or-media',
    'The resolution source will be statements from {source:proper Ana Doe} whose=(or her representatives | or his representatives | and her representatives | and his representatives | and their representatives); however, a definitive consensus of credible media reporting may be considered.',
    {
      ignores: ['whose'],
      says: judged,
      words: 'A person decides, or credible reports: a matter of judgement.',
    },
  ),
  phraseOfB(
    'source/two-persons-or-media',
    'The resolution source will be statements from {source:proper Ana Doe} or {source:proper Bo Doe} and their representatives; however, a definitive consensus of credible media reporting may be considered.',
    { says: judged, words: 'Two people decide, or credible reports: a matter of judgement.' },
  ),
  phraseOfB(
    'source/website-of-or-reports',
    `The rank=[primary] resolution source for=[for this market] will be the official {source:proper Alder Awards} website ({source:address https://results.example/}); however, ${reportsToo}`,
    {
      ignores: ['rank', 'for', 'may'],
      says: judged,
      words: 'A named page decides, or credible reports: a matter of judgement.',
    },
  ),
  phraseOfB(
    'source/page-but-reports',
    `The primary resolution source for this market will be official announcements from the {source:proper Alder Prize} ({source:address https://results.example/}), but ${reportsToo}`,
    {
      ignores: ['may'],
      says: judged,
      words: 'A named page decides, or credible reports: a matter of judgement.',
    },
  ),
  phraseOfB(
    'source/first-announcement',
    'The resolution source for=[for this market] will be the first official announcement from the {source:proper Alder Academy}.',
    {
      ignores: ['for'],
      says: [source('the one who is named')],
      words: 'Somebody who is named decides.',
    },
  ),
  phraseOfB(
    'source/published-by',
    'The resolution source for this market is=(is | will be) the {source:proper Alder Survey} ({source:address https://results.example/}).',
    { ignores: ['is'], says: [source('the one who is named')], words: 'Somebody who is named decides.' },
  ),
  defines(
    'offering-early',
    'this market will resolve early if {subject:proper} completes an IPO by {until_date:date} {until_time:time}',
    'It may be resolved early.',
    'This market will resolve early if Alder Works completes an IPO by December 31, 2026, 11:59 PM ET.',
  ),
  endsWithNo(
    'listed-already',
    'if {aside:proper} is acquired by another company that is already public this market will immediately resolve to no',
    'To be bought by a public company ends it with No.',
    'If Alder Works is acquired by another company that is already public, this market will immediately resolve to "No".',
  ),
  endsWithNo(
    'ceased-before',
    'if {aside:proper} merges with another entity is acquired or ceases to exist before the market resolves the market will also resolve to no',
    'The end of a company ends it with No.',
    'If Alder Works merges with another entity, is acquired, or ceases to exist before the market resolves, the market will also resolve to "No".',
  ),
];

export const termsOfThingsPhrases: readonly Phrase[] = [...counts, ...coins, ...sources];
