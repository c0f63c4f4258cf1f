/** The markets of one run as arrays that pass between threads without a copy. A market's index is its place in the run. */
import type { CatalogNameTable } from './name-table.ts';
import { listsTransfers, type NumberLists } from './number-lists.ts';
import { slabTransfers, type TextSlab } from './text-slab.ts';

export interface CatalogData {
  /** By index, as everything up to `byName`. */
  readonly names: CatalogNameTable;
  readonly records: TextSlab;
  /** As stored. */
  readonly readings: TextSlab;
  /** 1 where paths of the API can hold both the market's id and its event's. */
  readonly addressable: Uint8Array<ArrayBuffer>;
  /** In milliseconds since 1970; NaN where it is not known. */
  readonly opensAt: Float64Array<ArrayBuffer>;
  readonly closesAt: Float64Array<ArrayBuffer>;
  readonly eventOf: Int32Array<ArrayBuffer>;
  /** Indexes in order of venue and id. */
  readonly byName: Int32Array<ArrayBuffer>;
  /** By the number of the event, as everything below. Numbers are in order of the events' first markets. */
  readonly eventNames: CatalogNameTable;
  readonly eventRecords: TextSlab;
  /** The place in `categories`, from 1; 0 for none. */
  readonly eventCategories: Uint8Array<ArrayBuffer>;
  readonly eventMarkets: NumberLists;
  /** Sorted by code units. */
  readonly topicSlugs: readonly string[];
  readonly topicEvents: NumberLists;
  readonly topicMarkets: NumberLists;
}

/** What to transfer so that nothing of the data is copied; they are of no use to the sender afterwards. */
export function catalogTransfers(data: CatalogData): ArrayBuffer[] {
  return [
    ...nameTransfers(data.names),
    ...slabTransfers(data.records),
    ...slabTransfers(data.readings),
    data.addressable.buffer,
    data.opensAt.buffer,
    data.closesAt.buffer,
    data.eventOf.buffer,
    data.byName.buffer,
    ...nameTransfers(data.eventNames),
    ...slabTransfers(data.eventRecords),
    data.eventCategories.buffer,
    ...listsTransfers(data.eventMarkets),
    ...listsTransfers(data.topicEvents),
    ...listsTransfers(data.topicMarkets),
  ];
}

function nameTransfers({ ids, venues, slots }: CatalogNameTable): ArrayBuffer[] {
  return [...slabTransfers(ids), venues.buffer, slots.buffer];
}
