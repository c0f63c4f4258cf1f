import type { Rational } from '../../exact/index.ts';

/** What the structured fields of a contract explain in its text. */
export interface KnownSpans {
  readonly bounds: readonly Rational[];
  /** Exact names; case counts. */
  readonly names: readonly string[];
  /** Matches further exact names, such as all teams of a league; global, and without groups. */
  readonly namePattern: RegExp | undefined;
}
