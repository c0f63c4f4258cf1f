import type { TierName } from '../../store/index.ts';

/** Who is calling, once verified. Limits are counted by `id`. */
export interface Caller {
  /** `key:<key id>` or `identity:<subject>`; never a secret, so it may be logged. */
  readonly id: string;
  /** Only of a caller with a key of ours. */
  readonly keyId?: string;
  readonly tier: TierName;
}
