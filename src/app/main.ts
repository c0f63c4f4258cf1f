/**
 * The command line: `routeur start`, `routeur demo`, `routeur keys …` and the others. Only the command that was asked for
 * is loaded, and none for an overview or an unknown command.
 */
import { Command, CommanderError } from 'commander';
import { Failure } from '../runtime/failure.ts';
import { keepTickShape } from '../runtime/keep-tick-shape.ts';
import { commandTable, findCommand, registerNames } from './commands/command-table.ts';

await keepTickShape();
const program = new Command('routeur')
  .description('Proven relations between prediction markets on two venues.')
  .version('0.1.0')
  .showHelpAfterError()
  .exitOverride();

const [, , first = 'help', second] = process.argv;
const asked = findCommand(first === 'help' && second !== undefined ? second : first);
if (asked !== undefined) (await asked.load())(program);
// After an option any word may be the command, which commander finds out.
else if (first.startsWith('-') && !['-h', '--help', '-V', '--version'].includes(first)) {
  for (const { load } of Object.values(commandTable)) (await load())(program);
} else registerNames(program);

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
