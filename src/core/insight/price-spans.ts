/** How far back prices are known, and how finely: at whole minutes of the last 25 hours, at whole hours of the last 721. */
export const minuteMs = 60_000;
const hourMs = 3_600_000;
const minuteHours = 25;
const pricedHours = 721;
/** 31 days. A quote that came before is in force no longer, or it would have to be looked for without an end. */
const keptHours = 744;

export interface PriceSpans {
  /** What happened before this does not count. */
  readonly keptFrom: number;
  /** The first moment that has a price. */
  readonly pricedFrom: number;
  /** From here on whole minutes have prices, before it whole hours. */
  readonly minutesFrom: number;
}

/** All of them are whole hours; milliseconds since 1970. */
export function priceSpansAt(now: number): PriceSpans {
  const hour = Math.floor(now / hourMs);
  return {
    keptFrom: (hour - keptHours) * hourMs,
    pricedFrom: (hour - pricedHours) * hourMs,
    minutesFrom: (hour - minuteHours) * hourMs,
  };
}
