/** Reports and lists of every format through the built program: rate, check, convert, generate, schema. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { type Ended, program } from './program.fixture.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** With something on standard input. */
const one = program(folder);
const piped = (input: string | Uint8Array, ...args: readonly string[]): Promise<Ended> => one(args, input);
const run = (...args: readonly string[]): Promise<Ended> => one(args);

async function write(name: string, args: readonly string[]): Promise<Buffer> {
  const { code, bytes, err } = await run('generate', ...args);
  expect([code, err]).toEqual([0, '']);
  writeFileSync(join(folder, name), bytes);
  return bytes;
}

const SWISS = ['--rules', 'fide-2024', '--players', '14', '--rounds', '5', '--seed', '7'];

describe('a generated event', () => {
  test('is the same for the same numbers, and another for another seed', async () => {
    const [one, same, other] = await Promise.all([
      run('generate', ...SWISS),
      run('generate', ...SWISS),
      run('generate', ...SWISS.slice(0, -1), '8'),
    ]);
    expect(one.bytes.equals(same.bytes)).toBe(true);
    expect(one.bytes.equals(other.bytes)).toBe(false);
  });

  test('is rated alike in every format that carries it', async () => {
    await Promise.all(
      ['trf16', 'trf26', 'json'].map((format) => write(`same.${format}`, [...SWISS, '--format', format])),
    );
    const results = await Promise.all(
      ['trf16', 'trf26'].map(async (format) => {
        const { code, out, err } = await run('rate', `same.${format}`, '--rules', 'fide-2024', '--json');
        expect([code, err]).toEqual([0, '']);
        const { players } = JSON.parse(out) as { players: Record<string, { after: number | null }> };
        return Object.values(players).map(({ after }) => after);
      }),
    );
    expect(results[1]).toEqual(results[0]);
    expect(results[0]).toHaveLength(14);
  });

  test('of every edition passes its checks', async () => {
    for (const [rules, format] of [
      ['fide-2014', 'trf16'],
      ['mssz-2017', 'trf26'],
      ['orr', 'json'],
      ['mgsz-2012', 'h9'],
    ] as const) {
      const name = `checked-${rules}.${format}`;
      await write(name, ['--rules', rules, '--players', '10', '--rounds', '4', '--format', format]);
      const { out, err } = await run('check', name, '--rules', rules, '--json');
      expect(err).toBe('');
      const { findings } = JSON.parse(out) as { findings: { code: string; weight: string }[] };
      // the report itself is sound; what its format cannot say is for the rulebook to ask
      expect(findings.filter(({ code, weight }) => weight === 'refuse' && !code.startsWith('mgsz.'))).toEqual([]);
    }
  });

  test('with impossible numbers is wrong usage', async () => {
    const { code, err } = await run('generate', '--players', '1');
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringContaining('--players takes a number from')]);
  });
});

describe('a damaged report', () => {
  test('is checked with the line shown and the column marked', async () => {
    const text = (await write('sound.trf', SWISS)).toString('utf8');
    const lines = text.split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('001'));
    const cell = /[1=0](?=\s|$)/.exec((lines[at] as string).slice(98));
    const column = 98 + (cell?.index ?? 0);
    const line = lines[at] as string;
    lines[at] = `${line.slice(0, column)}x${line.slice(column + 1)}`;
    writeFileSync(join(folder, 'damaged.trf'), lines.join('\r\n'));
    const { code, out } = await run('check', 'damaged.trf', '--rules', 'fide-2024');
    expect(code).toBe(1);
    expect(out).toContain(`(line ${at + 1}, column ${column + 1})`);
    expect(out).toMatch(/\n {4}\| .*x.*\n {4}\| +\^\n/);
    expect((await run('rate', 'damaged.trf', '--rules', 'fide-2024')).code).toBe(3);
  });

  test('does not stop the others of a folder or an archive', async () => {
    const sound = await write('good.trf', SWISS);
    mkdirSync(join(folder, 'many'));
    writeFileSync(join(folder, 'many', 'a.trf'), sound);
    writeFileSync(join(folder, 'many', 'b.trf'), 'no report at all');
    writeFileSync(join(folder, 'many', 'empty.trf'), '');
    const { code, out } = await run('rate', 'many', '--rules', 'fide-2024');
    expect(code).toBe(3);
    expect(out).toContain('3 reports: 1 rated, 0 cannot be rated, 2 unreadable.');
    writeFileSync(
      join(folder, 'many.zip'),
      zipSync({ 'x/a.trf': new Uint8Array(sound), 'b.trf': new TextEncoder().encode('nothing') }),
    );
    const zipped = await run('rate', 'many.zip', '--rules', 'fide-2024', '--json');
    expect(
      zipped.out
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { file?: string }).file ?? null),
    ).toHaveLength(2);
    expect(zipped.code).toBe(3);
    expect((await run('check', 'many.zip', '--rules', 'fide-2024')).out).toContain('many.zip/x/a.trf');
  });
});

