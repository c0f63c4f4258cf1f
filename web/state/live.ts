/**
 * One live stream a tab. Pages say what they want while they are shown; when that changes, the stream is opened again from
 * where it was, so that nothing between is missed.
 */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ApiError, type LiveEvent, type LiveQuote, type LiveState } from '../../client/index.ts';
import { client, noticeRefusal } from './session.ts';

export interface LiveWish {
  readonly channels: readonly ('quotes' | 'trades' | 'leads' | 'signals' | 'relations')[];
  /** `venue:id`; with none, everything of the channels. */
  readonly markets: readonly string[];
  readonly take?: (event: LiveEvent) => void;
}

export type ConnectionState = LiveState | { readonly kind: 'off' };

export const connection = signal<ConnectionState>({ kind: 'off' });

const wishes = signal<readonly LiveWish[]>([]);
const quotes = new Map<string, Signal<LiveQuote | undefined>>();
/** A tab left open for days looks at many markets. */
const quotesMax = 5_000;
/** A URL of the API has at most 4,096 characters. */
const marketCharactersMax = 3_500;
/** Pages change in steps; the stream follows once. */
const settleMs = 120;

/** The newest live quote of a market; nothing before one has come. */
export function quoteOf(venue: string, id: string): ReadonlySignal<LiveQuote | undefined> {
  const name = `${venue}:${id}`;
  let known = quotes.get(name);
  if (known === undefined) {
    if (quotes.size >= quotesMax) quotes.clear();
    known = signal(undefined);
    quotes.set(name, known);
  }
  return known;
}

/** Follows what is named for as long as the component is shown. `take` may change without opening the stream again. */
export function useLive(wish: LiveWish): void {
  const name = [...wish.channels, ...wish.markets].join(',');
  const latest = useRef(wish.take);
  latest.current = wish.take;
  // The name says all that matters of a wish.
  useEffect(() => {
    if (wish.channels.length === 0) return;
    const kept: LiveWish = { ...wish, take: (event) => latest.current?.(event) };
    wishes.value = [...wishes.peek(), kept];
    return () => {
      wishes.value = wishes.peek().filter((other) => other !== kept);
    };
  }, [name]);
}

/** Runs for as long as the tab lives. */
export function runLive(): void {
  let stop = new AbortController();
  let resume: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let followed = '';
  effect(() => {
    const api = client.value;
    const filter = filterOf(wishes.value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const name = JSON.stringify(filter);
      if (api !== undefined && name === followed) return;
      followed = api === undefined ? '' : name;
      stop.abort();
      stop = new AbortController();
      if (api === undefined || filter === undefined) {
        connection.value = { kind: 'off' };
        return;
      }
      void follow(
        api.live(filter, { resume, signal: stop.signal, onState: (state) => (connection.value = state) }),
        (event) => {
          resume = event.id;
          take(event);
        },
      );
    }, settleMs);
  });
}

async function follow(events: AsyncGenerator<LiveEvent>, onEvent: (event: LiveEvent) => void): Promise<void> {
  try {
    for await (const event of events) onEvent(event);
  } catch (error) {
    noticeRefusal(error);
    const failure = error instanceof Error ? error : new Error(String(error));
    if (!(error instanceof ApiError && error.status === 401)) {
      connection.value = { kind: 'lost', error: failure, retryInMs: 0 };
    }
  }
}

function take(event: LiveEvent): void {
  if (event.event === 'quote') {
    const known = quotes.get(`${event.data.venue}:${event.data.market_id}`);
    if (known !== undefined) known.value = event.data;
  }
  for (const wish of wishes.peek()) wish.take?.(event);
}

function filterOf(all: readonly LiveWish[]): { channels: string; markets?: string } | undefined {
  const channels = [...new Set(all.flatMap((wish) => wish.channels))].sort();
  if (channels.length === 0) return undefined;
  const everything = all.some((wish) => wish.markets.length === 0);
  const markets: string[] = [];
  let characters = 0;
  for (const market of new Set(all.flatMap((wish) => wish.markets))) {
    characters += market.length + 3;
    if (characters > marketCharactersMax || markets.length >= 200) break;
    markets.push(market);
  }
  return everything || markets.length === 0
    ? { channels: channels.join(',') }
    : { channels: channels.join(','), markets: markets.join(',') };
}
