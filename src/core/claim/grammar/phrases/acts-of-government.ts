/** What becomes of laws, offices, charges and agencies until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { happenings } from './happenings.ts';
import { type Act, inAnyWindow, inListedWindow, ofListed } from './in-any-window.ts';

const act = (id: string, measure: string, text: string): Act => ({ id, text, measure });
const once = (id: string, measure: string, text: string): Act => ({ id, text, measure, isOnce: true });

const kind = 'kind=(general | parliamentary | presidential | federal | legislative | parlimentary)';

const ofLaws: readonly Act[] = [
  act(
    'signs-or-acts-on-taxes',
    'signs a law or acts to change a tax',
    '{subject:proper Ana Doe} signs a bill into law or performs any executive action changing US tax law to what=(establish a de minimis tax exemption on cryptocurrency transactions | eliminate capital gains tax on any cryptocurrency assets)',
  ),
  act(
    'signs-or-acts',
    'signs a law or acts',
    '{subject:proper Ana Doe} signs any federal legislation or performs any executive action that=(that | which) creates a what=(DOGE dividend | tariff dividend)',
  ),
  act(
    'creates-dividend',
    'creates a dividend',
    'the {subject:proper Doe Administration} formally creates (e.g., by signing federal legislation or performing executive action) a what=(tariff dividend/rebate | DOGE dividend)',
  ),
  act(
    'removes-tariff',
    'pauses, delays or removes a tariff',
    '{subject:proper Ana Doe} signs any federal legislation or performs any executive action which pauses, delays, or removes the {bound:number 10}% what=(general | reciprocal | blanket | universal) tariff',
  ),
  act(
    'signs-tax-below',
    'signs a law that lowers a tax below a rate',
    '{subject:proper Ana J. Doe}, as President of the United States, signs into law a bill that lowers the what=(maximum individual tax rate | corporate tax rate in the United States | corporate tax rate | capital gains tax rate) below {bound:number 37}%',
  ),
  act(
    'gains-tax-law',
    'a lower tax is signed into law',
    'legislation that reduces the federal long-term capital gains tax rate for the highest bracket is signed into law',
  ),
  act(
    'chambers-pass-funding',
    'both chambers pass one funding bill',
    'both the US House and Senate pass the same government funding bill',
  ),
  act(
    'senate-passes-numbered',
    'the Senate passes a bill',
    'the US Senate passes H.R. {bound:number 12}, the {subject:proper Alder Act},',
  ),
  once(
    'amendment-ratified',
    'an amendment is ratified',
    'a constitutional amendment establishing term limits for members of the {subject:proper Alder Congress} is ratified',
  ),
  act(
    'independence-referendum',
    'a referendum on independence is passed',
    "a referendum on {first:proper Alder}'s independence from {second:proper Birch} is passed",
  ),
  act(
    'declassifies',
    'declassifies files',
    'the {subject:proper Doe} administration declassifies any previously classified files pertaining to extraterrestrial life and/or unexplained what=(arial phenomena | aerial phenomena | anomalous phenomena)',
  ),
  act(
    'ceases-operations',
    'an agency ceases operations',
    'the {subject:proper Alder Agency (AA)} ceases operations entirely',
  ),
  act(
    'ceases-operations-with-programs',
    'an agency ceases operations with all it manages',
    'the {subject:proper Alder Agency (AA)} ceases operations entirely, including the termination of all federal what=(educational programs managed by the department | programs and activities managed by the agency | programs managed by the agency),',
  ),
  act(
    'candidate-on-ballot',
    'a candidate of a party is on a ballot',
    'an {subject:proper Alder Party} candidate appears on an official ballot in a U.S. federal congressional or state gubernatorial election',
  ),
  act(
    'banned-by-federation',
    'banned from competitions of a federation',
    '{subject:proper Alder} is how=(banned | officially banned | banned or suspended | officially banned or suspended) from participating in {opponent:league FIFA} competitions',
  ),
  act(
    'banned-from-contest',
    'banned from a contest',
    '{subject:proper Alder} is how=(banned | officially banned | banned or suspended | officially banned or suspended) from participating in the {opponent:proper Birch Song Contest} {period:year 2026}',
  ),
];

const ofOffices: readonly Act[] = [
  act(
    'governor-resigns',
    'one of several resigns',
    'a {subject:proper Alder} what=(governor | justice | commissioner | board member) announces they have resigned or will resign',
  ),
  act(
    'announces-removal-of-another',
    'announces to remove another, or acts formally',
    '{first:proper Ana Doe} publicly and unequivocally announces that who=(he | she) is removing another {second:proper Alder Governor} before their term is up, or takes formal action toward doing so, such as issuing a directive or formal request',
  ),
  once(
    'next-appointed',
    'the next one is appointed',
    'the next {opponent:proper Chair of Alder}, succeeding {aside:proper Ana Doe}, is how=(appointed | officially appointed | sworn in)',
  ),
  act(
    'next-election-scheduled',
    'the next election is scheduled',
    `the next {opponent:proper Alderian} ${kind} election is how=(scheduled | officially scheduled)`,
  ),
  act(
    'next-election-scheduled-before',
    'the next election is scheduled for a day before another',
    'the next {opponent:proper Alderian} kind=(general | parliamentary | presidential | federal) election is officially scheduled for a date prior to {competition:month October 2029},',
  ),
  act(
    'next-election-declared',
    'the date of the next election is declared',
    `the date of the next {opponent:proper Alderian} ${kind} election is how=(declared | announced)`,
  ),
  act(
    'elections-held',
    'elections are held',
    'national elections for the what=(parliament and/or presidency | parliament | presidency) of {subject:proper Alder} are held',
  ),
  act(
    'televised-debate',
    'take part in a televised debate',
    '{first:proper Ana Doe} and {second:proper Bo Roe} participate in a scheduled televised debate',
  ),
  act(
    'impeached-by-house',
    'impeached by the House',
    'the US House of Representatives by simple majority vote to approve or pass one or more articles of impeachment of {subject:proper President Ana Doe},',
  ),
  once(
    'current-head-removed',
    'the head of a group is removed from power',
    '{subject:proper Ana Doe (Ann)}, current what=(leader | head | head of the sudanese paramilitary) of=[of the] {opponent:proper Alder Forces (AF)}, is removed from power for any length of time',
  ),
  once(
    'present-president-removed',
    'the holder of an office is removed from power',
    '{subject:proper Ana Doe}, the office=(President | Prime Minister | Chancellor | King | Supreme Leader | leader) of {opponent:name ‹Alder›}, is removed from power for any length of time',
  ),
  once(
    'opposition-ceases',
    'ceases to lead the opposition',
    '{subject:proper Ana Doe} ceases to be the official {opponent:proper Leader of the Opposition} in the {competition:proper Assembly of Alder} for any length of time',
  ),
  act(
    'member-leaves-position',
    'a member of a cabinet leaves',
    'at least one cabinet-level {subject:proper Ana Doe} appointee from his second term leaves their position',
  ),
  act(
    'removed-by-amendment',
    'removed by an amendment',
    '{subject:proper Ana Doe} is formally removed from the office of the {opponent:proper President of Alder} by means of the process outlined in Section 4 of the 25th Amendment to the {aside:proper Alder Constitution}',
  ),
  act(
    'special-prosecutor',
    'appoints a special prosecutor',
    '{first:proper Ana Doe} officially appoints, or announces the appointment of a special prosecutor, special counsel, or other independent prosecutor to investigate matters related to {second:proper Bo Roe}',
  ),
];

const ofCourts: readonly Act[] = [
  act(
    'charged-in-any',
    'charged in any jurisdiction',
    'any Federal or State jurisdiction of the United States formally charges or otherwise announces a criminal indictment of former=[former] {subject:proper Ana Doe}',
  ),
  act(
    'charged-by-government',
    'charged by a government',
    'the {opponent:proper Alder Union} federal government formally charges or announces a criminal indictment of former=[former] {subject:proper Ana Doe}',
  ),
  act(
    'charged-by-government-adviser',
    'an adviser is charged by a government',
    'the {opponent:proper Alder Union} federal government formally charges or announces a criminal indictment of former {aside:proper US} national security advisor {subject:proper Ana Doe}',
  ),
  act(
    'charged-by-federal',
    'a former member is charged',
    'any federal jurisdiction of the United States and/or the District of Columbia formally charges or otherwise announces a criminal indictment of any former member(s) of the {subject:proper Alder Committee}',
  ),
  act(
    'releases-files',
    'releases files',
    "the {opponent:proper Doe Administration} (including any federal court) publicly releases any files pertaining to the illegal activities of {second:proper Bo Roe}, which weren't previously public",
  ),
  act(
    'foul-play-in-incident',
    'evidence of foul play is released',
    'definitive evidence confirming the incident on {aside:date August 10, 2025}, involving {subject:proper Ana Doe} involved foul play is released',
  ),
  act(
    'foul-play-in-deaths',
    'evidence of foul play in deaths is released',
    'definitive evidence confirming at least one of those deaths involved foul play is released',
  ),
  act(
    'overrules',
    'a court overrules a case or denies a right',
    'the U.S. Supreme Court issues a majority opinion that (1) expressly overrules {opponent:proper Alder} v. {competition:proper Birch} ({aside:number 2015}) or (2) holds the Constitution does not guarantee a right to what=(same-sex marriage | abortion | birthright citizenship)',
  ),
  act(
    'arrested-in',
    'arrested in a country',
    '{subject:proper Ana Doe} is how=(arrested | arrested or detained | detained) in {opponent:proper Alder}',
  ),
  act(
    'officially-deported',
    'officially deported',
    '{subject:proper Ana Doe} is officially deported from the {opponent:proper Alder Union}',
  ),
  act(
    'pleads-for-charges',
    'agrees to a plea deal on certain charges',
    '{subject:proper Ana Doe} formally agrees to a plea what=(deal | bargain) for any of whose=(his | her) murder or terrorism charges',
  ),
  act(
    'guilty-of-trafficking',
    'found guilty of trafficking',
    'social media personality and former professional kickboxer {subject:proper Ana Doe} is found guilty in any jurisdiction of any country of any charge related to sex/human trafficking',
  ),
];

const ofListedOnes: readonly Act[] = [
  act(
    'listed-named-in-files',
    'is named in released files',
    'the {opponent:proper Doe Administration} (including any federal court) publicly releases previously unreleased files pertaining to the illegal activities of {second:proper Bo Roe} which contain any mention of the listed individual',
  ),
  act(
    'listed-pardoned-by',
    'is pardoned by somebody',
    'the listed one=(individual | person) receives a presidential pardon, commutation, or reprieve from=(from | by) {opponent:proper Ana Doe}',
  ),
  act(
    'listed-signs-normalization',
    'signs a normalization agreement',
    'the listed country formally signs a normalization agreement with {first:proper Birch} under the framework of the {opponent:proper Alder Accords}',
  ),
  act(
    'listed-leaves-administration-or',
    'leaves an administration, or announces it, otherwise',
    'it is announced that that the listed individual will leave the {opponent:proper Doe Administration}, or otherwise ceases to be a member of administration',
  ),
  act(
    'listed-no-longer-host',
    'no longer hosts a show',
    'the listed person is no longer host of their respective show for any length of time',
  ),
  act(
    'listed-diplomatic-meeting',
    'meets as a representative',
    'there is a diplomatic meeting between the listed individual, acting as a representative of the {first:proper Alder Union}, and representatives of {opponent:proper Birch}',
  ),
];

/** Offices that somebody no longer holds, also until the date that is listed. */
const leaving = new Set(['ceases', 'ceases-at-all', 'not-serving', 'ceases-to-head', 'removed']);
const all = [...ofLaws, ...ofOffices, ...ofCourts];

export const actsOfGovernmentPhrases: readonly Phrase[] = [
  ...inAnyWindow(all),
  ...inListedWindow([
    ...happenings.filter(({ id }) => leaving.has(id)),
    ...all.filter(({ id }) => id === 'opposition-ceases'),
  ]),
  ...ofListed(ofListedOnes),
];
