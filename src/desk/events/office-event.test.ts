import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import { type Day, parseDay, parseMonth } from '../../core/dates.ts';
import type { Report } from '../../core/report.ts';
import { readDocument } from '../../formats/json/read.ts';
import { admitReport } from '../../intake/admit.ts';
import type { Candidate } from '../../intake/identify.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { EventRow, PoolRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import type { Edition } from '../../rulebooks/edition.ts';
import { randomDocument } from '../../../test/random.ts';
import { reportContent, type NumberedReport, numberedReport, reportOf } from '../../ledger/rows/content.ts';
import { judge, judgeAdmitted, officeFacts } from './judge.ts';
import { officeEvent } from './office-event.ts';

const POOL: PoolRow = { pool: 'fide', family: 'fide', name: 'FIDE', since: '2026-01', settings: '{}' };
const NEXT = parseMonth('2026-02') as number;

/** A report as it came, and what the office knows of its players. */
function taken(seed: number) {
  const { document } = readDocument(randomDocument('fide-2025-10', seed));
  const chance = new Chance(seed);
  const read = document as Report;
  const { approvals: _set, id, ...facts } = read.event;
  const reportReceived = (facts.end as Day) + chance.between(-1, 40);
  const report: NumberedReport = numberedReport({ ...read, event: { ...facts, id, reportReceived } });
  const admission = admitReport(read, {
    ...(editionOn('fide', 'standard', facts.start as Day) as Edition).needs,
    dates: false,
    system: false,
  });
  const isPlain = admission.findings.every(({ weight }) => weight === 'note');
  const persons = report.players.map((_, place) => 3 * place + 1);
  const known = new Map(
    persons.map((person, place): [number, Candidate] => {
      const { birth, sex } = report.players[place] ?? {};
      return [person, { person, birth, sex, federation: chance.one(['HUN', undefined]) }];
    }),
  );
  const states = new Map<number, State>();
  for (const person of persons) {
    if (chance.percent(15)) continue;
    const rating = chance.percent(80) ? chance.between(1400, 2750) : undefined;
    states.set(person, {
      ...(rating === undefined ? {} : { rating, peak: rating + chance.between(0, 50) }),
      ...(chance.percent(50) ? { total: chance.between(1, 60) } : {}),
    });
  }
  return { report, persons, ids: persons.map(personId), known, states, isPlain };
}

function judgedTwice(seed: number, more: Partial<State> = {}) {
  const { report, persons, ids, known, states, isPlain } = taken(seed);
  if (Object.keys(more).length > 0) states.set(persons[0] as number, { ...states.get(persons[0] as number), ...more });
  const identification = { known: (person: number) => known.get(person) as Candidate };
  const draft = { event: 17, isPlain, report, persons, ids };
  const lean = officeEvent({ pool: POOL, target: undefined, partOf: undefined, identification }, draft, {
    statesOn: () => states,
  });
  const factsAt = (_place: number, person: number | undefined) =>
    officeFacts(POOL, identification.known(person as number), states.get(person as number));
  const content = reportContent(report, ids);
  const whole = judge(POOL, reportOf({ event: eventId(17), content, persons, factsAt }), NEXT);
  const edition = editionOn('fide', 'standard', report.event.start as Day) as Edition;
  return { lean: lean === undefined ? undefined : judgeAdmitted(edition, lean, NEXT), whole };
}

describe('an event made of what was read', () => {
  test('is judged as the report written again and admitted again would be', () => {
    let made = 0;
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const { lean, whole } = judgedTwice(seed);
        if (lean === undefined) return;
        made += 1;
        expect(lean).toEqual(whole);
      }),
      { numRuns: 400 },
    );
    expect(made).toBeGreaterThan(40);
  });

  test('is not made where admission could find something new', () => {
    const seed = Array.from({ length: 1000 }, (_, at) => at).find((at) => judgedTwice(at).lean !== undefined) as number;
    const history = [{ games: 1, average: [1500, 1] as const, halfPoints: 1 }];
    expect(judgedTwice(seed, { history }).lean).toBeUndefined();
    expect(judgedTwice(seed, { rating: 4001 }).lean).toBeUndefined();
    expect(judgedTwice(seed, { peak: 4001 }).lean).toBeUndefined();
    const { report, persons, ids, known, states, isPlain } = taken(seed);
    const batch = {
      pool: POOL,
      target: undefined,
      partOf: undefined,
      identification: { known: (of: number) => known.get(of) as Candidate },
    };
    const statesOn = { statesOn: () => states };
    const draft = { event: 17, isPlain, report, persons, ids };
    expect(officeEvent(batch, draft, statesOn)).toBeDefined();
    const row = {} as EventRow;
    expect(officeEvent({ ...batch, target: row }, draft, statesOn)).toBeUndefined();
    expect(officeEvent({ ...batch, partOf: row }, draft, statesOn)).toBeUndefined();
    expect(officeEvent({ ...batch, pool: { ...POOL, family: 'orr' } }, draft, statesOn)).toBeUndefined();
    expect(officeEvent(batch, { ...draft, isPlain: false }, statesOn)).toBeUndefined();
    for (const missing of ['start', 'end', 'system', 'reportReceived'] as const) {
      const event = { ...report.event, [missing]: undefined };
      expect(officeEvent(batch, { ...draft, report: { ...report, event } }, statesOn)).toBeUndefined();
    }
    const early = { ...report, event: { ...report.event, reportReceived: (report.event.end as Day) - 1 } };
    expect(officeEvent(batch, { ...draft, report: early }, statesOn)).toBeUndefined();
    const more = { ...report, tellsMore: true };
    expect(officeEvent(batch, { ...draft, report: more }, statesOn)).toBeUndefined();
    const unborn = {
      known: (person: number): Candidate => ({ person, birth: { year: 2099, day: parseDay('2099-01-01') } }),
    };
    expect(officeEvent({ ...batch, identification: unborn }, draft, statesOn)).toBeUndefined();
  });
});
