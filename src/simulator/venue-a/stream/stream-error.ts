/** The error codes of the stream and their texts. */
export const streamErrors = {
  1: 'Unable to process message',
  2: 'Params required',
  3: 'Channels required',
  4: 'Subscription IDs required',
  5: 'Unknown command',
  7: 'Unknown subscription ID',
  8: 'Unknown channel name',
  12: 'Exactly one subscription ID is required',
  13: 'Unsupported action',
  14: 'Market Ticker required',
  15: 'Action required',
  25: 'Subscription buffer overflow',
  26: 'Subscription market limit exceeded',
  27: 'Too many requests',
} as const;

export type StreamErrorCode = keyof typeof streamErrors;
