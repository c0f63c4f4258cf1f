/** Who wins a prize, hosts or enters a song contest, or follows somebody, on venue_b, where the label has the name. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { decided, no, term, until, yes } from './listed-outcomes.ts';

const judged = [{ says: 'judgement' }] as const;

const prizes: readonly Phrase[] = [
  decided(
    'prize-winner-announced',
    'the listed {aside:kind} who is officially announced as the winner of the {period:year} {competition:proper} what=[in {opponent:proper}] by the {source:proper}',
    'wins a prize',
    'the listed individual, who is officially announced as the winner of the 2026 ‹Alder Prize› in ‹Birch› by the Cedar Academy.',
  ),
  decided(
    'prize-winner',
    'the winner of the {period:year} {competition:proper} as announced by the {source:proper}',
    'wins a prize',
    'the winner of the 2026 Alder Prize, as announced by the Cedar Committee.',
  ),
  decided(
    'prize-for',
    'the listed {aside:kind} who wins the {period:year} {competition:proper} for {opponent:proper}',
    'wins a prize',
    'the listed artist who wins the 2026 Alder Prize for Album of the Year.',
  ),
  term(
    'prize-due',
    'the {aside:year} {aside:proper} what=[in {aside:proper}] is scheduled to be awarded in {aside:month} during the annual {aside:proper} announcements in where=(Stockholm Sweden | Oslo Norway)',
    'When the prize is given.',
    'The 2026 ‹Alder Prize› in ‹Birch› is scheduled to be awarded in October 2026, during the annual ‹Alder Prize› announcements in Stockholm, Sweden.',
  ),
  term(
    'prize-several',
    'if there are multiple winners this market will resolve to the person whose last name as listed here comes first alphabetically',
    'Of several the first of the alphabet is the one.',
    'If there are multiple winners, this market will resolve to the person whose last name, as listed here, comes first alphabetically.',
  ),
  term(
    'prize-jointly',
    'if multiple listed individuals or entities jointly receive the prize the market will resolve to a single winner',
    'Of several one is the winner.',
    'If multiple listed individuals or entities jointly receive the prize, the market will resolve to a single winner.',
  ),
  term(
    'prize-tie',
    'in the case of a tie for the winner e.g. multiple recipients this market will resolve in favor of the listed {aside:kind} whose {aside:naming} comes first alphabetically',
    'Of several the first of the alphabet is the one.',
    'In the case of a tie for the winner (e.g., multiple recipients), this market will resolve in favor of the listed artist whose listed name comes first alphabetically.',
  ),
  no(
    'prize-late',
    `if the award has not been officially announced by ${until} this market will resolve to other`,
    'no award in time',
    'If the award has not been officially announced by April 30, 2027, this market will resolve to "Other."',
  ),
  no(
    'prize-winner-late',
    `if for any reason no winner is officially announced by ${until} this market will resolve to other`,
    'no winner in time',
    'If, for any reason, no winner is officially announced by April 30, 2027, 11:59 PM ET, this market will resolve to "Other".',
  ),
  no(
    'prize-not-announced',
    `if no official announcement regarding the {period:year} {competition:proper} has been made by ${until} this market will resolve to other`,
    'no award in time',
    'If no official announcement regarding the 2026 Alder Prize has been made by March 31, 2027, 11:59 PM ET, this market will resolve to "Other."',
  ),
  yes(
    'nominated-at',
    'the listed {aside:kind} is nominated for {opponent:proper} how=[in a Motion Picture] medium=(Drama | Musical or Comedy) at the {aside:edition} annual=[Annual] {competition:contest}',
    'listed is nominated at a show',
    'the listed person is nominated for Best Alder in a Motion Picture - Drama at the 83rd Annual Birch Awards.',
  ),
  no(
    'nominations-late',
    `if for any reason no nominations are announced by ${until} this market will resolve to no`,
    'no nominee in time',
    'If, for any reason, no nominations are announced by January 11, 2027, 11:59 PM ET, this market will resolve to "No."',
  ),
];

const songs: readonly Phrase[] = [
  term(
    'song-contest-due',
    'the {stage:proper} of the {competition:proper} Song Contest {period:year} is scheduled for {aside:date}',
    'When the contest is.',
    'The ‹Grand Final› of the ‹Aldervision› Song Contest 2026 is scheduled for May 16, 2026.',
  ),
  decided(
    'song-contest-points',
    'the country that receives the highest number of points from the whose=(professional juries | public vote | televote) in the {stage:proper} of the {competition:proper} Song Contest {period:year}',
    'country has the most points',
    'the country that receives the highest number of points from the professional juries in the ‹Grand Final› of the ‹Aldervision› Song Contest 2026.',
  ),
  term(
    'song-contest-ties',
    "all ties will be broken according to EBU's official {competition:proper} rules",
    'The rules break ties.',
    "All ties will be broken according to EBU's official ‹Aldervision› rules.",
  ),
  decided(
    'song-contest-host',
    'the city announced to host {competition:proper} {period:year}',
    'city is announced as host',
    'the city announced to host Aldervision 2027.',
  ),
  term(
    'song-contest-host-announced',
    'this market will resolve immediately based on the official announcement for which city will host {competition:proper} {period:year} regardless of whether that decision is later changed or the city hosts the event',
    'The announcement counts.',
    'This market will resolve immediately based on the official announcement for which city will host Aldervision 2027, regardless of whether that decision is later changed or the city hosts the event.',
  ),
  no(
    'song-contest-undecided',
    `if no decision is announced by ${until} this market will resolve to other`,
    'no decision in time',
    'If no decision is announced by December 31, 2026, 11:59PM ET, this market will resolve to "Other".',
  ),
  phraseOfB(
    'listed/song-contest-source',
    'The resolution source for this market will be information from {source:proper Aldervision}, including {source:address https://songs.example/}, or a consensus of credible reporting.',
    { says: judged, words: 'The contest decides, or credible reports: a matter of judgement.' },
  ),
  term(
    'song-contest-list',
    'the final list of participating countries for {competition:proper} {period:year} is expected to be officially published by the European Broadcasting Union EBU in when=(mid to late | early | late) {aside:month}',
    'When the list is published.',
    'The final list of participating countries for Aldervision 2026 is expected to be officially published by the European Broadcasting Union (EBU) in mid-to-late December 2025.',
  ),
  yes(
    'song-contest-listed',
    'the listed country is included in the earliest official list of participants for the {competition:proper} Song Contest {period:year} as announced by the European Broadcasting Union EBU or {competition:proper} by {until_date:date} {until_time:time}',
    'listed country is in the first list',
    'the listed country is included in the earliest official list of participants for the ‹Aldervision› Song Contest 2026, as announced by the European Broadcasting Union (EBU) or ‹Aldervision› by May 11, 2026, 11:59 PM ET.',
  ),
  term(
    'song-contest-first-list',
    'this market will solely resolve based on the countries mentioned in the first official announcement subsequent withdrawals or adjustments will not affect the resolution of this market',
    'The first list counts.',
    'This market will solely resolve based on the countries mentioned in the first official announcement; subsequent withdrawals or adjustments will not affect the resolution of this market.',
  ),
  no(
    'song-contest-no-list',
    `if no qualifying list is published by ${until} this market will resolve to no`,
    'no list in time',
    'If no qualifying list is published by May 11, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
  phraseOfB(
    'listed/song-contest-sources',
    'The primary resolution source for this market will be official information from the European Broadcasting Union (EBU) and {source:proper Aldervision} (e.g., {source:address https://songs.example/}); however, a consensus of credible reporting may also be used.',
    { says: judged, words: 'The contest decides, or credible reports: a matter of judgement.' },
  ),
];

const successors: readonly Phrase[] = [
  decided(
    'successor',
    'the first individual who is officially announced as the successor to {opponent:proper} as {stage:proper} by {until_date:date}',
    'is announced as successor',
    'the first individual who is officially announced as the successor to Ana Doe as CEO of Alder by February 28, 2027.',
  ),
  term(
    'successor-announced',
    'an announcement of a successor will be sufficient for a yes resolution regardless of whether the announced replacement actually becomes the next {stage:proper}',
    'The announcement counts.',
    'An announcement of a successor will be sufficient for a "Yes" resolution regardless of whether the announced replacement actually becomes the next CEO of Alder.',
  ),
  yes(
    'person-of-year',
    'the individual named as {competition:proper} for {period:year} is a what=(woman | man)',
    'the one who is named is such',
    "the individual named as ‹ALDER's Person of the Year› for 2026 is a woman.",
  ),
];

export const listedPrizePhrases: readonly Phrase[] = [...prizes, ...songs, ...successors];
