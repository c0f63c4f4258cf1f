/** What counts as a visit, a strike, a clash, a sanction or a capture between states until a time, on venue_b, beside `definitions-of-war.ts`. */
import { exampleOf } from '../filled-notation.ts';
import type { Phrase } from '../phrase.ts';
import { defines } from './in-any-window.ts';

/** The text as it is shown, with what fills its slots. */
const shown = (id: string, words: string, text: string): Phrase => defines(id, text, words, exampleOf(text));

const forPurposes = 'for=(For the purpose of this market | For the purposes of this market),';
const travel: readonly Phrase[] = [
  shown(
    'visit-to-listed',
    'What a visit is.',
    `${forPurposes} a "visit" is defined as {aside:proper Ana Doe} physically entering the where=(terrestrial or maritime territory | terrestrial territory) of the listed what=(country | municipality | state | city).`,
  ),
  shown(
    'visit-airspace',
    'Air and sea do not count.',
    "Whether or not {aside:proper Ana Doe} enters the country's airspace time=[during the timeframe of this market] will have no bearing on tail=(a positive resolution | this market's resolution).",
  ),
  shown(
    'left-by-air',
    'Who flies out must land elsewhere.',
    'In cases where {aside:proper Ana Doe} may have exited {aside:proper Alderian} airspace on a plane, who=(he | she) must be confirmed to have exited the plane in a country other than {aside:proper Alder} for this market to resolve to "Yes".',
  ),
  shown(
    'left-by-sea',
    'Who leaves by sea has left.',
    'If {aside:proper Ana Doe} exits {aside:proper Alderian} maritime territory on a boat to international waters, this market may resolve to "Yes".',
  ),
  shown(
    'not-confirmed-left',
    'What is not confirmed in time pays No.',
    'If it is not confirmed by the resolution date that {aside:proper Ana Doe} left {aside:proper Alder}, this market will resolve to "No".',
  ),
  shown(
    'talk-of-two',
    'What a talk is.',
    'A talk is defined as any interaction between {aside:proper Ana Doe} and {aside:proper Bo Roe}, occurring either in person or through verbal communication by phone or video call.',
  ),
  shown(
    'diplomatic-meeting-defined',
    'What a diplomatic meeting is.',
    'A diplomatic meeting refers to a deliberate meeting between representatives of the listed countries who are acting in an official capacity and are authorized to engage in negotiation or diplomacy regarding {aside:proper Alder-Birchian} relations on behalf of their governments.',
  ),
  shown(
    'negotiator-present',
    'Who is listed takes part.',
    'To qualify, the listed individual must be physically present at the meeting and actively participate as a negotiator representing the {aside:proper Alder Union}.',
  ),
];

