/** Where every player of a tournament finishes. One board decides who wins and who is among the first five or ten. */
import type { Random } from '../../random.ts';

/** Strokes that lie between a score and one e times as long in coming. */
const strokesPerFold = 4;

/**
 * The place of each player, from 0 for the winner, in the order of the strengths: the number of players ahead. Equal
 * strokes share a place, except at the top, where a play-off leaves one winner. A player wins in proportion to strength.
 */
export function drawLeaderboard(random: Random, strengths: readonly number[]): readonly number[] {
  const rounds = strengths.map((strength) => {
    const latent = Math.log(-Math.log(1 - random.uniform()) / strength);
    return { latent, strokes: Math.round(strokesPerFold * latent) };
  });
  const best = Math.min(...rounds.map(({ latent }) => latent));
  return rounds.map(({ latent, strokes }) => {
    if (latent === best) return 0;
    return Math.max(1, rounds.filter((other) => other.strokes < strokes).length);
  });
}
