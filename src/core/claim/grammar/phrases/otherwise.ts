/** What everything else pays: it completes the statement before it. */

import { phrase } from '../phrase.ts';
import { otherwiseNo } from '../sayings.ts';
import { market, willResolve } from './fragments.ts';

export const otherwisePhrases = [
  phrase('otherwise/no', `otherwise ${market} ${willResolve} to no`, {
    ignores: ['market', 'verb'],
    says: [otherwiseNo],
    needs: ['statement'],
    words: 'Everything else pays No.',
    examples: ['Otherwise, this market will resolve to "No".', 'Otherwise it resolves to No.'],
  }),
  phrase('otherwise/under', `otherwise ${market} ${willResolve} to under`, {
    ignores: ['market', 'verb'],
    says: [otherwiseNo],
    needs: ['statement'],
    words: 'Everything else pays Under.',
    examples: ['Otherwise, this market will resolve to "Under".'],
  }),
  phrase('otherwise/name', `otherwise ${market} ${willResolve} to {opponent:name}`, {
    ignores: ['market', 'verb'],
    says: [otherwiseNo],
    needs: ['statement'],
    words: 'Everything else pays the other outcome.',
    examples: ['Otherwise, this market will resolve to "‹Alder›".'],
  }),
];
