/**
 * What counts as an act that happens in time, on venue_b. None of it lets an act of an earlier day count less for a later deadline.
 * Choices are part of the definition, but for words that only spell it.
 */
import type { Phrase } from '../phrase.ts';
import { choice } from './fragments.ts';
import { defines, endsWithNo } from './in-any-window.ts';

/** Ways of saying that something does not count. */
const notCounted = choice('ends', [
  'will not qualify',
  'will not count',
  'will not suffice',
  'will not be sufficient',
  'does not qualify',
  'do not qualify',
  'will not be considered',
  'will not count toward a yes resolution',
  'will not qualify for a yes resolution',
  'will not be sufficient to resolve this market to yes',
  'will not suffice to resolve this market to yes',
  'will not be sufficient for a yes resolution',
]);
const counted = choice('ends', [
  'will qualify',
  'will count',
  'will suffice',
  'will be sufficient',
  'will qualify for a yes resolution',
  'will count toward a yes resolution',
  'will suffice to resolve this market to yes',
  'will be sufficient to resolve this market to yes',
  'will be sufficient for a yes resolution',
  'will also qualify',
]);

/** What does not count, in lists short enough for one phrase each. */
const excluded: readonly (readonly string[])[] = [
  [
    'an announcement alone',
    'announcements alone',
    'an announcement',
    'an announcement of intent',
    'an announcement of intentions',
    'announcements of intent',
    'statements of intent',
    'an announcement of a planned or future withdrawal',
    'however an announcement of a planned or future withdrawal',
    'statement of intents or announcements of planned recognition',
    'statements of intent or announcements of planned recognition',
    'announcements of plans',
    'an announcement or unveiling alone',
    'general statements of intent without a named appointee',
    'informal statements',
    'vague statements',
  ],
  [
    'any form of informal agreement',
    'informal agreements',
    'temporary measures',
    'rumors',
    'speculation',
    'unconfirmed reports',
    'unverified or anonymous claims speculation memes jokes sarcasm or unsubstantiated reports',
    'partial withdrawals',
    'acting officials',
    'temporary or acting officials',
    'interim appointments',
    'acting or interim appointments',
    'a closed beta or any form of private access',
    'closed betas or fully private testing',
    'proposed bills',
  ],
  [
    'foiled plots or arrests that occur without any attempted execution of the coup',
    'warnings or threats',
    'cyber attacks sanctions or diplomatic actions',
    'brief greetings chance encounters or talks otherwise not deliberately aimed at diplomacy or negotiation',
    'warning shots',
    'military exercises',
    'recess appointments without Senate confirmation',
    'temporary emergency orders or proposed bills that do not become law',
    'remote meetings phone calls or other meetings where the relevant parties are not present',
    'frameworks or agreements that outline terms for a future peace but do not include an explicit dated commitment to stop fighting',
    'agreements that outline future negotiations or de escalation measures without an explicit dated commitment to stop fighting',
    'pre orders',
    'browser extensions plugins or integrations within third party browsers',
    'services which are limited to employees or a limited test group without general access',
    'tests used outside of combat',
    'interviews or questioning without arrest',
  ],
];

const included: readonly (readonly string[])[] = [
  [
    'an announcement',
    'an official announcement',
    'official announcements',
    'an announcement by the specified date',
    'nominations',
    'any form of release',
    'a temporary ban',
    'partial withdrawals',
    'house arrest',
    'voluntary resignations removals retirements or departures for any reason',
    'a unilateral announcement',
    'video or photographic evidence',
    'a formal announcement',
    'an agreement in principle',
  ],
];

/** An announcement counts whatever becomes of what it announces. */
const announcements: readonly string[] = [
  'an announcement',
  'an official announcement',
  'official announcements',
  "an announcement within this market's timeframe",
  'an announcement by the specified date',
  'an announcement before the resolution date',
];
const whatever = choice('event', [
  'regardless of when it takes effect',
  'regardless of if or when it takes effect',
  'regardless of whether it takes effect',
  'regardless of if or when the change takes effect',
]);