describe('what a report cannot carry', () => {
  test('comes by --facts', async () => {
    await write('go.h9', ['--rules', 'mgsz-2012', '--players', '8', '--rounds', '3']);
    expect((await run('rate', 'go.h9', '--rules', 'mgsz-2012')).code).not.toBe(0);
    const { out } = await run('rate', 'go.h9', '--rules', 'mgsz-2012', '--json');
    const ids = Object.keys((JSON.parse(out) as { players: object }).players);
    const players = Object.fromEntries(ids.map((id) => [id, { rating: 1800, rank: '4k', registered: true }]));
    writeFileSync(join(folder, 'facts.json'), JSON.stringify({ event: { baseMinutes: 60, board: 19 }, players }));
    const { code } = await run('rate', 'go.h9', '--rules', 'mgsz-2012', '--facts', 'facts.json');
    expect(code).toBe(0);
  });

  test('must be readable itself', async () => {
    writeFileSync(join(folder, 'bad.json'), '{"event": {"board": "large"}}');
    await write('any.trf', SWISS);
    const { code, err } = await run('rate', 'any.trf', '--rules', 'fide', '--facts', 'bad.json');
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringContaining('--facts bad.json, line 1, column 21')]);
    expect((await run('rate', 'any.trf', '--rules', 'fide', '--facts', 'absent.json')).code).toBe(2);
  });
});

describe('the ratings of a list', () => {
  test('are used instead of those of the report, and the differences told', async () => {
    const report = (await write('listed.trf', SWISS)).toString('utf8');
    const player = report.split('\r\n').find((line) => line.startsWith('001')) as string;
    const fideId = player.slice(57, 68).trim();
    const csv = `fideId;name;rating;k\r\n${fideId};${player.slice(14, 47).trim()};1999;20\r\n`;
    writeFileSync(join(folder, 'list.csv'), csv);
    const { out, code } = await run('rate', 'listed.trf', '--rules', 'fide-2024', '--list', 'list.csv', '--json');
    expect(code).toBe(0);
    const { findings, players } = JSON.parse(out) as {
      findings: { code: string }[];
      players: Record<string, { before: number | null }>;
    };
    expect(Object.values(players).filter(({ before }) => before !== null)).toHaveLength(1);
    expect(findings.map((finding) => finding.code)).toContain('ratings.unmatched');
    expect((await run('rate', 'listed.trf', '--rules', 'fide-2024', '--list', 'none.csv')).code).toBe(2);
  });
});

