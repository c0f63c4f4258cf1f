/** Words that somebody says at an occasion, on venue_b, where the label has the word. */
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';
import { no, term, until, yes } from './listed-outcomes.ts';

const act =
  'act=(appear on | appear at | speak at | deliver remarks at | deliver a speech at | give a speech at | participate in | attend | host | give)';
const counted =
  "counts=(will count | will not count | will qualify | will not qualify) toward this market's resolution";
const occasion =
  'what=(appearance | event | interview | episode | speech | press conference | debate | rally)';

const occasions: readonly Phrase[] = [
  yes(
    'says-term',
    '{subject:proper} says=(says | mentions) the listed word=(term | word) span=(during | at any point during) where=(this episode | this interview | this event | this speech | his appearance at the specified event | her appearance at the specified event | his scheduled appearance on {opponent:proper} | her scheduled appearance on {opponent:proper} | the specified event | {opponent:proper})',
    'listed term is said',
    'Ana Doe says the listed term at any point during this episode.',
  ),
  yes(
    'term-mentioned',
    'the listed word=(term | word) is said=(mentioned | said) by anyone during when=(the next released episode of {opponent:proper} | this episode | this event | this debate)',
    'listed term is said by anyone',
    'the listed term is mentioned by anyone during the next released episode of the Alder Podcast.',
  ),
  term(
    'occasion-held',
    `{subject:proper} is set=(scheduled | currently scheduled) to ${act} {stage:proper} on {date:day}`,
    'When the occasion is.',
    'Ana Doe is scheduled to speak at the Alder Forum on November 5.',
  ),
  term(
    'occasion-held-at',
    `{subject:proper} is set=(scheduled | currently scheduled) to ${act} {stage:proper} on {date:day} more=(see {source:address} | {source:address} | at {time:time} | at {time:time} {source:address} | at {time:time} with {aside:proper} {source:address})`,
    'When the occasion is.',
    'Ana Doe is scheduled to deliver remarks at the Alder Forum on November 5 (see https://news.example/forum).',
  ),
  term(
    'broadcast-held',
    '{subject:proper} is scheduled to appear on the {date:day} what=(broadcast | episode) of {stage:proper} {source:address}',
    'When the occasion is.',
    'Ana Doe is scheduled to appear on the October 6 broadcast of Alder Tonight: https://news.example/tonight',
  ),
  term(
    'statement-held',
    '{subject:proper} is currently scheduled to give an FOMC Introductory Statement and press conference on {date:date} at {time:time}',
    'When the occasion is.',
    'Ana Doe is currently scheduled to give an FOMC Introductory Statement and press conference on December 10, 2026, at 2:30 PM ET.',
  ),
  term(
    'statement-with-questions',
    'this market pertains to whose=(his | her) Introductory Statement as well as the following Q&A session',
    'Questions count.',
    'This market pertains to his Introductory Statement as well as the following Q&A session.',
  ),
  term(
    'episodes-weekly',
    '{opponent:proper} is scheduled to release episodes every weekday=(Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday) {source:address}',
    'When episodes come out.',
    'The Alder Podcast is scheduled to release episodes every Friday. (https://casts.example/episodes)',
  ),
  term(
    'explicitly-about',
    "this market is explicitly about {subject:proper} 's appearance at the specified event on {until_date:date} {source:address}",
    'Which occasion it is.',
    "This market is explicitly about Doe's appearance at the specified event on November 5, 2026 (https://days.example/calendar/).",
  ),
];

