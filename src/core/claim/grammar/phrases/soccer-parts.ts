/** Goals of a half, goals of one side and corners of soccer matches on venue_b, and who decides where statistics are late. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { isAbout, noIf, scope, source, voidBranch, yesIf } from '../sayings.ts';
import { regularTime } from './fragments.ts';

const soccer = 'soccer';
const ninety = scope('ninety_minutes');
const oneSide = scope('one_side_only');
const taken = scope('corners_taken');

interface Half {
  readonly nth: 'first' | 'second';
  /** As figures of the half begin. */
  readonly figure: 'half' | 'second';
  readonly scope: ReturnType<typeof scope>;
  readonly other: 'First' | 'Second';
}

const halves: readonly Half[] = [
  { nth: 'first', figure: 'half', scope: scope('first_half'), other: 'Second' },
  { nth: 'second', figure: 'second', scope: scope('second_half'), other: 'First' },
];

function phrasesOf({ nth, figure, scope: part, other }: Half): readonly Phrase[] {
  const minutes = `${nth} half (${nth} 45 minutes of regular play plus ${nth}-half stoppage time)`;
  const regular = `${nth} half of regular play plus ${nth}-half stoppage time`;
  const id = (name: string): string => `soccer/${nth}-half-${name}`;
  const over = [minutes, regular].flatMap((when, at) => [
    phraseOfB(
      id(`side-over${at === 0 ? '' : '-regular'}`),
      `This market will resolve to "Over" if {subject:name ‹Alder›} verb=(score | scores) {bound:bound 2} or more goals in the ${when}.`,
      {
        ignores: ['verb'],
        says: [yesIf(soccer, `${figure}_side_total`, 'at_least'), part],
        words: `Over, if the goals of one side in the ${nth} half reach the bound.`,
      },
    ),
    phraseOfB(
      id(`over${at === 0 ? '' : '-regular'}`),
      `This market will resolve to "Over" if {subject:name ‹Alder›} and {subject:name ‹Birch›} combine to score {bound:bound 2} or more goals in the ${when}.`,
      {
        says: [yesIf(soccer, `${figure}_total`, 'at_least'), part],
        words: `Over, if the goals of the ${nth} half reach the bound.`,
      },
    ),
    phraseOfB(
      id(`both-score${at === 0 ? '' : '-regular'}`),
      `This market will resolve to "Yes" if both {subject:name ‹Alder›} and {subject:name ‹Birch›} each=[each] score at least one goal during the ${when}.`,
      {
        ignores: ['each'],
        says: [yesIf(soccer, `${figure}_both_score`), part],
        words: `Yes if both sides score in the ${nth} half.`,
      },
    ),
    phraseOfB(
      id(`only${at === 0 ? '' : '-regular'}`),
      `This market refers only to the outcome within the ${at === 0 ? `${nth} 45 minutes of regular play plus ${nth}-half stoppage time` : regular}.`,
      { says: [part], words: `Only the ${nth} half counts.` },
    ),
  ]);
  return [
    ...over,
    phraseOfB(
      id('side-under'),
      `If {subject:name ‹Alder›} verb=(score | scores) less than {bound:bound 2} goals in the ${nth} half, this market will resolve to "Under".`,
      {
        ignores: ['verb'],
        says: [noIf(soccer, `${figure}_side_total`, 'below')],
        words: `Under, if one side's goals of the ${nth} half do not reach the bound.`,
      },
    ),
    phraseOfB(
      id('under'),
      `If the combined ${nth}-half total is less than {bound:bound 2} goals, this market will resolve to "Under".`,
      {
        says: [noIf(soccer, `${figure}_total`, 'below')],
        words: `Under, if the goals of the ${nth} half do not reach the bound.`,
      },
    ),
    phraseOfB(
      id('one-scores-none'),
      `This market will resolve to "No" if either team fails to score in the ${nth} half (i.e., if one or both teams finish the ${nth} half with zero goals).`,
      {
        says: [noIf(soccer, `${figure}_both_score`)],
        words: `No if a side scores none in the ${nth} half.`,
      },
    ),
    phraseOfB(
      id('one-side'),
      `This market is based solely on {subject:name ‹Alder›}'s ${nth}-half score, not the combined score of both teams.`,
      { says: [oneSide, part], words: `Only the goals of one side in the ${nth} half count.` },
    ),
    phraseOfB(
      id('excludes'),
      `${other}-half what=(goals | corners), extra time, and penalty outs=(shoot-outs are excluded | shootouts do not count).`,
      { ignores: ['what', 'outs'], says: [part], words: `Only the ${nth} half counts.` },
    ),
    phraseOfB(
      id('corners'),
      `This market will resolve to "Over" if there are {bound:bound 4} or more total corners taken by both teams in the ${nth} half.`,
      {
        says: [yesIf(soccer, `${figure}_corners`, 'at_least'), part],
        words: `Over, if the corners of the ${nth} half reach the bound.`,
      },
    ),
    phraseOfB(
      id('corners-under'),
      `If the total number of ${nth}-half corners is fewer than {bound:bound 4}, this market will resolve to "Under".`,
      {
        says: [noIf(soccer, `${figure}_corners`, 'below')],
        words: `Under, if the corners of the ${nth} half do not reach the bound.`,
      },
    ),
  ];
}

