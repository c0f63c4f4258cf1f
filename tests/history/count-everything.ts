/** Every row there is, hot or sealed, by number and by the sum of their hashes: equal sums are equal rows. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { checksumOf } from '../../src/store/history/seal-hour.ts';
import { selectHotChecksum } from '../../src/store/history/sealed-format.ts';
import { hourTableName, tickKinds } from '../../src/store/ticks/index.ts';
import type { TestHistory } from './open-test-history.ts';

export async function countEverything({
  history,
  rows,
  folder,
}: TestHistory): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const kind of tickKinds) {
    let count = 0n;
    let sum = 0n;
    const parts = await rows.query('select hour, part, file, rows, checksum from tick_hour where kind = $1', [
      kind,
    ]);
    for (const { hour, part, file, rows: sealedRows, checksum } of parts) {
      assert(hour instanceof Date);
      if (typeof file === 'string') {
        const sealed = await checksumOf(history.engine, kind, join(folder, file));
        assert.deepEqual(sealed, { rows: String(sealedRows), checksum });
        count += BigInt(sealed.rows);
        sum += BigInt(sealed.checksum);
      } else {
        const [hot] = await rows.query(
          selectHotChecksum(kind, hourTableName(kind, hour.getTime(), Number(part))),
        );
        count += BigInt(String(hot?.['rows']));
        sum += BigInt(String(hot?.['checksum']));
      }
    }
    found[kind] = `${count} rows, ${sum}`;
  }
  return found;
}
