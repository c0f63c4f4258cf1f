/** Checks decoded path parameters by their schema; a malformed one is answered with the endpoint's own code. */
import type { TSchema } from 'typebox';
import type { PathParams } from '../endpoint.ts';
import { RequestError } from '../request-error.ts';
import { describeText, quote } from './strict-query.ts';

export type PathReader = (params: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

export function compilePathParams(params: Omit<PathParams, 'example'> | undefined): PathReader {
  if (!params) return () => ({});
  const properties: Record<string, TSchema> = params.schema.properties;
  const checks = Object.entries(properties).map(([name, property]) => compileCheck(name, property));
  return (values) => {
    for (const check of checks) {
      const text = values[check.name] ?? '';
      if (check.fits(text)) continue;
      const problem = params.problemOf?.[check.name] ?? params.problem;
      throw new RequestError(problem, `${check.name} takes ${check.takes}, not ${quote(text)}.`);
    }
    return values;
  };
}

interface PathCheck {
  readonly name: string;
  readonly takes: string;
  readonly fits: (text: string) => boolean;
}

function compileCheck(name: string, schema: TSchema): PathCheck {
  const described: { enum?: readonly unknown[]; pattern?: string; maxLength?: number; takes?: string } =
    schema;
  const { enum: choices, pattern, maxLength = Number.POSITIVE_INFINITY } = described;
  if (choices) return { name, takes: `one of ${choices.join(', ')}`, fits: (text) => choices.includes(text) };
  if (pattern === undefined) throw new TypeError(`Path parameter ${name} has neither an enum nor a pattern`);
  const shape = new RegExp(pattern, 'u');
  return {
    name,
    takes: describeText(name, described, 1, maxLength),
    fits: (text) => text.length <= maxLength && shape.test(text),
  };
}
