/** Names (a venue and an id) in a slab, found by an open hash table of typed integers. */
import { type VenueId, venueIds } from '../contract/index.ts';
import { buildSlab, isTextAt, type TextSlab } from './text-slab.ts';

export interface CatalogNameTable {
  readonly ids: TextSlab;
  /** The place of each name's venue in `venueIds`. */
  readonly venues: Uint8Array<ArrayBuffer>;
  /** Places of names by their hash, −1 where there is none; at most half of it is taken, so that a search always ends. */
  readonly slots: Int32Array<ArrayBuffer>;
}

/** Of names that are there twice, the later is found. `venues`: their places in `venueIds`. */
export function buildNameTable(texts: readonly string[], venues: Uint8Array<ArrayBuffer>): CatalogNameTable {
  const ids = buildSlab(texts);
  let slotsCount = 2;
  while (slotsCount < venues.length * 2) slotsCount *= 2;
  const slots = new Int32Array(slotsCount).fill(-1);
  const table = { ids, venues, slots };
  for (let place = 0; place < venues.length; place += 1) {
    slots[slotOf(table, venues[place] ?? 0, texts[place] ?? '')] = place;
  }
  return table;
}

/** The place of a name; −1 if it is not there. */
export function findName(table: CatalogNameTable, venue: VenueId, id: string): number {
  return table.slots[slotOf(table, venueIds.indexOf(venue), id)] ?? -1;
}

/** Where the name is, or where it would be. */
function slotOf({ ids, venues, slots }: CatalogNameTable, venue: number, id: string): number {
  const mask = slots.length - 1;
  for (let slot = hashOf(venue, id) & mask; ; slot = (slot + 1) & mask) {
    const place = slots[slot] ?? -1;
    if (place === -1 || (venues[place] === venue && isTextAt(ids, place, id))) return slot;
  }
}

/** FNV-1a over code units, its upper half folded in: names that end alike differ in the lowest bits too. */
function hashOf(venue: number, id: string): number {
  let hash = Math.imul(0x811c9dc5 ^ venue, 0x01000193);
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
