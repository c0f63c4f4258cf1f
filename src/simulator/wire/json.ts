/** Numbers on the wire with exactly the digits we mean: `JSON.stringify` of a float would choose its own. */

declare global {
  interface JSON {
    /** ECMAScript's "JSON.parse source text access"; in Node since 21. */
    rawJSON(text: string): object;
  }
}

const numberForm = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** A member that renders as a JSON number with these digits. Throws where the text is no plain decimal. */
export function exactNumber(text: string): object {
  if (!numberForm.test(text))
    throw new RangeError(`A decimal number was expected, found ${JSON.stringify(text)}`);
  return JSON.rawJSON(text);
}
