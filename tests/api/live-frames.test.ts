/** Frames of ours as another implementation reads them. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { encodeTextFrame } from '../../src/api/live/websocket-frame.ts';

/** What the library's own reader makes of the bytes. */
async function readFrames(bytes: Buffer): Promise<string[]> {
  const server = createServer((socket) => {
    socket.once('data', (request) => {
      const key = /Sec-WebSocket-Key: (\S+)/i.exec(String(request))?.[1] ?? '';
      const accept = hash('sha1', `${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`, 'base64');
      const head = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}`;
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${head}\r\n\r\n`);
      socket.end(bytes);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const webSocket = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const messages: string[] = [];
  webSocket.on('message', (message) => messages.push(String(message)));
  await once(webSocket, 'close');
  server.close();
  return messages;
}

for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]) {
  test(`a text of ${length} bytes, and one behind it`, async () => {
    const text = 'x'.repeat(length);
    const frames = Buffer.concat([encodeTextFrame(text), encodeTextFrame('é — 😀')]);
    assert.deepEqual(await readFrames(frames), [text, 'é — 😀']);
  });
}
