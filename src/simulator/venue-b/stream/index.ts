/** The venue's two streams. */
export { createMarketChannel } from './market-channel.ts';
export { createSportsChannel } from './sports-channel.ts';
