/** A person is erased: what named him or her is gone, also from the files; ratings, lists and the chain stay. */
import { EVERY } from '../../content/every-language.fixture.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import type { EntryKinds } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import { keyPairOf, SEED_LENGTH } from '../../ledger/signatures.ts';
import { type Desk, FLAGS, type Paper } from '../../ledger/store.ts';
import { StoreError } from '../../stores/errors.ts';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { audit } from '../../reading/analysis/audit.ts';
import { gaps } from '../../reading/analysis/gaps.ts';
import { AUDIT_WORDS } from '../../content/en/commands/audit.ts';
import { answerQuestion } from '../events/answer.ts';
import { listQuestions } from '../events/questions.ts';
import { withdrawEvent } from '../events/withdraw.ts';
import { newKey } from '../keys/new-key.ts';
import { importList } from './import.ts';
import { signerOf } from '../keys/sign.ts';
import { importOffice } from '../../keeping/import.ts';
import { exported, inChunks, textOf } from '../../keeping/keeping.fixture.ts';
import { writeListFile, showLists } from '../../reading/lists/files.ts';
import {
  accepted,
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  rateNow,
  read,
  roundRobin,
  submission,
  type TestEvent,
  type TestOffice,
} from '../lists/office.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { codes, done, projectionsOf, refusals } from '../office.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { erasePlayer } from './erase.ts';
import { exportPlayers } from './export.ts';
import { identityPaper } from '../../ledger/rows/identity.ts';
import { mergePlayers } from './merge.ts';
import { addPlayer, changePlayer } from './players.ts';
import { showPlayer } from './show.ts';
import { splitPlayer } from './split.ts';

const [ZOE, IDA, OLD] = [personId(1), personId(2), personId(7)];

/** With the name of whoever plays, as reports have it. */
function report(event: number, text = `001 Ürömi, Zoé ${event}`): Paper {
  const [content, salt] = [new TextEncoder().encode(text), new Uint8Array(SALT_LENGTH).fill(event)];
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { digest: paperOf(content, salt).digest, kind: 'report', of: event, salt, content, sha256 };
}

const EVENT: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin([1, 2, 3, 4], () => '1-0'),
};

const submit = async (
  office: TestOffice,
  event: TestEvent,
  { paper = report(event.event), ...more }: Partial<EntryKinds['event.submitted']> & { readonly paper?: Paper } = {},
): Promise<void> => {
  const data = { ...submission(event), ...more, report: paper.digest };
  await enter(office, { kind: 'event.submitted', data, papers: [paper] });
};

/** Two pools with a list each; the first person has played in both, and once under another id. */
async function filled(address: string): Promise<TestOffice> {
  const office = officeOver(await openStore(address), '2024-06-15');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-05');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(office, 1, [
    { name: 'Ürömi, Zoé', birth: '2008-02-29', fide: '7654321', federation: 'HUN', title: 'WCM', sex: 'f' },
    ...['Ida', 'Áron', 'Éda', 'Örs', 'Pál'].map((name) => ({ name: `Kis, ${name}`, birth: '1990-01-01' })),
    { name: 'Uromi Zoe', birth: '2008', fide: '1234567' },
  ]);
  await bring(office, 'fide', '2024-05', { 1: 1800, 2: 1900, 3: 1700, 4: 1600 });
  await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: 1400 });
  await submit(office, EVENT);
  await enter(office, accepted(EVENT));
  const orr = {
    ...EVENT,
    event: 2,
    pool: 'orr',
    edition: 'orr',
    persons: [7, 2],
    games: roundRobin([7, 2], () => '1-0'),
  };
  const { list: _list, ...rated } = orr;
  await submit(office, rated);
  await enter(office, accepted(rated));
  await rateNow(office, 'orr', 2);
  done(await changePlayer(office, { player: ZOE, fields: { title: 'WFM', club: 'Ürömi SE' } }, AS));
  done(await mergePlayers(office, { player: OLD, into: ZOE, although: ['fide'] }, AS));
  done(await publishList(office, { pool: 'fide' }, AS));
  done(await publishList(office, { pool: 'orr' }, AS));
  return office;
}

