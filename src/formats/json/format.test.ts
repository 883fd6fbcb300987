import { describe, expect, test } from 'vitest';
import { ENCODINGS } from '../encoding.ts';
import { LIMITS } from '../limits.ts';
import { JSON_FORMAT } from './format.ts';
import { writeReport } from './write.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, options: Partial<Parameters<typeof JSON_FORMAT.read>[1]> = {}) =>
  JSON_FORMAT.read(bytes, { limits: LIMITS, ...options });

const EVENT = '{"event":{"id":"t"},"players":[{"id":"A"},{"id":"B"}],"games":[]}';
const MARK = '\ufeff';

test('a document is known by its opening brace, after blanks and a byte order mark', () => {
  for (const text of ['{', ' \t\r\n{"event"', `${MARK}{`, `${MARK}\n{}`, EVENT]) {
    expect(JSON_FORMAT.recognises(bytesOf(text)), JSON.stringify(text)).toBe(true);
  }
  for (const text of ['', ' ', '[', '012 Open', '<xml', '"{"', ';{', `${MARK}x`]) {
    expect(JSON_FORMAT.recognises(bytesOf(text)), JSON.stringify(text)).toBe(false);
  }
  expect(JSON_FORMAT.recognises(new Uint8Array([0xef, 0xbb, 0x7b]))).toBe(false);
});

test('an event is read as a report, a period as a period', () => {
  const { report, period, findings } = read(bytesOf(EVENT));
  expect([report?.event, report?.players.length, period, findings]).toEqual([{ id: 't' }, 2, undefined, []]);
  const both = read(bytesOf(`{"period":[${EVENT}]}`));
  expect([both.report, both.period?.period.length, both.findings]).toEqual([undefined, 1, []]);
  expect(JSON_FORMAT.id).toBe('json');
  expect(JSON_FORMAT.write).toBe(writeReport);
});

test('what is wrong has its line and column, and the rest is read', () => {
  const { report, findings } = read(bytesOf('{"event": {"id": "t", "id": "t"},\n "players": [{"id": "A", "k": 0}]}'));
  expect(report?.event.id).toBe('t');
  expect(findings.map(({ code, at }) => [code, at?.line, at?.column])).toEqual([
    ['json.repeated-key', 1, 23],
    ['document.out-of-range', 2, 31],
    ['document.missing', 1, 1],
  ]);
});

test('where nothing can be made of a text there is no report, and a finding says why', () => {
  for (const [text, code] of [
    ['{', 'json.truncated'],
    ['{]', 'json.unreadable'],
    ['5', 'document.wrong-type'],
    ['null', 'document.wrong-type'],
    ['{"period":[]}', 'document.missing'],
  ] as const) {
    const answer = read(bytesOf(text));
    expect([answer.report, answer.period, answer.findings.map((finding) => finding.code)]).toEqual([
      undefined,
      undefined,
      [code],
    ]);
  }
});

describe('limits', () => {
  const refusal = (code: string, facts: object): object => ({
    findings: [{ code, weight: 'refuse', at: { path: '$' }, facts }],
  });

  test('a file that is too large is not read at all', () => {
    const bytes = bytesOf('{{{');
    expect(read(bytes, { limits: { ...LIMITS, reportBytes: 2 } })).toEqual(
      refusal('json.too-large', { bytes: 3, limit: 2 }),
    );
    expect(read(bytes, { limits: { ...LIMITS, reportBytes: 3 } }).findings[0]?.code).toBe('json.unreadable');
  });

  test('players are counted in each event', () => {
    const few = { limits: { ...LIMITS, players: 1 } };
    const facts = { players: 2, limit: 1 };
    expect(read(bytesOf(EVENT), few)).toEqual(refusal('json.too-many-players', facts));
    expect(read(bytesOf(`{"period":[{},${EVENT},5]}`), few)).toEqual(refusal('json.too-many-players', facts));
    expect(read(bytesOf(`{"period":[${EVENT},${EVENT}]}`), { limits: { ...LIMITS, players: 2 } }).findings).toEqual([]);
  });

  test('rounds are those of the event and of its games, in each event', () => {
    const event = (rounds: number, round: number): string =>
      `{"event":{"id":"t","rounds":${rounds}},"players":[],"games":[{"round":${round},"white":"A","black":"B","result":"1-0"}]}`;
    const few = { limits: { ...LIMITS, rounds: 5 } };
    const codes = (text: string): readonly string[] => read(bytesOf(text), few).findings.map(({ code }) => code);
    const beyond = refusal('json.too-many-rounds', { rounds: 6, limit: 5 });
    expect(codes(event(5, 5))).not.toContain('json.too-many-rounds');
    expect(read(bytesOf(event(6, 5)), few)).toEqual(beyond);
    expect(read(bytesOf(event(5, 6)), few)).toEqual(beyond);
    expect(read(bytesOf(`{"period":[0,${event(5, 5)},${event(1, 6)}]}`), few)).toEqual(beyond);
    // what is no round at all is reported where it stands
    for (const round of [10_001, 5.5]) expect(codes(event(1, round))).not.toContain('json.too-many-rounds');
    expect(codes(event(1, 10_001))).toContain('document.out-of-range');
  });

  test('a list of a million things that are no events is no trouble', () => {
    const { findings } = read(bytesOf(`{"period":[0${',0'.repeat(1_000_000)}]}`));
    expect(findings.at(-1)).toMatchObject({ code: 'document.more-findings', facts: { count: 999_001 } });
  });
});

describe('encodings', () => {
  const named = (name: string): string => EVENT.replace('"A"', JSON.stringify(name));
  const idOf = (answer: ReturnType<typeof read>): string | undefined => answer.report?.players[0]?.id;
  const SOME = new Uint8Array([
    ...bytesOf('{"event":{"id":"t"},"players":[{"id":"'),
    0xf5,
    ...bytesOf('"}],"games":[]}'),
  ]);

  test('UTF-8 needs no word; nor does a byte order mark', () => {
    expect(read(bytesOf(named('Őri')))).toMatchObject({ findings: [] });
    const marked = read(bytesOf(MARK + named('Őri')));
    expect([idOf(marked), marked.findings]).toEqual(['Őri', []]);
  });

  test('another encoding is guessed, and that is noted', () => {
    const answer = read(SOME);
    const facts = { encoding: 'windows-1250', bytes: 1 };
    expect([idOf(answer), answer.findings]).toEqual(['ő', [{ code: 'encoding.guessed', weight: 'note', facts }]]);
  });

  test('an encoding that is set is used', () => {
    for (const encoding of ENCODINGS.filter((each) => each !== 'utf-8')) {
      const answer = read(SOME, { encoding });
      expect([idOf(answer), answer.findings]).toEqual([new TextDecoder(encoding).decode(new Uint8Array([0xf5])), []]);
    }
  });

  test('letters that are lost are a warning, and those that were lost before are not counted again', () => {
    const facts = { encoding: 'utf-8', bytes: 1 };
    expect(read(SOME, { encoding: 'utf-8' }).findings).toEqual([{ code: 'encoding.damaged', weight: 'warn', facts }]);
    expect(read(bytesOf(named('a\ufffdb'))).findings).toEqual([]);
    expect(read(bytesOf(named('a\ufffdb')), { encoding: 'windows-1252' }).findings).toEqual([]);
    const marked = new Uint8Array([...bytesOf(MARK), ...SOME]);
    expect(read(marked).findings.map(({ code }) => code)).toEqual(['encoding.damaged']);
  });
});
