/** Lines of several kinds, one of each in turn, so that no kind drowns the others. */

export interface TickerLine<Entry> {
  /** Indexes of the markets it is about. */
  readonly markets: readonly number[];
  readonly print: () => Entry;
}

/** `kinds`: the lines of each kind, best first. A line about a market that was shown is passed over, a dry kind skipped. */
export function takeTurns<Entry>(
  kinds: readonly Iterable<TickerLine<Entry>>[],
  linesMax: number,
): TickerLine<Entry>[] {
  const shown = new Set<number>();
  const taken: TickerLine<Entry>[] = [];
  let running = kinds.map((lines) => lines[Symbol.iterator]());
  while (running.length > 0) {
    running = running.filter((lines) => {
      if (taken.length === linesMax) return false;
      const line = nextUnshown(lines, shown);
      if (line === undefined) return false;
      for (const market of line.markets) shown.add(market);
      taken.push(line);
      return true;
    });
  }
  return taken;
}

function nextUnshown<Entry>(
  lines: Iterator<TickerLine<Entry>>,
  shown: ReadonlySet<number>,
): TickerLine<Entry> | undefined {
  for (let next = lines.next(); !next.done; next = lines.next()) {
    if (!next.value.markets.some((market) => shown.has(market))) return next.value;
  }
  return undefined;
}
