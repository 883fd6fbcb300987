import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { fraction } from '../../core/exact.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, Report } from '../../core/report.ts';
import { admitReport } from '../../intake/admit.ts';
import { MGSZ_2012 } from '../../rulebooks/mgsz/editions.ts';
import type { Encoding } from '../encoding.ts';
import { type Limits, LIMITS } from '../limits.ts';
import { OPENGOTHA } from './format.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const sample = (name: string): Uint8Array => readFileSync(`${SAMPLES}${name}`);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, limits: Partial<Limits> = {}) =>
  OPENGOTHA.read(bytesOf(text), { limits: { ...LIMITS, ...limits } });

const short = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ weight, code, at }) => `${weight} ${code} ${at?.line ?? '-'}:${at?.column ?? '-'}`);

describe('samples', () => {
  for (const name of readdirSync(SAMPLES).filter((file) => file.endsWith('.xml'))) {
    test(`${name} has the findings that are recorded`, async () => {
      const { findings } = OPENGOTHA.read(sample(name), { limits: LIMITS });
      await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
        `${SAMPLES}${name.replace('.xml', '.findings.json')}`,
      );
    });
  }
});

describe('a correct file', () => {
  const { report, findings } = OPENGOTHA.read(sample('correct.xml'), { limits: LIMITS });

  test('has notes only', () => expect(findings.filter(({ weight }) => weight !== 'note')).toEqual([]));

  test('tells all of the event but importance and points', () => {
    expect(report?.event).toEqual({
      id: 'minta2024',
      name: 'Minta Kupa',
      place: 'Budapest',
      start: parseDay('2024-05-04'),
      end: parseDay('2024-05-05'),
      rounds: 3,
      board: 19,
      baseMinutes: fraction(60),
      byoyomi: { kind: 'japanese', seconds: 30 },
      handicap: true,
      participants: 4,
    });
    expect(findings.find(({ code }) => code === 'opengotha.not-in-file')?.facts).toEqual({
      fields: ['importance', 'rating'],
    });
  });

  test('gives players by the order of the file, with grade and PIN, not with the European rating', () =>
    expect(report?.players.slice(1, 3)).toEqual([
      {
        at: { line: 5, column: 1 },
        id: '2',
        startNumber: 2,
        name: 'Próba, Béla János',
        federation: 'HU',
        club: 'Szfv',
        entryRank: '1d',
        pin: '10000002',
      },
      { at: { line: 6, column: 1 }, id: '3', startNumber: 3, name: 'Teszt, Cecil', federation: 'AT', entryRank: '1k' },
    ]));

  test('gives games with stones and results by default', () =>
    expect(report?.games).toEqual([
      { at: { line: 10, column: 1 }, round: 1, white: '1', black: '2', result: '1-0', handicap: 1 },
      { at: { line: 11, column: 1 }, round: 2, white: '1', black: '3', result: '+/-' },
      { at: { line: 12, column: 1 }, round: 2, white: '2', black: '4', result: '1/2-1/2', handicap: 5 },
      { at: { line: 13, column: 1 }, round: 3, white: '2', black: '3', result: '0-1' },
    ]));

  test('gives free and absent players', () =>
    expect(report?.byes?.map(({ player, round, kind }) => `${player} ${round} ${kind}`)).toEqual([
      '4 1 paired',
      '1 3 paired',
      '3 1 zero',
      '4 3 zero',
    ]));

  test('is rated by mgsz-2012 once points are laid over it', () => {
    const points: Readonly<Record<string, object>> = {
      1: { rating: 2140, rank: '3d' },
      2: { rating: 1990, rank: '1d' },
      3: { registered: false },
      4: { registered: false, entering: true, initialElo: 1720 },
    };
    const given = report as Report;
    const players = given.players.map((player) => ({ ...player, ...points[player.id] }));
    const { event, findings: faults } = admitReport({ ...given, players }, MGSZ_2012.needs);
    expect(faults).toEqual([]);
    const result = MGSZ_2012.rate(event as NonNullable<typeof event>) as unknown as Record<string, unknown>;
    expect([result['rated'], result['c']]).toEqual([true, 15]);
  });
});

const PLAYERS =
  '<Players><Player name="A" firstName="a" grade="1k"/><Player name="B" firstName="b" grade="1d"/></Players>';