const acquired = [
  'regardless of whether the announced acquisition or merger actually occurs',
  'regardless of whether the acquisition is completed',
  'regardless of whether the announced acquisition actually occurs',
  'regardless of when the announced acquisition is completed',
];

const forPurpose = 'for=(for the purpose of this market | for the purposes of this market)';

const travel: readonly Phrase[] = [
  defines(
    'travel-defined',
    `${forPurpose} a what=(visit | return | trip) is defined as {aside:proper} physically entering the territory=(terrestrial territory of | terrestrial or maritime territory of) {aside:proper}`,
    'What a visit is.',
    'For the purpose of this market, a "visit" is defined as Ana Doe physically entering the terrestrial territory of Alder.',
  ),
  defines(
    'travel-airspace',
    `whether or not {aside:proper} enters {aside:proper} where=(airspace or maritime territory | airspace) during the timeframe of this market will have no bearing on tail=(a positive resolution | this market's resolution)`,
    'Air and sea do not count.',
    'Whether or not Ana Doe enters Alderian airspace or maritime territory during the timeframe of this market will have no bearing on a positive resolution.',
  ),
  defines(
    'travel-airspace-of',
    "whether or not {aside:proper} enters the {aside:proper} 's airspace or maritime territory during the timeframe of this market will have no bearing on tail=(a positive resolution | this market's resolution)",
    'Air and sea do not count.',
    "Whether or not Ana Doe enters the Alder Strip's airspace or maritime territory during the timeframe of this market will have no bearing on this market's resolution.",
  ),
  defines(
    'travel-any-area',
    'a visit to any area within the terrestrial territory of {aside:proper} tail=(including visits to buffer zones counts | counts including visits to buffer zones)',
    'Every part of it counts.',
    'A visit to any area within the terrestrial territory of the Alder Strip counts, including visits to buffer zones.',
  ),
  defines(
    'listed-meeting-defined',
    'a meeting is defined as any encounter where both listed individual and {aside:proper} are present and interact with each other in person',
    'What a meeting is.',
    'A meeting is defined as any encounter where both listed individual and Ana Doe are present and interact with each other in person.',
  ),
  defines(
    'talk-defined',
    'what=(a talk | speaking) is defined as any how=(interaction | verbal interaction) between the listed individual and {aside:proper} occurring either in person or through verbal communication by phone or video call',
    'What a talk is.',
    'A talk is defined as any interaction between the listed individual and Ana Doe, occurring either in person or through verbal communication by phone or video call.',
  ),
  defines(
    'conversation-counts',
    'any conversation that occurs directly between {aside:proper} and {aside:proper} will qualify regardless of whether it is over the phone videocall or in person',
    'Every conversation counts.',
    'Any conversation that occurs directly between Ana Doe and Bo Roe will qualify, regardless of whether it is over the phone, videocall, or in person.',
  ),
  defines(
    'conversation-spoken',
    'the conversation must be voice based not text based',
    'It is spoken.',
    'The conversation must be voice-based, not text-based.',
  ),
];

