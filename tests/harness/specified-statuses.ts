/** Codes and their statuses, written by hand. */

/** Copied by hand from specification §7, so that a status changed in the program fails here. */
export const specifiedStatuses: Readonly<Record<string, number>> = {
  invalid_parameter: 400,
  invalid_market: 400,
  invalid_rulebook: 400,
  invalid_event: 400,
  invalid_topic: 400,
  api_key_required: 401,
  invalid_api_key: 401,
  api_key_revoked: 401,
  invalid_token: 401,
  caller_not_allowed: 403,
  market_not_found: 404,
  event_not_found: 404,
  topic_not_found: 404,
  strategy_not_found: 404,
  relation_not_found: 404,
  rulebook_not_found: 404,
  book_not_found: 404,
  not_found: 404,
  rate_limited: 429,
  daily_quota_exceeded: 429,
  too_many_streams: 429,
  graph_unavailable: 503,
  database_unavailable: 503,
  stream_unavailable: 503,
  timeout: 504,
  internal: 500,
};

/** Of webhooks: decisions §6. */
export const webhookStatuses: Readonly<Record<string, number>> = {
  invalid_webhook: 400,
  webhook_not_found: 404,
  delivery_not_found: 404,
};

/** Of receipts: decisions §11. */
export const receiptStatuses: Readonly<Record<string, number>> = { receipt_not_found: 404 };

/** What HTTP itself can refuse, beside the specification: the statuses of RFC 9110 and RFC 6585; and what is not built. */
export const httpStatuses: Readonly<Record<string, number>> = {
  malformed_request: 400,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  url_too_long: 414,
  unsupported_media_type: 415,
  headers_too_large: 431,
  identity_provider_unavailable: 503,
};