const file = (inside: string): string => `<Tournament>${PLAYERS}${inside}</Tournament>`;
const game = (result: string, more = ''): string =>
  `<Games><Game roundNumber="1" whitePlayer="AA" blackPlayer="BB" result="${result}" ${more}/></Games>`;
const general = (attributes: string): string =>
  file(`<TournamentParameterSet><GeneralParameterSet ${attributes}/></TournamentParameterSet>`);
const eventOf = (attributes: string): EventFacts => (read(general(attributes)).report as Report).event;

describe('results', () => {
  for (const [written, result] of [
    ['RESULT_WHITEWINS', '1-0'],
    ['RESULT_BLACKWINS', '0-1'],
    ['RESULT_EQUAL', '1/2-1/2'],
    ['RESULT_BOTHLOSE', '-/-'],
    ['RESULT_WHITEWINS_BYDEF', '+/-'],
    ['RESULT_BLACKWINS_BYDEF', '-/+'],
    ['RESULT_BOTHLOSE_BYDEF', '-/-'],
    ['RESULT_UNKNOWN', undefined],
    ['RESULT_EQUAL_BYDEF', undefined],
    ['RESULT_BOTHWIN', undefined],
    ['RESULT_BOTHWIN_BYDEF', undefined],
    ['', undefined],
    ['toString', undefined],
  ] as const) {
    test(`${written} is ${result ?? 'no game to be rated'}`, () => {
      const { report } = read(file(game(written)));
      expect(report?.games.map((each) => each.result)).toEqual(result === undefined ? [] : [result]);
    });
  }
});

describe('times', () => {
  for (const [attributes, baseMinutes, byoyomi] of [
    ['basicTime="60" complementaryTimeSystem="SUDDENDEATH"', fraction(60), null],
    ['basicTime="37.5" complementaryTimeSystem="FISCHER"', fraction(75, 2), { kind: 'other', name: 'Fischer' }],
    ['complementaryTimeSystem="STDBYOYOMI" stdByoYomiTime="20"', undefined, { kind: 'japanese', seconds: 20 }],
    ['complementaryTimeSystem="STDBYOYOMI"', undefined, undefined],
    ['complementaryTimeSystem="STDBYOYOMI" stdByoYomiTime="0"', undefined, undefined],
    [
      'complementaryTimeSystem="CANBYOYOMI" canByoYomiTime="300" nbMovesCanTime="15"',
      undefined,
      { kind: 'canadian', minutes: 5, moves: 15 },
    ],
    [
      'complementaryTimeSystem="CANBYOYOMI" canByoYomiTime="200" nbMovesCanTime="10"',
      undefined,
      { kind: 'canadian', minutes: 10, moves: 30 },
    ],
    ['complementaryTimeSystem="CANBYOYOMI" canByoYomiTime="300"', undefined, undefined],
    ['complementaryTimeSystem="CANBYOYOMI" nbMovesCanTime="15"', undefined, undefined],
    ['complementaryTimeSystem="HOURGLASS"', undefined, undefined],
    ['', undefined, undefined],
  ] as const) {
    test(attributes || 'nothing', () => {
      const event = eventOf(attributes);
      expect([event.baseMinutes, event.byoyomi]).toEqual([baseMinutes, byoyomi]);
    });
  }
});

describe('the handicap of the event', () => {
  const handicap = (ceiling: string, stones: number): boolean | undefined =>
    read(
      file(
        `${game('RESULT_WHITEWINS', `handicap="${stones}"`)}<TournamentParameterSet><HandicapParameterSet ${ceiling}/></TournamentParameterSet>`,
      ),
    ).report?.event.handicap;

  test('is there where a game has stones; a ceiling of 0 forbids it; else it is not known', () => {
    expect(handicap('hdCeiling="9"', 2)).toBe(true);
    expect(handicap('hdCeiling="0"', 2)).toBe(true);
    expect(handicap('hdCeiling="0"', 0)).toBe(false);
    expect(handicap('hdCeiling="9"', 0)).toBeUndefined();
    expect(handicap('', 0)).toBeUndefined();
  });
});