describe('several reports', () => {
  test('make one period', async () => {
    await write('first.json', [...SWISS, '--format', 'json']);
    const document = JSON.parse(readFileSync(join(folder, 'first.json'), 'utf8')) as { event: { id: string } };
    writeFileSync(
      join(folder, 'second.json'),
      JSON.stringify({ ...document, event: { ...document.event, id: 'second' } }),
    );
    const { code, out } = await run(
      'rate',
      'first.json',
      'second.json',
      '--period',
      '2024-12',
      '--rules',
      'fide-2024',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ list: '2024-12', events: { second: { rated: true } } });
    expect((await run('rate', 'first.json', '--period', 'June')).code).toBe(2);
  });

  test('of other people are not mixed up, though their numbers are the same; of the same people they are joined', async () => {
    await write('may.trf', SWISS);
    await write('june.trf', [...SWISS.slice(0, -1), '8']);
    const period = async (...files: readonly string[]): Promise<Readonly<Record<string, { n: number }>>> => {
      const { out } = await run('rate', ...files, '--period', '2025-12', '--rules', 'fide-2024', '--json');
      return (JSON.parse(out) as { players: Record<string, { n: number }> }).players;
    };
    expect(Object.keys(await period('may.trf', 'june.trf'))).toHaveLength(28);
    const again = readFileSync(join(folder, 'may.trf'), 'utf8').replace(/^012 .*$/m, '012 Another');
    writeFileSync(join(folder, 'again.trf'), again);
    const [once, twice] = [await period('may.trf'), await period('may.trf', 'again.trf')];
    expect(Object.entries(twice).map(([id, { n }]) => [id, n])).toEqual(
      Object.entries(once).map(([id, { n }]) => [id, 2 * n]),
    );
  });

  test('of a period have their findings under their own names', async () => {
    await write('one.trf', SWISS);
    const lines = readFileSync(join(folder, 'one.trf'), 'utf8').split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('001'));
    const spoilt = lines.map((line, index) => (index === at ? `${line.slice(0, 80)} 9.5${line.slice(84)}` : line));
    writeFileSync(join(folder, 'spoilt.trf'), spoilt.join('\r\n').replace(/^012 .*$/m, '012 Spoilt'));
    const { code, out } = await run('rate', 'one.trf', 'spoilt.trf', '--period', '2024-12', '--rules', 'fide-2024');
    const name = (lines[at] as string).slice(14, 47).trim();
    expect(code).toBe(3);
    expect(out).toMatch(/spoilt\.trf:\nFindings:\n {2}refused \(line \d+, column 81\): /);
    expect(out).toContain(`${name} has 9.5 points`);
    expect(out).not.toContain('No findings');
  });

  test('that cannot be read at all make no period', async () => {
    writeFileSync(join(folder, 'nothing.trf'), '');
    const { code, out } = await run('rate', 'nothing.trf', '--period', '2024-12', '--rules', 'fide-2024');
    expect([code, out]).toEqual([
      3,
      'nothing.trf:\nFindings:\n  refused: The file is empty, or holds nothing but blanks.\n',
    ]);
  });
});

