/** Arbiters as the records 102 and 112 have them: a name, and in brackets the FIDE number where it is known. */
import type { Arbiter } from '../../core/report.ts';

const WITH_NUMBER = /^(.*\S) \((\d{5,11})\)$/;

export function arbiterIn(text: string): Arbiter {
  const [, name, fideId] = WITH_NUMBER.exec(text) ?? [];
  return name === undefined || fideId === undefined ? { name: text } : { name, fideId };
}

const arbiterText = ({ name = '', fideId }: Arbiter): string =>
  fideId === undefined || name === '' || !/^\d{5,11}$/.test(fideId) ? name : `${name} (${fideId})`;

export interface ArbiterRecords {
  /** The chief arbiter, 102. */
  readonly chief?: string;
  /** Deputies, 112. */
  readonly deputies: readonly string[];
  /** Other arbiters have no record. */
  readonly left: number;
}

/** Where nobody has a role, the first is the chief arbiter. */
export function arbiterRecords(arbiters: readonly Arbiter[]): ArbiterRecords {
  const isByOrder = arbiters.every(({ role }) => role === undefined);
  const chief = isByOrder ? arbiters[0] : arbiters.find(({ role }) => role === 'chief');
  const others = arbiters.filter((each) => each !== chief);
  return {
    ...(chief === undefined ? {} : { chief: arbiterText(chief) }),
    deputies: others.filter(({ role }) => role !== 'arbiter').map(arbiterText),
    left: others.filter(({ role }) => role === 'arbiter').length,
  };
}
