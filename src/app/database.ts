/** Which database a process uses: the one it was given, or the embedded one in its data folder. */
import type { Log } from '../runtime/log.ts';
import {
  defaultStoreLimits,
  findRunningServer,
  migrate,
  openStore,
  type Store,
  type StoreConnection,
  type StoreLimits,
  startEmbeddedDatabase,
} from '../store/index.ts';
import type { Config } from './config.ts';

export interface Database {
  readonly connection: StoreConnection;
  /** Stops the embedded server, where this process runs one. */
  close(): Promise<void>;
}

/** For the service: takes the data folder and runs the server in it. */
export async function openDatabase(
  deps: { log: Log },
  config: Config,
  holder: string,
  signal?: AbortSignal,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    return { connection: { kind: 'external', url: config.databaseUrl }, close: async () => undefined };
  }
  const server = await startEmbeddedDatabase(deps, { dataDir: config.dataDir, holder }, signal);
  return { connection: { kind: 'embedded', ...server.connection }, close: () => server.close() };
}

/** For a command: works beside a running service, through its server, or alone on an idle data folder. */
export async function withStore<T>(
  deps: { log: Log },
  config: Config,
  holder: string,
  work: (store: Store) => Promise<T>,
  limits: StoreLimits = { ...defaultStoreLimits, connectionsMax: 2 },
): Promise<T> {
  const running = config.databaseUrl === undefined ? await findRunningServer(config.dataDir) : undefined;
  const database: Database = running
    ? { connection: { kind: 'embedded', ...running }, close: async () => undefined }
    : await openDatabase(deps, config, holder);
  const store = openStore(deps, database.connection, limits);
  try {
    await migrate(store);
    return await work(store);
  } finally {
    await store.close();
    await database.close();
  }
}
