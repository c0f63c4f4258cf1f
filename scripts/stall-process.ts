/** Preloaded by every process of `npm test -- --stall`, the processes that tests start included. */
import { stallSeedVariable, stallThread } from './stall.ts';

const { [stallSeedVariable]: seed } = process.env;
if (seed !== undefined) stallThread(seed);
