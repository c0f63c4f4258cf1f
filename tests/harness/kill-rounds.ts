/**
 * How often a test kills what it tests. Every run kills some; `ROUTEUR_TEST_KILLS=full` kills as often as is promised,
 * which takes minutes. `.ci/run` does both.
 */
export function killRounds(rounds: { readonly usual: number; readonly full: number }): number {
  return process.env['ROUTEUR_TEST_KILLS'] === 'full' ? rounds.full : rounds.usual;
}
