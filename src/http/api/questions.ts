/** Whether a question has the shape that its route asks for; what is wrong is reported all at once. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import Type from 'typebox';
import { ProblemError, type WrongParameter } from '../problem.ts';
import type { ApiRoute } from './route.ts';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
}

/** The checker is loaded when the server has started, or with the first question. */
let checker: Promise<Ajv> | undefined;
const sharedChecker = (): Promise<Ajv> =>
  (checker ??= import('ajv').then(({ Ajv: Checker }) => new Checker({ coerceTypes: true, allErrors: true })));

/** What a question of a route has to be. */
type AskedShape = Pick<ApiRoute, 'params' | 'query'>;

/** The questions of a route. */
export class RouteChecker {
  readonly #route: AskedShape;
  #checking: Promise<ValidateFunction> | undefined;

  constructor(route: AskedShape) {
    this.#route = route;
  }

  /** Makes the check, so that nobody has to wait for it later. */
  ready(): Promise<ValidateFunction> {
    const { params = Type.Object({}), query } = this.#route;
    this.#checking ??= sharedChecker().then((ajv) => ajv.compile(Type.Object({ params, query })));
    return this.#checking;
  }

  /** Also makes numbers of the digits in an address. */
  async check(question: RawRequest): Promise<void> {
    const isRight = await this.ready();
    if (!isRight(question)) throw new ProblemError('wrong-parameter', { errors: isRight.errors?.map(wrong) ?? [] });
  }
}

/** Which parameter, and what was expected of it. */
function wrong({ instancePath, message = 'is wrong', params }: ErrorObject): WrongParameter {
  const { additionalProperty, missingProperty, allowedValues } = params as Readonly<Record<string, unknown>>;
  if (typeof additionalProperty === 'string') return { parameter: additionalProperty, detail: 'is not known here' };
  if (typeof missingProperty === 'string') return { parameter: missingProperty, detail: 'is needed' };
  const detail = Array.isArray(allowedValues) ? `takes one of ${allowedValues.join(', ')}` : message;
  return { parameter: nameIn(instancePath), detail };
}

/** `/query/limit`; a name may hold marks, which the path writes otherwise. */
const nameIn = (path: string): string => (path.split('/')[2] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
