import type { Control } from '../core/control.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import { readDocument } from '../formats/json/read.ts';
import { EDITIONS, type EditionId, type EventResult, type PeriodResult } from '../rulebooks/rulebook.ts';
import { type Document, documentOf, edition, eventOf, periodOf, spoil, spoiled, STARTS } from './document.fixture.ts';
import {
  type Answer,
  check,
  checkText,
  isUnreadable,
  rate,
  ratePeriod,
  rateReportInTurns,
  rateText,
  type Unreadable,
  unreadableAnswer,
} from './rate.ts';
import { isRules, RULES_NAMES } from './rules.ts';

const refusals = ({ findings }: Pick<Answer, 'findings'>): readonly Finding[] =>
  findings.filter(({ weight }) => weight === 'refuse');
const brief = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ code, at }) => `${code} ${at?.path}`);
const rulebookOf = (answer: Answer): string | null | undefined => (isUnreadable(answer) ? undefined : answer.rulebook);
const without = (document: Document, field: string): Document => ({ ...document, [field]: null });

describe('each edition', () => {
  for (const id of EDITIONS) {
    test(`${id} rates its event`, () => {
      const answer = rate(documentOf(id)) as EventResult;
      expect(refusals(answer)).toEqual([]);
      expect(answer).toMatchObject({ rulebook: id, rated: true, reasons: [] });
      expect(Object.keys(answer.players)).toEqual(['A', 'B', 'C', 'D']);
    });

    test(`${id} gives the same where others wait, who have their turn after every check`, async () => {
      const report = readDocument(documentOf(id)).document as Report;
      let turns = 0;
      const answer = await rateReportInTurns(report, { explain: 'all' }, async () => void (turns += 1));
      expect(answer).toEqual(rate(documentOf(id), { explain: 'all' }));
      expect(turns).toBeGreaterThan(10);
    });

    test(`${id} gives the same for the text`, () => {
      const { findings, ...answer } = rate(documentOf(id)) as EventResult;
      const { findings: placed, ...ofText } = rateText(JSON.stringify(documentOf(id), null, 2)) as EventResult;
      expect(ofText).toEqual(answer);
      expect(placed.map(({ code }) => code)).toEqual(findings.map(({ code }) => code));
    });

    test(`${id} gives steps to those who are asked for, and to nobody else`, () => {
      const withSteps = (explain?: 'all' | readonly string[]): string[] =>
        Object.entries((rate(documentOf(id), { explain }) as EventResult).players).flatMap(([player, { steps }]) =>
          steps === undefined ? [] : [player],
        );
      expect(withSteps()).toEqual([]);
      expect(withSteps('all')).toEqual(['A', 'B', 'C', 'D']);
      expect(withSteps(['B'])).toEqual(['B']);
    });
  }
});

describe('a K that is assumed', () => {
  const unknown = (id: string): Document => {
    const document = documentOf(id as EditionId);
    const players = (document['players'] as Document[]).map((player) => ({
      ...player,
      games: null,
      k: null,
      birth: null,
    }));
    return { ...document, players };
  };
  const sources = (answer: Answer): unknown =>
    Object.values((answer as EventResult).players).map((player) => (player as { kFrom?: string }).kFrom);

  for (const id of ['fide-2014', 'fide-2024', 'fide-2025-10', 'mssz-2017']) {
    test(`is used by ${id} for players whose K is not known, and for nobody else`, () => {
      expect(sources(rate(unknown(id)))).toEqual(['nothing', 'nothing', 'facts', undefined]);
      expect(sources(rate(unknown(id), { assumeK: 20 }))).toEqual(['assumed', 'assumed', 'facts', undefined]);
      const period = { period: [unknown(id)] };
      expect(sources(rate(period, { assumeK: 'established' }))).toEqual(['assumed', 'assumed', 'facts', undefined]);
    });
  }

  for (const id of ['orr', 'mgsz-2012']) {
    test(`is not used by ${id}, which says so`, () => {
      const answer = rate(documentOf(id as EditionId), { assumeK: 20 });
      expect(answer.findings).toContainEqual({
        code: 'rulebook.k-not-assumed',
        weight: 'note',
        at: { path: '$.rulebook' },
        facts: { edition: id },
      });
      expect(sources(answer)).toEqual([undefined, undefined, undefined, undefined]);
    });
  }
});

