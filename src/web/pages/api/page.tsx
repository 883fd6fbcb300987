/** The API's documentation, made from the same schemas that check its requests. Code, and the schemas of answers, are not translated. */
import type { VNode } from 'preact';
import type { ApiWords } from '../../../content/en/pages/api.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import type { Site } from '../../site.ts';

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  /** In the words of the page. */
  readonly description?: string;
  readonly schema?: Readonly<Record<string, unknown>>;
}

export interface ApiOperation {
  /** GET by default. */
  readonly method?: 'GET' | 'POST';
  /** `/api/v1/players/{player}`. */
  readonly path: string;
  /** In the words of the page. */
  readonly summary: string;
  readonly tag: keyof ApiWords['tags'];
  readonly parameters: readonly ApiParameter[];
  /** The scopes of which a key must have one; empty: any key. Absent: no key is needed. */
  readonly scopes?: readonly string[];
  /** The fields that are sent, by name. */
  readonly body?: readonly ApiParameter[];
  /** An example answer, shortened. */
  readonly sample?: unknown;
  /** An address that works here. */
  readonly example?: string | undefined;
}

export interface ApiFacts {
  readonly operations: readonly ApiOperation[];
  /** The fields that every act takes in addition to its own. */
  readonly ofActs: readonly ApiParameter[];
  readonly codes: readonly string[];
  /** Requests a minute of one address, of the API and of pages. */
  readonly perMinute: { readonly api: number; readonly pages: number };
}

export function apiPage({ operations, ofActs, codes, perMinute }: ApiFacts, site: Site): Page {
  const words = site.pages.api;
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    title: words.title,
    description: words.description,
    address: site.to.api,
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <p>
          <a href={`${site.base}/api/v1/openapi.json`}>{words.openApi}</a>. {words.client}{' '}
          <code>import {'{ elobookClient }'} from 'elobook/client'</code>. {words.shapes}
        </p>
        <h2>{words.how}</h2>
        <p>{words.curl}</p>
        <pre tabIndex={0} lang="en">
          <code>{curlExamples(site)}</code>
        </pre>
        {[words.numbers, words.paging, words.csv].map((text, place) => (
          <p key={place}>{withCode(text)}</p>
        ))}
        <p>{words.limits(site.grouped(perMinute.api), site.grouped(perMinute.pages))}</p>
        <p>{words.cors}</p>
        <div class="book">
          <Contents operations={operations} words={words} />
          <div>
            {tags.map((tag) => (
              <section key={tag}>
                <h2>{words.tags[tag]}</h2>
                {operations
                  .filter((each) => each.tag === tag)
                  .map((operation) => (
                    <Operation key={anchorOf(operation)} operation={operation} words={words} />
                  ))}
              </section>
            ))}
            <h2 id="acts">{words.ofActs}</h2>
            <Parameters parameters={ofActs} label={words.ofActs} words={words} />
            <h2 id="problems">{words.problems}</h2>
            <p>{words.problemsLead}</p>
            <ul>
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </>
    ),
  };
}

/** An address that needs no host of ours. */
const curlExamples = ({ base, pools }: Site): string => {
  const api = `https://ratings.example${base}/api/v1`;
  const pool = (pools.find(({ list }) => list !== undefined) ?? pools[0])?.pool ?? 'fide';
  return [
    `curl '${api}/players/fide:703303'`,
    `curl '${api}/lists/${pool}/latest/entries?federation=HUN&limit=20'`,
    `curl --output list.csv '${api}/lists/${pool}/latest/entries?format=csv'`,
    `curl '${api}/search?q=Kiss'`,
  ].join('\n');
};

/** Text between backticks is code. */
const withCode = (text: string): readonly (string | VNode)[] =>
  text.split('`').map((part, place) => (place % 2 === 0 ? part : <code key={place}>{part}</code>));

