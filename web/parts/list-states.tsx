/** What a list shows while it is not there, is empty, or could not be read. */
import type { ComponentChildren } from 'preact';
import { ApiError } from '../../client/index.ts';
import { printAge } from '../state/format.ts';
import type { Loaded } from '../state/load.ts';

interface Props<Value> {
  readonly of: Loaded<Value>;
  /** Lines that the loading state keeps free, so that nothing moves when they come. */
  readonly lines?: number;
  readonly empty?: ((value: Value) => string | undefined) | undefined;
  readonly children: (value: Value) => ComponentChildren;
}

export function ListStates<Value>({ of, lines = 6, empty, children }: Props<Value>) {
  if (of.value === undefined) {
    return of.error === undefined ? (
      <Loading lines={lines} />
    ) : (
      <Failed error={of.error} reload={of.reload} />
    );
  }
  const words = empty?.(of.value);
  return (
    <>
      {of.error !== undefined && <Failed error={of.error} reload={of.reload} />}
      {words === undefined ? children(of.value) : <p class="empty">{words}</p>}
    </>
  );
}

export function Loading({ lines }: { readonly lines: number }) {
  return (
    <div class="loading" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

export function Failed({ error, reload }: { readonly error: Error; readonly reload: () => void }) {
  return (
    <p class="failed" role="alert">
      {describe(error)}{' '}
      <button type="button" class="quiet" onClick={reload}>
        Try again
      </button>
    </p>
  );
}

function describe(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.status === 429) {
    const wait = error.retryAfterMs === undefined ? 'a while' : printAge(error.retryAfterMs);
    return error.code === 'daily_quota_exceeded'
      ? `The daily quota of this key is used up; it opens again in ${wait}.`
      : `Too many requests with this key; wait ${wait}.`;
  }
  return error.message;
}
