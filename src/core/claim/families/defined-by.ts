/**
 * What the other sentences of a contract make of the thing it is about. One that counts something in or out, or pays No on
 * something, makes another thing of it, and so does every name, day and number that only it has: all of them are part of the
 * variable, and two contracts meet only if all of them are the same.
 */
import type { Saying, SlotRole } from '../clause.ts';
import type { ReadSentence, RoledSlot, Subject } from '../family.ts';

/** What defines the thing, each sentence by its name and the words that fill it. */
export function definedBy(
  { sentences }: Subject,
  /** Roles that the family reads itself, such as the deadline of a rung. */
  read: ReadonlySet<SlotRole> = nothingRead,
): string {
  const stated = sentences.filter(isStatement).flatMap(({ slots }) => slots);
  const defining = sentences.flatMap((sentence) => nameOf(sentence, stated, read) ?? []);
  return defining.length === 0 ? '' : `; defined by ${[...new Set(defining)].sort().join(', ')}`;
}

/** What it says is what the claim is on; the family names its slots. */
function isStatement({ says }: ReadSentence): boolean {
  return says.some(({ says: kind }) => kind === 'yes_if' || kind === 'settles_on');
}

const nothingRead: ReadonlySet<SlotRole> = new Set();
/** Until when a contract waits before a branch pays belongs to the branch (`waiting.ts`). */
const ofBranch: ReadonlySet<SlotRole> = new Set(['until_date', 'until_time']);

/** Undefined for a sentence that adds nothing to the statement. */
function nameOf(
  sentence: ReadSentence,
  stated: readonly RoledSlot[],
  read: ReadonlySet<SlotRole>,
): string | undefined {
  const { print, says, slots } = sentence;
  const against = says.flatMap(againstYes);
  if (isStatement(sentence)) return against.length === 0 ? undefined : against.join('; ');
  const scopes = says.flatMap((saying) =>
    saying.says === 'scope' && saying.scope !== 'definition' ? [saying.scope] : [],
  );
  const isDefining = says.some(({ says: kind }) => kind === 'scope' || kind === 'no_if');
  const isBranch = says.some(({ says: kind }) => kind === 'void');
  const filled = slots.flatMap(({ role, slot }) => {
    if (read.has(role) || (isBranch && ofBranch.has(role))) return [];
    // What defines is named with all that fills it; elsewhere only what the statement does not have.
    const isRepeated = stated.some((known) => known.role === role && known.slot.text === slot.text);
    return isDefining || (role !== 'aside' && !isRepeated) ? [`${role} ${slot.text}`] : [];
  });
  if (!isDefining && filled.length === 0) return undefined;
  const details = [...scopes, ...against, ...filled];
  return details.length === 0 ? print : `${print} (${details.join('; ')})`;
}

function againstYes(saying: Saying): readonly string[] {
  if (saying.says !== 'no_if') return [];
  const { measure, comparator } = saying;
  return [`No on ${comparator === undefined ? measure : `${measure}, ${comparator}`}`];
}

/** The venue's own named entries of a strike: who or what a market is about. */
export function customEntries(
  { contract }: Subject,
  isNaming: (value: string) => boolean = () => true,
): string {
  const entries = Object.entries(contract.strike?.custom ?? {}).flatMap(([name, value]) =>
    isNaming(String(value)) ? [`${name} ${String(value)}`] : [],
  );
  return entries.length === 0 ? '' : `; listed as ${entries.sort().join(', ')}`;
}