describe('the rules of an event', () => {
  const unruled = (start: string | null): Document => ({
    ...eventOf('fide-2024', { start, end: null, system: 'swiss' }),
    rulebook: null,
  });
  const editionFor = (rules: string, start: string | null, control?: Control): string | null | undefined =>
    rulebookOf(rate({ ...unruled(start), event: { id: 't', start, end: start, system: 'swiss' } }, { rules, control }));

  for (const [family, start, id] of [
    ['fide', '2014-06-30', null],
    ['fide', '2014-07-01', 'fide-2014'],
    ['fide', '2017-06-30', 'fide-2014'],
    ['fide', '2017-07-01', 'fide-2017'],
    ['fide', '2021-12-31', 'fide-2017'],
    ['fide', '2022-01-01', 'fide-2022'],
    ['fide', '2024-02-29', 'fide-2022'],
    ['fide', '2024-03-01', 'fide-2024'],
    ['fide', '2025-09-30', 'fide-2024'],
    ['fide', '2025-10-01', 'fide-2025-10'],
    ['fide', '2025-12-31', 'fide-2025-10'],
    ['fide', '2026-01-01', 'fide-2026-01'],
    ['fide', '2099-01-01', 'fide-2026-01'],
    ['mssz', '2016-12-31', null],
    ['mssz', '2017-01-01', 'mssz-2017'],
    ['mgsz', '2011-12-31', null],
    ['mgsz', '2012-01-01', 'mgsz-2012'],
    ['orr', '2011-01-01', 'orr'],
    ['orr', '2099-01-01', 'orr'],
  ] as const) {
    test(`${family} on ${start} is ${id ?? 'no edition'}`, () => {
      expect(editionFor(family, start)).toBe(id);
      if (id !== null) return;
      expect(refusals(rate(unruled(start), { rules: family }))).toEqual([
        {
          code: 'rulebook.no-edition',
          weight: 'refuse',
          at: { path: '$.event.start' },
          facts: { family, date: start },
        },
      ]);
    });
  }

  for (const [control, start, id] of [
    ['rapid', '2024-03-01', 'fide-rapid-2024'],
    ['blitz', '2024-11-30', 'fide-blitz-2024'],
    ['rapid', '2024-12-01', 'fide-rapid-2024-12'],
    ['standard', '2024-12-01', 'fide-2024'],
  ] as const) {
    test(`fide with ${control} on ${start} is ${id}`, () => {
      expect(editionFor('fide', start, control)).toBe(id);
    });
  }

  test('of a family that has no rapid ratings, or had none yet, nothing is rated', () => {
    const found = (family: string, start: string | null) =>
      refusals(rate(unruled(start), { rules: family, control: 'rapid' }));
    const finding = (facts: object): object => ({
      code: 'rulebook.no-control',
      weight: 'refuse',
      at: { path: '$.event.start' },
      facts: { control: 'rapid', ...facts },
    });
    expect(found('fide', '2024-02-29')).toEqual([finding({ family: 'fide', from: '2024-03-01', date: '2024-02-29' })]);
    expect(found('orr', '2024-05-01')).toEqual([finding({ family: 'orr', from: null, date: '2024-05-01' })]);
    expect(found('orr', null)).toEqual([finding({ family: 'orr', from: null, date: null })]);
    expect(found('fide', null).map(({ code }) => code)).toEqual(['rulebook.no-date']);
    expect(rate(unruled('2024-02-29'), { rules: 'fide', control: 'rapid' })).toMatchObject({ rated: false });
  });

  describe('go by the time of the games', () => {
    const timed = (controls: readonly object[], start: string | null = '2024-05-01', more: object = {}) => {
      const event = { id: 't', start, end: start, system: 'swiss', controls, ...more };
      return { ...unruled(start), event };
    };
    const STANDARD = { minutes: 90, increment: 30 };
    const RAPID = { minutes: 15, increment: 10 };
    const TINY = { minutes: 1, increment: 0 };
    const codes = (document: object, options: object): readonly string[] =>
      rate(document, options).findings.flatMap(({ code, weight }) =>
        code.startsWith('rulebook.') ? [`${weight} ${code}`] : [],
      );

    test('times of several lists are several events, of which each is told', () => {
      const answer = rate(timed([STANDARD, RAPID, TINY, RAPID]), { rules: 'fide' });
      expect(answer).toMatchObject({ rulebook: null, rated: false });
      expect(refusals(answer)).toEqual([
        {
          code: 'rulebook.several-controls',
          weight: 'refuse',
          at: { path: '$.event.controls' },
          facts: {
            times: [
              { time: '90+30', control: 'standard' },
              { time: '15+10', control: 'rapid' },
              { time: '1+0', control: null },
            ],
          },
        },
      ]);
      const several = ['refuse rulebook.several-controls'];
      expect(codes(timed([STANDARD, RAPID]), { rules: 'fide', control: 'rapid' })).toEqual(several);
      expect(codes({ period: [timed([STANDARD, RAPID])] }, { rules: 'fide' })).toEqual(several);
      expect(codes(timed([STANDARD, RAPID]), {})).toEqual([
        'refuse rulebook.missing',
        'warn rulebook.several-controls',
      ]);
    });

    test('the periods of one game, times of one list, and rulebooks with one list are one event', () => {
      expect(codes(timed([{ moves: 40, ...STANDARD }, RAPID]), { rules: 'fide' })).toEqual([]);
      expect(codes(timed([STANDARD, { minutes: 120, increment: 0 }]), { rules: 'fide' })).toEqual([]);
      expect(codes(timed([STANDARD, RAPID]), { rules: 'mssz' })).toEqual([]);
      const uneven = { controlsBlack: [RAPID] };
      expect(codes(timed([STANDARD, RAPID], '2024-05-01', uneven), { rules: 'fide' })).toEqual([]);
    });

    test('a time of another list is told with the option that takes it there', () => {
      const other = ['note rulebook.other-time'];
      expect(codes(timed([RAPID]), { rules: 'fide' })).toEqual(other);
      expect(codes(timed([RAPID]), { rules: 'fide-2024' })).toEqual(other);
      expect(codes(timed([STANDARD]), { rules: 'fide', control: 'rapid' })).toEqual(other);
      expect(codes(timed([RAPID]), { rules: 'fide', control: 'rapid' })).toEqual([]);
      // too short for any list, a list without rules yet, and no day
      expect(codes(timed([TINY]), { rules: 'fide' })).toEqual([]);
      expect(codes(timed([RAPID], '2022-05-01'), { rules: 'fide' })).toEqual([]);
      expect(codes(timed([RAPID], null), { rules: 'fide-2024' })).toEqual([]);
    });
  });

  test('an edition by name does not go with another time control', () => {
    expect(refusals(rate(unruled('2024-05-01'), { rules: 'fide-2024', control: 'rapid' }))).toEqual([
      {
        code: 'rulebook.other-control',
        weight: 'refuse',
        at: { path: '$.rulebook' },
        facts: { edition: 'fide-2024', control: 'rapid', is: 'standard' },
      },
    ]);
    expect(editionFor('fide-rapid-2024', '2024-05-01', 'rapid')).toBe('fide-rapid-2024');
  });

  for (const family of ['fide', 'mssz', 'mgsz'] as const) {
    test(`${family} without a date is undecided`, () => {
      expect(rate(unruled(null), { rules: family })).toEqual({
        rulebook: null,
        rated: false,
        reasons: [],
        findings: [{ code: 'rulebook.no-date', weight: 'refuse', at: { path: '$.event.start' }, facts: { family } }],
        players: {},
      });
    });
  }

  test('orr needs no date to be chosen, only to rate', () => {
    expect(brief(refusals(rate(unruled(null), { rules: 'orr' })))).toEqual([
      'report.missing-date $.event.start',
      'report.missing-date $.event.end',
    ]);
  });

  test('mgsz-2012 rates without a date', () => {
    const answer = rate(eventOf('mgsz-2012', { start: null }));
    expect(rulebookOf(answer)).toBe('mgsz-2012');
    expect(brief(answer.findings)).not.toContain('rulebook.out-of-force $.event.start');
  });

  test('an edition asked for by name is used on any date, and said to be out of force', () => {
    const outOfForce = (id: EditionId, start: string): readonly object[] =>
      rate({ ...documentOf(id), event: { id: 't', start, end: start, system: 'swiss' } }).findings.filter(
        ({ code }) => code === 'rulebook.out-of-force',
      );
    const warning = (id: string, date: string, from: string | null, to: string | null): object => ({
      code: 'rulebook.out-of-force',
      weight: 'warn',
      at: { path: '$.event.start' },
      facts: { edition: id, date, from, to },
    });
    expect(outOfForce('fide-2014', '2014-06-30')).toEqual([
      warning('fide-2014', '2014-06-30', '2014-07-01', '2017-06-30'),
    ]);
    expect(outOfForce('fide-2014', '2014-07-01')).toEqual([]);
    expect(outOfForce('fide-2014', '2017-06-30')).toEqual([]);
    expect(outOfForce('fide-2014', '2017-07-01')).toHaveLength(1);
    expect(outOfForce('mssz-2017', '2016-12-31')).toEqual([warning('mssz-2017', '2016-12-31', '2017-01-01', null)]);
    expect(outOfForce('orr', '2011-01-01')).toEqual([]);
    expect(rulebookOf(rate(eventOf('fide-2024', { start: '2017-07-01', end: '2017-07-09' })))).toBe('fide-2024');
  });

  test('are what the caller asks for, else what the document names', () => {
    const document = documentOf('fide-2024');
    expect(rulebookOf(rate(document))).toBe('fide-2024');
    expect(rulebookOf(rate(document, { rules: 'orr' }))).toBe('orr');
    expect(rulebookOf(rate({ ...document, rulebook: 'mssz' }))).toBe('mssz-2017');
    expect(rulebookOf(rate(without(document, 'rulebook'), { rules: 'fide' }))).toBe('fide-2024');
  });

  test('named by nobody leave the event unrated', () => {
    expect(rate(without(documentOf('fide-2024'), 'rulebook'))).toEqual({
      rulebook: null,
      rated: false,
      reasons: [],
      findings: [{ code: 'rulebook.missing', weight: 'refuse', at: { path: '$.rulebook' }, facts: {} }],
      players: {},
    });
  });

  for (const name of ['fide-2020', 'FIDE', '', 'constructor', '__proto__', 'toString']) {
    test(`"${name}" are no rules`, () => {
      const refused = {
        error: {
          code: 'rulebook.unknown',
          message: `seen ${name}, expected ${JSON.stringify(RULES_NAMES)}`,
          path: '$.rulebook',
        },
        findings: [
          {
            code: 'rulebook.unknown',
            weight: 'refuse',
            at: { path: '$.rulebook' },
            facts: { seen: name, expected: RULES_NAMES },
          },
        ],
      };
      expect(isRules(name)).toBe(false);
      expect(rate({ ...documentOf('orr'), rulebook: name })).toEqual(refused);
      expect(rate(documentOf('orr'), { rules: name })).toEqual(refused);
    });
  }

  test('are called by these names', () => {
    expect(RULES_NAMES).toEqual([...EDITIONS, 'fide', 'mssz', 'mgsz']);
    expect(RULES_NAMES.every(isRules)).toBe(true);
  });
});

