/** Short ways to write the venue's routes and answers. */
import type { Call, Route, WireAnswer } from '../wire/index.ts';

export function json(value: unknown, status = 200): WireAnswer {
  return { status, body: JSON.stringify(value) };
}

/** JSON that was written as text already. */
export function jsonText(body: string): WireAnswer {
  return { status: 200, body };
}

export function plainText(body: string): WireAnswer {
  return { status: 200, contentType: 'text/plain', body };
}

export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

export function get(path: string, answer: (call: Call) => WireAnswer): Route {
  return { method: 'GET', path, answer };
}

/** The parsed body is handed on; undefined when it is not JSON. */
export function post(path: string, answer: (body: unknown, call: Call) => WireAnswer): Route {
  return { method: 'POST', path, answer: (call) => answer(parsed(call.body), call) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the routes refuse a body that is not what they expect.
    return undefined;
  }
}
