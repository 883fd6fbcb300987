/** What the formats of Go events have in common: grades and names. */

/** A grade as the rulebooks write it: `12k`, `3d`, `1p`. */
export interface GoGrade {
  readonly text: string;
  /** Grades above 30 kyu: 1 kyu is 29, 1 dan 30. Reading: a professional counts as 7 dan, where the handicap needs it. */
  readonly strength: number;
}

const GRADE = /^(\d{1,2})([kdp]?)$/i;
const PROFESSIONAL = 36;

/** Digits and a letter in either case; digits alone are kyu. There is no grade 0. */
export function readGrade(written: string): GoGrade | undefined {
  const match = GRADE.exec(written.trim());
  if (match === null) return undefined;
  const number = Number(match[1]);
  const letter = (match[2] as string).toLowerCase() || 'k';
  if (number === 0) return undefined;
  const strength = letter === 'k' ? 30 - number : letter === 'd' ? 29 + number : PROFESSIONAL;
  return { text: `${number}${letter}`, strength };
}

/** `Family, Given`; a player may have only one name. */
export const familyAndGiven = (family: string, given: string): string =>
  family === '' || given === '' ? family + given : `${family}, ${given}`;

/** An identifier of the European Go Database. */
export const PIN = /^\d{8}$/;
