/** The parts of a time as entries have it: `2024-06-01T08:30:00.000Z`. */
export const dayOfTime = (time: string): string => time.slice(0, 10);

/** `08:30:00`. */
export const clockOfTime = (time: string): string => time.slice(11, 19);
