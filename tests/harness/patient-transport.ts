/** The HTTP transport for tests that are not about time: a busy machine must not reach any of its time limits. */
import { defaultTransportLimits, type TransportLimits } from '../../src/api/index.ts';

const patienceMs = 300_000;

export const patientTransport: TransportLimits = {
  ...defaultTransportLimits,
  headersTimeoutMs: patienceMs,
  receiveTimeoutMs: patienceMs,
  keepAliveMs: patienceMs,
  idleMs: patienceMs,
  sendTimeoutMs: patienceMs,
  answerTimeoutMs: patienceMs,
};
