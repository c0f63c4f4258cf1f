/** The messages of the market channel, typed. Prices are on the scale of the token they name. */
import type { Micros } from '../../../core/exact/index.ts';
import type { BookSide } from '../../../core/market/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { VenueBPrint } from '../trade-row.ts';

export type StreamMessage =
  | BookMessage
  | ChangesMessage
  | TopMessage
  | { readonly kind: 'tick'; readonly asset: string; readonly tick: Micros; readonly venueTime: number }
  | { readonly kind: 'print'; readonly print: VenueBPrint }
  | { readonly kind: 'listed'; readonly slug: string }
  | { readonly kind: 'resolved'; readonly conditionId: string }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'malformed';
      /** Whom it concerns, as far as it could be read. */
      readonly assets: readonly string[];
      readonly conditionId: string | undefined;
    };

export interface BookMessage {
  readonly kind: 'book';
  readonly asset: string;
  readonly bids: ExactJson | undefined;
  readonly asks: ExactJson | undefined;
  readonly tick: Micros | undefined;
  readonly venueTime: number;
}

export interface ChangesMessage {
  readonly kind: 'changes';
  readonly changes: readonly StreamChange[];
  readonly venueTime: number;
}

export interface StreamChange {
  readonly asset: string;
  readonly side: BookSide;
  readonly price: Micros;
  /** The new total. */
  readonly quantity: Micros;
  /** The venue's own of the change, which one order that comes and goes within an instant may have twice; empty if none. */
  readonly hash: string;
  /** The best prices after the change; undefined if the message has none. */
  readonly top: StreamTop | undefined;
}

/** An empty side is undefined. */
export interface StreamTop {
  readonly bid: Micros | undefined;
  readonly ask: Micros | undefined;
}

export interface TopMessage {
  readonly kind: 'top';
  readonly asset: string;
  readonly top: StreamTop;
  readonly venueTime: number;
}

/** The latest of `earlier` that this one repeats; the best prices it names may be later ones. */
export function findResent(
  earlier: readonly ChangesMessage[],
  message: ChangesMessage,
): ChangesMessage | undefined {
  for (let place = earlier.length - 1; place >= 0; place -= 1) {
    const sent = earlier[place];
    // Nearly always the times differ.
    if (sent?.venueTime === message.venueTime && isResend(message, sent)) return sent;
  }
  return undefined;
}

function isResend(message: ChangesMessage, other: ChangesMessage): boolean {
  if (message.changes.length !== other.changes.length) return false;
  return message.changes.every((change, place) => {
    const sent = other.changes[place];
    return (
      sent !== undefined &&
      change.price === sent.price &&
      change.quantity === sent.quantity &&
      change.side === sent.side &&
      change.hash === sent.hash &&
      change.asset === sent.asset
    );
  });
}
