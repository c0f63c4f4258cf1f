/** What governments and legislatures may do until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { type Act, inAnyWindow, inAnyWindowToo, inListedWindow, inTimedWindow } from './in-any-window.ts';

const act = (id: string, text: string, measure: string, example: string): Act => ({
  id,
  text,
  measure,
  example,
});
const once = (id: string, text: string, measure: string, example: string): Act => ({
  ...act(id, text, measure, example),
  isOnce: true,
});

const how = 'how=[officially]';

const ofGovernments: readonly Act[] = [
  act(
    'withdrawn-forces',
    '{subject:proper} announces it has withdrawn all ground forces from {opponent:proper}',
    'announces to have withdrawn all ground forces',
    'Alder announces it has withdrawn all ground forces from Birch',
  ),
  act(
    'withdraws-forces',
    '{subject:proper} withdraws all what=(forces | troops | ground forces | conventional combat forces | military forces) from {opponent:proper}',
    'withdraws all forces',
    'Alder withdraws all troops from Birch',
  ),
  act(
    'ceasefire',
    'there is an official ceasefire agreement defined as a publicly announced and mutually agreed halt in direct=[direct] military engagement between {first:proper} and {second:proper}',
    'an official ceasefire agreement',
    'there is an official ceasefire agreement, defined as a publicly announced and mutually agreed halt in military engagement, between Alder and Birch',
  ),
  act(
    'deal',
    'how=[an official] {competition:proper} between {first:proper} and {second:proper} is what=(signed | announced | reached)',
    'an agreement between two',
    'an official Alder Pact between Birch and Cedar is signed',
  ),
  act(
    'agreement-signed',
    '{first:proper} and {second:proper} sign a what=(peace deal | peace agreement | peace treaty | trade deal | trade agreement | ceasefire agreement)',
    'sign an agreement',
    'Alder and Birch sign a peace treaty',
  ),
  act(
    'agreement-announced',
    '{first:proper} and {second:proper} announce a what=(peace deal | peace agreement | trade deal | trade agreement | ceasefire agreement | nuclear deal)',
    'announce an agreement',
    'Alder and Birch announce a nuclear deal',
  ),
  act(
    'declares-war',
    `{first:proper} ${how} declares war on {second:proper}`,
    'declares war',
    'Alder officially declares war on Birch',
  ),
  act(
    'normalizes',
    '{first:proper} and {second:proper} what=(normalize | restore | establish | sever) diplomatic=[formal] diplomatic relations',
    'diplomatic relations of two',
    'Alder and Birch restore diplomatic relations',
  ),
  act(
    'invokes-article',
    'any {subject:proper} member=(member country | member state | member) invokes Article article=(4 | 5) of the North Atlantic Treaty',
    'a member invokes an article of its treaty',
    'any Alder member country invokes Article 5 of the North Atlantic Treaty',
  ),
  act(
    'invokes',
    `{subject:proper} ${how} invokes the {opponent:proper}`,
    'invokes an act',
    'Ana Doe invokes the Alder Act',
  ),
  act(
    'emergency',
    `{subject:proper} ${how} declares what=(martial law | a national emergency | a state of emergency)`,
    'declares an emergency',
    'Ana Doe officially declares a national emergency',
  ),
  act(
    'martial-law-in',
    'martial law is declared in {subject:proper}',
    'martial law is declared',
    'martial law is declared in Alder',
  ),
  act(
    'personnel-enters-at-any-point',
    'active {first:proper} military personnel physically enter {second:proper}',
    'active military personnel enters',
    'active Alder military personnel physically enter Birch',
  ),
  act(
    'ground-offensive',
    '{first:proper} what=(initiates | launches) a major ground offensive in {second:proper}',
    'a major ground offensive',
    'Alder launches a major ground offensive in Birch',
  ),
  act(
    'launches-missile',
    '{subject:proper} what=(launches a missile | launches a ballistic missile | conducts a nuclear test | tests a nuclear weapon | detonates a nuclear weapon)',
    'launches or tests a weapon',
    'Alder launches a missile',
  ),
  act(
    'possesses-weapon',
    "credible reports from international nuclear agencies {first:proper} 's government itself or credible global news sources officially confirm that {second:proper} possesses a nuclear weapon",
    'confirmed to possess a nuclear weapon',
    "credible reports from international nuclear agencies, Alder's government itself, or credible global news sources officially confirm that Alder possesses a nuclear weapon",
  ),
  act(
    'engagement',
    'there is a military what=(encounter | engagement | clash) between the military forces of {first:proper} and {second:proper}',
    'a military encounter',
    'there is a military encounter between the military forces of Alder and Birch',
  ),
  act(
    'coup-attempt',
    'there is a widely reported coup attempt in {subject:proper}',
    'a widely reported coup attempt',
    'there is a widely reported coup attempt in Alder',
  ),
  act(
    'closes-airspace',
    '{subject:proper} initiates a major closure of its airspace',
    'a major closure of the airspace',
    'Alder initiates a major closure of its airspace',
  ),
  act(
    'closes-strait',
    '{subject:proper} halts or severely restricts international maritime traffic through the {opponent:proper}',
    'halts traffic through a strait',
    'Alder halts or severely restricts international maritime traffic through the Strait of Birch',
  ),
  act(
    'blockade',
    '{subject:proper} what=(announces | establishes | announces or establishes) a naval blockade of {opponent:proper}',
    'a naval blockade',
    'Alder announces a naval blockade of Birch',
  ),
  act(
    'confirmed-left',
    'it is confirmed that {subject:proper} has left {opponent:proper} for any length of time',
    'confirmed to have left a country',
    'it is confirmed that Ana Doe has left Alder for any length of time',
  ),
  act(
    'abandons',
    'the {subject:proper} abandons the {opponent:proper} in {competition:proper}',
    'abandons a base',
    'the Alder Army abandons the Birch Military Facility in Cedar',
  ),
  act(
    'agrees-uranium',
    '{subject:proper} publicly agrees to what=(end all enrichment of uranium | surrender its enriched uranium stockpile)',
    'agrees publicly',
    'Alder publicly agrees to end all enrichment of uranium',
  ),
  act(
    'leaves-body',
    'any member state formally withdraws from {subject:proper} or provides an official notice of denunciation to {opponent:proper}',
    'a member withdraws or gives notice',
    'any member state formally withdraws from the Alder Pact or provides an official notice of denunciation to the Alder Pact',
  ),
  act(
    'recognizes-sovereignty',
    'the {first:proper} government formally recognizes {second:proper} sovereignty over the majority of the {opponent:proper} peninsula',
    'formally recognizes sovereignty',
    'the Alder government formally recognizes Birchian sovereignty over the majority of the Cedar peninsula',
  ),
  act(
    'captures',
    'according to the ISW map {first:proper} captures what=(the | all of | the entirety of | any part of) {second:proper}',
    'captures on the map',
    'according to the ISW map, Alder captures all of Birch',
  ),
  act(
    'captures-station',
    'according to the ISW map {first:proper} captures the {second:proper} what=(railroad station | railway station) where=(located on {opponent:proper} | located in {opponent:proper} | located off of {opponent:proper} | located on {opponent:proper} vulytsia | located on {opponent:proper} ploscha | located in {opponent:proper} Donetsk Oblast)',
    'captures a station on the map',
    'according to the ISW map, Alder captures the Birch railroad station located on Cedar Street',
  ),
  act(
    'captures-station-alone',
    'according to the ISW map {first:proper} captures the {second:proper} what=(railroad station | railway station | train station)',
    'captures a station on the map',
    'according to the ISW map, Alder captures the Birch railroad station',
  ),
  act(
    'captures-crossing',
    'according to the ISW map {first:proper} captures the intersection between {opponent:proper} street=[vulytsia] and {competition:proper} other=[vulytsia] located in {second:proper} region=[Donetsk Oblast]',
    'captures a crossing on the map',
    'according to the ISW map, Alder captures the intersection between Cedar vulytsia and Dogwood vulytsia located in Birch',
  ),
  act(
    'captures-militarily',
    'according to the ISW map {first:proper} militarily captures the entirety of {second:proper}',
    'captures all of it militarily, on the map',
    'according to the ISW map, Alder militarily captures the entirety of Birch',
  ),
];

const ofLaws: readonly Act[] = [
  act(
    'official-agreement',
    'an official agreement over what=(tariffs | trade | Iranian nuclear research and / or nuclear weapon development | nuclear arms control) defined as a publicly announced mutual agreement is reached between {first:proper} and {second:proper}',
    'an official agreement is reached',
    'an official agreement over tariffs, defined as a publicly announced mutual agreement, is reached between Alder and Birch',
  ),
  act(
    'stock-ban',
    'any bill with the effect of banning sitting members of the {subject:proper} congress from trading stocks is signed into law',
    'a ban of trading stocks is signed into law',
    'any bill with the effect of banning sitting members of the Alder congress from trading stocks is signed into law',
  ),
  act(
    'insiders-charged',
    'any individual is formally charged or criminally indicted for insider trading related to a tariff policy announcement made during the second {subject:proper} administration',
    'somebody is charged with insider trading',
    'any individual is formally charged or criminally indicted for insider trading related to a tariff policy announcement made during the second Doe administration',
  ),
  act(
    'new-aircraft',
    'a new {subject:proper} aircraft is put into official service by the {opponent:proper}',
    'a new aircraft is put into service',
    'a new Alder Force aircraft is put into official service by the Birch Guard',
  ),
  act(
    'drug-boat',
    'the {first:proper} armed forces conduct a strike against any watercraft designated as a narco terrorist target in the {opponent:proper} hemisphere',
    'a strike against a boat',
    'the Alder armed forces conduct a strike against any watercraft designated as a narco terrorist target in the North Western hemisphere',
  ),
  act(
    'joined-as-member',
    '{first:proper} has officially joined {second:proper} as a full member state',
    'has joined as a full member',
    'Alder has officially joined the Birch Pact as a full member state',
  ),

  once(
    'enacted',
    '{subject:proper} what=(becomes law | is enacted | is enacted into law | is passed into law | is repealed | is ratified)',
    'becomes law',
    'the Alder Act becomes law',
  ),
  act(
    'passes-chamber',
    '{subject:proper} what=(passes the House | passes the Senate | passes both chambers of Congress | is passed by the House of Representatives | is passed by the Senate)',
    'passes a chamber',
    'the Alder Act passes the Senate',
  ),
  act(
    'bill-passed-and-signed',
    'the {subject:proper} H.R. {bound:number} is passed by both chambers of the U.S. Congress and signed into law',
    'passed by both chambers and signed',
    'the Alder Act of 2026 (H.R. 12) is passed by both chambers of the U.S. Congress and signed into law',
  ),
  act(
    'signs-law',
    '{first:proper} signs {second:proper} into law',
    'signs into law',
    'Ana Doe signs the Alder Act into law',
  ),
  act(
    'vetoes',
    '{subject:proper} what=(issues a presidential veto of any bill | vetoes any bill | vetoes a bill)',
    'vetoes a bill',
    'Ana Doe issues a presidential veto of any bill',
  ),
  act(
    'trade-agreement-law',
    'a free trade agreement with the specified country or entity becomes law in {subject:proper}',
    'a trade agreement becomes law',
    'a free trade agreement with the specified country or entity becomes law in Alder',
  ),
  act(
    'banned',
    '{subject:proper} is how=(banned | officially banned | banned or suspended | officially banned or suspended) from participating in {opponent:proper} competitions',
    'banned from competitions',
    'Alder is officially banned or suspended from participating in Birch competitions',
  ),
  act(
    'use-banned',
    'use of {subject:proper} is banned within the {opponent:proper}',
    'its use is banned',
    'use of Alder is banned within the Birch Union',
  ),
  act(
    'election-date-set',
    'the date for the next {subject:proper} parliamentary election is set',
    'the date of an election is set',
    'the date for the next Alder parliamentary election is set',
  ),
  act(
    'schedules-referendum',
    "any provincial government in {subject:proper} officially schedules a referendum concerning the province 's potential secession from {opponent:proper}",
    'a referendum on secession is scheduled',
    "any provincial government in Alder officially schedules a referendum concerning the province's potential secession from Alder",
  ),
  act(
    'rating-cut',
    "the United States' long term sovereign credit letter rating is downgraded by any of the three major credit rating agencies S & P Moody's Fitch",
    'a rating of the United States is cut',
    "the United States' long-term sovereign credit letter rating is downgraded by any of the three major credit rating agencies (S&P, Moody's, Fitch)",
  ),
  act(
    'new-cabinet',
    'a new {subject:proper} is officially sworn in',
    'a new cabinet is sworn in',
    'a new Cabinet of Alder is officially sworn in',
  ),
  act(
    'peacekeepers',
    'any {first:proper} or {second:proper} member country officially announces that they will be sending troops to {opponent:proper} as part of a peacekeeping force',
    'troops of a peacekeeping force are announced',
    'any Alder or Birch member country officially announces that they will be sending troops to Cedar as part of a peacekeeping force',
  ),
  act(
    'citizenship',
    "{subject:proper} 's {opponent:proper} citizenship is officially what=(rescinded | revoked | stripped)",
    'citizenship is taken away',
    "Ana Doe's U.S. citizenship is officially rescinded",
  ),
];

/** Read with the paid side behind it as well, and with an hour at which counting begins. */
const tooBehind: ReadonlySet<string> = new Set([
  'closes-strait',
  'invokes-article',
  'joined-as-member',
  'enacted',
]);
const timed: ReadonlySet<string> = new Set(['ground-offensive', 'launches-missile']);
/** Read until the date that is listed, counted from the listing, as well. */
const listedToo: ReadonlySet<string> = new Set([
  'ceasefire',
  'closes-airspace',
  'engagement',
  'personnel-enters-at-any-point',
  'withdraws-forces',
]);
const all = [...ofGovernments, ...ofLaws];

export const actsInTimePhrases: readonly Phrase[] = [
  ...inAnyWindow(all),
  ...inAnyWindowToo(all.filter(({ id }) => tooBehind.has(id))),
  ...inTimedWindow(all.filter(({ id }) => timed.has(id))),
  ...inListedWindow(all.filter(({ id }) => listedToo.has(id))),
];
