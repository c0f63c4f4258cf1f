/** The search index as it crosses threads: typed arrays, and the words themselves. */

/** In place of the venue of a market that no answer can show. */
export const hiddenVenue = 255;

/**
 * A list of lists is one array and where each list ends; it begins where the one before it ends. Lists of markets are
 * ascending and name a market once.
 */
export interface SearchIndexData {
  /** Markets. */
  readonly size: number;
  /** Every word of every market, sorted by code units. */
  readonly vocabulary: readonly string[];
  readonly postingEnds: Int32Array;
  /** By word: the markets that have it, each as 2 × index, plus one where it stands only in an id, topic or category. */
  readonly postings: Int32Array;
  /** By word: its letters as a set, for finding what is written nearly alike; see near-words. */
  readonly signatures: Uint32Array;
  /** Hashes of ids of markets, and of events and series; ascending, once each. */
  readonly idHashes: Float64Array;
  readonly idEnds: Int32Array;
  /** By id: the indexes of its markets. */
  readonly idMarkets: Int32Array;
  /** Slugs, sorted by code units. */
  readonly topics: readonly string[];
  readonly topicEnds: Int32Array;
  /** By topic: the indexes of its markets. */
  readonly topicMarkets: Int32Array;
  /** By market: the venue's place among the venues, or `hiddenVenue`. */
  readonly venues: Uint8Array;
  /** By market: one more than the category's place among the categories, 0 for none. */
  readonly categories: Uint8Array;
}

/** The buffers to move when the data goes to another thread. */
export function searchTransfers(data: SearchIndexData): ArrayBuffer[] {
  const arrays = [
    data.postingEnds,
    data.postings,
    data.signatures,
    data.idHashes,
    data.idEnds,
    data.idMarkets,
    data.topicEnds,
    data.topicMarkets,
    data.venues,
    data.categories,
  ];
  return arrays.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
}
