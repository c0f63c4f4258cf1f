/**
 * The one table of error codes and their HTTP statuses. Nothing else in the program knows a status.
 * The first block is the specification's, with that of webhooks; the second holds what HTTP itself can refuse
 * (docs/adr/0004).
 */
export const problems = {
  invalid_parameter: { status: 400, when: 'A query parameter is unknown, repeated, empty or out of range.' },
  invalid_market: {
    status: 400,
    when: 'The venue is not one of the two venues, or the market id is malformed.',
  },
  invalid_rulebook: { status: 400, when: 'The venue, the rulebook kind or the id is malformed.' },
  invalid_event: { status: 400, when: 'The venue is invalid or the event id is malformed.' },
  invalid_topic: { status: 400, when: 'The topic name is malformed: lowercase words joined by dashes.' },
  invalid_webhook: {
    status: 400,
    when: 'What a webhook subscription is to be does not fit, or it cannot do what is asked of it.',
  },
  api_key_required: { status: 401, when: 'No key was sent.' },
  invalid_api_key: { status: 401, when: 'The key is malformed or unknown.' },
  api_key_revoked: { status: 401, when: 'The key was revoked.' },
  invalid_token: {
    status: 401,
    when: 'The bearer credential is neither an API key nor a valid service identity token.',
  },
  caller_not_allowed: {
    status: 403,
    when: 'The service identity token is valid, its identity is not permitted.',
  },
  market_not_found: {
    status: 404,
    when: 'The market is not in the latest graph; where recorded data is asked for, it was never listed.',
  },
  event_not_found: { status: 404, when: 'The event is not in the latest graph.' },
  topic_not_found: { status: 404, when: 'No listed market has the topic label.' },
  strategy_not_found: { status: 404, when: 'No strategy with that id is supported by settled history now.' },
  relation_not_found: { status: 404, when: 'Both markets are listed but no current proof relates them.' },
  rulebook_not_found: { status: 404, when: 'No such rulebook is recorded.' },
  book_not_found: { status: 404, when: 'No order book is recorded for the market at that time.' },
  receipt_not_found: { status: 404, when: 'No receipt with that id is kept.' },
  webhook_not_found: { status: 404, when: 'The caller has no webhook subscription with that id.' },
  delivery_not_found: { status: 404, when: 'The subscription has no delivery with that id.' },
  not_found: { status: 404, when: 'There is no such endpoint.' },
  rate_limited: { status: 429, when: 'The limit per minute is exceeded.' },
  daily_quota_exceeded: { status: 429, when: 'The daily quota is used up.' },
  too_many_streams: { status: 429, when: 'The key already holds its concurrent live streams.' },
  internal: { status: 500, when: 'A failure on the side of the service.' },
  graph_unavailable: { status: 503, when: 'No graph run has finished yet.' },
  database_unavailable: { status: 503, when: 'The database cannot be reached.' },
  stream_unavailable: { status: 503, when: 'No live stream capacity is free; retry shortly.' },
  timeout: { status: 504, when: 'The request took longer than 15 seconds.' },

  malformed_request: { status: 400, when: 'The bytes received are not a valid HTTP request or JSON body.' },
  method_not_allowed: {
    status: 405,
    when: 'The path exists, but not with this method; see the Allow header.',
  },
  request_timeout: { status: 408, when: 'The request did not arrive within its time.' },
  body_too_large: { status: 413, when: 'The body is larger than 64 kB.' },
  url_too_long: { status: 414, when: 'The URL is longer than 4,096 characters.' },
  unsupported_media_type: { status: 415, when: 'The body is not application/json.' },
  headers_too_large: { status: 431, when: 'The request headers are larger than 8 kB or more than 100.' },
  identity_provider_unavailable: {
    status: 503,
    when: 'The keys of the identity provider cannot be read now.',
  },
} as const satisfies Record<string, { readonly status: number; readonly when: string }>;

export type ProblemCode = keyof typeof problems;

export interface ErrorBody {
  readonly error: { readonly code: ProblemCode; readonly message: string };
}

export function errorBody(code: ProblemCode, message: string): ErrorBody {
  return { error: { code, message } };
}
