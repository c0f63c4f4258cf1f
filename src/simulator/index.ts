/** The simulator: both venues as real servers on loopback, over one seeded world, with faults on demand. */
export type { FaultSettings } from './faults.ts';
export { simulatedPhrases } from './phrases/index.ts';
export { settledWorld } from './settled-world.ts';
export { type Simulator, startSimulator } from './start-simulator.ts';
