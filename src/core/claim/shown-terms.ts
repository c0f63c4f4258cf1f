/**
 * What a contract shows beside its rules, held against the claim that was read from them: title, event, label, the venue's
 * own kind of market. None of it proves anything; each of it may contradict.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { Claim } from './claim.ts';
import { labelCondition } from './condition.ts';
import { foldText } from './text/index.ts';
import { isScaledOnlyInTitle } from './title-agreement.ts';
import { unsupportedTitleNumber } from './title-numbers.ts';
import type { Withheld } from './withheld.ts';

export function refuseShownTerms(
  contract: ContractVersion,
  event: EventFacts | undefined,
  claim: Claim,
): Withheld | undefined {
  const refuse = (detail: string): Withheld => ({ reason: 'subject_conflict', detail });
  const number = unsupportedTitleNumber(contract, event, claim.variable.frame);
  if (number !== undefined) return refuse(`its title has the number ${number}, which is not in its terms`);
  const word = deniedInTitle(contract, claim);
  if (word !== undefined) return refuse(`its title has the word ${word}, which is not in its rules`);
  if (isOfWomenOnlyByTitle(contract, event, claim))
    return refuse('its title or event is of women, and its rules are not');
  if (isOfAnotherPart(contract, claim))
    return refuse('the venue lists it as a part of a game, its rules as the whole');
  if (isScaledOnlyInTitle(contract))
    return {
      reason: 'bound_conflict',
      detail: 'its title counts in thousands or more, and neither label nor rules do',
    };
  if (hasAnotherUnit(contract, claim))
    return { reason: 'bound_conflict', detail: 'its label counts in another unit than its rules' };
  return undefined;
}

/** A title may deny what the rules ask for; where the rules have the word themselves, the family has read it. */
const denials = /\b(?:not|never|fails?|loses?|lost|avoids?|core)\b/gi;

function deniedInTitle({ title, rules }: ContractVersion, { family, variable }: Claim): string | undefined {
  const stated = `${foldText(rules)}\n${variable.frame.subject}`.toLowerCase();
  const words = foldText(title).toLowerCase().match(denials) ?? [];
  return words.find((word) => {
    if (word === 'core') return !/\bcore\b|food and energy/.test(stated);
    // Jobs that are lost are a negative change.
    return family !== 'us_jobs' && !new RegExp(String.raw`\b${word.replace(/s$/, '')}`).test(stated);
  });
}

const women = /\bwom[ae]n|\bladies\b|\bfemin|\bfemale\b|\(W\)/i;
const leaguesOfWomen = /^(?:wnba|nwsl|ncaawb|wsl|uwcl)\b/;

function isOfWomenOnlyByTitle(
  { title, yesLabel, rules }: ContractVersion,
  event: EventFacts | undefined,
  { variable }: Claim,
): boolean {
  const shown = [title, yesLabel, event?.title, event?.subTitle].some(
    (text) => text !== undefined && women.test(text),
  );
  return shown && !women.test(rules) && !leaguesOfWomen.test(variable.frame.subject);
}

const part = /(?:^|_)(?:first|second|1st|2nd|1h|2h|half|quarter|q[1-4]|period|innings?|f5)(?:_|$)/i;
const wholes: ReadonlySet<string> = new Set(['full game', '90 minutes']);

function isOfAnotherPart({ strike, terms }: ContractVersion, { variable }: Claim): boolean {
  const { sportsMarketType } = terms;
  const kinds = [strike?.type, sportsMarketType].filter((kind) => typeof kind === 'string');
  return wholes.has(variable.frame.window) && kinds.some((kind) => part.test(kind));
}

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
  if (labelCondition(label) === undefined) return false;
  return units.some(([sign, unit]) => sign.test(label) && !unit.test(variable.unit));
}
