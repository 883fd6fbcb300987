import { isRefused } from '../../core/finding.ts';
import { type FuzzTarget, law, samplesIn } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { JSON_FORMAT } from './format.ts';
import { writePeriod, writeReport } from './write.ts';

/** A period of two events, with what the sample has not. */
const PERIOD = `{"rulebook":"fide","list":"2024-06","base":{"A":1812,"B":null},"period":[{"event":{"id":"a","byoyomi":{"kind":
"japanese","seconds":30},"baseMinutes":7.5,"importance":["large"],"approvals":[{"clause":"1.1","by":"QC"}]},"players":[
{"id":"A","history":[{"event":"e","end":"2024-01-01","results":[{"opponent":1500,"score":0.5}]}],"reached":{"1d":1}}],
"games":[{"round":1,"white":"A","black":"B","result":"+/-","handicap":2}]},{"event":{"id":"b"},"players":[],"games":[]}]}`;

/** What is read can be written; what is not refused reads again without a finding. */
export const JSON_FUZZ: FuzzTarget = {
  name: 'json',
  files: [...samplesIn('samples', /\.json$/), new TextEncoder().encode(PERIOD)],
  words: [
    ['{', '}', '[', ']', '"', ':', ',', '\\', '\\u0041', '\\ud800', '-', '1e999', '0.00001', '1-0', '-0', 'null'],
    ['"id": "1",', '"rating": null,', '"history": [{"games": 1, "avg": 1500, "score": 0.5}],', '"byoyomi": null,'],
    ['"controls": [{}],', '"period": [{}],', '"__proto__": 1,', '"2024-02-30"', '"birth": 1990,', '\n', '\ufeff'],
  ].flat(),
  most: 1001,
  read: (bytes) => {
    JSON_FORMAT.recognises(bytes);
    const { report, period, findings } = JSON_FORMAT.read(bytes, { limits: LIMITS });
    const written = report !== undefined ? writeReport(report) : period !== undefined ? writePeriod(period) : undefined;
    law(written !== undefined || isRefused(findings), 'a file without a report is refused');
    if (written !== undefined && !isRefused(findings)) {
      const again = JSON_FORMAT.read(written.bytes, { limits: LIMITS });
      law(again.findings.length === 0, 'what was written reads without a finding');
    }
    return findings;
  },
};
