/**
 * What counts as a thing that happens until a time, on venue_b. None of them lets an act of an earlier day count less for a
 * later deadline: they say which acts count, whatever the deadline is.
 */
import { type Phrase, phrase } from '../phrase.ts';
import { scope } from '../sayings.ts';

const definition = scope('definition');

export const countsInTimePhrases: readonly Phrase[] = [
  phrase(
    'in-time/strike-defined',
    `for the purposes of this market a qualifying strike is defined as the use of aerial bombs drones or missiles including
    cruise or ballistic missiles launched by {aside:proper} military forces that impact {aside:proper} ground territory or
    any official {aside:proper} embassy or consulate e.g. if a weapons depot on {aside:proper} soil is hit by
    {aside:proper} missile this market will resolve to yes`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a strike is.',
      examples: [
        'For the purposes of this market, a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by Alder military forces that impact Birchian ground territory or any official Birchian embassy or consulate (e.g., if a weapons depot on Birchian soil is hit by an Alder missile, this market will resolve to "Yes").',
      ],
    },
  ),
  phrase(
    'in-time/strike-acknowledged',
    `for the purposes of this market a qualifying strike is defined as the use of aerial bombs drones or missiles including
    cruise or ballistic missiles launched by {aside:proper} military forces that impact {aside:proper} ground territory or
    any official {aside:proper} embassy or consulate e.g. if a weapons depot on {aside:proper} soil is hit by
    {aside:proper} missile this market will resolve to yes that is officially acknowledged by the {aside:proper} government or a
    consensus of credible reporting`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a strike is.',
      examples: [
        'For the purposes of this market, a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by Alder military forces that impact Birchian ground territory or any official Birchian embassy or consulate (e.g., if a weapons depot on Birchian soil is hit by an Alder missile, this market will resolve to "Yes") that is officially acknowledged by the Alder government or a consensus of credible reporting.',
      ],
    },
  ),
  phrase(
    'in-time/strike-on-ground',
    `for the purposes of this market a qualifying strike is defined as the use of aerial bombs drones or missiles including
    cruise or ballistic missiles launched by {aside:proper} forces that physically impact land under {aside:proper}
    control`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a strike is.',
      examples: [
        'For the purposes of this market, a qualifying "strike" is defined as the use of aerial bombs, drones, or missiles (including cruise or ballistic missiles) launched by Alder forces that physically impact land under Birchian control.',
      ],
    },
  ),
  phrase(
    'in-time/strike-intercepted',
    `missiles or drones which are intercepted and surface to air missile strikes will not be sufficient for a yes
    resolution regardless of whether they land on {aside:proper} territory or cause damage`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What is intercepted is no strike.',
      examples: [
        'Missiles or drones which are intercepted and surface-to-air missile strikes will not be sufficient for a "Yes" resolution regardless of whether they land on Birchian territory or cause damage.',
      ],
    },
  ),
  phrase(
    'in-time/strike-other-actions',
    `actions such as artillery fire small arms fire FPV or ATGM strikes directly ground incursions naval shelling
    cyberattacks or other operations conducted by {aside:proper} ground operatives will not qualify`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Other actions are no strikes.',
      examples: [
        'Actions such as artillery fire, small arms fire, FPV or ATGM strikes directly, ground incursions, naval shelling, cyberattacks, or other operations conducted by Alder ground operatives will not qualify.',
      ],
    },
  ),
  phrase(
    'in-time/strike-waits',
    `if no qualifying strike is confirmed by the resolution date this market will remain open until the end of the second
    day after the resolution time`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Two days are left for reports of a strike.',
      examples: [
        'If no qualifying strike is confirmed by the resolution date this market will remain open until the end of the second day after the resolution time.',
      ],
    },
  ),
  phrase(
    'in-time/strike-unconfirmed',
    `if the date / time of a qualifying strike cannot be confirmed by a consensus of credible reporting by that time it
    will resolve to no regardless of whether a strike was later confirmed to have taken place`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'A strike is confirmed within these days.',
      examples: [
        'If the date/time of a qualifying strike cannot be confirmed by a consensus of credible reporting by that time, it will resolve to "No" regardless of whether a strike was later confirmed to have taken place.',
      ],
    },
  ),
  phrase(
    'in-time/personnel-on-land',
    `{aside:proper} military personnel must physically enter the terrestrial territory of {aside:proper} to qualify`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Personnel enters the land.',
      examples: [
        'Alder military personnel must physically enter the terrestrial territory of Birch to qualify.',
      ],
    },
  ),
  phrase(
    'in-time/personnel-not-at-sea',
    `entering {aside:proper} 's maritime or aerial territory will not count`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Sea and air are no land.',
      examples: ["Entering Birch's maritime or aerial territory will not count."],
    },
  ),
  phrase(
    'in-time/personnel-of-other-kinds',
    `high ranking {aside:proper} service members entering {aside:proper} for diplomatic purposes and their accompanying
    entourage military contractors military advisors and special operation forces will not qualify`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Whose entering does not count.',
      examples: [
        'High ranking Alder service members entering Birch for diplomatic purposes (and their accompanying entourage), military contractors, military advisors, and special operation forces will not qualify.',
      ],
    },
  ),
  phrase(
    'in-time/merger-counts',
    `mergers where {subject:proper} is subsumed by another entity will count toward a yes resolution`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Mergers count.',
      examples: [
        'Mergers where Alder Works is subsumed by another entity will count toward a "Yes" resolution.',
      ],
    },
  ),
  phrase(
    'in-time/agreement-counts',
    `an announced agreement between {subject:proper} and an acquiring entity will qualify for a yes resolution regardless
    of whether the acquisition is ultimately completed`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'An agreement counts when it is announced.',
      examples: [
        'An announced agreement between Alder Works and an acquiring entity will qualify for a "Yes" resolution, regardless of whether the acquisition is ultimately completed.',
      ],
    },
  ),
  phrase(
    'in-time/meeting-of-both',
    `a meeting is defined as any encounter where {first:proper} and {second:proper} are both present and interact with each
    other in person`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a meeting is.',
      examples: [
        'A meeting is defined as any encounter where Ana Doe and Bo Roe are both present and interact with each other in person.',
      ],
    },
  ),
  phrase(
    'in-time/meeting-counts',
    `an exchange of words handshake direct conversation or other clear personal interaction between the named individuals
    will qualify as a meeting`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What counts as a meeting.',
      examples: [
        'An exchange of words, handshake, direct conversation, or other clear personal interaction between the named individuals will qualify as a meeting.',
      ],
    },
  ),
  phrase(
    'in-time/meeting-not-counted',
    `merely standing in proximity making eye contact or being present in the same room or event without direct interaction
    will not qualify`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What is no meeting.',
      examples: [
        'Merely standing in proximity, making eye contact, or being present in the same room or event without direct interaction will not qualify.',
      ],
    },
  ),
  phrase(
    'in-time/lawsuit-filed',
    `an announcement of intent to sue or a legal threat will not qualify for a yes resolution a lawsuit must actually be
    filed in court`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'A lawsuit is filed.',
      examples: [
        'An announcement of intent to sue or a legal threat will not qualify for a "Yes" resolution; a lawsuit must actually be filed in court.',
      ],
    },
  ),
  phrase(
    'in-time/divorce-announced',
    `an announcement within this market's timeframe of their intention to divorce will be sufficient for a yes resolution
    regardless of whether the divorce later actually occurs or whether the actual divorce occurs outside of the timeframe
    of this market`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'An announced divorce counts.',
      examples: [
        'An announcement within this market\'s timeframe of their intention to divorce will be sufficient for a "Yes" resolution, regardless of whether the divorce later actually occurs, or whether the actual divorce occurs outside of the timeframe of this market.',
      ],
    },
  ),
  phrase(
    'in-time/handshake-seen',
    `for the handshake to qualify toward a yes resolution there must be video or photographic evidence`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'There are pictures of the handshake.',
      examples: [
        'For the handshake to qualify toward a "Yes" resolution, there must be video or photographic evidence.',
      ],
    },
  ),
  phrase(
    'in-time/land-controlled',
    `for the purposes of this market land de facto controlled by {aside:proper} or {aside:proper} as of {aside:date} {aside:time} will be considered the
    sovereign territory of that country`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Whose territory land is.',
      examples: [
        'For the purposes of this market, land de facto controlled by Alder or Birch as of March 3, 2026, 12:00 PM ET, will be considered the sovereign territory of that country.',
      ],
    },
  ),
  phrase(
    'in-time/meeting-defined',
    `a meeting is defined as any encounter where both {first:proper} and {second:proper} are present and interact with each other in person`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a meeting is.',
      examples: [
        'A meeting is defined as any encounter where both Ana Doe and Bo Roe are present and interact with each other in person.',
      ],
    },
  ),
];
