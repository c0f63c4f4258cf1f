/**
 * When a market was listed is part of what it pays, where its text counts from there or names no beginning: a market that was
 * listed later does not see what happened before.
 */
import type { ContractVersion } from '../contract/index.ts';
import type { Claim } from './claim.ts';
import { LineTest } from './rules-lines.ts';
import { foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';

const hourMs = 3_600_000;

/** `listed` alone may be said of a team or a date. */
const marketsBeginning = new RegExp(
  [
    'issuance',
    `market(?:'s)? (?:creation|inception|issue|listing)`,
    '(?:creation|inception|listing|opening) of (?:this|the) market',
    '(?:this|the) market (?:(?:was|is|has been) (?:first )?(?:issued|listed|created|opened)|opens|opened)',
  ]
    .map((words) => String.raw`\b${words}\b`)
    .join('|'),
  'i',
);

const isNamedIn = (text: string): boolean => marketsBeginning.test(foldText(text));
/** The words stand in one line. */
const inRules = new LineTest({ test: isNamedIn });
const inTitle = textFact(isNamedIn);

/** Whether some sentence makes counting begin with the market, so that two of them may see different stretches of time. */
export function beginsWithMarket(rules: string): boolean {
  return inRules.test(rules);
}

/** Whether title or rules point to the listing of the market. */
export function pointsToListing({ title, rules, terms: { subtitle } }: ContractVersion): boolean {
  return inTitle(title) || beginsWithMarket(rules) || (typeof subtitle === 'string' && inTitle(subtitle));
}

/** The same text for markets that opened at the same moment. Where that is not known, a market stands alone. */
export function momentOfListing({ venue, id, opensAt }: ContractVersion): string {
  return opensAt === undefined ? `as ${venue} market ${id}` : `at ${new Date(opensAt).toISOString()}`;
}

/**
 * The same text for markets that opened within one hour, as the rungs of a ladder do that is listed by hand: what had happened
 * between two of them would not have been listed.
 */
export function hourOfListing(contract: ContractVersion): string {
  const { opensAt } = contract;
  if (opensAt === undefined) return momentOfListing(contract);
  return `in the hour from ${new Date(opensAt - (opensAt % hourMs)).toISOString()}`;
}

/** A claim of a text that points to the listing is on what happens from then on, whichever of its sentences does. */
export function countedFromListing(contract: ContractVersion, claim: Claim): Claim {
  if (!pointsToListing(contract)) return claim;
  const { variable } = claim;
  const window = `${variable.frame.window}, listed ${momentOfListing(contract)}`;
  return { ...claim, variable: { ...variable, frame: { ...variable.frame, window } } };
}
