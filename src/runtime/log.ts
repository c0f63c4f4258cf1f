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

export function createLog(options: { level: LogLevel; destination: LogDestination }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    options.destination,
  );
}

export const silentLog: Log = pino({ level: 'silent' });

/** What a log may say of an error: never its bound values, which drivers hang on it as further properties. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redactSecrets(String(error));
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    message: redactSecrets(error.message),
    stack: redactSecrets(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
