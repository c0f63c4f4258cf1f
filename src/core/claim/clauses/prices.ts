/** Prices by an index: the mean of its last sixty seconds at an hour. */
import type { Clause, Comparator, SlotRole } from '../clause.ts';
import { clause, nothing, source, yesIf } from './clause-forms.ts';

function mean(print: string, code: string, comparator: Comparator): Clause {
  const slots: readonly SlotRole[] =
    comparator === 'between' ? ['time', 'bound', 'bound', 'time', 'date'] : ['time', 'bound', 'time', 'date'];
  return clause(
    print,
    slots,
    [yesIf('price', 'mean', comparator), source(`index ${code}`)],
    `the index mean of ${code} compares with the bound: ${comparator}`,
  );
}

function aside(print: string, words: string): Clause {
  return clause(print, [], [nothing], words);
}

export const priceClauses: readonly Clause[] = [
  mean('90fe6b6d18a85bea061a2e6cb4a73143', 'BTC', 'above'),
  mean('839db91480a87f47b9c6dfa756ab26d1', 'BTC', 'between'),
  mean('85e871fc6c4ce2f09651474fd9f823b6', 'BTC', 'below'),
  mean('83818f1f242ff5f5befc695461ab4aa9', 'ETH', 'above'),
  mean('0d5649d9221629996f7fea9ca7506811', 'ETH', 'between'),
  mean('96e4aaeb5a146be50a54aa7c1eea13ca', 'ETH', 'below'),
  aside('4fd65aefe0759d80c9ff1c3b1f7a1fab', 'the index and its sixty prices decide'),
  aside('c843ab0eca8fb69a83577ae09714d48a', 'the index and its sixty prices decide'),
  aside('f449bbc02efe7108b4bb36b739a55de5', 'the index and its sixty prices decide'),
  aside('245d50f9eaa48b3d27ca6f6c052acb47', 'the index and its sixty prices decide'),
];
