/**
 * What a contract shows beside its rules, held against the claim that was read from them: title, event, label, the venue's
 * own kind of market. None of it proves anything; each of it may contradict.
 */
import type { ContractVersion, EventFacts, TermValue } from '../contract/index.ts';
import {
  compareRationals,
  negateRational,
  one,
  type Payout,
  paidAt,
  type Rational,
  rationalOf,
  zero,
} from '../exact/index.ts';
import type { Claim, Quantity } from './claim.ts';
import { labelCondition } from './condition.ts';
import { isWindowOfEvent } from './event-window.ts';
import { refuseUnnamedDeadline } from './families/index.ts';
import { findAll, foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';
import { isScaledOnlyInTitle, isTurnedInTitle } from './title-agreement.ts';
import { titledContestConflict } from './title-contest.ts';
import { isLeftToTitle, unsupportedTitleNumber } from './title-numbers.ts';
import { isTitledByAnotherPart } from './title-part.ts';
import type { Withheld } from './withheld.ts';

/** All markets of an event are on its one day, game or seat. Events of deadlines name the last of several, those of reports the release. */
const ofOneDay: ReadonlySet<string> = new Set(['weather', 'game', 'soccer', 'party_of_winner']);

/** All markets of an event are on its one season. */
const ofOneSeason: ReadonlySet<string> = new Set(['champion', 'playoffs', 'stages', 'season_wins']);

const yearsOf = textFact(
  (text): readonly string[] => foldText(text).match(/(?<![\d-])20\d\d(?![\d-])/g) ?? [],
);

/** A clock in the title of an event may be that of its close. */
const clockTime = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\.?(?![\p{L}\d])/giu;
const withoutClock = textFact((title) => foldText(title).replaceAll(clockTime, ' '));

function daysOfEvent(
  event: EventFacts | undefined,
  { family, variable }: Claim,
  contract: ContractVersion,
): readonly string[] {
  const isOfInstant =
    family === 'price' &&
    (variable.quantity === 'close' || variable.quantity === 'value') &&
    !isWindowOfEvent(variable.frame.window, contract);
  // The day of a final is no part of what a title is on.
  if (ofOneSeason.has(family)) return [event?.title ?? '', event?.subTitle ?? ''].flatMap(yearsOf);
  if (!ofOneDay.has(family) && !isOfInstant) return [];
  return [withoutClock(event?.title ?? ''), withoutClock(event?.subTitle ?? '')];
}

export function refuseShownTerms(
  contract: ContractVersion,
  event: EventFacts | undefined,
  claim: Claim,
): Withheld | undefined {
  const refuse = (detail: string): Withheld => ({ reason: 'subject_conflict', detail });
  const ofEvent = daysOfEvent(event, claim, contract);
  const number = unsupportedTitleNumber(contract, event, claim.variable.frame, ofEvent);
  if (number !== undefined) return refuse(`its title has the number ${number}, which is not in its terms`);
  const deadline = isLeftToTitle(contract) ? undefined : refuseUnnamedDeadline(contract);
  if (deadline !== undefined) return deadline;
  const word = deniedInTitle(contract, claim);
  if (word !== undefined) return refuse(`its title has the word ${word}, which is not in its rules`);
  const isContest = contests.has(claim.family) && contract.venue === 'venue_a';
  const contest = isContest ? titledContestConflict(contract, claim.family !== 'set_match') : undefined;
  if (contest !== undefined) return refuse(contest);
  const names = shownNames(contract, event);
  if (isOfWomenOnlyByTitle(names, contract, claim))
    return refuse('its title or event is of women, and its rules are not');
  if (isOfOtherSeason(names, contract, claim))
    return refuse('its title or event names another season than its rules');
  if (isOfOtherTeams(names, contract, claim))
    return refuse('its title or event is of youth or reserve teams, and its rules are not');
  if (isOfAnotherPart(contract, event, claim))
    return refuse('the venue lists it as a part of a game, its rules as the whole');
  if (isOfAnotherKind(contract, claim))
    return refuse('the venue lists it as another kind of market than its rules');
  if (contests.has(claim.family) && isTitledByAnotherPart(contract, claim))
    return refuse('its title names another part of the contest than its rules');
  if (isScaledOnlyInTitle(contract))
    return {
      reason: 'bound_conflict',
      detail: 'its title counts in thousands or more, and neither label nor rules do',
    };
  const side = sideOf(claim);
  if (side !== undefined && isTurnedInTitle(contract.title, side))
    return { reason: 'bound_conflict', detail: 'its title points away from its rules' };
  if (hasAnotherUnit(contract, claim))
    return { reason: 'bound_conflict', detail: 'its label counts in another unit than its rules' };
  return undefined;
}

/** A title may deny what the rules ask for; where their statement has the word itself, the family has read it. */
const denials =
  /\b(?:not|never|nobody|none|neither|without|fails?|loses?|lost|avoids?|remains?|stays?|survives?|refuses?|rejects?|prevents?|core)\b/gi;

const denialsIn = textFact((title): readonly string[] => foldText(title).toLowerCase().match(denials) ?? []);

function deniedInTitle({ title, rules }: ContractVersion, { family, variable }: Claim): string | undefined {
  const words = denialsIn(title);
  if (words.length === 0) return undefined;
  // What is known inside one venue only may hold the title itself, and a sentence beside the statement speaks of something else.
  const { reach, subject } = variable.frame;
  const stated =
    `${foldText(rules.split('\n')[0] ?? '')}\n${reach === 'shared' ? subject : ''}`.toLowerCase();
  return words.find((word) => {
    if (word === 'core') return !/\bcore\b|food and energy/.test(stated);
    // Jobs that are lost are a negative change.
    if (family === 'us_jobs' && /^los/.test(word)) return false;
    return !new RegExp(String.raw`\b${word.replace(/s$/, '')}`).test(stated);
  });
}

type Terms = Readonly<Record<string, TermValue>>;

/** What is shown of a contract and its event, with the venue's own names for its competition. */
function shownNames(contract: ContractVersion, event: EventFacts | undefined): readonly string[] {
  const product = productOf(contract);
  const metadata = recordIn(contract.terms['eventMetadata']);
  return shownWith(contract, event, [
    product?.['competition'],
    metadata?.['league'],
    metadata?.['tournament'],
  ]);
}

/** The same with the venue's own word for the part or the kind of a contest. */
function shownScopes(contract: ContractVersion, event: EventFacts | undefined): readonly string[] {
  const product = productOf(contract);
  return shownWith(contract, event, [product?.['competition_scope'], product?.['scope']]);
}

function productOf({ terms }: ContractVersion): Terms | undefined {
  return recordIn(recordIn(terms['event'])?.['product_metadata']);
}

function shownWith(
  { title, yesLabel, terms }: ContractVersion,
  event: EventFacts | undefined,
  others: readonly (TermValue | undefined)[],
): readonly string[] {
  const texts = [title, yesLabel, terms['subtitle'], event?.title, event?.subTitle, ...others];
  return texts.filter((text) => typeof text === 'string');
}

function recordIn(value: TermValue | undefined): Terms | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Terms) : undefined;
}

