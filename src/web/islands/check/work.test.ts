import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { AskWorker, OfferedList, OpenedPart } from './protocol.ts';
import { checkedReports, CheckState, groupsOf, rulesOfChoice, settledBetween } from './state.ts';
import { CheckWork, MEANT, type ListChunks, PAGE_LIMITS } from './work.ts';
import { answersOf, chunksOfBlob, workerAsker } from './worker-messages.ts';

const HEAD = ['012 Cup', '042 2026/11/05', '052 2026/11/09', '092 Individual: Swiss-System', '122 90+30'];
const line = (number: number, rating: string, points: string, cell: string): string =>
  `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} ${rating.padStart(4)} HUN ${String(700000 + number).padStart(11)} 1980/01/01 ${points.padStart(4)} ${String(number).padStart(4)}  ${cell}`;
const TRF = [...HEAD, line(1, '2100', '1.0', '   2 w 1'), line(2, '2000', '0.0', '   1 b 0'), ''].join('\n');
const BROKEN = TRF.replace('2100', '21x0');

const LIST = 'id;name;rating;k;fideId\na;Player 1;2222;10;700001\nb;Player 2;1999;20;700002\n';
const FIDE: OfferedList = { key: 'fide', name: 'FIDE', family: 'fide', date: '2026-11-01', href: '/files/fide.csv' };

const chunksOf = (text: string): ListChunks =>
  async function* () {
    yield new TextEncoder().encode(text);
  };

/** The work behind the page, called directly, and what it fetched. */
function working(lists: readonly OfferedList[] = [], list: string | null = LIST) {
  const fetched: string[] = [];
  const work = new CheckWork(async (href) => {
    fetched.push(href);
    return list === null ? undefined : chunksOf(list);
  });
  const answers = answersOf(work) as unknown as Readonly<Record<string, (ask: unknown) => Promise<unknown>>>;
  const ask = ((question: string, given: unknown) => answers[question]?.(given)) as AskWorker;
  return { fetched, work, ask, state: new CheckState(ask, lists) };
}

const given = (name: string, text: string | Uint8Array) => ({ name, blob: new Blob([text as BlobPart]) });

describe('the work beside the page', () => {
  const openedFile = (parts: readonly OpenedPart[]): number => {
    const [first] = parts;
    return first?.kind === 'report' ? first.file : -1;
  };

  test('takes ratings and K from the list of the ratings that a report is for, which is fetched once', async () => {
    const { work, fetched } = working();
    work.offer([{ ...FIDE, key: 'rapid', control: 'rapid', href: '/other' }, FIDE]);
    const { blob } = given('a.trf', TRF);
    const file = openedFile(await work.open({ name: 'a.trf', size: blob.size, chunks: chunksOfBlob(blob) }));
    const query = { rules: MEANT, ratings: 'auto' } as const;
    const { rating, list } = await work.inspect(file, query);
    expect(list).toEqual({ why: 'used', list: 'fide', found: 2, of: 2 });
    expect(rating?.players.map(({ before }) => before)).toEqual([2222, 1999]);
    expect((await work.reasons(file, '1', query))?.steps.length).toBeGreaterThan(0);
    expect(fetched).toEqual(['/files/fide.csv']);
    expect((await work.inspect(file, { ...query, ratings: 'file' })).rating?.players[0]?.before).toBe(2100);
  });

  for (const [why, text, offered, list] of [
    ['older-event', TRF, { ...FIDE, date: '2026-12-01' }, LIST],
    ['strangers', TRF, FIDE, 'id;name;rating\nz;Somebody;1500\n'],
    // of the same names, and born in other years
    [
      'strangers',
      TRF.replaceAll(/70000\d/g, '      '),
      FIDE,
      'id;name;rating;birth\na;Player 1;2222;1950\nb;Player 2;1999;1950\n',
    ],
    ['unreachable', TRF, FIDE, null],
    ['no-list', TRF, { ...FIDE, family: 'orr' }, LIST],
    ['no-list', BROKEN, FIDE, LIST],
  ] as const) {
    test(`leaves the ratings of the file where the list does not fit: ${why}`, async () => {
      const { work } = working([], list);
      work.offer([offered]);
      const { blob } = given('a.trf', text);
      const file = openedFile(await work.open({ name: 'a.trf', size: blob.size, chunks: chunksOfBlob(blob) }));
      const { list: use, rating } = await work.inspect(file, { rules: MEANT, ratings: 'auto' });
      expect(use.why).toBe(why);
      if (text === TRF) expect(rating?.players[0]?.before).toBe(2100);
    });
  }
});

describe('what cannot be read', () => {
  test('a folder, or a file that has gone, is a finding beside the files that can be read', async () => {
    const { work } = working();
    const failing = (error: Error): ListChunks =>
      async function* () {
        yield await Promise.reject<Uint8Array>(error);
      };
    const gone = failing(new DOMException('gone', 'NotFoundError'));
    const [part] = await work.open({ name: 'folder', size: 4096, chunks: gone });
    expect(part).toMatchObject({
      kind: 'fault',
      finding: { code: 'file.unreadable', facts: { file: 'folder', problem: 'NotFoundError' } },
    });
    const broken = failing(new Error('our own'));
    await expect(work.open({ name: 'a', size: 1, chunks: broken })).rejects.toThrow('our own');
  });

  test('an archive that unpacks to more than a page can hold is refused from there on', async () => {
    const text = (content: string): Uint8Array => new TextEncoder().encode(content);
    const archive = zipSync({ 'a.trf': text(TRF), 'b.trf': text(TRF) }, { level: 0 });
    const work = new CheckWork(async () => undefined, { ...PAGE_LIMITS, archiveBytes: TRF.length + 10 });
    const blob = new Blob([archive as BlobPart]);
    const parts = await work.open({ name: 'all.zip', size: blob.size, chunks: chunksOfBlob(blob) });
    expect(parts.map((part) => (part.kind === 'fault' ? part.finding.code : part.kind))).toEqual([
      'report',
      'zip.too-large',
    ]);
    expect(PAGE_LIMITS.reportBytes).toBe(64 * 1024 * 1024);
  });
});

