import type { SlicePace } from '../lookup/index.ts';

/** The first entries of a list, in its order, that are accepted. A list may have every market of a run, so in slices. */
export async function firstAccepted<Entry>(
  entries: Iterable<Entry>,
  accepts: (entry: Entry) => boolean,
  limit: number,
  pace: SlicePace,
): Promise<Entry[]> {
  const accepted: Entry[] = [];
  for (const entry of entries) {
    if (accepted.length >= limit) break;
    if (pace.isDue) await pace.rest();
    if (accepts(entry)) accepted.push(entry);
  }
  return accepted;
}

/** As `map`, in slices. */
export async function describeEach<Entry, Described>(
  entries: Iterable<Entry>,
  describe: (entry: Entry) => Described,
  pace: SlicePace,
): Promise<Described[]> {
  const described: Described[] = [];
  for (const entry of entries) {
    if (pace.isDue) await pace.rest();
    described.push(describe(entry));
  }
  return described;
}
