/**
 * Goes on with a value that is mostly there at once and sometimes has to be waited for. A promise for what is already
 * known would cost every request a turn of the event loop.
 */
export function whenKnown<T, R>(value: T | Promise<T>, use: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}
