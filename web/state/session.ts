/** The key and the client that uses it. The key is in the session storage of this tab and nowhere else. */
import { computed, signal } from '@preact/signals';
import { ApiError, type Client, createClient } from '../../client/index.ts';

const storageName = 'routeur-key';

export interface KeyRefusal {
  readonly code: string;
  readonly message: string;
}

const key = signal<string | undefined>(takeKey());
/** Why the last key was refused. */
export const refusal = signal<KeyRefusal | undefined>(undefined);

/** Of the key; the smallest there is until an answer says more. */
let requestsPerMinute = 30;

/** How often something may be asked for by itself: `wantedMs` apart, or as the key allows it a tenth of its requests. */
export function paceMs(wantedMs: number): number {
  return Math.max(wantedMs, 600_000 / requestsPerMinute);
}

export const client = computed<Client | undefined>(() =>
  key.value === undefined
    ? undefined
    : createClient({ key: key.value, onLimits: ({ perMinute }) => (requestsPerMinute = perMinute) }),
);

/** From the fragment, which no server sees and which leaves the address at once; else as this tab kept it. */
function takeKey(): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given !== null) {
    history.replaceState(null, '', location.pathname + location.search);
    sessionStorage.setItem(storageName, given);
    return given;
  }
  return sessionStorage.getItem(storageName) ?? undefined;
}

export function signIn(text: string): void {
  sessionStorage.setItem(storageName, text);
  refusal.value = undefined;
  key.value = text;
}

export function signOut(reason?: KeyRefusal): void {
  sessionStorage.removeItem(storageName);
  refusal.value = reason;
  key.value = undefined;
}

/** A key that is refused is forgotten, and the form says why. */
export function noticeRefusal(error: unknown): void {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    signOut({ code: error.code, message: error.message });
  }
}

/** A new fragment in an open tab: the user pasted the printed address again. */
export function watchFragment(): void {
  addEventListener('hashchange', () => {
    const given = takeKey();
    if (given !== undefined) signIn(given);
  });
}
