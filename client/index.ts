export type * from './api.ts';
export {
  type Answer,
  type Client,
  type ClientOptions,
  createClient,
  type Entry,
  type ListName,
  type OperationName,
  type Params,
  printPath,
  type RequestLimits,
} from './client.ts';
export { ApiError, ConnectionError, type ProblemCode } from './errors.ts';
export type { LiveFilter, LiveOptions, LiveState } from './live-stream.ts';
