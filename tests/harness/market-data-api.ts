/** The API over market data that a test puts in, at a clock of its own; every answer is held against its schema. */
import type { Static, TSchema } from 'typebox';
import { FakeMarketData } from './fake-market-data.ts';
import { errorCode, readAnswer, startTestApi, type TestApiOptions } from './test-api.ts';

/** 2026-09-16T14:22:10.412Z; the clock stands there until a test waits. */
export const clock = Date.UTC(2026, 8, 16, 14, 22, 10, 412);
export const hourMs = 3_600_000;

export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** Over what is put into `data`, unless other market data is given. */
export async function startMarketDataApi(options: TestApiOptions = {}) {
  const data = new FakeMarketData();
  let now = clock;
  const testApi = await startTestApi({ now: () => now, marketData: data.deps, ...options });
  const key = await testApi.issueKey();
  const get = (path: string) => testApi.get(`/v1/markets/${path}`, { 'x-api-key': key });
  return {
    data,
    wait: (ms: number) => {
      now += ms;
    },
    /** A 200 whose body fits the schema, exactly. `path` follows `/v1/markets/`. */
    async ask<Response extends TSchema>(
      endpoint: { readonly response: Response },
      path: string,
    ): Promise<Static<Response>> {
      return readAnswer(endpoint, await get(path));
    },
    /** Its status and code, and the message. */
    async refused(path: string): Promise<{ readonly problem: string; readonly message: string }> {
      const answer = await get(path);
      const body: { error: { message: string } } = answer.json();
      return { problem: `${answer.statusCode} ${errorCode(answer)}`, message: body.error.message };
    },
    close: testApi.close,
  };
}

export type MarketDataApi = Awaited<ReturnType<typeof startMarketDataApi>>;