const announced: readonly Phrase[] = [
  defines(
    'announced-whatever',
    `${choice('what', announcements)} ${choice('ends', ['will qualify', 'will count', 'will suffice', 'will be sufficient for a yes resolution'])} ${whatever}`,
    'An announcement counts when it is made.',
    'Official announcements will qualify regardless of if or when it takes effect.',
  ),
  defines(
    'acquisition-announced',
    `an announcement by {aside:proper} will qualify for a yes resolution ${choice('event', acquired)}`,
    'An announced acquisition counts.',
    'An announcement by Alder Works will qualify for a "Yes" resolution, regardless of whether the announced acquisition or merger actually occurs.',
  ),
  defines(
    'acquisition-announced-by-two',
    `an announcement by {aside:proper} / {aside:proper} will qualify for a yes resolution ${choice('event', acquired)}`,
    'An announced acquisition counts.',
    'An announcement by Alder/Birch will qualify for a "Yes" resolution, regardless of whether the announced acquisition or merger actually occurs.',
  ),
  defines(
    'collaboration-excluded',
    'partnerships integrations licensing deals or other forms of collaboration between {aside:proper} and {aside:proper} that do not constitute an acquisition or merger will not count toward a yes resolution',
    'Working together does not count.',
    'Partnerships, integrations, licensing deals, or other forms of collaboration between Alder and Birch that do not constitute an acquisition or merger will not count toward a "Yes" resolution.',
  ),
  defines(
    'divorce-announced-in-time',
    'an announcement when=(by the specified date | before the resolution date) of their intention to divorce will be sufficient for a yes resolution regardless of whether the divorce later actually occurs or whether the actual divorce occurs outside of the timeframe of this market',
    'An announced divorce counts.',
    'An announcement by the specified date of their intention to divorce will be sufficient for a "Yes" resolution, regardless of whether the divorce later actually occurs, or whether the actual divorce occurs outside of the timeframe of this market.',
  ),
  defines(
    'resignation-announced',
    'note=[note that] an announcement of whose=(his | her) what=(resignation | resignation or removal | resignation / removal | retirement) before the resolution date will suffice to resolve this market to yes regardless of with=(if / when | whether or when) who=(he | she) actually steps down',
    'An announced departure counts.',
    'Note that an announcement of his resignation before the resolution date will suffice to resolve this market to "Yes" regardless of if/when he actually steps down.',
  ),
  defines(
    'departure-announced',
    "an official announcement of {aside:proper} 's departure from {aside:proper} e.g. a statement from {aside:proper} or {aside:proper} indicating who=(he | she) will no longer be engaged with {aside:proper} will qualify regardless of when the announced departure takes effect",
    'An announced departure counts.',
    "An official announcement of Ana's departure from Alder Works (e.g., a statement from Alder Works or Ana indicating she will no longer be engaged with Alder Works) will qualify, regardless of when the announced departure takes effect.",
  ),
  defines(
    'departure-includes',
    'this includes any termination suspension or withdrawal of hers=(his | her) contractual or partnership obligations with {aside:proper}',
    'What counts as a departure.',
    'This includes any termination, suspension, or withdrawal of her contractual or partnership obligations with Alder Works.',
  ),
  defines(
    'impeachment-approved',
    'for this market to resolve to yes it is only necessary that the National Assembly propose and approve a motion of impeachment against {aside:proper} regardless of whether the Constitutional Court later upholds the impeachment',
    'The motion is enough.',
    'For this market to resolve to "Yes" it is only necessary that the National Assembly propose and approve a motion of impeachment against Ana Doe, regardless of whether the Constitutional Court later upholds the impeachment.',
  ),
  defines(
    'ban-announced',
    'an official announcement of a qualifying ban or suspension within the specified timeframe will suffice regardless of when it takes effect or whether it is later revoked',
    'An announced ban counts.',
    'An official announcement of a qualifying ban or suspension within the specified timeframe will suffice, regardless of when it takes effect or whether it is later revoked.',
  ),
  defines(
    'ban-for-a-time',
    'temporary suspensions or exclusions that prevent {aside:proper} from participating in {aside:proper} competitions will qualify',
    'A ban for a time counts.',
    'Temporary suspensions or exclusions that prevent Alder from participating in Birch competitions will qualify.',
  ),
  defines(
    'pardon-impossible',
    "if it becomes impossible for {aside:proper} to=[to] issue a federal pardon commutation or reprieve within this market's timeframe it may immediately resolve to no",
    'What can no longer happen pays No at once.',
    'If it becomes impossible for Ana Doe to issue a federal pardon, commutation, or reprieve within this market\'s timeframe, it may immediately resolve to "No".',
  ),
  defines(
    'administration-members',
    'the {aside:proper} administration includes individuals formally how=(appointed | appointed or nominated) by {aside:proper} to roles within the U.S. federal government such as Cabinet members Executive Office staff senior policy advisors ambassadors or White House staff whose appointments are publicly announced by official government channels',
    'Who belongs to an administration.',
    'The Doe administration includes individuals formally appointed or nominated by Ana Doe to roles within the U.S. federal government, such as Cabinet members, Executive Office staff, senior policy advisors, ambassadors, or White House staff whose appointments are publicly announced by official government channels.',
  ),
];

