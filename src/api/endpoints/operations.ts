/** What an operator asks. These need no key and count against no limit. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { oneOf, part } from '../schemas/index.ts';

const metricsExample = [
  '# HELP routeur_graph_run The graph run in service; 0 before the first.',
  '# TYPE routeur_graph_run gauge',
  'routeur_graph_run 12',
  '',
].join('\n');

const Health = part('The answer of a healthy process.', { status: oneOf(['ok'], 'Always `ok`.') });

export const healthEndpoint = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  isUnversioned: true,
  operationId: 'getHealth',
  tag: 'Service',
  summary: 'Whether the process is alive',
  access: 'open',
  response: Health,
  example: { status: 'ok' },
  cacheControl: 'no-store',
});

export const readinessEndpoint = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  isUnversioned: true,
  operationId: 'getReadiness',
  tag: 'Service',
  summary: 'Whether the service can answer from a graph',
  description: 'Answers 503 while the database cannot be reached, and until a first graph run has finished.',
  access: 'open',
  response: Health,
  example: { status: 'ok' },
  problems: ['database_unavailable', 'graph_unavailable'],
  cacheControl: 'no-store',
});

export const metricsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/metrics',
  isUnversioned: true,
  operationId: 'getMetrics',
  tag: 'Service',
  summary: 'Figures for operators, as Prometheus text',
  description:
    'With the admin token as `Authorization: Bearer <token>`. Where neither a token nor a proxy is configured and the service listens on loopback alone, open to callers on this machine.',
  access: 'open',
  response: Type.String({ description: 'The Prometheus text format.' }),
  example: metricsExample,
  problems: ['caller_not_allowed'],
  cacheControl: 'no-store',
  contentType: 'text/plain; version=0.0.4; charset=utf-8',
});
