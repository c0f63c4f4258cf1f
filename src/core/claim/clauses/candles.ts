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

function closeAbove(print: string, of: string): Clause {
  return clause(
    print,
    [],
    [yesIf('price', 'close', 'above'), source(of)],
    `${of} closes at noon above the titled price`,
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
  closeAbove('31d58e2a4f04e6cd6070f5865025e149', 'Binance BTC/USDT'),
  closeIn('0c19555a157fa1bebec6b12dac9161a6', 'Binance BTC/USDT'),
  shown('f1d9cca29134da08c83ec793857a4aa2', 'Binance BTC/USDT', ['source']),
  shown('de6a19733827ac201c635d49e393a0ce', 'Binance BTC/USDT'),
  shown('edf9066dcfd38ef2da7a99a6097d967e', 'Binance BTC/USDT'),
  shown('f97e1c90e0739bef6caa958e1f6b616b', 'Binance BTC/USDT'),
  shown('c086943bb1a97271847426a769131f2e', 'Binance BTC/USDT'),
  change('d1531d57dc97237cdf0ed6ea4ac900e7', 'Binance BTC/USDT', ['date', 'date', 'time']),
  shown('7b38e877f14375718c2b8ccb9f8525f6', 'Binance BTC/USDT', ['date', 'date', 'time']),
  change('ae6087686d4b9f12b6fd86eeec83123f', 'Binance BTC/USDT'),
  shown('03f80d698e72f961ddbaea2dbfdf5ff3', 'Binance BTC/USDT', ['source']),
  change('aa42ca28eae547b39ab7aa683528761b', 'Chainlink BTC/USD'),
  shown('466f59e898513418f31cb87900c55389', 'Chainlink BTC/USD', ['source']),
  shown('c19943afdf67f383f4f6012150423bbc', 'Chainlink BTC/USD'),
  closeAbove('dd1db4fcb13b6bfe9cebcaed25603386', 'Binance ETH/USDT'),
  closeIn('1bee4cacb1a29fe0fd6d0a146dc81722', 'Binance ETH/USDT'),
  shown('98228e3c3c92ab1b74b450d32c6107c5', 'Binance ETH/USDT', ['source']),
  shown('1c82f9720e69e7e5cd9da82df290ac0a', 'Binance ETH/USDT'),
  shown('b3caf64ada37d93cc21f5cfaa6783623', 'Binance ETH/USDT'),
  shown('a248a87ed670e0bedaa81ac5ecfb7c41', 'Binance ETH/USDT'),
  shown('aa937a92fbc10462c1c68aa2a2e0fd45', 'Binance ETH/USDT'),
  change('2beb1ffdfa715c4c0d1baf97fe68156b', 'Binance ETH/USDT', ['date', 'date', 'time']),
  shown('33dcb48f8c3c574b88ecba3c1054975b', 'Binance ETH/USDT', ['date', 'date', 'time']),
  change('b907102b2390acb1826b49f05891a8b4', 'Binance ETH/USDT'),
  shown('e1f05807e814d43f40a252e8711f0902', 'Binance ETH/USDT', ['source']),
  change('90b874751282abeb8379a826bcc57a02', 'Chainlink ETH/USD'),
  shown('9f2c43b894b708265d659f5aff5b820b', 'Chainlink ETH/USD', ['source']),
  shown('96407928663b6eb3cd21c7a3ce29802e', 'Chainlink ETH/USD'),
  closeAbove('8375c77e0e509bdbd7b938eb327d8e10', 'Binance SOL/USDT'),
  closeIn('83d9d5dd9508460f9fc818bd4365fd13', 'Binance SOL/USDT'),
  shown('0278f4ddbaf988c7376a1f8c41bef920', 'Binance SOL/USDT', ['source']),
  shown('8238372aec28dffa42fe68bc662069f1', 'Binance SOL/USDT'),
  shown('8f889e2c7e5ec60305e7f03df8c53bbb', 'Binance SOL/USDT'),
  shown('318a1a385a4ff60c58b5b92e6bee09d1', 'Binance SOL/USDT'),
  shown('211bb236db21f0d759432d0df612b9ff', 'Binance SOL/USDT'),
  change('d6a766067aea9f030dd27662aa4661fb', 'Binance SOL/USDT', ['date', 'date', 'time']),
  shown('c88f4d56219c48e3dcf91fe0f2ea259b', 'Binance SOL/USDT', ['date', 'date', 'time']),
  change('5e9aea7c38cde095a44644a333efae2c', 'Binance SOL/USDT'),
  shown('17b65d0ea8c3ad50568378836d0e06f4', 'Binance SOL/USDT', ['source']),
  change('9f0dbbb019d9e5a095c49cbfa6151824', 'Chainlink SOL/USD'),
  shown('8965a149dd174451dbd67af47b2c8f98', 'Chainlink SOL/USD', ['source']),
  shown('c77ea1ab6d0a8f8435daecb93aa3eadb', 'Chainlink SOL/USD'),
  closeAbove('214541d2667720af607261b6ffa058d2', 'Binance XRP/USDT'),
  closeIn('0fa982978bccc41ffb7b320a51e27e2a', 'Binance XRP/USDT'),
  shown('6152674f670b19dee35f03e01388de92', 'Binance XRP/USDT', ['source']),
  shown('3e816b0910a127b4cc695039f36e6f5d', 'Binance XRP/USDT'),
  shown('9089cfe095eb6f8976eae34a81a543a2', 'Binance XRP/USDT'),
  shown('53e81e873c6b1395c74002a7190e435d', 'Binance XRP/USDT'),
  shown('df786daffab49145e87bc0165db11aca', 'Binance XRP/USDT'),
  change('6c091465d7ff149726c3bf168595387a', 'Binance XRP/USDT', ['date', 'date', 'time']),
  shown('843f6a5cba0ba94872eb9c25f5cc7352', 'Binance XRP/USDT', ['date', 'date', 'time']),
  change('64e6fd898cf4d88671ef620d04bff25a', 'Binance XRP/USDT'),
  shown('97cc841447d0286f51195496075c6ee9', 'Binance XRP/USDT', ['source']),
  change('30c677e4bdf4e3b37674e56c7cc90082', 'Chainlink XRP/USD'),
  shown('847b2e3b09b0be1437061b2228b32937', 'Chainlink XRP/USD', ['source']),
  shown('ec19c4cc3bc550de9f13240cf9ae0af1', 'Chainlink XRP/USD'),
  shown('d43971cefc5ace75071f1e87d9921a33', 'Binance BTC/USDT'),
  shown('f22acb4d187ffd76e35a220c84e8dcdf', 'Binance ETH/USDT'),
  aside('2eaab34f3b5204d3f4739f695d44a149', 'how the source is read'),
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
