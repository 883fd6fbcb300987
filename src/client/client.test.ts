import { expect, test } from 'vitest';
import { ApiProblem, elobookClient, UnexpectedAnswer } from './index.ts';

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers });

/** What the client asked for, and what it gets. */
function asked(answer: () => Response): { readonly urls: string[]; readonly client: ReturnType<typeof elobookClient> } {
  const urls: string[] = [];
  const client = elobookClient({
    url: 'https://ratings.example/base/',
    fetch: async (url) => {
      urls.push(url);
      return answer();
    },
  });
  return { urls, client };
}

test('parts of an address are encoded, and what is not given is left out', async () => {
  const { urls, client } = asked(() => json({}));
  await client.clause('fide-2024', '8.3.1 (from 2025-10-01)', 'hu');
  await client.entries('fide', '2026-11', { club: 'Vác & Tsa', from: 2000 });
  await client.player('../health');
  await client.event('e1');
  await client.poolChangeReadings('ru');
  expect(urls.map((url) => url.replace('https://ratings.example/base/api/v1', ''))).toEqual([
    '/rulebooks/fide-2024/clauses/8.3.1%20(from%202025-10-01)?lang=hu',
    '/lists/fide/2026-11/entries?club=V%C3%A1c+%26+Tsa&from=2000',
    '/players/..%2Fhealth',
    '/events/e1',
    '/rulebooks/pool-changes/readings?lang=ru',
  ]);
});

test('a problem is told with its code and how long to wait', async () => {
  const problem = { type: 't', title: 'Too Many Requests', status: 429, code: 'too-many-requests', detail: 'Wait.' };
  const fault = await asked(() => json(problem, 429, { 'retry-after': '17' }))
    .client.pools()
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ApiProblem);
  const { name, message, problem: told, retryAfter } = fault as ApiProblem;
  expect([name, message, told, retryAfter]).toEqual(['ApiProblem', 'Wait.', problem, 17]);
});

test.each([
  ['<h1>Bad Gateway</h1>', 502],
  ['{"error":"no"}', 500],
  ['', 503],
])('what is no answer of ours (%s) is told by its status', async (body, status) => {
  const fault = await asked(() => new Response(body, { status }))
    .client.pools()
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(UnexpectedAnswer);
  expect((fault as UnexpectedAnswer).status).toBe(status);
});

test('lines are read across the pieces in which they come; who stops early lets the server stop', async () => {
  const bytes = new TextEncoder().encode('{"id":"ő1"}\n{"id":"b2"}\n{"id":"c3"}\n');
  let isCancelled = false;
  const body = (): ReadableStream<Uint8Array> => {
    let at = 0;
    return new ReadableStream({
      pull: (controller) => {
        if (at === bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + 1));
        at += 1;
      },
      cancel: () => {
        isCancelled = true;
      },
    });
  };
  const { client } = asked(() => new Response(body()));
  const ids: string[] = [];
  for await (const { id } of client.allEntries('fide', '2026-11')) ids.push(id);
  expect([ids, isCancelled]).toEqual([['ő1', 'b2', 'c3'], false]);
  for await (const { id } of client.allEntries('fide', '2026-11')) if (id === 'b2') break;
  expect(isCancelled).toBe(true);
});

test('a question can be taken back', async () => {
  const stop = new AbortController();
  const client = elobookClient({
    fetch: async (_url, options) => {
      options?.signal?.throwIfAborted();
      return json({});
    },
  });
  stop.abort();
  await expect(client.search('an', 5, { signal: stop.signal })).rejects.toThrow('aborted');
  await expect(
    client.allEntries('fide', '2026-11', {}, { signal: stop.signal })[Symbol.asyncIterator]().next(),
  ).rejects.toThrow('aborted');
});
