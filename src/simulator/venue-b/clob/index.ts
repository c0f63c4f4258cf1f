/** The order book service. */

import type { Route } from '../../wire/index.ts';
import { get, json } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { bookRoutes } from './book-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { answered } from './tokens.ts';

export function clobRoutes(state: VenueBState): readonly Route[] {
  const routes: readonly Route[] = [
    ...bookRoutes(state),
    ...marketRoutes(state),
    ...historyRoutes(state),
    get('/time', () => json(Math.floor(state.exchange.now / 1000))),
    get('/ok', () => json('OK')),
    get('/', () => json('OK')),
  ];
  return routes.map((route) => ({ ...route, answer: (call) => answered(() => route.answer(call)) }));
}
