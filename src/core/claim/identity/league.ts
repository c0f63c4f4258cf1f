/** A league, its teams, and how the venues call it. */
import type { Team } from './team-table.ts';

export interface League {
  readonly id: string;
  /** In our words, for facts and documents. */
  readonly title: string;
  /** Codes of the venues' own sports tables. */
  readonly codes: { readonly venue_b: readonly string[] };
  /** venue_a series of this league begin with one of these; the longer prefix is listed first where two could match. */
  readonly seriesPrefixes: readonly string[];
  /** Words of a rules text that call for this league's names; a help for masking only. */
  readonly words: RegExp;
  readonly teams: readonly Team[];
}
