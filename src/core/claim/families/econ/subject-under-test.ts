/** Subjects as families are handed them: sentences already read, written here by what they say. For tests. */
import type { ContractVersion } from '../../../contract/index.ts';
import { parseDecimal } from '../../../exact/index.ts';
import type { Saying, SlotRole } from '../../clause.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';

const contract: ContractVersion = {
  venue: 'venue_a',
  id: 'MARKET',
  venueKey: 'MARKET',
  eventId: 'EVENT',
  seriesId: undefined,
  title: '',
  yesLabel: 'Yes',
  noLabel: 'No',
  rules: '',
  rulesHash: '',
  rulesTemplateHash: '',
  strike: undefined,
  exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
  gameStartsAt: undefined,
  settlement: { currency: 'USD', sources: [], payout: '1' },
  legs: undefined,
  terms: {},
  termsHash: '',
};

export function subject(
  sentences: readonly ReadSentence[],
  { label = 'Yes', ...terms }: { readonly label?: string } & Partial<ContractVersion> = {},
): Subject {
  return { contract: { ...contract, yesLabel: label, ...terms }, event: undefined, sentences };
}

export function sentence(
  says: Saying | readonly Saying[],
  slots: readonly (readonly [SlotRole, Slot])[] = [],
): ReadSentence {
  return {
    print: '',
    words: 'a sentence',
    says: 'says' in says ? [says] : says,
    slots: slots.map(([role, slot]) => ({ role, slot })),
  };
}

export function bound(text: string): readonly [SlotRole, Slot] {
  const value = parseDecimal(text);
  if (value === undefined) throw new RangeError(`${text} is no decimal`);
  return ['bound', { kind: 'bound', text, value }];
}

export function month(year: number, number: number): readonly [SlotRole, Slot] {
  return ['period', { kind: 'month', text: '', year, month: number }];
}

export function monthName(number: number): readonly [SlotRole, Slot] {
  return ['period', { kind: 'month_name', text: '', month: number }];
}

export function date(year: number, number: number, day: number): readonly [SlotRole, Slot] {
  return ['date', { kind: 'date', text: '', year, month: number, day }];
}

export function address(text: string): readonly [SlotRole, Slot] {
  return ['source', { kind: 'url', text }];
}
