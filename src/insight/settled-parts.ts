/**
 * Results as the worker sends them to the service: in parts, each sent when the one before it was taken, since taking apart
 * thousands of records at once would hold up the thread that answers requests.
 */
import type { MessagePort } from 'node:worker_threads';
import type { SettledResults } from '../core/insight/index.ts';

export interface SettledPart {
  readonly kind: 'part';
  readonly strategies: SettledResults['strategies'];
  readonly calibration: SettledResults['calibration'];
}

/** Records of a part: a rule has a record a month, a curve ten bands. */
const strategiesPerPart = 40;
const curvesPerPart = 15;

/** What the service answers to each part. */
export const partTaken = { kind: 'taken' } as const;

/** `taken` resolves when the part is taken, to false when no more are wanted. */
export async function sendParts(
  port: Pick<MessagePort, 'postMessage'>,
  results: SettledResults,
  taken: () => Promise<boolean>,
): Promise<void> {
  for (const part of partsOf(results)) {
    port.postMessage(part);
    if (!(await taken())) return;
  }
}

function* partsOf({ strategies, calibration }: SettledResults): Generator<SettledPart> {
  for (let from = 0; from < strategies.length; from += strategiesPerPart) {
    yield { kind: 'part', strategies: strategies.slice(from, from + strategiesPerPart), calibration: [] };
  }
  for (let from = 0; from < calibration.length; from += curvesPerPart) {
    yield { kind: 'part', strategies: [], calibration: calibration.slice(from, from + curvesPerPart) };
  }
}

export function joinParts(
  parts: readonly SettledPart[],
  { markets, run }: { readonly markets: number; readonly run: number },
): SettledResults {
  return {
    markets,
    run,
    strategies: parts.flatMap(({ strategies }) => strategies),
    calibration: parts.flatMap(({ calibration }) => calibration),
  };
}
