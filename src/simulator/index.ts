/** The simulator: both venues as real servers on loopback, over one seeded world, with faults on demand. */
export type { FaultSettings } from './faults.ts';
export { settledWorld } from './settled-world.ts';
export { type Simulator, startSimulator } from './start-simulator.ts';
export { simulatedWordings } from './wordings/index.ts';
