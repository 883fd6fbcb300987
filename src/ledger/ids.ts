/**
 * Ids as people see them. Internally, persons and events are numbered 1, 2, 3 …; `core/person-id.ts` has the ids of
 * persons.
 */
export { LAST_PERSON, personId, personNumber } from '../core/person-id.ts';

/** A letter followed by a number. */
const COUNTED = {
  event: /^e([1-9]\d{0,14})$/i,
  import: /^i([1-9]\d{0,14})$/i,
  account: /^u([1-9]\d{0,14})$/i,
  request: /^r([1-9]\d{0,14})$/i,
  job: /^j([1-9]\d{0,14})$/i,
} as const;

function countedNumber(kind: keyof typeof COUNTED, text: string): number | undefined {
  const found = COUNTED[kind].exec(text);
  return found === null ? undefined : Number(found[1]);
}

/** `eventId(17)` is `e17`. Throws unless the number is whole, at least 1, and within the range of a store. */
export function eventId(number: number): string {
  const id = `e${number}`;
  if (eventNumber(id) !== number) throw new RangeError('no number of an event');
  return id;
}

/** Event numbers have a 32-bit column in every store, one bit of which is the sign. */
export const LAST_EVENT = 2 ** 31 - 1;

/** Undefined for a text that is no event id. */
export function eventNumber(text: string): number | undefined {
  const number = countedNumber('event', text);
  return number === undefined || number > LAST_EVENT ? undefined : number;
}

/** `importId(7)` is `i7`. */
export function importId(number: number): string {
  const id = `i${number}`;
  if (importNumber(id) !== number) throw new RangeError('no number of an import');
  return id;
}

export const importNumber = (text: string): number | undefined => countedNumber('import', text);

/** `accountId(3)` is `u3`. */
export function accountId(number: number): string {
  const id = `u${number}`;
  if (accountNumber(id) !== number) throw new RangeError('no number of an account');
  return id;
}

export const accountNumber = (text: string): number | undefined => countedNumber('account', text);

/** `requestId(12)` is `r12`. */
export function requestId(number: number): string {
  const id = `r${number}`;
  if (requestNumber(id) !== number) throw new RangeError('no number of a request');
  return id;
}

export const requestNumber = (text: string): number | undefined => countedNumber('request', text);

/** `jobId(12)` is `j12`. */
export function jobId(number: number): string {
  const id = `j${number}`;
  if (jobNumber(id) !== number) throw new RangeError('no number of a job');
  return id;
}

export const jobNumber = (text: string): number | undefined => countedNumber('job', text);
