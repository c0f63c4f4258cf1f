import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoints } from '../all-endpoints.ts';
import { findNearestPath } from './nearest-path.ts';

const templates = ['/', '/docs', ...endpoints.map(({ path }) => path)];

function checkNearest(path: string, expected: string | undefined): void {
  it(`${path.slice(0, 60)}: ${expected ?? 'none'}`, () =>
    assert.equal(findNearestPath(path, templates), expected));
}

describe('the nearest path', () => {
  checkNearest('/markets', '/v1/markets');
  checkNearest('/api/v2/markets', '/v1/markets');
  checkNearest('/v1/markets/', '/v1/markets');
  checkNearest('/V1/Markets', '/v1/markets');
  checkNearest('/v1/market/venue_a/KX-1', '/v1/markets/{venue}/{id}');
  checkNearest('/v1/markets/venue_a', '/v1/markets/{venue}/{id}');
  checkNearest('/v1/markets/venue_a/KX-1/orderbook', '/v1/markets/{venue}/{id}/book');
  checkNearest('/v1/markets/venue_a/KX-1/trade', '/v1/markets/{venue}/{id}/trades');
  checkNearest('/v1/markets/venue_a/KX-1/candles', '/v1/markets/{venue}/{id}');
  checkNearest('/v1/opportunity', '/v1/opportunities');
  checkNearest('/v1/leads', '/v1/opportunities');
  checkNearest('/v1/crossvenue', '/v1/cross-venue');
  checkNearest('/v1/openapi', '/v1/openapi.json');
  checkNearest('/health', '/healthz');
  checkNearest('/ready', '/readyz');
  checkNearest('/status', '/v1/status');
  checkNearest('/swagger', '/docs');
  checkNearest('/v1/insights/move', '/v1/insights/moves');
  for (const path of ['', '/', '/v1', '/v1/', '/api', '/wp-login.php', '/.env', '/v1/orders', '/nothing'])
    checkNearest(path, undefined);
  checkNearest(`/${'markets/'.repeat(500)}`, undefined);
  checkNearest(`/v1/markets/venue_a/${'x'.repeat(4_000)}`, '/v1/markets/{venue}/{id}');
  checkNearest(`/${'s'.repeat(4_000)}`, undefined);
});
