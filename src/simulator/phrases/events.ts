/** Counts, margins of elections, and things that happen by a date. */
import { type HandedPhrase, nothing, scope, settlesOn, source, yesIf } from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const eventPhrases: readonly HandedPhrase[] = [
  ...handIn(
    'Yes if the number of Atlantic hurricanes is at least the bound at the end of the day, Eastern time',
    [yesIf('count', 'atlantic_hurricanes', 'at_least')],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at least {bound:bound} hurricanes at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the number of Atlantic hurricanes is at least the bound by the end of the day',
    [yesIf('count', 'atlantic_hurricanes', 'at_least'), scope('by_the_end')],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at least {bound:bound} hurricanes by the end of {until_date:date}',
    ],
  ),
  ...handIn(
    'Yes if the number of Atlantic hurricanes is above the bound at the end of the day, Eastern time',
    [yesIf('count', 'atlantic_hurricanes', 'above')],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at above {bound:bound} hurricanes at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the number of Atlantic hurricanes is above the bound by the end of the day',
    [yesIf('count', 'atlantic_hurricanes', 'above'), scope('by_the_end')],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at above {bound:bound} hurricanes by the end of {until_date:date}',
    ],
  ),
  ...handIn(
    'Yes if the number of Atlantic hurricanes is at most the bound at the end of the day, Eastern time',
    [yesIf('count', 'atlantic_hurricanes', 'at_most')],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at most {bound:bound} hurricanes at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the number of Atlantic hurricanes is at most the bound by the end of the day',
    [yesIf('count', 'atlantic_hurricanes', 'at_most'), scope('by_the_end')],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at most {bound:bound} hurricanes by the end of {until_date:date}',
    ],
  ),
  ...handIn(
    'atlantic_hurricanes, in the range of the label',
    [settlesOn('count', 'atlantic_hurricanes')],
    [
      'Decided by Atlantic hurricanes of the season, as the National Hurricane Center gives it at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the approval of the president is at least the bound at the end of the day, Eastern time',
    [yesIf('count', 'president_approval', 'at_least')],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at least {bound:bound} percent at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the approval of the president is at least the bound by the end of the day',
    [yesIf('count', 'president_approval', 'at_least'), scope('by_the_end')],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at least {bound:bound} percent by the end of {until_date:date}',
    ],
  ),
  ...handIn(
    'Yes if the approval of the president is above the bound at the end of the day, Eastern time',
    [yesIf('count', 'president_approval', 'above')],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at above {bound:bound} percent at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the approval of the president is above the bound by the end of the day',
    [yesIf('count', 'president_approval', 'above'), scope('by_the_end')],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at above {bound:bound} percent by the end of {until_date:date}',
    ],
  ),
  ...handIn(
    'Yes if the approval of the president is at most the bound at the end of the day, Eastern time',
    [yesIf('count', 'president_approval', 'at_most')],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at most {bound:bound} percent at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'Yes if the approval of the president is at most the bound by the end of the day',
    [yesIf('count', 'president_approval', 'at_most'), scope('by_the_end')],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at most {bound:bound} percent by the end of {until_date:date}',
    ],
  ),
  ...handIn(
    'president_approval, in the range of the label',
    [settlesOn('count', 'president_approval')],
    [
      'Decided by approval of the president, as the polling average of Silver Bulletin gives it at the end of {until_date:date}, ET',
    ],
  ),
  ...handIn(
    'the range of the label decides, its ends included',
    [scope('range_of_label')],
    ['Each market counts the range in its title, both ends included'],
  ),
  ...handIn(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', "Democratic over Republican nominee, governor's race", 'at_least')],
    [
      "Yes if the certified margin of the Democratic nominee over the Republican nominee in the governor's race of {period:year} in {subject:name} is at least {bound:bound} percentage points, to one decimal",
    ],
  ),
  ...handIn(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', "Democratic over Republican nominee, governor's race")],
    [
      "Decided by the certified margin of the Democratic nominee over the Republican nominee in the governor's race of {period:year} in {subject:name}, in percentage points to one decimal",
    ],
  ),
  ...handIn(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, Senate race', 'at_least')],
    [
      'Yes if the certified margin of the Democratic nominee over the Republican nominee in the Senate race of {period:year} in {subject:name} is at least {bound:bound} percentage points, to one decimal',
    ],
  ),
  ...handIn(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, Senate race')],
    [
      'Decided by the certified margin of the Democratic nominee over the Republican nominee in the Senate race of {period:year} in {subject:name}, in percentage points to one decimal',
    ],
  ),
  ...handIn(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, special Senate race', 'at_least')],
    [
      'Yes if the certified margin of the Democratic nominee over the Republican nominee in the special Senate race of {period:year} in {subject:name} is at least {bound:bound} percentage points, to one decimal',
    ],
  ),
  ...handIn(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, special Senate race')],
    [
      'Decided by the certified margin of the Democratic nominee over the Republican nominee in the special Senate race of {period:year} in {subject:name}, in percentage points to one decimal',
    ],
  ),
  ...handIn(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, House race', 'at_least')],
    [
      'Yes if the certified margin of the Democratic nominee over the Republican nominee in the House race of {period:year} in {subject:name} is at least {bound:bound} percentage points, to one decimal',
    ],
  ),
  ...handIn(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, House race')],
    [
      'Decided by the certified margin of the Democratic nominee over the Republican nominee in the House race of {period:year} in {subject:name}, in percentage points to one decimal',
    ],
  ),
  ...handIn(
    'Yes if somebody finishes among the first so many of a chart of a day, ties included.',
    [yesIf('top_n', 'place', 'at_most')],
    [
      'Yes if {subject:name} finishes in the top {bound:bound} of the {source:name} published on {date:date}, ties included',
    ],
  ),
  ...handIn(
    'Tied entries share the better place.',
    [scope('ties_share_the_better_place')],
    ['Tied entries all hold the better place'],
  ),
  ...handIn(
    'Yes if a bill becomes law since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'becomes law', 'below'), source('Federal Register'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} becomes law, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill becomes law since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'becomes law', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} becomes law, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill becomes law since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'becomes law', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} becomes law, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill becomes law since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'becomes law', 'at_most')],
    [
      'Yes if the {subject:name} becomes law, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the House since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'passes the House', 'below'), source('Federal Register'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} passes the House, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the House since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'passes the House', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} passes the House, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the House since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'passes the House', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} passes the House, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the House since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'passes the House', 'at_most')],
    [
      'Yes if the {subject:name} passes the House, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the Senate since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'passes the Senate', 'below'), source('Federal Register'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} passes the Senate, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the Senate since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'passes the Senate', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} passes the Senate, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the Senate since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'passes the Senate', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} passes the Senate, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill passes the Senate since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'passes the Senate', 'at_most')],
    [
      'Yes if the {subject:name} passes the Senate, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill is vetoed since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'is vetoed', 'below'), source('Federal Register'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} is vetoed, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill is vetoed since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'is vetoed', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} is vetoed, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill is vetoed since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'is vetoed', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} is vetoed, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill is vetoed since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'is vetoed', 'at_most')],
    [
      'Yes if the {subject:name} is vetoed, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'is signed', 'below'), source('Federal Register'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} is signed, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'is signed', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} is signed, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'is signed', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} is signed, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'is signed', 'at_most')],
    [
      'Yes if the {subject:name} is signed, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill gets a vote in committee since a day and before another, by the Federal Register; dates in Eastern time.',
    [
      yesIf('deadline', 'gets a vote in committee', 'below'),
      source('Federal Register'),
      scope('eastern_dates'),
    ],
    [
      'Yes if the {subject:name} gets a vote in committee, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill gets a vote in committee since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'gets a vote in committee', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} gets a vote in committee, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill gets a vote in committee since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'gets a vote in committee', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} gets a vote in committee, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill gets a vote in committee since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'gets a vote in committee', 'at_most')],
    [
      'Yes if the {subject:name} gets a vote in committee, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed into law or otherwise enacted since a day and before another, by the Federal Register; dates in Eastern time.',
    [
      yesIf('deadline', 'is signed into law or otherwise enacted', 'below'),
      source('Federal Register'),
      scope('eastern_dates'),
    ],
    [
      'Yes if the {subject:name} is signed into law or otherwise enacted, since {since_date:date} and before {until_date:date}, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed into law or otherwise enacted since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'is signed into law or otherwise enacted', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the {subject:name} is signed into law or otherwise enacted, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed into law or otherwise enacted since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'is signed into law or otherwise enacted', 'below'), source('Federal Register')],
    [
      'Yes if the {subject:name} is signed into law or otherwise enacted, since {since_date:date} and before {until_date:date}, as given by the Federal Register',
    ],
  ),
  ...handIn(
    'Yes if a bill is signed into law or otherwise enacted since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'is signed into law or otherwise enacted', 'at_most')],
    [
      'Yes if the {subject:name} is signed into law or otherwise enacted, since {since_date:date} and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'The Federal Register decides.',
    [source('Federal Register')],
    ['The source is the Federal Register'],
  ),
  ...handIn('Trading may stop when it happens.', [nothing], ['Closes early when it happens']),
  ...handIn(
    'Yes if the treaty is ratified since the listing and until a time of a day.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('since_listing')],
    [
      'Yes if the fisheries treaty is ratified, after the listing of this market and until {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if the first ratification since the listing lies in a window.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('since_listing')],
    [
      'Yes if the first time that the fisheries treaty is ratified, after the listing of this market, lies between midnight ET as {date:date} begins and {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if the treaty is ratified since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the fisheries treaty is ratified, since {since_date:date} and until {until_time:time} on {until_date:date}, dates in Eastern time; No otherwise',
    ],
  ),
  ...handIn(
    'Yes if the first ratification since a day lies in a window; dates in Eastern time.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('eastern_dates')],
    [
      'Yes if the first time that the fisheries treaty is ratified, since {since_date:date}, dates in Eastern time, lies between midnight ET as {date:date} begins and {until_time:time} on {until_date:date}; No otherwise',
    ],
  ),
  ...handIn(
    'The depositary decides.',
    [source('depositary of the treaty')],
    ['The source is the depositary of the treaty'],
  ),
];
