/**
 * Structured logs, one JSON object a line. A log line never holds a key, a signature or a body: what is logged is
 * chosen field by field, and texts that come from elsewhere pass through `redactSecrets` first.
 */
import pino from 'pino';
import { redactSecrets } from './secrets.ts';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogDestination {
  write(line: string): void;
}

/** Lines wait in memory for at most a second or 16 kB, since a write for each would cost more than the request it tells of. */
export interface BufferedDestination extends LogDestination {
  /** Writes what waits. Call it before the process ends. */
  flush(): void;
}

const bufferedBytes = 16_000;
/** When nobody reads the log, lines beyond this are dropped: the service does not wait for its log. */
const unwrittenBytesMax = 1_048_576;

export function openLogDestination(fileDescriptor: number): BufferedDestination {
  const stream = pino.destination({
    dest: fileDescriptor,
    sync: false,
    minLength: bufferedBytes,
    maxLength: unwrittenBytesMax,
    periodicFlush: 1_000,
  });
  // The reader of the log may go away; the service stays.
  stream.on('error', () => undefined);
  return {
    write: (line) => {
      stream.write(line);
    },
    flush: () => {
      try {
        stream.flushSync();
      } catch {
        // Nothing was opened yet, or the reader is gone: there is nobody to tell.
      }
    },
  };
}

export function createLog(options: { level: LogLevel; destination: LogDestination }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: describeTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    options.destination,
  );
}

let lastTime = { ms: Number.NaN, text: '' };

/** Many lines share a millisecond, and writing one out costs as much as the rest of a line. */
function describeTime(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) lastTime = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return lastTime.text;
}

export const silentLog: Log = pino({ level: 'silent' });

/** What a log may say of an error: never its bound values, which drivers hang on it as further properties. */
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
