/** venue_b's HTTP services when they go wrong on demand, and their request budgets. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { AnyRecord, read, startVenueBUnderTest } from './venue-b-under-test.ts';

const Page = Type.Object({ markets: Type.Array(AnyRecord), next_cursor: Type.Optional(Type.String()) });

describe('venue_b faults', () => {
  it('answers 429 and 500 in their own forms, and cuts bodies', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const url = `${venue.gammaUrl}/markets?limit=5`;
    venue.faults.set({ httpTooManyRequests: 1 });
    const tooMany = await fetchAlone(url);
    assert.deepEqual([tooMany.status, tooMany.headers.get('retry-after')], [429, '1']);
    venue.faults.clear();
    venue.faults.set({ httpServerError: 1 });
    const failed = await fetchAlone(url);
    assert.equal(failed.status, 500);
    assert.match(failed.headers.get('content-type') ?? '', /html/);
    venue.faults.clear();
    venue.faults.set({ httpTruncatedBody: 1 });
    const cut = await fetchAlone(url);
    const text = await cut.text();
    assert.equal(cut.status, 200);
    assert.throws(() => JSON.parse(text), SyntaxError);
    venue.faults.clear();
    assert.equal((await read(Type.Array(AnyRecord), url)).length, 5);
  });

  it('shortens pages and repeats cursors; short pages still lead to every row', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const walk = async (pagesMax: number) => {
      const ids: unknown[] = [];
      const cursors: string[] = [];
      let cursor: string | undefined;
      do {
        const after = cursor === undefined ? '' : `&after_cursor=${cursor}`;
        const page = await read(Page, `${venue.gammaUrl}/markets/keyset?closed=false&limit=50${after}`);
        ids.push(...page.markets.map((row) => row['id']));
        cursor = page.next_cursor;
        if (cursor !== undefined) cursors.push(cursor);
      } while (cursor !== undefined && cursors.length < pagesMax);
      return { ids, cursors };
    };
    const sound = await walk(100);
    venue.faults.set({ shortPage: 1 });
    const short = await walk(400);
    assert.deepEqual(short.ids, sound.ids);
    assert.ok(short.cursors.length > sound.cursors.length);
    venue.faults.clear();
    venue.faults.set({ repeatedCursor: 1 });
    const stuck = await walk(6);
    assert.deepEqual(new Set(stuck.ids), new Set(sound.ids.slice(0, 50)));
    venue.faults.clear();
    const clob = Type.Object({ next_cursor: Type.String() });
    venue.faults.set({ repeatedCursor: 1 });
    assert.equal((await read(clob, `${venue.clobUrl}/markets`)).next_cursor, 'MA==');
  });
});

describe('venue_b listings and caches', () => {
  it('tags pages, and does not send one again to who has it', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const url = `${venue.gammaUrl}/events/keyset?closed=false&limit=5`;
    const first = await fetchAlone(url);
    const tag = first.headers.get('etag');
    assert.ok(tag);
    await first.arrayBuffer();
    const again = await fetchAlone(url, { headers: { 'if-none-match': tag } });
    assert.deepEqual([again.status, await again.text()], [304, '']);
  });
});

describe('venue_b request budgets', () => {
  it('lets a few wait and refuses the rest, each service by itself', async (t) => {
    // A hundredth of the real budgets: three of /markets in ten seconds.
    const venue = await startVenueBUnderTest(t, { venue: { limitScale: 0.01 } });
    const url = `${venue.gammaUrl}/markets?limit=1`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchAlone(url)));
    const statuses = answers.map(({ status }) => status);
    const passed = statuses.filter((status) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 429);
    assert.ok(passed >= 3, `found ${passed}`);
    assert.equal(passed + refused.length, 12);
    assert.ok(refused.length > 3);
    const waits = refused.map((answer) => answer.headers.get('retry-after'));
    assert.ok(waits.includes(null), 'some say nothing of when');
    assert.ok(
      waits.some((wait) => wait !== null && /^\d+$/.test(wait)),
      'some say seconds',
    );
    assert.ok(
      waits.some((wait) => wait?.endsWith('GMT') === true),
      'some say a date',
    );
    assert.ok(refused.some((answer) => answer.headers.get('content-type')?.includes('html') === true));
    for (const answer of answers) await answer.arrayBuffer();
    assert.equal((await fetchAlone(`${venue.clobUrl}/time`)).status, 200);
  });

  it('keeps a request waiting that comes a little early', async (t) => {
    // Ten of /ok at once, then one each second.
    const venue = await startVenueBUnderTest(t, { venue: { limitScale: 0.1 } });
    const answers = await Promise.all(Array.from({ length: 11 }, () => fetchAlone(`${venue.clobUrl}/ok`)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(11).fill(200),
    );
  });
});
