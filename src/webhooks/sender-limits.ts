/** What bounds one attempt, and the connections that wait between two. */
export interface SenderLimits {
  /** For the whole attempt, from the first question to a name server to the last byte read. */
  readonly attemptMs: number;
  /** For one address of several to accept a connection. */
  readonly connectMs: number;
  /** How long a connection may wait for the next delivery. */
  readonly idleMs: number;
  readonly idleConnectionsMax: number;
  readonly addressesTriedMax: number;
  readonly responseHeaderBytesMax: number;
  readonly responseBodyBytesMax: number;
  /** Everything that arrives for one request, as the network counts it. */
  readonly responseWireBytesMax: number;
  readonly responseCharactersMax: number;
}

export const defaultLimits: SenderLimits = {
  attemptMs: 10_000,
  connectMs: 3_000,
  idleMs: 4_000,
  idleConnectionsMax: 512,
  addressesTriedMax: 4,
  responseHeaderBytesMax: 16_384,
  responseBodyBytesMax: 65_536,
  responseWireBytesMax: 262_144,
  responseCharactersMax: 1_024,
};
