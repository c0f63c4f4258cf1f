/** What the tables say of a recording, asked without our store. */
import { Client } from 'pg';

export interface RecordingState {
  /** Of each session, by its id: up to when everything is saved. */
  readonly coveredUntil: ReadonlyMap<number, number>;
  /** Parts of hours that are files. */
  readonly sealed: number;
  /** The start of each hour that has a part in a table. */
  readonly hot: readonly number[];
}

export async function loadRecordingState(databaseUrl: string): Promise<RecordingState> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sessions = await client.query<{ id: number; covered_until: Date }>(
      'select id, covered_until from recorder_session order by id',
    );
    const hours = await client.query<{ hour: Date; file: string | null }>('select hour, file from tick_hour');
    return {
      coveredUntil: new Map(sessions.rows.map(({ id, covered_until }) => [id, covered_until.getTime()])),
      sealed: hours.rows.filter(({ file }) => file !== null).length,
      hot: hours.rows.flatMap(({ hour, file }) => (file === null ? [hour.getTime()] : [])),
    };
  } finally {
    await client.end();
  }
}
