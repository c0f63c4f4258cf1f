/** Prices by candles of an exchange or by a data stream. Every sentence that names the source says so, and all must agree. */
import type { Clause, SlotRole } from '../clause.ts';
import { clause, nothing, otherwiseNo, scope, settlesOn, source, tie, yesIf } from './clause-forms.ts';

function change(print: string, of: string, slots: readonly SlotRole[] = []): Clause {
  return clause(
    print,
    slots,
    [yesIf('price', 'change'), source(of)],
    `${of}: the end of the window against its start`,
  );
}

function closeIn(print: string, of: string): Clause {
  return clause(
    print,
    [],
    [settlesOn('price', 'close'), source(of)],
    `${of}: the close at noon lies in the range of the label`,
  );
}

/** Where the prices are shown, by an address or without one. */
function shown(print: string, of: string, slots: readonly SlotRole[] = []): Clause {
  return clause(print, slots, [source(of)], `the source is ${of} and no other`);
}

function aside(print: string, words: string): Clause {
  return clause(print, [], [nothing], words);
}

export const candleClauses: readonly Clause[] = [
  closeIn('0c19555a157fa1bebec6b12dac9161a6', 'Binance BTC/USDT'),
  shown('f1d9cca29134da08c83ec793857a4aa2', 'Binance BTC/USDT', ['source']),
  shown('de6a19733827ac201c635d49e393a0ce', 'Binance BTC/USDT'),
  shown('edf9066dcfd38ef2da7a99a6097d967e', 'Binance BTC/USDT'),
  shown('c086943bb1a97271847426a769131f2e', 'Binance BTC/USDT'),
  change('d1531d57dc97237cdf0ed6ea4ac900e7', 'Binance BTC/USDT', ['date', 'date', 'time']),
  shown('7b38e877f14375718c2b8ccb9f8525f6', 'Binance BTC/USDT', ['date', 'date', 'time']),
  change('ae6087686d4b9f12b6fd86eeec83123f', 'Binance BTC/USDT'),
  shown('03f80d698e72f961ddbaea2dbfdf5ff3', 'Binance BTC/USDT', ['source']),
  change('aa42ca28eae547b39ab7aa683528761b', 'Chainlink BTC/USD'),
  shown('466f59e898513418f31cb87900c55389', 'Chainlink BTC/USD', ['source']),
  shown('c19943afdf67f383f4f6012150423bbc', 'Chainlink BTC/USD'),
  closeIn('1bee4cacb1a29fe0fd6d0a146dc81722', 'Binance ETH/USDT'),
  shown('98228e3c3c92ab1b74b450d32c6107c5', 'Binance ETH/USDT', ['source']),
  shown('1c82f9720e69e7e5cd9da82df290ac0a', 'Binance ETH/USDT'),
  shown('b3caf64ada37d93cc21f5cfaa6783623', 'Binance ETH/USDT'),
  shown('a248a87ed670e0bedaa81ac5ecfb7c41', 'Binance ETH/USDT'),
  shown('aa937a92fbc10462c1c68aa2a2e0fd45', 'Binance ETH/USDT'),
  change('2beb1ffdfa715c4c0d1baf97fe68156b', 'Binance ETH/USDT', ['date', 'date', 'time']),
  shown('33dcb48f8c3c574b88ecba3c1054975b', 'Binance ETH/USDT', ['date', 'date', 'time']),
  shown('8f889e2c7e5ec60305e7f03df8c53bbb', 'Binance SOL/USDT'),
  shown('211bb236db21f0d759432d0df612b9ff', 'Binance SOL/USDT'),
  shown('d43971cefc5ace75071f1e87d9921a33', 'Binance BTC/USDT'),
  shown('f22acb4d187ffd76e35a220c84e8dcdf', 'Binance ETH/USDT'),
  aside('bdc44c41660031c9506adfc4f56b5dd8', 'how the source is read'),
  aside('a96b9ce7cf827785c5c7611d6bf7831a', 'how the source is read'),
  aside('7596a67260ac0dac9f68e46ad4818365', 'how the source is read'),
  clause(
    '4a52101f26215746cbab783a3a723747',
    [],
    [scope('from_creation')],
    'the window begins with the market',
  ),
  clause('59a45dc0b2d7d54c9273d487eac05a9c', [], [tie('1/2')], 'equal closes pay one half'),
  clause('fcbecad50b427fefd95cde339fd3c105', [], [otherwiseNo], 'else Down'),
  clause('6d91314937c6cc821ad0142ec1854173', [], [otherwiseNo], 'else Down'),
];
