/**
 * How many posts an account publishes from one day to another, as one named page counts them: bins of any width on one
 * whole number. The page and the days are part of the variable; another page counts other posts.
 */

import { atLeast, integerGrid, intervalSet, zero } from '../../exact/index.ts';
import type { Variable } from '../claim.ts';
import type { Family, FamilyAnswer, Subject } from '../family.ts';
import type { Slot } from '../text/index.ts';
import { withhold } from '../withheld.ts';
import { claimOn } from './claim-on.ts';
import { askedAs } from './deadlines/index.ts';
import { decidedBy } from './deciding-source.ts';
import { definedBy } from './defined-by.ts';
import { boundsIn, meaningsOf, readValues, readVoids, sayings, slotsWithRole } from './subject.ts';

export const postCountFamily: Family = {
  id: 'post_count',
  about: 'The number of posts of an account from one day to another, as one named page counts them.',
  read: readPostCount,
};

const knownScopes: ReadonlySet<string> = new Set(['definition', 'ends_belong']);

function readPostCount(subject: Subject): FamilyAnswer {
  const statements = sayings(subject, 'yes_if');
  const [own, ...others] = statements;
  if (own === undefined || others.length > 0)
    return withhold('clause_conflict', `${statements.length} sentences name a count`);
  const { comparator, measure } = own.saying;
  if (comparator === undefined) return withhold('no_bound', 'the statement compares with nothing');
  const [account] = slotsWithRole([own.sentence], 'subject');
  if (account === undefined) return withhold('unknown_identity', 'the statement names no account');
  const days = ['since_date', 'until_date'] as const;
  const [from, to] = days.map((role) => slotsWithRole(subject.sentences, role).map(dayOf));
  if (!isOne(from) || !isOne(to))
    return withhold('unknown_window', 'the sentences name no one first and last day');
  const scopes = sayings(subject, 'scope').map(({ saying }) => saying.scope);
  const strange = scopes.find((scope) => !knownScopes.has(scope));
  if (strange !== undefined) return withhold('unknown_scope', `a sentence counts in another way: ${strange}`);
  if (comparator === 'between' && !scopes.includes('ends_belong'))
    return withhold('unknown_scope', 'no sentence gives the ends of a range to it');
  const source = decidedBy(subject);
  if (typeof source !== 'string') return source;
  const read = readValues(subject, integerGrid, { comparator, bounds: boundsIn(own.sentence) });
  if ('reason' in read) return read;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const variable: Variable = {
    frame: {
      kind: 'line',
      reach: 'venue',
      source: `${source}, on ${subject.contract.venue}`,
      subject: `${measure} of ${account.text}${definedBy(subject)}; asked as ${withoutRange(askedAs(subject.contract))}`,
      window: `from ${from?.[0]} to ${to?.[0]}`,
      scope: 'figure published',
    },
    quantity: 'value',
    statistic: 'count',
    unit: 'posts',
    grid: integerGrid,
    domain: intervalSet([atLeast(zero)]),
  };
  const facts = meaningsOf(subject);
  return claimOn({ family: postCountFamily.id, variable, voids, facts }, read.values, 'count');
}

/** The range is what the statement and the label give; any other word of a title that two bins do not share may turn it round. */
function withoutRange(title: string): string {
  return title.replaceAll(/\bbetween \d[\d,]* and \d[\d,]*|\b\d[\d,]*(?: to |-)\d[\d,]*/gi, '#');
}

function dayOf(slot: Slot): string {
  return slot.kind === 'date' ? `${slot.year}-${slot.month}-${slot.day}` : '';
}

function isOne(days: readonly string[] | undefined): boolean {
  return days?.[0] !== undefined && days[0] !== '' && new Set(days).size === 1;
}
