/** The command line: `routeur start`, `routeur demo`, `routeur keys …` and the others. */
import { Command, CommanderError } from 'commander';
import { Failure } from '../runtime/failure.ts';
import { registerClauses } from './commands/clauses.ts';
import { registerDemo } from './commands/demo.ts';
import { registerGraph } from './commands/graph.ts';
import { registerHistory } from './commands/history.ts';
import { registerKeyCommands } from './commands/keys.ts';
import { registerListings } from './commands/listings.ts';
import { registerMigrate } from './commands/migrate.ts';
import { registerProve } from './commands/prove.ts';
import { registerSimulate } from './commands/simulate.ts';
import { registerStart } from './commands/start.ts';
import { registerStatus } from './commands/status.ts';

const program = new Command('routeur')
  .description('Proven relations between prediction markets on two venues.')
  .version('0.1.0')
  .showHelpAfterError()
  .exitOverride();

registerStart(program);
registerDemo(program);
registerSimulate(program);
registerKeyCommands(program);
registerListings(program);
registerGraph(program);
registerHistory(program);
registerProve(program);
registerClauses(program);
registerMigrate(program);
registerStatus(program);

try {
  await program.parseAsync();
} catch (error) {
  // What a user can mend is told in a sentence; a bug shows where it is.
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    process.stderr.write(`${error instanceof Failure ? error.message : describeBug(error)}\n`);
    process.exitCode = 1;
  }
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
