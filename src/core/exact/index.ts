export { formatMicros, type Micros, microsPerUnit, parseMicros } from './micros.ts';
export { compareRationals, formatRational, parseDecimal, type Rational, rational } from './rational.ts';
