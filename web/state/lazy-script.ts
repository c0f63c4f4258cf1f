/** A part of the explorer in a script of its own: asked for once, and again after a failure. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface LazyScript<Value> {
  /** Undefined until it is here; an error where it cannot be had. */
  readonly value: ReadonlySignal<Value | Error | undefined>;
  load(): Promise<void>;
}

export function lazyScript<Value>(fetchScript: () => Promise<Value>): LazyScript<Value> {
  const value = signal<Value | Error | undefined>(undefined);
  let loading: Promise<void> | undefined;
  return {
    value,
    load: () => {
      loading ??= fetchScript().then(
        (loaded) => {
          value.value = loaded;
        },
        (error: unknown) => {
          loading = undefined;
          value.value = error instanceof Error ? error : new Error(String(error));
        },
      );
      return loading;
    },
  };
}
