/** Months in UTC by number, the first of them January 2010; whatever lies outside counts as the first or the last. */
const firstYear = 2010;
const years = 40;
export const monthCount = years * 12;
const dayMs = 86_400_000;
const firstDay = Date.UTC(firstYear, 0, 1) / dayMs;

/** By days since the first: a look-up, since every settled market passes here six times. */
const monthByDay = (() => {
  const days = Date.UTC(firstYear + years, 0, 1) / dayMs - firstDay;
  const months = new Uint16Array(days);
  for (let month = 0; month < monthCount; month += 1) {
    months.fill(month, Date.UTC(firstYear, month, 1) / dayMs - firstDay);
  }
  return months;
})();

export function monthOf(at: number): number {
  const day = Math.floor(at / dayMs) - firstDay;
  return monthByDay[Math.max(0, Math.min(monthByDay.length - 1, day))] ?? 0;
}

const printedMonths = Array.from({ length: monthCount }, (_, month) =>
  new Date(Date.UTC(firstYear, month, 1)).toISOString().slice(0, 7),
);

/** `YYYY-MM`. */
export function printMonth(month: number): string {
  return printedMonths[month] ?? '';
}
