/**
 * Checks values against the schemas of the OpenAPI document with Ajv: another reader of JSON Schema than the one the
 * schemas were written with. Ajv comes with the validator of documents; it is not a dependency of our own.
 */
import { createRequire } from 'node:module';

/** The little of Ajv that is used here. */
interface Ajv {
  addSchema(schema: object, key: string): Ajv;
  getSchema(place: string): ((value: unknown) => boolean) | undefined;
  errorsText(errors: unknown): string;
}
type AjvClass = new (options: Readonly<Record<string, unknown>>) => Ajv;

const ofValidator = createRequire(
  createRequire(import.meta.url).resolve('@seriousme/openapi-schema-validator'),
);
const { Ajv2020 }: { Ajv2020: AjvClass } = ofValidator('ajv/dist/2020.js');
const { default: addFormats }: { default: (ajv: Ajv) => void } = ofValidator('ajv-formats');

/** Nothing when the value fits the schema at a JSON pointer of the document, otherwise what does not fit. */
export type DocumentCheck = (pointer: string, value: unknown) => string | undefined;

export function createDocumentCheck(document: object): DocumentCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  return (pointer, value) => {
    const check = ajv.getSchema(`document#${pointer}`);
    if (!check) throw new TypeError(`The document has no schema at ${pointer}`);
    if (check(value)) return undefined;
    return ajv.errorsText('errors' in check ? check.errors : undefined);
  };
}

/** The pointer to the schema of an operation's answer. */
export function answerPointer(
  path: string,
  status: string,
  mediaType = 'application/json',
  method = 'GET',
): string {
  return `/paths/${escapePart(path)}/${method.toLowerCase()}/responses/${status}/content/${escapePart(mediaType)}/schema`;
}

export const errorPointer = '/components/schemas/Error';

function escapePart(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
