/** Pieces that several phrases share. Each is a text of the notation and nothing else, so that none contains itself. */

export const market = 'market=(this market | the market | it)';
export const willResolve = 'verb=(will resolve | resolves | will settle)';
export const half = 'half=(50-50 | to 50-50 | to 50/50 | 50/50)';
/** How far a game may be moved before it counts as lost. */
export const within =
  'limit=(48 hours | two days | 2 days | two weeks | 2 weeks | two calendar days | 7 days | one week | two years)';
export const regularTime = 'within the first 90 minutes of regular play plus stoppage time';
export const afterRegularTime =
  'after 90 minutes plus stoppage time (does not include extra time or penalties)';
export const resolvesToYes = 'market=(the market | this market) resolves to Yes';
/** Behind an if, on venue_a. */
export const yes = 'the market resolves to Yes';

export function choice(part: string, branches: readonly string[]): string {
  return `${part}=(${branches.join(' | ')})`;
}
