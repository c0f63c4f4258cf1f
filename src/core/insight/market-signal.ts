/** Something unusual in the trading of one market, compared with the market's own habit. */
export const signalKinds = ['burst', 'block', 'sweep', 'one_sided', 'price_jump'] as const;
export type SignalKind = (typeof signalKinds)[number];

export interface MarketSignal {
  readonly kind: SignalKind;
  /** Larger is stranger; the highest score the episode reached. */
  readonly score: number;
  /** When the episode opened; milliseconds since 1970. */
  readonly detectedAt: number;
}
