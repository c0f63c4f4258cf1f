import type { SupervisorLog } from './supervisor-log.ts';
/**
 * Reads what the server writes to its standard error and passes it on to our log, without what users put into the
 * database. A line looks like `F0001|postmaster|FATAL:  lock file "postmaster.pid" already exists`.
 */

export interface ServerMessage {
  readonly sqlState: string;
  /** The kind of process, such as `checkpointer` or `client backend`. */
  readonly backend: string;
  readonly severity: string;
  readonly text: string;
}

/** Undefined for a line of another shape: the loader's, or the server's before it has read its settings. */
export function parseServerLine(line: string): ServerMessage | undefined {
  const match = /^([0-9A-Z]{5})\|([^|]*)\|([A-Z0-9]+): +(.*)$/s.exec(line);
  if (match === null) return undefined;
  const [, sqlState = '', backend = '', severity = '', text = ''] = match;
  return { sqlState, backend, severity, text };
}

/** Those that run no statements. An error of any other may quote a value: `invalid input syntax … "value"`. */
const backendsWithoutStatements = new Set([
  'postmaster',
  'startup',
  'checkpointer',
  'background writer',
  'walwriter',
  'autovacuum launcher',
  'io worker',
  'dead-end client backend',
]);

/** Whether the text is about the server and not about a client's statement. */
export function mayBeLogged(message: ServerMessage): boolean {
  if (backendsWithoutStatements.has(message.backend)) return true;
  return message.severity === 'FATAL' || message.severity === 'PANIC';
}

export function levelFor(message: ServerMessage): 'debug' | 'warn' | 'error' {
  switch (message.severity) {
    case 'PANIC':
      return 'error';
    case 'FATAL':
      // A lost or refused connection is the matter of one client; elsewhere it ends the server.
      return backendsWithoutStatements.has(message.backend) && message.sqlState !== cannotConnectNow
        ? 'error'
        : 'debug';
    case 'ERROR':
    case 'WARNING':
      // Who sent the statement gets the error itself.
      return mayBeLogged(message) ? 'warn' : 'debug';
    default:
      return 'debug';
  }
}

/** `FATAL: the database system is starting up`, said to each client that comes too early, us for one. */
const cannotConnectNow = '57P03';

const lineCharsMax = 2_000;

export class ServerLog {
  /** The last message that ended a server, for the error that reports it. */
  lastFatal: ServerMessage | undefined;
  /** Lines that are no messages: all there is when the program could not even be loaded. */
  lastPlainLine: string | undefined;
  /** By `performance.now()`. */
  lastOutputAt = performance.now();
  readonly #log: SupervisorLog;
  readonly #redact: (text: string) => string;
  readonly #splitLines = lineSplitter(lineCharsMax);
  #withheld = false;

  constructor(log: SupervisorLog) {
    this.#log = log;
    this.#redact = log.redact ?? ((text) => text);
  }

  read(chunk: string): void {
    this.lastOutputAt = performance.now();
    for (const line of this.#splitLines(chunk)) this.#readLine(line);
  }

  #readLine(line: string): void {
    // The server indents the further lines of a message.
    if (line.startsWith('\t')) {
      if (!this.#withheld)
        this.#log.debug({ server: this.#redact(line.trim()) }, 'database server, continued');
      return;
    }
    const message = parseServerLine(line);
    if (message === undefined) {
      this.#withheld = false;
      this.lastPlainLine = this.#redact(line);
      this.#log.warn({ server: this.lastPlainLine }, 'database server');
      return;
    }
    this.#withheld = !mayBeLogged(message);
    const { backend, severity, sqlState } = message;
    const text = this.#withheld ? undefined : this.#redact(message.text);
    if (severity === 'FATAL' || severity === 'PANIC') {
      if (levelFor(message) === 'error') this.lastFatal = { ...message, text: text ?? '' };
    }
    this.#log[levelFor(message)]({ backend, severity, sqlState, server: text }, 'database server');
  }
}

/** Cuts a stream into lines. What a line has beyond `charsMax` is dropped, so memory stays bounded. */
export function lineSplitter(charsMax: number): (chunk: string) => readonly string[] {
  let pending = '';
  return (chunk) => {
    const parts = chunk.split('\n');
    return parts.flatMap((part, index) => {
      pending += part.slice(0, charsMax - pending.length);
      if (index === parts.length - 1) return [];
      const line = pending;
      pending = '';
      return line === '' ? [] : [line];
    });
  };
}
