/** Persons on whom nothing rests: found, taken out by name, and put back; nobody else goes. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { AS, codesOf, officeWith, players, submitOne, type TestOffice } from '../events/event.fixture.ts';
import { answerQuestion } from '../events/answer.ts';
import { acceptEvent } from '../events/accept.ts';
import { withdrawEvent } from '../events/withdraw.ts';
import { enter, testReport } from '../lists/office.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { erasePlayer } from './erase.ts';
import { findNamed } from './find-named.ts';
import { identityPaper } from '../../ledger/rows/identity.ts';
import { addPlayer } from './players.ts';
import { tidyPlayers, restorePlayers } from './tidy.ts';

const faults = async (office: TestOffice) =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings;

/** As version 0.1.0 left them: two persons entered by a report that was withdrawn; and one by hand. */
async function haunted(store: Parameters<typeof officeWith>[0]): Promise<TestOffice> {
  const office = await officeWith(store, 'fide');
  const report = {
    players: [
      ...players(2),
      { id: '8', name: 'Barna, Pál', birth: '1990' },
      { id: '9', name: 'spielfrei II', birth: '1900' },
    ],
  };
  await submitOne(
    office,
    'fide',
    {
      ...report,
      games: [
        [1, '1', '8', '1-0'],
        [1, '2', '9', '1-0'],
      ],
    },
    { accept: 'clean' },
  );
  await withdrawEvent(office, { event: 'e1' }, AS);
  await addPlayer(office, { name: 'Új, Vilma' }, AS);
  return office;
}

forEachStore((_kind, store) => {
  describe('tidying the registry', () => {
    test('shows who has no rating, no number and no event that counts, and how they came in', async () => {
      const office = await haunted(store);
      const { value, findings } = await tidyPlayers(office, { players: [] }, AS);
      expect(value).toEqual({
        removed: [],
        found: [
          { player: personId(5), name: 'Barna, Pál', birthYear: 1990, federation: null, from: 'report' },
          { player: personId(6), name: 'spielfrei II', birthYear: 1900, federation: null, from: 'report' },
          { player: personId(7), name: 'Új, Vilma', birthYear: null, federation: null, from: 'hand' },
        ],
      });
      expect(findings).toEqual([{ code: 'tidy.unnamed', weight: 'note', facts: { persons: 3, reports: 2 } }]);
    });

    test('takes out whom it is told, and nobody else; and puts back', async () => {
      const office = await haunted(store);
      const dry = await tidyPlayers(office, { players: [personId(6)] }, { ...AS, dryRun: true });
      expect(dry.value?.removed).toEqual([personId(6)]);
      expect((await tidyPlayers(office, { players: [] }, AS)).value?.found).toHaveLength(3);
      await tidyPlayers(office, { players: [personId(6), personId(6)] }, AS);
      expect((await tidyPlayers(office, { players: [] }, AS)).value?.found.map(({ player }) => player)).toEqual([
        personId(5),
        personId(7),
      ]);
      expect(codesOf(await findNamed(office, 'spielfrei'))).toContain('player.none-named');
      expect(await faults(office)).toEqual([]);
      const back = await restorePlayers(office, { players: [personId(6)] }, AS);
      expect(back.value).toEqual({ restored: [personId(6)] });
      expect((await findNamed(office, 'spielfrei')).value).toMatchObject({
        players: [{ player: personId(6), birthYear: 1900 }],
      });
      expect((await tidyPlayers(office, { players: [] }, AS)).value?.found).toHaveLength(3);
      expect(await faults(office)).toEqual([]);
      expect(codesOf(await restorePlayers(office, { players: [personId(6)] }, AS))).toEqual(['tidy.not-removed']);
    });

    test('takes out all whom reports have left where their number is said', async () => {
      const office = await haunted(store);
      expect(codesOf(await tidyPlayers(office, { players: [], all: 3 }, AS))).toEqual(['tidy.other-count']);
      const { value } = await tidyPlayers(office, { players: [], all: 2 }, AS);
      expect(value?.removed).toEqual([personId(5), personId(6)]);
      expect(codesOf(await tidyPlayers(office, { players: [], all: 0 }, AS))).toEqual(['tidy.other-count']);
    });

    test('leaves everybody on whom something rests, and does nothing then', async () => {
      const office = await haunted(store);
      const asked = { players: [...players(3), { id: '4', name: 'Barna, Pál' }] };
      await submitOne(office, 'fide', { ...asked, event: { name: 'Open' } });
      const tried = await tidyPlayers(office, { players: [personId(1), personId(5), personId(6)] }, AS);
      expect(tried.findings).toEqual([
        { code: 'tidy.in-use', weight: 'refuse', facts: { players: [personId(1), personId(5)] } },
      ]);
      await answerQuestion(office, { event: 'e2', question: 1, answer: { person: personId(5) } }, AS);
      await acceptEvent(office, { event: 'e2' }, AS);
      expect((await tidyPlayers(office, { players: [] }, AS)).value?.found.map(({ player }) => player)).toEqual([
        personId(6),
        personId(7),
      ]);
    });

    test('keeps papers, which an erasure still deletes', async () => {
      const office = await haunted(store);
      await tidyPlayers(office, { players: [personId(5)] }, AS);
      expect((await erasePlayer(office, personId(5), AS)).value).toMatchObject({ identities: 1 });
      expect(codesOf(await restorePlayers(office, { players: [personId(5)] }, AS))).toEqual(['tidy.not-removed']);
      expect(await faults(office)).toEqual([]);
    });

    test('knows those whom a report of version 0.1.0 entered when it came', async () => {
      const office = await officeWith(store, 'fide');
      const paper = identityPaper(5, { name: '…' }, office.random);
      const entered = [{ person: personId(5), identity: paper.digest, facts: {} }];
      await enter(
        office,
        {
          kind: 'event.submitted',
          data: {
            event: 'e1',
            pool: 'fide',
            format: 'json',
            report: testReport(1).digest,
            received: '2024-06-15',
            facts: { name: 'Old', start: '2024-06-05', end: '2024-06-09' },
            players: [{ person: personId(5) }],
            games: [],
            questions: [],
            findings: [],
            entered,
          },
          papers: [paper],
        },
        { kind: 'event.withdrawn', data: { event: 'e1' } },
      );
      expect((await tidyPlayers(office, { players: [] }, AS)).value?.found).toMatchObject([
        { name: '…', from: 'report' },
      ]);
      await tidyPlayers(office, { players: [], all: 1 }, AS);
      expect(await faults(office)).toEqual([]);
    });
  });
});