const verified = (office: TestOffice) => withScratchStore((scratch) => verifyOffice(office, { scratch }));

/** Bytes of the files of a database, and everything that its tables say. */
const everything = async (office: TestOffice, address: string): Promise<string> => {
  const rows = JSON.stringify(await projectionsOf(office, []));
  const papers = await read(office, async (desk: Desk) => {
    const all: string[] = [];
    for await (const batch of desk.contentOf('papers')) for (const [, , , , content] of batch) all.push(`${content}`);
    return all.join('\n');
  });
  if (address.startsWith('postgres')) return rows + papers;
  const folder = dirname(address);
  return (
    rows +
    papers +
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  );
};

const fileOf = async (office: TestOffice, pool: string, format: string): Promise<string> => {
  const pieces: Uint8Array[] = [];
  done(await writeListFile(office, { pool, format }, (bytes) => void pieces.push(bytes)));
  return Buffer.concat(pieces).toString('utf8');
};

const ALSO = { ...AS, ground: 'her letter of 3 June' };

forEachStore((_kind, store) => {
  describe('whoever is erased', () => {
    test('has no name, birth, number or report left anywhere, and every rating still follows', async () => {
      const address = await store.fresh();
      const office = await filled(address);
      const traces = /[UÜ]r[oö]mi|7654321|1234567|2008-02-29/iu;
      expect(await everything(office, address)).toMatch(traces);
      const before = done(await showLists(office));
      const asked = {
        player: OLD,
        formerly: [OLD],
        identities: 3,
        reports: 2,
        events: ['e1', 'e2'],
        titles: [],
        lists: 4,
        onLists: ['fide:2024-05-01', 'fide:2024-06-01', 'orr:2024-01-01', 'orr:2024-06-15'],
      };
      const shown = done(await erasePlayer(office, OLD, { ...ALSO, dryRun: true }));
      expect(shown).toEqual({
        ...asked,
        player: ZOE,
        card: { name: 'Ürömi, Zoé', birth: '2008-02-29', numbers: { fide: '7654321' } },
      });
      expect(done(await verified(office))).toMatchObject({ erased: 0, persons: 0 });
      const outcome = await erasePlayer(office, OLD, ALSO);
      expect(codes(outcome)).toEqual(['player.led-on', 'erase.for-good']);
      expect(done(outcome)).toEqual({ ...asked, player: ZOE });
      expect(await everything(office, address)).not.toMatch(traces);
      expect(done(await verified(office))).toMatchObject({ erased: 5, persons: 1, lists: 2 });
      expect(done(await showLists(office)).map(({ digest, hash }) => [digest, hash])).toEqual(
        before.map(({ digest, hash }) => [digest, hash]),
      );
      const again = officeOver(await openStore(await store.fresh()));
      done(await importOffice(again.store, { file: inChunks(await exported(office)) }));
      expect(textOf(await exported(again))).toBe(textOf(await exported(office)));
      expect(await projectionsOf(again, [])).toEqual(await projectionsOf(office, []));
      for (const each of [office, again]) await each.store.close();
    });
  });
});

const sqlite = testStore('sqlite');
const opened = async (): Promise<TestOffice> => filled(await sqlite.fresh());

