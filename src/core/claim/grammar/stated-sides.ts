/**
 * The two sides of a match that a statement names in a closed form: `wins the Alder Cup 2026: magic vs. Birch CS2 match
 * originally scheduled for …`. Teams write their names in small letters too, where a field is no name by itself. Both belong to
 * the match that is read, so that a name taken too long or too short is another match.
 */
import { findAll } from '../text/index.ts';

const side = String.raw`[\p{L}\p{N}][\p{L}\p{N}.'&! -]{0,40}?`;
const match = new RegExp(
  String.raw`\bwins (?:the )?[\p{Lu}\p{N}][\p{L}\p{N}.'&# :-]{2,70}?:? 20\d\d: (?<first>${side}) vs\.? (?<second>${side}) (?:CS2|Dota 2|Valorant|Overwatch|League of Legends|R6|Rainbow Six Siege|Call of Duty|Rocket League|Mobile Legends) match originally scheduled for `,
  'gu',
);

const none: readonly string[] = [];

export function sidesStated(line: string): readonly string[] {
  if (!line.includes(' match originally scheduled for ')) return none;
  return findAll(line, match).flatMap(({ groups }) =>
    ['first', 'second'].flatMap((name) => groups?.[name] ?? []),
  );
}
