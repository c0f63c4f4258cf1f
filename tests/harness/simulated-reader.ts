/** Reads the contracts of simulated worlds, as a service with simulated venues does. */
import type { ReaderTools } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { simulatedWordings } from '../../src/simulator/wordings/index.ts';

export const simulatedReader: ReaderTools = { fingerprint, wordings: simulatedWordings };
