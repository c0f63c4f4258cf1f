/** Answers of the demo, whose markets are simulated, as `npm run capture` wrote them: the examples of the document. */
import answers from './demo-examples.json' with { type: 'json' };

const byOperation: Readonly<Record<string, unknown>> = answers;

/** Undefined for an endpoint that the demo does not answer. */
export function demoExample(operationId: string): unknown {
  return byOperation[operationId];
}
