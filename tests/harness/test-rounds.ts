/**
 * How often a test repeats what it tests: kills, simulated worlds, questions to a solver. Every run does some of it;
 * `ROUTEUR_TEST_ROUNDS=full` does as much as is promised, which takes minutes. `.ci/run` does both.
 */
export const isFullTest = process.env['ROUTEUR_TEST_ROUNDS'] === 'full';

export function testRounds(rounds: { readonly usual: number; readonly full: number }): number {
  return isFullTest ? rounds.full : rounds.usual;
}
