import { createLog, type Log } from '../../runtime/log.ts';

/** Commands speak to a person: only what went wrong is logged, to standard error. */
export function createCommandLog(): Log {
  return createLog({ level: 'error', destination: { write: (line) => process.stderr.write(line) } });
}
