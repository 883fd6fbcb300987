/** The API's documentation, made from the same shapes that check its questions. For programmers, so in English. */
import type { VNode } from 'preact';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import type { Site } from '../../site.ts';

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Readonly<Record<string, unknown>>;
}

export interface ApiOperation {
  /** `/api/v1/players/{player}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly parameters: readonly ApiParameter[];
  /** JSON Schema of the answer. */
  readonly answer: unknown;
  /** An address that works here. */
  readonly example?: string | undefined;
}

export function apiPage(operations: readonly ApiOperation[], codes: readonly string[], site: Site): Page {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    title: 'API',
    description: 'Rating lists, players, events and explanations as data.',
    body: (
      <div lang="en">
        <h1>API</h1>
        <p>
          Everything that these pages show can be had as data. Reading needs no key. Answers are JSON; what is absent is
          left out. Each answer has an ETag; asked again with it, an answer that has not changed costs nothing. Whole
          lists come as NDJSON or CSV streams.
        </p>
        <p>
          <a href={`${site.base}/api/v1/openapi.json`}>OpenAPI 3.1 document</a>. The npm package has a typed client:{' '}
          <code>import {'{ elobookClient }'} from 'elobook/client'</code>.
        </p>
        <div class="book">
          <Contents operations={operations} />
          <div>
            {tags.map((tag) => (
              <section key={tag}>
                <h2>{tag.charAt(0).toUpperCase() + tag.slice(1)}</h2>
                {operations
                  .filter((each) => each.tag === tag)
                  .map((operation) => (
                    <Operation key={operation.path} operation={operation} />
                  ))}
              </section>
            ))}
            <h2 id="problems">Problems</h2>
            <p>
              What cannot be answered is told as problem details (RFC 9457) with one of these codes, which do not
              change:
            </p>
            <ul>
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    ),
  };
}

const anchorOf = (path: string): string =>
  path
    .replace(/^.*\/api\/v1\//, '')
    .replaceAll(/[{}]/g, '')
    .replaceAll('/', '-');

const Contents = ({ operations }: { operations: readonly ApiOperation[] }): VNode => (
  <details class="contents no-print">
    <summary>On this page</summary>
    <nav aria-label="On this page">
      <ul>
        {operations.map(({ path }) => (
          <li key={path}>
            <a href={`#${anchorOf(path)}`}>
              <code>{path.replace(/^.*\/api\/v1/, '')}</code>
            </a>
          </li>
        ))}
        <li>
          <a href="#problems">Problems</a>
        </li>
      </ul>
    </nav>
  </details>
);

const PARAMETER: Columns<ApiParameter> = [
  {
    title: 'Parameter',
    is: 'name',
    cell: ({ name, required }) => (
      <>
        <code>{name}</code>
        {required === true ? ' (needed)' : ''}
      </>
    ),
  },
  { title: 'In', cell: (parameter) => parameter.in },
  { title: 'Takes', cell: takes },
];

function Operation({ operation }: { operation: ApiOperation }): VNode {
  const { path, summary, parameters, answer, example } = operation;
  return (
    <section class="operation">
      <h3 id={anchorOf(path)}>
        <code>GET {path}</code>
      </h3>
      <p>{summary}.</p>
      {parameters.length === 0 ? null : (
        <div class="scroll" role="region" aria-label={`Parameters of ${path}`} tabIndex={0}>
          <ColumnTable columns={PARAMETER} rows={parameters} keyOf={({ name }) => name} />
        </div>
      )}
      {example === undefined ? null : (
        <p>
          <a href={example}>{example}</a>
        </p>
      )}
      <details>
        <summary>Shape of the answer</summary>
        <pre tabIndex={0}>
          <code>{JSON.stringify(answer, undefined, 1)}</code>
        </pre>
      </details>
    </section>
  );
}

/** What may be given, what holds where nothing is, and an example. */
function takes({ description, schema = {} }: ApiParameter): string {
  const { enum: some, type, minimum, maximum, default: without, examples } = schema;
  const known = Array.isArray(some) ? `one of ${some.join(', ')}` : String(type ?? '');
  const example = Array.isArray(examples) && typeof examples[0] !== 'object' ? `such as ${examples[0]}` : '';
  return [
    minimum === undefined || maximum === undefined ? known : `${known} from ${minimum} to ${maximum}`,
    example,
    without === undefined ? '' : `without it ${without}`,
    description ?? '',
  ]
    .filter((each) => each !== '')
    .join('; ');
}