describe('after an erasure', () => {
  test('files that are written later have a mark instead of the name, and say so; the seal is as it was', async () => {
    const office = await opened();
    const old = await fileOf(office, 'fide', 'csv');
    expect(old).toContain('Ürömi, Zoé;WFM');
    done(await erasePlayer(office, ZOE, ALSO));
    expect(await fileOf(office, 'fide', 'csv')).toContain(`\n${ZOE};(erased);;`);
    for (const format of ['fide-txt', 'fide-xml', 'json', 'csv']) {
      const text = await fileOf(office, 'fide', format);
      // a FIDE list has no place for anybody who has no number
      expect(text.includes('(erased)')).toBe(!format.startsWith('fide'));
      expect(text).not.toMatch(/[UÜ]r[oö]mi|7654321|2008|WFM/u);
    }
    const [list] = done(await showLists(office, 'fide', '2024-06'));
    const csv = createHash('sha256')
      .update(await fileOf(office, 'fide', 'csv'))
      .digest('hex');
    expect(list).toMatchObject({ erased: 1 });
    expect(list?.files).toContainEqual({ format: 'csv', sha256: csv });
    expect(list?.files?.map(({ format }) => format)).toEqual(['fide-txt', 'fide-xml', 'csv', 'json']);
    const pair = keyPairOf(new Uint8Array(SEED_LENGTH).fill(3));
    const holder = { place: 'memory', read: async () => ({ keys: [pair], findings: [] }) };
    done(await newKey(office, holder, AS));
    const file = done(await writeListFile(office, { pool: 'fide', format: 'csv' }, () => undefined));
    const { text } = await done(await signerOf(office, holder))(file);
    expect(JSON.parse(text)).toMatchObject({ erased: 1, sha256: csv, digest: list?.digest });
    expect(done(await showLists(office, 'fide')).map(({ erased, files }) => [erased, files])).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
    await office.store.close();
  });

  test('later lists leave the person out, and the ratings of others go on', async () => {
    const office = await opened();
    done(await erasePlayer(office, ZOE, ALSO));
    office.on('2024-07-15');
    done(await publishList(office, { pool: 'fide' }, AS));
    done(await publishList(office, { pool: 'orr' }, AS));
    for (const pool of ['fide', 'orr']) {
      const { players } = JSON.parse(await fileOf(office, pool, 'json')) as { players: { id: string }[] };
      expect(players.map(({ id }) => id)).not.toContain(ZOE);
      const [list] = done(await showLists(office, pool));
      expect([list?.players, list?.erased]).toEqual([players.length, 0]);
      const [last] = (await read(office, (desk) => desk.standingsOf(1))).slice(-1);
      expect((last?.flags as number) & FLAGS.notListed).toBe(FLAGS.notListed);
    }
    expect(codes(await verified(office))).toEqual([]);
    await office.store.close();
  });

  test('the card, exports, the audit and gaps know nobody', async () => {
    const office = await opened();
    done(await erasePlayer(office, ZOE, ALSO));
    const { no } = await read(office, (desk) => desk.head());
    const erased = { day: '2024-06-15', entry: no };
    expect(done(await showPlayer(office, ZOE))).toEqual({
      player: ZOE,
      erased,
      numbers: {},
      standings: [],
      events: [],
    });
    const full = done(await showPlayer(office, OLD, 'officer'));
    expect(full).toMatchObject({ player: ZOE, erased, numbers: {} });
    expect([full.standings.length, full.events.length]).toEqual([2, 2]);
    expect(codes(await showPlayer(office, 'fide:7654321'))).toEqual(['player.number-unknown']);
    for (const format of ['csv', 'jsonl'] as const) {
      let text = '';
      const { players } = await exportPlayers(office, { format, write: (bytes) => void (text += Buffer.from(bytes)) });
      expect([players, text.includes(ZOE), text.includes(OLD)]).toEqual([5, false, false]);
    }
    const entries = done(await audit(office, { player: ZOE, language: EVERY.en, words: AUDIT_WORDS }));
    expect(entries.at(-1)?.says).toBe(`${ZOE} and ${OLD}: erased, with 5 papers.`);
    expect(entries.find(({ kind }) => kind === 'person.changed')?.changes).toEqual([]);
    expect(JSON.stringify(entries)).not.toMatch(/[UÜ]r[oö]mi/u);
    const found = done(await gaps(office, 'orr'));
    expect(JSON.stringify(found)).not.toContain(ZOE);
    await office.store.close();
  });

  test('the id takes no more cards, merges, splits or answers', async () => {
    const office = await opened();
    done(await erasePlayer(office, ZOE, ALSO));
    expect(refusals(await changePlayer(office, { player: ZOE, fields: { name: 'Zoé' } }, AS))).toEqual([
      'player.erased',
    ]);
    expect(refusals(await mergePlayers(office, { player: ZOE, into: IDA }, AS))).toEqual(['player.erased']);
    expect(refusals(await mergePlayers(office, { player: IDA, into: ZOE }, AS))).toEqual(['player.erased']);
    expect(refusals(await splitPlayer(office, { player: OLD }, AS))).toEqual(['player.erased']);
    const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
    const players = [{}, { person: IDA }];
    const candidates = [ZOE, IDA];
    await submit(
      office,
      { ...EVENT, event: 3, persons: [5, 2], games: [] },
      {
        players,
        questions: [{ question: 1, kind: 'identity', player: 0, candidates, finding }],
        paper: report(3, '{}'),
      },
    );
    expect(done(await listQuestions(office, {}))[0]?.candidates?.[0]).toEqual({
      person: ZOE,
      name: null,
      birthYear: null,
      federation: null,
      fide: null,
    });
    expect(refusals(await answerQuestion(office, { event: 'e3', question: 1, answer: { person: ZOE } }, AS))).toEqual([
      'player.erased',
    ]);
    await office.store.close();
  });

  test('a person of the same name is another person, with an id of its own', async () => {
    const office = await opened();
    done(await erasePlayer(office, ZOE, ALSO));
    const { player } = done(await addPlayer(office, { name: 'Ürömi, Zoé', birth: '2008-02-29', fide: '7654321' }, AS));
    expect(player).toBe(personId(8));
    expect(codes(await verified(office))).toEqual([]);
    await office.store.close();
  });

  test('a paper that came back from a backup is found', async () => {
    const office = await opened();
    const [card] = await read(office, (desk) => desk.papersOf('identity', 1));
    done(await erasePlayer(office, ZOE, ALSO));
    await office.store.write((desk) => desk.keepPapers([card as Paper]));
    expect((await verified(office)).findings).toMatchObject([
      { code: 'verify.paper-back', facts: { paper: (card as Paper).digest, kind: 'identity', of: 1 } },
    ]);
    await office.store.close();
  });

  test('a KOMIR number is not given again, and the ledger does not tell which it was', async () => {
    const office = await opened();
    const add = async (name: string): Promise<string> => {
      const licences = { 2024: 'Postás' };
      return done(await addPlayer(office, { name, birth: '1990-01-01', sex: 'f', federation: 'HUN', licences }, AS))
        .komir as string;
    };
    expect([await add('Nagy, Éva'), await add('Nagy, Ada')]).toEqual(['1', '2']);
    done(await erasePlayer(office, 'komir:1', ALSO));
    expect(await add('Nagy, Ilona')).toBe('3');
    done(await erasePlayer(office, 'komir:3', ALSO));
    const { text } = (await read(office, async (desk) => desk.entry((await desk.head()).no))) as { text: string };
    expect((JSON.parse(text) as { data: EntryKinds['person.erased'] }).data.komirFrom).toBe(101);
    expect([await add('Nagy, Olga'), await add('Nagy, Vera')]).toEqual(['101', '102']);
    await office.store.close();
  });

  test('nor is it taken from a file without a word, and nothing of the file comes in', async () => {
    const office = await opened();
    const card = { birth: '1990-01-01', sex: 'f', federation: 'HUN', licences: { 2024: 'Postás' } } as const;
    for (const name of ['Nagy, Éva', 'Nagy, Ada', 'Nagy, Ida', 'Nagy, Emma'])
      done(await addPlayer(office, { ...card, name }, AS));
    for (const number of ['komir:2', 'komir:3']) done(await erasePlayer(office, number, ALSO));
    done(await addPlayer(office, { name: 'Nagy, Vera', birth: '1991-01-01', fide: '900' }, AS));
    const file = [
      'fideId;name;birth;sex;federation;komir',
      '901;Nagy, Olga;1981;f;HUN;2',
      '903;Nagy, Emma;1990-01-01;f;HUN;4',
      '902;Kis, Éva;1982;f;HUN;205',
      '900;Nagy, Vera;1991;f;HUN;3',
      '',
    ].join('\n');
    const list = { open: () => [new TextEncoder().encode(file)], how: 'add' } as const;
    const before = await projectionsOf(office, []);
    const tried = await importList(office, list, AS);
    expect(refusals(tried)).toEqual(['import.komir-passed', 'import.faults']);
    expect(tried.findings).toContainEqual(expect.objectContaining({ facts: { rows: [1, 4], count: 2 } }));
    expect(await projectionsOf(office, [])).toEqual(before);
    const without = done(await importList(office, { ...list, faulty: 'left-out' }, { ...AS, dryRun: true }));
    expect(without).toMatchObject({ entered: 1, leftOut: 1, changed: 2, fields: { fide: 1, sex: 1, federation: 1 } });
    const all = done(await importList(office, { ...list, komir: 'own' }, { ...AS, dryRun: true }));
    expect(all).toMatchObject({
      entered: 2,
      leftOut: 0,
      changed: 2,
      fields: { fide: 1, komir: 1, sex: 1, federation: 1 },
    });
    await office.store.close();
  });

  test('nor is a KOMIR number of somebody erased taken from an officer who writes it down', async () => {
    const office = await opened();
    const card = { birth: '1990-01-01', sex: 'f', federation: 'HUN', licences: { 2024: 'Postás' } } as const;
    for (const name of ['Nagy, Éva', 'Nagy, Ada', 'Nagy, Ida']) done(await addPlayer(office, { ...card, name }, AS));
    done(await erasePlayer(office, 'komir:2', ALSO));
    const again = { ...card, name: 'Nagy, Olga', komir: '2' };
    expect(refusals(await addPlayer(office, again, AS))).toEqual(['player.komir-passed']);
    const { player } = done(await addPlayer(office, { name: 'Nagy, Vera', birth: '1991-01-01' }, AS));
    const written = { player, fields: { ...card, komir: '2' } };
    expect(refusals(await changePlayer(office, written, AS))).toEqual(['player.komir-passed']);
    // one that was never given is free, and so is what somebody knows to be the person's own
    expect(done(await addPlayer(office, { ...again, komir: '50' }, AS)).komir).toBe('50');
    const own = await changePlayer(office, written, { ...AS, komir: 'own' });
    expect(done(own).komir).toBe('2');
    expect(codes(own)).toContain('player.komir-passed');
    await office.store.close();
  });
});

