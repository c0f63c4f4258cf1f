/**
 * Structured logs, one JSON object a line. A log line never holds a key, a signature or a body: what is logged is
 * chosen field by field, and texts that come from elsewhere pass through `redactSecrets` first.
 */
import pino from 'pino';
import { redactSecrets } from './secrets.ts';

export interface Log
  extends Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'> {
  /**
   * As `info`, for lines there are very many of: `fields` are printed already, as a JSON object without its braces, and
   * `message` needs no escaping.
   */
  infoPrinted(fields: string, message: string): void;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogDestination {
  write(line: string): void;
}

/** Lines wait in memory for at most a second or 64 kB, since a write for each would cost more than the request it describes. */
export interface BufferedDestination extends LogDestination {
  /** Writes what waits. Call it before the process ends. */
  flush(): void;
}

const bufferedBytes = 64_000;
const handOverEveryMs = 1_000;
/** When the log is not read, lines beyond this are dropped: the service does not wait for its log. */
const unwrittenBytesMax = 1_048_576;

export function openLogDestination(fileDescriptor: number): BufferedDestination {
  const stream = pino.destination({
    dest: fileDescriptor,
    sync: false,
    maxLength: unwrittenBytesMax,
  });
  // The reader of the log may go away; the service stays.
  stream.on('error', () => undefined);
  // Gathered here and not in the stream, which would measure and keep account of each line by itself.
  let waiting = '';
  const handOver = () => {
    if (waiting === '') return;
    stream.write(waiting);
    waiting = '';
  };
  setInterval(handOver, handOverEveryMs).unref();
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= bufferedBytes) handOver();
    },
    flush: () => {
      handOver();
      try {
        stream.flushSync();
      } catch {
        // Nothing was opened yet, or the reader is gone: there is no reader to inform.
      }
    },
  };
}

export function createLog(options: { level: LogLevel; destination: LogDestination }): Log {
  const { destination } = options;
  const log = pino(
    {
      level: options.level,
      base: null,
      timestamp: describeTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    destination,
  );
  return Object.assign(log, {
    infoPrinted: (fields: string, message: string) => {
      if (!log.isLevelEnabled('info')) return;
      destination.write(`{"level":"info"${describeTime()},${fields},"msg":"${message}"}\n`);
    },
  });
}

let lastTime = { ms: Number.NaN, text: '' };

/** Many lines share a millisecond, and writing one out costs as much as the rest of a line. */
function describeTime(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) lastTime = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return lastTime.text;
}

export const silentLog: Log = Object.assign(pino({ level: 'silent' }), { infoPrinted: () => undefined });

/** What a log may show of an error: never its bound values, which drivers hang on it as further properties. */
export function describeError(error: unknown): unknown {
  return describeWithCauses(error, causesMax);
}

/** A cause may lead back to its own error; a log line must end all the same. */
const causesMax = 8;

function describeWithCauses(error: unknown, causesLeft: number): unknown {
  if (!(error instanceof Error)) return redactSecrets(String(error));
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    message: redactSecrets(error.message),
    stack: redactSecrets(error.stack ?? ''),
    ...(error.cause === undefined || causesLeft === 0
      ? {}
      : { cause: describeWithCauses(error.cause, causesLeft - 1) }),
  };
}
