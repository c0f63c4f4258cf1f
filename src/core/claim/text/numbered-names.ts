/** Names of stages, periods and products that end in a number: `Semifinal 2`, `Dota 2`. The number is no bound. */

const stages =
  'semi-?finals?|quarter-?finals?|eighth-?finals?|match|week|day|round|group|pool|pot|stage|leg|heat|race|lap|season|episode|chapter|part|phase|division|tier|district|proposition|prop|question|article|section|route|highway|channel|zone|lane|super bowl|grand prix|ligue|serie|liga|bundesliga|act|vol\\.|no\\.';
const products =
  'formula|dota|counter-strike|cs|overwatch|rainbow six|starcraft|halo|fifa|iphone|playstation|xbox|windows|android|ios|gpt|llama|gemini|claude|grok|grand theft auto|ufc|s&p|nasdaq|russell|ftse';
/** Which part of a match it is: sentences have a slot for that number. */
const parts = 'game|map|set';

const whole = String.raw`(?<![\p{L}\p{N}])(?:${stages}|${products}|${parts})[ -]#?`;
const nameBefore = new RegExp(`${whole}$`, 'iu');
const partBefore = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts})[ -]#?$`, 'iu');
const numberedName = new RegExp(String.raw`${whole}\d+(?![\p{L}\p{N}]|[.,]\d)`, 'giu');
const longest = 24;

/** Whether the number that begins at a place of a text belongs to the name before it. */
export function endsName(text: string, at: number): boolean {
  return nameBefore.test(text.slice(Math.max(0, at - longest), at));
}

/** The same, but for the number of a part of a match. */
export function endsUnreadName(text: string, at: number): boolean {
  return endsName(text, at) && !partBefore.test(text.slice(Math.max(0, at - longest), at));
}

export function withoutNumberedNames(text: string): string {
  return text.replace(numberedName, '');
}