const counting: readonly Phrase[] = [
  term(
    'old-clips',
    `if clips=(clips of old episodes or prerecorded videos | clips of old interviews or prerecorded videos | clips of old episodes or prerecorded clips | old clips or prerecorded videos) are played=(aired | played | played during this appearance | aired during this event) where speaker=({subject:proper} is | people are) speaking those clips ${counted}`,
    'Whether old clips count.',
    "If clips of old episodes or prerecorded videos are aired where Ana Doe is speaking, those clips will count toward this market's resolution.",
  ),
  term(
    'commercials',
    `commercials which are not part of the show itself ${counted}`,
    'Whether commercials count.',
    "Commercials which are not part of the show itself will not qualify toward this market's resolution.",
  ),
  term(
    'made-by-models',
    `AI generated audio or video ${counted}`,
    'Whether what a model made counts.',
    "AI-generated audio or video will count toward this market's resolution.",
  ),
  term(
    'live-only',
    "only which=(live recorded footage of the specified appearance will qualify | remarks which are broadcast or streamed live will count toward this market's resolution)",
    'What is live counts.',
    'Only live-recorded footage of the specified appearance will qualify.',
  ),
  term(
    'transcripts-not',
    'transcripts will not count',
    'Transcripts do not count.',
    'Transcripts will not count.',
  ),
  term(
    'any-usage',
    'any usage of the word regardless of context will count toward the resolution of this market',
    'Every usage counts.',
    'Any usage of the word regardless of context will count toward the resolution of this market.',
  ),
  term(
    'plural-word',
    'pluralization / possessive of the word will count toward the resolution of this market however other forms will not count',
    'Which forms count.',
    'Pluralization/possessive of the word will count toward the resolution of this market, however other forms will NOT count.',
  ),
  term(
    'plural-listed',
    'pluralization / possessive of the listed term will count toward the resolution of this market',
    'Which forms count.',
    'Pluralization/possessive of the listed term will count toward the resolution of this market.',
  ),
  term(
    'plural-forms',
    'plural and possessive forms of the listed word=(term | word) will count toward the resolution of this market regardless of context however other forms will not count',
    'Which forms count.',
    'Plural and possessive forms of the listed term will count toward the resolution of this market regardless of context; however, other forms will NOT count.',
  ),
  term(
    'outside-not',
    "speeches events or comments that occur outside of the named scheduled event will not qualify toward this market's resolution",
    'Other occasions do not count.',
    "Speeches, events, or comments that occur outside of the named, scheduled event will not qualify toward this market's resolution.",
  ),
  term(
    'questions-count',
    'if the what=(event contains | events contain) a Q&A it will count toward the resolution of this market',
    'Questions count.',
    'If the events contain a Q&A, it will count toward the resolution of this market.',
  ),
  term(
    'playlist-only',
    'this market will resolve according to the next episode of {opponent:proper} added to the official YouTube playlist {source:address}',
    'Which episode it is.',
    'This market will resolve according to the next episode of the Alder Podcast added to the official YouTube playlist: https://casts.example/list.',
  ),
  term(
    'specials-not',
    'specials or other videos posted on the YouTube channel but not included on the {opponent:proper} playlist will not be considered',
    'Other videos do not count.',
    'Specials or other videos posted on the YouTube channel but not included on the Alder Podcast playlist will not be considered.',
  ),
];

const ends: readonly Phrase[] = [
  no(
    'occasion-cancelled',
    `if this ${occasion} is definitively cancelled or otherwise is not seen=(released | aired) by {until_date:date} {until_time:time} this market will resolve to no`,
    'there is no occasion in time',
    'If this event is definitively cancelled, or otherwise is not aired by November 5, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
  no(
    'occasion-cancelled-by',
    `if this ${occasion} is definitively cancelled by {subject:proper} or {aside:proper} or otherwise is not seen=(released | aired) by {until_date:date} {until_time:time} this market will resolve to no`,
    'there is no occasion in time',
    'If this appearance is definitively cancelled by Ana Doe or ALDER, or otherwise is not released by October 7, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
  no(
    'not-aired',
    'if no appearance is aired by this time or if it is otherwise definitively cancelled by {subject:proper} or {aside:proper} this market will resolve to no',
    'there is no occasion in time',
    'If no appearance is aired by this time, or if it is otherwise definitively cancelled by Ana Doe or ALDER, this market will resolve to "No".',
  ),
  no(
    'no-such-occasion',
    `if no such what=(statement | speech | event | debate | interview) happens by ${until} this market will resolve to no`,
    'there is no occasion in time',
    'If no such statement happens by December 10, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
  no(
    'no-such-episode',
    `if no such episode of {opponent:proper} is seen=(aired | released) by ${until} this market will resolve to no`,
    'there is no episode in time',
    'If no such episode of the Alder Podcast is aired by April 30, 2027, 11:59 PM ET, this market will resolve to "No".',
  ),
  term(
    'aired-in-part',
    `if the ${occasion} has not aired in its entirety by {until_date:date} {until_time:time} this market will resolve based on what has aired up to that point`,
    'What was aired counts.',
    'If the interview has not aired in its entirety by November 2, 2026, 11:59 PM ET, this market will resolve based on what has aired up to that point.',
  ),
  term(
    'whole-before-no',
    `this market may only resolve to no if the specified ${occasion} has been seen=(published | aired | released) in its entirety and the yes condition has not been met`,
    'The whole is awaited.',
    'This market may only resolve to "No" if the specified appearance has been published in its entirety and the "Yes" condition has not been met.',
  ),
  phrase(
    'listed/video-source',
    'the resolution source will be what=(video of the event | video of the events | video of the appearance | audio of the event | audio / video of the appearance | audio / video of the event | audio / video of the speech | video of the speech | video and transcripts of the {source:proper} | video and transcripts of the {source:proper} conference)',
    {
      venues: ['venue_b'],
      ignores: ['what'],
      says: [source('a recording of the occasion')],
      words: 'A recording decides.',
      examples: ['The resolution source will be audio/video of the appearance.'],
    },
  ),
];

export const listedWordPhrases: readonly Phrase[] = [...occasions, ...counting, ...ends];
