import { floorHour } from './spans.ts';

export interface HourlyPrice {
  readonly at: number;
  readonly price: number;
}

/** The last point of each hour that has one, oldest first. The points may come in any order. */
export function closingPrices(points: readonly HourlyPrice[]): HourlyPrice[] {
  const byHour = new Map<number, HourlyPrice>();
  for (const point of points) {
    const hour = floorHour(point.at);
    const last = byHour.get(hour);
    if (last === undefined || point.at >= last.at) byHour.set(hour, point);
  }
  return [...byHour.values()].sort((left, right) => left.at - right.at);
}
