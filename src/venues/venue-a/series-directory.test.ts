import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseExactJson } from '../../runtime/exact-json.ts';
import { SeriesDirectory } from './series-directory.ts';
import { isJsonObject } from './wire/index.ts';

const { signal } = new AbortController();

function directory(answers: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const api = {
    read: async (path: string) => {
      asked.push(path);
      const answer = parseExactJson(JSON.stringify(answers[path] ?? {}));
      assert.ok(isJsonObject(answer));
      return answer;
    },
  };
  return { series: new SeriesDirectory({ api, now: () => 0 }), asked };
}

const free = { ticker: 'S', title: 'S', fee_type: 'quadratic', fee_multiplier: 0, tags: [] };
const dearAndUnreadable = { ...free, fee_multiplier: 1, tags: 'many' };

test('a series that is not readable any more is not taken for what it was', async () => {
  const answers: Record<string, object> = { '/series': { series: [free] } };
  const { series, asked } = directory(answers);
  await series.read(undefined, signal);
  assert.equal(series.find('S')?.fee_multiplier?.numerator, 0n);
  answers['/series'] = { series: [dearAndUnreadable] };
  await series.read(1_000, signal);
  assert.equal(series.find('S'), undefined);
  // It is asked for by itself, once in a while, and known again when it can be read.
  answers['/series/S'] = { series: dearAndUnreadable };
  await series.learn(['S'], signal);
  await series.learn(['S'], signal);
  assert.equal(series.find('S'), undefined);
  assert.equal(asked.filter((path) => path === '/series/S').length, 1);
  answers['/series'] = { series: [{ ...free, fee_multiplier: 1 }] };
  await series.read(2_000, signal);
  assert.equal(series.find('S')?.fee_multiplier?.numerator, 1n);
});
