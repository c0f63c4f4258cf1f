import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KnownPaths } from './known-paths.ts';

const paths = new KnownPaths();
paths.add('/v1/markets', ['GET']);
paths.add('/v1/markets', ['HEAD']);
paths.add('/v1/markets/:venue/:id', ['GET', 'HEAD']);
paths.add('/v1/markets/:venue/:id/book', ['GET']);
paths.add('/v1/webhooks/:id', ['DELETE']);
paths.add('/v1/webhooks/new', ['POST']);
paths.add('/v1/openapi.json', ['GET']);

function checkMethods(path: string, expected: string): void {
  it(`${JSON.stringify(path).slice(0, 60)}: ${expected || 'no such path'}`, () =>
    assert.equal(paths.methodsOf(path).join(' '), expected));
}

describe('the methods of a path', () => {
  checkMethods('/v1/markets', 'GET HEAD');
  checkMethods('/v1/markets/venue_a/X', 'GET HEAD');
  checkMethods('/v1/markets/venue_a/X/book', 'GET');
  checkMethods('/v1/markets/:venue/:id', 'GET HEAD');
  checkMethods('/v1/markets/%2f/..', 'GET HEAD');
  checkMethods('/v1/openapi.json', 'GET');
  // Two patterns fit: the caller may use the methods of both.
  checkMethods('/v1/webhooks/new', 'DELETE POST');
  checkMethods('/v1/webhooks/1', 'DELETE');
});

describe('paths that are not there', () => {
  checkMethods('', '');
  checkMethods('/', '');
  checkMethods('/v1/markets/', '');
  checkMethods('/v1/markets/venue_a', '');
  checkMethods('/v1/markets/venue_a/', '');
  checkMethods('/v1/markets//X', '');
  checkMethods('/v1/markets/venue_a/X/', '');
  checkMethods('/v1/markets/venue_a/X/Y', '');
  checkMethods('//v1/markets', '');
  checkMethods('/V1/markets', '');
  checkMethods('/v1/openapi-json', '');
  checkMethods('/v1/openapixjson', '');
  checkMethods('x/v1/markets', '');
  checkMethods(`/v1/markets/${'a/'.repeat(2_000)}`, '');
});
