/**
 * The command line: `routeur start`, `routeur demo`, `routeur keys …` and the others. Only the command that was asked for
 * is loaded, since all of them together take over a second; help and mistakes load all.
 */
import { Command, CommanderError } from 'commander';
import { Failure } from '../runtime/failure.ts';

type Register = (program: Command) => void;

/** In the order of the help. */
const commands: Readonly<Record<string, () => Promise<Register>>> = {
  start: async () => (await import('./commands/start.ts')).registerStart,
  demo: async () => (await import('./commands/demo.ts')).registerDemo,
  simulate: async () => (await import('./commands/simulate.ts')).registerSimulate,
  keys: async () => (await import('./commands/keys.ts')).registerKeyCommands,
  venues: async () => (await import('./commands/venues.ts')).registerVenues,
  listings: async () => (await import('./commands/listings.ts')).registerListings,
  graph: async () => (await import('./commands/graph.ts')).registerGraph,
  history: async () => (await import('./commands/history.ts')).registerHistory,
  prove: async () => (await import('./commands/prove.ts')).registerProve,
  clauses: async () => (await import('./commands/clauses.ts')).registerClauses,
  migrate: async () => (await import('./commands/migrate.ts')).registerMigrate,
  status: async () => (await import('./commands/status.ts')).registerStatus,
};

const program = new Command('routeur')
  .description('Proven relations between prediction markets on two venues.')
  .version('0.1.0')
  .showHelpAfterError()
  .exitOverride();

const asked = Object.keys(commands).filter((name) => name === process.argv[2]);
for (const name of asked.length > 0 ? asked : Object.keys(commands)) {
  const register = await commands[name]?.();
  register?.(program);
}

try {
  await program.parseAsync();
} catch (error) {
  // A mistake of the user gets a sentence; a bug shows where it is.
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    process.stderr.write(`${error instanceof Failure ? error.message : describeBug(error)}\n`);
    process.exitCode = 1;
  }
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
