/**
 * The venue's condition for an early close. When a market closes is the venue's own business; what it pays then is a term,
 * and terms are read in the rules. So the condition is of one closed form, or its contract holds an unread sentence.
 */
import type { ContractVersion } from '../contract/index.ts';
import { foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';
import { type Withheld, withhold } from './withheld.ts';

const closing =
  /^(?:(?:this|the) market will close(?: and expire)?|closes(?: and expires)?|trading ends)(?: early)? (?:if|after|following|when|once|upon) (?<moment>[^,;:]+)$/i;
const secondSentence = /(?<!\b\p{Lu})[.!?]\s+\S/u;
const paying =
  /\b(?:resolv\w*|settl\w*|pays?|paid|worth|void\w*|refund\w*|yes|no|not|unless|except|instead|only|overrid\w*)\b/i;

export function refuseEarlyClose({ terms }: ContractVersion): Withheld | undefined {
  const condition = earlyCloseOf(terms);
  return condition === '' || isOnlyClosing(condition)
    ? undefined
    : withhold('unknown_clause', 'its condition for an early close says more than when it closes');
}

const isOnlyClosing = textFact((condition) => {
  const moment = closing.exec(condition)?.groups?.['moment'];
  return moment !== undefined && !secondSentence.test(condition) && !paying.test(moment);
});

export function earlyCloseOf(terms: ContractVersion['terms']): string {
  const condition = terms['early_close_condition'];
  return typeof condition === 'string' && condition !== '' ? trimmed(condition) : '';
}

const trimmed = textFact((condition) => foldText(condition).trim());
