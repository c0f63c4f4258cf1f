/** What both simulated venues' servers share: HTTP and WebSocket on loopback, exact numbers, request budgets. */
export { startHttpServer, type WireAnswer, type WireRequest } from './http-server.ts';
export { exactNumber } from './json.ts';
export { type Call, findRoute, type Route } from './route.ts';
export { WireTokenBucket } from './token-bucket.ts';
export { type SocketHandlers, serveWebSockets, type WireSocket } from './web-socket.ts';
