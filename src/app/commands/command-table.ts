/**
 * The commands by name, with what the overview prints of each. Loading all of them takes seconds of CPU time, so the
 * overview and the refusal of an unknown command load none.
 */
import type { Command } from 'commander';

export interface ListedCommand {
  readonly load: () => Promise<(program: Command) => void>;
  /** What follows the name in the overview. */
  readonly takes?: string;
  readonly description: string;
}

/** In the order of the overview. */
export const commandTable: Readonly<Record<string, ListedCommand>> = {
  start: {
    load: async () => (await import('./start.ts')).registerStart,
    description: 'run the service until it is stopped',
  },
  demo: {
    load: async () => (await import('./demo.ts')).registerDemo,
    takes: '[options]',
    description: 'run the service against two simulated venues',
  },
  simulate: {
    load: async () => (await import('./simulate.ts')).registerSimulate,
    takes: '[options]',
    description: 'serve both venues, simulated, on this machine until it is stopped',
  },
  keys: {
    load: async () => (await import('./keys.ts')).registerKeyCommands,
    description: 'issue, list and revoke API keys',
  },
  venues: {
    load: async () => (await import('./venues.ts')).registerVenues,
    description: 'see whether the venues answer as Routeur knows them',
  },
  listings: {
    load: async () => (await import('./listings.ts')).registerListings,
    description: "read the venues' listings, and see how that went",
  },
  graph: {
    load: async () => (await import('./graph.ts')).registerGraph,
    description: 'relate the listed markets, and see how that went',
  },
  history: {
    load: async () => (await import('./history.ts')).registerHistory,
    description: 'bring in settled markets, their trades and closing prices, and see how that went',
  },
  prove: {
    load: async () => (await import('./prove.ts')).registerProve,
    takes: '[options] <files...>',
    description:
      'read contracts from files of raw payloads, relate them, and print every proof as JSON lines',
  },
  clauses: {
    load: async () => (await import('./clauses.ts')).registerClauses,
    takes: '[options] <files...>',
    description: 'list sentences that no phrase reads, those that withhold most first',
  },
  migrate: {
    load: async () => (await import('./migrate.ts')).registerMigrate,
    description: 'bring the database schema up to date',
  },
  status: {
    load: async () => (await import('./status.ts')).registerStatus,
    description: 'whether the service runs, and what its database holds',
  },
};

export function findCommand(name: string): ListedCommand | undefined {
  return Object.hasOwn(commandTable, name) ? commandTable[name] : undefined;
}

/** The names alone, for an overview; none of these commands does anything. */
export function registerNames(program: Command): void {
  for (const [name, { description }] of Object.entries(commandTable)) {
    program.command(name).description(description);
  }
  program.configureHelp({
    subcommandTerm: (command) => {
      const listed = findCommand(command.name());
      if (listed === undefined) return `${command.name()} [command]`;
      return listed.takes === undefined ? command.name() : `${command.name()} ${listed.takes}`;
    },
  });
}
