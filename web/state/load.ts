/** Asking the API from a component: loading, failed and there, with what was there before kept while it is asked again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Client } from '../../client/index.ts';
import { client, noticeRefusal, paceMs } from './session.ts';

export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
}

export type Load<Value> = (api: Client, signal: AbortSignal) => Promise<Value>;

/** A load that may begin before what shows it is drawn: its first use takes the answer of the request that is already under way. */
export interface EarlyLoad<Value> {
  readonly load: Load<Value>;
  begin(api: Client): void;
}

export function earlyLoad<Value>(load: Load<Value>): EarlyLoad<Value> {
  let begun: Promise<Value> | undefined;
  return {
    load: (api, signal) => {
      const first = begun ?? load(api, signal);
      begun = undefined;
      return first;
    },
    begin: (api) => {
      begun = load(api, new AbortController().signal);
      // The page that shows it handles a failure, which may come before the page does.
      begun.catch(() => undefined);
    },
  };
}

/** `name` says what is asked for: another name forgets the value; `everyMs` asks again for as long as the page is seen. */
export function useLoad<Value>(name: string, load: Load<Value>, everyMs?: number): Loaded<Value> {
  const [state, setState] = useState<{ name: string; value?: Value; error?: Error; round: number }>({
    name,
    round: 0,
  });
  const latest = useRef(load);
  latest.current = load;
  const current = state.name === name ? state : { name, round: state.round };
  const api = client.value;
  const { round } = state;

  // A round asks again for the same.
  useEffect(() => {
    if (api === undefined) return;
    const stop = new AbortController();
    latest.current(api, stop.signal).then(
      (value) => stop.signal.aborted || setState((before) => ({ name, value, round: before.round })),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        noticeRefusal(error);
        const failure = error instanceof Error ? error : new Error(String(error));
        setState((before) => ({
          name,
          ...(before.name === name && before.value !== undefined ? { value: before.value } : {}),
          error: failure,
          round: before.round,
        }));
      },
    );
    return () => stop.abort();
  }, [api, name, round]);

  const reload = () => setState((before) => ({ ...before, round: before.round + 1 }));
  useEffect(() => {
    if (everyMs === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') reload();
        next();
      }, paceMs(everyMs));
    };
    next();
    return () => clearTimeout(timer);
  }, [everyMs, name]);

  return {
    value: current.value,
    error: current.error,
    loading: current.value === undefined && current.error === undefined,
    reload,
  };
}
