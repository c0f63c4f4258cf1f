export type { LiveSubject } from './live-event.ts';
export { followedMax, liveKey, readLiveFilter, splitList } from './live-filter.ts';
export type { LiveHub } from './live-hub.ts';
export { defaultLiveOptions, type LiveOptions } from './live-options.ts';
export { LiveStreams } from './live-streams.ts';
export { sseCacheControl, sseType } from './sse-connection.ts';
export { isStreamUpgrade, routeUpgrades, streamPath } from './upgrade.ts';
