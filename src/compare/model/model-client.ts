/**
 * One question to a language model over HTTP, in either of the two common forms. The answer is text that is believed in
 * nothing; everything about the request is bounded.
 */
import { Failure } from '../../runtime/failure.ts';

export const modelForms = ['chat', 'messages'] as const;

export interface ModelEndpoint {
  /** `chat`: choices with a message each, a bearer token. `messages`: blocks of content, a key in a header of its own. */
  readonly form: (typeof modelForms)[number];
  readonly url: string;
  readonly model: string;
  /** Undefined for an endpoint that asks for none. */
  readonly key: string | undefined;
}

export interface ModelLimits {
  readonly timeoutMs: number;
  readonly answerBytesMax: number;
  readonly answerTokensMax: number;
}

export const defaultModelLimits: ModelLimits = {
  timeoutMs: 30_000,
  answerBytesMax: 256 * 1024,
  answerTokensMax: 4_000,
};

export type ModelErrorCode = 'unreachable' | 'timeout' | 'refused' | 'too_large' | 'malformed';

/** Its message never holds the key or the texts. */
export class ModelError extends Failure {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

export interface ModelQuestion {
  readonly instructions: string;
  readonly question: string;
}

/** The model's own text. Rejects with a ModelError, or the signal's reason. */
export async function askModel(
  endpoint: ModelEndpoint,
  asked: ModelQuestion,
  limits: ModelLimits,
  signal: AbortSignal,
): Promise<string> {
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: headersOf(endpoint),
      body: JSON.stringify(bodyOf(endpoint, asked, limits)),
      redirect: 'error',
      signal: AbortSignal.any([signal, deadline]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelError('refused', `The model's endpoint answered ${response.status}.`);
    }
    return textOf(endpoint, await readBounded(response, limits.answerBytesMax));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    if (deadline.aborted)
      throw new ModelError('timeout', `No answer of the model in ${limits.timeoutMs} ms.`);
    throw new ModelError('unreachable', "The model's endpoint cannot be reached.", { cause: error });
  }
}

function headersOf({ form, key }: ModelEndpoint): Record<string, string> {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  if (form === 'messages') {
    return { ...json, 'anthropic-version': '2023-06-01', ...(key === undefined ? {} : { 'x-api-key': key }) };
  }
  return { ...json, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
}

function bodyOf(
  { form, model }: ModelEndpoint,
  { instructions, question }: ModelQuestion,
  { answerTokensMax }: ModelLimits,
): unknown {
  const asked = { role: 'user', content: question };
  if (form === 'messages') {
    return { model, max_tokens: answerTokensMax, temperature: 0, system: instructions, messages: [asked] };
  }
  const messages = [{ role: 'system', content: instructions }, asked];
  return { model, max_tokens: answerTokensMax, temperature: 0, messages };
}

async function readBounded(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > bytesMax)
      throw new ModelError('too_large', `The model's answer is beyond ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function textOf({ form }: ModelEndpoint, body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (error) {
    throw new ModelError('malformed', "The model's answer is not JSON.", { cause: error });
  }
  const text = form === 'messages' ? textOfMessage(answer) : textOfChoice(answer);
  if (text === undefined) throw new ModelError('malformed', "The model's answer has no text.");
  return text;
}

function textOfChoice(answer: unknown): string | undefined {
  const [choice] = listOf(fieldOf(answer, 'choices'));
  const content = fieldOf(fieldOf(choice, 'message'), 'content');
  return typeof content === 'string' ? content : undefined;
}

function textOfMessage(answer: unknown): string | undefined {
  const texts = listOf(fieldOf(answer, 'content')).map((block) => fieldOf(block, 'text'));
  const found = texts.filter((text): text is string => typeof text === 'string');
  return found.length === 0 ? undefined : found.join('');
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
