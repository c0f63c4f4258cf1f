/** The price grid of a market, from its `price_ranges`; the name of the structure is never looked at, as new ones appear. */
import type { PriceTicks, TermValue, TickRange } from '../../core/contract/index.ts';
import { type Micros, microsPerUnit, parseMicros } from '../../core/exact/index.ts';

/** No grid of the venue has more than three. */
const rangesMax = 32;

/** Undefined unless every range can be read, they ascend and adjoin: half a grid would refuse orders that the venue takes. */
export function readPriceTicks(ranges: TermValue | undefined): PriceTicks | undefined {
  if (!Array.isArray(ranges) || ranges.length === 0 || ranges.length > rangesMax) return undefined;
  const ticks: TickRange[] = [];
  for (const range of ranges) {
    const tick = readRange(range);
    if (tick === undefined || (ticks.length > 0 && ticks.at(-1)?.to !== tick.from)) return undefined;
    ticks.push(tick);
  }
  return ticks;
}

function readRange(range: TermValue): TickRange | undefined {
  if (typeof range !== 'object' || range === null || Array.isArray(range)) return undefined;
  const [from, to, step] = ['start', 'end', 'step'].map((name) => readDollars(Reflect.get(range, name)));
  if (from === undefined || to === undefined || step === undefined) return undefined;
  return from >= 0 && from < to && to <= microsPerUnit && step > 0 ? { from, to, step } : undefined;
}

function readDollars(value: unknown): Micros | undefined {
  return typeof value === 'string' ? parseMicros(value) : undefined;
}
