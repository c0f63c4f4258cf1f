export { type ExplorerDeps, explorerPaths, registerExplorer } from './register.ts';
