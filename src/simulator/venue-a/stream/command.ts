/** Reading what a client sends on the stream. */

export interface StreamCommand {
  /** 0 where the client gave none. */
  readonly id: number;
  readonly cmd: string;
  readonly params: Parameters | undefined;
}

export interface Parameters {
  readonly channels: readonly string[] | undefined;
  readonly sids: readonly number[] | undefined;
  readonly action: string | undefined;
  /** From `market_ticker` and `market_tickers`; undefined where neither is there. */
  readonly tickers: readonly string[] | undefined;
  readonly marketIds: readonly string[] | undefined;
  readonly useYesPrice: boolean;
  readonly skipTickerAck: boolean;
  readonly sendInitialSnapshot: boolean;
}

/** The command, or undefined for what is no JSON object with a `cmd`. */
export function parseCommand(text: string): StreamCommand | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || typeof value['cmd'] !== 'string') return undefined;
  const id = value['id'];
  const params = value['params'];
  return {
    id: typeof id === 'number' && Number.isSafeInteger(id) ? id : 0,
    cmd: value['cmd'],
    params: isRecord(params) ? readParameters(params) : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readParameters(params: Readonly<Record<string, unknown>>): Parameters {
  const sid = params['sid'];
  return {
    channels: listOf(params['channels'], isText),
    sids: typeof sid === 'number' ? [sid] : listOf(params['sids'], isNumber),
    action: isText(params['action']) ? params['action'] : undefined,
    tickers: oneOrMany(params['market_ticker'], params['market_tickers']),
    marketIds: oneOrMany(params['market_id'], params['market_ids']),
    useYesPrice: params['use_yes_price'] === true,
    skipTickerAck: params['skip_ticker_ack'] === true,
    sendInitialSnapshot: params['send_initial_snapshot'] === true,
  };
}

function oneOrMany(one: unknown, many: unknown): readonly string[] | undefined {
  if (isText(one)) return [one];
  return listOf(many, isText);
}

function listOf<T>(value: unknown, isMember: (member: unknown) => member is T): readonly T[] | undefined {
  return Array.isArray(value) ? value.filter(isMember) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
