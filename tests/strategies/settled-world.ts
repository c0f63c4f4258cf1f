/** The simulator's histories of settled markets, without the rest of it. */
export { randomNumbers, type SettledWorld, settledWorld } from '../../src/simulator/settled-world.ts';
