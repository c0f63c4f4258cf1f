/** Where the reader is: the address is the state, so that it can be shared, and back and forward are right. */
import { signal } from '@preact/signals';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

export const place = signal<Place>(readPlace());

function readPlace(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

export function go(address: string): void {
  if (address === location.pathname + location.search) return;
  const before = location.pathname;
  history.pushState(null, '', address);
  place.value = readPlace();
  // Another entry of the same list leaves the reader where they are.
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Changes the query of this page without a step in the history. */
export function setQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  history.replaceState(null, '', location.pathname + (text === '' ? '' : `?${text}`));
  place.value = readPlace();
}

/** Links of the explorer change the place; all others are the browser's. */
export function followLinks(isOurs: (path: string) => boolean): void {
  addEventListener('popstate', () => {
    place.value = readPlace();
  });
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || event.defaultPrevented || link === null || link.target !== '') return;
    if (link.origin !== location.origin || !isOurs(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

export const marketPath = (venue: string, id: string): string => `/market/${venue}/${encodeURIComponent(id)}`;

export const eventPath = (venue: string, id: string): string => `/event/${venue}/${encodeURIComponent(id)}`;

interface Named {
  readonly venue: string;
  readonly id: string;
}

export const relationPath = (left: Named, right: Named): string =>
  `/relation/${left.venue}/${encodeURIComponent(left.id)}/${right.venue}/${encodeURIComponent(right.id)}`;

export const strategyPath = (id: string): string => `/strategies/${encodeURIComponent(id)}`;

export const receiptPath = (id: string): string => `/receipt/${encodeURIComponent(id)}`;
