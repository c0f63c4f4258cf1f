/**
 * Books rebuilt from a recording at random seconds, judged twice: exactly by what reached the recorder, and by the
 * exchange's own log with room for the way there. A second in which the recorder itself knew of a gap has no book and
 * must have none; it is exempt from the second judgement and counted.
 */
import type { MarketLog } from './market-log.ts';
import type { MarketName, RecordedHistory } from './recorded-history.ts';
import type { RecordedTruth } from './recorded-truth.ts';

export interface BookVerdict {
  pairs: number;
  full: number;
  top: number;
  /** No book, and rightly so. */
  exempt: number;
  readonly exemptBy: Record<string, number>;
  /** The longest time for which what was recorded was no longer so. */
  lagMs: number;
  readonly wrong: string[];
}

export interface BookQuestion {
  readonly markets: readonly MarketName[];
  /** Whole seconds: the first and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly pairs: number;
  /** How long a book may take from the exchange to the recorder. */
  readonly lagMaxMs: number;
  readonly random: () => number;
}

/** How far back a state is looked for, in times of what is allowed: to say how wrong it is. */
export const lookedBack = 3;

/** What was recorded, what reached the recorder, and what happened. */
export interface Evidence {
  readonly history: RecordedHistory;
  readonly truth: RecordedTruth;
  readonly log: Pick<MarketLog, 'sinceWhen'>;
}

export async function judgeBooks(
  { history, truth, log }: Evidence,
  question: BookQuestion,
): Promise<BookVerdict> {
  const verdict: BookVerdict = { pairs: 0, full: 0, top: 0, exempt: 0, exemptBy: {}, lagMs: 0, wrong: [] };
  const seconds = Math.floor((question.to - question.from) / 1000);
  while (verdict.pairs < question.pairs) {
    const market = question.markets[Math.floor(question.random() * question.markets.length)];
    if (market === undefined) throw new RangeError('There are no markets to judge.');
    const end = question.from + (1 + Math.floor(question.random() * seconds)) * 1000;
    // Before and after are the same millisecond there; another second says as much.
    if (truth.hasEdgeAt(market.venue, market.id, end)) continue;
    verdict.pairs += 1;
    const name = `${market.venue} ${market.id} at ${end}`;
    const expected = truth.stateAt(market.venue, market.id, end);
    const found = await history.bookAt(market, end);
    if (expected?.book === undefined) {
      const reason = expected?.reason ?? 'before the first book';
      verdict.exempt += 1;
      verdict.exemptBy[reason] = (verdict.exemptBy[reason] ?? 0) + 1;
      if (found !== undefined) verdict.wrong.push(`${name}: a book in a gap (${reason})`);
      continue;
    }
    if (found === undefined) {
      const causes = await history.gapsAt(market, end);
      verdict.wrong.push(`${name}: no book (gaps: ${causes.join()}); expected since ${expected.at}`);
      continue;
    }
    verdict[found.assurance] += 1;
    if (found.assurance !== expected.assurance) {
      verdict.wrong.push(`${name}: ${found.assurance} instead of ${expected.assurance}`);
    }
    if (found.book.text !== expected.book.text) {
      verdict.wrong.push(`${name}: not what was received: ${found.book.text}, not ${expected.book.text}`);
    }
    const by = found.assurance === 'full' ? 'text' : 'prices';
    const wanted = found.book[by];
    const span = { at: end, withinMs: question.lagMaxMs * lookedBack };
    const lagMs = log.sinceWhen(market.venue, market.id, span, (book) => book[by] === wanted);
    verdict.lagMs = Math.max(verdict.lagMs, lagMs ?? 0);
    if (lagMs === undefined || lagMs > question.lagMaxMs) {
      verdict.wrong.push(`${name}: ${found.assurance} was last so ${lagMs} ms before: ${wanted}`);
    }
  }
  return verdict;
}
