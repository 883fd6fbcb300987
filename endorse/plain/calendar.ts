/** Days are written 2024-05-01, months 2024-05. A list is dated the first day of its month. */

function parts(day: string): [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function dayNumber(day: string): number {
  const [year, month, date] = parts(day);
  return Date.UTC(year, month - 1, date) / 86_400_000;
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function dayPlus(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function monthPlus(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

/** Completed years on a day. Who was born on 29 February has the birthday on 1 March in common years. */
export function ageOn(birth: string, day: string): number {
  const [year, month, date] = parts(day);
  const [birthYear, birthMonth, birthDate] = parts(birth);
  const hadBirthday = month > birthMonth || (month === birthMonth && date >= birthDate);
  return year - birthYear - (hadBirthday ? 0 : 1);
}
