/** Counts, margins of elections, and things that happen by a date. */
import { nothing, scope, settlesOn, source, type Wording, yesIf } from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const eventWordings: readonly Wording[] = [
  ...wordings(
    'Yes if the number of Atlantic hurricanes is at least the bound at the end of the day, Eastern time',
    [yesIf('count', 'atlantic_hurricanes', 'at_least')],
    ['bound', 'until_date'],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at least ‹bound› hurricanes at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the number of Atlantic hurricanes is at least the bound by the end of the day',
    [yesIf('count', 'atlantic_hurricanes', 'at_least'), scope('by_the_end')],
    ['bound', 'until_date'],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at least ‹bound› hurricanes by the end of ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the number of Atlantic hurricanes is above the bound at the end of the day, Eastern time',
    [yesIf('count', 'atlantic_hurricanes', 'above')],
    ['bound', 'until_date'],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at above ‹bound› hurricanes at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the number of Atlantic hurricanes is above the bound by the end of the day',
    [yesIf('count', 'atlantic_hurricanes', 'above'), scope('by_the_end')],
    ['bound', 'until_date'],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at above ‹bound› hurricanes by the end of ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the number of Atlantic hurricanes is at most the bound at the end of the day, Eastern time',
    [yesIf('count', 'atlantic_hurricanes', 'at_most')],
    ['bound', 'until_date'],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at most ‹bound› hurricanes at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the number of Atlantic hurricanes is at most the bound by the end of the day',
    [yesIf('count', 'atlantic_hurricanes', 'at_most'), scope('by_the_end')],
    ['bound', 'until_date'],
    [
      'Yes if the National Hurricane Center puts Atlantic hurricanes of the season at at most ‹bound› hurricanes by the end of ‹date›',
    ],
  ),
  ...wordings(
    'atlantic_hurricanes, in the range of the label',
    [settlesOn('count', 'atlantic_hurricanes')],
    ['until_date'],
    [
      'Decided by Atlantic hurricanes of the season, as the National Hurricane Center gives it at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the approval of the president is at least the bound at the end of the day, Eastern time',
    [yesIf('count', 'president_approval', 'at_least')],
    ['bound', 'until_date'],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at least ‹bound› percent at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the approval of the president is at least the bound by the end of the day',
    [yesIf('count', 'president_approval', 'at_least'), scope('by_the_end')],
    ['bound', 'until_date'],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at least ‹bound› percent by the end of ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the approval of the president is above the bound at the end of the day, Eastern time',
    [yesIf('count', 'president_approval', 'above')],
    ['bound', 'until_date'],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at above ‹bound› percent at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the approval of the president is above the bound by the end of the day',
    [yesIf('count', 'president_approval', 'above'), scope('by_the_end')],
    ['bound', 'until_date'],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at above ‹bound› percent by the end of ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the approval of the president is at most the bound at the end of the day, Eastern time',
    [yesIf('count', 'president_approval', 'at_most')],
    ['bound', 'until_date'],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at most ‹bound› percent at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'Yes if the approval of the president is at most the bound by the end of the day',
    [yesIf('count', 'president_approval', 'at_most'), scope('by_the_end')],
    ['bound', 'until_date'],
    [
      'Yes if the polling average of Silver Bulletin puts approval of the president at at most ‹bound› percent by the end of ‹date›',
    ],
  ),
  ...wordings(
    'president_approval, in the range of the label',
    [settlesOn('count', 'president_approval')],
    ['until_date'],
    [
      'Decided by approval of the president, as the polling average of Silver Bulletin gives it at the end of ‹date›, ET',
    ],
  ),
  ...wordings(
    'the range of the label decides, its ends included',
    [scope('range_of_label')],
    [],
    ['Each market counts the range in its title, both ends included'],
  ),
  ...wordings(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', "Democratic over Republican nominee, governor's race", 'at_least')],
    ['period', 'subject', 'bound'],
    [
      "Yes if the certified margin of the Democratic nominee over the Republican nominee in the governor's race of ‹year› in ‹name› is at least ‹bound› percentage points, to one decimal",
    ],
  ),
  ...wordings(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', "Democratic over Republican nominee, governor's race")],
    ['period', 'subject'],
    [
      "Decided by the certified margin of the Democratic nominee over the Republican nominee in the governor's race of ‹year› in ‹name›, in percentage points to one decimal",
    ],
  ),
  ...wordings(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, Senate race', 'at_least')],
    ['period', 'subject', 'bound'],
    [
      'Yes if the certified margin of the Democratic nominee over the Republican nominee in the Senate race of ‹year› in ‹name› is at least ‹bound› percentage points, to one decimal',
    ],
  ),
  ...wordings(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, Senate race')],
    ['period', 'subject'],
    [
      'Decided by the certified margin of the Democratic nominee over the Republican nominee in the Senate race of ‹year› in ‹name›, in percentage points to one decimal',
    ],
  ),
  ...wordings(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, special Senate race', 'at_least')],
    ['period', 'subject', 'bound'],
    [
      'Yes if the certified margin of the Democratic nominee over the Republican nominee in the special Senate race of ‹year› in ‹name› is at least ‹bound› percentage points, to one decimal',
    ],
  ),
  ...wordings(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, special Senate race')],
    ['period', 'subject'],
    [
      'Decided by the certified margin of the Democratic nominee over the Republican nominee in the special Senate race of ‹year› in ‹name›, in percentage points to one decimal',
    ],
  ),
  ...wordings(
    'Yes if the certified margin of the one nominee over the other is at least the bound, to one decimal.',
    [yesIf('margin_of_victory', 'Democratic over Republican nominee, House race', 'at_least')],
    ['period', 'subject', 'bound'],
    [
      'Yes if the certified margin of the Democratic nominee over the Republican nominee in the House race of ‹year› in ‹name› is at least ‹bound› percentage points, to one decimal',
    ],
  ),
  ...wordings(
    'The certified margin of the one nominee over the other decides, to one decimal.',
    [settlesOn('margin_of_victory', 'Democratic over Republican nominee, House race')],
    ['period', 'subject'],
    [
      'Decided by the certified margin of the Democratic nominee over the Republican nominee in the House race of ‹year› in ‹name›, in percentage points to one decimal',
    ],
  ),
  ...wordings(
    'Yes if somebody finishes among the first so many of a chart of a day, ties included.',
    [yesIf('top_n', 'place', 'at_most')],
    ['subject', 'bound', 'source', 'date'],
    ['Yes if ‹name› finishes in the top ‹bound› of the ‹name› published on ‹date›, ties included'],
  ),
  ...wordings(
    'Tied entries share the better place.',
    [scope('ties_share_the_better_place')],
    [],
    ['Tied entries all hold the better place'],
  ),
  ...wordings(
    'Yes if a bill becomes law since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'becomes law', 'below'), source('Federal Register'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› becomes law, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill becomes law since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'becomes law', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› becomes law, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› becomes law, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill becomes law since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'becomes law', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    ['Yes if the ‹name› becomes law, since ‹date› and before ‹date›, as given by the Federal Register'],
  ),
  ...wordings(
    'Yes if a bill becomes law since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'becomes law', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› becomes law, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› becomes law, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill passes the House since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'passes the House', 'below'), source('Federal Register'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› passes the House, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill passes the House since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'passes the House', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› passes the House, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› passes the House, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill passes the House since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'passes the House', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    ['Yes if the ‹name› passes the House, since ‹date› and before ‹date›, as given by the Federal Register'],
  ),
  ...wordings(
    'Yes if a bill passes the House since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'passes the House', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› passes the House, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› passes the House, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill passes the Senate since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'passes the Senate', 'below'), source('Federal Register'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› passes the Senate, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill passes the Senate since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'passes the Senate', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› passes the Senate, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› passes the Senate, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill passes the Senate since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'passes the Senate', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    ['Yes if the ‹name› passes the Senate, since ‹date› and before ‹date›, as given by the Federal Register'],
  ),
  ...wordings(
    'Yes if a bill passes the Senate since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'passes the Senate', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› passes the Senate, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› passes the Senate, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill is vetoed since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'is vetoed', 'below'), source('Federal Register'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› is vetoed, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill is vetoed since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'is vetoed', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› is vetoed, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› is vetoed, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill is vetoed since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'is vetoed', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    ['Yes if the ‹name› is vetoed, since ‹date› and before ‹date›, as given by the Federal Register'],
  ),
  ...wordings(
    'Yes if a bill is vetoed since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'is vetoed', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› is vetoed, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› is vetoed, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed since a day and before another, by the Federal Register; dates in Eastern time.',
    [yesIf('deadline', 'is signed', 'below'), source('Federal Register'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› is signed, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'is signed', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› is signed, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› is signed, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'is signed', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    ['Yes if the ‹name› is signed, since ‹date› and before ‹date›, as given by the Federal Register'],
  ),
  ...wordings(
    'Yes if a bill is signed since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'is signed', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› is signed, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› is signed, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill gets a vote in committee since a day and before another, by the Federal Register; dates in Eastern time.',
    [
      yesIf('deadline', 'gets a vote in committee', 'below'),
      source('Federal Register'),
      scope('eastern_dates'),
    ],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› gets a vote in committee, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill gets a vote in committee since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'gets a vote in committee', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› gets a vote in committee, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› gets a vote in committee, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill gets a vote in committee since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'gets a vote in committee', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› gets a vote in committee, since ‹date› and before ‹date›, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill gets a vote in committee since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'gets a vote in committee', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› gets a vote in committee, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› gets a vote in committee, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed into law or otherwise enacted since a day and before another, by the Federal Register; dates in Eastern time.',
    [
      yesIf('deadline', 'is signed into law or otherwise enacted', 'below'),
      source('Federal Register'),
      scope('eastern_dates'),
    ],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› is signed into law or otherwise enacted, since ‹date› and before ‹date›, dates in Eastern time, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed into law or otherwise enacted since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'is signed into law or otherwise enacted', 'at_most'), scope('eastern_dates')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› is signed into law or otherwise enacted, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the ‹name› is signed into law or otherwise enacted, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed into law or otherwise enacted since a day and before another, by the Federal Register; dates in no zone.',
    [yesIf('deadline', 'is signed into law or otherwise enacted', 'below'), source('Federal Register')],
    ['subject', 'since_date', 'until_date'],
    [
      'Yes if the ‹name› is signed into law or otherwise enacted, since ‹date› and before ‹date›, as given by the Federal Register',
    ],
  ),
  ...wordings(
    'Yes if a bill is signed into law or otherwise enacted since a day and until a time of another; dates in no zone.',
    [yesIf('deadline', 'is signed into law or otherwise enacted', 'at_most')],
    ['subject', 'since_date', 'until_time', 'until_date'],
    [
      'Yes if the ‹name› is signed into law or otherwise enacted, since ‹date› and until ‹time› on ‹date›; No otherwise',
      'Yes if the ‹name› is signed into law or otherwise enacted, since ‹date› and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'The Federal Register decides.',
    [source('Federal Register')],
    [],
    ['The source is the Federal Register'],
  ),
  ...wordings('Trading may stop when it happens.', [nothing], [], ['Closes early when it happens']),
  ...wordings(
    'Yes if the treaty is ratified since the listing and until a time of a day.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('since_listing')],
    ['until_time', 'until_date'],
    [
      'Yes if the fisheries treaty is ratified, after the listing of this market and until ‹time› on ‹date›; No otherwise',
      'Yes if the fisheries treaty is ratified, after the listing of this market and until ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if the first ratification since the listing lies in a window.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('since_listing')],
    ['date', 'until_time', 'until_date'],
    [
      'Yes if the first time that the fisheries treaty is ratified, after the listing of this market, lies between midnight ET as ‹date› begins and ‹time› on ‹date›; No otherwise',
      'Yes if the first time that the fisheries treaty is ratified, after the listing of this market, lies between midnight ET as ‹date› begins and ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if the treaty is ratified since a day and until a time of another; dates in Eastern time.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('eastern_dates')],
    ['since_date', 'until_time', 'until_date'],
    [
      'Yes if the fisheries treaty is ratified, since ‹date› and until ‹time› on ‹date›, dates in Eastern time; No otherwise',
      'Yes if the fisheries treaty is ratified, since ‹date› and until ‹time› on ‹date›, dates in Eastern time, No otherwise',
    ],
  ),
  ...wordings(
    'Yes if the first ratification since a day lies in a window; dates in Eastern time.',
    [yesIf('deadline', 'fisheries treaty: is ratified', 'at_most'), scope('eastern_dates')],
    ['since_date', 'date', 'until_time', 'until_date'],
    [
      'Yes if the first time that the fisheries treaty is ratified, since ‹date›, dates in Eastern time, lies between midnight ET as ‹date› begins and ‹time› on ‹date›; No otherwise',
      'Yes if the first time that the fisheries treaty is ratified, since ‹date›, dates in Eastern time, lies between midnight ET as ‹date› begins and ‹time› on ‹date›, No otherwise',
    ],
  ),
  ...wordings(
    'The depositary decides.',
    [source('depositary of the treaty')],
    [],
    ['The source is the depositary of the treaty'],
  ),
];