describe('a check without a rulebook', () => {
  test('is about the file alone, and finds no fault in that', async () => {
    await write('plain.trf', SWISS);
    const { code, out } = await run('check', 'plain.trf', '--json');
    const { findings } = JSON.parse(out) as { findings: { code: string; weight: string }[] };
    expect([code, findings.at(-1)]).toMatchObject([0, { code: 'check.file-only', weight: 'note' }]);
    expect(findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
  });
});

describe('other files than the report', () => {
  test('are named where a finding is about them', async () => {
    await write('event.trf', SWISS);
    writeFileSync(join(folder, 'odd.json'), '{ "event": { "nonsense": 1 } }');
    const facts = await run('check', 'event.trf', '--facts', 'odd.json');
    expect(facts.out).toContain(
      'note (odd.json, line 1, column 26, $.event.nonsense): The field “nonsense” is not known',
    );
    const list = await run('rate', 'event.trf', '--rules', 'fide-2024', '--list', 'odd.json');
    expect([list.code, list.out]).toEqual([
      3,
      expect.stringContaining('refused (odd.json): This is a report of an event'),
    ]);
    const absent = await run('rate', 'event.trf', '--rules', 'fide-2024', '--list', 'absent.csv');
    expect(absent.err).toContain('--list absent.csv cannot be read: no such file');
  });
});

describe('an archive', () => {
  test('within an archive is told, not taken for a report', async () => {
    const inner = zipSync({ 'inner.trf': await write('inner.trf', SWISS) }, { level: 0 });
    writeFileSync(join(folder, 'outer.zip'), zipSync({ 'inner.zip': inner }));
    const { code, out } = await run('check', 'outer.zip');
    expect([code, out]).toEqual([
      1,
      'outer.zip/inner.zip:\nFindings:\n  refused: An archive within an archive is not opened; unpack it.\n',
    ]);
  });
});

describe('a made-up event', () => {
  test('is written only in a format that can hold it', async () => {
    const chess = await run('generate', '--rules', 'fide-2024', '--format', 'h9');
    expect([chess.code, chess.out, chess.err]).toEqual([2, '', expect.stringContaining('--format h9 is for Go')]);
    const read = await run('generate', '--format', 'opengotha');
    expect([read.code, read.err]).toEqual([
      2,
      expect.stringContaining('--format takes one of trf16, trf26, json, h9\n'),
    ]);
  });
});

describe('a report in another format', () => {
  test('is the same report again', async () => {
    const bytes = await write('there.trf', SWISS);
    expect((await run('convert', 'there.trf', 'there.json')).code).toBe(0);
    const back = await run('convert', 'there.trf', '-', '--format', 'trf16');
    expect(back.bytes.toString('utf8')).toBe(bytes.toString('utf8'));
    const { out } = await run('rate', 'there.json', '--rules', 'fide-2024', '--json');
    const direct = await run('rate', 'there.trf', '--rules', 'fide-2024', '--json');
    expect((JSON.parse(out) as { players: object }).players).toEqual(
      (JSON.parse(direct.out) as { players: object }).players,
    );
  });

  test('needs a format that is written', async () => {
    await write('here.trf', SWISS);
    expect((await run('convert', 'here.trf', 'here.doc')).code).toBe(2);
    const { code, out } = await run('convert', 'here.trf', 'here.xml', '--format', 'opengotha');
    expect([code, out]).toEqual([3, expect.stringContaining('does not write it')]);
  });
});

const SAMPLES = join(ROOT, 'src/formats');
const sample = (name: string): string => join(SAMPLES, name);
const COMBINED_XML = sample('fide-list/samples/combined.xml');
const COMBINED_TXT = sample('fide-list/samples/combined.txt');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
/** What a command that failed or was refused leaves of its own. */
const drafts = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.part'));

describe('a list of players in another format', () => {
  test('goes from XML to text and back as it was, also packed', async () => {
    const steps = [
      [COMBINED_XML, 'turn.txt'],
      ['turn.txt', 'turn.xml.zip'],
      ['turn.xml.zip', 'turn.zip', '--format', 'fide-txt'],
      ['turn.zip', 'turned.xml'],
    ];
    for (const step of steps) {
      const { code, out, err } = await run('convert', ...step);
      expect([code, out, err]).toEqual([0, 'No findings.\n', '']);
    }
    expect(textOf('turn.txt')).toBe(readFileSync(COMBINED_TXT, 'utf8'));
    expect(textOf('turned.xml')).toBe(readFileSync(COMBINED_XML, 'utf8'));
    const inside = (name: string): readonly string[] => Object.keys(unzipSync(readFileSync(join(folder, name))));
    expect([inside('turn.xml.zip'), inside('turn.zip')]).toEqual([['turn.xml'], ['turn.txt']]);
  });

  test('to a layout of one month needs the month, from the list or by --month', async () => {
    const old = sample('fide-list/samples/old.txt');
    expect((await run('convert', old, 'old.txt', '--format', 'fide-txt-old')).code).toBe(0);
    expect(textOf('old.txt')).toBe(readFileSync(old, 'utf8'));
    const single = sample('fide-list/samples/single.txt');
    expect((await run('convert', single, 'single.txt', '--format', 'fide-txt-single')).code).toBe(0);
    expect(textOf('single.txt')).toBe(readFileSync(single, 'utf8'));
    const without = await run('convert', COMBINED_XML, 'none.txt', '--format', 'fide-txt-old');
    expect([without.code, without.out]).toEqual([3, expect.stringContaining('Give it with --month 2026-10.')]);
    expect(existsSync(join(folder, 'none.txt'))).toBe(false);
    const rapid = ['--format', 'fide-txt-single', '--control', 'rapid', '--month', '2026-10'];
    const { code, out } = await run('convert', COMBINED_XML, 'rapid.txt', ...rapid);
    expect([code, out]).toEqual([0, expect.stringContaining('no place for the standard ratings of 4 players')]);
    expect(textOf('rapid.txt').split('\r\n')[1]?.slice(113, 126)).toBe('2550  0   10 ');
    expect(textOf('rapid.txt').slice(113, 118)).toBe('OCT26');
  });

  test('to CSV tells once for each field what has no column, with the count', async () => {
    const { code, out } = await run('convert', COMBINED_TXT, 'list-out.csv');
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.includes('no place for'))).toEqual(
      (
        [
          ['rapid_rating', '3 players have'],
          ['blitz_rating', '2 players have'],
          ['games', '2 players have'],
          ['o_title', '3 players have'],
          ['foa_title', '2 players have'],
          ['flag', '2 players have'],
        ] as const
      ).map(([field, have]) => `  note: There is no place for “${field}” in csv; ${have} it.`),
    );
    expect(textOf('list-out.csv').split('\r\n').slice(0, 3)).toEqual([
      'id;name;title;rating;k;birth;sex;federation;fideId',
      '9000011;Kormos, Bela;GM;2601;10;1979;m;HUN;9000011',
      '9000028;Aranyi, Lujza;WIM;2210;20;2003;f;HUN;9000028',
    ]);
    const again = await run('convert', 'list-out.csv', 'list-out.xml');
    expect([again.code, again.out]).toEqual([0, 'No findings.\n']);
    const rapid = await run('convert', COMBINED_TXT, '-', '--format', 'swiss-manager', '--control', 'rapid');
    expect(rapid.out.split('\r\n').slice(0, 2)).toEqual([
      'ID_No;Name;Title;Rtg_Nat;ClubName;Birthday;Sex;Fed',
      '9000011;Kormos, Bela;GM;2550;;1979/00/00;m;HUN',
    ]);
    expect(rapid.err).toContain('“rating”');
  });

  test('from CSV, also Swiss-Manager’s and zipped, to CSV, XML and the old text', async () => {
    const manager = sample('csv/samples/swiss-manager.csv');
    expect((await run('convert', manager, 'own.csv')).code).toBe(0);
    expect(textOf('own.csv').split('\r\n')[1]).toBe('101;Kormos, Bela;GM;2601;Tisza SE;1979-03-01;m;HUN');
    expect((await run('convert', 'own.csv', 'manager.csv', '--format', 'swiss-manager')).code).toBe(0);
    expect(
      textOf('manager.csv')
        .replace('102;Aranyi, Lujza;;;', '102;Aranyi, Lujza;;0;')
        .replace('Volga;;', 'Volga;0000/00/00;'),
    ).toBe(readFileSync(manager, 'utf8'));
    writeFileSync(
      join(folder, 'players.zip'),
      zipSync({ 'read.me': new TextEncoder().encode('hello'), 'players.csv': new Uint8Array(readFileSync(manager)) }),
    );
    const { code, out } = await run('convert', 'players.zip', 'players.xml');
    expect(code).toBe(0);
    for (const says of [
      '“read.me”',
      '“club” in fide-xml; 2 players have it',
      '“birth (MM-DD)” in fide-xml; 1 player has it',
    ])
      expect(out).toContain(says);
    expect(textOf('players.xml')).toMatch(
      /<fideid>101<\/fideid>\r\n<name>Kormos, Bela<\/name>[^]*<rating>2601<\/rating>/,
    );
    const old = await run('convert', 'players.zip', 'players.txt', '--format', 'fide-txt-old', '--month', '2026-10');
    expect([old.code, old.out]).toEqual([0, expect.stringContaining('“sex” in fide-txt-old; 2 players have it')]);
  });

  test('is refused where a FIDE list has no room for a player at all', async () => {
    for (const [csv, says] of [
      ['name;rating\r\nKiss, Anna;1500\r\nNagy, Pál;1600\r\n', '(line 2): 2 players have no number'],
      ['id;name\r\nA12;Kiss, Anna\r\n', '(line 2): 1 player has no number'],
      [
        'id;name;fideId\r\n1;Kiss, Anna;700001\r\n2;Kiss, Anna;700001\r\n',
        '(line 3): The player with the FIDE ID 700001',
      ],
      ['id;name;rating\r\n1;Kiss, Anna;-40\r\n', '(line 2): The rating of player 1 is −40'],
      ['id;name;rating\r\n1;Kiss, Anna;15x\r\n', '(line 2, column 14): “15x” is not a whole number'],
    ] as const) {
      writeFileSync(join(folder, 'unfit.csv'), csv);
      writeFileSync(join(folder, 'unfit.xml'), 'before');
      const { code, out } = await run('convert', 'unfit.csv', 'unfit.xml', '--replace');
      expect([code, out]).toEqual([3, expect.stringContaining(`refused ${says}`)]);
      expect(textOf('unfit.xml')).toBe('before');
    }
    expect(drafts()).toEqual([]);
  });

  test('a name cannot break the lines of a list', async () => {
    writeFileSync(join(folder, 'breaks.csv'), 'id;name\r\n1;"Kiss\r\n2              Evil <b>"\r\n');
    expect((await run('convert', 'breaks.csv', 'breaks.txt')).code).toBe(0);
    expect(textOf('breaks.txt').split('\r\n')).toHaveLength(3);
    expect((await run('convert', 'breaks.csv', 'breaks.xml')).code).toBe(0);
    expect(textOf('breaks.xml')).toContain('<name>Kiss 2              Evil &lt;b&gt;</name>');
  });

  test('cannot become a report, nor a report a list; both are told why', async () => {
    await write('event.trf', SWISS);
    for (const [from, to, says] of [
      [COMBINED_XML, 'no.trf', 'A list of players cannot become trf16: that is the report of an event'],
      [COMBINED_XML, 'no.json', 'cannot become json'],
      ['list-out.csv', 'no.h9', 'cannot become h9'],
      ['event.trf', 'no.xml', 'A report cannot become fide-xml, a rating list. Its players can be written as csv'],
      ['event.trf', 'no.txt', 'there is --format trf16'],
    ] as const) {
      const { code, out } = await run('convert', from, to);
      expect([code, out]).toEqual([3, expect.stringContaining(says)]);
      expect(existsSync(join(folder, to))).toBe(false);
    }
  });

  test('50,000 players go through in little memory, and nothing of them is lost', async () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, index) => `${index + 1};Player ${index + 1};${1400 + (index % 900)}`,
    );
    const csv = `id;name;rating\r\n${rows.join('\r\n')}\r\n`;
    writeFileSync(join(folder, 'many.csv'), csv);
    expect((await run('convert', 'many.csv', 'many.xml')).code).toBe(0);
    const { code, out } = await run('convert', 'many.xml', '-', '--format', 'csv');
    expect(code).toBe(0);
    expect(out.split('\r\n')[50_000]).toBe('50000;Player 50000;;1899;;;;;50000');
  });
});

