/**
 * Sentences beside the statement of a venue's own ladder. Each is one text on all rungs of an event and pays them alike;
 * those that only a ladder reads are about no carried family, so that a contract of one does not pass by them.
 */
import type { Clause, SlotRole } from '../clause.ts';
import { clause, isAbout, nothing, voidBranch } from './clause-forms.ts';

const ladder = isAbout('ladder');
const aboutGame: readonly SlotRole[] = ['first', 'second', 'date'];

function onPlayer(print: string, words: string): Clause {
  return clause(print, ['subject'], [ladder], words);
}

export const ladderClauses: readonly Clause[] = [
  clause('dddca0515982ffcf0cce6308653ab2ee', [], [nothing], 'A heading.'),
  onPlayer(
    'e248725316311bac14006d15e2348556',
    'Fair price if the batter is scratched or not in the first lineup.',
  ),
  onPlayer('205c397da54c319dbb8f2eb46b991e05', 'Fair price if the batter starts and never bats.'),
  onPlayer('05456757273cc8299894169680894476', 'Fair price if the batter comes in later.'),
  onPlayer('bc9b253b610222b440d390c4a676ce6e', 'The total bases of a batter who starts and bats count.'),
  onPlayer('20694becfb9ea9cef7a9cc501c815bb9', 'Fair price if the pitcher is scratched or does not start.'),
  onPlayer('4455f8efc0d5000d1058119adca2c396', 'Fair price if the pitcher comes in later.'),
  onPlayer('628be7c903791aa39a94a91c52a8b8ff', 'The strikeouts of a pitcher who starts and pitches count.'),
  clause(
    'ad89c7a3502f2695f112b409f27ab69f',
    [],
    [ladder],
    'Fair price if the player is active and never comes in.',
  ),
  clause(
    'ee0b201ea54d92011739740a41ffe7ee',
    [],
    [ladder],
    'The recorded goals of a player who comes in count.',
  ),
  clause(
    '7aae29544ff222f86ad3e1de6b62844d',
    [],
    [ladder],
    'The scored goals of a player who comes in count.',
  ),
  clause('33a4a3342c4888889e03b21326ab4321', aboutGame, [ladder], 'Which hockey game the player is in.'),
  clause(
    'b3ef4cc89aca28e42d1c0dfc237878d4',
    ['first', 'second', 'competition', 'date'],
    [ladder],
    'Which soccer game the player is in, with extra time.',
  ),
  clause('21187bdd06eda6ae8dbe636edb7d7d30', ['aside'], [nothing], 'The day on which trading ends.'),
  clause(
    '43f5ffdce7bae8338fe07956e2f2dbf7',
    ['aside'],
    [nothing],
    'It expires when the figure is out, or a week after a day.',
  ),
  clause(
    'f65ab760a6f8888b0beeaf84ac80488b',
    [],
    [ladder],
    'Markets on stock indices have another source than before, all of them.',
  ),
  clause('cbcfff8cba5721af5737ed0dac158279', [], [nothing], 'Where the rules are.'),
  clause('cd18b8ff0917a72bd6d82b126b43cfa4', [], [ladder], 'Which column of the album chart counts.'),
  clause(
    '8e175a28c9b239ab8d2a6dd8a230ee4a',
    [],
    [voidBranch('not_published', '0')],
    'Without data all markets on it pay No.',
  ),
];
