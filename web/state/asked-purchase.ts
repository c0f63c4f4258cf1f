/** What a comparison is asked for, as the address has it. */
export interface AskedPurchase {
  readonly side: 'yes' | 'no';
  readonly unit: 'shares' | 'usd';
  readonly amount: string;
  /** `venue:id`; the strongest relation if left out. */
  readonly counterpart: string | undefined;
}
