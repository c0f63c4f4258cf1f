/** An attack in words: a table of counts by operator, and a line for a survivor. */
import type { AttackReport } from './attack.ts';
import type { Survivor } from './survivor.ts';

export function printCounts({ counts }: AttackReport): void {
  console.table(Object.fromEntries(counts));
}

export function describeSurvivor({
  operator,
  change,
  sides,
  families,
  was,
  is,
  left,
  right,
}: Survivor): string {
  const relation = was === is ? is : `${was}, now ${is}`;
  return `${operator} (${change}, ${sides}): ${families}: ${nameOf(left)} ${relation} ${nameOf(right)}`;
}

function nameOf({ market }: Survivor['left']): string {
  return String(market['ticker'] ?? market['slug']);
}