const women = /\bwom[ae]n|\bladies\b|\bfem[ei]n|\bf[ée]minin|\bfemale\b|\(W\)/i;
const leaguesOfWomen = /^(?:wnba|nwsl|ncaawb|wsl|uwcl)\b/;

const namesWomen = textFact((text) => women.test(foldText(text)));

function isOfWomenOnlyByTitle(
  names: readonly string[],
  { rules }: ContractVersion,
  { variable }: Claim,
): boolean {
  return names.some(namesWomen) && !women.test(rules) && !leaguesOfWomen.test(variable.frame.subject);
}

/** `2026-27`: a title with a season that its rules do not have by either of its years. */
const seasonOfTwoYears = /\b20(\d\d) ?[-/] ?(?:20)?(\d\d)\b(?!-)/g;
const seasonsIn = textFact((text): readonly (readonly [string, string])[] =>
  findAll(foldText(text), seasonOfTwoYears)
    .filter(([, from, to]) => (Number(from) + 1) % 100 === Number(to))
    .map(([, from = '', to = '']) => [`20${from}`, `20${to}`] as const),
);

/** The day of a single game is held against its title by itself, and its season is an ornament. */
const ofOneGame: ReadonlySet<string> = new Set(['game', 'soccer', 'set_match']);

function isOfOtherSeason(names: readonly string[], { rules }: ContractVersion, { family }: Claim): boolean {
  if (ofOneGame.has(family)) return false;
  const shown = names.flatMap(seasonsIn);
  const stated = shown.length === 0 ? [] : seasonsIn(rules);
  return shown.some(([from, to]) =>
    stated.length === 0
      ? !rules.includes(to) && !rules.includes(from)
      : !stated.some(([first]) => first === from),
  );
}

