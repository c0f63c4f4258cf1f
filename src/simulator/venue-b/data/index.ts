/** The data service. */
import type { Route } from '../../wire/index.ts';
import type { VenueBState } from '../state.ts';
import { v1Routes } from './v1-routes.ts';
import { v2Routes } from './v2-routes.ts';

export function dataRoutes(state: VenueBState): readonly Route[] {
  return [...v1Routes(state), ...v2Routes(state)];
}
