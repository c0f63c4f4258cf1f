/** What counts as a strike, a withdrawal, a ceasefire or a capture that happens in time, on venue_b. */
import type { Phrase } from '../phrase.ts';
import { defines } from './in-any-window.ts';

const strikes: readonly Phrase[] = [
  defines(
    'ground-territory',
    '{aside:proper} ground territory for the purposes of this market refers to land internationally recognized as part of the {aside:proper} including all territory under de facto {aside:proper} government administration as of {aside:date}',
    'What the ground of a country is.',
    'Alderian ground territory, for the purposes of this market, refers to land internationally recognized as part of the State of Alder, including all territory under de facto Alderian government administration as of March 3, 2026.',
  ),
  defines(
    'ground-includes',
    'this includes the {aside:proper} of=[controlled {aside:proper}] and {aside:proper} but excludes the {aside:proper} and {aside:proper}',
    'What belongs to the ground.',
    'This includes the Alder-controlled Birch Heights and East Cedar, but excludes the Dogwood Bank and Elm Strip.',
  ),
  defines(
    'strike-stopped',
    'missiles or drones that are intercepted before reaching the ground or surface to air missile strikes will not qualify for a yes resolution regardless of whether debris lands on {aside:proper} soil or causes damage',
    'What is stopped is no strike.',
    'Missiles or drones that are intercepted before reaching the ground, or surface-to-air missile strikes, will not qualify for a "Yes" resolution-regardless of whether debris lands on Alderian soil or causes damage.',
  ),
  defines(
    'strike-intercepted-too',
    'missiles or drones that are intercepted and surface to air missile strikes will not be sufficient tail=[for a yes resolution] regardless of whether they land on {aside:proper} territory or cause damage',
    'What is intercepted is no strike.',
    'Missiles or drones that are intercepted and surface-to-air missile strikes will not be sufficient for a "Yes" resolution, regardless of whether they land on Alder territory or cause damage.',
  ),
  defines(
    'land-controlled-at-listing',
    'for the purposes of this market land de facto controlled by {aside:proper} or {aside:proper} as=(as market creation | as of market creation) will be considered the sovereign territory of that country',
    'Whose territory land is.',
    'For the purposes of this market, land de facto controlled by Alder or the Birch Union as of market creation, will be considered the sovereign territory of that country.',
  ),
  defines(
    'personnel-who-counts',
    'military special operation forces will qualify however intelligence operatives will not count',
    'Whose entering counts.',
    'Military special operation forces will qualify, however intelligence operatives will not count.',
  ),
  defines(
    'personnel-who-does-not',
    'military contractors military advisors or high ranking {aside:proper} service members entering {aside:proper} for diplomatic purposes and their accompanying entourage will not qualify',
    'Whose entering does not count.',
    'Military contractors, military advisors, or high-ranking Alder service members entering Birch for diplomatic purposes (and their accompanying entourage) will not qualify.',
  ),
  defines(
    'annexation-defined',
    "annexation is defined as an official declaration or legal act by the {aside:proper} government claiming sovereignty over territory in the {aside:proper} to=[that] they were not claiming at the time of this market's creation",
    'What an annexation is.',
    "Annexation is defined as an official declaration or legal act by the Alder government claiming sovereignty over territory in the Birch Strip that they were not claiming at the time of this market's creation.",
  ),
  defines(
    'withdrawal-announced',
    'for this market to resolve to yes it is sufficient that {aside:proper} announces its ground forces have withdrawn from all {aside:proper} territory regardless of with=(whether | if) some {aside:proper} territory remains under their control or ground incursions by {aside:proper} forces continue',
    'An announced withdrawal counts.',
    'For this market to resolve to "Yes," it is sufficient that Alder announces its ground forces have withdrawn from all Birchian territory, regardless of whether some Birchian territory remains under their control or ground incursions by Alder forces continue.',
  ),
  defines(
    'ceasefire-counts',
    'a peace deal or political framework will qualify if it includes a publicly announced and mutually agreed halt in military engagement effective on a specific date',
    'Which deals count.',
    'A peace deal or political framework will qualify if it includes a publicly announced and mutually agreed halt in military engagement, effective on a specific date.',
  ),
  defines(
    'ceasefire-limited',
    'ceasefires which only apply to energy infrastructure the Black Sea or other similar agreements will not qualify',
    'Ceasefires in parts do not count.',
    'Ceasefires which only apply to energy infrastructure, the Black Sea, or other similar agreements will not qualify.',
  ),
  defines(
    'ceasefire-informal',
    'any form of informal what=(agreement | understanding) will not be considered an official ceasefire',
    'Informal agreements do not count.',
    'Any form of informal agreement will not be considered an official ceasefire.',
  ),
  defines(
    'ceasefire-informal-understanding',
    'any form of informal understanding backchannel communication de escalation without an announced agreement or unilateral pause in hostilities will not be considered an official ceasefire',
    'Informal agreements do not count.',
    'Any form of informal understanding, backchannel communication, de-escalation without an announced agreement, or unilateral pause in hostilities will not be considered an official ceasefire.',
  ),
  defines(
    'ceasefire-pauses',
    'humanitarian pauses limited operational pauses or temporary tactical stand downs will not count toward the resolution of this market',
    'Pauses do not count.',
    'Humanitarian pauses, limited operational pauses, or temporary tactical stand-downs will not count toward the resolution of this market.',
  ),
  defines(
    'agreement-in-effect-later',
    'if what=(the agreement | such an agreement) is officially reached before the resolution date this market will resolve to yes regardless of event=(whether the ceasefire officially takes effect after the resolution date | if / when the agreement goes into effect | whether or when the agreement goes into effect)',
    'An agreement counts when it is reached.',
    'If such an agreement is officially reached before the resolution date, this market will resolve to "Yes", regardless of if/when the agreement goes into effect.',
  ),
  defines(
    'agreement-or-pledge',
    'any agreement or pledge made before the resolution date of this market will qualify regardless of if / when the agreement goes into effect',
    'An agreement counts when it is made.',
    'Any agreement or pledge made before the resolution date of this market will qualify, regardless of if/when the agreement goes into effect.',
  ),
  defines(
    'ceasefire-sources',
    "this market's resolution will be based on official announcements from both {aside:proper} and {aside:proper} however a wide consensus of credible media reporting stating an official ceasefire agreement between {aside:proper} and {aside:proper} has been reached will suffice",
    'Both sides announce it, or reports do.',
    "This market's resolution will be based on official announcements from both Alder and Birch; however, a wide consensus of credible media reporting stating an official ceasefire agreement between Alder and Birch has been reached will suffice.",
  ),
  defines(
    'ceasefire-source-reports',
    'head=[however] an overwhelming consensus of credible media reporting confirming that an official ceasefire agreement has been reached will suffice',
    'Reports may decide.',
    'However, an overwhelming consensus of credible media reporting confirming that an official ceasefire agreement has been reached will suffice.',
  ),
  defines(
    'notice-defined',
    'a notice of denunciation refers to the submission of a notice of withdrawal article=[as per Article 13 of the North Atlantic Treaty]',
    'What a notice is.',
    'A notice of denunciation refers to the submission of a notice of withdrawal.',
  ),
];