const ended: readonly Phrase[] = [
  endsWithNo(
    'endorses-another',
    'if {aside:proper} announces that who=(he | she) will vote for another candidate or endorses another candidate for {aside:proper} this market will immediately resolve to no',
    'To endorse another ends it with No.',
    'If Ana Doe announces that she will vote for another candidate or endorses another candidate for Alder Mayor, this market will immediately resolve to "No".',
  ),
  endsWithNo(
    'will-not-run',
    'if {aside:proper} definitively states that who=(he | she) will not run for what=(governor | president | mayor | senate) this market will immediately resolve to no',
    'To decline ends it with No.',
    'If Ana Doe definitively states that she will not run for governor, this market will immediately resolve to "No."',
  ),
  endsWithNo(
    'goes-elsewhere',
    'if {aside:proper} transfers to another school retires or enters professional basketball this market will resolve to no',
    'To go elsewhere ends it with No.',
    'If Ana Doe transfers to another school, retires, or enters professional basketball, this market will resolve to "No".',
  ),
];

const released: readonly Phrase[] = [
  defines(
    'release-accessible',
    'for this market to resolve to yes what=({aside:proper} | such a browser) must be launched and publicly accessible including via open beta or open rolling free=[free] waitlist signups',
    'What it is to be released.',
    'For this market to resolve to "Yes," Alder must be launched and publicly accessible, including via open beta or open rolling waitlist signups.',
  ),
  defines(
    'release-announced',
    'the release must be clearly defined and publicly announced by {aside:proper} as being accessible to the general public',
    'It is announced as open to all.',
    'The release must be clearly defined and publicly announced by Alder Works as being accessible to the general public.',
  ),
  defines(
    'release-for-sale',
    'in order to be considered released the product must be what=(available for purchase by the general public | officially announced by {aside:proper} or otherwise available for purchase by the general public) within the specified timeframe',
    'What it is to be released.',
    'In order to be considered released, the product must be available for purchase by the general public within the specified timeframe.',
  ),
  defines(
    'release-not-unveiled',
    'an announcement or unveiling alone is not sufficient',
    'To be announced is not enough.',
    'An announcement or unveiling alone is not sufficient.',
  ),
  defines(
    'upgrade-live',
    'implementation means that {aside:proper} is live and functioning on the {aside:proper} mainnet not merely announced proposed or deployed to a testnet',
    'What an upgrade is.',
    'Implementation means that Alder is live and functioning on the Birch mainnet, not merely announced, proposed, or deployed to a testnet.',
  ),
];

const general: readonly Phrase[] = [
  ...excluded.map((things, index) =>
    defines(
      `excluded-${index + 1}`,
      `${choice('what', things)} ${notCounted}`,
      'What does not count.',
      `${(things[0] ?? '').replace(/^./, (letter) => letter.toUpperCase())} will not qualify.`,
    ),
  ),
  ...included.map((things, index) =>
    defines(
      `included-${index + 1}`,
      `${choice('what', things)} ${counted}`,
      'What counts.',
      `${(things[0] ?? '').replace(/^./, (letter) => letter.toUpperCase())} will qualify.`,
    ),
  ),
  defines(
    'announced-is-enough',
    'for this market to resolve to yes it is only necessary that {aside:proper} announces this change will take place',
    'The announcement is enough.',
    'For this market to resolve to "Yes" it is only necessary that Alder announces this change will take place.',
  ),
  defines(
    'deed-does-not-matter',
    'whether it actually does will have no bearing on the resolution of this market',
    'The announcement is enough.',
    'Whether it actually does will have no bearing on the resolution of this market.',
  ),
  defines(
    'read-more',
    'you can with=(read more about that | read more about this | read more about it | see more about that) here {aside:address}',
    'Where to read more about it.',
    'You can read more about that here: https://news.example/one',
  ),
  defines(
    'formal-only',
    'only formal recognition of {aside:proper} will qualify',
    'Recognition is formal.',
    'Only formal recognition of Alder will qualify.',
  ),
];

export const definitionInTimePhrases: readonly Phrase[] = [
  ...travel,
  ...announced,
  ...ended,
  ...released,
  ...general,
];
