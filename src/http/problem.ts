/**
 * RFC 9457: error answers of the API. The codes are stable; texts, which are in English for programmers, may change.
 */
import { STATUS_CODES } from 'node:http';

interface ProblemKind {
  readonly status: number;
  readonly detail: string;
}

export const PROBLEMS = {
  'not-found': { status: 404, detail: 'There is nothing at this address. What there is stands at /api.' },
  'unknown-pool': { status: 404, detail: 'The office has no such pool.' },
  'unknown-list': { status: 404, detail: 'The pool has no list of this date, or there is no such pool.' },
  'unknown-player': { status: 404, detail: 'Nobody has this id.' },
  'unknown-event': { status: 404, detail: 'No event has this id.' },
  'unknown-group': { status: 404, detail: 'Nobody on a newest list belongs to it, or there is no such group.' },
  'unknown-edition': { status: 404, detail: 'There is no such edition of a rulebook.' },
  'unknown-clause': { status: 404, detail: 'The edition has no such clause.' },
  'unknown-calculator': { status: 404, detail: 'There is no such calculator.' },
  'no-checkpoint': { status: 404, detail: 'The public log has no signed checkpoint yet.' },
  'nothing-to-prove': { status: 404, detail: 'The player is not on this list, or no number of it can be proved.' },
  'nothing-to-explain': { status: 404, detail: 'The player has nothing in this pool for this list or event.' },
  'malformed-body': { status: 400, detail: 'The body is no JSON object.' },
  'malformed-request': { status: 400, detail: 'This is not HTTP, or its address is not well encoded.' },
  'wrong-parameter': { status: 400, detail: 'One or more parameters are wrong.' },
  'wrong-method': { status: 405, detail: 'This can only be read: GET or HEAD.' },
  'not-from-here': {
    status: 403,
    detail: 'This form does not come from a page of this site, or the session has changed since: open the page again.',
  },
  'timed-out': { status: 408, detail: 'The request did not arrive in time.' },
  'too-large': { status: 413, detail: 'The body is larger than anything that is taken here.' },
  'address-too-long': { status: 414, detail: 'A part of the address is longer than any that exists.' },
  'wrong-media-type': { status: 415, detail: 'The body has to be JSON: application/json.' },
  'wrong-input': { status: 422, detail: 'The calculator cannot take these values.' },
  'too-many-requests': { status: 429, detail: 'Too many requests from one address within a minute.' },
  'headers-too-large': { status: 431, detail: 'The address and the headers together take more than 16 KB.' },
  'internal-error': { status: 500, detail: 'The fault is on our side, and it has been noted.' },
  busy: { status: 503, detail: 'Too much is being asked at the moment; ask again after a few seconds.' },
  closing: { status: 503, detail: 'The server is closing; ask another, or ask again when it is back.' },
  'store-unavailable': { status: 503, detail: 'The database of the office does not answer at the moment.' },
} as const satisfies Readonly<Record<string, ProblemKind>>;
export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  /** The invalid parameters, and what is wrong with them. */
  readonly errors?: readonly WrongParameter[];
}

export interface WrongParameter {
  readonly parameter: string;
  readonly detail: string;
}

type More = Partial<Pick<Problem, 'detail' | 'errors'>>;

interface Refusal extends More {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** Thrown by routes of the API; answered as a problem. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, { retryAfter, ...more }: Refusal = {}) {
    super(code);
    this.problem = problemOf(code, more);
    this.retryAfter = retryAfter;
  }

  get statusCode(): number {
    return this.problem.status;
  }
}

export const wrongParameter = (parameter: string, detail: string): ProblemError =>
  new ProblemError('wrong-parameter', { errors: [{ parameter, detail }] });

export function problemOf(code: ProblemCode, more: More = {}): Problem {
  const { status, detail } = PROBLEMS[code];
  return { type: `urn:elobook:problem:${code}`, title: STATUS_CODES[status] ?? code, status, code, detail, ...more };
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
