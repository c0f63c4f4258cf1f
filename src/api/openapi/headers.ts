import { apiVersion } from '../http/fixed-headers.ts';
import type { JsonObject } from './references.ts';

function header(description: string, schema: JsonObject): JsonObject {
  return { description, schema };
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

/** Every response header the document speaks of. */
export const headerComponents: JsonObject = {
  'Routeur-Version': header('The version of the API that answered.', { type: 'string', const: apiVersion }),
  'X-Request-Id': header('Names this request in our logs.', text),
  'X-RateLimit-Limit': header('Requests the tier allows in a minute.', count),
  'X-RateLimit-Remaining': header('Requests left in the current minute window.', count),
  'X-RateLimit-Reset': header('When the minute window ends, in Unix seconds.', count),
  'X-Daily-Quota-Limit': header('Requests the tier allows in a UTC day.', count),
  'X-Daily-Quota-Remaining': header('Requests left in the current UTC day.', count),
  'Retry-After': header('Seconds to wait before trying again.', { type: 'integer', minimum: 1 }),
  'WWW-Authenticate': header('How to authenticate.', text),
  'Cache-Control': header('How long the answer may be kept.', text),
  ETag: header('The entity tag of the answer.', text),
  Location: header('Where what was made is.', text),
};