test('rounds without a game at the end are told, but not where nothing was played at all', () => {
  const set = '<TournamentParameterSet><GeneralParameterSet numberOfRounds="3"/></TournamentParameterSet>';
  const told = (games: string) =>
    read(file(`${games}${set}`)).findings.flatMap(({ code, facts }) => (/rounds-not/.test(code) ? [facts] : []));
  expect(told(game('RESULT_WHITEWINS'))).toEqual([{ rounds: 3, played: 1 }]);
  expect(told('')).toEqual([]);
});

test('more than nine stones are told', () => {
  const told = (stones: number) =>
    short(read(file(game('RESULT_WHITEWINS', `handicap="${stones}"`))).findings).filter((each) => /stones/.test(each));
  expect([told(9), told(10)]).toEqual([[], ['note opengotha.many-stones 1:207']]);
});

test('teams are those of the first round in the file, by their boards; a team without a name is none', () => {
  const board = (round: number, at: number, player: string): string =>
    `<Board roundNumber="${round}" boardNumber="${at}" player="${player}"/>`;
  const team = (name: string, ...boards: readonly string[]): string => `<Team${name}>${boards.join('')}</Team>`;
  const { report } = read(
    file(
      `<Teams>${team(' teamName="T"', board(3, 1, 'AA'), board(2, 2, 'AA'), board(2, 1, 'BB'))}${team('', board(1, 1, 'AA'))}</Teams>`,
    ),
  );
  expect(report?.teams).toEqual([{ name: 'T', members: ['2', '1'] }]);
});

describe('byes are worth what the parameters say', () => {
  const kinds = (attributes: string): readonly string[] | undefined =>
    read(
      `<Tournament><Players><Player name="A" firstName="" grade="1k" participating="10"/><Player name="B" firstName="" grade="1d"/><Player name="C" firstName="" grade="1d"/></Players><Games><Game roundNumber="2" whitePlayer="B" blackPlayer="C" result="RESULT_EQUAL"/></Games><ByePlayers><ByePlayer roundNumber="1" player="A"/></ByePlayers><TournamentParameterSet><GeneralParameterSet ${attributes}/></TournamentParameterSet></Tournament>`,
    ).report?.byes?.map(({ player, round, kind }) => `${player} ${round} ${kind}`);

  for (const [attributes, free, absent] of [
    ['', 'paired', 'zero'],
    ['genNBW2ValueBye="2" genNBW2ValueAbsent="0"', 'paired', 'zero'],
    ['genNBW2ValueBye="1" genNBW2ValueAbsent="1"', 'half', 'half'],
    ['genNBW2ValueBye="0" genNBW2ValueAbsent="2"', 'zero', 'full'],
  ] as const) {
    test(attributes || 'nothing', () => expect(kinds(attributes)).toEqual([`1 1 ${free}`, `1 2 ${absent}`]));
  }
});

describe('what names nobody', () => {
  test('is no bye and no board', () => {
    const { report, findings } = read(
      file(
        '<ByePlayers><ByePlayer roundNumber="1"/><ByePlayer player="AA"/></ByePlayers><Teams><Team teamName="T"><Board roundNumber="1" boardNumber="1"/></Team></Teams>',
      ),
    );
    expect([report?.byes, report?.teams]).toEqual([[], undefined]);
    expect(short(findings)).toContain('refuse opengotha.unknown-player 1:130');
  });
});

describe('names are keys', () => {
  test('in capitals and without blanks, also Turkish ones', () => {
    const { report } = read(
      '<Tournament><Players><Player name="de la Cruz" firstName="Ana" grade="1k"/><Player name="İpek" firstName="ilk" grade="1d"/></Players><Games><Game roundNumber="1" whitePlayer="DELACRUZANA" blackPlayer="IPEKİLK" result="RESULT_EQUAL"/></Games></Tournament>',
    );
    expect(report?.games).toHaveLength(1);
  });
});

