/**
 * What a contract's definitions make of the thing it is about. A sentence that counts something in or out makes another
 * thing of it, so that every such sentence is part of the variable: two contracts meet only if all of them are the same.
 */
import type { SlotRole } from '../clause.ts';
import type { ReadSentence, Subject } from '../family.ts';

/** Sentences that are no statement and yet bear on what counts, each by its name and the words that fill it. */
export function definedBy(
  { sentences }: Subject,
  /** Roles that the family reads itself, such as the deadline of a rung. */
  read: ReadonlySet<SlotRole> = nothingRead,
): string {
  const defining = sentences.filter(isDefining).map((sentence) => nameOf(sentence, read));
  return defining.length === 0 ? '' : `; defined by ${[...new Set(defining)].sort().join(', ')}`;
}

function isDefining({ says }: ReadSentence): boolean {
  return (
    says.some(({ says: kind }) => kind === 'scope' || kind === 'no_if') &&
    says.every(({ says: kind }) => kind !== 'yes_if' && kind !== 'settles_on')
  );
}

const nothingRead: ReadonlySet<SlotRole> = new Set();

function nameOf({ print, says, slots }: ReadSentence, read: ReadonlySet<SlotRole>): string {
  const scopes = says.flatMap((saying) =>
    saying.says === 'scope' && saying.scope !== 'definition' ? [saying.scope] : [],
  );
  const filled = slots.flatMap(({ role, slot }) => (read.has(role) ? [] : [`${role} ${slot.text}`]));
  const details = [...scopes, ...filled];
  return details.length === 0 ? print : `${print} (${details.join('; ')})`;
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
