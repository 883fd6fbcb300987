/** The facts of a person as the columns of the row hold them. */
import type { PersonRow } from '../ledger/store.ts';

type ColumnsOfFacts = Pick<PersonRow, 'birthYear' | 'sex' | 'federation' | 'title'>;

const text = (member: string, value: string | null): string => (value === null ? '' : `,"${member}":"${value}"`);

/**
 * The facts of a person that consist of nothing but columns, without a history: those of nearly everybody. In canonical
 * form, unless a value has characters that would be escaped there.
 */
export const factsByColumns = ({ birthYear, sex, federation, title }: ColumnsOfFacts): string => {
  const year = birthYear === null ? '' : `,"birthYear":${birthYear}`;
  const members = year + text('federation', federation) + text('sex', sex) + text('title', title);
  return `{"now":{${members.slice(1)}},"was":[]}`;
};
