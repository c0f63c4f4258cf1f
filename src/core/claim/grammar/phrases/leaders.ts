/** What counts as leaving or taking an office, and what death pays. */
import { type Phrase, phraseOfA, phraseOfB } from '../phrase.ts';
import { scope, source, voidBranch } from '../sayings.ts';

const definition = scope('definition');
const deathAtLastPrice = voidBranch('death', 'fair_price');

/** What is announced and counts at once: each is another thing. */
const announced: readonly (readonly [id: string, what: string, example: string])[] = [
  ['removal', 'resignation / removal', 'resignation/removal'],
  ['firing', 'resignation / firing', 'resignation/firing'],
  ['departure', 'resignation / departure', 'resignation/departure'],
  ['resignation-or-removal', 'resignation or removal', 'resignation or removal'],
];

const announcedPhrases = announced.map(([id, what, example]) =>
  phraseOfB(
    `leader/announced-${id}`,
    `an announcement of {subject:proper} 's ${what} before this market's end date will soon=[immediately] resolve this market to yes regardless of when
    the announced ${what} goes into effect`,
    {
      ignores: ['soon' as never],
      says: [definition, scope('end_date')],
      words: 'An announced departure counts when it is announced, until the end date of the market.',
      examples: [
        `An announcement of Ana Doe's ${example} before this market's end date will immediately resolve this market to "Yes", regardless of when the announced ${example} goes into effect.`,
      ],
    },
  ),
);

export const leaderPhrases: readonly Phrase[] = [
  ...announcedPhrases,
  phraseOfA(
    'leader/death-in-role',
    'If the person leaves the role due to death (i.e., if the person dies while holding the role), all contracts on the person may resolve to the last fair price as determined in the sole discretion of the Exchange.',
    { says: [deathAtLastPrice], words: 'Death in the role pays the last fair price.' },
  ),
  phraseOfA(
    'leader/death-solely',
    'If {subject:proper ‹Ana Doe›} leaves solely because they have died, the associated market will resolve and the Exchange will determine the payouts to the holders of long and short positions based upon the last traded price (prior to the death).',
    { says: [deathAtLastPrice], words: 'Death pays the last price before it.' },
  ),
  phraseOfA(
    'leader/price-unclear',
    'If that price is unclear, the Outcome Review Committee will determine a fair market value.',
    {
      says: [],
      argued: 'how the last price of the branch before it is found',
      words: 'How an unclear last price is found.',
    },
  ),
  phraseOfA(
    'leader/departure-date',
    '{subject:name ‹Ana Doe›} must have an actual departure date by vacating the role within the time period.',
    { says: [definition], words: 'The departure itself lies in the window.' },
  ),
  phraseOfA(
    'leader/announcement-counts',
    'An announcement that the {opponent:name ‹Chair of Alder›} will leave the office within the next year is also encompassed by the Payout Criterion.',
    { says: [definition], words: 'Announcing to leave within a year counts.' },
  ),
  phraseOfA(
    'leader/assumes-office',
    'The market resolves based on who actually assumes the office of {opponent:name ‹Chair of Alder›}, not who is elected or nominated.',
    { says: [definition], words: 'Assuming the office decides.' },
  ),
  phraseOfA(
    'leader/announcements-decide',
    "Resolution is based on official announcements from the country's legislature or government, with The New York Times as a secondary source for confirmation.",
    {
      says: [source("the country's official announcements, then a newspaper")],
      words: 'Official announcements decide.',
    },
  ),
  phraseOfA(
    'leader/advisory-effective',
    'Advisories dated for future events must be effective before {until_date:date Jan 1, 2027} to qualify.',
    { says: [definition], words: 'The advisory is in effect before the deadline.' },
  ),
  phraseOfA(
    'leader/ratified',
    'The agreement must be ratified before {until_date:date Jan 1, 2027} to be included within the Payout Criterion.',
    { says: [definition], words: 'The agreement is ratified before the deadline.' },
  ),
  phraseOfB(
    'leader/settlement-excluded',
    'An announcement of a negotiated settlement which gives {subject:name ‹Alder›} de jure control will not qualify.',
    { says: [definition], words: 'Control by a settlement does not count.' },
  ),
  phraseOfB(
    'leader/considered-removed',
    `{subject:proper} will be considered be=[to be] removed from power if who=(he | she) resigns is detained or otherwise loses whose=(his | her)
    position or is prevented from fulfilling hers=(his | her) duties as {opponent:proper} within this market's timeframe`,
    {
      ignores: ['be', 'who', 'whose', 'hers'],
      says: [definition],
      words: 'What it is to be removed from power.',
      examples: [
        "Ana Doe will be considered to be removed from power if he resigns, is detained, or otherwise loses his position or is prevented from fulfilling his duties as Chair of Alder within this market's timeframe.",
        "President Doe will be considered removed from power if she resigns, is detained, or otherwise loses her position or is prevented from fulfilling her duties as President of Alder within this market's timeframe.",
      ],
    },
  ),
  phraseOfB(
    'leader/announcement-suffices',
    `Note that an announcement of {subject:proper Ana Doe}'s resignation or removal before the resolution date will suffice to resolve this market to "Yes" regardless of if/when who=(she | he) actually steps down.`,
    { ignores: ['who'], says: [definition], words: 'An announced departure counts when it is announced.' },
  ),
  phraseOfB(
    'leader/run-announced',
    'For the purpose of resolving this market, an announcement by {subject:proper Ana Doe} will be sufficient to=(to trigger | for) a "Yes" resolution, regardless of whether who=(she | he) actually filed a nomination to run, or whether again=(she | he) actually files a nomination to run in the future.',
    { ignores: ['to', 'who', 'again'], says: [definition], words: 'An announced run counts, filed or not.' },
  ),
  phraseOfA(
    'leader/death-of-leader',
    `important information if Ali Khamenei dies the market will resolve upon the confirmed reporting of the death based on the last traded price
    prior to death`,
    {
      says: [deathAtLastPrice],
      words: 'Death of the leader in office pays the last price before it.',
      examples: [
        '**Important information:** If Ali Khamenei dies, the market will resolve upon the confirmed reporting of the death, based on the last traded price prior to death.',
      ],
    },
  ),
  phraseOfA(
    'leader/price-committee',
    'If a last traded price is not available or is not logically consistent, or if the Exchange determines at its sole discretion that the last traded prices prior to death do not represent a fair settlement value, the Outcome Review Committee will be responsible for making a binding determination of fair allocation.',
    {
      says: [],
      argued: 'how the last price of the branch before it is found',
      words: 'How a last price is found.',
    },
  ),
  phraseOfA(
    'leader/offering-confirmed',
    "An IPO is confirmed if 1) the SEC declares the company's Form S-1 effective OR 2) the IPO is priced OR 3) a securities exchange has assigned a ticker to it.",
    { says: [definition], words: 'What it is to confirm a public offering.' },
  ),
  phraseOfA(
    'leader/clarified',
    '(Please note: A prior version of this clarification was grammatically ambiguous.',
    { says: [], argued: 'a remark on the text', words: 'A clarification was rewritten.' },
  ),
];
