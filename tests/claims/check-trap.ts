/** Whether a concrete pair of a hard case in a simulated world gets its verdict, for its reason, with a proof that holds. */
import {
  checkProof,
  type Relation,
  type RelationKind,
  relate,
  type Unrelated,
} from '../../src/core/relation/index.ts';
import type { Trap } from '../../src/simulator/world/traps.ts';
import type { HardCase } from './hard-cases-table.ts';
import { neverPays } from './judge-relation.ts';
import type { ReadWorld, WorldMember } from './read-world.ts';

const inverses: ReadonlyMap<RelationKind, RelationKind> = new Map([
  ['implies', 'implied_by'],
  ['implied_by', 'implies'],
]);

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
  // Two texts that name one event of the world by two branches are not known to agree: caution, not a mistake.
  const isCautious = verdict.voids === 'equal' && answer.voids === 'unknown';
  if (verdict.voids !== undefined && answer.voids !== verdict.voids && !isCautious) {
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
  const turned = relate(right, left, read.find);
  const [there, back] = [answer.relation, turned.kind === 'related' ? turned.relation : 'none'];
  if (back !== (inverses.get(there) ?? there))
    wrongs.push(`${there} from the left and ${back} from the right`);
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
    const isEmpty = reason === 'nothing_follows' && [left, right].some(({ market }) => neverPays(market));
    return reason === gap || isEmpty ? [] : [`nothing instead of ${verdict.relation}: ${reason}, ${detail}`];
  }
  if (!reasons.includes(reason)) return [`unrelated for another reason: ${reason}, ${detail}`];
  const isWithheld = [left, right].some((member) => member.withheld.some((each) => each.reason === withheld));
  return reason === 'no_claim' && !isWithheld ? [`neither side is withheld for ${withheld}`] : [];
}
