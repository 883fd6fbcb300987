/** RFC 9457: what the API answers where it cannot do what was asked. The codes are stable; texts may change. */
import { STATUS_CODES } from 'node:http';

export const PROBLEM_CODES = {
  'not-found': 404,
  'unknown-pool': 404,
  'unknown-list': 404,
  'unknown-player': 404,
  'unknown-event': 404,
  'unknown-edition': 404,
  'unknown-clause': 404,
  'unknown-calculator': 404,
  'nothing-to-explain': 404,
  'wrong-parameter': 400,
  'wrong-input': 422,
  'wrong-method': 405,
  'not-acceptable': 406,
  'too-large': 413,
  'address-too-long': 414,
  'too-many-requests': 429,
  'internal-error': 500,
  'store-unavailable': 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_CODES;

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail?: string;
  /** Which parameters are wrong, and how. */
  readonly errors?: readonly { readonly parameter: string; readonly detail: string }[];
}

/** Thrown by routes of the API; answered as a problem. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, more: Pick<Problem, 'detail' | 'errors'> = {}) {
    super(code);
    this.problem = problemOf(code, more);
  }
}

export const problemOf = (code: ProblemCode, more: Pick<Problem, 'detail' | 'errors'> = {}): Problem => ({
  type: `urn:elobook:problem:${code}`,
  title: STATUS_CODES[PROBLEM_CODES[code]] ?? code,
  status: PROBLEM_CODES[code],
  code,
  ...more,
});

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
