/** The graph of one run: markets, what was read of them, and their relations, derived when asked for. */
export { countsPerInterval, IntervalCounter, places } from './count-intervals.ts';
export { diffGraphs, type RelationChange } from './diff-graphs.ts';
export { Graph } from './graph.ts';
export type { GraphMember, RelationCounts } from './graph-member.ts';
export { meetingPlaces } from './meeting-places.ts';
export { codes, kindOf, type RelationCode, turned } from './relation-code.ts';
export {
  type CoveringBit,
  type CrossVenuePairs,
  RelationIndex,
  type RelationIndexData,
  relationIndexTransfers,
} from './relation-index.ts';
