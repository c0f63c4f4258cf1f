export { PollingFeed } from './polling-feed.ts';
export { StreamFeed } from './stream-feed.ts';
