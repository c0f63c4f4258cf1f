/** Answers and refusals in venue_a's shapes. */
import type { WireAnswer } from '../wire/index.ts';

export type Json = string | number | boolean | null | undefined | object;
export type Row = Record<string, Json>;

export function ok(value: Row): WireAnswer {
  return { status: 200, body: JSON.stringify(value) };
}

/** A page of a listing. */
export function page(value: Row): WireAnswer {
  return { status: 200, body: JSON.stringify(value), isListing: true };
}

function refusal(status: number, code: string, details?: string): WireAnswer {
  const error = { code, details, message: code.replaceAll('_', ' ') };
  return { status, body: JSON.stringify({ error }) };
}

export function notFound(): WireAnswer {
  return refusal(404, 'not_found');
}

export function unauthorized(): WireAnswer {
  return refusal(401, 'unauthorized');
}

export const unknownRoute: WireAnswer = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  body: '404 page not found',
};

/** The one refusal whose `error` is a string, and without any header that says when to come back. */
export const tooManyRequests: WireAnswer = {
  status: 429,
  body: JSON.stringify({ error: 'too many requests' }),
};

/** Thrown by whatever reads a request, and turned into an answer in one place. */
export class BadRequest extends Error {
  answer(): WireAnswer {
    return refusal(400, 'bad_request', this.message);
  }
}
