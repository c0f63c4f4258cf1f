/** A name server on loopback that answers what the test sets, for names that turn from one address to another. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type NameAnswer = readonly string[] | 'no_such_name' | 'failure' | 'silence';

export interface NameServer {
  /** As a resolver takes it: address and port. */
  readonly server: string;
  /** Kind and name of each question so far, as `A receiver.test`. */
  readonly questions: readonly string[];
  close(): Promise<void>;
}

const kinds: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };
const codes = { no_such_name: 3, failure: 2 };

/** `answerTo` is asked for each question; `nth` counts those of the same kind, from 1. */
export async function startNameServer(
  answerTo: (kind: 'A' | 'AAAA', nth: number) => NameAnswer,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, from) => {
    const { name, end } = readName(query);
    const kind = kinds[query.readUInt16BE(end)];
    if (!kind) return;
    questions.push(`${kind} ${name}`);
    const nth = questions.filter((question) => question.startsWith(`${kind} `)).length;
    const answer = answerTo(kind, nth);
    if (answer !== 'silence')
      socket.send(printAnswer(query.subarray(0, end + 4), kind, answer), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function printAnswer(question: Buffer, kind: 'A' | 'AAAA', answer: Exclude<NameAnswer, 'silence'>): Buffer {
  const head = Buffer.from(question);
  const records = typeof answer === 'string' ? [] : answer.map((address) => printRecord(kind, address));
  head.writeUInt16BE(0x8180 | (typeof answer === 'string' ? codes[answer] : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, ...records]);
}

function printRecord(kind: 'A' | 'AAAA', address: string): Buffer {
  // IPv6 addresses are given with all eight groups: this server reads no abbreviations.
  const bytes =
    kind === 'A'
      ? address.split('.').map(Number)
      : [...Buffer.from(address.split(':').map(padGroup).join(''), 'hex')];
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(kind === 'A' ? 1 : 28, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, Buffer.from(bytes)]);
}

function padGroup(group: string): string {
  return group.padStart(4, '0');
}
