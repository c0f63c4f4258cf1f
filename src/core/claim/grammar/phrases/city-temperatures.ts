import type { Phrase } from '../phrase.ts';
export const cityTemperaturePhrases: readonly Phrase[] = [];
