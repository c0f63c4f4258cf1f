/** Whether a concrete pair of a hard case in a simulated world gets its verdict, for its reason, with a proof that holds. */
import { checkProof, type Relation, relate, type Unrelated } from '../../src/core/relation/index.ts';
import type { Trap } from '../../src/simulator/world/traps.ts';
import type { HardCase } from './hard-cases-table.ts';
import type { ReadWorld, WorldMember } from './read-world.ts';

/** What is wrong with the verdict, a line each; nothing if it is right. */
export function complaintsOn(read: ReadWorld, trap: Trap, row: HardCase): readonly string[] {
  const left = read.memberOf(trap.left.venue, trap.left.id);
  const right = read.memberOf(trap.right.venue, trap.right.id);
  if (left === undefined || right === undefined) return [`${trap.left.id} or ${trap.right.id} is not listed`];
  const answer = relate(left, right, read.find);
  const wrongs =
    answer.kind === 'related'
      ? wrongsOfRelation(read, trap, row, answer, left, right)
      : wrongsOfSilence(trap, row, answer, left, right);
  return wrongs.map((wrong) => `${trap.case}: ${trap.left.id} and ${trap.right.id}: ${wrong}`);
}

function wrongsOfRelation(
  read: ReadWorld,
  { verdict }: Trap,
  { conditions = [] }: HardCase,
  answer: Relation,
  left: WorldMember,
  right: WorldMember,
): readonly string[] {
  const wrongs: string[] = [];
  if (answer.relation !== verdict.relation) {
    wrongs.push(`${answer.relation} instead of ${verdict.relation}: ${verdict.reason}`);
  }
  if (verdict.voids !== undefined && answer.voids !== verdict.voids) {
    wrongs.push(`voids ${answer.voids} instead of ${verdict.voids}`);
  }
  if (verdict.covers !== undefined && answer.together.atLeastOne !== verdict.covers) {
    wrongs.push(`covers is ${answer.together.atLeastOne}`);
  }
  for (const condition of conditions) {
    if (!answer.evidence.some((line) => condition.test(line))) {
      wrongs.push(`no evidence like ${condition.source} in ${JSON.stringify(answer.evidence)}`);
    }
  }
  const checked = checkProof(answer, left, right, read.find);
  if (!checked.ok) wrongs.push(`the proof is refused: ${checked.why}`);
  return wrongs;
}

function wrongsOfSilence(
  { verdict }: Trap,
  { reasons = [], withheld, gap }: HardCase,
  { reason, detail }: Unrelated,
  left: WorldMember,
  right: WorldMember,
): readonly string[] {
  if (verdict.relation !== 'none') {
    return reason === gap ? [] : [`nothing instead of ${verdict.relation}: ${reason}, ${detail}`];
  }
  if (!reasons.includes(reason)) return [`unrelated for another reason: ${reason}, ${detail}`];
  const isWithheld = [left, right].some((member) => member.withheld.some((each) => each.reason === withheld));
  return reason === 'no_claim' && !isWithheld ? [`neither side is withheld for ${withheld}`] : [];
}
