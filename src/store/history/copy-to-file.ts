/** Rows of the database into a file, by COPY. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DatabaseError, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StoreError } from '../store-error.ts';

/** `select` is a statement of ours. Rejects with a StoreError, or what the server says. */
export async function copyToFile(client: PoolClient, select: string, path: string): Promise<void> {
  const rows = client.query(copyTo(`copy (${select}) to stdout (format csv, null '\\N', encoding 'UTF8')`));
  try {
    await pipeline(rows, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    // The server would go on sending what no reader takes, and nothing else could be heard on the connection.
    client.connection.stream.destroy();
    throw new StoreError('failed', 'Rows could not be written to a file.', { cause: error });
  }
}