const force: readonly Phrase[] = [
  shown(
    'encounter-defined',
    'What a clash is.',
    'A "military what=(encounter | clash)" is defined as any incident involving the use of force such as missile strikes, artillery fire, exchange of gunfire, or other forms of direct military engagement between {aside:proper Alderian} and {aside:proper Birchian} military forces.',
  ),
  shown(
    'action-of-military',
    'What a military action is.',
    `${forPurposes} a "military action" will be considered to be any use of force executed by the {aside:proper Alder} military on {aside:proper Birchian} soil, airspace, or maritime territory (e.g. if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} missile tail=[, this market will resolve to "Yes"]) that is officially acknowledged by the {aside:proper Alder} government or a consensus of credible reporting.`,
  ),
  shown(
    'action-of-state',
    'What a military action is.',
    `${forPurposes} a "military action" will be considered to be any use of force executed by {aside:proper Alder} on {aside:proper Birchian} soil, airspace, or maritime territory (e.g. if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} missile tail=[, this market will resolve to "Yes"]) that is officially acknowledged by the {aside:proper Alder} government or a consensus of credible reporting.`,
  ),
  shown(
    'strike-on-ground-of',
    'What a strike is.',
    `${forPurposes} a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by {aside:proper Alder} military forces that impact {aside:proper Birch}'s ground territory or any official {aside:proper Birchian} embassy or consulate (e.g., if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} missile, this market will resolve to "Yes") that is officially acknowledged by the {aside:proper Alder} government or a consensus of credible reporting.`,
  ),
  shown(
    'strike-of-one-of-two',
    'What a strike is.',
    `${forPurposes} a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by {aside:proper Alder} or {aside:proper Cedar} military forces that impact {aside:proper Birchian} ground territory or any official {aside:proper Birchian} embassy or consulate (e.g., if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} or {aside:proper Cedar} missile, this market will resolve to "Yes").`,
  ),
  shown(
    'strike-will-qualify',
    'What a strike is.',
    `${forPurposes} a qualifying "strike" is defined as the use of aerial bombs, drones or missiles (including cruise or ballistic missiles) launched by {aside:proper Alder} military forces that impact {aside:proper Birchian} ground territory or any official {aside:proper Birchian} embassy or consulate (e.g., if a weapons depot on {aside:proper Birchian} soil is hit by an {aside:proper Alder} missile, this will qualify).`,
  ),
  shown(
    'ground-operatives-of-two',
    'What is done on the ground is no strike.',
    'Actions such as artillery fire, small arms fire, FPV or ATGM strikes directly, ground incursions, naval shelling, cyberattacks, or other operations conducted by {aside:proper Alder} or {aside:proper Cedar} ground operatives will not qualify.',
  ),
  shown(
    'land-controlled-as-of',
    'Whose territory land is.',
    'For the purposes of this market, land de facto controlled by {aside:proper Alder} member states or {aside:proper Birch} as of {aside:date May 28, 2026}, will be considered the sovereign territory of those countries.',
  ),
  shown(
    'grey-zone',
    'Hidden operations count.',
    'Hybrid or "grey zone" operations conducted by unmarked personnel will qualify if they are confirmed to be {aside:proper Alderian} operatives and are intended to establish de facto control over territory, as occurred in {aside:proper Cedar} (2014) or {aside:proper Dogwood} (2014-2022).',
  ),
  shown(
    'administered-islands',
    'Which islands count.',
    'Territory under the administration of the {aside:proper Republic of Alder} including any inhabited islands will qualify, however uninhabited islands will not qualify.',
  ),
  shown(
    'coup-defined',
    'What an attempt is.',
    'A coup attempt is defined as a coordinated and deliberate effort by military, security forces, or other state actors (or factions thereof) to overthrow or unlawfully seize control of the {aside:proper Alderian} government or its leadership.',
  ),
  shown(
    'coup-claimed',
    'A claim alone is no attempt.',
    'Claims by the {aside:proper Alderian} government that a coup attempt was foiled-such as through arrests or disruption of a planned operation-will only count toward a "Yes" resolution if credible independent sources widely report and explicitly characterize the event as a coup attempt.',
  ),
  shown(
    'abandon-defined',
    'What it is to abandon it.',
    'For the purposes of this market, "abandon" is defined as {aside:proper Alder} ceasing all military operations and withdrawing all personnel from the facility.',
  ),
  shown(
    'nuclear-test-defined',
    'What a nuclear test is.',
    'A nuclear test is defined as the intentional non-combat detonation of a device by {aside:proper Alder} that produces a nuclear chain reaction (fission or fusion), regardless of yield.',
  ),
  shown(
    'nuclear-test-unclaimed',
    'A test that nobody claims may count.',
    'Tests not explicitly claimed by {aside:proper Alder} may still qualify if a clear consensus of credible reporting attributes the nuclear detonation to {aside:proper Alder}.',
  ),
  shown(
    'nuclear-test-example',
    'An example of such a test.',
    'For example, an unclaimed nuclear test analogous to the 1979 "Vela Incident" would count if credible reporting attributes it to {aside:proper Alder}.',
  ),
  shown(
    'troops-on-the-ground',
    'Only troops on the ground count.',
    'Only operations involving troops on the ground within {aside:proper Alder Governorate} will count.',
  ),
  shown(
    'undercover-operatives',
    'Hidden operatives do not count.',
    'Undercover {aside:proper Alderian} operatives and assets will not count.',
  ),
  shown(
    'personnel-deliberate',
    'Only deliberate entries count.',
    'Note: Only {aside:proper Alder} military personnel who deliberately enter the terrestrial territory of {aside:proper Birch} for operational purposes (e.g., military, humanitarian, etc.) will qualify.',
  ),
  shown(
    'pilots-shot-down',
    'Who is shot down does not count.',
    'Pilots who are shot down, or other cases in which {aside:proper Alder} military personnel do not deliberately enter the terrestrial territory of {aside:proper Birch}, will not qualify.',
  ),
];

