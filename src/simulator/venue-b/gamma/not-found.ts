/** Gamma's answer to an unknown id or slug in a path. */

import type { WireAnswer } from '../../wire/index.ts';
import { json } from '../route.ts';

export function notFound(what: 'id' | 'slug'): WireAnswer {
  return json({ type: 'not found error', error: `${what} not found` }, 404);
}
