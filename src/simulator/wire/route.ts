/** Routes as values: a method, a path with named parts, and what it answers. */
import type { WireAnswer, WireRequest } from './http-server.ts';

export interface Call extends WireRequest {
  /** The parts of the path that the route names with a colon. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** Such as `/markets/:ticker/orderbook`. */
  readonly path: string;
  answer(call: Call): WireAnswer;
}

/** The route for a method and path, and its parameters. Fixed words win over names. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } | undefined {
  const parts = path.split('/');
  let found: { route: Route; params: Record<string, string> } | undefined;
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = matchPath(route.path.split('/'), parts);
    if (params === undefined) continue;
    if (found === undefined || Object.keys(params).length < Object.keys(found.params).length)
      found = { route, params };
  }
  return found;
}

function matchPath(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (!wanted.startsWith(':')) {
      if (wanted !== part) return undefined;
    } else if (part === '') return undefined;
    else params[wanted.slice(1)] = decoded(part);
  }
  return params;
}

/** A part that is no valid percent-encoding stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