describe('the players of a report', () => {
  test('are written as CSV, and what stays behind is told', async () => {
    await write('players.trf', SWISS);
    const { code, out } = await run('convert', 'players.trf', 'players.csv');
    expect(code).toBe(0);
    expect(out).toMatch(/Only the players are written; the event and its \d+ games have no place/);
    expect(out).toContain('no column for “halfPoints”, which 14 players have');
    const lines = textOf('players.csv').split('\r\n');
    expect([lines[0], lines.length]).toEqual(['id;startNumber;name;title;rating;birth;sex;federation;fideId', 16]);
    const rated = await run('rate', 'players.trf', '--rules', 'fide-2024', '--list', 'players.csv', '--json');
    expect(rated.code).toBe(0);
    expect(rated.out).not.toContain('ratings.unmatched');
  });
});

describe('the target', () => {
  test('- is standard output, with the findings aside; - is also standard input', async () => {
    const trf = await write('dash.trf', SWISS);
    const { code, out, err } = await piped(trf, 'convert', '-', '-', '--format', 'csv');
    expect([code, out.split(';')[0], err.split('\n')[0]]).toEqual([0, 'id', 'Findings:']);
    const quiet = await piped(readFileSync(COMBINED_XML), 'convert', '-', '-', '--format', 'fide-xml');
    expect([quiet.code, quiet.out, quiet.err]).toEqual([0, readFileSync(COMBINED_XML, 'utf8'), '']);
    const refused = await piped('id;name\r\nA;B\r\n', 'convert', '-', '-', '--format', 'fide-xml');
    expect([refused.code, refused.out, refused.err]).toEqual([3, '', expect.stringContaining('no number')]);
  });

  test('may be the source itself, keeps its mode, and is reached through a link', async () => {
    const trf = await write('self.trf', SWISS);
    chmodSync(join(folder, 'self.trf'), 0o640);
    symlinkSync('self.trf', join(folder, 'link.trf'));
    expect((await run('convert', 'self.trf', 'link.trf', '--replace')).code).toBe(0);
    expect(readFileSync(join(folder, 'self.trf')).equals(trf)).toBe(true);
    expect((await run('convert', 'self.trf', 'self.trf', '--format', 'json', '--replace')).code).toBe(0);
    expect(JSON.parse(textOf('link.trf'))).toMatchObject({ event: {} });
    expect(lstatSync(join(folder, 'link.trf')).isSymbolicLink()).toBe(true);
    expect(statSync(join(folder, 'self.trf')).mode & 0o777).toBe(0o640);
    writeFileSync(join(folder, 'self.csv'), readFileSync(sample('csv/samples/swiss-manager.csv')));
    expect((await run('convert', 'self.csv', 'self.csv', '--replace')).code).toBe(0);
    expect(textOf('self.csv')).toMatch(/^id;name;[^]*103;Vetrov/);
    expect(drafts()).toEqual([]);
  });

  test('that cannot be written ends with 6 and says why, before anything is read', async () => {
    await write('from.trf', SWISS);
    mkdirSync(join(folder, 'folder.json'));
    for (const [to, says] of [
      ['folder.json', 'folder.json cannot be written: it is a folder'],
      ['nowhere/x.json', 'nowhere/x.json cannot be written: no such folder'],
      ['from.trf/x.json', 'from.trf/x.json cannot be written: no such folder'],
    ] as const) {
      const { code, out, err } = await run('convert', 'from.trf', to);
      expect([code, out, err]).toEqual([6, '', `elobook: ${says}\n`]);
    }
  });

  test('stays as it was where the source must be refused, is not there, or is one of several', async () => {
    const trf = await write('one.trf', SWISS);
    writeFileSync(join(folder, 'two.zip'), zipSync({ 'a.trf': new Uint8Array(trf), 'b.trf': new Uint8Array(trf) }));
    writeFileSync(join(folder, 'one.zip'), zipSync({ 'a.trf': new Uint8Array(trf) }));
    writeFileSync(join(folder, 'kept.json'), 'before');
    writeFileSync(join(folder, 'cut.zip'), readFileSync(join(folder, 'one.zip')).subarray(0, -30));
    for (const [from, says] of [
      ['two.zip', 'The archive holds 2 files, and one target has room for one.'],
      ['absent.trf', 'The file absent.trf cannot be read: no such file.'],
      ['folder.json', 'a folder, not a file'],
      ['cut.zip', 'refused'],
    ] as const) {
      const { code, out } = await run('convert', from, 'kept.json', '--replace');
      expect([code, out, textOf('kept.json')]).toEqual([3, expect.stringContaining(says), 'before']);
    }
    const unasked = await run('convert', 'one.zip', 'kept.json', '--lang', 'hu');
    expect([unasked.code, unasked.out, textOf('kept.json')]).toEqual([
      4,
      expect.stringContaining('Ez a fájl már létezik: „kept.json”.'),
      'before',
    ]);
    expect((await run('convert', 'one.zip', 'kept.json', '--replace')).code).toBe(0);
    expect(JSON.parse(textOf('kept.json'))).toMatchObject({ event: {} });
    expect(drafts()).toEqual([]);
  });

  test('and the options must fit the source', async () => {
    await write('fit.trf', SWISS);
    const list = COMBINED_XML;
    writeFileSync(join(folder, 'fit.json'), '{}');
    for (const [args, says] of [
      [
        ['fit.trf', 'x'],
        'the name does not tell the format; --format takes one of trf06, trf16, trf26, json, h9, csv,',
      ],
      [['fit.trf', 'x.zip'], 'the name does not tell the format'],
      [['fit.trf', 'x.json', '--format', 'pdf'], '--format takes one of trf06, trf16,'],
      [['fit.trf', 'x.csv', '--month', '2026-10'], '--month goes with a list of players, not with a report'],
      [['fit.trf', 'x.csv', '--control', 'rapid'], '--control goes with a list of players, not with a report'],
      [[list, 'x.txt', '--month', 'October'], '--month takes a month such as 2026-10'],
      [[list, 'x.txt', '--control', 'bullet'], '--control takes one of standard, rapid, blitz'],
      [[list, 'x.csv', '--facts', 'fit.json'], '--facts goes with a report, not with a list of players'],
      [[list, 'x.csv', '--list', list], '--list goes with a report, not with a list of players'],
    ] as const) {
      const { code, out, err } = await run('convert', ...args);
      expect([code, out, err]).toEqual([2, '', expect.stringContaining(`elobook: ${says}`)]);
    }
    expect(drafts()).toEqual([]);
  });
});

