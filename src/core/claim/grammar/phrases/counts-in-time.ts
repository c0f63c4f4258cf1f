/**
 * What counts as a thing that happens until a time, on venue_b. None of them lets an act of an earlier day count less for a
 * later deadline: they say which acts count, whatever the deadline is.
 */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { scope } from '../sayings.ts';

const definition = scope('definition');

export const countsInTimePhrases: readonly Phrase[] = [
  phraseOfB(
    'in-time/strike-defined',
    'For the purposes of this market, a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by {aside:proper Alder} military forces that impact {aside:proper Birchian} ground territory or any official {aside:proper Birchian} embassy or consulate (e.g., if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} missile, this market will resolve to "Yes").',
    { says: [definition], words: 'What a strike is.' },
  ),
  phraseOfB(
    'in-time/strike-acknowledged',
    'For the purposes of this market, a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by {aside:proper Alder} military forces that impact {aside:proper Birchian} ground territory or any official {aside:proper Birchian} embassy or consulate (e.g., if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} missile, this market will resolve to "Yes") that is officially acknowledged by the {aside:proper Alder} government or a consensus of credible reporting.',
    { says: [definition], words: 'What a strike is.' },
  ),
  phraseOfB(
    'in-time/strike-on-ground',
    'For the purposes of this market, a qualifying "strike" is defined as the use of aerial bombs, drones, or missiles (including cruise or ballistic missiles) launched by {aside:proper Alder} forces that physically impact land under {aside:proper Birchian} control.',
    { says: [definition], words: 'What a strike is.' },
  ),
  phraseOfB(
    'in-time/strike-intercepted',
    'Missiles or drones which are intercepted and surface-to-air missile strikes will not be sufficient for a "Yes" resolution regardless of whether they land on {aside:proper Birchian} territory or cause damage.',
    { says: [definition], words: 'What is intercepted is no strike.' },
  ),
  phraseOfB(
    'in-time/strike-other-actions',
    'Actions such as artillery fire, small arms fire, FPV or ATGM strikes directly, ground incursions, naval shelling, cyberattacks, or other operations conducted by {aside:proper Alder} ground operatives will not qualify.',
    { says: [definition], words: 'Other actions are no strikes.' },
  ),
  phraseOfB(
    'in-time/strike-waits',
    'If no qualifying strike is confirmed by the resolution date this market will remain open until the end of the second day after the resolution time.',
    { says: [definition], words: 'Two days are left for reports of a strike.' },
  ),
  phraseOfB(
    'in-time/strike-unconfirmed',
    'If the date/time of a qualifying strike cannot be confirmed by a consensus of credible reporting by that time, it will resolve to "No" regardless of whether a strike was later confirmed to have taken place.',
    { says: [definition], words: 'A strike is confirmed within these days.' },
  ),
  phraseOfB(
    'in-time/personnel-on-land',
    '{aside:proper Alder} military personnel must physically enter the terrestrial territory of {aside:proper Birch} to qualify.',
    { says: [definition], words: 'Personnel enters the land.' },
  ),
  phraseOfB(
    'in-time/personnel-not-at-sea',
    "Entering {aside:proper Birch}'s maritime or aerial territory will not count.",
    { says: [definition], words: 'Sea and air are no land.' },
  ),
  phraseOfB(
    'in-time/personnel-of-other-kinds',
    'High ranking {aside:proper Alder} service members entering {aside:proper Birch} for diplomatic purposes (and their accompanying entourage), military contractors, military advisors, and special operation forces will not qualify.',
    { says: [definition], words: 'Whose entering does not count.' },
  ),
  phraseOfB(
    'in-time/merger-counts',
    'Mergers where {subject:proper Alder Works} is subsumed by another entity will count toward a "Yes" resolution.',
    { says: [definition], words: 'Mergers count.' },
  ),
  phraseOfB(
    'in-time/agreement-counts',
    'An announced agreement between {subject:proper Alder Works} and an acquiring entity will qualify for a "Yes" resolution, regardless of whether the acquisition is ultimately completed.',
    { says: [definition], words: 'An agreement counts when it is announced.' },
  ),
  phraseOfB(
    'in-time/meeting-of-both',
    'A meeting is defined as any encounter where {first:proper Ana Doe} and {second:proper Bo Roe} are both present and interact with each other in person.',
    { says: [definition], words: 'What a meeting is.' },
  ),
  phraseOfB(
    'in-time/meeting-counts',
    'An exchange of words, handshake, direct conversation, or other clear personal interaction between the named individuals will qualify as a meeting.',
    { says: [definition], words: 'What counts as a meeting.' },
  ),
  phraseOfB(
    'in-time/meeting-not-counted',
    'Merely standing in proximity, making eye contact, or being present in the same room or event without direct interaction will not qualify.',
    { says: [definition], words: 'What is no meeting.' },
  ),
  phraseOfB(
    'in-time/lawsuit-filed',
    'An announcement of intent to sue or a legal threat will not qualify for a "Yes" resolution; a lawsuit must actually be filed in court.',
    { says: [definition], words: 'A lawsuit is filed.' },
  ),
  phraseOfB(
    'in-time/divorce-announced',
    `An announcement within this market's timeframe of their intention to divorce will be sufficient for a "Yes" resolution, regardless of whether the divorce later actually occurs, or whether the actual divorce occurs outside of the timeframe of this market.`,
    { says: [definition], words: 'An announced divorce counts.' },
  ),
  phraseOfB(
    'in-time/handshake-seen',
    'For the handshake to qualify toward a "Yes" resolution, there must be video or photographic evidence.',
    { says: [definition], words: 'There are pictures of the handshake.' },
  ),
  phraseOfB(
    'in-time/land-controlled',
    'For the purposes of this market, land de facto controlled by {aside:proper Alder} or {aside:proper Birch} as of {aside:date March 3, 2026}, {aside:time 12:00 PM ET}, will be considered the sovereign territory of that country.',
    { says: [definition], words: 'Whose territory land is.' },
  ),
  phraseOfB(
    'in-time/meeting-defined',
    'A meeting is defined as any encounter where both {first:proper Ana Doe} and {second:proper Bo Roe} are present and interact with each other in person.',
    { says: [definition], words: 'What a meeting is.' },
  ),
];
