/** What counts as leaving or taking an office, and what death pays. */
import { type Phrase, phrase } from '../phrase.ts';
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
  phrase(
    `leader/announced-${id}`,
    `an announcement of {subject:proper} 's ${what} before this market's end date will soon=[immediately] resolve this market to yes regardless of when
    the announced ${what} goes into effect`,
    {
      venues: ['venue_b'],
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
  phrase(
    'leader/death-in-role',
    `if the person leaves the role due to death i.e. if the person dies while holding the role all contracts on the person may resolve to the
    last fair price as determined in the sole discretion of the Exchange`,
    {
      venues: ['venue_a'],
      says: [deathAtLastPrice],
      words: 'Death in the role pays the last fair price.',
      examples: [
        'If the person leaves the role due to death (i.e., if the person dies while holding the role), all contracts on the person may resolve to the last fair price as determined in the sole discretion of the Exchange.',
      ],
    },
  ),
  phrase(
    'leader/death-solely',
    `if {subject:name} leaves solely because they have died the associated market will resolve and the Exchange will determine the payouts to the
    holders of long and short positions based upon the last traded price prior to the death`,
    {
      venues: ['venue_a'],
      says: [deathAtLastPrice],
      words: 'Death pays the last price before it.',
      examples: [
        'If ‹Ana Doe› leaves solely because they have died, the associated market will resolve and the Exchange will determine the payouts to the holders of long and short positions based upon the last traded price (prior to the death).',
      ],
    },
  ),
  phrase(
    'leader/price-unclear',
    'if that price is unclear the Outcome Review Committee will determine a fair market value',
    {
      venues: ['venue_a'],
      says: [],
      argued: 'how the last price of the branch before it is found',
      words: 'How an unclear last price is found.',
      examples: [
        'If that price is unclear, the Outcome Review Committee will determine a fair market value.',
      ],
    },
  ),
  phrase(
    'leader/departure-date',
    '{subject:name} must have an actual departure date by vacating the role within the time period',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'The departure itself lies in the window.',
      examples: ['‹Ana Doe› must have an actual departure date by vacating the role within the time period.'],
    },
  ),
  phrase(
    'leader/announcement-counts',
    'an announcement that the {opponent:name} will leave the office within the next year is also encompassed by the Payout Criterion',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'Announcing to leave within a year counts.',
      examples: [
        'An announcement that the ‹Chair of Alder› will leave the office within the next year is also encompassed by the Payout Criterion.',
      ],
    },
  ),
  phrase(
    'leader/assumes-office',
    'the market resolves based on who actually assumes the office of {opponent:name} not who is elected or nominated',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'Assuming the office decides.',
      examples: [
        'The market resolves based on who actually assumes the office of ‹Chair of Alder›, not who is elected or nominated.',
      ],
    },
  ),
  phrase(
    'leader/announcements-decide',
    `resolution is based on official announcements from the country's legislature or government with The New York Times as a secondary source for
    confirmation`,
    {
      venues: ['venue_a'],
      says: [source("the country's official announcements, then a newspaper")],
      words: 'Official announcements decide.',
      examples: [
        "Resolution is based on official announcements from the country's legislature or government, with The New York Times as a secondary source for confirmation.",
      ],
    },
  ),
  phrase(
    'leader/advisory-effective',
    'advisories dated for future events must be effective before {until_date:date} to qualify',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'The advisory is in effect before the deadline.',
      examples: ['Advisories dated for future events must be effective before Jan 1, 2027 to qualify.'],
    },
  ),
  phrase(
    'leader/ratified',
    'the agreement must be ratified before {until_date:date} to be included within the Payout Criterion',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'The agreement is ratified before the deadline.',
      examples: [
        'The agreement must be ratified before Jan 1, 2027 to be included within the Payout Criterion.',
      ],
    },
  ),
  phrase(
    'leader/settlement-excluded',
    'an announcement of a negotiated settlement which gives {subject:name} de jure control will not qualify',
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Control by a settlement does not count.',
      examples: [
        'An announcement of a negotiated settlement which gives ‹Alder› de jure control will not qualify.',
      ],
    },
  ),
  phrase(
    'leader/considered-removed',
    `{subject:proper} will be considered be=[to be] removed from power if who=(he | she) resigns is detained or otherwise loses whose=(his | her)
    position or is prevented from fulfilling hers=(his | her) duties as {opponent:proper} within this market's timeframe`,
    {
      venues: ['venue_b'],
      ignores: ['be', 'who', 'whose', 'hers'],
      says: [definition],
      words: 'What it is to be removed from power.',
      examples: [
        "Ana Doe will be considered to be removed from power if he resigns, is detained, or otherwise loses his position or is prevented from fulfilling his duties as Chair of Alder within this market's timeframe.",
        "President Doe will be considered removed from power if she resigns, is detained, or otherwise loses her position or is prevented from fulfilling her duties as President of Alder within this market's timeframe.",
      ],
    },
  ),
  phrase(
    'leader/announcement-suffices',
    `note that an announcement of {subject:proper} 's resignation or removal before the resolution date will suffice to resolve this market to yes
    regardless of if / when who=(he | she) actually steps down`,
    {
      venues: ['venue_b'],
      ignores: ['who'],
      says: [definition],
      words: 'An announced departure counts when it is announced.',
      examples: [
        `Note that an announcement of Ana Doe's resignation or removal before the resolution date will suffice to resolve this market to "Yes" regardless of if/when she actually steps down.`,
      ],
    },
  ),
  phrase(
    'leader/run-announced',
    `for the purpose of resolving this market an announcement by {subject:proper} will be sufficient to=(to trigger | for) a yes resolution regardless of
    whether who=(he | she) actually filed a nomination to run or whether again=(he | she) actually files a nomination to run in the future`,
    {
      venues: ['venue_b'],
      ignores: ['to', 'who', 'again'],
      says: [definition],
      words: 'An announced run counts, filed or not.',
      examples: [
        'For the purpose of resolving this market, an announcement by Ana Doe will be sufficient to trigger a "Yes" resolution, regardless of whether she actually filed a nomination to run, or whether she actually files a nomination to run in the future.',
      ],
    },
  ),
  phrase(
    'leader/death-of-leader',
    `important information if Ali Khamenei dies the market will resolve upon the confirmed reporting of the death based on the last traded price
    prior to death`,
    {
      venues: ['venue_a'],
      says: [deathAtLastPrice],
      words: 'Death of the leader in office pays the last price before it.',
      examples: [
        '**Important information:** If Ali Khamenei dies, the market will resolve upon the confirmed reporting of the death, based on the last traded price prior to death.',
      ],
    },
  ),
  phrase(
    'leader/price-committee',
    `if a last traded price is not available or is not logically consistent or if the Exchange determines at its sole discretion that the last traded
    prices prior to death do not represent a fair settlement value the Outcome Review Committee will be responsible for making a binding determination
    of fair allocation`,
    {
      venues: ['venue_a'],
      says: [],
      argued: 'how the last price of the branch before it is found',
      words: 'How a last price is found.',
      examples: [
        'If a last traded price is not available or is not logically consistent, or if the Exchange determines at its sole discretion that the last traded prices prior to death do not represent a fair settlement value, the Outcome Review Committee will be responsible for making a binding determination of fair allocation.',
      ],
    },
  ),
  phrase(
    'leader/offering-confirmed',
    `an IPO is confirmed if 1 the SEC declares the company's Form S-1 effective or 2 the IPO is priced or 3 a securities exchange has assigned a ticker to it`,
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'What it is to confirm a public offering.',
      examples: [
        "An IPO is confirmed if 1) the SEC declares the company's Form S-1 effective OR 2) the IPO is priced OR 3) a securities exchange has assigned a ticker to it.",
      ],
    },
  ),
  phrase(
    'leader/clarified',
    'please note a prior version of this clarification was grammatically ambiguous',
    {
      venues: ['venue_a'],
      says: [],
      argued: 'a remark on the text',
      words: 'A clarification was rewritten.',
      examples: ['(Please note: A prior version of this clarification was grammatically ambiguous.'],
    },
  ),
];
