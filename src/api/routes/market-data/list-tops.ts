/** The top of the book over time, newest first. */

import type { Static } from 'typebox';
import type { MarketName } from '../../../core/contract/index.ts';
import { formatMicros, printAmount, printDerivedPrice, printRatio } from '../../../core/exact/index.ts';
import { depthPlaces, imbalanceOf, micropriceOf } from '../../../core/market/index.ts';
import type { marketBookHistoryEndpoint } from '../../endpoints/index.ts';
import { printTime } from '../../print-time.ts';
import { type BookHistoryQuery, bookHistoryPointsMax, type TopOfBookPoint } from '../../schemas/index.ts';
import type { MarketDataDeps, RecordedTop, TimeSpan } from './deps.ts';
import { listGaps } from './describe-gaps.ts';
import { coverWindow, readSavedTime, readWindow, startOfStep, stepsMs } from './time-window.ts';

export async function listTops(
  deps: MarketDataDeps & { readonly now: () => number },
  market: MarketName,
  query: Static<typeof BookHistoryQuery>,
  signal: AbortSignal,
): Promise<Static<typeof marketBookHistoryEndpoint.response>> {
  const { resolution = '1m' } = query;
  const saved = await readSavedTime(deps, signal);
  const { window, unsaved } = coverWindow(readWindow(query), saved, deps.now());
  const stepMs = stepsMs[resolution];
  // One more than is shown reveals whether there are more.
  const tops = await deps.loadTops(market, { ...window, stepMs, limit: bookHistoryPointsMax + 1 }, signal);
  const shown = tops.slice(0, bookHistoryPointsMax);
  const oldest = shown.at(-1);
  const isCut = oldest !== undefined && tops.length > shown.length;
  const from = isCut ? Math.max(window.from, startOfStep(oldest.ts, stepMs)) : window.from;
  const gapsOf = (span: TimeSpan) => deps.loadBookGaps(market, span, signal);
  return {
    data: shown.map(describeTop),
    gaps: await listGaps(gapsOf, { from, to: window.to }, unsaved),
    from: printTime(from),
    to: printTime(window.to),
    step: resolution,
  };
}

function describeTop(top: RecordedTop): TopOfBookPoint {
  const { bid, bidQuantity, ask, askQuantity, yesDepth, noDepth } = top;
  const microprice = micropriceOf(bid, bidQuantity, ask, askQuantity);
  const imbalance = imbalanceOf(yesDepth, noDepth);
  return {
    at: printTime(top.ts),
    changes: top.changes,
    yes_depth_5c_usd: printAmount(yesDepth, depthPlaces),
    no_depth_5c_usd: printAmount(noDepth, depthPlaces),
    ...(bid === undefined ? {} : { yes_bid_usd: formatMicros(bid) }),
    ...(ask === undefined ? {} : { yes_ask_usd: formatMicros(ask) }),
    ...(bid === undefined || ask === undefined
      ? {}
      : {
          mid_usd: printDerivedPrice({ numerator: BigInt(bid + ask), denominator: 2_000_000n }),
          spread_usd: formatMicros(ask - bid),
        }),
    ...(microprice === undefined ? {} : { microprice_usd: printDerivedPrice(microprice) }),
    ...(imbalance === undefined ? {} : { imbalance: printRatio(imbalance) }),
  };
}
