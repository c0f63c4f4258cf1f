/** The quotes of a recording at every resolution, judged exactly by what reached the recorder. */
import type { MarketName, RecordedHistory } from './recorded-history.ts';
import { resolutionsMs } from './top-points.ts';
import { lastOfSteps, type QuoteState, type TrueQuotes } from './true-quotes.ts';

export interface QuoteVerdict {
  points: number;
  readonly wrong: string[];
}

export async function judgeQuotes(
  { history, quotes }: { readonly history: RecordedHistory; readonly quotes: TrueQuotes },
  {
    markets,
    windows,
  }: {
    readonly markets: readonly MarketName[];
    readonly windows: readonly { readonly from: number; readonly to: number }[];
  },
): Promise<QuoteVerdict> {
  const verdict: QuoteVerdict = { points: 0, wrong: [] };
  for (const market of markets) {
    for (const window of windows) {
      for (const stepMs of resolutionsMs) {
        const expected = lastOfSteps(quotes.states(market.venue, market.id), { ...window, stepMs });
        const found = await history.quotes(market, { ...window, stepMs });
        verdict.points += found.length;
        for (let place = 0; place < Math.max(expected.length, found.length); place++) {
          const [wanted, got] = [describeQuote(expected[place]), describeQuote(found[place])];
          if (wanted === got) continue;
          verdict.wrong.push(
            `${market.venue} ${market.id} by ${stepMs}: quote ${place} is ${got}, not ${wanted}`,
          );
          break;
        }
      }
    }
  }
  return verdict;
}

function describeQuote(state: QuoteState | undefined): string {
  return state === undefined ? 'none' : [state.at, state.yesAsk, state.noAsk, state.price].join(' ');
}