describe('what is not such a file', () => {
  for (const [text, expected] of [
    ['', 'refuse opengotha.not-xml 1:1'],
    ['text', 'refuse opengotha.not-xml 1:5'],
    ['<html/>', 'refuse opengotha.wrong-root 1:1'],
    ['<Tournament/>', 'refuse opengotha.no-players 1:1'],
    ['<Tournament><Players></Tournament>', 'refuse opengotha.not-xml 1:34'],
    ['<Tournament>', 'refuse opengotha.not-xml 1:12'],
    [`<Tournament>${'<a>'.repeat(20)}`, 'refuse opengotha.too-deep 1:58'],
    ['<Tournament>&bomb;</Tournament>', 'refuse opengotha.not-xml 1:18'],
    [
      `<Tournament>\r\n<a\r${Array.from({ length: 201 }, (_, at) => `a${at}=""`).join(' ')}/></Tournament>`,
      'refuse opengotha.too-many-attributes 2:1',
    ],
    ['<!-- <a> --><!DOCTYPE Tournament []><Tournament/>', 'refuse opengotha.doctype 1:13'],
    ['<!DOCTYPE', 'refuse opengotha.doctype 1:1'],
    ['<!-- 𝔸 --><!DOCTYPE Tournament SYSTEM "x.dtd" [<!ENTITY a "b">]><Tournament/>', 'refuse opengotha.doctype 1:11'],
    ['<!DOCTYPE Tournament SYSTEM "x.dtd>"><Tournament/>', 'refuse opengotha.doctype 1:1'],
    [`<!DOCTYPE Tournament SYSTEM "${'x'.repeat(400)}"><Tournament/>`, 'refuse opengotha.doctype 1:1'],
    [`<!DOCTYPE Tournament${' '.repeat(2000)}><Tournament/>`, 'refuse opengotha.doctype 1:1'],
    ['<!DOCTYPE Tournament SYSTEM "x.dtd"><Tournament>&a;</Tournament>', 'refuse opengotha.not-xml 1:51'],
    ['<!DOCTYPE Tournament><!DOCTYPE Tournament [<!ENTITY a "b">]><Tournament/>', 'refuse opengotha.not-xml 1:30'],
  ] as const) {
    test(JSON.stringify(text.slice(0, 60)), () => {
      const { report, findings } = read(text);
      expect(report).toBeUndefined();
      expect(short(findings).filter((each) => !each.includes('encoding'))).toEqual([expected]);
    });
  }

  for (const type of [
    '<!DOCTYPE Tournament>',
    '<!DOCTYPE Tournament SYSTEM "tournament.dtd">',
    "<!DOCTYPE Tournament PUBLIC '-//OpenGotha//DTD' 'tournament.dtd' >",
  ]) {
    test(`a document type that only names its definition is no hindrance: ${type}`, () => {
      const plain = read(file(''));
      const typed = read(`<?xml version="1.0"?>${type}${file('')}`);
      expect(typed.report?.players).toHaveLength(plain.report?.players.length as number);
      expect(typed.findings.map(({ code }) => code)).toEqual(plain.findings.map(({ code }) => code));
    });
  }

  test('a document type named in a comment is none', () =>
    expect(read(`<!-- <!DOCTYPE x> -->${file('')}`).report).toBeDefined());

  test('a bomb of entities is never unpacked', () => {
    const entities = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    const { findings } = read(`<!DOCTYPE x [<!ENTITY e0 "boom">${entities.join('')}]><Tournament>&e30;</Tournament>`);
    expect(short(findings)).toEqual(['refuse opengotha.doctype 1:1']);
  });
});

describe('limits', () => {
  test('bytes and players', () => {
    const text = file('');
    expect(short(read(text, { reportBytes: 10 }).findings)).toEqual(['refuse opengotha.too-large -:-']);
    expect(short(read(text, { players: 1 }).findings)).toEqual(['refuse opengotha.too-many-players 1:65']);
    expect(read(text, { players: 2, reportBytes: text.length }).report).toBeDefined();
  });

  test('games', () => {
    const two = file('<Games><Game/>\n<Game/></Games>');
    const { report, findings } = read(two, { players: 2, rounds: 1 });
    expect(report).toBeUndefined();
    expect(short(findings)).toEqual(['refuse opengotha.too-many-games 2:1']);
    expect(read(two, { players: 2, rounds: 2 }).report).toBeDefined();
    expect(read(file('<Games><Game/><Game/><Game/></Games>'), { players: 2, rounds: 1 }).report).toBeUndefined();
  });

  test('rounds', () => {
    expect(short(read(file(game('RESULT_EQUAL').replace('"1"', '"3"')), { rounds: 2 }).findings)).toContain(
      'refuse opengotha.round-out-of-range 1:131',
    );
  });
});