describe('a document that cannot be read', () => {
  const error = (text: string): Unreadable['error'] => (rateText(text) as Unreadable).error;

  test('answers its first refusal and all findings', () => {
    const answer = rate({
      ...documentOf('orr'),
      colour: 1,
      games: [5, { round: 1, white: 'A', black: 'X', result: '2-0' }],
    });
    expect(answer).toMatchObject({
      error: { code: 'document.wrong-type', message: 'expected an object, seen 5', path: '$.games[0]' },
    });
    expect(brief(answer.findings)).toEqual([
      'document.unknown-field $.colour',
      'document.wrong-type $.games[0]',
      'document.unknown-value $.games[1].result',
    ]);
    expect(Object.keys(answer)).toEqual(['error', 'findings']);
  });

  test('is told so also as a text', () => {
    expect(error('{"event": ')).toEqual({ code: 'json.truncated', message: 'expected a value', path: '$' });
    expect(error('')).toEqual({ code: 'json.truncated', message: 'expected a value', path: '$' });
    expect(error('{]')).toEqual({
      code: 'json.unreadable',
      message: 'expected a key in double quotes, seen ]',
      path: '$',
    });
    expect(error('['.repeat(100))).toEqual({ code: 'json.too-deep', message: 'limit 64', path: '$' });
    expect(error('5')).toEqual({ code: 'document.wrong-type', message: 'expected an object, seen 5', path: '$' });
    expect(checkText('{')).toEqual((rateText('{') as Unreadable).findings);
  });

  test('has line and column in each finding', () => {
    const text = '{\n "rulebook": "orr",\n "players": [\n  {"id": ""}\n ]\n}';
    const places = [
      ['document.missing', 1, 1],
      ['document.wrong-type', 4, 10],
      ['document.missing', 1, 1],
    ];
    expect(
      rateText(text)
        .findings.slice(0, 3)
        .map(({ code, at }) => [code, at?.line, at?.column]),
    ).toEqual(places);
    expect(checkText(text)).toEqual(rateText(text).findings);
  });

  test('is not rated by the last of two values, and its other faults are told beside', () => {
    const text = JSON.stringify(documentOf('orr')).replace('"event":{', '"rulebook":"orr","event":{"x":1,');
    const answer = rateText(text);
    expect((answer as Unreadable).error).toEqual({
      code: 'json.repeated-key',
      message: 'key $.rulebook',
      path: '$.rulebook',
    });
    expect(brief(answer.findings)).toEqual(['json.repeated-key $.rulebook', 'document.unknown-field $.event.x']);
    expect(checkText(text)).toEqual(answer.findings);
  });

  test('as a file has no path', () => {
    const fault: Finding = {
      code: 'file.unreadable',
      weight: 'refuse',
      at: { file: 'a' },
      facts: { file: 'a', tries: 2 },
    };
    expect(unreadableAnswer([{ ...fault, weight: 'note' }, fault]).error).toEqual({
      code: 'file.unreadable',
      message: 'file a, tries 2',
      path: '$',
    });
    expect(unreadableAnswer([{ code: 'x', weight: 'refuse', facts: {} }]).error.path).toBe('$');
  });

  test('is told all its faults at once: those of the reader, of intake and of the rules', () => {
    const answer = rate({
      rulebook: 'fide',
      colour: 'blue',
      event: { start: '2024-05-01', end: '2024-04-31', system: 'knockout' },
      players: [
        { id: 'A', rating: 1500.5 },
        { id: 'B', rating: 4001, birth: '2010-02-30' },
        { id: 'B', history: [{ event: 'e' }] },
        { name: 'nobody' },
      ],
      games: [
        { round: 1, white: 'A', black: 'A', result: '1-0' },
        { round: 0, white: 'A', black: 'B', result: 'x' },
        { round: 2, white: 'A', black: 'B', result: '1-0' },
        { round: 2, white: 'B', black: 'A', result: '1-0', rated: 'yes' },
      ],
    });
    expect(brief(answer.findings)).toEqual([
      'document.unknown-field $.colour',
      'document.impossible-date $.event.end',
      'document.unknown-value $.event.system',
      'document.missing $.event.id',
      'document.not-whole $.players[0].rating',
      'document.impossible-date $.players[1].birth',
      'document.missing $.players[2].history[0].results',
      'document.missing $.players[3].id',
      'document.out-of-range $.games[1].round',
      'document.unknown-value $.games[1].result',
      'document.wrong-type $.games[3].rated',
      'report.repeated-player $.players[2].id',
      'report.rating-out-of-range $.players[1].rating',
      'report.self-game $.games[0].black',
      'report.repeated-pairing $.games[3]',
    ]);
  });

  test('is told its faults also where no edition applies', () => {
    const twice = { ...documentOf('fide-2024'), rulebook: null, players: [{ id: 'A' }, { id: 'A' }], games: [] };
    expect(brief(rate(twice).findings)).toEqual([
      'rulebook.missing $.rulebook',
      'report.no-games $.games',
      'report.repeated-player $.players[1].id',
    ]);
    expect(isUnreadable(rate(twice))).toBe(true);
  });

  test('is not told that something is missing which only could not be read', () => {
    const spoiledDocument = {
      ...documentOf('orr'),
      rulebook: 5,
      event: { id: 't', start: 'May', end: 5 },
      players: [{ id: 'A', unsettled: true, history: [{ results: 5 }] }, 7],
      games: [7],
    };
    const told = [
      'document.impossible-date $.event.start',
      'document.impossible-date $.event.end',
      'document.wrong-type $.players[0].history[0].results',
      'document.wrong-type $.players[1]',
      'document.wrong-type $.games[0]',
    ];
    expect(brief(rate(spoiledDocument).findings)).toEqual(['document.wrong-type $.rulebook', ...told]);
    expect(brief(rate({ ...spoiledDocument, rulebook: 'fide' }).findings)).toEqual(told);
    expect(brief(rate({ ...spoiledDocument, rulebook: 'orr' }).findings)).toEqual(told);
    expect(brief(rate({ rulebook: 'fide-2024' }).findings)).toEqual([
      'document.missing $.event',
      'document.missing $.players',
      'document.missing $.games',
    ]);
  });
});

