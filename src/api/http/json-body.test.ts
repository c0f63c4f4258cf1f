import assert from 'node:assert/strict';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { readJsonBody } from './json-body.ts';

test('a request that was gone before its body was asked for is given up', async () => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { 'content-type': 'application/json', 'content-length': '10' });
  request.destroy();
  await once(request, 'close');
  await assert.rejects(readJsonBody(request, 64), { code: 'request_timeout' });
});