const reported =
  'data from Flashscore may be used; if Flashscore data is unavailable, data from Sofascore may be used; if neither is available, a consensus of credible reporting may be used.';
const published =
  'The primary resolution source for this market is the official statistics published by the governing body or event organizers.';

export const soccerPartPhrases: readonly Phrase[] = [
  ...halves.flatMap(phrasesOf),
  phraseOfB(
    'soccer/side-over',
    `This market will resolve to "Over" if {subject:name ‹Alder›} verb=(score | scores) {bound:bound 2} or more goals ${regularTime}.`,
    {
      ignores: ['verb'],
      says: [yesIf(soccer, 'side_total', 'at_least'), ninety],
      words: 'Over, if the goals of one side in 90 minutes reach the bound.',
    },
  ),
  phraseOfB(
    'soccer/side-under',
    `If {subject:name ‹Alder›} verb=(score | scores) less than {bound:bound 2} goals ${regularTime}, this market will resolve to "Under".`,
    {
      ignores: ['verb'],
      says: [noIf(soccer, 'side_total', 'below'), ninety],
      words: "Under, if one side's goals of 90 minutes do not reach the bound.",
    },
  ),
  phraseOfB(
    'soccer/one-side',
    "This market is based solely on {subject:name ‹Alder›}'s score, not the combined score of both teams.",
    { says: [oneSide], words: 'Only the goals of one side count.' },
  ),
  phraseOfB(
    'soccer/corners',
    'This market will resolve to "Over" if there are {bound:bound 10} or more total corners taken in this game (combining corners for both teams).',
    { says: [yesIf(soccer, 'corners', 'at_least')], words: 'Over, if the corners reach the bound.' },
  ),
  phraseOfB(
    'soccer/corners-under',
    'If the total number of corners is fewer than {bound:bound 10}, this market will resolve to "Under".',
    { says: [noIf(soccer, 'corners', 'below')], words: 'Under, if they do not.' },
  ),
  phraseOfB(
    'soccer/side-corners',
    `This market will resolve to "Over" if {subject:name ‹Alder›} verb=(takes | take) {bound:bound 6} or more corners ${regularTime}.`,
    {
      ignores: ['verb'],
      says: [yesIf(soccer, 'side_corners', 'at_least'), ninety],
      words: 'Over, if the corners of one side in 90 minutes reach the bound.',
    },
  ),
  phraseOfB(
    'soccer/side-corners-under',
    `If {subject:name ‹Alder›} verb=(takes | take) fewer than {bound:bound 6} corners ${regularTime}, this market will resolve to "Under".`,
    {
      ignores: ['verb'],
      says: [noIf(soccer, 'side_corners', 'below'), ninety],
      words: "Under, if one side's corners of 90 minutes do not reach the bound.",
    },
  ),
  phraseOfB(
    'soccer/side-corners-only',
    'This market is based solely on corners taken by {subject:name ‹Alder›}, not the combined number of corners taken by both teams.',
    { says: [oneSide, taken], words: 'Only the corners of one side count.' },
  ),
  phraseOfB(
    'soccer/corners-taken',
    'Markets on number of corners how=(refer to corners taken, not corners awarded | refers to number of corners taken and not corners awarded).',
    { ignores: ['how'], says: [taken], words: 'A corner counts when it is taken.' },
  ),
  phraseOfB('soccer/corners-not-taken', 'Corners awarded but not taken will not count.', {
    says: [taken],
    words: 'A corner that is not taken does not count.',
  }),
  phraseOfB(
    'soccer/corners-of-extra-time',
    'Corners awarded during extra time or penalty shootouts do not count.',
    { says: [ninety], words: 'Only 90 minutes count.' },
  ),
  phraseOfB('soccer/corners-of-ninety', `This market refers only to corners taken ${regularTime}.`, {
    says: [ninety, taken],
    words: 'Only corners of 90 minutes count.',
  }),
  phraseOfB(
    'soccer/corners-of-first-half',
    'This market refers only to corners taken within the first 45 minutes of regular play plus first-half stoppage time.',
    { says: [scope('first_half'), taken], words: 'Only corners of the first half count.' },
  ),
  phraseOfB(
    'soccer/corners-of-second-half',
    'This market refers only to corners taken after the second half begins and before the end of the first 90 minutes of regular play plus second-half stoppage time.',
    { says: [scope('second_half'), taken], words: 'Only corners of the second half count.' },
  ),
  phraseOfB('source/statistics-published', published, {
    says: [source('official result')],
    words: 'The official statistics decide.',
  }),
  phraseOfB(
    'source/statistics-pages',
    `If the governing body or event organizers have not published final statistics within 24 hours of the event's conclusion, ${reported}`,
    {
      says: [scope('flashscore_then_sofascore')],
      words:
        'Without official statistics one page decides, without it another, and without both credible reports.',
    },
  ),
  phraseOfB(
    'source/statistics-revisions',
    'Revisions to officially published final statistics made after market resolution will not be considered in determining the outcome.',
    { says: [scope('no_revisions')], words: 'A figure that is changed later does not count.' },
  ),
  phraseOfB(
    'source/no-statistics',
    "If no acceptable data is available within 48 hours of the event's conclusion, this market will resolve 50-50.",
    { says: [voidBranch('not_published', '1/2')], words: 'Without figures it pays one half.' },
  ),
  phraseOfB(
    'soccer/halftime-wins',
    'In the upcoming game, scheduled for {date:day September 2, 2026} If {subject:name ‹Alder›} wins within the first 45 minutes of regular play plus stoppage time, this market will resolve to "Yes".',
    {
      says: [isAbout(soccer), yesIf(soccer, 'half_leads'), scope('first_half')],
      words: 'Yes if the side leads at the half.',
    },
  ),
  phraseOfB(
    'soccer/halftime-draw',
    'In the upcoming game, scheduled for {date:day September 2, 2026} If the game ends in a draw within the first 45 minutes of regular play plus stoppage time, this market will resolve to "Yes".',
    {
      says: [isAbout(soccer), yesIf(soccer, 'half_level'), scope('first_half')],
      words: 'Yes if both sides are level at the half.',
    },
  ),
  phraseOfB(
    'soccer/halftime-only',
    `This market refers only to the outcome within the first 45 minutes of regular play plus stoppage time.${published}`,
    {
      says: [scope('first_half'), source('official result')],
      words: 'Only the first half counts, by the official statistics.',
    },
  ),
];
