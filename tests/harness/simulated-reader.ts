/** Reads the contracts of simulated worlds, as a service with simulated venues does. */
import type { ReaderTools } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';

export const simulatedReader: ReaderTools = { fingerprint, phrases: simulatedPhrases };
