/** What states, armies and governments may do to each other until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { happenings } from './happenings.ts';
import { type Act, inAnyWindow, inListedWindow, inNamedMarket, inTimedWindow } from './in-any-window.ts';

const act = (id: string, measure: string, text: string): Act => ({ id, text, measure });
const once = (id: string, measure: string, text: string): Act => ({ id, text, measure, isOnce: true });

const otherRegion =
  'region=(Luhansk Oblast | Zaporizhia Oblast | Kherson Oblast | Kharkiv Oblast | Sumy Oblast | Dnipropetrovsk Oblast)';
const region =
  'region=(Donetsk Oblast | Luhansk Oblast | Zaporizhia Oblast | Kherson Oblast | Kharkiv Oblast | Sumy Oblast | Dnipropetrovsk Oblast)';

const ofForce: readonly Act[] = [
  act(
    'military-action',
    'a military action',
    '{first:proper Alder} initiates a military action on {second:proper Birchian} soil, airspace, or maritime territory or against any {second:proper Birchian} embassies or consulates',
  ),
  act(
    'strikes-any-embassy',
    'strikes soil, embassy or consulate',
    '{first:proper Alder} initiates a drone, missile, or air strike on {second:proper Birchian} soil or any {second:proper Birchian} embassy or consulate',
  ),
  act(
    'one-of-two-strikes',
    'one of two strikes',
    '{first:proper Alder} or {opponent:proper Cedar} initiates a drone, missile, or air strike on {second:proper Birchian} soil or any official {second:proper Birchian} embassy or consulate',
  ),
  act(
    'group-strikes',
    'a group strikes ground territory',
    '{first:proper Alders} initiate a drone, missile, or air strike that impacts {second:proper Birchian} ground territory',
  ),
  act(
    'downs-drone',
    'downs a drone',
    'a {first:proper Alder} military downs again=[another] {second:proper Birchian} drone by any means (kinetic, jammer, etc.)',
  ),
  act(
    'offensive-against-member',
    'begins an offensive to control a part of a member',
    '{first:proper Alder} commences a military offensive intended to establish control over any portion of any {second:proper Pact} country',
  ),
  act(
    'personnel-enters-for-operations',
    'military personnel enters for operations',
    '{first:proper Alder} military personnel physically enter {second:proper Birch Governorate} where=[in {opponent:proper Cedar}] for what=(military operations | combat operations | humanitarian operations)',
  ),
  act('civil-war', 'enters a civil war', 'the {subject:proper States of Alder} enters a state of civil war'),
  once(
    'regime-falls',
    'a regime falls',
    "the {subject:proper Republic of Alder}'s current ruling regime is overthrown, collapsed, or otherwise ceases to govern",
  ),
  act('cyberattack', 'a major cyberattack', 'a major cyberattack occurs in {subject:proper Alder}'),
  act(
    'people-leave',
    'so many people leave',
    'at least {bound:number 5000} {first:proper Alders} leave the {opponent:proper Birch} what=(strip | region | province)',
  ),
  act(
    'releases-hostage',
    'releases a hostage',
    '{first:proper Alder} releases another living {competition:proper Birchian} hostage held in {opponent:proper Cedar}',
  ),
  act(
    'strikes-nuclear-facility',
    'a kinetic strike against a nuclear facility',
    '{first:proper Alder} carries out a kinetic military strike against any {second:proper Birchian} facility used for the development, enrichment, storage, or processing of nuclear material or technology, including reactors, enrichment facilities, uranium mines, and research centers located on {second:proper Birchian} soil,',
  ),
  act(
    'missile-strikes-city',
    'a missile or drone strikes a city',
    'a missile or drone launched by the {first:proper Alderian} armed forces strikes {second:proper Birch} municipality, or any target within the municipality,',
  ),
  act(
    'strikes-with-missile',
    'a combat strike with a certain missile',
    '{first:proper Alder} conducts at least one combat strike using a {second:proper Birch} cruise missiles',
  ),
  act(
    'captures-any-territory',
    'captures any territory on the map',
    'according to the ISW map, {first:proper Alder} captures any territory of {second:proper Birch}',
  ),
  act(
    'captures-street-crossing',
    'captures a crossing on the map',
    'according to the ISW map, {first:proper Alder} captures the intersection between {opponent:proper Cedar} and {competition:proper Dogwood} street=(provulok | ploscha | prospekt | bulvar) located in {second:proper Birch}',
  ),
  act(
    'captures-crossing-of-region',
    'captures a crossing of a region on the map',
    `according to the ISW map, {first:proper Alder} captures the intersection between {opponent:proper Cedar} vulytsia and {competition:proper Dogwood} vulytsia located in {second:proper Birch}, ${otherRegion},`,
  ),
  act(
    'captures-crossing-by-names',
    'captures a crossing of a province on the map',
    'according to the ISW map, {first:proper Alder} captures the intersection {opponent:proper Cedar Volytsia} x {competition:proper Dogwood Volytsia} in {second:proper Birch}, Donetsk Oblast province,',
  ),
  act(
    'captures-crossing-shown',
    'captures a crossing that is shown, on the map',
    'according to the ISW map, {first:proper Alder} captures the below-referenced intersection in {second:proper Birch}, Donetsk Oblast province,',
  ),
  act(
    'captures-crossing-at',
    'captures a crossing at a place, on the map',
    `according to the ISW map, {first:proper Alder} captures the intersection at {competition:number 48.5}° N, {stage:number 37.5}° E in {second:proper Birch}, ${region},`,
  ),
  act(
    'captures-municipality-of',
    'captures all of it in a region, on the map',
    `according to the ISW map, {first:proper Alder} captures the entirety of {second:proper Birch}, ${region},`,
  ),
];

const ofDiplomacy: readonly Act[] = [
  act(
    'engagement-of-full-names',
    'a military encounter of two states with their full names',
    "there is a military what=(encounter | engagement | clash) between the military forces of {first:proper Alder} (full=(Democratic People's | People's) {aside:proper Republic of Alder}) and {second:proper Birch (Republic of Birch)}",
  ),
  act(
    'lifts-restrictions',
    'lifts or reduces restrictions of exports',
    'the {subject:proper Alderian} government officially lifts, removes, or reduces any of the export restrictions placed on what=(rare earth metals | semiconductors | critical minerals) on {aside:day April 4},',
  ),
  act(
    'nuclear-arms-agreement',
    'an agreement on nuclear arms',
    'an official agreement on nuclear arms control or strategic nuclear weapons limitation is reached between the {first:proper Alder Union} and the {second:proper Birch Federation}',
  ),
  act(
    'representatives-meet',
    'an official diplomatic meeting of two states',
    'there is an official diplomatic meeting between government representatives of the {first:proper Alder Union} and {second:proper Birch}',
  ),
  act(
    'establishes-relations',
    'two announce diplomatic relations',
    'both {first:proper Alder} and the {second:proper Kingdom of Birch} officially announce the establishment of diplomatic relations',
  ),
  act(
    'reopens-embassy',
    'announces to open an embassy, or opens it',
    'the {first:proper Alder} government announces the reopening/opening of any embassy or consulate in {second:proper Birch}, or if such a reopening/opening is otherwise confirmed,',
  ),
  act(
    'rejoins',
    'rejoins officially',
    '{subject:proper Alder} officially rejoins the {opponent:proper Group of Birch (GB)}',
  ),
  act(
    'initiates-withdrawal',
    'initiates a withdrawal or gives notice',
    'the {subject:proper Alder Union} formally initiates a withdrawal from {opponent:proper Birch} or provides an official notice of denunciation to {opponent:proper Birch}',
  ),
  act(
    'notifies-withdrawal',
    'notifies of its withdrawal from a treaty',
    'the {subject:proper Republic of Alder} formally notifies the {competition:proper Cedar Nations} of its decision to withdraw from the Nuclear Non-Proliferation Treaty (NPT), pursuant to Article X of the treaty',
  ),
  act(
    'acknowledges-weapons',
    'acknowledges to have nuclear weapons',
    'the {subject:proper Alder} government officially and unambiguously acknowledges that it possesses nuclear weapons',
  ),
  act(
    'new-sanctions',
    'imposes new sanctions',
    'the {first:proper Alder Union} officially imposes new sanctions of any form against {second:proper Birch}',
  ),
  act(
    'security-agreement',
    'an official agreement of two governments',
    'there is an official kind=(security | peace | trade | defense) agreement, defined as a publicly announced and mutually agreed deal between the governments of {first:proper Alder} and {second:proper Birch}',
  ),
  act(
    'next-phase',
    'an agreement on a further phase of a ceasefire',
    'an official agreement for the phase=(second | third | next) phase of the {competition:proper Alder Pact} ceasefire, defined as a publicly announced mutual agreement, is reached between {first:proper Alder} and {second:proper Birch}',
  ),
  act(
    'diplomatic-meeting',
    'a diplomatic meeting of two states',
    'there is a diplomatic meeting between representatives of {first:proper Alder} and {second:proper Birch}',
  ),
  act(
    'acquires-territory',
    'acquires a part of a territory',
    'the {first:proper Alder Union} formally acquires any part of {opponent:proper Birchian} territory',
  ),
  act(
    'recognizes-over-portion',
    'recognizes sovereignty over a part of a territory',
    'the {first:proper Alder} government officially recognizes {second:proper Birchian} sovereignty over any portion of {opponent:proper Cedarian} territory',
  ),
  act(
    'recognizes-leader',
    'recognizes a person as a leader',
    'the {opponent:proper Doe} administration announces that the {first:proper Alder Union} officially recognizes {second:proper Ana Roe} as the leader of {competition:proper Birch}',
  ),
  act(
    'country-signs-normalization',
    'a further country signs a normalization agreement',
    'any country not already apart of the {opponent:proper Alder Accords} formally signs a normalization agreement with {competition:proper Birch} under the framework of the {opponent:proper Alder Accords}',
  ),
  act(
    'announces-successor',
    'announces a successor',
    '{first:proper Alder} officially announces a successor to {second:proper Ana Doe} as {opponent:proper Chair of Alder}',
  ),
  act(
    'declares-war-by-act',
    'declares war through an act of Congress',
    'the {first:proper Alder Union} formally declares war on {second:proper Birch} through an act of Congress',
  ),
  act(
    'authorizes-force',
    'authorizes military force',
    'the {opponent:proper Alder Union} enacts an Authorization for Use of Military Force (AUMF) specifically targeting {second:proper Birch}',
  ),
  act(
    'submits-war-powers-report',
    'submits a report on hostilities',
    'the {subject:proper Doe Administration} submits a 48-hour report consistent with the War Powers Resolution regarding the introduction of U.S. armed forces into hostilities or imminent hostilities',
  ),
];

/** Also read until the date that is listed, counted from the listing. */
const listedToo: ReadonlySet<string> = new Set([
  'one-of-two-strikes',
  'military-action',
  'diplomatic-meeting',
  'representatives-meet',
  'strikes',
  'strike-impacts',
  'personnel-enters-for-operations',
]);
/** Also read where the market calls itself by the name of the venue. */
const inItsName: ReadonlySet<string> = new Set([
  'personnel-enters-for-operations',
  'strike-impacts',
  'visits',
]);
const timed: ReadonlySet<string> = new Set([
  'military-action',
  'strikes-any-embassy',
  'one-of-two-strikes',
  'group-strikes',
]);
const all = [...ofForce, ...ofDiplomacy];

export const actsOfStatesPhrases: readonly Phrase[] = [
  ...inAnyWindow(all),
  ...inTimedWindow(all.filter(({ id }) => timed.has(id))),
  ...inListedWindow([...all, ...happenings].filter(({ id }) => listedToo.has(id))),
  ...inNamedMarket([...all, ...happenings].filter(({ id }) => inItsName.has(id))),
];
