/** A span of a rules text that an exact format or a structured field explains, and what it stands for. */
import type { Rational } from '../../exact/index.ts';

export type Slot =
  | {
      readonly kind: 'date';
      readonly text: string;
      readonly year: number;
      readonly month: number;
      readonly day: number;
    }
  /** Days of one month: `July 28-29, 2026`. */
  | {
      readonly kind: 'days';
      readonly text: string;
      readonly year: number;
      readonly month: number;
      readonly first: number;
      readonly last: number;
    }
  /** A day without its year: `October 4`. */
  | { readonly kind: 'day'; readonly text: string; readonly month: number; readonly day: number }
  /** `July 2026` */
  | { readonly kind: 'month'; readonly text: string; readonly year: number; readonly month: number }
  /** A month without its year: `July`. */
  | { readonly kind: 'month_name'; readonly text: string; readonly month: number }
  | {
      readonly kind: 'quarter';
      readonly text: string;
      readonly year: number | undefined;
      readonly quarter: number;
    }
  | { readonly kind: 'year'; readonly text: string; readonly year: number }
  /** A time of day with its zone, as written: `ET`, `EST`, `EDT`, `UTC`. */
  | {
      readonly kind: 'time';
      readonly text: string;
      readonly hour: number;
      readonly minute: number;
      readonly second: number | undefined;
      readonly zone: string;
    }
  /** A competition known by exact names: `La Liga`. */
  | { readonly kind: 'competition'; readonly text: string }
  | { readonly kind: 'url'; readonly text: string }
  /** A number that is a bound of this contract, or the whole number next to a half line. */
  | { readonly kind: 'bound'; readonly text: string; readonly value: Rational }
  /** A name that the label, an outcome, the event's title or a table of exact names knows. */
  | {
      readonly kind: 'name';
      readonly text: string;
      /** Words in capitals that no field and no table names. */
      readonly isUnexplained?: true;
    };
