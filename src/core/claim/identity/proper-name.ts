/**
 * What may be a name where a text names something at a fixed place: words with a capital or a digit in front, and the
 * small words that join them. Any other word belongs to the sentence: `ATP Lakeside Final pro rata` is no name.
 */
const capital = String.raw`[#(]?(?:[dl]['\u2019])?[\p{Lu}\d][\p{L}\p{M}\d'\u2019&/().+-]*`;
/** Stages and draws of a tournament, which some texts write small. */
const stage = 'quarter-?finals?|semi-?finals?|finals?|qualifying|qualification|singles|doubles|round';
const word = String.raw`(?:${capital}|(?:${stage})(?![\p{L}\d]))`;
const joining =
  '(?:of|the|and|for|to|at|in|on|by|de|la|le|del|des|di|da|do|du|van|von|der|den|el|al|y|e|&|-|\u2013)';

/** As a part of a pattern with the flag `u`; it begins with a word. */
export const properName: string = `${capital}(?::?(?: ${joining}){0,2} ${word}){0,11}?`;
