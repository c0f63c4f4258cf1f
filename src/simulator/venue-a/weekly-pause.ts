/** venue_a's weekly pause, Thursday 03:00 to 05:00 US Eastern. Connections drop when it begins. */
import { addDays, easternOf, fromEastern, weekdayOf } from '../world/index.ts';

const thursday = 4;
const pauseHour = 3;

/** When the first pause after the given time begins. */
export function nextPauseAt(after: number): number {
  const today = easternOf(after);
  const date = addDays(today, (thursday - weekdayOf(today) + 7) % 7);
  const pauseAt = fromEastern(date, pauseHour, 0);
  return pauseAt > after ? pauseAt : fromEastern(addDays(date, 7), pauseHour, 0);
}
