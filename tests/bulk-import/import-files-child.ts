/** The command line of `routeur history`: `import-files-child.ts history import --from FOLDER`. */
import { Command } from 'commander';
import { registerHistory } from '../../src/app/commands/history.ts';

const program = new Command('routeur').exitOverride();
registerHistory(program);
try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