const mapped: readonly Phrase[] = [
  defines(
    'captured-on-map',
    'the thing=(railroad station | railway station | train station | intersection | intersection station) will be considered captured if any part of the part=(train station icon | railroad station icon | intersection | train station) is shaded red on the ISW map {aside:address} by the resolution date',
    'What it is to capture it.',
    'The railroad station will be considered captured if any part of the train station icon is shaded red on the ISW map (https://map.example/one) by the resolution date.',
  ),
  defines(
    'captured-in-time',
    'if the area is not shaded red by {until_date:date} {until_time:time} the market will resolve to no',
    'What is not captured in time pays No.',
    'If the area is not shaded red by December 31, 2026, 11:59 PM ET, the market will resolve to "No".',
  ),
  defines(
    'captured-by-specified-date',
    'if the area is not shaded red by the specified date the market will resolve to no',
    'What is not captured in time pays No.',
    'If the area is not shaded red by the specified date, the market will resolve to "No".',
  ),
  defines(
    'captured-by-settlement',
    'if {aside:proper} comes into control of this territory as a result of a negotiated settlement this will qualify for a yes resolution regardless of with=(if | whether) it is shaded red in the ISW map',
    'A settlement counts once it is control.',
    "If Alder comes into control of this territory as a result of a negotiated settlement, this will qualify for a 'Yes' resolution, regardless of whether it is shaded red in the ISW map.",
  ),
  defines(
    'captured-in-fact',
    'actual control must be established',
    'Control is real.',
    'Actual control must be established.',
  ),
  defines(
    'captured-once',
    'once {aside:proper} captures the thing=(railroad station | railway station | train station | intersection) any subsequent loss of control will not be considered towards the resolution of this market',
    'What is lost again was captured.',
    'Once Alder captures the intersection, any subsequent loss of control will not be considered towards the resolution of this market.',
  ),
  defines(
    'map-location',
    'thing=(train station | intersection | {aside:name}) location {aside:address}',
    'Where it is.',
    '‹Alder› Location: https://map.example/one',
  ),
  defines(
    'map-location-in',
    '{aside:proper} in {aside:proper} {aside:address}',
    'Where it is.',
    'Crossing Location in Alder: https://map.example/one',
  ),
  defines(
    'map-location-on',
    'location on {aside:proper} rank=[maps] {aside:address}',
    'Where it is.',
    'Location on Alder maps: https://map.example/one',
  ),
  defines(
    'map-decides',
    'the primary resolution source for this market will be the ISW Ukraine map',
    'A map decides.',
    'The primary resolution source for this market will be the ISW Ukraine map.',
  ),
  defines(
    'map-unavailable',
    'if the ISW map is rendered unavailable information from DeepStateMap {aside:address} may be used',
    'Another map may decide.',
    'If the ISW map is rendered unavailable, information from DeepStateMap (https://map.example/) may be used.',
  ),
  defines(
    'maps-unavailable',
    'if information from both the ISW and DeepStateMap be=(is | are) rendered permanently unavailable a consensus of credible reporting may be used',
    'Reports may decide.',
    'If information from both the ISW and DeepStateMap are rendered permanently unavailable, a consensus of credible reporting may be used.',
  ),
  defines(
    'map-errors',
    'note any temporary glitches or errors in the map to=[which] will not be considered',
    'Errors of the map do not count.',
    'Note: Any temporary glitches or errors in the map will not be considered.',
  ),
  defines(
    'map-shading-persists',
    "for any change on the ISW map to qualify for this market's resolution the relevant shading indicating {aside:proper} control must persist through the next full ISW daily update cycle",
    'The shading lasts until the next update.',
    "For any change on the ISW map to qualify for this market's resolution, the relevant shading indicating Alderian control must persist through the next full ISW daily update cycle.",
  ),
  defines(
    'map-day-skipped',
    'if ISW skips a day shading must persist until the next finalized ISW update is published regardless of the date',
    'The shading lasts until the next update.',
    'If ISW skips a day, shading must persist until the next finalized ISW update is published, regardless of the date.',
  ),
];

export const definitionOfWarPhrases: readonly Phrase[] = [...strikes, ...mapped];
