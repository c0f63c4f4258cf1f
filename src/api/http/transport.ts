/** The bounds of the HTTP transport. What happens at those of a connection is `connections.ts`' business. */
export interface TransportLimits {
  readonly urlLengthMax: number;
  readonly headerBytesMax: number;
  readonly headersMax: number;
  readonly bodyBytesMax: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly receiveTimeoutMs: number;
  /** How often connections are checked for the two limits above. */
  readonly checkEveryMs: number;
  /** An unused kept-alive connection is closed after this. */
  readonly keepAliveMs: number;
  /** A connection on which nothing moves, in either direction, is closed after this. */
  readonly idleMs: number;
  /** From the answer to the client having taken it; only large ones can take long. */
  readonly sendTimeoutMs: number;
  /** The answer to the last one closes the connection. */
  readonly requestsPerSocketMax: number;
  /** After the last answer on a connection, how long the client may take to close its side. */
  readonly lingerMs: number;
  /** Live streams among them. */
  readonly connectionsMax: number;
  /** From the arrival of a request to its answer. */
  readonly answerTimeoutMs: number;
  /** How long requests under way may take when the service stops. */
  readonly drainMs: number;
}

export const defaultTransportLimits: TransportLimits = {
  urlLengthMax: 4_096,
  headerBytesMax: 8_192,
  headersMax: 100,
  bodyBytesMax: 65_536,
  headersTimeoutMs: 5_000,
  receiveTimeoutMs: 15_000,
  checkEveryMs: 500,
  keepAliveMs: 5_000,
  idleMs: 20_000,
  sendTimeoutMs: 30_000,
  requestsPerSocketMax: 1_000,
  lingerMs: 2_000,
  connectionsMax: 4_500,
  answerTimeoutMs: 15_000,
  drainMs: 10_000,
};
