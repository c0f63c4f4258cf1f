/** Storms of a hurricane season on venue_b: how many are named, and whether one of a category makes landfall. Known inside its event. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, no, term, yes } from './listed-outcomes.ts';

const basin = 'basin=(Atlantic | Pacific | Eastern Pacific)';

export const hurricaneSeasonPhrases: readonly Phrase[] = [
  term(
    'season-lasts',
    `the {period:year} ${basin} hurricane season will take place over a period lasting from {since_date:day} to {until_date:day}`,
    'When the season is.',
    'The 2027 Atlantic hurricane season will take place over a period lasting from June 1 to November 30.',
  ),
  decided(
    'storms-named',
    `the number of what=(storms | hurricanes | major hurricanes) NOAA names during the {period:year} ${basin} hurricane season`,
    'range of named storms',
    'the number of storms NOAA names during the 2027 Atlantic hurricane season.',
  ),
  term(
    'storms-before',
    "on=[note] storms that form before the designated period but which are active during it will count towards this market's resolution",
    'Storms of before count.',
    "Storms that form before the designated period but which are active during it will count towards this market's resolution.",
  ),
  no(
    'storms-exceed',
    "if a number of storms exceeding a bracket's number are named within this market's timeframe that bracket may immediately resolve to no",
    'there are too many',
    'If a number of storms exceeding a bracket\'s number are named within this market\'s timeframe, that bracket may immediately resolve to "No".',
  ),
  phraseOfB(
    'listed/storms-source',
    `the resolution source for this market will be NOAA's list of named storms during the ${basin} hurricane season {source:address} and / or their data on individual storms`,
    {
      ignores: ['basin'],
      says: [source('the list of named storms')],
      words: 'The list of named storms decides.',
      examples: [
        "The resolution source for this market will be NOAA's list of named storms during the Atlantic hurricane season (https://storms.example/) and/or their data on individual storms.",
      ],
    },
  ),
  term(
    'storm-unclassified',
    'if there is a potential named storm that has not yet been classified by {aside:day} {aside:time} the market may remain open until {until_date:day} {until_time:time} to determine if a classification was made prior to midnight',
    'A late classification is awaited.',
    'If there is a potential named storm that has not yet been classified by Nov 30, 11:59 PM ET, the market may remain open until Dec 1, 12:00 PM ET to determine if a classification was made prior to midnight.',
  ),
  yes(
    'category-landfall',
    'any named tropical system makes landfall in the where=(contiguous United States | United States | continental United States) as a Category {stage:number} stronger=[or stronger] hurricane between {since_date:day} and {until_date:date} {until_time:time} as reported in official National Hurricane Center advisories {source:address}',
    'a hurricane makes landfall',
    'any named tropical system makes landfall in the contiguous United States as a Category 5 hurricane between June 1 and November 30, 2027, 11:59 PM ET, as reported in official National Hurricane Center advisories (https://storms.example/2027/).',
  ),
  term(
    'each-landfall',
    'if any hurricane makes multiple landfalls in the where=(contiguous United States | United States | continental United States) each landfall will be considered for the resolution of this market',
    'Every landfall counts.',
    'If any hurricane makes multiple landfalls in the contiguous United States, each landfall will be considered for the resolution of this market.',
  ),
  term(
    'landfall-defined',
    "for the purposes of this market hurricane categories are defined by NOAA {source:address} and a hurricane landfall is considered to occur when the hurricane's surface center intersects with the coastline {source:address}",
    'What a landfall is.',
    "For the purposes of this market, hurricane categories are defined by NOAA (https://storms.example/scale), and a hurricane landfall is considered to occur when the hurricane's surface center intersects with the coastline (https://storms.example/words).",
  ),
  term(
    'first-advisory',
    'this market will resolve based on an initial advisory released by the NHC for whether a system has made landfall in the where=(contiguous United States | United States | continental United States) at a strength of category {stage:number} regardless of any later retraction or analysis that may contradict the initial announcement',
    'The first advisory decides.',
    'This market will resolve based on an initial advisory released by the NHC for whether a system has made landfall in the contiguous United States at a strength of category 5, regardless of any later retraction or analysis that may contradict the initial announcement.',
  ),
];