describe('bytes', () => {
  const nameIn = (bytes: Uint8Array, encoding?: Encoding) => {
    const { report, findings } = OPENGOTHA.read(bytes, {
      limits: LIMITS,
      ...(encoding === undefined ? {} : { encoding }),
    });
    return [report?.players[0]?.name, ...short(findings).filter((each) => each.includes('encoding'))];
  };
  const declared = (encoding: string): string =>
    `<?xml version="1.0"${encoding}?><Tournament><Players><Player name="Tőke" firstName="á" grade="1k"/></Players></Tournament>`;
  /** ő is F5 in windows-1250 and õ in the western ones. */
  const single = (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) => (letter === 'ő' ? 0xf5 : letter.charCodeAt(0)));

  test('UTF-8 where it is; the declaration where it is not; else what they look like', () => {
    expect(nameIn(bytesOf(declared(' encoding="UTF-8"')))).toEqual(['Tőke, á']);
    expect(nameIn(bytesOf(declared('')))).toEqual(['Tőke, á', 'note encoding.guessed -:-']);
    expect(nameIn(bytesOf(`\ufeff${declared(' encoding="utf-8"')}`))).toEqual(['Tőke, á']);
    expect(nameIn(single(declared(' encoding="ISO-8859-1"')))).toEqual(['Tõke, á']);
    expect(nameIn(single(declared('')))).toEqual(['Tőke, á', 'note encoding.guessed -:-']);
    expect(nameIn(single(declared('')), 'windows-1252')).toEqual(['Tõke, á']);
    expect(nameIn(single(declared('')), 'utf-8')).toEqual(['T\ufffdke, \ufffd', 'warn encoding.damaged 1:58']);
  });
});

test('a last day before the first is refused, with its line', () => {
  const dates = (begin: string, end: string) =>
    short(
      read(
        `<Tournament><Players><Player name="A" firstName="a" rank="1k"/></Players><TournamentParameterSet>\n<GeneralParameterSet beginDate="${begin}" endDate="${end}"/></TournamentParameterSet></Tournament>`,
      ).findings,
    ).filter((each) => each.includes('dates'));
  expect(dates('2024-05-05', '2024-05-04')).toEqual(['refuse opengotha.dates-reversed 2:45']);
  expect(dates('2024-05-04', '2024-05-04')).toEqual([]);
});

describe('the strength that a player entered with', () => {
  const strengthOf = (attributes: string) => {
    const { report, findings } = read(
      `<Tournament><Players><Player name="A" firstName="a" ${attributes}/></Players></Tournament>`,
    );
    return [report?.players[0]?.entryRank, short(findings).filter((each) => /grade|rank|unreadable/.test(each))];
  };

  test('is the rank; a grade that differs is a note', () => {
    expect(strengthOf('rank="2D" grade="1D"')).toEqual(['2d', ['note opengotha.grade-differs 1:63']]);
    expect(strengthOf('rank="2D" grade="2d"')).toEqual(['2d', []]);
    expect(strengthOf('rank="2D"')).toEqual(['2d', []]);
  });

  test('is the grade only where there is no rank', () => {
    expect(strengthOf('grade="1D"')).toEqual(['1d', ['note opengotha.rank-missing 1:22']]);
    expect(strengthOf('rank="?" grade="1D"')).toEqual([
      '1d',
      ['note opengotha.rank-missing 1:22', 'warn opengotha.unreadable 1:53'],
    ]);
    expect(strengthOf('')).toEqual([undefined, ['warn opengotha.grade-missing 1:22']]);
  });
});

describe('recognising', () => {
  for (const [text, isOpenGotha] of [
    ['<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<Tournament dataVersion="201">', true],
    ['\ufeff<Tournament>', true],
    ['  <Tournament>', true],
    ['<!DOCTYPE x [<!ENTITY a "b">]>\n<Tournament>', true],
    ['<!DOCTYPE html><html>', false],
    ['<TournamentData typeversion="3.9">', false],
    ['<?xml version="1.0"', false],
    [`${'<??>'.repeat(500)}x`, false],
    ['; EV[x]', false],
    ['', false],
  ] as const) {
    test(`${JSON.stringify(text.slice(0, 40))} is ${isOpenGotha ? '' : 'not '}one`, () =>
      expect(OPENGOTHA.recognises(bytesOf(text))).toBe(isOpenGotha));
  }
});