const dealings: readonly Phrase[] = [
  shown(
    'sanctions-direct',
    'Sanctions on persons do not count.',
    'Sanctions against {aside:proper Alderian} citizens or entities which do not directly target the {aside:proper Alderian} state or members of the {aside:proper Alderian} government will not qualify.',
  ),
  shown(
    'sanctions-passed',
    'The act counts when it is passed.',
    'The passage of an official act authorizing sanctions on {aside:proper Alder} within this market\'s timeframe will count toward a "Yes" resolution, regardless of if/when the sanctions come into effect.',
  ),
  shown(
    'sanctions-of-union',
    'Sanctions of one member do not count.',
    'Only the imposition of sanctions on {aside:proper Alder} by the {aside:proper BU} as an entity will qualify; if individual member states of the {aside:proper BU} apply sanctions against {aside:proper Alder} (e.g., {aside:proper Cedar} imposes novel trade restrictions on {aside:proper Alder} unilaterally), it will not be sufficient to resolve this market to "Yes".',
  ),
  shown(
    'agreement-of-more',
    'Agreements of more countries count.',
    'Agreements that include the {aside:proper Alder Union} and with=({aside:proper Birch} | the listed country / entity) as parties, even if they also involve other countries, will qualify for resolution.',
  ),
  shown(
    'embassy-anywhere',
    'Every place counts.',
    'Any opening of a {aside:proper Alder} embassy or consulate in {aside:proper Birch} will qualify regardless of its exact location.',
  ),
  shown(
    'withdrawal-notice',
    'A written notice is asked for.',
    'To qualify, the {aside:proper Alderian} government must issue an official written notice that explicitly states its intention to withdraw under Article X of the {aside:name ‹BT›}.',
  ),
  shown(
    'signing-defined',
    'What a formal signing is.',
    'A formal signing refers to an official agreement between {aside:proper Alder} and another country that is publicly acknowledged by both governments and clearly attributed to the {aside:proper Birch Accords} or their continuation.',
  ),
  shown(
    'rejoining-acknowledged',
    'The members acknowledge it.',
    'A formal rejoining must be acknowledged by a consensus of {aside:proper Birch} member states to qualify for a "Yes" resolution.',
  ),
  shown(
    'recognition-of-state',
    'Only a recognition of the state counts.',
    'Only a government\'s formal recognition of the {aside:proper State of Alder} will count toward a "Yes" resolution for this market.',
  ),
  shown(
    'successor-announced',
    'The announcement is enough.',
    'An announcement of a successor will be sufficient for a "Yes" resolution regardless of if/when the announced replacement actually becomes the next {aside:proper Chair}, or otherwise assumes the highest government position of {aside:proper Alder}.',
  ),
  shown(
    'declaration-of-war-passed',
    'Congress must pass it.',
    'To qualify, Congress must pass a formal declaration of war, consistent with its constitutional authority under Article I, Section {aside:number 8}.',
  ),
  shown(
    'authorization-passed',
    'Both chambers pass it, and the President signs it.',
    'To qualify, both chambers of Congress must pass, and the President (currently {aside:proper Ana Doe}) must sign into law, a bill that explicitly authorizes the use of U.S. military force against {aside:proper Alder}.',
  ),
  shown(
    'authorization-by-other-words',
    'It may have another name.',
    'The authorization does not need to use the exact phrase "Authorization for Use of Military Force," but it must clearly and specifically authorize military action against {aside:proper Alder} as a state actor.',
  ),
  shown(
    'authorization-broader',
    'Broader ones do not count.',
    'General defense appropriations, intelligence findings, covert action approvals, or broader regional authorizations that do not explicitly pertain to {aside:proper Alder} will not qualify.',
  ),
];

const mapped: readonly Phrase[] = [
  shown(
    'captured-entirety',
    'What it is to capture it.',
    '{aside:proper Alder} will be considered captured if the entirety of the municipality is shaded red on the ISW map ({aside:address https://map.example/one}) by the resolution date.',
  ),
  shown(
    'captured-by-date',
    'What is not captured in time pays No.',
    'If the area is not shaded red by the what=(resolution date | listed date ET), the market will resolve to "No".',
  ),
  shown(
    'captured-name-once',
    'What is lost again was captured.',
    'Once {aside:proper Alder} captures what=[territory of] {aside:proper Birch}, any subsequent loss of control will not be considered towards the resolution of this market.',
  ),
  shown(
    'captured-area-once',
    'What is lost again was captured.',
    'Once {aside:proper Alder} captures the entirety of the specified area, any subsequent loss of control will not be considered towards the resolution of this market.',
  ),
  shown(
    'captured-by-settlement-of',
    'A settlement counts once it is control.',
    "If {aside:proper Alder} comes into control of the territory of {aside:proper Birch} as a result of a negotiated settlement, this will qualify for a 'Yes' resolution, regardless of with=(if | whether) it is shaded red in the ISW map.",
  ),
  shown(
    'settlement-that-gives',
    'Control by a settlement does not count.',
    'head=[However,] an announcement of a negotiated settlement that gives {aside:proper Alder} de jure control will not qualify.',
  ),
];

export const definitionOfStatesPhrases: readonly Phrase[] = [...travel, ...force, ...dealings, ...mapped];