const contests: ReadonlySet<string> = new Set([
  'game',
  'soccer',
  'set_match',
  'champion',
  'stages',
  'season_wins',
]);
const otherTeams =
  /\b(?:U-?(?:1[5-9]|2[0-3])|under[ -](?:1[5-9]|2[0-3])|youth|academy|reserves?|girls|boys)\b/i;

const namesOtherTeams = textFact((text) => otherTeams.test(foldText(text)));

function isOfOtherTeams(names: readonly string[], { rules }: ContractVersion, { family }: Claim): boolean {
  return contests.has(family) && names.some(namesOtherTeams) && !otherTeams.test(rules);
}

const part = /(?:^|_)(?:first|second|1st|2nd|1h|2h|half|halftime|quarter|q[1-4]|period|innings?|f5)(?:_|$)/i;
const partInWords =
  /\b(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:half|quarter|period|inning|set|map)\b|\bfirst (?:three|five|seven|[357]) innings\b|\b[1-4][HQP]\b/i;
const namesPart = textFact((text) => partInWords.test(foldText(text)));
const wholes: ReadonlySet<string> = new Set(['full game', '90 minutes', 'match']);

function isOfAnotherPart(contract: ContractVersion, event: EventFacts | undefined, claim: Claim): boolean {
  const { strike, terms, rules } = contract;
  const { frame, statistic } = claim.variable;
  if (!contests.has(claim.family) || !wholes.has(frame.window) || / (?:set|map|game) \d/.test(statistic))
    return false;
  const { sportsMarketType } = terms;
  const kinds = [strike?.type, sportsMarketType].filter((kind) => typeof kind === 'string');
  return (
    kinds.some((kind) => part.test(kind)) ||
    (shownScopes(contract, event).some(namesPart) && !partInWords.test(foldText(rules)))
  );
}

/** What the venue's own kinds of markets are on: `soccer_team_totals`, `spreads`. */
const kindsOfMarkets: readonly (readonly [RegExp, readonly Quantity[]])[] = [
  [
    /(?:^|_)(?:corners?|cards?|shots?|fouls?|first_to_score|odd_even|players?|(?:goal)?scorers?|maps?|sets?|rounds?|kills?)(?:_|$)/,
    [],
  ],
  [/(?:^|_)team_totals?$/, ['first', 'second']],
  [/^totals?$/, ['total']],
  // Of a part of the game the venue calls totals of one team and of both alike.
  [/_totals?$/, ['total', 'first', 'second']],
  [/(?:^|_)spreads?$/, ['margin']],
  [/(?:^|_)moneyline$/, ['margin', 'advances']],
  [/(?:^|_)both_teams_to_score$/, ['lesser']],
  [/(?:^|_)exact_score$/, ['score']],
];

/** The same of matches in sets and maps, by what is measured there. Nothing else is listed of such a match that is read. */
const kindsOfMatches: readonly (readonly [RegExp, RegExp])[] = [
  [/^moneyline$/, /^winner$/],
  [/^child_moneyline$|(?:^|_)set_winner$/, /^winner of /],
  [/^winner$|(?:^|_)(?:match|series)_winner$/, /^winner$/],
  [/(?:^|_)handicap$|^spreads?$/, / first less second$/],
  [/(?:^|_)totals?$/, /^(?!winner\b)(?!.* first less second$)/],
];

