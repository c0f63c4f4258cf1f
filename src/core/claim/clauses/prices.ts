/** Prices by an index: the mean of its last sixty seconds at an hour, and over a window. */
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

function change(print: string, of: string, slots: readonly SlotRole[] = []): Clause {
  return clause(
    print,
    slots,
    [yesIf('price', 'change'), source(of)],
    `${of}: the end of the window against its start`,
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
  mean('ec54bddb937ee8454ed0094541da5b27', 'BTC', 'above'),
  mean('aaa8c921003336d51f88eeb97d5c563f', 'BTC', 'between'),
  mean('1ab4fae7a56d4dce59e74301393f3bb5', 'BTC', 'below'),
  mean('25c9df40ca86650f097033bc943d4e1b', 'ETH', 'above'),
  mean('4f83db8e6700a105c4be0e0c0f87bda0', 'ETH', 'between'),
  mean('6c8d8c564a1f6267650db4006a5c0274', 'ETH', 'below'),
  mean('967b9797951f17ed87cb6ed910496f9c', 'SOL', 'above'),
  mean('3e932c48629772af666f754c541c1781', 'XRP', 'above'),
  mean('5fd61a1ac6d710ed48c532fc3e8f1d9a', 'BNB', 'above'),
  aside('9d672097870250801e6cb65dd784a24c', 'the index and its sixty prices decide'),
  change('19bf538d27a5e27d6f6a23a061e3ac55', 'index BTC'),
  change('e2af55f301049f82007c5cad9166c31e', 'index ETH'),
  change('4f44f9b7d85e7990e3eacdd982bae93f', 'index SOL'),
  change('781cb0bb542d08980eee5f42b72f3ec3', 'index XRP'),
  change('dbe06c1c71b469d711d59a6dda95a2bf', 'index DOGE'),
  change('7362d48de0137857a0fd4b25b878291a', 'index BNB'),
];
