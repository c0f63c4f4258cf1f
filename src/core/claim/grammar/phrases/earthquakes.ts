/** Earthquakes of a magnitude within a time, on venue_b: that there are so many, or how many there are. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { scope, source, yesIf } from '../sayings.ts';
import { defines } from './in-any-window.ts';
import { decided } from './listed-outcomes.ts';

const places = 'where=(anywhere on Earth | worldwide)';

/** The last is told by its days and their zone alone. */
const windows = [
  [
    'until-time',
    'between {since_date:day September 30} and {until_date:date October 31, 2026}, {until_time:time 11:59 PM ET}',
  ],
  [
    'from-time',
    'between {since_date:day September 18}, {since_time:time 5:00 PM ET}, and {until_date:date October 31, 2026}, {until_time:time 11:59 PM ET}',
  ],
  ['days', 'between {since_date:day September 18} and {until_date:date October 31, 2026} ET'],
] as const;

const soMany: readonly Phrase[] = windows.map(([id, window]) =>
  phraseOfB(
    `quakes/so-many/${id}`,
    `This market will resolve to "Yes" if {bound:number 1} or more earthquakes with a magnitude of {period:number 8.0} or higher occur ${places} ${window}.`,
    {
      ignores: ['where'],
      says: [
        yesIf('deadline', 'so many earthquakes of such a magnitude occur', 'at_most'),
        ...(id.startsWith('days') ? [scope('eastern_dates')] : []),
      ],
      words: 'Yes if there are so many earthquakes in time.',
    },
  ),
);

export const earthquakePhrases: readonly Phrase[] = [
  ...soMany,
  decided(
    'quakes',
    `the total number of earthquakes with a magnitude of {bound:number} or higher that occur ${places} between {since_date:date} {since_time:time} and {until_date:date} {until_time:time}`,
    'range has the number of earthquakes',
    'the total number of earthquakes with a magnitude of 7.0 or higher that occur anywhere on Earth between October 13, 2026, 12:00 PM ET, and December 31, 2026, 11:59 PM ET.',
  ),
  phraseOfB(
    'quakes/source',
    'The resolution source for this market is the United States Geological Survey (USGS) Earthquake Hazards Program ({source:address https://quakes.example/}).',
    { says: [source('a survey of earthquakes')], words: 'A survey of earthquakes decides.' },
  ),
  phraseOfB(
    'quakes/not-yet-listed',
    "If an earthquake of substantial size has occurred within this market's timeframe but not yet appeared on the resolution source, this market may remain open until {aside:date November 7, 2026}, {aside:time 11:59 PM ET}, or until the earthquake in question otherwise appears on the resolution source.",
    {
      says: [],
      argued: 'until when a late report of an earthquake in time is awaited',
      words: 'A late report is awaited.',
    },
  ),
  defines(
    'quakes/other-source',
    'if such an earthquake has not appeared on the resolution source by that date another credible resolution source will be used',
    'What is not listed in time is decided by another source.',
    'If such an earthquake has not appeared on the resolution source by that date, another credible resolution source will be used.',
  ),
  defines(
    'quakes/revised',
    'after a qualifying earthquake is registered this market will remain open for {aside:number} hours to account for any revisions to its recorded magnitude',
    'A magnitude may be revised for some hours.',
    'After a qualifying earthquake is registered, this market will remain open for 24 hours to account for any revisions to its recorded magnitude.',
  ),
  defines(
    'quakes/latest',
    'after {aside:number} hours this market will resolve according to the latest provided data',
    'A magnitude may be revised for some hours.',
    'After 24 hours, this market will resolve according to the latest provided data.',
  ),
  defines(
    'quakes/megaquake',
    'a megaquake is defined as an earthquake with a magnitude of {aside:number} or greater',
    'What the title means.',
    'A "megaquake" is defined as an earthquake with a magnitude of 8.0 or greater.',
  ),
];
