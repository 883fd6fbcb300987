/** The present day in a time zone: the one place that uses time zones. */

/** Creating one takes longer than all the rest. */
const CALENDARS = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = CALENDARS.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  CALENDARS.set(timeZone, made);
  return made;
}

/** The calendar day in a time zone, `2024-06-01`. */
export function dayInTimeZone(timeZone: string, now: number): string {
  const part = new Map(
    calendarOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
}

/** Whether the time zone exists: `Europe/Budapest`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