describe('check of lists', () => {
  test('shows the findings with their lines, and ends with 1 where a list must be refused', async () => {
    const text = await run('check', sample('fide-list/samples/broken.txt'));
    expect(text.code).toBe(1);
    expect(text.out).toMatch(/\(line 5, column 114\): “18x5” [^\n]+\n {4}\| .*18x5.*\n {4}\| {51}\^\n/);
    const csv = await run('check', sample('csv/samples/broken.csv'));
    expect([csv.code, csv.out]).toEqual([1, expect.stringContaining('“26o1” is not a whole number')]);
    expect((await run('check', sample('fide-list/samples/bomb.xml'))).code).toBe(1);
  });

  test('of every form, plain, zipped, beside a report and from a pipe', async () => {
    const trf = await write('beside.trf', SWISS);
    const csv = new Uint8Array(readFileSync(sample('csv/samples/own.csv')));
    writeFileSync(join(folder, 'list.zip'), zipSync({ 'list.xml': new Uint8Array(readFileSync(COMBINED_XML)) }));
    writeFileSync(join(folder, 'mixed.zip'), zipSync({ 'a.trf': new Uint8Array(trf), 'b.csv': csv }));
    const all = await run('check', COMBINED_TXT, 'list.zip', 'mixed.zip', '--rules', 'fide-2024', '--json');
    expect(all.code).toBe(0);
    const results = all.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; findings: { code: string }[] });
    expect(results.map(({ file }) => file)).toEqual([COMBINED_TXT, 'list.zip', 'mixed.zip/a.trf', 'mixed.zip/b.csv']);
    expect(results.map(({ findings }) => findings[0]?.code.split('.')[0])).toEqual([
      undefined,
      undefined,
      'trf',
      'csv',
    ]);
    const pipe = await piped('id;name;rating\r\n1;Kiss;x\r\n', 'check', '-', '--json');
    expect([pipe.code, JSON.parse(pipe.out)]).toMatchObject([1, { findings: [{ code: 'csv.number-unreadable' }] }]);
    const rapid = await run('check', sample('fide-list/samples/single.txt'), '--control', 'rapid', '--json');
    expect(JSON.parse(rapid.out)).toEqual({ findings: [] });
  });

  test('to rate one is refused with a sentence', async () => {
    const { code, out } = await run('rate', sample('csv/samples/own.csv'), '--rules', 'fide');
    expect([code, out]).toEqual([3, expect.stringContaining('a list of players, not the report of an event')]);
  });
});