/** What series of venue_a on single contests are on, by their ends: `KXNFL1HTOTAL`. */
const endsOfSeries: readonly (readonly [RegExp, readonly Quantity[]])[] = [
  [/TEAMTOTAL$/, ['first', 'second']],
  [/TOTAL$/, ['total']],
  [/(?:SPREAD|WINMARGIN|GAME|WINNER)$/, ['margin']],
  [/(?:OT|OVERTIME|EXTRAS)$/, []],
];
const partInSeries = /^KX[A-Z\d]+?(?:[12]H|[1-4]Q|[1-3]P|F[357])(?:WINNER|TOTAL|SPREAD|TEAMTOTAL)?$/;

function isOfAnotherSeries({ seriesId = '' }: ContractVersion, { variable, payout }: Claim): boolean {
  if (variable.frame.kind !== 'score') return false;
  if (partInSeries.test(seriesId) && wholes.has(variable.frame.window)) return true;
  const [, quantities] = endsOfSeries.find(([pattern]) => pattern.test(seriesId)) ?? [];
  if (quantities === undefined) return false;
  return !quantities.includes(variable.quantity) || (winnersOnly.test(seriesId) && !paysAnyLead(payout));
}

const winnersOnly = /(?:GAME|WINNER)$/;

/** Whether a lead of one pays, or a draw: so do contracts on who wins. */
function paysAnyLead(payout: Payout): boolean {
  return [-1, 0, 1].some((lead) => compareRationals(paidAt(payout, rationalOf(lead)), one) === 0);
}

/** Of scores, a kind that is not in the list says nothing. */
function isOfAnotherKind(contract: ContractVersion, claim: Claim): boolean {
  if (contract.venue === 'venue_a') return isOfAnotherSeries(contract, claim);
  const { sportsMarketType: kind } = contract.terms;
  const { family, variable } = claim;
  if (typeof kind !== 'string' || kind === '') return false;
  if (family === 'set_match') {
    const [, measured] = kindsOfMatches.find(([pattern]) => pattern.test(kind.toLowerCase())) ?? [];
    return measured === undefined || !measured.test(variable.statistic);
  }
  if (variable.frame.kind !== 'score') return false;
  const [, quantities] = kindsOfMarkets.find(([pattern]) => pattern.test(kind.toLowerCase())) ?? [];
  return quantities !== undefined && !quantities.includes(variable.quantity);
}

const far = rationalOf(1_000_000_000_000);

/** On which side of its bound a claim on one figure pays; undefined for a range, and for what is no figure. */
function sideOf({ family, payout, variable: { quantity } }: Claim): 'above' | 'below' | undefined {
  if (!ofFigures.has(family) || (quantity !== 'value' && quantity !== 'total')) return undefined;
  const pays = (value: Rational): boolean => compareRationals(paidAt(payout, value), one) === 0;
  const isPaidAbove = pays(far);
  if (isPaidAbove === (pays(zero) || pays(negateRational(far)))) return undefined;
  return isPaidAbove ? 'above' : 'below';
}

const ofFigures: ReadonlySet<string> = new Set([
  'count',
  'fed_level',
  'game',
  'season_wins',
  'soccer',
  'us_growth',
  'us_inflation',
  'us_jobs',
  'weather',
]);

/** By the sign or the word of a label. */
const units: readonly (readonly [RegExp, RegExp])[] = [
  [/%|\bpercent\b/, /percent/],
  [/\$/, /^USD/],
  [/°/, /^°/],
  [/\bbps\b|\bbasis points?\b/, /basis points|cuts|hikes/],
  [/\bjobs?\b|\bclaims?\b/, /persons|jobs|claims/],
  [/\bseats?\b/, /seats/],
  [/\bwins?\b/, /wins|games/],
  [/\bgoals?\b/, /goals/],
  [/\bruns?\b/, /runs/],
];

function hasAnotherUnit({ yesLabel }: ContractVersion, { variable }: Claim): boolean {
  const label = foldText(yesLabel);
  if (labelCondition(label) === undefined || isNameOfThing(yesLabel, variable)) return false;
  return units.some(([sign, unit]) => sign.test(label) && !unit.test(variable.unit));
}

/** Rules may leave a range to the label: then it is the name of what happens, and no number of the variable. */
function isNameOfThing(label: string, { unit, frame }: Claim['variable']): boolean {
  return unit === 'occurrence' && frame.subject.includes(`, of ${label.trim()}: `);
}
