import type { Command } from 'commander';
import { migrate } from '../../store/index.ts';
import { parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { createCommandLog } from './command-log.ts';

export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database schema up to date')
    .action(async () => {
      const report = await withStore(
        { log: createCommandLog() },
        parseConfig(process.env),
        'routeur migrate',
        migrate,
      );
      process.stdout.write(
        report.applied.length === 0
          ? 'The schema is up to date.\n'
          : `Applied: ${report.applied.join(', ')}.\n`,
      );
    });
}