describe('--limit', () => {
  test('sets how much of a report is read, in every format', async () => {
    const trf = await write('limit.trf', SWISS);
    expect((await run('convert', 'limit.trf', 'limit.json')).code).toBe(0);
    writeFileSync(join(folder, 'limit.zip'), zipSync({ 'limit.trf': new Uint8Array(trf) }));
    const refused = async (name: string, ...limits: readonly string[]): Promise<readonly string[]> => {
      const given = limits.flatMap((each) => ['--limit', each]);
      const { out } = await run('check', name, '--rules', 'fide-2024', '--json', ...given);
      const { findings } = JSON.parse(out) as { findings: { code: string; weight: string }[] };
      return findings.filter(({ weight }) => weight === 'refuse').map(({ code }) => code);
    };
    expect(await refused('limit.trf', 'report=1KB')).toEqual(['file.too-large']);
    expect(await refused('limit.json', 'report=1KB')).toEqual(['file.too-large']);
    expect(await refused('limit.trf', 'players=13')).toContain('trf.too-many-players');
    expect(await refused('limit.json', 'players=13')).toEqual(['json.too-many-players']);
    expect(await refused('limit.trf', 'rounds=4')).toContain('trf.too-many-rounds');
    expect(await refused('limit.json', 'rounds=4')).toEqual(['json.too-many-rounds']);
    expect(await refused('limit.trf', 'line=64B')).toContain('trf.line-too-long');
    expect(await refused('limit.zip', 'unpacked=1KB')).toEqual(['zip.too-large']);
    expect(await refused('limit.zip', 'report=1KB')).toEqual(['zip.file-too-large']);
    for (const name of ['limit.trf', 'limit.json', 'limit.zip']) {
      expect(await refused(name, 'report=8000', 'players=14,rounds=5', 'unpacked=4kb,line=200B')).toEqual([]);
    }
  });

  test('takes more than usual, too', async () => {
    const rounds = 120;
    const players = [1, 2].map((id) => ({ id: String(id), rating: 1500, games: 100, birth: '1980' }));
    const games = Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      white: '1',
      black: '2',
      result: '1-0',
    }));
    const event = { id: 'long', start: '2024-05-01', end: '2024-05-09', system: 'match' };
    writeFileSync(join(folder, 'long.json'), JSON.stringify({ rulebook: 'fide-2024', event, players, games }));
    const codes = async (...more: readonly string[]): Promise<string> =>
      (await run('check', 'long.json', '--json', ...more)).out;
    expect(await codes()).toContain('json.too-many-rounds');
    expect(await codes('--limit', 'rounds=120')).not.toContain('json.too-many-rounds');
  });
});

test('the schema is JSON Schema', async () => {
  const { code, out } = await run('schema');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
});
