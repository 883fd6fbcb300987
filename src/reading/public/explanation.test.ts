/** What is explained adds up: for every player of a list of the demonstration office, in each of its pools. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCopy } from '../../../test/demo.fixture.ts';
import type { Step } from '../../core/reasons.ts';
import { clauses } from '../../content/en/clauses/index.ts';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import type { EntryKinds } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { Office } from '../../desk/office.ts';
import { openOffice } from '../../desk/wire.ts';
import type { ExplainedEvent } from './explained-events.ts';
import { type PublicExplanation, publicExplanation } from './explanation.ts';
import { type PublicOffice, openPublicOffice } from './public-office.ts';

let office: Office;
let publicOffice: PublicOffice;
let drop: () => void;

beforeAll(async () => {
  const demo = await demoCopy();
  drop = demo.drop;
  office = await openOffice(demo.file, { create: 'never', clock: () => Date.UTC(2026, 10, 16, 12) });
  publicOffice = openPublicOffice(office);
});

afterAll(async () => {
  await office.store.close();
  drop();
});

async function explained(player: string, pool: string, of: string): Promise<PublicExplanation> {
  const found = await publicExplanation(publicOffice, { player, pool, of, book: en, noName: 'Name removed' });
  if (found === undefined || 'merged' in found) throw new Error(`nothing to explain: ${player} ${pool} ${of}`);
  return found.explanation;
}

/** Who has events on a list. */
async function playersOn(pool: string, date: string): Promise<readonly string[]> {
  return office.store.read(async (desk) => {
    const rows = await desk.events({ pool, listDate: date, states: ['published'] });
    const persons = new Set((await desk.entrantsOf(rows.map(({ event }) => event))).map(({ person }) => person));
    return [...persons].sort((a, b) => a - b).map(personId);
  });
}

function* below(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    yield* below(step.from);
  }
}

const stepsOf = ({ steps, events }: PublicExplanation): readonly Step[] => [
  ...below(steps),
  ...events.flatMap((event) => [...below(event.steps), ...event.leftOut.map(({ step }) => step)]),
];

const thousandths = (value: unknown): number => Math.round((value as number) * 1000);

/** The sums of the rows are those of the step that they led to. */
function expectChess({ steps, sums, k }: ExplainedEvent): void {
  for (const { rule, given, gives } of steps) {
    if (rule === 'event-change') {
      expect([sums.games, sums.halfPoints / 2, sums.expected, sums.difference, sums.change]).toEqual([
        given['n'],
        given['w'],
        sums.games === 0 ? undefined : thousandths(given['we']),
        sums.games === 0 ? undefined : thousandths(given['difference']),
        sums.games === 0 ? undefined : thousandths(gives),
      ]);
      expect(k).toBe(given['k']);
    }
    if (rule === 'event-results') expect([sums.games, sums.halfPoints / 2]).toEqual([given['games'], given['score']]);
  }
}

function expectOrr({ steps, sums }: ExplainedEvent): void {
  for (const { rule, given, gives } of below(steps)) {
    if (rule !== 'score-difference') continue;
    expect([sums.games, sums.halfPoints / 2, sums.expected, sums.difference]).toEqual([
      given['games'],
      given['score'],
      thousandths(given['expected']),
      thousandths(gives),
    ]);
  }
}

function expectGo({ steps, sums, before, after }: ExplainedEvent): void {
  const changes = [...below(steps)].filter(({ rule }) => rule === 'change');
  const total = (field: 'sum' | 'exact'): number =>
    changes.reduce((sum, { given }) => sum + thousandths(given[field]), 0);
  if (sums.games > 0) expect([sums.difference, sums.change]).toEqual([total('sum'), total('exact')]);
  const start = (steps[0] as Step).given['before'] as number;
  expect(after).toBe(start + changes.reduce((sum, { gives }) => sum + (gives as number), 0));
  if (before !== null) expect(before).toBe(start);
}

function expectPeriod({ steps, before, after, events }: PublicExplanation): void {
  const [root] = steps;
  if (root?.rule !== 'new-rating') return;
  expect(root.given['before']).toBe(before);
  // who falls below the floor has a new rating that is not listed
  expect((after ?? (root.gives as number)) - (before as number)).toBe(root.given['rounded']);
  expect(events.reduce((sum, { sums }) => sum + (sums.change ?? 0), 0)).toBe(thousandths(root.given['change']));
}

describe('an explanation adds up', () => {
  for (const [pool, of] of [
    ['fide', '2025-05'],
    ['fide', '2026-11'],
    ['fide', '2015-02'],
    ['mssz', '2025-01'],
    ['orr', '2025-02'],
    ['mgsz', '2025-05'],
  ] as const) {
    test(`for everybody on the list ${pool} ${of}, to the row and the hundredth`, async () => {
      const players = await playersOn(pool, `${of}-01`);
      expect(players.length).toBeGreaterThan(10);
      for (const player of players) {
        const told = await explained(player, pool, of);
        expect(told.notes, player).toEqual([]);
        expectPeriod(told);
        for (const event of told.events) {
          if (told.family === 'orr') expectOrr(event);
          else if (told.family === 'mgsz') expectGo(event);
          else expectChess(event);
        }
        // every number has its clause, and every clause its text
        for (const { clause } of stepsOf(told))
          expect(clauses[told.edition][clause], `${pool} ${clause}`).toBeDefined();
        for (const { edition, clauses: cited } of told.events) {
          for (const clause of Object.values(cited))
            expect(clauses[edition][clause], `${pool} ${clause}`).toBeDefined();
        }
      }
    });
  }
});

describe('an address without anything to explain', () => {
  test('leads nowhere: no such player, pool, list or event, or an event of another pool', async () => {
    const [player] = await playersOn('fide', '2025-05-01');
    for (const [who, pool, of] of [
      ['nobody1', 'fide', '2025-05'],
      [player, 'none', '2025-05'],
      [player, 'fide', '1999-01'],
      [player, 'fide', '2025-13'],
      [player, 'fide', 'e99999'],
      [player, 'fide', 'x'],
      [player, 'orr', 'e96'],
    ] as const) {
      expect(
        await publicExplanation(publicOffice, { player: who as string, pool, of, book: en, noName: '' }),
        `${who} ${pool} ${of}`,
      ).toBeUndefined();
    }
  });
});

test('a decision between two lists is told with whose it was, on the list that came after it and on no other', async () => {
  const decided = await office.store.read(async (desk) => {
    const found: {
      readonly no: number;
      readonly data: EntryKinds['standing.decided'];
      readonly lists: readonly string[];
    }[] = [];
    for await (const entries of desk.entriesFrom(1)) {
      for (const { no, kind, text } of entries) {
        if (kind !== 'standing.decided') continue;
        const { data } = JSON.parse(text) as { readonly data: EntryKinds['standing.decided'] };
        const lists = (await desk.lists(data.pool)).filter((list) => list.no > no).map(({ date }) => date);
        found.push({ no, data, lists: lists.toSorted() });
      }
    }
    return found;
  });
  expect(decided).toHaveLength(2);
  for (const { no, data, lists } of decided) {
    const { person, pool, by, indicator, old, new: now, on } = data;
    const [first, ...later] = await Promise.all(lists.map((date) => explained(person, pool, date)));
    expect(first?.between).toEqual([{ kind: 'decision', day: on, entry: no, by, indicator, old, new: now }]);
    for (const { between = [] } of later) expect(between).toEqual([]);
  }
});