describe('the state of the page', () => {
  test('has a dropped file, its findings, and tells whoever sends it on', async () => {
    const { state } = working();
    await state.add([given('broken.trf', BROKEN), given('a.trf', TRF)]);
    expect(state.files.map(({ name }) => name)).toEqual(['broken.trf', 'a.trf']);
    expect([state.selected, state.isBusy, state.hasFailed]).toEqual([1, false, false]);
    const [broken, good] = checkedReports(state.files);
    expect([broken?.counts.refuse, good?.counts.refuse]).toEqual([1, 0]);
    expect(new TextDecoder().decode(good?.bytes)).toBe(TRF);
    expect(groupsOf(state.files[0]?.reply?.findings ?? [])[0]?.first).toMatchObject({
      weight: 'refuse',
      at: { line: 6, column: 49 },
    });
  });

  test('opens archives, names a corrected file as the second of its name, and forgets what is removed', async () => {
    const { state } = working();
    const text = (content: string): Uint8Array => new TextEncoder().encode(content);
    await state.add([given('all.zip', zipSync({ 'a.trf': text(BROKEN), 'b.pdf': text('%PDF-1.4') }))]);
    await state.add([given('all.zip', zipSync({ 'a.trf': text(TRF) }))]);
    expect(state.files.map(({ name, time }) => [name, time])).toEqual([
      ['all.zip/a.trf', 1],
      ['all.zip/b.pdf', 1],
      ['all.zip/a.trf', 2],
    ]);
    expect(state.selected).toBe(3);
    state.remove(3);
    expect([state.files.length, state.selected]).toEqual([2, 2]);
  });

  test('a list that is dropped gives the ratings from then on', async () => {
    const { state } = working();
    await state.add([given('a.trf', TRF), given('mine.csv', LIST)]);
    expect([state.listTaken, state.ratings]).toEqual(['mine.csv', 'given mine.csv']);
    expect(state.files[0]?.reply?.list).toEqual({ why: 'used', list: 'given mine.csv', found: 2, of: 2 });
    await state.choose({ ratings: 'file' });
    expect(state.files[0]?.reply?.list).toEqual({ why: 'file' });
  });

  test('looks again by other rules, and hears that the worker is gone', async () => {
    const { state } = working();
    await state.add([given('a.trf', TRF)]);
    expect(state.files[0]?.reply?.rating?.edition).toBe('fide-2026-01');
    await state.choose({ rules: 'mssz:standard' });
    expect(state.files[0]?.reply?.rating?.edition).toBe('mssz-2017');
    await state.choose({ rules: 'own' });
    expect(state.files[0]?.reply?.findings.map(({ code }) => code)).toContain('check.file-only');
    const failing = new CheckState(async () => Promise.reject(new Error('gone')), []);
    await failing.add([given('a.trf', TRF)]);
    expect(failing.hasFailed).toBe(true);
  });

  test('a choice of rules is an edition, a family with the kind of its ratings, or none', () => {
    expect(rulesOfChoice('own')).toEqual({});
    expect(rulesOfChoice('fide:rapid')).toEqual({ rules: 'fide', control: 'rapid' });
    expect(rulesOfChoice('fide-2014')).toEqual({ rules: 'fide-2014' });
  });

  test('findings that are settled, new and left are counted, wherever their lines have moved', () => {
    const finding = (code: string, lineAt: number) =>
      ({ code, weight: 'warn', at: { line: lineAt }, facts: {} }) as const;
    expect(
      settledBetween([finding('a', 1), finding('a', 2), finding('b', 3)], [finding('a', 9), finding('c', 1)]),
    ).toEqual({
      settled: 2,
      young: 1,
      left: 1,
    });
  });
});

test('questions and answers find each other by number, and a worker that fails rejects those who wait', async () => {
  const listeners = new Map<string, (event: never) => void>();
  const sent: { id: number }[] = [];
  const ask = workerAsker({
    postMessage: (message: { id: number }) => void sent.push(message),
    addEventListener: (kind: string, listener: never) => void listeners.set(kind, listener),
  } as never);
  const [one, other, third] = [ask('forget', 1), ask('forget', 2), ask('forget', 3)];
  const say = (kind: string, event: object): void => listeners.get(kind)?.(event as never);
  say('message', { data: { id: sent[1]?.id, answer: 'second' } });
  say('message', { data: { id: sent[0]?.id, failed: 'no' } });
  say('error', { message: 'gone' });
  expect(await other).toBe('second');
  await expect(one).rejects.toThrow('no');
  await expect(third).rejects.toThrow('gone');
});

test('a report of five hundred players with a fault in every line is grouped and marked', async () => {
  const lines = Array.from({ length: 500 }, (_, at) => line(at + 1, '20x0', '0.0', '0000 - Z'));
  const { state } = working();
  await state.add([given('many.trf', [...HEAD, ...lines, ''].join('\n'))]);
  const groups = groupsOf(state.files[0]?.reply?.findings ?? []);
  expect(groups.length).toBeLessThan(12);
  expect(Math.max(...groups.map(({ others }) => others.length))).toBe(499);
});
