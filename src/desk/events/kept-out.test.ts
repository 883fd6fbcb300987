/** What does not come in: reports of the other game, results of days to come; and what is not accepted by itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { importList } from '../registry/import.ts';
import { acceptEvent } from './accept.ts';
import { AS, codesOf, fileOf, GAMES, officeWith, players, submit, submitOne } from './event.fixture.ts';
import type { ReportFile } from './read.ts';
import type { SubmitInput } from './submit-input.ts';
import { withdrawEvent } from './withdraw.ts';

const sample = (path: string) => ({
  name: path,
  bytes: new Uint8Array(readFileSync(new URL(`../../formats/${path}`, import.meta.url))),
});
const GO = { board: 19, baseMinutes: 60, byoyomi: null } as const;
const CHESS = { controls: [{ minutes: 90, increment: 30 }] } as const;
const plain = players().map(({ fideId: _fideId, ...player }) => player);

forEachStore((_kind, store) => {
  describe('a report of the other game', () => {
    test('is refused: Go in a pool of chess', async () => {
      const office = await officeWith(store, 'fide');
      const files = [
        sample('h9/samples/correct.h9'),
        sample('opengotha/samples/correct.xml'),
        fileOf({ event: GO, players: plain }, 'go.json'),
      ];
      const { value } = await submit(office, 'fide', files, { accept: 'clean' });
      expect(value).toMatchObject({ refused: 3, events: 0, entered: 0 });
      for (const { findings } of value?.outcomes ?? []) {
        expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([
          { code: 'event.other-game', weight: 'refuse', facts: { pool: 'fide', seen: 'go', expected: 'chess' } },
        ]);
      }
      await office.store.close();
    });

    test('is refused: chess in a pool of Go, where nothing of Go stands beside it', async () => {
      const office = await officeWith(store, 'mgsz');
      const files = [
        sample('trf/samples/correct-trf16.trf'),
        fileOf({ event: CHESS, players: plain }, 'controls.json'),
        fileOf({}, 'fide-numbers.json'),
      ];
      const { value } = await submit(office, 'mgsz', files, { accept: 'clean' });
      expect(value).toMatchObject({ refused: 3, events: 0 });
      for (const { findings } of value?.outcomes ?? []) expect(codesOf({ findings })).toContain('event.other-game');
      const mixed = await submit(office, 'mgsz', [
        fileOf({ event: GO }),
        fileOf({ players: plain, event: { id: 'b' } }),
      ]);
      expect(mixed.value).toMatchObject({ refused: 0, events: 2 });
      await office.store.close();
    });

    test('has its like in a list: ratings of FIDE for a pool of Go', async () => {
      const office = await officeWith(store, 'mgsz');
      const { bytes } = sample('fide-list/samples/combined.txt');
      const open = async function* () {
        yield bytes;
      };
      const { value, findings } = await importList(office, { open, pool: 'mgsz', asOf: '2024-06-01' }, AS);
      expect(value).toBeUndefined();
      expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([
        { code: 'import.other-game', weight: 'refuse', facts: { pool: 'mgsz' } },
      ]);
      await office.store.close();
    });
  });

  describe('days', () => {
    test('an event that has results and is not over does not come in, and is not accepted', async () => {
      const office = await officeWith(store, 'fide');
      const { value } = await submit(office, 'fide', [fileOf({ event: { end: '2024-06-16' } })], { accept: 'clean' });
      expect(value?.outcomes[0]).toEqual({
        file: 'report.json',
        events: [],
        findings: [
          { code: 'event.ends-in-future', weight: 'refuse', facts: { end: '2024-06-16', today: '2024-06-15' } },
        ],
      });
      // on its last day it does; and one that has no result yet may come before
      await submitOne(office, 'fide', { event: { end: '2024-06-15' } });
      await withdrawEvent(office, { event: 'e1' }, AS);
      const early = await submitOne(office, 'fide', { event: { id: 'later', end: '2031-06-16' }, games: [] });
      expect(early.events).toHaveLength(1);
      const { findings } = await acceptEvent(office, { event: early.events[0]?.event as string }, AS);
      expect(codesOf({ findings })).toEqual(['event.ends-in-future']);
      await office.store.close();
    });

    for (const [family, last, first] of [
      ['fide', '2024-04-28', '2024-04-29'],
      ['orr', '2024-04-30', '2024-05-01'],
    ] as const) {
      test(`an event that ended before the pool began is not accepted by itself (${family})`, async () => {
        const office = await officeWith(store, family);
        const old = (end: string, id: string) => fileOf({ event: { id, start: '2024-04-20', end }, games: GAMES }, id);
        const { value } = await submit(office, family, [old(last, 'a')], { accept: 'clean', received: '2024-05-01' });
        const [file] = value?.outcomes ?? [];
        expect(file?.events[0]?.state).toBe('submitted');
        expect(file?.findings).toContainEqual({
          code: 'event.before-pool',
          weight: 'warn',
          facts: { pool: family, end: last, from: family === 'fide' ? '2024-06' : '2024-05-01' },
        });
        const refused = await acceptEvent(office, { event: 'e1' }, AS);
        expect(refused.findings[0]).toMatchObject({ code: 'event.before-pool', weight: 'refuse' });
        const taken = await acceptEvent(office, { event: 'e1', although: 'before-pool' }, { ...AS, dryRun: true });
        expect(codesOf(taken)).toContain('event.before-pool');
        await withdrawEvent(office, { event: 'e1' }, AS);
        const next = await submit(office, family, [old(first, 'b')], { accept: 'clean', received: '2024-05-01' });
        expect(codesOf(next.value?.outcomes[0] as never)).not.toContain('event.before-pool');
        await office.store.close();
      });
    }

    test('a time control in words that are not read is asked about, and the event not accepted by itself', async () => {
      const report = (words: string): ReportFile => ({
        name: 'open.trf',
        bytes: new TextEncoder().encode(
          [
            '012 Spring Open',
            '022 Pécs',
            '032 HUN',
            '042 2024/06/05',
            '052 2024/06/09',
            '092 Individual: Swiss-System',
            `122 ${words}`,
            '001    1 w    Kovács, Anna                      2000 HUN      700001 1990/03/01  1.0    1     2 w 1',
            '001    2 m    Nagy, Béla                        1900 HUN      700002 1985/07/12  0.0    2     1 b 0',
            '',
          ].join('\r\n'),
        ),
      });
      const came = async (words: string, more: Partial<SubmitInput> = {}) => {
        const { value } = await submit(office, 'fide', [report(words)], { accept: 'clean', ...more });
        const [file] = value?.outcomes ?? [];
        return [file?.events[0]?.state, codesOf(file as never).includes('event.time-asked')];
      };
      const office = await officeWith(store, 'fide', '2024-06-12');
      expect(await came('as the year before')).toEqual(['submitted', true]);
      expect((await acceptEvent(office, { event: 'e1' }, { ...AS, dryRun: true })).value).toMatchObject({
        event: 'e1',
      });
      const controls = [{ minutes: 90, increment: 30 }];
      const given = { event: 'e1', facts: { event: { controls }, players: new Map() } };
      expect(await came('as the year before', given)).toEqual(['accepted', false]);
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect(await came('90 min + 30 s')).toEqual(['accepted', false]);
      await office.store.close();
    });
  });
});
