/** From one dialect to another by way of a report: what has no field there goes along, or is named as lost. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { fromReport } from './compose.ts';
import type { Dialect } from './file.ts';
import { TRF16, TRF26 } from './format.ts';
import { writeTrf } from './write.ts';

const sample = (name: string): Report =>
  TRF16.read(new Uint8Array(readFileSync(new URL(`samples/${name}.trf`, import.meta.url))), { limits: LIMITS })
    .report as Report;

const written = (report: Report, dialect: Dialect): { lines: string[]; lost: Finding['facts'] | undefined } => {
  const { file, findings } = fromReport(report, dialect);
  const lines = new TextDecoder().decode(writeTrf(file)).trimEnd().split('\r\n');
  return { lines, lost: findings.find(({ code }) => code === 'trf.records-not-carried')?.facts };
};
const withCode = (lines: readonly string[], code: string): string[] => lines.filter((line) => line.startsWith(code));

describe('records that a report has no field for', () => {
  test('go from TRF16 to TRF26 as they stand: the words on system and time control', () => {
    const { lines, lost } = written(sample('correct-trf16'), 'trf26');
    expect(withCode(lines, '092')).toEqual(['092 Individual: Swiss system']);
    expect(withCode(lines, '122')).toEqual(['122 90 min + 30 s']);
    expect(withCode(lines, '192')).toEqual(['192 CUSTOM_SWISS']);
    expect(lost).toBeUndefined();
  });

  test('go from TRF26 to TRF16 where it has them, and are named where it has not', () => {
    const { lines, lost } = written(sample('correct-trf26'), 'trf16');
    expect(withCode(lines, '122')).toEqual(['122 100 min/40 moves, 15 min, 30 s from move 1']);
    // the points of games go along in the extension that says the same
    expect(lines.filter((line) => !/^(?:0|1[0-3])/.test(line))).toEqual(['XXS W=3.0 D=1.0 PAB=2.0']);
    expect(lost).toEqual({
      records: ['152', '172', '182', '192', '202', '###', '299', 'HUN', '240', '250', '260'],
    });
  });

  test('stand before the players where they are of the tournament, by their codes, and else after them', () => {
    const { lines } = written(sample('correct-trf26-team'), 'trf26');
    const codes = [...new Set(lines.map((line) => line.slice(0, 3)))].join(' ');
    expect(codes).toBe(
      '012 022 032 042 052 062 072 082 092 102 122 132 142 152 162 172 182 192 202 222 352 362 ### 001 310 AUT 240 250 260 299 300 320 330 801 802',
    );
  });

  test('say the points of games to older versions by the extension XXS, where they can be read', () => {
    const team = sample('correct-trf26-team');
    const old = written(team, 'trf16');
    expect(withCode(old.lines, 'XXS')).toEqual(['XXS W=1.0 D=0.5 PAB=0.5']);
    expect(fromReport(team, 'trf16').findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
    const said = (line: string, more: Report['header'] = {}): readonly unknown[] => {
      const { lines, lost } = written({ ...team, header: { 'trf 162': line, ...more } }, 'trf16');
      return [withCode(lines, 'XXS'), lost];
    };
    expect(said('162  W 3.0    L 0.5    A-1.0')).toEqual([
      ['XXS W=3.0 WL=0.5 BL=0.5 ZPB=-1.0 FL=-1.0 PAB=3.0'],
      undefined,
    ]);
    expect(said('162  D 0.4')).toEqual([['XXS D=0.4'], undefined]);
    expect(said('162  W 1.0    D')).toEqual([[], { records: ['162'] }]);
    expect(said('162  X 0.5')).toEqual([[], { records: ['162'] }]);
    expect(said('162  W 1.0', { 'trf XXS': 'XXS W=1.0' })).toEqual([['XXS W=1.0'], { records: ['162'] }]);
  });

  for (const name of ['correct-trf26', 'correct-trf26-team']) {
    test(`${name} comes out of a report with all its records`, () => {
      const text = readFileSync(new URL(`samples/${name}.trf`, import.meta.url), 'utf8');
      const { lines, lost } = written(sample(name), 'trf26');
      expect(lines.toSorted()).toEqual(text.trimEnd().split(/\r?\n/).toSorted());
      expect(lost).toBeUndefined();
    });
  }

  test('of pairing programs stand in all versions, those on the tournament before the players', () => {
    for (const dialect of ['trf16', 'trf26'] as const) {
      const { lines, lost } = written(sample('correct-javafo'), dialect);
      const players = lines.findIndex((line) => line.startsWith('001'));
      expect(lines.slice(0, players).filter((line) => /^[A-Z]/.test(line))).toEqual([
        'XXC rank black1',
        'XXR 5',
        'XXS W=1 D=.5',
        'XXS PAB=.5',
      ]);
      expect(lines.slice(players).filter((line) => !line.startsWith('001'))).toEqual([
        'XXZ 7',
        'XXA    1  1.0  1.0',
        'XXP 1 2',
        'DAT    1 CLUB Sample Chess Club',
      ]);
      expect(lost).toBeUndefined();
    }
  });

  test('give way where facts say otherwise', () => {
    const report = sample('correct-trf26');
    const facts = { system: 'round-robin', start: parseDay('2026-04-03') } as const;
    const { lines } = written({ ...report, event: { ...report.event, ...facts } }, 'trf26');
    expect([...withCode(lines, '092'), ...withCode(lines, '192')]).toEqual([
      '092 Round robin',
      '192 CUSTOM_ROUNDROBIN',
    ]);
    const uneven = { ...report, header: { 'trf 092': '092 A friendly meeting', 'trf 222': '222 W300-B240' } };
    const controls = [{ minutes: 5, increment: 0 }];
    const { controls: _controls, ...event } = report.event;
    expect(withCode(written({ ...uneven, event }, 'trf26').lines, '222')).toEqual(['222 W300-B240']);
    expect(withCode(written({ ...uneven, event: { ...event, controls } }, 'trf26').lines, '222')).toEqual(['222 300']);
    expect(withCode(written(uneven, 'trf26').lines, '092')).toEqual(['092 A friendly meeting']);
  });

  test('in the header of another format are lost', () => {
    expect(written({ ...sample('correct-trf16'), header: { KM: '6.5' } }, 'trf26').lost).toEqual({ records: ['KM'] });
  });

  test('a time control that differs by colour is in the report, and written again where the file has a record for it', () => {
    const text = '012 x\n222 W300-B240\n001    1\n001    2';
    const { report } = TRF16.read(new TextEncoder().encode(text), { limits: LIMITS });
    expect(report?.header).toBeUndefined();
    expect(report?.event).toMatchObject({
      controls: [{ minutes: 5, increment: 0 }],
      controlsBlack: [{ minutes: 4, increment: 0 }],
    });
    const linesOf = (format: typeof TRF16) => {
      const { bytes, findings } = (format.write as NonNullable<typeof format.write>)(report as Report);
      const lost = findings.find(({ code }) => code === 'trf.not-carried')?.facts['fields'];
      return {
        lost,
        lines: new TextDecoder()
          .decode(bytes)
          .split(/\r?\n/)
          .filter((line) => /^[12]22/.test(line)),
      };
    };
    const words = '122 White 5 min; black 4 min';
    expect(linesOf(TRF26)).toMatchObject({ lines: [words, '222 W300-B240'] });
    expect(linesOf(TRF16)).toEqual({ lost: ['controls', 'controlsBlack'], lines: [words] });
    // of black alone nothing can be written
    const black = { ...(report as Report).event, controls: undefined };
    const { findings } = (TRF26.write as NonNullable<typeof TRF26.write>)({ ...(report as Report), event: black });
    expect(findings).toContainEqual(expect.objectContaining({ facts: { fields: ['controlsBlack'] } }));
  });
});
