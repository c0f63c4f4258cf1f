/** What counts where people leave, win or run for an office, are in custody or make a law until a time, on venue_b. */
import { exampleOf } from '../filled-notation.ts';
import type { Phrase } from '../phrase.ts';
import { defines, endsWithNo } from './in-any-window.ts';

/** The text as it is shown, with what fills its slots. */
const shown = (id: string, words: string, text: string): Phrase => defines(id, text, words, exampleOf(text));
const ended = (id: string, words: string, text: string): Phrase =>
  endsWithNo(id, text, words, exampleOf(text));

const custody: readonly Phrase[] = [
  shown(
    'released-to-house',
    'House arrest is a release.',
    'If {aside:proper Doe} is released but remains under house arrest, the market will still resolve to "Yes".',
  ),
  shown(
    'released-on-parole',
    'A release on conditions counts.',
    'If {aside:proper Doe} is released on parole, bond, or any other condition that results in them leaving state custody, the market will resolve to "Yes".',
  ),
  shown(
    'moved-in-custody',
    'Another place of custody is no release.',
    'Transporting {aside:proper Doe} to another location of custody (e.g., a different prison, court, or hospital within the correctional system) will not suffice to resolve this market to "Yes".',
  ),
  shown(
    'outing-from-prison',
    'An outing is no release.',
    'Temporary outings from prison for purposes such as testifying in where=(court | court or before Congress) while still under the custody of correctional authorities, will not count as a release.',
  ),
  shown(
    'deportation-defined',
    'What a deportation is.',
    'Deportation is defined as the formal removal of {aside:proper Ana Doe} from the {aside:proper Alder Union} by government authorities due to legal or administrative reasons.',
  ),
];

const offices: readonly Phrase[] = [
  shown(
    'opposition-removed',
    'What it is to lose the post.',
    "{subject:proper Ana Doe} will be considered to be removed from the position if, for any reason, who=(he | she) resigns, is replaced, loses hers=(his | her) seat, or if whose=(his | her) party ceases to be the {aside:proper Official Opposition} within this market's timeframe.",
  ),
  shown(
    'ban-for-a-time-of-federation',
    'A ban for a time counts.',
    'Temporary suspensions or exclusions that prevent {aside:proper Alder} from participating in {aside:league FIFA} competitions will qualify.',
  ),
  shown(
    'foul-play-stated',
    'The word of the government counts.',
    'Statements from the {aside:proper Alderian} government indicating that there was foul play will qualify for a "Yes" resolution.',
  ),
  shown(
    'removed-also-dismissed',
    'What it is to be removed from power.',
    "{subject:proper Doe} will be considered be=[to be] removed from power if who=(he | she) resigns, is detained, is officially dismissed, or otherwise loses whose=(his | her) position or is prevented from fulfilling hers=(his | her) duties as what=(leader | head | president) of the {opponent:proper Alder Forces (AF)} within this market's timeframe.",
  ),
  shown(
    'departs-at-once',
    'A departure decides at once.',
    'If {aside:proper Doe} departs from office before the expiry date, the market should resolve immediately.',
  ),
  ended(
    'nomination-ended',
    'Without the nomination it ends with No.',
    'If {subject:proper Doe}\'s nomination is formally withdrawn, or if the Senate rejects hers=(his | her) nomination this market will immediately resolve to "No".',
  ),
  ended(
    'acts-impossible',
    'What can no longer happen pays No at once.',
    'If it becomes impossible for {aside:proper Doe} to sign legislation/perform executive actions (e.g. who=(he | she) resigns), this market will resolve to "No".',
  ),
  ended(
    'elections-set-outside',
    'Elections that are set for later end it with No.',
    'If elections are officially scheduled for a date outside of {aside:year 2026}, this market will immediately resolve to "No".',
  ),
  shown(
    'agency-merged',
    'A merger that ends its name counts.',
    'If the {aside:proper Alder Agency} is merged with another agency, resulting in a consolidated department with a shared administrative structure which is no longer titled the {aside:proper Agency of Alder} it will count as a "Yes" resolution.',
  ),
  shown(
    'runs-definitively',
    'Who runs says so.',
    '{aside:proper Ana Doe} must definitively state whose=(his | her) intent to run (e.g., "I am running for what=(President | Governor | Senate | Mayor)" or equivalent unambiguous language); vague comments, speculative or contingent remarks or jokes will not suffice.',
  ),
  shown(
    'elections-actually-held',
    'Whether elections are held.',
    'This market is based on whether national elections are actually held in {aside:proper Alder} within the specified dates.',
  ),
  shown(
    'election-announced-in-time',
    'Whether a date is announced.',
    'This market is about whether a date for the next {aside:proper Alderian} body=[parliamentary] election is formally=[formally] announced within the stated timeframe.',
  ),
  shown(
    'referendum-any',
    'Which referendums count.',
    "Any referendum that establishes {aside:proper Alder}'s desire for independence, sets a framework for independence, or establishes independence from {aside:proper Birch} will qualify.",
  ),
  shown(
    'in-effect-later',
    'It counts when it is signed or instituted.',
    'If the bill is signed into law, or executive action is instituted before the resolution date, it will suffice to resolve this market to "Yes" regardless of when it takes effect.',
  ),
  shown(
    'announced-governor',
    'What is announced is enough.',
    'For this market to resolve to "Yes," it is only necessary that a what=(governor | justice | commissioner) announce that they have resigned or will resign.',
  ),
  ended(
    'ceases-otherwise',
    'Another way out ends it with No.',
    'If {aside:proper Doe} ceases to be {aside:proper POTUS} before this market\'s expiration date for any other reason, this market may immediately resolve to "No".',
  ),
  shown(
    'only-by-the-amendment',
    'Only one way of removal counts.',
    'Only {aside:proper Doe}\'s removal from office via the process outlined in Section 4 of the 25th Amendment will qualify for a "Yes" resolution.',
  ),
  ended(
    'vote-fails',
    'A vote that fails ends it with No.',
    'If a final vote on passage of the {subject:proper Alder Act} is held in the Senate, and the bill fails, this market will resolve immediately to "No".',
  ),
  ended(
    'since-start',
    'What happened before does not count.',
    'Events that occurred prior to the start of this market will not qualify toward its resolution.',
  ),
];

export const definitionOfOfficialsPhrases: readonly Phrase[] = [...custody, ...offices];