describe('unknown fields', () => {
  const NAMES = ['colour', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'at', 'index', 'playersLost'];
  const add = (object: object, name: string): object =>
    JSON.parse(
      `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:{"rating":9999,"polluted":true}}`,
    ) as object;

  for (const id of EDITIONS) {
    test(`are noted and change nothing under ${id}`, () => {
      const { findings, ...plain } = rate(documentOf(id)) as EventResult;
      for (const name of NAMES) {
        const document = documentOf(id);
        const [player, ...players] = document['players'] as object[];
        const [game, ...games] = document['games'] as object[];
        const { findings: noted, ...answer } = rate(
          add(
            {
              ...document,
              event: add(document['event'] as object, name),
              players: [add(player as object, name), ...players],
              games: [add(game as object, name), ...games],
            },
            name,
          ),
        ) as EventResult;
        expect(answer).toEqual(plain);
        expect(brief(noted.slice(0, 4))).toEqual(
          ['$', '$.event', '$.players[0]', '$.games[0]'].map((path) => `document.unknown-field ${path}.${name}`),
        );
        expect(noted.slice(4)).toEqual(findings);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });
  }
});

describe('players named like what every object inherits', () => {
  const NAMES: Readonly<Record<string, string>> = {
    A: '__proto__',
    B: 'constructor',
    C: 'toString',
    D: 'hasOwnProperty',
  };
  const renamed = (document: Document): Document =>
    JSON.parse(
      JSON.stringify(document).replace(/"([ABCD])"/g, (_, id: string) => JSON.stringify(NAMES[id])),
    ) as Document;
  const entries = (players: object): readonly (readonly [string, unknown])[] => Object.entries(players);

  for (const id of EDITIONS) {
    test(`are rated by ${id} like any others`, () => {
      const plain = rate(documentOf(id)) as EventResult;
      const answer = rate(renamed(documentOf(id))) as EventResult;
      expect(answer.rated).toBe(true);
      const wanted = JSON.stringify(entries(plain.players)).replace(/"([ABCD])"/g, (_, name: string) =>
        JSON.stringify(NAMES[name]),
      );
      expect(JSON.stringify(entries(answer.players))).toBe(wanted);
    });
  }

  for (const id of ['fide-2014', 'fide-2024', 'fide-2025-10', 'mssz-2017'] as const) {
    test(`are rated by ${id} in a period too`, () => {
      const answer = rate(renamed(periodOf(id))) as PeriodResult;
      expect(answer.rated).toBe(true);
      expect(Object.keys(answer.players)).toEqual(Object.values(NAMES));
      for (const event of Object.values(answer.events)) expect(Object.keys(event.players)).toContain('__proto__');
      expect(entries(answer.players)[0]?.[1]).toMatchObject({ before: 1810 });
    });
  }
});

describe('a period', () => {
  test('is rated where its rulebook knows periods', () => {
    for (const id of ['fide-2014', 'fide-2024', 'fide-2025-10', 'mssz-2017'] as const) {
      const answer = rate(periodOf(id)) as PeriodResult;
      expect(refusals(answer)).toEqual([]);
      expect(answer).toMatchObject({ rulebook: id, rated: true });
      expect(Object.keys(answer.events)).toEqual(['t1', 't2']);
      expect(answer.players['A']?.before).toBe(1810);
      expect(ratePeriod(periodOf(id))).toEqual(answer);
    }
  });

  test('goes to the list it names', () => {
    expect((rate({ ...periodOf('fide-2024'), list: '2024-09' }) as PeriodResult).list).toBe('2024-09');
  });

  test('may hold events of editions that share a list', () => {
    const period = [
      eventOf('fide-2024', { id: 't1', start: '2025-09-25', end: '2025-09-30' }),
      eventOf('fide-2025-10', { id: 't2', start: '2025-10-01', end: '2025-10-09' }),
    ];
    const answer = rate({ period }) as PeriodResult;
    expect(refusals(answer)).toEqual([]);
    expect(answer.rulebook).toBe('fide-2025-10');
    expect(rulebookOf(rate({ period: period.map((each) => without(each, 'rulebook')), rulebook: 'fide' }))).toBe(
      'fide-2025-10',
    );
    expect(rulebookOf(rate({ period }, { rules: 'fide-2024' }))).toBe('fide-2024');
  });

  test('may hold events of any editions of a family: the one of the event that began last makes the list', () => {
    const period = [eventOf('fide-2014', { id: 't1' }), eventOf('fide-2024', { id: 't2' })];
    const answer = rate({ period }) as PeriodResult;
    expect(refusals(answer)).toEqual([]);
    expect(answer.rulebook).toBe('fide-2024');
  });

  test('may not hold events of another family', () => {
    const period = [
      eventOf('fide-2014', { id: 't1' }),
      eventOf('mssz-2017', { id: 't2' }),
      eventOf('fide-2014', { id: 't3' }),
    ];
    expect(refusals(rate({ period }))).toEqual([
      {
        code: 'period.mixed-editions',
        weight: 'refuse',
        at: { path: '$.period' },
        facts: { editions: ['fide-2014', 'mssz-2017'] },
      },
    ]);
    expect(isUnreadable(rate({ period }))).toBe(true);
  });

  for (const id of ['orr', 'mgsz-2012'] as const) {
    test(`is unknown to ${id}`, () => {
      const refused = {
        code: 'rulebook.no-period',
        weight: 'refuse',
        at: { path: '$.period' },
        facts: { edition: id },
      };
      expect(refusals(rate(periodOf(id)))).toEqual([refused]);
      expect(refusals(rate({ period: [eventOf('fide-2024', { id: 't1' }), eventOf(id, { id: 't2' })] }))).toEqual([
        refused,
      ]);
    });
  }

  test('names each event once; each further time is told in its place', () => {
    const [event] = periodOf('fide-2024')['period'] as [Document];
    const repeated = (index: number): object => ({
      code: 'period.repeated-event',
      weight: 'refuse',
      at: { path: `$.period[${index}].event.id` },
      facts: { event: 't1' },
    });
    expect(refusals(rate({ period: [event, event, event] }))).toEqual([repeated(1), repeated(2)]);
    expect(brief(refusals(rate({ period: [7, event, event] })))).toEqual([
      'document.wrong-type $.period[0]',
      'period.repeated-event $.period[2].event.id',
    ]);
  });

  test('has at least one event, and its findings in the place of each', () => {
    expect(brief(rate({ period: [] }).findings)).toEqual(['document.missing $.period[0]']);
    expect(brief(rate({ period: [7] }).findings)).toEqual(['document.wrong-type $.period[0]']);
    expect(brief(rate({ period: [7, { ...documentOf('fide-2024'), rulebook: 'x', games: [{}] }] }).findings)).toEqual([
      'document.wrong-type $.period[0]',
      'document.missing $.period[1].games[0].round',
      'document.missing $.period[1].games[0].white',
      'document.missing $.period[1].games[0].black',
      'document.missing $.period[1].games[0].result',
      'rulebook.unknown $.period[1].rulebook',
    ]);
    expect(brief(rate({ period: [{ event: {} }, { event: {} }], rulebook: 'fide' }).findings)).toEqual(
      [0, 1]
        .flatMap((index) =>
          ['event.id', 'players', 'games'].map((field) => `document.missing $.period[${index}].${field}`),
        )
        .concat([0, 1].map((index) => `rulebook.no-date $.period[${index}].event.start`)),
    );
  });

  test('of which one event has no edition is unrated', () => {
    const [first, second] = periodOf('fide-2024')['period'] as [Document, Document];
    const answer = rate({ period: [first, without(second, 'rulebook')] });
    expect(answer).toMatchObject({ rulebook: null, rated: false, players: {} });
    expect(brief(refusals(answer))).toEqual(['rulebook.missing $.period[1].rulebook']);
  });

  test('adds to ratings that the rulebook allows', () => {
    expect(refusals(rate({ ...periodOf('fide-2024'), base: { A: 4000, 'B 1': 4001, C: 0, D: null } }))).toEqual(
      [
        ['B 1', '$.base["B 1"]', 4001],
        ['C', '$.base.C', 0],
      ].map(([player, path, rating]) => ({
        code: 'report.rating-out-of-range',
        weight: 'refuse',
        at: { path },
        facts: { player, field: 'base', rating, min: 1, max: 4000 },
      })),
    );
  });

  test('is what ratePeriod asks for', () => {
    for (const document of [documentOf('fide-2024'), { period: null }, [], null, 5]) {
      expect(ratePeriod(document)).toEqual({
        error: { code: 'document.missing', message: 'field period', path: '$.period' },
        findings: [
          { code: 'document.missing', weight: 'refuse', at: { path: '$.period' }, facts: { field: 'period' } },
        ],
      });
    }
  });
});

describe('whatever document comes', () => {
  /** Places of numbers that are none, and of values that are not there. */
  const holesIn = (value: unknown, at = '$'): readonly string[] => {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
      return [`${at} is ${String(value)}`];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => holesIn(each, `${at}.${key}`));
  };

  const hasAnswer = (document: unknown, rules: EditionId | undefined): void => {
    const answer = rate(document, { rules, explain: 'all' });
    expect(holesIn(answer)).toEqual([]);
    expect(Array.isArray(answer.findings)).toBe(true);
    expect(brief(refusals({ findings: check(document, { rules }) }))).toEqual(brief(refusals(answer)));
    if (isUnreadable(answer)) {
      expect(Object.values(answer.error).map((each) => typeof each)).toEqual(['string', 'string', 'string']);
    } else {
      for (const { before, change, after } of Object.values(answer.players)) {
        expect([before, change, after].every((each) => each === null || typeof each === 'number')).toBe(true);
      }
    }
    for (const finding of refusals(answer)) {
      expect(/^(json|document|report|rulebook|period)\./.test(finding.code) === (finding.at?.path !== undefined)).toBe(
        true,
      );
    }
  };

  test('an arbitrary JSON value has an answer, and check finds what rate refuses by', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.option(edition, { nil: undefined }), (value, rules) => hasAnswer(value, rules)),
      { numRuns: 1000 },
    );
  });

  test('so has a document with arbitrary values in its fields', () => {
    const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(fc.jsonValue({ maxDepth: 1 })));
    const document = fc.record(
      { rulebook: edition, event: part, players: part, games: part, period: part },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(document, (value) => hasAnswer(value, undefined)),
      { numRuns: 500 },
    );
  });

  test('so has any value that a program may give', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSparseArray: true,
          withNullPrototype: true,
        }),
        (value) => hasAnswer(value, 'orr'),
      ),
      { numRuns: 500 },
    );
  });

  for (const id of EDITIONS) {
    test(`so has a spoiled document for ${id}`, () => {
      fc.assert(
        fc.property(fc.array(spoil, { minLength: 1, maxLength: 4 }), fc.constantFrom(undefined, id), (spoils, rules) =>
          hasAnswer(spoiled(documentOf(id), spoils), rules),
        ),
        { numRuns: 600 },
      );
    });

    test(`so has a spoiled period for ${id}`, () => {
      fc.assert(
        fc.property(fc.array(spoil, { minLength: 1, maxLength: 3 }), (spoils) =>
          hasAnswer(spoiled(periodOf(id), spoils), undefined),
        ),
        { numRuns: 200 },
      );
    });
  }

  test('a text with any piece cut out has an answer with lines and columns', () => {
    const text = JSON.stringify(documentOf('fide-2024'), null, 1);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), (from, count) => {
        const cut = text.slice(0, from) + text.slice(from + count);
        const answer = rateText(cut);
        for (const { at } of answer.findings) {
          if (at?.path !== undefined) expect([at.line, at.column].every(Number.isInteger)).toBe(true);
        }
        expect(brief(refusals({ findings: checkText(cut) }))).toEqual(brief(refusals(answer)));
      }),
      { numRuns: 500 },
    );
  });
});

