/** The instant a date and a time of day in a rules text name, on the clock of the zone that stands beside the time. */
import { easternInstant, type Instant, parseInstant } from '../../exact/index.ts';
import type { Slot } from '../text/index.ts';

type DateSlot = Extract<Slot, { readonly kind: 'date' }>;
type TimeSlot = Extract<Slot, { readonly kind: 'time' }>;

/** `EDT` in December is no clock anybody reads: such a time is refused, as is every zone but those of the East Coast and UTC. */
export function slotInstant(date: DateSlot, { hour, minute, second, zone }: TimeSlot): Instant | undefined {
  const { year, month, day } = date;
  const digits = (value: number): string => value.toString().padStart(2, '0');
  const written = `${year}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}:${digits(second ?? 0)}`;
  const offsets: Readonly<Record<string, string>> = { UTC: 'Z', GMT: 'Z', EST: '-05:00', EDT: '-04:00' };
  const offset = offsets[zone];
  if (zone !== 'ET' && offset === undefined) return undefined;
  const eastern = easternInstant({ year, month, day, hour, minute, second: second ?? 0 });
  if (offset === undefined) return eastern;
  const instant = parseInstant(`${written}${offset}`);
  return offset === 'Z' || instant === eastern ? instant : undefined;
}
