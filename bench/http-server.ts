/** The service under test for `bench/http.ts`, with an embedded database. */
import { serveForBench } from './serve-for-bench.ts';

await serveForBench({});