const anchorOf = ({ method = 'GET', path }: ApiOperation): string => {
  const place = path
    .replace(/^.*\/api\/v1\//, '')
    .replaceAll(/[{}]/g, '')
    .replaceAll('/', '-');
  return method === 'GET' ? place : `post-${place}`;
};

const Contents = ({ operations, words }: { operations: readonly ApiOperation[]; words: ApiWords }): VNode => (
  <details class="contents no-print">
    <summary>{words.contents}</summary>
    <nav aria-label={words.contents}>
      <ul>
        {operations.map((operation) => (
          <li key={anchorOf(operation)}>
            <a href={`#${anchorOf(operation)}`}>
              <code>
                {operation.method === 'POST' ? 'POST ' : ''}
                {operation.path.replace(/^.*\/api\/v1/, '')}
              </code>
            </a>
          </li>
        ))}
        <li>
          <a href="#problems">{words.problems}</a>
        </li>
      </ul>
    </nav>
  </details>
);

const columnsIn = (words: ApiWords): Columns<ApiParameter> => [
  {
    title: words.parameter,
    is: 'name',
    cell: ({ name, required }) => (
      <>
        <code>{name}</code>
        {required === true ? ` (${words.needed})` : ''}
      </>
    ),
  },
  { title: words.in, cell: (parameter) => words.places[parameter.in] },
  { title: words.takes, cell: (parameter) => withCode(takes(parameter, words)) },
];

function Parameters({
  parameters,
  label,
  words,
}: {
  parameters: readonly ApiParameter[];
  label: string;
  words: ApiWords;
}): VNode | null {
  if (parameters.length === 0) return null;
  return (
    <div class="scroll" role="region" aria-label={label} tabIndex={0}>
      <ColumnTable columns={columnsIn(words)} rows={parameters} keyOf={({ name }) => name} />
    </div>
  );
}

function Operation({ operation, words }: { operation: ApiOperation; words: ApiWords }): VNode {
  const { method = 'GET', path, summary, parameters, scopes, body, sample, example } = operation;
  return (
    <section class="operation">
      <h3 id={anchorOf(operation)}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>{withCode(`${summary}.`)}</p>
      {scopes === undefined ? null : <p>{scopes.length === 0 ? words.anyKey : words.keyFor(scopes.join(', '))}</p>}
      <Parameters parameters={parameters} label={words.parametersOf(path)} words={words} />
      {example === undefined ? null : (
        <p>
          <a href={example}>{example}</a>
        </p>
      )}
      {body === undefined || body.length === 0 ? null : (
        <p>
          {words.bodyFields}:{' '}
          {body.map(({ name, required }, place) => (
            <>
              {place === 0 ? '' : ', '}
              <code>{name}</code>
              {required === true ? ` (${words.needed})` : ''}
            </>
          ))}
        </p>
      )}
      {sample === undefined ? null : (
        <details>
          <summary>{words.answerSample}</summary>
          <pre tabIndex={0} lang="en">
            <code>{JSON.stringify(sample, undefined, 1)}</code>
          </pre>
        </details>
      )}
    </section>
  );
}

/** The allowed values, the default, and an example. */
function takes({ description, schema = {} }: ApiParameter, words: ApiWords): string {
  const { enum: some, type, minimum, maximum, default: without, examples } = schema;
  const known = Array.isArray(some) ? words.oneOf(some.join(', ')) : typeIn(words, type);
  const example = Array.isArray(examples) && typeof examples[0] !== 'object' ? words.suchAs(String(examples[0])) : '';
  return [
    minimum === undefined || maximum === undefined ? known : words.range(known, String(minimum), String(maximum)),
    example,
    without === undefined ? '' : words.without(String(without)),
    description ?? '',
  ]
    .filter((each) => each !== '')
    .join('; ');
}

const typeIn = ({ types }: ApiWords, type: unknown): string =>
  (types as Readonly<Record<string, string>>)[String(type)] ?? '';
