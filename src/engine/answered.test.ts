/** What facts and a list have answered is not asked for again. */
import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import type { GivenFacts } from '../intake/facts.ts';
import { findingsLeftOpen } from './answered.ts';
import { completedReport, openReport } from './files.ts';

const note = (code: string, facts: Finding['facts'] = {}): Finding => ({ code, weight: 'note', facts });
const report = (...ratings: readonly (number | undefined)[]): Report => ({
  event: { id: 't' },
  players: ratings.map((rating, place) => ({ id: String(place), ...(rating === undefined ? {} : { rating }) })),
  games: [],
});
const given = (event: GivenFacts['event']): GivenFacts => ({ event, players: new Map() });

for (const [code, event] of [
  ['trf.system-guessed', { system: 'swiss' }],
  ['trf.control-open', { controls: [{ minutes: 90, increment: 30 }] }],
  ['trf.control-uneven', { controls: [{ minutes: 5, increment: 0 }] }],
  ['trf.control-words', { controls: [{ minutes: 90, increment: 30 }] }],
  ['h9.handicap-open', { handicap: false }],
  ['opengotha.handicap-open', { handicap: true }],
] as const) {
  test(`${code} is not told where facts say it`, () => {
    expect(findingsLeftOpen([note(code)], report(), given(event))).toEqual([]);
    expect(findingsLeftOpen([note(code)], report(), given({ name: 'Open' }))).toHaveLength(1);
    expect(findingsLeftOpen([note(code)], report(), undefined)).toHaveLength(1);
  });
}

test('of what the file does not tell, only what nobody has given is asked for', () => {
  const asked = note('h9.not-in-file', { fields: ['board', 'baseMinutes', 'rating'], extendedMinutes: null });
  const left = (facts: GivenFacts['event'], ...ratings: readonly (number | undefined)[]) =>
    findingsLeftOpen([asked], report(...ratings), given(facts)).map(({ facts: { fields } }) => fields);
  expect(left({ board: 19 }, undefined)).toEqual([['baseMinutes', 'rating']]);
  expect(left({ board: 19 }, 1500, 1600)).toEqual([['baseMinutes']]);
  expect(left({ board: 19, baseMinutes: { parts: 60, of: 1 } as never }, 1500)).toEqual([]);
  const records = note('trf.missing-records', { codes: ['012', '102'] });
  expect(findingsLeftOpen([records], report(), given({ arbiters: [{ name: 'Kiss' }] }))).toEqual([
    note('trf.missing-records', { codes: ['012'] }),
  ]);
});

test('a TRF file whose system and time control facts give asks for neither', () => {
  const text = '092 Open\n122 as usual\n001    1 m    Minta\n001    2 m    Proba\n001    3 m    Teszt\n';
  const opened = openReport(new TextEncoder().encode(text));
  const codes = (findings: readonly Finding[]) =>
    findings.map(({ code }) => code).filter((code) => /system|control|overrides/.test(code));
  expect(codes(opened.findings)).toEqual(['trf.system-guessed', 'trf.control-open']);
  const facts = given({ system: 'swiss', controls: [{ minutes: 90, increment: 30 }] });
  expect(codes(completedReport(opened, { facts }).findings)).toEqual([]);
});