describe('an erasure', () => {
  test('needs a ground and a person; done twice, it says so and enters nothing', async () => {
    const office = await opened();
    expect(refusals(await erasePlayer(office, ZOE, { author: 'Éva' }))).toEqual(['erase.no-ground']);
    expect(refusals(await erasePlayer(office, ZOE, { ...ALSO, ground: ' ' }))).toEqual(['erase.no-ground']);
    expect(refusals(await erasePlayer(office, 'fide:99', ALSO))).toEqual(['player.number-unknown']);
    expect(refusals(await erasePlayer(office, ZOE, { ground: 'x' }))).toEqual(['office.no-author']);
    done(await erasePlayer(office, ZOE, ALSO));
    const { no } = await read(office, (desk) => desk.head());
    const again = await erasePlayer(office, ZOE, ALSO);
    expect(again.findings).toEqual([{ code: 'erase.done-before', weight: 'note', facts: { player: ZOE, entry: no } }]);
    expect(again.value).toMatchObject({ identities: 0, reports: 0, lists: 4 });
    expect((await read(office, (desk) => desk.head())).no).toBe(no);
    await office.store.close();
  });

  test('holds although the files cannot be cleaned, and says that they are not', async () => {
    const office = await opened();
    const failing = (error: Error): TestOffice => ({
      ...office,
      store: { ...office.store, purge: () => Promise.reject(error) },
    });
    const busy = new StoreError('store.busy', { address: 'office.db', seconds: 1 });
    const { value, findings } = await erasePlayer(failing(busy), ZOE, ALSO);
    expect(value).toMatchObject({ identities: 3 });
    expect(findings.map(({ code, weight }) => [code, weight])).toEqual([
      ['erase.for-good', 'note'],
      ['store.busy', 'warn'],
      ['erase.remains', 'warn'],
    ]);
    await expect(erasePlayer(failing(new Error('our own')), ZOE, ALSO)).rejects.toThrow('our own');
    expect(codes(await verified(office))).toEqual([]);
    await office.store.close();
  });

  const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
  const asking = (candidates: readonly string[]): Pick<EntryKinds['event.submitted'], 'questions' | 'players'> => ({
    players: [{}, { person: IDA }],
    questions: [{ question: 1, kind: 'identity', player: 0, candidates, finding }],
  });
  const doubtful = { ...EVENT, event: 3, persons: [5, 2], games: [] };

  test('waits for the questions about reports that would go', async () => {
    const office = await opened();
    await submit(office, doubtful, asking([ZOE]));
    expect((await erasePlayer(office, ZOE, ALSO)).findings).toEqual([
      { code: 'erase.open-questions', weight: 'refuse', facts: { events: ['e3'], count: 1 } },
    ]);
    done(await answerQuestion(office, { event: 'e3', question: 1, answer: { person: personId(5) } }, AS));
    expect(done(await erasePlayer(office, ZOE, ALSO)).events).toEqual(['e1', 'e2']);
    await office.store.close();
  });

  test('waits also where the person plays and somebody else is in question', async () => {
    const office = await opened();
    await submit(office, doubtful, { ...asking([]), players: [{}, { person: ZOE }] });
    expect(refusals(await erasePlayer(office, ZOE, ALSO))).toEqual(['erase.open-questions']);
    await office.store.close();
  });

  test('takes reports along in which somebody may have been meant, and those that were replaced', async () => {
    const office = await opened();
    await submit(office, doubtful, asking([ZOE]));
    done(await withdrawEvent(office, { event: 'e3' }, AS));
    const replaced = { ...EVENT, event: 4, persons: [1, 2], games: [] };
    await submit(office, replaced);
    await submit(office, { ...replaced, persons: [3, 2] }, { paper: report(40, 'without her') });
    const maybe = { ...EVENT, event: 5, persons: [5, 2], games: [] };
    await submit(office, maybe, asking([ZOE]));
    await submit(office, { ...maybe, persons: [3, 2] }, { paper: report(50, 'without her') });
    // about somebody else, and still open
    await submit(
      office,
      { ...EVENT, event: 6, persons: [5, 2], games: [] },
      { ...asking([IDA]), paper: report(6, 'x') },
    );
    const { events, reports } = done(await erasePlayer(office, ZOE, ALSO));
    expect([events, reports]).toEqual([['e1', 'e2', 'e3', 'e4', 'e5'], 5]);
    const left = await read(office, async (desk) =>
      (await Promise.all([4, 5].map((event) => desk.papersOf('report', event)))).flat(),
    );
    expect(left).toEqual([]);
    await office.store.close();
  });

  test('leaves the reports of events that were never hers', async () => {
    const office = await opened();
    const wrong = { ...EVENT, event: 3, persons: [1, 5], games: [] };
    await submit(office, wrong, { paper: report(3, '001 Kis, Pál') });
    done(await splitPlayer(office, { from: ZOE, events: ['e3'], to: personId(6) }, AS));
    const hers = { ...EVENT, event: 4, persons: [3, 5], games: [] };
    await submit(office, hers);
    done(await splitPlayer(office, { from: personId(3), events: ['e4'], to: ZOE }, AS));
    expect(done(await erasePlayer(office, ZOE, ALSO)).events).toEqual(['e1', 'e2', 'e4']);
    await office.store.close();
  });

  test('takes the name out of titles, and names the entries in which it stays', async () => {
    const office = await opened();
    const title = (event: number, name: string) =>
      ({ kind: 'event.registered', data: { event: eventId(event), pool: 'fide', facts: { name } } }) as const;
    await enter(office, title(3, 'Zoé Ürömi Memorial'), title(4, 'Zoé Kupa'), title(5, 'UROMI ZOE simul'));
    await submit(office, { ...EVENT, event: 5, facts: { name: 'Uromi Zoe simul' } }, { paper: report(5, 'x') });
    const other = { player: IDA, fields: { club: 'Postás' } };
    done(await changePlayer(office, other, { author: 'Ürömi Zoé', ground: 'asked by phone' }));
    const { no } = await read(office, (desk) => desk.head());
    const { value, findings } = await erasePlayer(office, ZOE, ALSO);
    expect(value?.titles).toEqual(['e3', 'e5']);
    expect(findings[0]).toEqual({
      code: 'erase.name-stays',
      weight: 'warn',
      facts: { entries: [no - 4, no - 2, no - 1, no], count: 4 },
    });
    const rows = await read(office, (desk) => desk.events({ events: [3, 4, 5] }));
    expect(rows.map(({ name }) => name)).toEqual(['', 'Zoé Kupa', '']);
    expect(JSON.stringify(rows)).not.toMatch(/[UÜ]r[oö]mi/iu);
    expect(codes(await verified(office))).toEqual([]);
    await office.store.close();
  });

  test('a name of one word is looked for only as a whole, and none at all is not looked for', async () => {
    const office = await opened();
    await enterPersons(office, 8, [{ name: 'Postás' }, { name: '…' }]);
    const nameless = identityPaper(10, {}, office.random);
    const person = { person: personId(10), identity: nameless.digest, facts: {} };
    await enter(office, { kind: 'persons.entered', data: { persons: [person] }, papers: [nameless] });
    await enter(office, {
      kind: 'event.registered',
      data: { event: eventId(3), pool: 'fide', facts: { name: 'Postás Kupa' } },
    });
    await enter(office, {
      kind: 'event.registered',
      data: { event: eventId(4), pool: 'fide', facts: { name: 'Postás' } },
    });
    expect(done(await erasePlayer(office, personId(8), ALSO)).titles).toEqual(['e4']);
    for (const each of [9, 10]) expect(done(await erasePlayer(office, personId(each), ALSO)).titles).toEqual([]);
    await office.store.close();
  });
});

