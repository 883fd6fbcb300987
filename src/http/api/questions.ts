/** Validates requests by the schema of their route; reports all errors at once. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import Type from 'typebox';
import { ProblemError, type WrongParameter } from '../problem.ts';
import type { ApiRoute } from './route.ts';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
}

/** The validator is loaded after the start of the server, or with the first request. */
let checker: Promise<Ajv> | undefined;
const sharedChecker = (): Promise<Ajv> =>
  (checker ??= import('ajv').then(({ Ajv: Checker }) => new Checker({ coerceTypes: true, allErrors: true })));

/** The schema of a route's requests. */
type AskedShape = Pick<ApiRoute, 'params' | 'query'>;

/** Validates the requests of a route. */
export class RouteChecker {
  readonly #route: AskedShape;
  #checking: Promise<ValidateFunction> | undefined;

  constructor(route: AskedShape) {
    this.#route = route;
  }

  /** Compiles the validation in advance. */
  ready(): Promise<ValidateFunction> {
    const { params = Type.Object({}), query } = this.#route;
    this.#checking ??= sharedChecker().then((ajv) => ajv.compile(Type.Object({ params, query })));
    return this.#checking;
  }

  /** Also converts digits in an address to numbers. */
  async check(question: RawRequest): Promise<void> {
    const isRight = await this.ready();
    if (!isRight(question)) throw new ProblemError('wrong-parameter', { errors: isRight.errors?.map(wrong) ?? [] });
  }
}

/** The parameter, and what was expected of it. */
function wrong({ instancePath, message = 'is wrong', params }: ErrorObject): WrongParameter {
  const { additionalProperty, missingProperty, allowedValues } = params as Readonly<Record<string, unknown>>;
  if (typeof additionalProperty === 'string') return { parameter: additionalProperty, detail: 'is not known here' };
  if (typeof missingProperty === 'string') return { parameter: missingProperty, detail: 'is needed' };
  const detail = Array.isArray(allowedValues) ? `takes one of ${allowedValues.join(', ')}` : message;
  return { parameter: nameIn(instancePath), detail };
}

/** `/query/limit`; a name may contain characters that a JSON pointer escapes. */
const nameIn = (path: string): string => (path.split('/')[2] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
