/** venue_a's WebSocket. */
export { VenueAStream } from './venue-a-stream.ts';
