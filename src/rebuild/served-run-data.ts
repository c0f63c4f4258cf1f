/** A run as it goes from the worker to the service: arrays that change hands, nothing is copied. */
import { type CatalogData, catalogTransfers } from '../core/catalog/index.ts';
import { type RelationIndexData, relationIndexTransfers } from '../core/graph/index.ts';
import { type SearchIndexData, searchTransfers } from '../core/search/index.ts';

export interface ServedRunData {
  readonly catalog: CatalogData;
  readonly relations: RelationIndexData;
  readonly search: SearchIndexData;
}

export function servedRunTransfers({ catalog, relations, search }: ServedRunData): ArrayBuffer[] {
  return [...catalogTransfers(catalog), ...relationIndexTransfers(relations), ...searchTransfers(search)];
}