forEachStore((_kind, store) => {
  describe('the ground of an erasure', () => {
    test('that names the person is asked about before it is kept for ever', async () => {
      const office = await filled(await store.fresh());
      for (const ground of ['letter of Zoé Ürömi', 'Uromi wrote', 'FIDE 7654321', 'born 2008-02-29']) {
        const { value, findings } = await erasePlayer(office, ZOE, { ...AS, ground, dryRun: true });
        expect([value, findings[0]]).toMatchObject([undefined, { code: 'erase.ground-names', weight: 'refuse' }]);
      }
      const kept = { ...AS, ground: 'letter of Zoé Ürömi', namingGround: 'kept' } as const;
      const outcome = await erasePlayer(office, ZOE, { ...kept, dryRun: true });
      expect(outcome.findings).toContainEqual({ code: 'erase.ground-names', weight: 'warn', facts: { by: ['name'] } });
      expect(codes(await erasePlayer(office, ZOE, { ...AS, ground: 'letter of 3 June' }))).not.toContain(
        'erase.ground-names',
      );
      await office.store.close();
    });

    test('has before it those of other verbs, which stay: they are counted', async () => {
      const office = await filled(await store.fresh());
      done(await changePlayer(office, { player: ZOE, fields: { club: 'Másik SE' } }, { ...AS, ground: 'Zoé asked' }));
      const about = { player: IDA, fields: { club: 'Másik SE' } };
      done(await changePlayer(office, about, { ...AS, ground: 'Zoé asked for her' }));
      const { findings } = await erasePlayer(office, ZOE, { ...AS, dryRun: true });
      const stays = findings.filter(({ code }) => code === 'erase.grounds-stay');
      expect(stays).toMatchObject([{ weight: 'warn', facts: { count: 1 } }]);
      await office.store.close();
    });
  });
});
