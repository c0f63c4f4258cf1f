/** `live-clients.ts URL KEY COUNT SECONDS`: opens that many WebSockets and prints how many messages a second they get. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const [url = '', key = '', count = '', seconds = ''] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const warmUpMs = 1_000;
const head = [
  `GET ${pathname} HTTP/1.1`,
  'Host: localhost',
  `X-API-Key: ${key}`,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
// Every message has this once. Looking for it costs less than reading frames, which would be what is measured.
const mark = Buffer.from('"event":"trade"');
let received = 0;
const sockets = Array.from({ length: Number(count) }, () => {
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, from)) {
      received += 1;
      from = at + mark.length;
    }
    rest = bytes.subarray(Math.max(from, bytes.length - mark.length + 1));
  });
  socket.on('error', () => undefined);
  return socket;
});
await sleep(warmUpMs);
const before = received;
const startedAt = performance.now();
await sleep(Number(seconds) * 1_000);
const perSecond = ((received - before) * 1_000) / (performance.now() - startedAt);
console.log(JSON.stringify({ perSecond }));
for (const socket of sockets) socket.destroy();
