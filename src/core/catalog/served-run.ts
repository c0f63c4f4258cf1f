/** One run as answers are made from it: an answer reads it once and mixes it with no other. */
import type { RelationIndex } from '../graph/index.ts';
import type { SearchIndex } from '../search/index.ts';
import type { Catalog } from './catalog.ts';
import type { Ranking } from './ranking.ts';

/** Times in milliseconds since 1970. */
export interface RunHead {
  readonly id: number;
  readonly graphVersion: string;
  readonly startedAt: number;
  readonly finishedAt: number;
}

export interface ServedRun {
  readonly run: RunHead;
  readonly catalog: Catalog;
  readonly relations: RelationIndex;
  readonly search: SearchIndex;
  readonly ranking: Ranking;
}
