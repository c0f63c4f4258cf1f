/** Rows as queries give them: their types come from the generated tables, so that a migration changes them everywhere. */
import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

type Rows = { readonly [Table in keyof Tables]: Selectable<Tables[Table]> };

/** A row of a table, or these columns of it. */
export type RowOf<Table extends keyof Tables, Column extends keyof Rows[Table] = keyof Rows[Table]> = Pick<
  Rows[Table],
  Column
>;

/** The same of a table that is joined where it has such a row. */
export type JoinedRowOf<Table extends keyof Tables, Column extends keyof Rows[Table]> = {
  readonly [Name in Column]: Rows[Table][Name] | null;
};
