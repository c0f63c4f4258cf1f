/**
 * What the windows take in memory: each part alone, with room for as many markets as are fed to it, all with fills. A market
 * has a fill in each of the last hours, each of $1,000 and so on the tape, and after each a quote.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MarketName } from '../src/core/contract/index.ts';
import { FlowWindows, PriceHistory, Tape } from '../src/core/insight/index.ts';
import { MarketNumbers, type Trade } from '../src/core/market/index.ts';
import { SignalDetector } from '../src/core/signal/index.ts';
import type { BenchResult } from './bench.ts';
import { hourMs } from './insights-world.ts';

const fillsEach = 4;
const price = 500_000;
const quantity = 2_000_000_000;

interface Part {
  readonly what: string;
  readonly open: () => (market: MarketName, fill: number, at: number) => void;
}

export function measureMemory(markets: readonly MarketName[], now: number): readonly BenchResult[] {
  const count = markets.length;
  const parts: readonly Part[] = [
    {
      what: 'prices',
      open: () => {
        const prices = new PriceHistory({ pointsMax: 60_000_000 }, now);
        return ({ venue, id }, fill, at) => {
          prices.takeFill(venue, id, at, price);
          prices.takeQuote(venue, id, at + 1, 2 * price + fill);
        };
      },
    },
    {
      what: 'flows',
      open: () => {
        const flows = new FlowWindows({ marketsMax: count, rowsMax: fillsEach * count }, now);
        return ({ venue, id }, _, at) => {
          const fill = {
            venueTime: at,
            takerPrice: price,
            quantity,
            toward: 'yes',
            archived: false,
          } as const;
          flows.add(venue, id, fill);
        };
      },
    },
    {
      what: 'tape',
      open: () => {
        const tape = new Tape({ loadedAfter: 0 });
        return (market, fill, at) => {
          tape.add({ market, trade: tradeOf(market, fill, at), archived: false });
        };
      },
    },
    {
      what: 'detector of signals',
      open: () => {
        const detector = new SignalDetector({ marketsMax: count });
        const numbers = new MarketNumbers();
        return ({ venue, id }, fill, at) => {
          const number = numbers.find(venue, id) ?? numbers.hold({ venue, id });
          const market = { venue, id, number, category: 'Other', grade: 'thin' } as const;
          const { venueTime, block } = tradeOf({ venue, id }, fill, at);
          detector.takeFill(market, { venueTime, takerPrice: price, quantity, toward: 'yes', block });
          detector.takePrice(market, at + 1, 2 * price + fill);
        };
      },
    },
  ];
  const measured = parts.map((part) => ({ what: part.what, bytes: feed(part, markets, now) }));
  const bytes = measured.reduce((sum, each) => sum + each.bytes, 0);
  const resident = process.memoryUsage.rss();
  const each = `${fillsEach} fills in ${fillsEach} hours`;
  return [
    ...measured.map(
      (part): BenchResult => ({
        what: `memory of a market with ${each}: ${part.what}`,
        value: part.bytes / count,
        unit: 'B',
        peer: 'all windows together',
        peerValue: bytes / count,
        ratio: part.bytes / bytes,
      }),
    ),
    {
      what: `memory of the windows of ${count} markets, each with ${each}`,
      value: bytes / 2 ** 20,
      unit: 'MiB',
      peer: 'this process, resident',
      peerValue: resident / 2 ** 20,
      ratio: bytes / resident,
    },
  ];
}

function feed({ open }: Part, markets: readonly MarketName[], now: number): number {
  const before = usedBytes();
  const take = open();
  for (let fill = 0; fill < fillsEach; fill += 1) {
    const hour = now - (fillsEach - fill) * hourMs;
    for (const [place, { venue, id }] of markets.entries()) {
      const at = hour + Math.floor((place * hourMs) / markets.length);
      take({ venue, id: copyText(id) }, fill, at);
    }
  }
  const bytes = usedBytes() - before;
  // It must live until it was weighed.
  take({ venue: 'venue_a', id: 'last' }, 0, now);
  return bytes;
}

/** Each frame has its own text of the name, which the first reader keeps. */
function copyText(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

/** Identities as the venues write them: a UUID, or forty hexadecimal digits. */
function tradeOf({ venue, id }: MarketName, fill: number, at: number): Trade {
  const digits = `${id.length}${fill}`.padEnd(40, '7');
  return {
    id: venue === 'venue_a' ? `${digits.slice(0, 8)}-7777-7777-7777-${digits.slice(28)}` : digits,
    venueTime: at,
    price,
    quantity,
    takerAction: 'buy',
    outcome: 'yes',
    block: false,
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function usedBytes(): number {
  if (typeof collectGarbage !== 'function') throw new Error('Garbage cannot be collected here.');
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