test('the documents of these tests start while their edition is in force', () => {
  for (const id of EDITIONS) {
    expect((documentOf(id)['event'] as Document)['start']).toBe(STARTS[id]);
    expect(brief(check(documentOf(id)))).not.toContain('rulebook.out-of-force $.event.start');
  }
});

test('a base rating of somebody who plays in no event is warned of', () => {
  const answer = rate({ period: [documentOf('fide-2024')], base: { Nobody: 2000 } });
  expect(answer.findings.filter(({ code }) => code === 'period.unknown-base')).toEqual([
    { code: 'period.unknown-base', weight: 'warn', at: { path: '$.base.Nobody' }, facts: { player: 'Nobody' } },
  ]);
});

test('who rates in turns does not rate hundreds of players in one', async () => {
  const players = Array.from({ length: 400 }, (_, at) => ({
    id: `p${at}`,
    rating: 1500 + at,
    games: 50,
    federation: 'HUN',
  }));
  const games = players.flatMap(({ id }, at) =>
    at % 2 === 0 ? [{ round: 1, white: id, black: `p${at + 1}`, result: '1-0' }] : [],
  );
  const turnsOf = async (document: Document): Promise<number> => {
    let turns = 0;
    await rateReportInTurns(readDocument(document).document as Report, {}, async () => void (turns += 1));
    return turns;
  };
  for (const id of EDITIONS.filter((each) => each !== 'mgsz-2012')) {
    const few = documentOf(id);
    const many = { ...few, players, games };
    expect((rate(many) as EventResult).rated).toBe(true);
    expect(await turnsOf(many)).toBeGreaterThan(await turnsOf(few));
  }
});
