/** The facts of a person as the columns of the row say them. */
import type { PersonRow } from '../ledger/store.ts';

type ColumnsOfFacts = Pick<PersonRow, 'birthYear' | 'sex' | 'federation' | 'title'>;

const text = (member: string, value: string | null): string => (value === null ? '' : `,"${member}":"${value}"`);

/**
 * The facts of somebody of whom nothing is known but what has columns, and never was: of nearly everybody. As they are written
 * in canonical form, unless a value has letters that would be escaped there.
 */
export const factsByColumns = ({ birthYear, sex, federation, title }: ColumnsOfFacts): string => {
  const year = birthYear === null ? '' : `,"birthYear":${birthYear}`;
  const members = year + text('federation', federation) + text('sex', sex) + text('title', title);
  return `{"now":{${members.slice(1)}},"was":[]}`;
};
