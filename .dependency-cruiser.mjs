/** The layer check. Its rules are generated from scripts/layers.ts for the tree in the current folder. */
import {
  cruiseOptions,
  findIndexedFolders,
  layerRules,
  teachParserTsx,
  teachVisitorUsing,
} from './scripts/layer-rules.ts';

teachParserTsx();
teachVisitorUsing();

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its configuration from the default export.
export default { forbidden: layerRules(findIndexedFolders(process.cwd())), options: cruiseOptions };
