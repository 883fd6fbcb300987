/** Work that lies beside the ledger does not keep the name of somebody who was erased. */
import { expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { WorkRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { enterPersons, testOffice } from '../lists/office.fixture.ts';
import { done } from '../office.fixture.ts';
import { workRow } from '../accounts/working.ts';
import { erasePlayer } from './erase.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const key = (no: number): string => String(no).padStart(15, '0');

forEachStore((_, store) => {
  test('what has ended goes or loses the name, others’ work stays, and what waits is told', async () => {
    const office = await testOffice(store);
    await enterPersons(office, 1, [{ name: 'Ürömi, Zoé' }, { name: 'Kiss, Anna' }]);
    const now = office.clock();
    const row = (
      kind: WorkRow['kind'],
      name: string,
      data: object,
      content: Uint8Array | null = null,
      owner = 'u1',
    ): WorkRow => ({
      ...workRow(kind, name, owner, { now, data }),
      content,
    });
    const named = bytes('001 Ürömi, Zoé 2100');
    await office.store.write(async (desk) => {
      for (const each of [
        row('typed-event', 'typing', { name: 'Hall Open', players: [{ name: 'Ürömi, Zoé' }, { name: 'Kiss, Anna' }] }),
        row('draft', 'looked', { act: 'events.submit' }, named),
        row('answer', 'shown', { title: 'Taken in' }, bytes('<h1>Taken in</h1><p>Ürömi, Zoé</p>')),
        row('draft', 'other', { act: 'events.submit' }, bytes('001 Kiss, Anna 1800')),
        row('receipt', 'answered', { value: { name: 'Zoé Ürömi' } }),
        row('request', key(1), { state: 'confirmed', act: 'events.correct', input: { who: 'Ürömi, Zoé' } }, named),
        row('request', key(2), { state: 'waits', act: 'players.import' }, named),
        row('job', key(1), { state: 'done', act: 'events.submit' }, bytes('{"value":"Ürömi, Zoé"}')),
        row('job-file', `${key(1)}/1`, {}, named, key(1)),
        row('job', key(2), { state: 'waiting', act: 'events.submit' }),
        row('job-file', `${key(2)}/1`, {}, named, key(2)),
        row('job-file', `${key(1)}/2`, {}, Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9), key(1)),
      ]) {
        await desk.putWork(each);
      }
    });
    const outcome = await erasePlayer(office, personId(1), { author: 'Ilka', ground: 'asked for by letter' });
    done(outcome);
    expect(outcome.findings.find(({ code }) => code === 'erase.work-waits')?.facts).toEqual({
      work: ['r2', 'j2'],
      count: 2,
    });
    const rows = await office.store.read(async (desk) => {
      const all: WorkRow[] = [];
      for (const kind of ['typed-event', 'draft', 'receipt', 'request', 'job', 'job-file'] as const) {
        for (const each of await desk.workRows(kind)) all.push((await desk.workRow(kind, each.key)) as WorkRow);
      }
      return all;
    });
    const isNaming = ({ data, content }: WorkRow): boolean =>
      /römi/i.test(`${data}${Buffer.from(content ?? []).toString('utf8')}`);
    expect(rows.filter(isNaming).map(({ kind, key: of }) => [kind, of])).toEqual([
      ['request', key(2)],
      ['job-file', `${key(2)}/1`],
    ]);
    expect(rows.map(({ kind, key: of }) => `${kind} ${of}`)).toEqual([
      'typed-event typing',
      'draft other',
      `request ${key(1)}`,
      `request ${key(2)}`,
      `job ${key(1)}`,
      `job ${key(2)}`,
      `job-file ${key(2)}/1`,
    ]);
    expect(JSON.parse(rows[0]?.data ?? '')).toEqual({
      name: 'Hall Open',
      players: [{ name: '' }, { name: 'Kiss, Anna' }],
    });
  });
});
