/** A caller of the webhook endpoints: requests with its credential, bodies as JSON unless given as text. */
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import type { TestApi } from './test-api.ts';

export interface WebhookCaller {
  readonly send: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<InjectedResponse>;
  /** Makes a subscription and gives its id and its secret. */
  readonly subscribe: (body?: Readonly<Record<string, unknown>>) => Promise<{ id: string; secret: string }>;
}

export const newWebhook = {
  url: 'https://receiver.example/hook?token=of-the-receiver',
  events: ['lead.executable'],
};

export function createCaller(testApi: TestApi, credential: Readonly<Record<string, string>>): WebhookCaller {
  const send: WebhookCaller['send'] = (method, path, body, headers = {}) =>
    testApi.api.app.inject({
      method,
      url: `/v1/webhooks${path}`,
      headers: {
        ...credential,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    send,
    subscribe: async (body = {}) => {
      const answer = await send('POST', '', { ...newWebhook, ...body });
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
      const { data }: { data: { id: string; signing_secret: string } } = answer.json();
      return { id: data.id, secret: data.signing_secret };
    },
  };
}
