/**
 * What several test files of a process use one after the other, such as a running service: made for the first file that asks,
 * closed after the last test of the process. The hooks of one file cannot close it: they run before the next file begins.
 */
import { after } from 'node:test';

let closings: (() => Promise<void>)[] | undefined;

/** For a process of several test files, before it loads them. Returns what closes all that they have shared. */
export function keepSharedResources(): () => Promise<void> {
  const kept: (() => Promise<void>)[] = [];
  closings = kept;
  return async () => {
    for (const close of kept.toReversed()) await close();
  };
}

/** Call it while the test files load. The first call of the result makes the resource. */
export function shareResource<T extends { close(): Promise<void> }>(
  make: () => Promise<T>,
): () => Promise<T> {
  let made: Promise<T> | undefined;
  const close = async (): Promise<void> => {
    // One that was not made has failed the test that asked for it.
    const resource = await made?.catch(() => undefined);
    await resource?.close();
  };
  if (closings === undefined) after(close);
  else closings.push(close);
  return () => {
    made ??= make();
    return made;
  };
}
